"""Known clients in SQL."""

from collections.abc import Collection, Mapping

from sqlalchemy import delete, select

from klub.server.stores.clients import KnownClient
from klub.server.stores.database import Database
from klub.server.stores.people import IdentityId
from klub.server.stores.schema import clients


class SqlClients(Database):
    """Known clients as rows."""

    async def remember_client(self, client: KnownClient, most: int) -> None:
        """Store a client; the latest few stay."""
        values = {"identity": client.identity, "kind": client.kind.value, "seen": client.seen}
        new = self.insert(clients).values(hash=client.hash, **values)
        kept = new.on_conflict_do_update(index_elements=[clients.c.hash], set_=values)
        alike = (clients.c.identity == client.identity, clients.c.kind == client.kind.value)
        latest = (
            select(clients.c.hash)
            .where(*alike)
            .order_by(clients.c.seen.desc(), clients.c.hash)
            .limit(most)
        )
        old = delete(clients).where(*alike, clients.c.hash.not_in(latest))
        async with self.writing() as connection:
            await connection.execute(kept)
            await connection.execute(old)

    async def known_clients(self, hashes: Collection[str]) -> Mapping[str, float]:
        """When each was seen last."""
        found = select(clients.c.hash, clients.c.seen).where(clients.c.hash.in_(hashes))
        async with self.reading() as connection:
            return {row.hash: row.seen for row in await connection.execute(found)}

    async def forget_clients(self, identity: IdentityId) -> None:
        """Delete every client of an identity."""
        async with self.writing() as connection:
            await connection.execute(delete(clients).where(clients.c.identity == identity))
