"""Whether the database takes writes, and what is done while it does not.

While it is away one probe at a time finds out when it is back. Every other write waits a moment for
that and is then refused, so that nothing piles up. The log has one line when the database goes away
and one when it is back.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path
from shutil import disk_usage

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from klub.engine.errors import Refusal
from klub.server.ops.logs import log
from klub.server.stores.advisory_lock import Elsewhere

GRACE = 0.5
"""s from the beginning of an outage for which writes wait; after that they are refused at once."""
LOCKED = 0.5
"""s for which a write waits for another program that has locked the database."""
LIMIT = 3.0
"""s after which a PostgreSQL that does not answer counts as away."""
PAUSE = 0.2
"""s between two probes."""
SPARE = 1_000_000
"""Bytes that have to be free on the disk of a SQLite file that was full: a probe alone needs so
little that it fits where nothing else does."""
PROBE_LIMIT = 2.0
"""s that a probe may take."""

_SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}
"""Errors of SQLite that are not about the statement."""
_POSTGRES = ("08", "25006", "53", "55P03", "57", "58", "XX")
"""Beginnings of the codes of PostgreSQL for the same: connection, read only, resources, lock not
got in time, shut down by its operator, system error, internal error."""


class StoreAway(Refusal):
    """The database could not be asked."""

    def __init__(self, *, certain: bool = True) -> None:
        super().__init__("store-away" if certain else "wish-unsure")
        self.certain = certain
        """Whether nothing was written; otherwise it may have been."""


class Availability:
    """The state of one database, for everything that uses it."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._probing: asyncio.Task[None] | None = None
        self._back = asyncio.Event()
        self._back.set()
        self.error: BaseException | None = None
        """Why the database is away, if it is."""
        self._since = 0.0
        """When it went away, by the monotonic clock."""
        self._listeners: set[Callable[[], None]] = set()

    @property
    def away(self) -> bool:
        """Whether the database takes no writes."""
        return self._probing is not None

    def on_back(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` each time the database is back."""
        self._listeners.add(listener)

    async def wait(self, seconds: float | None = None) -> None:
        """Return when the database takes writes; after ``seconds`` in any case."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._back.wait()

    async def wait_a_moment(self) -> None:
        """Return when the database takes writes, or has been away for `GRACE` s."""
        if self.away:
            await self.wait(max(0.0, self._since + GRACE - time.monotonic()))

    def require(self) -> None:
        """Refuse a write if the database is away."""
        if self.away:
            raise StoreAway

    def lost(self, error: BaseException) -> None:
        """Take note of an error that means that the database is away."""
        if self._probing is None:
            log("database-away", level=logging.ERROR, reason=reason(error))
            self.error = error
            self._back.clear()
            self._since = time.monotonic()
            self._probing = asyncio.create_task(self._probe_until_back())

    async def close(self) -> None:
        """Probe no more."""
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.wait([self._probing])

    async def _probe_until_back(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                async with asyncio.timeout(PROBE_LIMIT):
                    await self._probe()
            except Exception:  # noqa: S112 (its beginning was logged)
                continue
            break
        self._probing = self.error = None
        log(
            "database-back", level=logging.WARNING, seconds=round(time.monotonic() - self._since, 1)
        )
        self._back.set()
        for listener in self._listeners:
            listener()


def is_outage(error: BaseException) -> bool:
    """Whether an error means that the database is away, and not that a statement is wrong."""
    if isinstance(error, Elsewhere | OSError | TimeoutError | PoolTimeout):
        return True
    cause = getattr(error, "orig", None) or error
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        return str(state).startswith(_POSTGRES)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return (code & 0xFF) in _SQLITE
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    # asyncpg says without a code that a connection is closed, and SQLAlchemy wraps it or not.
    unwrapped = type(error).__module__.startswith("asyncpg")
    return unwrapped or isinstance(error, InterfaceError | OperationalError)


def is_certain(error: BaseException, *, committing: bool) -> bool:
    """Whether nothing was written by a transaction that failed with ``error``."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return not committing or code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL)


def require_space(database: Path) -> None:
    """Raise `OSError` if the disk of a SQLite file is all but full."""
    if disk_usage(database.parent).free < SPARE:
        raise OSError(ENOSPC, os.strerror(ENOSPC))


def reason(error: BaseException) -> str:
    """What a database says is wrong, without the statement and the values in it."""
    return str(getattr(error, "orig", None) or error) or type(error).__name__
