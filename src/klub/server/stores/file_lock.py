"""Locks on a SQLite file: one club, or one restore, at a time.

There are two, since each holds where the other does not. One is on a file beside the database;
every system has it, and it holds while the database does not exist yet. The other is on the
database itself, whatever its name: a hard link, a bind mount, from within a container. Only Linux
has it. Both end with the process, however it ends.
"""

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FAR = 1 << 62
"""The byte of the database that is locked. SQLite locks bytes at 1 GiB: the two never meet."""

_held: set[tuple[int, int]] = set()
"""Device and inode of the databases that this process has locked."""


class Held(Exception):  # noqa: N818 (a state, not an error)
    """Another process, or another club of this one, has the file."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold both locks; `Held` if another has one of them, `OSError` if they cannot be had.

    Symbolic links are followed, as SQLite does. The database need not exist; then the lock beside
    it is the only one.
    """
    database = database.resolve()
    with _beside(database.with_name(database.name + ".lock")), _itself(database):
        yield


@contextmanager
def _beside(path: Path) -> Iterator[None]:
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise Held from None
        if _is_at(file, path):
            break
        os.close(file)  # the last owner removed it just before
    try:
        yield
    finally:
        with suppress(OSError):  # Windows keeps what is open
            path.unlink()
        os.close(file)


def _is_at(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


@contextmanager
def _itself(database: Path) -> Iterator[None]:
    if sys.platform != "linux" or not database.exists():
        yield
        return
    about = database.stat()
    identity = (about.st_dev, about.st_ino)
    # Closing any descriptor of a file ends the locks that SQLite holds on it in this process. So a
    # file that is held here is not opened to find that out.
    if identity in _held:
        raise Held
    file = os.open(database, os.O_RDWR)
    try:
        _lock_far(file)
        _held.add(identity)
        yield
    finally:
        _held.discard(identity)
        os.close(file)


if sys.platform == "linux":
    from errno import EACCES, EAGAIN
    from fcntl import F_OFD_SETLK, F_WRLCK, fcntl

    def _lock_far(file: int) -> None:
        # A lock of the open file, not of the process: SQLite, which opens and closes the same file,
        # does not end it.
        wanted = struct.pack("hhqqi", F_WRLCK, os.SEEK_SET, FAR, 1, 0)
        try:
            fcntl(file, F_OFD_SETLK, wanted)
        except OSError as error:
            if error.errno in (EACCES, EAGAIN):
                raise Held from None
            # A file system that knows no such lock: the one beside the database has to do.


if os.name == "nt":

    def _lock(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:

    def _lock(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
