"""The lock on a PostgreSQL database: one club, or one restore, at a time.

The one connection that writes holds it. A club that loses this connection loses the lock with it,
and cannot write again before a new connection has won it: two clubs never write, whatever breaks.
"""

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

KEY = 7_562_499
"""The lock that clubs contend for; any number will do that klub uses for nothing else."""
WAIT = "1s"
"""How long a new connection waits for the lock: one of a killed club ends a moment later."""
LOCKED = "500ms"
"""How long a write then waits for what another program has locked."""
KEEPALIVE = {"idle": 10, "interval": 5, "count": 3}
"""s, s and tries: after 25 s without an answer the server ends a connection, and its lock."""
TIMED_OUT = "55P03"
"""What PostgreSQL calls it that a lock was not got in time."""


class Elsewhere(Exception):  # noqa: N818 (a state, not an error)
    """Another club has the database."""


def writer(url: URL) -> AsyncEngine:
    """The connection that holds the lock; using it raises `Elsewhere` if it cannot be won."""
    engine = create_async_engine(
        url, pool_size=1, max_overflow=0, pool_pre_ping=True, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _win)
    return engine


def _win(connection: Any, _record: object) -> None:
    """Take the lock for a new connection; it is held until that closes."""
    cursor = connection.cursor()
    for name, value in KEEPALIVE.items():
        cursor.execute(f"set tcp_keepalives_{name} = {value}")
    cursor.execute(f"set local lock_timeout = '{WAIT}'")
    try:
        cursor.execute(f"select pg_advisory_lock({KEY})")
    except Exception as error:
        if getattr(error, "sqlstate", None) == TIMED_OUT:
            raise Elsewhere from None
        raise
    cursor.execute(f"set lock_timeout = '{LOCKED}'")
    cursor.close()
    connection.commit()
