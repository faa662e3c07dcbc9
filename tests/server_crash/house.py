"""A club in a process of its own, which can be killed and opened again on the same file."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from club_house import call
from log_watch import assert_no_leaks

LONGEST = 60.0
"""s for a club to open or to end on a busy machine."""
OFTEN = 0.004
"""s between two looks at whether the club answers."""


class Nursery:
    """The process that forks clubs; see `server_crash.warm`."""

    def __init__(self, folder: Path) -> None:
        self._errors = folder / "warm.log"

    def __enter__(self) -> Self:
        tests = Path(__file__).parents[1]
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "server_crash.warm"],
                env=os.environ
                | {"PYTHONPATH": os.pathsep.join((str(tests), os.environ.get("PYTHONPATH", "")))},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            self._answer()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(LONGEST)
        self._process.stdout.close()

    def ask(self, what: str, with_: Any) -> int:
        """Have something done; the number that is answered."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([what, with_]) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> int:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, self._errors.read_text()
        return int(line)


class House:
    """A club on one port and one file."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.file = folder / "club.db"
        self.log = folder / "club.log"
        """What every club that was opened here has written to standard error."""
        self._nursery = nursery
        self._settings = {"bot_pause": 0.0, **settings}
        self._process: int | None = None

    async def open(self, dies: Sequence[str] = ()) -> None:
        """Open the club, and wait until it answers; it may be one that dies at some moment."""
        given = {
            "port": self.port,
            "store": f"sqlite:///{self.file}",
            "log": str(self.log),
            "dies": dies,
            **self._settings,
        }
        self._process = self._nursery.ask("open", given)
        await answering(self.port, self.alive)

    def alive(self) -> bool:
        """Whether the club has not ended by itself."""
        assert self._process is not None
        # The nursery has not been asked to wait for it, so that a dead one is still there.
        state = Path(f"/proc/{self._process}/stat")
        if not state.exists():  # not Linux
            return True
        return state.read_text().rpartition(")")[2].split()[0] != "Z"

    def kill(self) -> None:
        """End the process between two instructions."""
        assert self._process is not None
        os.kill(self._process, signal.SIGKILL)
        assert self._nursery.ask("wait", self._process) == -signal.SIGKILL
        self._process = None

    async def close(self) -> None:
        """Ask the club to close, as a service manager does, and wait until it has."""
        assert self._process is not None
        os.kill(self._process, signal.SIGTERM)
        assert await asyncio.to_thread(self._nursery.ask, "wait", self._process) == 0
        self._process = None

    async def died(self) -> None:
        """Wait until the club has been killed at the moment that was told."""
        assert self._process is not None
        status = await asyncio.to_thread(self._nursery.ask, "wait", self._process)
        self._process = None
        assert status == -signal.SIGKILL

    def end(self) -> None:
        """Kill the club if it is open."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
            self._nursery.ask("wait", self._process)
            self._process = None
        if self.log.exists():
            assert_no_leaks(self.log.read_text())

    def faults(self) -> list[str]:
        """What the club has written down as wrong."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if not line.startswith("{") or '"level":"info"' not in line]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def answering(port: int, alive: Any) -> None:
    """Wait until the club on ``port`` answers."""
    async with asyncio.timeout(LONGEST):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                assert alive(), "the club did not open"
                await asyncio.sleep(OFTEN)
                continue
            writer.close()
            break
    status, told, _ = await asyncio.to_thread(call, port, "GET", "/livez")
    assert (status, told) == (200, {"status": "alive"})
