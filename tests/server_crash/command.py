"""``klub serve`` as people start it: a program with an exit code and something to read."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from log_watch import assert_no_leaks

from server_crash.house import LONGEST, answering, free_port


class Command:
    """A club that was started from a shell."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = free_port()
        self.file = folder / "club.db"
        self._errors = folder / "club.log"
        self._environment = os.environ | {"KLUB_HOME": str(folder)} | environment
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Self:
        words = [
            *("serve", "--port", str(self.port), "--store", f"sqlite:///{self.file}"),
            *("--no-open", "--log", "json"),
        ]
        with self._errors.open("ab") as errors:
            process = self._process = subprocess.Popen(
                [sys.executable, "-m", "klub", *words],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
            )
        try:
            await answering(self.port, lambda: process.poll() is None)
        except BaseException:
            self._kill()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._kill()
        assert_no_leaks(self._errors.read_text())

    @property
    def pid(self) -> int:
        """The process of the club."""
        assert self._process is not None
        return self._process.pid

    async def end(self, how: signal.Signals) -> int:
        """Send a signal; the exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        return await asyncio.to_thread(self._process.wait, LONGEST)

    def said(self) -> list[str]:
        """What the club has written to standard error, line by line."""
        return self._errors.read_text().splitlines()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(LONGEST)
