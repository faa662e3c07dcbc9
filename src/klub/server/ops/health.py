"""Whether the club can do its work: its database takes writes, its disk has room, its kernels load.

A flood of questions costs as much as one. Each part is looked at by one task at a time, which all
who ask share; they wait for it `PATIENCE` s at most, and what it found holds for `FRESH` s.
"""

import asyncio
import logging
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from sqlalchemy.exc import DBAPIError

from klub.server.ops.kernels import Kernels
from klub.server.ops.logs import log
from klub.server.stores import MemoryStore, SqlStore, Store, StoreAway
from klub.server.stores.advisory_lock import Elsewhere
from klub.server.stores.wal import LONGEST

PATIENCE = 2.0
"""s that a look may take before its part counts as failed."""
FRESH = 1.0
"""s for which the result of a look is not looked for again."""
LEAST = 4 * LONGEST
"""Bytes that must be free beside a SQLite file: its log, what a checkpoint copies, and as much."""
MEGABYTE = 1_000_000

Look = Callable[[], Awaitable[str]]
"""Looks at a part and returns a sentence on it; raises `Failing` or any error if it cannot work."""


class Failing(Exception):  # noqa: N818 (a state, not a mistake)
    """A part that cannot work, with the sentence that says why."""


class Part(msgspec.Struct, frozen=True):
    """One thing that the club needs."""

    ok: bool
    says: str
    """A sentence for the host. It names no address and no path: strangers may read it."""


class Health(msgspec.Struct, frozen=True):
    """Everything that the club needs, by name."""

    status: str
    """``open``, or ``failing`` if any part is."""
    prepared: float
    """How much of the machine code is compiled, from 0 to 1."""
    parts: dict[str, Part]

    @property
    def ok(self) -> bool:
        """Whether every part works."""
        return all(part.ok for part in self.parts.values())


class Check:
    """Looks at one part: never twice at a time, and not again while the result is fresh."""

    def __init__(self, look: Look, patience: float = PATIENCE, fresh: float = FRESH) -> None:
        self._look, self._patience, self._fresh = look, patience, fresh
        self._task: asyncio.Task[Part] | None = None
        self._begun = self._ended = 0.0
        self.error: Exception | None = None
        """Why the last look that ended has failed."""

    async def part(self) -> Part:
        """How the part is, after `PATIENCE` s at the latest."""
        now = time.monotonic()
        task = self._task
        if task is None or (task.done() and now - self._ended >= self._fresh):
            self._begun = now
            task = self._task = asyncio.create_task(self._run())
        # Not cancelled when time is up: a write that hangs would only be followed by another.
        await asyncio.wait([task], timeout=max(0.0, self._begun + self._patience - now))
        if not task.done():
            waited = time.monotonic() - self._begun
            return Part(ok=False, says=f"No answer for {waited:.1f} s.")
        return task.result()

    def close(self) -> None:
        """Give up a look that is under way."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> Part:
        try:
            part, self.error = Part(ok=True, says=await self._look()), None
        except Failing as failing:
            part, self.error = Part(ok=False, says=str(failing)), None
        except Exception as error:
            part, self.error = Part(ok=False, says=_reason(error)), error
        self._ended = time.monotonic()
        return part


class HealthCheck:
    """Looks at all parts of a club, and logs when it fails and when it works again."""

    def __init__(
        self,
        store: Store,
        write: Callable[[], Awaitable[None]],
        kernels: Kernels,
        fresh: float = FRESH,
    ) -> None:
        self._kernels = kernels
        self._checks = {"database": Check(_database(store, write), fresh=fresh)}
        folder = _folder(store)
        if folder is not None:
            self._checks["disk"] = Check(_disk(folder), fresh=fresh)
        self._was_ok = True

    async def health(self) -> Health:
        """How all parts are."""
        found = await asyncio.gather(*(check.part() for check in self._checks.values()))
        parts = dict(zip(self._checks, found, strict=True)) | {"kernels": _compiled(self._kernels)}
        status = "open" if all(part.ok for part in parts.values()) else "failing"
        health = Health(status, round(self._kernels.done, 3), parts)
        self._log(health)
        return health

    def close(self) -> None:
        """Give up what is under way."""
        for check in self._checks.values():
            check.close()

    def _log(self, health: Health) -> None:
        failing = {name: part.says for name, part in health.parts.items() if not part.ok}
        errors = {name: self._checks[name].error for name in failing if name in self._checks}
        if errors.get("database", True) is None:
            del failing["database"]  # the store has logged the outage
        if self._was_ok == (not failing):
            return
        self._was_ok = not failing
        if not failing:
            log("health-restored")
            return
        error = next((error for error in errors.values() if error is not None), False)
        log("health-failing", level=logging.WARNING, error=error, parts=failing)


def _database(store: Store, write: Callable[[], Awaitable[None]]) -> Look:
    async def look() -> str:
        begun = time.monotonic()
        if store.availability.error is not None:
            raise Failing(_reason(store.availability.error))
        try:
            await write()
        except StoreAway as away:
            raise Failing(_reason(away)) from None
        if isinstance(store, MemoryStore):
            return "Everything is in memory, and gone when the club closes."
        return f"A write took {(time.monotonic() - begun) * 1000:.0f} ms."

    return look


def _disk(folder: Path) -> Look:
    async def look() -> str:
        # In a thread: a network disk that is away can hold this up for minutes.
        try:
            free = (await asyncio.to_thread(shutil.disk_usage, folder)).free
        except OSError as error:
            raise Failing(f"The folder of the database cannot be read: {error.strerror}.") from None
        room = f"{free // MEGABYTE:,} MB are free beside the database"
        if free < LEAST:
            raise Failing(f"Only {room}; klub needs {LEAST // MEGABYTE} MB.")
        return f"{room}."

    return look


def _folder(store: Store) -> Path | None:
    """Where a SQLite file is."""
    if isinstance(store, SqlStore) and store.engine.dialect.name == "sqlite":
        return Path(str(store.engine.url.database)).resolve().parent
    return None


def _compiled(kernels: Kernels) -> Part:
    """While code is compiled the club works: Clustered needs none, and turns of Kluster wait."""
    if kernels.failed:
        return Part(ok=False, says="The machine code could not be compiled; the log says why.")
    if kernels.done < 1:
        return Part(ok=True, says="Compiling; Clustered can be played, Kluster has to wait.")
    return Part(ok=True, says="Both games can be played.")


def _reason(error: BaseException) -> str:
    """What is wrong, without the addresses that errors of a network hold."""
    if isinstance(error, StoreAway) and error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, Elsewhere):
        return "Another club has the database."
    if isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error):
        return f"The database cannot be written to: {error.orig}."
    if isinstance(error, OSError):
        return "The database cannot be reached."
    return f"The database cannot be written to ({type(error).__name__})."
