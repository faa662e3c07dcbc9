"""Before the first turn: cords are laid one by one (R33), and stones in their middles (R32)."""

from functools import lru_cache
from math import cos, pi, radians, sin

import numpy as np

from klub.engine.errors import Illegal
from klub.games.kluster.box import BOXES
from klub.games.kluster.cord import FARTHEST, Cord, cords
from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import DUO, TRIO, Stone, laid, middle
from klub.games.kluster.physics.layout import Floats
from klub.games.kluster.physics.loop import GRID, Points, cross, inside_points
from klub.games.kluster.physics.parameters import GRAVITY, MU_0
from klub.games.kluster.pose import Loop, loop, points

Spot = tuple[float, float]
"""m."""
PATTERNS = {"trio": TRIO, "duo": DUO}
"""What the stones of a box are like, on the whole."""
OVERLAP = 0.3
"""Of the narrower of two cords: so far a cord laid by preset reaches into the one before it. All
shapes cross at this; at a half a cord would run through the middle of its neighbour."""
APART = 0.052, 0.056, 0.060, 0.065, 0.070, 0.080, 0.049, 0.046
"""m between the middles of stones that start in the area, in the order in which it is tried: wider
where a crowd would not lie still, closer where there is no room."""
TIPPING, SLIDING = 0.35, 0.15
"""How much of what would tip a stone over, and of its weight, the stones around it may bring about.
In 600 starts, stones of which the first was 0.53 turned over, and with the second at 0.18 some slid
into each other; within these limits none moved by more than 2 mm."""
CLEAR = 0.020
"""m from every point of every cord, so that no stone is laid on one. The longest stone measures
15.9 mm to its tip and the cord 1.5 mm; half way between two of its points it is 2 mm nearer."""


@lru_cache(maxsize=64)
def loops(
    boxes: tuple[str, ...], typed: tuple[str, ...], shape: str, shorten: int
) -> tuple[Loop, ...]:
    """One cord a box, laid as ``typed`` says, or else in ``shape`` by preset.

    A preset cord lies to the right of the one before it, and if all are, the row is in the middle
    of the table. `Illegal` if one is not on the table, encloses nothing, or crosses no other.
    """
    lies = [cord for text in typed for cord in cords(text)]
    lies += [Cord(shape)] * (len(boxes) - len(lies))
    row: list[Points] = []
    for name, lie in zip(boxes, lies, strict=True):
        row.append(_laid(lie, cord_length(name, shorten), row))
    if all(lie.place is None and not lie.outline for lie in lies):
        spread = np.concatenate(row)
        row = [cord - (spread.min(axis=0) + spread.max(axis=0)) / 2 for cord in row]
    kept = tuple(map(loop, row))
    for number in range(len(kept)):
        if illegal := _objection(kept[: number + 1]):
            raise illegal
    return kept


def cord_length(box: str, shorten: int) -> float:
    """How long a cord is with its knot, in m."""
    return BOXES[box].cord * (1 - shorten / 100)


def _laid(lie: Cord, length: float, row: list[Points]) -> Points:
    """Where a cord lies, after those of the ``row``."""
    if lie.outline:
        return laid([(x / 1000, y / 1000) for x, y in lie.outline], length)
    cord = laid(OUTLINES[lie.shape], length)
    cord = cord - cord.mean(axis=0)
    if lie.place is not None:
        turn = radians(lie.turn)
        turned = np.array([[cos(turn), sin(turn)], [-sin(turn), cos(turn)]])
        return np.asarray(cord @ turned + np.array(lie.place) / 1000)
    if not row:
        return np.asarray(cord)
    # Tip to tip, then into each other: the right tip of the one before is inside this cord then,
    # and the rest of it is not, so that the lines cross.
    before = row[-1]
    reach = OVERLAP * min(np.ptp(cord[:, 0]), np.ptp(before[:, 0]))
    tip, own_tip = before[before[:, 0].argmax()], cord[cord[:, 0].argmin()]
    return np.asarray(cord + tip - own_tip - np.array([reach, 0.0]))


def _objection(row: tuple[Loop, ...]) -> Illegal | None:
    """What forbids the last cord of the ``row``."""
    number, last = len(row) - 1, points(row[-1])
    if np.abs(last).max() > FARTHEST / 1000:
        return Illegal("R17", "options-cord-far", cord=number, farthest=FARTHEST)
    if not len(_inside(last)):
        return Illegal("R17", "options-cord-flat", cord=number)
    if number and not any(_crosses(points(before), last) for before in row[:-1]):
        return Illegal("R33", "options-cord-apart", cord=number)
    return None


@lru_cache(maxsize=64)
def spots(cords: tuple[Loop, ...], kinds: tuple[str, ...]) -> tuple[Spot, ...]:
    """Where the first stones of the area lie, cord after cord and round after round (R31, R32).

    Each is as near to the middle of its cord as the others and the cords let it.
    """
    if not kinds:
        return ()
    stones = [PATTERNS[kind] for kind in kinds]
    nearest = [_by_nearness(cords, number) for number in range(min(len(cords), len(kinds)))]
    for apart in APART:
        found = _spread(nearest, len(kinds), apart)
        if found is not None and _steady(found, stones):
            return tuple((float(x), float(y)) for x, y in found)
    raise Illegal("R32", "options-no-room", stones=len(kinds))


@lru_cache(maxsize=256)
def objection(
    boxes: tuple[str, ...],
    typed: tuple[str, ...],
    shape: str,
    shorten: int,
    kinds: tuple[str, ...],
) -> Illegal | None:
    """What forbids an area with these cords, in which stones of these ``kinds`` lie at first.

    It is remembered, for a form asks for the same area with one house rule after the other.
    """
    try:
        spots(loops(boxes, typed, shape, shorten), kinds)
    except Illegal as illegal:
        return illegal
    return None


def _spread(nearest: list[Points], count: int, apart: float) -> Points | None:
    """So many spots at least ``apart``, if there is room for them."""
    taken = np.empty((0, 2))
    for number in range(count):
        free = nearest[number % len(nearest)]
        for spot in taken:
            free = free[np.hypot(*(free - spot).T) >= apart]
        if not len(free):
            return None
        taken = np.concatenate([taken, free[:1]])
    return taken


def _steady(places: Points, stones: list[Stone]) -> bool:
    """Whether stones that lie flat at these places, north up, neither tip over nor slide."""
    moments = np.array([stone.moment for stone in stones])
    for place, stone in zip(places, stones, strict=True):
        away = place - places
        r = np.hypot(*away.T)
        r[r == 0] = np.inf
        # Each is one dipole to the others: beside it, its field is µ0 m / (4 π r³) downwards.
        field = MU_0 / (4 * pi) * moments / r**3
        push = np.hypot(*(3 * stone.moment * field / r**2) @ away)
        weight = stone.mass * GRAVITY
        # A stone that tips by a small angle is held by this arm of its weight.
        arm = stone.width**2 / stone.height - stone.height
        if stone.moment * field.sum() > TIPPING * weight * arm or push > SLIDING * weight:
            return False
    return True


def _by_nearness(cords: tuple[Loop, ...], number: int) -> Points:
    """The points inside a cord where a stone can lie, from its middle outwards."""
    cord = points(cords[number])
    centre = np.array([middle(*_axes(cord))])
    free = np.concatenate([centre, _inside(cord)])
    nodes = np.concatenate([points(other) for other in cords])
    low, high = cord.min(axis=0) - CLEAR, cord.max(axis=0) + CLEAR
    (x, y), clear = _axes(free), np.ones(len(free), bool)
    for node in nodes[((nodes > low) & (nodes < high)).all(axis=1)]:
        # Most points are farther than that on one axis already, and need no root.
        near = np.flatnonzero((np.abs(x - node[0]) <= CLEAR) & (np.abs(y - node[1]) <= CLEAR))
        clear[near[np.hypot(*(free[near] - node).T) < CLEAR]] = False
    free = free[clear]
    return np.asarray(free[np.hypot(*(free - centre).T).argsort(kind="stable")])


def _inside(cord: Points) -> Points:
    """The points of a fine grid that are inside a cord."""
    grid = np.empty((GRID * GRID, 2))
    return grid[: inside_points(*_axes(cord), grid)]


def _crosses(one: Points, other: Points) -> bool:
    return cross(*_axes(one), *_axes(other))


def _axes(cord: Points) -> tuple[Floats, Floats]:
    return np.ascontiguousarray(cord[:, 0]), np.ascontiguousarray(cord[:, 1])
