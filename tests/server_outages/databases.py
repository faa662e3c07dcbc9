"""Real databases that can go away: locked, on a full disk, stopped, frozen."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from server_stores.postgres_server import Postgres, postgres

DISK = 64
"""MB of the small disk: more than a log of SQLite gets long."""
CHUNK = bytes(1 << 16)


@dataclass(frozen=True)
class Outages:
    """A database, and how it is taken away and given back."""

    url: str
    begin: Callable[[], None]
    end: Callable[[], None]


@contextmanager
def locked_file(folder: Path) -> Iterator[Outages]:
    """A SQLite file that another program locks."""
    file = folder / "club.db"
    held: list[sqlite3.Connection] = []

    def begin() -> None:
        connection = sqlite3.connect(file, timeout=60, check_same_thread=False)
        connection.execute("begin immediate")
        held.append(connection)

    def end() -> None:
        held.pop().close()

    yield Outages(f"sqlite:///{file}", begin, end)


@contextmanager
def full_disk(folder: Path) -> Iterator[Outages]:
    """A SQLite file on a disk of its own, which fills up."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a small disk")
    disk = folder / "disk"
    disk.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", f"size={DISK}m", "klub-test", str(disk))
    if subprocess.run(mount, check=False).returncode:
        pytest.skip("this machine lets nobody mount a disk")
    ballast = disk / "ballast"

    def begin() -> None:
        # Unbuffered: what does not fit on the disk is not tried again when the file is closed.
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(CHUNK) == len(CHUNK):
                pass

    try:
        yield Outages(f"sqlite:///{disk / 'club.db'}", begin, ballast.unlink)
    finally:
        subprocess.run(("umount", "--lazy", str(disk)), check=True)


@contextmanager
def stopped_server(_folder: Path) -> Iterator[Outages]:
    """A PostgreSQL that ends and is started again."""
    with _own_server() as (server, url):
        yield Outages(url, server.stop, server.start)


@contextmanager
def frozen_server(_folder: Path) -> Iterator[Outages]:
    """A PostgreSQL that keeps its connections and does not answer."""
    with _own_server() as (server, url):
        frozen = _Frozen(server)
        try:
            yield Outages(url, frozen.begin, frozen.end)
        finally:
            frozen.end()


@contextmanager
def _own_server() -> Iterator[tuple[Postgres, str]]:
    with postgres() as server, server.database() as url:
        yield server, url


@dataclass
class _Frozen:
    server: Postgres
    held: list[int] = field(default_factory=list)
    """Processes that were stopped."""

    def begin(self) -> None:
        self.held = self.server.freeze()

    def end(self) -> None:
        self.server.thaw(self.held)
        self.held = []


KINDS = {
    "a locked file": locked_file,
    "a full disk": full_disk,
    "a server that stops": stopped_server,
    "a server that freezes": frozen_server,
}
