"""The tables of the club as its lobby lists them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from klub.engine.contract import Json
from klub.server.stores.log import TableId
from klub.server.stores.people import IdentityId


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in one row."""

    id: TableId
    game: str
    status: Status
    host: IdentityId
    listed: bool
    """Whether it is open to all; else it is found by its link alone."""
    created: float
    """s since 1970."""
    changed: float
    summary: Mapping[str, Json] = field(default_factory=dict)
    """What the lobby shows of it: seats, names, house rules."""
    sitters: tuple[IdentityId, ...] = ()
    """Who sits there: each once, however many seats are theirs, in the order of their ids."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "sitters", tuple(sorted(set(self.sitters))))


class Lobby(Protocol):
    """The list of tables."""

    async def save_table(self, listing: Listing) -> None:
        """Keep ``listing`` in place of an earlier one of the same table."""
        ...

    async def table(self, table: TableId) -> Listing | None:
        """One table."""
        ...

    async def tables(
        self,
        *,
        statuses: Collection[Status] = tuple(Status),
        listed: bool | None = None,
        host: IdentityId | None = None,
        sitter: IdentityId | None = None,
        game: str | None = None,
        changed_after: float | None = None,
        limit: int | None = None,
    ) -> tuple[Listing, ...]:
        """The tables for which all of this holds, those that changed last first.

        One that changed at ``changed_after`` itself is not among them.
        """
        ...
