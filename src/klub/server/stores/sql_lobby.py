"""The list of tables in SQL."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, select
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from klub.server.stores.database import Database
from klub.server.stores.jsontext import read_json, write_json
from klub.server.stores.lobby import Listing, Status
from klub.server.stores.log import TableId
from klub.server.stores.people import IdentityId
from klub.server.stores.schema import sitters, tables


class SqlLobby(Database):
    """Tables as rows, and who sits there as others."""

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
        saved = new.on_conflict_do_update(index_elements=[tables.c.id], set_=values)
        left = delete(sitters).where(
            sitters.c.table_id == listing.id, sitters.c.identity.not_in(listing.sitters)
        )
        came = self.insert(sitters).on_conflict_do_nothing()
        sitting = [{"table_id": listing.id, "identity": one} for one in listing.sitters]

        def save(connection: Connection) -> None:
            # The table first: whoever saves it at the same time waits there for their turn.
            connection.execute(saved)
            connection.execute(left)
            if sitting:
                connection.execute(came, sitting)

        await self.write(save)

    async def table(self, table: TableId) -> Listing | None:
        """One table."""
        found = await self._listings(select(tables).where(tables.c.id == table))
        return found[0] if found else None

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
        """The tables for which all of this holds."""
        wanted, status = select(tables), tables.c.status.expression
        if sitter is not None:
            theirs = select(sitters.c.table_id).where(sitters.c.identity == sitter)
            wanted = wanted.where(tables.c.id.in_(theirs))
            # Somebody's tables are few. SQLite would go through all of a status to find them, and
            # cannot if there is no index for what it is asked.
            status = status.concat("")
        wanted = wanted.where(status.in_([str(one) for one in statuses]))
        if listed is not None:
            wanted = wanted.where(tables.c.listed == listed)
        if host is not None:
            wanted = wanted.where(tables.c.host == host)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if changed_after is not None:
            wanted = wanted.where(tables.c.changed > changed_after)
        return await self._listings(wanted.order_by(*_order(tables.c)).limit(limit))

    async def _listings(self, wanted: Select[*tuple[object, ...]]) -> tuple[Listing, ...]:
        """The tables that are wanted, the latest first.

        In one question, so that a table and its sitters are of the same moment.
        """
        page = wanted.subquery()
        seated = page.outerjoin(sitters, sitters.c.table_id == page.c.id)
        rows = select(page, sitters.c.identity).select_from(seated).order_by(*_order(page.c))
        async with self.reading() as connection:
            found = await connection.execute(rows)
            return tuple(_listing(same) for _, same in groupby(found, lambda row: row.id))


def _order(columns: ReadOnlyColumnCollection[str, Any]) -> tuple[ColumnElement[Any], ...]:
    return columns.changed.desc(), columns.id


def _listing(rows: Iterable[Row[Any]]) -> Listing:
    """A table from its rows, one for each sitter or one without any."""
    row, *others = rows
    return Listing(
        id=row.id,
        game=row.game,
        status=Status(row.status),
        host=row.host,
        listed=row.listed,
        created=row.created,
        changed=row.changed,
        summary=read_json(row.summary),
        sitters=tuple(one.identity for one in (row, *others) if one.identity is not None),
    )
