"""The list of tables in memory."""

from collections.abc import Collection
from dataclasses import replace

from klub.server.stores.jsontext import read_json, write_json
from klub.server.stores.lobby import Listing, Status
from klub.server.stores.log import TableId
from klub.server.stores.people import IdentityId


class MemoryLobby:
    """Tables by their ids."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[TableId, Listing] = {}

    async def save_table(self, listing: Listing) -> None:
        """Keep a table's row."""
        # By way of text, so that nobody shares the mapping and tuples become lists as on disk.
        self._tables[listing.id] = replace(listing, summary=read_json(write_json(listing.summary)))

    async def table(self, table: TableId) -> Listing | None:
        """One table."""
        return self._tables.get(table)

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
        fitting = [
            table
            for table in self._tables.values()
            if table.status in statuses
            and (listed is None or table.listed == listed)
            and (host is None or table.host == host)
            and (sitter is None or sitter in table.sitters)
            and (game is None or table.game == game)
            and (changed_after is None or table.changed > changed_after)
        ]
        return tuple(sorted(fitting, key=lambda table: (-table.changed, table.id))[:limit])
