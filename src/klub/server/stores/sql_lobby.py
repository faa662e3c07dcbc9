"""The list of tables in SQL."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, select

from klub.server.stores.database import Database
from klub.server.stores.jsontext import read_json, write_json
from klub.server.stores.lobby import Listing, Status
from klub.server.stores.log import TableId
from klub.server.stores.people import IdentityId
from klub.server.stores.schema import tables


class SqlLobby(Database):
    """Tables as rows."""

    async def save_table(self, listing: Listing) -> None:
        """Keep a table's row."""
        values = {
            "game": listing.game,
            "status": str(listing.status),
            "host": listing.host,
            "listed": listing.listed,
            "created": listing.created,
            "changed": listing.changed,
            "summary": write_json(listing.summary),
        }
        new = self.insert(tables).values(id=listing.id, **values)
        async with self.writing() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=[tables.c.id], set_=values)
            )

    async def table(self, table: TableId) -> Listing | None:
        """One table."""
        async with self.reading() as connection:
            row = (await connection.execute(select(tables).filter_by(id=table))).one_or_none()
            return None if row is None else _listing(row)

    async def tables(
        self,
        *,
        statuses: Collection[Status] = tuple(Status),
        listed: bool | None = None,
        host: IdentityId | None = None,
        limit: int | None = None,
    ) -> tuple[Listing, ...]:
        """The tables for which all of this holds."""
        wanted = select(tables).where(tables.c.status.in_([str(status) for status in statuses]))
        if listed is not None:
            wanted = wanted.where(tables.c.listed == listed)
        if host is not None:
            wanted = wanted.where(tables.c.host == host)
        ordered = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        async with self.reading() as connection:
            return tuple(_listing(row) for row in await connection.execute(ordered))


def _listing(row: Row[Any]) -> Listing:
    return Listing(
        id=row.id,
        game=row.game,
        status=Status(row.status),
        host=row.host,
        listed=row.listed,
        created=row.created,
        changed=row.changed,
        summary=read_json(row.summary),
    )
