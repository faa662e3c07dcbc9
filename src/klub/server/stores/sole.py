"""One club to a database: as long as one is open on it, no other is."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from klub.server.stores.advisory_lock import Elsewhere
from klub.server.stores.database import Unopened, address, shown
from klub.server.stores.file_lock import Held, locked
from klub.server.stores.memory import MemoryStore
from klub.server.stores.sql import SqlStore, make_private
from klub.server.stores.store import Store
from klub.server.stores.wal import lost

LOOK = 5.0
"""s between two looks at whether a club still has its database for itself."""
GHOST = 30.0
"""s for which a lock may be held by the club's own lost connection: see `KEEPALIVE`."""


@asynccontextmanager
async def open_alone(url: str, log_lost: Callable[[], None] = lambda: None) -> AsyncIterator[Store]:
    """The store at ``url`` for one club; `Unopened` if another is open on it.

    ``log_lost`` is called if the latest events were in a file beside it that is gone.
    """
    if url == "memory:":
        yield MemoryStore()
        return
    parsed = address(url)
    make_private(parsed)
    with alone(parsed):
        if parsed.get_backend_name() == "sqlite" and lost(Path(str(parsed.database))):
            log_lost()
        async with await SqlStore.open(url, alone=True) as store:
            yield store


@contextmanager
def alone(url: URL) -> Iterator[None]:
    """Hold a SQLite file for one process; `Unopened` if another holds it.

    On PostgreSQL the connection that writes holds the lock: see `klub.server.stores.advisory_lock`.
    """
    with ExitStack() as held:
        if url.get_backend_name() == "sqlite":
            try:
                held.enter_context(locked(Path(str(url.database))))
            except Held:
                raise Unopened("store-open-already", url=shown(url)) from None
            except OSError as error:
                detail = error.strerror or str(error)
                raise Unopened("store-unreachable", url=shown(url), detail=detail) from None
        yield


def open_already(url: str) -> Unopened:
    """Why a database cannot be used that another club has."""
    return Unopened("store-open-already", url=shown(address(url)))


async def taken(store: Store) -> None:
    """Return once another club has the database of this one; as a rule, never.

    A lock that was lost with its connection is won again here, even if nothing has to be written.
    """
    since = None
    while True:
        await asyncio.sleep(LOOK)
        try:
            if isinstance(store, SqlStore):
                await store.win()
        except Elsewhere:
            since = since or time.monotonic()
            if time.monotonic() - since >= GHOST:
                return
        except Exception:  # noqa: S112 (an outage: those who have to write tell of it)
            continue
        else:
            since = None
