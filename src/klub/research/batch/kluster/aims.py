"""Where hands are told to be, many at a time; to the bit what `World.aim` does for one."""

from math import radians

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.input import STEPS_PER_DEGREE, STEPS_PER_MM
from klub.games.kluster.physics import turned
from klub.games.kluster.physics.layout import Floats
from klub.games.kluster.physics.parameters import HAND_SPEED
from klub.games.kluster.physics.world import FRAME, SLOWEST_HAND

FULL_TURN, HALF_TURN = 360 * STEPS_PER_DEGREE, 180 * STEPS_PER_DEGREE
Whole = NDArray[np.int64]


def _tilted() -> Floats:
    """For every tilt from -180° on how a stone is turned that is not turned about the vertical."""
    steps = range(-HALF_TURN, HALF_TURN + 1)
    return np.array([turned(tilt=radians(step / STEPS_PER_DEGREE))[:2] for step in steps])


def _yawed() -> Floats:
    """For every yaw from 0° on the same, for a stone that is not tilted."""
    return np.array([turned(radians(step / STEPS_PER_DEGREE))[::3] for step in range(FULL_TURN)])


# Looked up and not reckoned: the sine of an array is not to the last bit that of a number.
TILTED, YAWED = _tilted(), _yawed()


def aim(
    records: NDArray[np.void], tables: Whole, hands: Whole, stones: Whole, poses: Floats
) -> None:
    """Tell hands that hold their stones already where to bring them: x, y, z, yaw and tilt."""
    steps = 1000 * STEPS_PER_MM
    places = np.rint(poses[:, :3] * steps) / steps
    yaw = np.rint(poses[:, 3] * STEPS_PER_DEGREE).astype(np.int64) % FULL_TURN
    tilt = np.rint(poses[:, 4] * STEPS_PER_DEGREE).astype(np.int64) + HALF_TURN
    records["hand_place"][tables, hands] = places
    records["hand_turn"][tables, hands] = _turns(YAWED[yaw], TILTED[tilt])
    dx, dy, dz = (places - records["place"][tables, stones]).T
    far = np.sqrt(dx * dx + dy * dy + dz * dz)
    records["hand_pace"][tables, hands] = np.minimum(
        HAND_SPEED, np.maximum(SLOWEST_HAND, far / FRAME)
    )


def _turns(yawed: Floats, tilted: Floats) -> Floats:
    """Quaternions as `turned` makes them, of length 1."""
    (cos, sin), (w, x) = yawed.T, tilted.T
    turns = np.stack([w * cos, x * cos, x * sin, w * sin], axis=1)
    squares = turns * turns
    size = np.sqrt(squares[:, 0] + squares[:, 1] + squares[:, 2] + squares[:, 3])
    return np.asarray(turns / size[:, None])
