"""One club to a file: who opens a SQLite database keeps others from opening a club on it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from klub.server.stores.database import Unopened, address, shown


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold a database for one club; `Unopened` if another is open on it.

    A lock of the system on a file beside it, which ends with the process however that ends. With
    PostgreSQL several machines may share a club: there the leases of tables keep them apart.
    """
    parsed = None if url == "memory:" else address(url)
    if parsed is None or parsed.get_backend_name() != "sqlite":
        yield
        return
    beside = Path(str(parsed.database) + ".lock")
    try:
        held = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Unopened("store-unreachable", url=shown(parsed), detail=detail) from None
    try:
        try:
            _lock(held)
        except OSError:
            raise Unopened("store-open-already", url=shown(parsed)) from None
        yield
    finally:
        os.close(held)


if os.name == "nt":

    def _lock(held: int) -> None:
        import msvcrt

        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:

    def _lock(held: int) -> None:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
