"""Where a stone and a cord are, as states and records tell it: in single precision."""

import struct
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from klub.games.kluster.physics import World
from klub.games.kluster.physics.loop import Points
from klub.games.kluster.physics.world import Quaternion, Vector

Loop = tuple[tuple[float, float], ...]
"""The points of a cord, in m."""


class Pose(NamedTuple):
    """Where a stone is and how it is turned."""

    place: Vector
    """m."""
    turn: Quaternion
    """w first."""

    @staticmethod
    def of(world: World, stone: int) -> "Pose":
        """The pose of a stone, rounded as it will be kept."""
        x, y, z = _single(world.record["place"][stone].tolist())
        w, i, j, k = _single(world.record["turn"][stone].tolist())
        return Pose((x, y, z), (w, i, j, k))


def loop(points: Points) -> Loop:
    """The points of a cord, rounded as they will be kept."""
    return tuple((x, y) for x, y in points.astype(np.float32).astype(float).tolist())


def points(loop: Loop) -> Points:
    """A loop as the world takes it."""
    return np.array(loop)


def _single(values: Iterable[float]) -> tuple[float, ...]:
    """Numbers as they are in 32 bits: so that what is kept is what is played on."""
    listed = tuple(values)
    form = f"<{len(listed)}f"
    return struct.unpack(form, struct.pack(form, *listed))
