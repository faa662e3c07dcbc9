"""The thread that lets time pass in live turns, sixty times a second."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable

from klub.engine.errors import Refusal
from klub.games.kluster.input import TICKS
from klub.server.live.turn import LiveTurn, Report
from klub.server.ops.logs import log

BEHIND = 0.25
"""s. A thread that is later than this gives up catching up: time then passes more slowly."""


class Ticker:
    """Moves every live turn that it was given; reports go to the event loop, once a round."""

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Callable[[], None]) -> None:
        self._loop = loop
        self._late = late
        self._turns: set[LiveTurn] = set()
        self._changed = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="klub-ticker", daemon=True)
        self._thread.start()

    def __len__(self) -> int:
        return len(self._turns)

    def add(self, turn: LiveTurn) -> None:
        """Let time pass in ``turn`` from now on."""
        with self._changed:
            self._turns.add(turn)
            self._changed.notify()

    def remove(self, turn: LiveTurn) -> None:
        """Let it pass no more."""
        with self._changed:
            self._turns.discard(turn)

    def close(self) -> None:
        """Stop; a turn under way is given up."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        due = time.monotonic()
        while True:
            with self._changed:
                if not self._turns and not self._closed:
                    self._changed.wait()
                    due = time.monotonic()
                if self._closed:
                    return
                turns = list(self._turns)
            self._round(turns)
            due += 1 / TICKS
            late = time.monotonic() - due
            if late < 0:
                time.sleep(-late)
            elif late > BEHIND:
                self._loop.call_soon_threadsafe(self._late)
                due = time.monotonic()

    def _round(self, turns: list[LiveTurn]) -> None:
        told = []
        for turn in turns:
            report = _ticked(turn)
            if not report.empty:
                told.append((turn, report))
        if told and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_deliver, told)


def _ticked(turn: LiveTurn) -> Report:
    """One tick, whatever happens in it: one turn that fails must not stop the others."""
    try:
        return turn.tick()
    except Exception as error:
        log("turn-broken", level=logging.ERROR, error=error)
        return Report(failed=Refusal("turn-broken"))


def _deliver(told: list[tuple[LiveTurn, Report]]) -> None:
    for turn, report in told:
        try:
            turn.report(report)
        except Exception as error:  # the others are to hear of theirs
            log("report-failed", level=logging.ERROR, error=error)
            turn.report(Report(failed=Refusal("turn-broken")))
