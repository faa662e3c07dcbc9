"""Browsers and networks from which people with a handle have come in before."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from klub.server.stores.people import IdentityId


class ClientKind(StrEnum):
    """What a known client is known by."""

    BROWSER = "browser"
    """A cookie of its own."""
    NETWORK = "network"
    """Its address."""


@dataclass(frozen=True, slots=True)
class KnownClient:
    """A browser or network that an identity has used."""

    hash: str
    """A keyed hash of the handle and the cookie or address: neither is stored."""
    identity: IdentityId
    kind: ClientKind
    seen: float
    """s since 1970."""


class Clients(Protocol):
    """Known clients: each hash once, the latest few of each identity and kind."""

    async def remember_client(self, client: KnownClient, most: int) -> None:
        """Store ``client`` in place of an earlier one with the same hash.

        Of its identity and kind only the latest ``most`` stay; of equally late ones those whose
        hash sorts first.
        """
        ...

    async def known_clients(self, hashes: Collection[str]) -> Mapping[str, float]:
        """When each of ``hashes`` was seen last; unknown ones are left out."""
        ...

    async def forget_clients(self, identity: IdentityId) -> None:
        """Delete every client of an identity."""
        ...
