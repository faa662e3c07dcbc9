"""Cords that have come apart: which they are (R34), and how the referee joins them (R35)."""

from collections.abc import Collection, Sequence

import numpy as np

from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.physics.loop import Points, cross, winding
from klub.games.kluster.pose import Loop, loop, points

OVERLAP = 4e-3
"""m. How far a cord that is put back reaches over the other."""
WAYS = 64
"""Ways to put a cord back that are looked at, from the shortest to the longest."""
SWEEP = 5e-3
"""m between places at which it is looked whether a cord would come over a stone."""
Spot = tuple[float, float, float]
"""Where a stone is, and how far it reaches, in m."""


def separate(world: World, options: Options) -> tuple[int, ...]:
    """The cords that ought to cross another and do not."""
    return apart([world.cord(c) for c in range(world.record["cords"])], options)


def apart(cords: Sequence[Points], options: Options) -> tuple[int, ...]:
    """The cords that cross no other; if all must hang together, those beside the largest group."""
    if len(cords) < 2:
        return ()
    found = groups(cords)
    if not options.plus_connected:
        return tuple(sorted(min(group) for group in found if len(group) == 1))
    largest = max(found, key=len)
    return tuple(c for c in range(len(cords)) if c not in largest)


def groups(cords: Sequence[Points]) -> list[set[int]]:
    """Cords that hang together."""
    lines = [_rows(cord) for cord in cords]
    found: list[set[int]] = []
    for number, line in enumerate(lines):
        met = [group for group in found if any(cross(*line, *lines[other]) for other in group)]
        found = [group for group in found if group not in met]
        found.append({number}.union(*met))
    return found


def repaired(
    cords: Sequence[Loop], stones: Sequence[Spot], options: Options, drawn: Collection[int] = ()
) -> tuple[Loop, ...]:
    """The cords with those that are apart moved back, by a short way, to cross another.

    Cords that were ``drawn`` go first; what hangs together moves together. A cord that could only
    be moved over a stone stays where it is, and is left to the next player.
    """
    lines = [points(cord) for cord in cords]
    stuck: set[int] = set()
    while parted := [cord for cord in apart(lines, options) if cord not in stuck]:
        cord = min(parted, key=lambda one: (one not in drawn, one))
        group = next(group for group in groups(lines) if cord in group)
        way = _way_back(lines, group, stones)
        if way is None:
            stuck |= group
            continue
        for member in group:
            lines[member] = points(loop(lines[member] + way))
    return tuple(loop(line) for line in lines)


def _way_back(lines: Sequence[Points], group: set[int], stones: Sequence[Spot]) -> Points | None:
    """How to move some cords so that they cross another and come over no stone."""
    own = np.concatenate([lines[member] for member in sorted(group)])
    others = [line for number, line in enumerate(lines) if number not in group]
    ways = (np.concatenate(others)[None, :, :] - own[:, None, :]).reshape(-1, 2)
    lengths = np.hypot(ways[:, 0], ways[:, 1])
    order = np.argsort(lengths, kind="stable")
    for pick in order[:: max(1, len(order) // WAYS)]:
        way = ways[pick] * (1 + OVERLAP / max(float(lengths[pick]), 1e-9))
        moved = [lines[member] + way for member in sorted(group)]
        crossing = any(cross(*_rows(one), *_rows(other)) for one in moved for other in others)
        before = [lines[member] for member in sorted(group)]
        if crossing and all(_undisturbed(line, way, stone) for line in before for stone in stones):
            return np.asarray(way)
    return None


def _undisturbed(line: Points, way: Points, stone: Spot) -> bool:
    """Whether a stone is as much in a cord as before, and no part of the cord came near it."""
    x, y, reach = stone
    moved = line + way
    if (winding(*_rows(line), x, y) != 0) != (winding(*_rows(moved), x, y) != 0):
        return False
    along = np.linspace(0, 1, 2 + int(np.hypot(way[0], way[1]) / SWEEP))
    swept = line[None] + along[:, None, None] * way
    return bool(np.hypot(swept[..., 0] - x, swept[..., 1] - y).min() > reach)


def _rows(line: Points) -> tuple[Points, Points]:
    return line[:, 0].copy(), line[:, 1].copy()
