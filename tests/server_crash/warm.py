"""A process that has loaded everything a club needs, and forks a club whenever it is told to.

Loading takes more than a second, which a hundred restarts would spend a hundred times. A forked
club opens its own store, port, loop and threads, and is a process that can be killed.

It reads JSON lines, ``["open", {…}]`` and ``["wait", pid]``, and answers each with a number: the id
of a new process, or what an old one ended with. When nobody writes to it any more it ends, and its
clubs with it.
"""

import faulthandler
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from tempfile import TemporaryDirectory
from typing import Any

from club_house import EASY, club_house, come_in

from klub.games.clustered.kernel import compilation as cards
from klub.games.kluster.physics import compilation as magnets
from klub.server import uptime
from klub.server.ops import logs
from klub.server.serving import serve
from klub.server.settings import Settings
from klub.server.stores import SqlStore


def open_club(
    port: int, store: str, log: str, dies: Sequence[str] = (), beat: float = 3.0, **other: Any
) -> int:
    """Fork a club that writes down its time every ``beat`` s; its process."""
    if pid := os.fork():
        return pid
    code = 1
    try:
        for number, path, how in (
            (0, os.devnull, os.O_RDONLY),
            (1, os.devnull, os.O_WRONLY),
            (2, log, os.O_WRONLY | os.O_CREAT | os.O_APPEND),
        ):
            os.dup2(os.open(path, how, 0o600), number)
        faulthandler.enable()
        logs.begin("json")
        if dies:
            die(*dies)
        uptime.EVERY = beat
        serve(Settings(port=port, store=store, rates=EASY, **other))
        code = 0
    finally:
        os._exit(code)


def die(when: str, what: str) -> None:
    """Let the club be killed ``before`` or ``after`` it first calls a method of its store."""
    real = getattr(SqlStore, what)

    async def last(*given: Any, **named: Any) -> None:
        if when == "after":
            await real(*given, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(SqlStore, what, last)


def rehearse(folder: str) -> None:
    """Open a club and close it, so that what is loaded at its first use is loaded as well."""
    with club_house(f"sqlite:///{folder}/club.db") as port:
        come_in(port, "First")
    while threading.active_count() > 1:  # the kernels' thread, which nobody waits for
        time.sleep(0.01)


def main() -> None:
    """Do what is told until nobody tells anything."""
    for steps in (cards.steps, magnets.steps):
        for _ in steps():
            pass
    with TemporaryDirectory() as folder:
        rehearse(folder)
    clubs: set[int] = set()
    tell(0)
    for line in sys.stdin:
        what, with_ = json.loads(line)
        if what == "open":
            assert isinstance(with_, Mapping)
            pid = open_club(**with_)
            clubs.add(pid)
            tell(pid)
        else:
            _, status = os.waitpid(with_, 0)
            clubs.discard(with_)
            tell(os.waitstatus_to_exitcode(status))
    for pid in clubs:
        os.kill(pid, signal.SIGKILL)


def tell(number: int) -> None:
    """Answer."""
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
