"""A database by its address: SQLite in a file, or PostgreSQL."""

import asyncio
import importlib.util
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from klub.engine.errors import Refusal
from klub.server.stores.advisory_lock import writer
from klub.server.stores.availability import (
    LIMIT,
    LOCKED,
    Availability,
    StoreAway,
    is_certain,
    is_outage,
    require_space,
)
from klub.server.stores.schema import metadata, words
from klub.server.stores.wal import Checkpoints, hold_back

PATIENCE = 30.0
"""s to wait while another process writes to the same SQLite file. An open club waits `LOCKED` s:
people wait for it."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


_LOCK_ALL = text(f"lock table {', '.join(metadata.tables)} in row exclusive mode")

T = TypeVar("T")
U = TypeVar("U")


class Unopened(Refusal):
    """A database that this klub cannot use as it is."""


class Database:
    """Reads at any time, and writes in transactions that are on disk when they end.

    Opened ``alone``, a PostgreSQL database is written to by one connection, which keeps other clubs
    out (`klub.server.stores.advisory_lock`), a SQLite file shows if it loses its log
    (`klub.server.stores.wal`).
    """

    def __init__(self, engine: AsyncEngine, *, alone: bool = False) -> None:
        self.engine = engine
        self.availability = Availability(self._probe)
        self._guarded = False
        self._limit: float | None = None
        sqlite = engine.dialect.name == "sqlite"
        self._own = writer(engine.url) if alone and not sqlite else None
        # SQLite has one writer at a time. Who has to wait, waits here and in order, since SQLite
        # itself would sleep and try again.
        turns: AbstractAsyncContextManager[None] = nullcontext()
        self._turn = asyncio.Lock() if sqlite or alone else turns
        self._writer = self._own or engine.execution_options(writes=True)
        self._thread = _Thread(engine.url, alone=alone) if sqlite else None
        if sqlite and alone:
            event.listen(engine.sync_engine, "connect", hold_back)

    def guard(self) -> None:
        """From now on refuse with `StoreAway` while the database is away, and wait less for it."""
        self._guarded = True
        if self._thread is None:
            self._limit = LIMIT
        else:
            self._writer = self._writer.execution_options(patience=LOCKED)
            self._thread.wait_less()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        with self._outages():
            async with asyncio.timeout(self._limit), self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all that is done in it is kept, or nothing."""
        await self.availability.wait_a_moment()
        with self._outages() as progress:
            async with asyncio.timeout(self._limit), self._turn:
                self.availability.require()
                async with self._writer.begin() as connection:
                    yield connection
                    progress.committing = True
                if self._thread is not None:
                    await self._thread.tidy()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in one transaction and return what it returns."""
        if self._thread is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)

        def all_of_it(connection: Connection) -> T:
            result = work(connection)
            progress.committing = True
            return result

        await self.availability.wait_a_moment()
        with self._outages() as progress:
            async with self._turn:
                self.availability.require()
                result = await self._thread.write(all_of_it)
                await self._thread.tidy()
                return result

    async def win(self) -> None:
        """Win the lock of a database that was opened ``alone`` again, if it was lost."""
        if self._own is not None:
            async with asyncio.timeout(self._limit), self._turn, self._own.begin() as connection:
                await connection.execute(select(1))

    async def _probe(self) -> None:
        """Write something, and change nothing by it."""
        rewrite = update(words).values(word=words.c.word)
        async with self._turn:
            if self._thread is not None:
                require_space(Path(str(self.engine.url.database)))
                await self._thread.write(lambda connection: connection.execute(rewrite))
            else:
                async with self._writer.begin() as connection:
                    await connection.execute(_LOCK_ALL)  # as writing to each of them would
                    await connection.execute(rewrite)

    @contextmanager
    def _outages(self) -> "Iterator[_Progress]":
        """Notice errors that mean that the database is away, and refuse with `StoreAway`."""
        progress = _Progress()
        try:
            yield progress
        except Exception as error:
            if not self._guarded or not is_outage(error):
                raise
            self.availability.lost(error)
            certain = is_certain(error, committing=progress.committing)
            raise StoreAway(certain=certain) from error

    async def disconnect(self) -> None:
        """Let go of the database."""
        await self.availability.close()
        await self.engine.dispose()
        if self._own is not None:
            await self._own.dispose()
        if self._thread is not None:
            await self._thread.tidy()
            self._thread.close()

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that can say what to do with what is there already."""
        if self.engine.dialect.name == "sqlite":
            return sqlite.insert(table)
        return postgresql.insert(table)


@dataclass(slots=True)
class _Progress:
    """How far a transaction is."""

    committing: bool = False
    """Whether nothing but the commit is left."""


class _Thread:
    """A thread that writes to SQLite.

    aiosqlite sends every call to its thread and back, fifteen times for a group of appends. Here
    the whole group is sent once, which makes it twice as fast.
    """

    def __init__(self, url: URL, *, alone: bool) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            connect_args={"timeout": PATIENCE},
            hide_parameters=True,
        ).execution_options(writes=True)
        _listen(self._engine)
        self._checkpoints = Checkpoints(Path(str(url.database))) if alone else None
        if alone:
            event.listen(self._engine, "connect", hold_back)
        self._pool = ThreadPoolExecutor(1, "klub-log")

    def wait_less(self) -> None:
        """Wait no longer than `LOCKED` for another program."""
        self._engine = self._engine.execution_options(patience=LOCKED)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._do(self._write, work)

    async def tidy(self) -> None:
        """Keep the log short; if that fails, what was written is on disk nevertheless."""
        if self._checkpoints is not None and self._checkpoints.due:
            with suppress(SQLAlchemyError, sqlite3.Error):
                await self._do(self._checkpoint, self._checkpoints)

    async def _do(self, what: Callable[[U], T], with_: U) -> T:
        # Shielded, so that a transaction is over when this is, even if nobody waits any more.
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._pool, what, with_)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    def close(self) -> None:
        self._pool.shutdown()
        self._engine.dispose()

    def _checkpoint(self, checkpoints: Checkpoints) -> None:
        connection = self._engine.raw_connection()
        try:
            checkpoints.make(connection)
        finally:
            connection.close()

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


def address(url: str) -> URL:
    """``url`` with the driver that klub uses for it; `Unopened` if klub has none."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Unopened("store-url", url=url.rpartition("@")[2]) from None
    kind = parsed.get_backend_name()
    if kind not in DRIVERS or (kind == "sqlite" and parsed.database in (None, "", ":memory:")):
        raise Unopened("store-url", url=shown(parsed))
    if importlib.util.find_spec(DRIVERS[kind].partition("+")[2]) is None:
        raise Unopened("store-driver")
    return parsed.set(drivername=DRIVERS[kind])


def shown(url: URL) -> str:
    """``url`` as it is typed, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def connect(url: URL) -> AsyncEngine:
    """The database at an `address`; nothing is opened yet."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    _listen(engine.sync_engine)
    return engine


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: Any, _record: object) -> None:
    """Set up a connection to SQLite."""
    connection.isolation_level = None  # or the driver would begin transactions of its own
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    # A commit waits for the disk. NORMAL would be enough if only klub dies, since the system
    # holds what was written; FULL also keeps what was announced when the power goes. Commits are
    # shared by all who wait: with 50 tables at once this costs a third of the rate, with 250 a
    # tenth, and one table alone feels a millisecond or few.
    cursor.execute("pragma synchronous=full")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction; one that writes asks for its turn at once and not midway."""
    options = connection.get_execution_options()
    writes, patience = options.get("writes", False), options.get("patience")
    if patience is not None:
        connection.exec_driver_sql(f"pragma busy_timeout={round(1000 * patience)}")
    connection.exec_driver_sql("begin immediate" if writes else "begin")
