"""How time passes at many tables: compiled, for in most ticks there is nothing to look at."""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics import survey
from klub.games.kluster.physics.layout import FINE, FREE, Floats
from klub.games.kluster.physics.loop import winding
from klub.games.kluster.physics.parameters import HAND_SPEED
from klub.games.kluster.physics.pose import rotated
from klub.games.kluster.physics.step import lull, run
from klub.games.kluster.physics.world import FRAME, SLOWEST_HAND
from klub.jit import compiled

EVENT, REST, FAULT = 1, 2, 4
"""What can be seen of a world at a glance: stones have touched or left, everything rests, or it has
become impossible."""


@compiled
def pass_until(
    records: NDArray[np.void], steps: int, ticks: int, heights: Floats, signs: int
) -> int:
    """Let up to so many ticks pass, until one of the signs is seen; how many did.

    In the first of them the first hand is told to go to the ``heights``, one a tick.
    """
    m = records[0]
    for tick in range(ticks):
        if tick < heights.shape[0]:
            _aim(records, heights[tick])
        run(m, steps)
        if glance(records) & signs:
            return tick + 1
    return ticks


@compiled
def _aim(records: NDArray[np.void], z: float) -> None:
    """What `World.aim` does, for a hand that only changes its height."""
    m = records[0]
    i = m.hand[0]
    m.hand_place[0, 2] = z
    dx = m.hand_place[0, 0] - m.place[i, 0]
    dy = m.hand_place[0, 1] - m.place[i, 1]
    dz = m.hand_place[0, 2] - m.place[i, 2]
    way = sqrt(dx * dx + dy * dy + dz * dz)
    m.hand_pace[0] = min(HAND_SPEED, max(SLOWEST_HAND, way / FRAME))


@compiled
def glance(records: NDArray[np.void]) -> int:
    """Every sign that can be seen of a world now."""
    seen = 0
    if records[0].fault != FINE:
        seen |= FAULT
    if survey.eventful(records):
        seen |= EVENT
    if survey.at_rest(records):
        seen |= REST
    return seen


@compiled
def pass_each(
    records: NDArray[np.void], steps: int, going: NDArray[np.bool_], seen: NDArray[np.int64]
) -> None:
    """Let one tick pass in every world that is ``going``, and take a glance at each."""
    for n in range(records.shape[0]):
        if going[n]:
            run(records[n], steps)
            seen[n] = glance(records[n : n + 1])


@compiled
def lie(
    records: NDArray[np.void],
    lies: NDArray[np.bool_],
    places: Floats,
    turns: Floats,
    nodes: Floats,
) -> None:
    """Lay cords and stones on an empty table, and let everything rest."""
    m = records[0]
    for c in range(m.cords):
        for axis in range(2):
            for k in range(nodes.shape[2]):
                m.node[c, axis, k] = nodes[c, axis, k]
    for i in range(m.stones):
        if not lies[i]:
            continue
        m.kind[i] = FREE
        w, x, y, z = turns[i, 0], turns[i, 1], turns[i, 2], turns[i, 3]
        size = sqrt(w * w + x * x + y * y + z * z)
        m.turn[i, 0], m.turn[i, 1], m.turn[i, 2], m.turn[i, 3] = (
            w / size,
            x / size,
            y / size,
            z / size,
        )
        for k in range(3):
            m.place[i, k] = places[i, k]
        rotated(m, i)
    lull(m)


@compiled
def pick_inside(records: NDArray[np.void], tries: Floats, spots: Floats) -> None:
    """For each world the first try that is in a cord, or else the last.

    A try is two numbers from 0 to 1, which span the table from the outermost points of all cords.
    """
    for n in range(records.shape[0]):
        m = records[n]
        nodes = m.node[: m.cords]
        left, right = nodes[:, 0].min(), nodes[:, 0].max()
        low, high = nodes[:, 1].min(), nodes[:, 1].max()
        for k in range(tries.shape[1]):
            x = left + (right - left) * tries[n, k, 0]
            y = low + (high - low) * tries[n, k, 1]
            spots[n, 0], spots[n, 1] = x, y
            inside = False
            for c in range(m.cords):
                inside = inside or winding(m.node[c, 0], m.node[c, 1], x, y) != 0
            if inside:
                break
