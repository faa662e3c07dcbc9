"""Where the club keeps what must outlive the server."""

from klub.server.stores.availability import StoreAway
from klub.server.stores.backup import backup
from klub.server.stores.clients import ClientKind, KnownClient
from klub.server.stores.database import Unopened
from klub.server.stores.lobby import Listing, Status
from klub.server.stores.log import Conflict, Event, Node, Snapshot, Stale, TableId
from klub.server.stores.memory import MemoryStore
from klub.server.stores.people import Identity, IdentityId, Report, ReportId, Taken, Unknown
from klub.server.stores.restore import restore
from klub.server.stores.runs import Run
from klub.server.stores.scores import Best, Daily, Placed, Rating, Result, Standing
from klub.server.stores.sole import open_alone, open_already, taken
from klub.server.stores.sql import SqlStore
from klub.server.stores.store import Store

__all__ = [
    "Best",
    "ClientKind",
    "Conflict",
    "Daily",
    "Event",
    "Identity",
    "IdentityId",
    "KnownClient",
    "Listing",
    "MemoryStore",
    "Node",
    "Placed",
    "Rating",
    "Report",
    "ReportId",
    "Result",
    "Run",
    "Snapshot",
    "SqlStore",
    "Stale",
    "Standing",
    "Status",
    "Store",
    "StoreAway",
    "TableId",
    "Taken",
    "Unknown",
    "Unopened",
    "backup",
    "open_alone",
    "open_already",
    "open_store",
    "restore",
    "taken",
]

MEMORY = "memory:"
"""The address of a store that is gone when it is closed."""


async def open_store(url: str) -> Store:
    """The store at ``url``: ``memory:``, ``sqlite:///club.db``, or ``postgresql://…``.

    A database is made, or brought up to date, before it is used; `Unopened` if it cannot be.
    """
    return MemoryStore() if url == MEMORY else await SqlStore.open(url)
