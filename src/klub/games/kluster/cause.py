"""What set a stone in motion: so that a fault can be explained."""

from collections.abc import Iterable
from math import hypot

import numpy as np

from klub.games.kluster.physics import World
from klub.games.kluster.physics.world import FRAME
from klub.games.kluster.result import Cause

MOVING = 1e-3
"""m/s. Slower than this is not called moving."""


class Causes:
    """For every stone that moves, what began it."""

    def __init__(self) -> None:
        self._of: dict[int, Cause] = {}

    def placed(self, stone: int) -> None:
        """A stone has been let go: whatever it does now is its own doing."""
        self._of[stone] = Cause("placed", stone)

    def note(self, world: World, held: Iterable[int], placed: Iterable[int]) -> None:
        """Look at everything that moves, and at what has come to rest."""
        awake = world.record["awake"].tolist()
        known = {stone: cause for stone, cause in self._of.items() if awake[stone]}
        self._of = dict(known)
        for stone in world.movers(MOVING):
            if stone in known:
                continue
            cause = _by_cord(world, stone) or _by_field(world, stone, held, placed, known)
            if cause:
                self._of[stone] = cause

    def of_touch(self, one: int, other: int, held: Iterable[int]) -> Cause | None:
        """What brought two stones together."""
        for stone in (one, other):
            if stone in held:
                return Cause("held", stone)
        for stone in self._of:
            # The first of the two to move began it.
            if stone in (one, other):
                return self._of[stone]
        return None

    def of_exit(self, stone: int, world: World) -> Cause | None:
        """What made a stone leave: a cord may also be drawn away from under it."""
        if stone in self._of:
            return self._of[stone]
        cord = _moving_cord(world, stone)
        return None if cord is None else Cause("cord", cord)


def _by_cord(world: World, stone: int) -> Cause | None:
    if not world.pushed(stone, 1.5 * FRAME):
        return None
    cord = _moving_cord(world, stone)
    return None if cord is None else Cause("cord", cord)


def _moving_cord(world: World, stone: int) -> int | None:
    """The cord that moves, or is held, nearest to a stone."""
    m = world.record
    x, y, _ = world.place(stone)
    near = []
    for cord in range(m["cords"]):
        if m["grab"][cord] >= 0 or m["node_speed"][cord].any():
            nodes = m["node"][cord]
            near.append((float(np.hypot(nodes[0] - x, nodes[1] - y).min()), cord))
    return min(near)[1] if near else None


def _by_field(
    world: World,
    stone: int,
    held: Iterable[int],
    placed: Iterable[int],
    known: dict[int, Cause],
) -> Cause | None:
    """Whose pull on a stone is the strongest: of one in a hand, just placed, or moving itself."""
    suspects = {other: Cause("held", other) for other in held}
    suspects |= {other: Cause("placed", other) for other in placed if other not in suspects}
    suspects = known | suspects
    suspects.pop(stone, None)
    if not suspects:
        return None
    strongest = max(suspects, key=lambda other: _pull(world, stone, other))
    return suspects[strongest]


def _pull(world: World, one: int, other: int) -> float:
    force, _, _ = world.pull(min(one, other), max(one, other))
    return hypot(*force.tolist())
