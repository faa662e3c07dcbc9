"""Known clients in memory."""

from collections.abc import Collection, Mapping

from klub.server.stores.clients import KnownClient
from klub.server.stores.people import IdentityId


class MemoryClients:
    """Known clients by their hash."""

    def __init__(self) -> None:
        super().__init__()
        self._clients: dict[str, KnownClient] = {}

    async def remember_client(self, client: KnownClient, most: int) -> None:
        """Store a client; the latest few stay."""
        self._clients[client.hash] = client
        alike = [
            one
            for one in self._clients.values()
            if (one.identity, one.kind) == (client.identity, client.kind)
        ]
        for old in sorted(alike, key=lambda one: (-one.seen, one.hash))[most:]:
            del self._clients[old.hash]

    async def known_clients(self, hashes: Collection[str]) -> Mapping[str, float]:
        """When each was seen last."""
        return {one: self._clients[one].seen for one in hashes if one in self._clients}

    async def forget_clients(self, identity: IdentityId) -> None:
        """Delete every client of an identity."""
        self._clients = {
            hash_: client for hash_, client in self._clients.items() if client.identity != identity
        }
