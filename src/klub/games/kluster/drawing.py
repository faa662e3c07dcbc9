"""Drawing cords: outwards to make room, inwards to leave little of it."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from klub.games.kluster.approach import on_table
from klub.games.kluster.input import TICKS
from klub.games.kluster.options import Options
from klub.games.kluster.physics import Runaway, World
from klub.games.kluster.physics.loop import Points
from klub.games.kluster.physics.parameters import STEP
from klub.games.kluster.plan import Pull, drawing
from klub.games.kluster.repair import separate
from klub.games.kluster.risk import watched_whole
from klub.games.kluster.spots import free_room, widest

OUT, FAR_OUT, IN = 0.04, 0.08, (0.03, 0.06)
"""m. How far a cord is thought of being drawn at a time."""
POINTS = 8
"""Of each cord, at which it is thought of being drawn."""
MORE_POINTS, FEWEST_POINTS = 16, 4
"""Of all cords together, for somebody who takes care; and of each, at least."""
FEWEST_MORE = 1e-3
"""m. More room than this makes drawing a cord worth it."""
LEAST_LESS = 1e-4
"""m². Less room than this makes drawing a cord in worth it."""
STIRRED = 5e-4
"""m. A cord that is drawn in must not move any stone by more: what is pushed may snap."""
OFF = 4e-3
"""m. By so much a hand may miss, and nothing may come of it."""


def opening(world: World, options: Options, rng: Random, *, careful: bool) -> Pull | None:
    """The way to draw a cord that makes most room for one stone, and parts no cords.

    Who is careful looks at more ways, and takes one that a hand may miss a little, if there is any.
    """
    before = widest(world)
    found: list[tuple[float, Pull]] = []
    ways = _ways(world, rng, _many(world), (OUT, FAR_OUT)) if careful else _ways(world, rng)
    for pull in ways:
        after = drawn(world, pull)
        if after is not None and not separate(after, options):
            found.append((widest(after) - before, pull))
    good = [pull for more, pull in sorted(found, key=lambda one: -one[0]) if more > FEWEST_MORE]
    safe = (pull for pull in good if not careful or _safe(world, options, pull))
    return next(safe, good[0] if good else None)


def closings(world: World, options: Options, rng: Random) -> list[Pull]:
    """Ways to draw a cord in that stir no stone and part no cords, the most closing first."""
    before = free_room(world)
    found: list[tuple[float, Pull]] = []
    for pull in _ways(world, rng, _many(world), [-far for far in IN]):
        after = drawn(world, pull)
        if after is None or separate(after, options) or _stirred(world, after):
            continue
        if (less := before - free_room(after)) > LEAST_LESS:
            found.append((less, pull))
    return [pull for _, pull in sorted(found, key=lambda one: -one[0])]


def closes(world: World, options: Options, pull: Pull) -> bool:
    """Whether a pull leaves less room, and stirs no stone even if the hand misses."""
    after = drawn(world, pull)
    if after is None or free_room(world) - free_room(after) < LEAST_LESS:
        return False
    return _safe(world, options, pull, stirring=False)


def _safe(world: World, options: Options, pull: Pull, *, stirring: bool = True) -> bool:
    """Whether nothing comes of it if the hand misses, to either side or further on."""
    x, y = world.cord(pull.cord)[pull.node].tolist()
    way = np.array([pull.x - x, pull.y - y])
    way *= OFF / max(float(np.hypot(*way)), 1e-9)
    for dx, dy in (way, (-way[1], way[0]), (way[1], -way[0])):
        after = drawn(world, _pull(pull.cord, pull.node, pull.x + dx, pull.y + dy))
        if after is None or separate(after, options):
            return False
        if not stirring and _stirred(world, after):
            return False
    return True


def _stirred(before: World, after: World) -> bool:
    """Whether any stone has been moved."""
    ways = (after.record["place"] - before.record["place"])[before.on_table]
    return bool(len(ways)) and bool(np.abs(ways).max() > STIRRED)


def _many(world: World) -> int:
    """Points of each cord that somebody careful looks at: fewer if there are more cords."""
    return max(FEWEST_POINTS, MORE_POINTS // int(world.record["cords"]))


def _ways(
    world: World, rng: Random, points: int = POINTS, lengths: Sequence[float] = (OUT,)
) -> Iterator[Pull]:
    for cord in range(world.record["cords"]):
        line = world.cord(cord)
        first = rng.randrange(len(line) // points)
        for node in range(first, len(line), len(line) // points):
            outwards = _outwards(line, node)
            for far in lengths:
                x, y = line[node] + far * outwards
                yield _pull(cord, node, x, y)


def _pull(cord: int, node: int, x: float, y: float) -> Pull:
    """A cord drawn to a place, or as near to it as the table goes."""
    return Pull(cord, node, on_table(float(x)), on_table(float(y)))


def _outwards(line: Points, node: int) -> Points:
    """The direction away from the inside at a point of a cord."""
    x, y = line[(node + 1) % len(line)] - line[node - 1]
    outwards = np.array([y, -x]) / max(float(np.hypot(x, y)), 1e-9)
    (ax, ay), (bx, by) = line.T, np.roll(line, -1, axis=0).T
    area = float((ax * by - ay * bx).sum())
    return np.asarray(outwards if area > 0 else -outwards)


def drawn(world: World, pull: Pull) -> World | None:
    """A copy of the world after drawing a cord, or ``None`` if that makes stones touch or leave.

    With the coarse step of bots a cord would come to lie otherwise, by 2 cm at its worst point.
    """
    trial = world.copy()
    trial.record["dt"] = STEP
    trial.watch(whole=watched_whole(world))
    way = drawing(pull, trial.cord(pull.cord)[pull.node])
    trial.grab(pull.cord, pull.node)
    try:
        for x, y in way:
            trial.drag(pull.cord, x, y)
            trial.run(1 / TICKS)
            if trial.eventful:
                return None
        trial.let_go(pull.cord)
        trial.settle(1.0)
    except Runaway:
        return None
    return None if trial.eventful else trial
