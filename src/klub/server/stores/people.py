"""The people of the club: who they are, and what is reported about them."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType, Protocol

from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.server.stores.log import TableId

IdentityId = NewType("IdentityId", str)

ReportId = NewType("ReportId", str)


class Taken(Refusal):
    """A name or id that somebody else has already."""


class Unknown(Refusal):
    """Somebody the club does not know."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody who came in: a guest, or with a handle of their own."""

    id: IdentityId
    name: str
    """What others see; it need not be unique."""
    created: float
    """s since 1970."""
    handle: str | None = None
    """Unique, however its letters are written large or small."""
    password_hash: str | None = field(default=None, repr=False)
    settings: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint."""

    id: ReportId
    who: IdentityId
    about: IdentityId
    table: TableId
    text: str
    at: float
    """s since 1970."""


def handle_key(handle: str) -> str:
    """What two handles that look alike have in common.

    >>> handle_key("Élodie") == handle_key("ÉLODIE")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", handle).casefold())


class People(Protocol):
    """Identities, their secrets, and reports.

    A secret is what the cookie of one browser holds, and is nowhere but there: the club keeps its
    hash. Somebody who plays on a phone and at a desk has two.
    """

    async def add_identity(self, identity: Identity, secret_hash: str) -> None:
        """Let somebody in; `Taken` if the id, the handle or the secret is another's."""
        ...

    async def add_secret(self, identity: IdentityId, secret_hash: str, at: float) -> None:
        """Accept one more secret from ``at`` on; `Taken` if it is known already, whoever's it is.

        `Unknown` if there is no such identity.
        """
        ...

    async def forget_secret(self, secret_hash: str) -> None:
        """Accept a secret no longer; one that is not known is forgotten already."""
        ...

    async def forget_secrets(self, identity: IdentityId, but: str | None = None) -> None:
        """Accept none of somebody's secrets any longer except the one whose hash is ``but``."""
        ...

    async def identity(self, identity: IdentityId) -> Identity | None:
        """Somebody by their id."""
        ...

    async def identity_by_secret(self, secret_hash: str) -> Identity | None:
        """Somebody by the hash of one of their secrets."""
        ...

    async def identity_by_handle(self, handle: str) -> Identity | None:
        """Somebody by their handle, however it is written."""
        ...

    async def rename(self, identity: IdentityId, name: str) -> None:
        """Show ``name`` from now on; `Unknown` if there is no such identity, as in the next ones.

        Games that were played keep the name they were played under.
        """
        ...

    async def claim_handle(self, identity: IdentityId, handle: str, password_hash: str) -> None:
        """Give somebody ``handle`` in place of an earlier one; `Taken` if it is another's."""
        ...

    async def save_settings(self, identity: IdentityId, settings: Mapping[str, Json]) -> None:
        """Keep ``settings`` in place of the earlier ones."""
        ...

    async def add_report(self, report: Report) -> None:
        """Keep a complaint; one with the same id that is kept already stays."""
        ...

    async def reports(self, limit: int | None = None) -> tuple[Report, ...]:
        """The complaints, latest first."""
        ...
