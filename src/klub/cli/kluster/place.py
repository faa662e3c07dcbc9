"""Places that a player need not measure: where there is most room, and beside a stone."""

from collections.abc import Callable
from random import Random

import numpy as np

from klub.engine.errors import Refusal
from klub.games.kluster.physics import World
from klub.games.kluster.plan import Placement
from klub.games.kluster.risk import HUMAN, clean
from klub.games.kluster.spots import clearances, inside
from klub.games.kluster.spread import parted, roominess

Place = tuple[float, float]
"""m."""
NEAREST, FARTHEST = 0.027, 0.055
"""m between the middles of two stones that lie near each other."""
APART = 0.005
"""m between places that are compared."""
LOOKS, TRIES = 24, 6
"""Places beside a stone that are compared, and how often each is tried."""


def free_place(world: World) -> Place:
    """The place that is farthest from every stone and, half as important, from the cords."""
    points = inside(world)
    x, y = points[int(roominess(world, points).argmax())].tolist()
    return x, y


def near_place(
    world: World, stone: int, placed: Callable[[float, float], Placement], rng: Random
) -> Place:
    """The safest place beside ``stone``; of equally safe ones the nearest."""
    if stone not in world.on_table:
        raise Refusal("near-nothing", stone=stone)
    points = inside(world)
    far = np.hypot(*(points - np.array(world.place(stone)[:2])).T)
    points = parted(world, points[(far > NEAREST) & (far < FARTHEST)], APART, LOOKS)
    if not len(points):
        raise Refusal("near-no-room", stone=stone)
    placements = [placed(x, y) for x, y in points.tolist()]
    chances = clean(world, placements, HUMAN, rng, TRIES)
    near = clearances(world, points)
    best = max(range(len(points)), key=lambda k: (chances[k], -near[k]))
    x, y = points[best].tolist()
    return x, y
