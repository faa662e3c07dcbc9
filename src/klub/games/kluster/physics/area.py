"""Who leaves the area, which is what at least one cord encloses; looked at in every step.

A stone that was seen well inside need not be looked at again until it and the cords have moved
as far as it had room.
"""

from math import cos, hypot, pi, sin, sqrt

import numpy as np

from klub.games.kluster.physics.layout import FREE, NOBODY, Floats, World
from klub.games.kluster.physics.loop import winding
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.physics.pose import height
from klub.jit import compiled

UNWATCHED, BY_CONTACT, BY_RIM = range(3)
"""Nobody looks; a stone is where it touches the table; a stone is all of what it covers."""
RIM_POINTS = 16
RIM: Floats = np.array(
    [(cos(2 * pi * k / RIM_POINTS), sin(2 * pi * k / RIM_POINTS)) for k in range(RIM_POINTS)]
)
"""Points round a circle; they are stretched to the outline of a stone seen from above."""


@compiled
def watch(m: World) -> None:
    """Note for every stone the step in which it left the area."""
    if m.watched == UNWATCHED:
        return
    for i in range(m.stones):
        if m.kind[i] != FREE or m.left[i] != NOBODY:
            continue
        x, y = contact(m, i)
        moved = hypot(x - m.seen[i, 0], y - m.seen[i, 1]) + m.travel - m.seen[i, 2]
        if m.watched == BY_CONTACT and moved < m.room[i]:
            continue
        if m.watched == BY_RIM and moved == 0 and m.awake[i] == 0:
            continue
        m.seen[i, 0], m.seen[i, 1], m.seen[i, 2] = x, y, m.travel
        m.room[i] = room(m, x, y)
        if m.room[i] <= 0 or (m.watched == BY_RIM and not covers_inside(m, i)):
            m.left[i] = m.steps


@compiled
def contact(m: World, i: int) -> tuple[float, float]:
    """Where stone ``i`` touches the table, or would if it were let down."""
    down = height(m, i)
    return m.place[i, 0] - m.shape[i, 4] / down, m.place[i, 1] - m.shape[i, 5] / down


@compiled
def room(m: World, x: float, y: float) -> float:
    """How far a point may go, at least, before it is in no cord; 0 if it is in none."""
    most = 0.0
    for c in range(m.cords):
        if winding(m.node[c, 0], m.node[c, 1], x, y) != 0:
            most = max(most, _to_cord(m.node[c, 0], m.node[c, 1], x, y))
    return most


@compiled
def covers_inside(m: World, i: int) -> bool:
    """Whether all that stone ``i`` covers, seen from above, is in the area."""
    s = m.shape[i]
    # Any root of the outline's matrix turns a circle into the outline; this one is triangular.
    a = sqrt(s[0])
    b = s[3] / a
    c = sqrt(s[1] - b * b)
    for k in range(RIM_POINTS):
        u, v = RIM[k, 0], RIM[k, 1]
        if room(m, m.place[i, 0] + a * u, m.place[i, 1] + b * u + c * v) <= 0:
            return False
    return True


@compiled
def _to_cord(x: Floats, y: Floats, px: float, py: float) -> float:
    """From a point to the nearest point of a cord."""
    least = 1e9
    for a in range(NODES):
        b = a + 1 if a + 1 < NODES else 0
        dx, dy = x[b] - x[a], y[b] - y[a]
        along = ((px - x[a]) * dx + (py - y[a]) * dy) / (dx * dx + dy * dy + 1e-18)
        along = min(1.0, max(0.0, along))
        ex, ey = px - x[a] - along * dx, py - y[a] - along * dy
        least = min(least, ex * ex + ey * ey)
    return sqrt(least)
