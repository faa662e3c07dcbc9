"""A tick of a live table of Kluster, in steps of MuJoCo.

Twelve stones lie on each of eight tables, and a hand with another goes round over them at half a
metre a second, told sixty times a second where it is: 15 cm up, where what lies there sleeps, and
7.5 cm up, where it wakes. Counted is the time of the thread from the input to the packed frame,
without a socket. The peer is one step of 2 ms of MuJoCo with 24 stones and a cord, from
bench/physics_vs_mujoco.py, in the same run: their ratio says the same on a fast machine and on a
slow one, and grows if a tick becomes slower.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import cos, sin, tau

from load.kluster import GAMES, LAP, RADIUS, RATE, laid
from physics_vs_mujoco import Peer, scene

from klub.games import game
from klub.games.kluster.input import Hand
from klub.games.kluster.state import State
from klub.server.live.mailbox import Mailbox, Sender
from klub.server.live.turn import LiveTurn
from klub.table.sitting import Sitting
from klub.wire import frame

HEIGHTS = (0.15, 0.075)
"""m."""
TABLE = "a" * 22
"""An id as long as those of a club."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="the best counts (default: 5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    kluster = game("kluster")
    states = [table_of(Sitting.of(kluster, laid(number, "me"))) for number in range(GAMES)]
    peer = Peer(scene("full-cord").world())
    peer.steps(50)
    # In turns, so that a machine that is busy for a while harms neither more than the other.
    best: dict[str, float] = {}
    tables = {f"hand {100 * z:g} cm up": Tables(states, z) for z in HEIGHTS}
    for _ in range(chosen.rounds):
        for name, one in tables.items():
            note(best, name, took(partial(one.ticks, RATE)) / (RATE * GAMES))
        note(best, "MuJoCo", took(partial(peer.steps, 50)) / 50)
    figures = {
        "µs": {name: round(1e6 * seconds, 1) for name, seconds in best.items()},
        "a tick in steps of MuJoCo": {
            name: round(best[name] / best["MuJoCo"], 2) for name in tables
        },
    }
    if chosen.json:
        print(json.dumps(figures))
        return 0
    for title, rows in figures.items():
        print(title)
        for name, value in rows.items():
            print(f"  {name:<20} {value:>8}")
    return 0


def table_of(sitting: Sitting) -> State:
    """The position at a table."""
    assert sitting.table is not None
    state = sitting.table.state
    assert isinstance(state, State)
    return state


def note(best: dict[str, float], name: str, seconds: float) -> None:
    """Keep the shortest time."""
    best[name] = min(seconds, best.get(name, seconds))


def took(work: Callable[[], None]) -> float:
    """Seconds of this thread."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


class Tables:
    """Turns under way, each with a hand in motion."""

    def __init__(self, states: Sequence[State], height: float) -> None:
        self._states, self._height = states, height
        self._turns = [LiveTurn(state, lambda report: None) for state in states]
        self._sender = Sender(Mailbox(), 0)
        self._passed = 0
        self.ticks(RATE)

    def ticks(self, count: int) -> None:
        """Let ticks pass at every table."""
        for _ in range(count):
            self._passed += 1
            for number, (turn, state) in enumerate(zip(self._turns, self._states, strict=True)):
                angle = tau * (self._passed / RATE / LAP + number * 0.618)
                x, y = RADIUS * cos(angle), RADIUS * sin(angle)
                turn.put(state.turn, Hand(0, state.stock[0], x, y, self._height), self._sender)
                report = turn.tick()
                assert not report.refused
                if report.frame is not None:
                    frame.packed(TABLE, report.frame)


if __name__ == "__main__":
    sys.exit(main())
