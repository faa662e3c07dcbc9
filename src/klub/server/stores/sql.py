"""A store in SQLite or PostgreSQL."""

import asyncio
import os
from contextlib import suppress
from types import TracebackType
from typing import Self

from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from klub.server.stores.advisory_lock import Elsewhere
from klub.server.stores.archive import packed, unpacked
from klub.server.stores.availability import reason
from klub.server.stores.database import Database, Unopened, address, connect, shown
from klub.server.stores.log import TableId
from klub.server.stores.migrate import migrate
from klub.server.stores.schema import records, words
from klub.server.stores.sql_bests import SqlBests
from klub.server.stores.sql_clients import SqlClients
from klub.server.stores.sql_lobby import SqlLobby
from klub.server.stores.sql_log import SqlLog
from klub.server.stores.sql_people import SqlPeople
from klub.server.stores.sql_runs import SqlRuns
from klub.server.stores.sql_scores import SqlScores


class SqlStore(SqlLog, SqlLobby, SqlPeople, SqlClients, SqlScores, SqlBests, SqlRuns):
    """Keeps everything in a database."""

    @staticmethod
    async def open(url: str, *, alone: bool = False) -> "SqlStore":
        """The store at ``url``, made or brought up to date if need be; ``alone`` for a club."""
        parsed = address(url)
        make_private(parsed)
        store = SqlStore(connect(parsed), alone=alone)
        try:
            await _bring_up_to_date(store, parsed)
        except BaseException:
            await store.close()
            raise
        if alone:
            store.guard()
        return store

    async def keep_record(self, table: TableId, text: str) -> None:
        """Keep a game's record."""
        data = await asyncio.to_thread(packed, text)
        new = self.insert(records).values(table_id=table, data=data)
        async with self.writing() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=[records.c.table_id], set_={"data": data})
            )

    async def record(self, table: TableId) -> str | None:
        """The record of a game."""
        async with self.reading() as connection:
            wanted = select(records.c.data).filter_by(table_id=table)
            data: bytes | None = await connection.scalar(wanted)
        return None if data is None else await asyncio.to_thread(unpacked, data)

    async def lasting_word(self, name: str, fresh: str) -> str:
        """The word under a name."""
        wanted = select(words.c.word).where(words.c.name == name)
        async with self.reading() as connection:
            kept: str | None = await connection.scalar(wanted)
        if kept is not None:
            return kept
        new = self.insert(words).values(name=name, word=fresh).on_conflict_do_nothing()
        async with self.writing() as connection:
            # Who comes second waits here until the first is done, and then reads theirs.
            await connection.execute(new)
            return str(await connection.scalar(wanted))

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.written()
        await self.disconnect()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def make_private(url: URL) -> None:
    """Make a new file that nobody else on the machine can read: it holds hashes of passwords."""
    if url.get_backend_name() == "sqlite":
        with suppress(OSError):  # there already, or nowhere: opening it will tell
            os.close(os.open(str(url.database), os.O_CREAT | os.O_EXCL, 0o600))


async def _bring_up_to_date(database: Database, url: URL) -> None:
    try:
        await database.write(migrate)
    except Elsewhere:
        raise Unopened("store-open-already", url=shown(url)) from None
    except (SQLAlchemyError, OSError) as error:
        raise Unopened("store-unreachable", url=shown(url), detail=reason(error)) from error
