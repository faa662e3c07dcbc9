"""How a hand comes to a place: from one side, in an arc, turning its stone on the way.

It starts gently, slows down over the place, and lowers the stone the last of the way without moving
it sideways, as somebody does who takes care.
"""

from collections.abc import Iterator
from math import ceil, hypot, pi, sin

from klub.games.kluster.input import TICKS
from klub.games.kluster.physics.parameters import EDGE
from klub.games.kluster.situation import TAKEN_AT

Place = tuple[float, float]
"""m."""

PACE = 0.42
"""m/s, on average over the way across the table."""
SHORTEST = 0.5
"""s, for a way however short."""
OVER = 0.085
"""m above the table, where the hand stops going sideways. Higher up a stone moves no other."""
LOWERING = 0.7
"""s, for the rest of the way down."""
RISE = 0.025
"""m. How much higher than where it began the hand comes on its way."""
SINKS = 0.3
"""Part of the way after which the hand begins to come down."""
BEND = 0.12
"""How far the way bends to the side, as a part of its length."""
TURN = 35.0
"""Degrees by which the stone is turned on the way."""


def approach(start: Place, end: Place) -> Iterator[tuple[float, float, float, float]]:
    """Where the hand is told to be, tick by tick: x, y and height in m, and a turn in degrees.

    The turn is what the stone in the hand still has to be turned by.
    """
    across, along = end[0] - start[0], end[1] - start[1]
    side = 1.0 if across >= 0 else -1.0
    ticks = ceil(TICKS * max(SHORTEST, hypot(across, along) / PACE))
    for tick in range(ticks + 1):
        part = tick / ticks
        gone = eased(part)
        aside = side * BEND * sin(pi * gone)
        sunk = eased(max(0.0, (part - SINKS) / (1 - SINKS)))
        yield (
            on_table(start[0] + across * gone - along * aside),
            on_table(start[1] + along * gone + across * aside),
            TAKEN_AT + (OVER - TAKEN_AT) * sunk + RISE * sin(pi * part) ** 2 * (1 - sunk),
            side * TURN * (1 - gone),
        )
    lowering = ceil(TICKS * LOWERING)
    for tick in range(1, lowering + 1):
        yield *end, OVER * (1 - eased(tick / lowering)), 0.0


def eased(part: float) -> float:
    """How much of a way is gone after ``part`` of its time, by a hand without any jerk."""
    return part**3 * (10 - 15 * part + 6 * part**2)


def on_table(metres: float) -> float:
    """The nearest to this, from the middle, that is still on the table."""
    return max(-EDGE, min(EDGE, metres))
