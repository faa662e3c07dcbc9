"""A club in a process of its own, as others run it."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from log_watch import assert_no_leaks

STARTED = """
import sys
from klub.server.accounts.limits import Rate, Rates
from klub.server.ops import logs
from klub.server.serving import serve
from klub.server.settings import Settings

many = Rate(100_000, 1)
rates = Rates(requests=many, guests=many, tables=many, chat_lines=many, messages=many)
if sys.argv[3] == "usual":
    rates = Rates()
if sys.argv[3] == "failing":
    from klub.server.stores.sql import SqlStore
    append = SqlStore.append

    async def fail(store, table, after, events, *, epoch=0):
        if b"before" in events[-1]:
            raise OSError(f"the disk is full at {table}")
        last = await append(store, table, after, events, epoch=epoch)
        if b"behind" in events[-1]:
            raise OSError(f"the disk has gone at {table}")
        return last

    SqlStore.append = fail
logs.begin("json")
serve(Settings(port=int(sys.argv[1]), store=sys.argv[2], bot_pause=0, rates=rates))
"""
LONGEST = 60.0
"""s that a club may take to open on a busy machine."""


class Host:
    """Opens and closes a club on one address.

    Its ``rates`` are ``wide`` or ``usual``; at a ``failing`` one the disk fails when somebody says
    “before”, and after “behind” was written.
    """

    def __init__(self, folder: Path, rates: str = "wide") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._rates = rates
        self._store = f"sqlite:///{folder}/club.db"
        self._errors = folder / "club.log"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Open the club, and wait until it answers."""
        command = [sys.executable, "-c", STARTED, str(self.port), self._store, self._rates]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        until = time.monotonic() + LONGEST
        while True:
            try:
                with urlopen(f"{self.url}/healthz"):  # noqa: S310 (our own address)
                    return
            except (URLError, ConnectionError):
                assert self._process.poll() is None, self._errors.read_text()
                assert time.monotonic() < until, "the club does not answer"
                time.sleep(0.05)

    def close(self, how: int = signal.SIGTERM) -> None:
        """Close the club; with SIGKILL as a power cut would."""
        if self._process:
            os.kill(self._process.pid, how)
            self._process.wait(LONGEST)
            self._process = None
            assert_no_leaks(self._errors.read_text())
