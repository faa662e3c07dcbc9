"""The hand of a bot: it comes from its own side of the table, and trembles."""

from dataclasses import replace
from math import cos, pi, sin
from random import Random
from typing import TypeVar

from klub.games.kluster.approach import Place, on_table
from klub.games.kluster.bots.second_hand import Nudge
from klub.games.kluster.plan import Placement, Pull
from klub.games.kluster.risk import Tremor
from klub.games.kluster.state import State

Aimed = TypeVar("Aimed", Pull, Nudge)

NEAREST, FARTHEST = 0.2, 0.3
"""m from a place to where the hand comes from."""
SPREAD = 0.35
"""rad. How much the side differs from which it comes."""


def side(x: float, y: float, state: State, rng: Random) -> Place:
    """Where a hand comes from to a place: where its player sits, clockwise round the table."""
    angle = -pi / 2 - 2 * pi * state.turn / state.options.players + rng.gauss(0, SPREAD)
    far = rng.uniform(NEAREST, FARTHEST)
    return on_table(x + far * cos(angle)), on_table(y + far * sin(angle))


def from_the_side(placement: Placement, state: State, rng: Random) -> Placement:
    """A placement by a hand that comes from where its player sits."""
    return replace(placement, start=side(placement.x, placement.y, state, rng))


def trembled(aimed: Aimed, tremor: Tremor, rng: Random) -> Aimed:
    """A cord drawn, or a stone held beside others, as a trembling hand does it."""
    x, y = tremor.missed(rng, aimed.x, aimed.y)
    return replace(aimed, x=x, y=y)
