"""How a world lies in memory: one fixed-size record, so that one array copy copies it whole."""

from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.parameters import NODES

Floats = NDArray[np.float64]

ABSENT, FREE, HELD = range(3)
"""A stone is in somebody's stock, on the table or falling, or in a hand."""
FINE, NOT_FINITE, TOO_FAST = range(3)
"""What the guard has found."""
HANDS = 2
NOBODY = -1
"""No stone in a hand, no node grabbed, no step at which stones touched."""
AWAY = 1000.0
"""m. Where absent stones wait, far from each other and from the table."""


class World(Protocol):
    """The fields of a record. Vectors have their axis last, matrices are symmetric.

    A symmetric matrix is kept as xx, yy, zz, xy, xz, yz.
    """

    dt: float
    """s, the step."""
    steps: int
    """Steps made so far."""
    fault: int
    """`FINE`, or what went wrong; the world then stands still."""
    stones: int
    cords: int

    kind: NDArray[np.int8]
    """`ABSENT`, `FREE` or `HELD`."""
    axes: Floats
    """Half axes, longest first."""
    mass: Floats
    inertia: Floats
    moment: Floats
    place: Floats
    turn: Floats
    """Quaternion, w first."""
    speed: Floats
    spin: Floats
    """rad/s, about the axes of the room."""

    frame: Floats
    """Rotation of each stone, row by row; the last column is the direction of its moment."""
    shape: Floats
    """R·diag(axes²)·Rᵀ, from which heights and gaps follow."""
    ease: Floats
    """Inverse inertia about the axes of the room; 0 for stones in a hand."""
    lift: Floats
    """Inverse mass; 0 for stones in a hand."""
    points9: Floats
    """Dipoles of a stone seen from near, relative to its middle: axis, then dipole."""
    points4: Floats

    force: Floats
    torque: Floats
    still_force: Floats
    """What sleeping stones do to each other, reckoned once."""
    still_torque: Floats
    rest_force: Floats
    """What a stone felt when it fell asleep."""
    rest_torque: Floats
    cord_push: Floats
    """What cords do to a stone in this step, as an impulse; and whether one was near it."""
    rest_push: Floats
    """What they did to it when it fell asleep."""
    pushed: NDArray[np.int64]
    """The step in which a cord last pushed a stone, or `NOBODY`."""
    awake: NDArray[np.int8]
    quiet: NDArray[np.int32]
    """Steps since a stone last moved."""
    stale: int
    """Whether the set of sleepers has changed since the still forces were reckoned."""

    ground: Floats
    """Impulses of the table on each stone in the last step: normal, sliding, spin, rolling."""
    pairs: int
    pair: NDArray[np.int16]
    """Stones near each other, in order."""
    pair_push: Floats
    """Between them in the last step: normal impulse, impulse along the surface, angular impulse."""
    touched: NDArray[np.int32]
    """The step at which two stones first touched, or `NOBODY`."""

    node: Floats
    """Points of each cord: cord, axis, point."""
    node_speed: Floats
    link: Floats
    """Distance between neighbouring points of each cord."""
    grab: NDArray[np.int64]
    """The point of each cord that is dragged, or `NOBODY`."""
    grab_to: Floats
    cord_quiet: NDArray[np.int64]
    """Steps since a cord last moved."""

    hand: NDArray[np.int64]
    """The stone in each hand, or `NOBODY`."""
    hand_place: Floats
    """Where the hand wants it, and how turned."""
    hand_turn: Floats
    hand_was: Floats
    """Place, turn and tightest gap of held stones while their next poses are sought."""
    hand_pace: Floats
    """m/s. How fast the hand goes there: so that it arrives when it will be read again."""

    watched: int
    """Whether and how it is noted that stones leave the area; see `area`."""
    left: NDArray[np.int32]
    """The step in which a stone left the area, or `NOBODY`."""
    room: Floats
    """m. How far a stone may go from where it was seen before it can have left."""
    seen: Floats
    """Where it was seen: x and y of its contact point, and ``travel`` by then."""
    travel: float
    """m. How far any point of any cord can have moved since the world began."""


@cache
def layout(stones: int, cords: int) -> np.dtype[np.void]:
    """The record of a world with room for so many stones and cords."""
    pairs = 6 * stones
    real, small = np.float64, np.int32

    def each(*shape: int) -> tuple[type[np.float64], tuple[int, ...]]:
        return real, (stones, *shape)

    return np.dtype(
        [
            ("dt", real),
            ("steps", np.int64),
            ("fault", np.int64),
            ("stones", np.int64),
            ("cords", np.int64),
            ("kind", np.int8, (stones,)),
            ("axes", *each(3)),
            ("mass", *each()),
            ("inertia", *each(3)),
            ("moment", *each()),
            ("place", *each(3)),
            ("turn", *each(4)),
            ("speed", *each(3)),
            ("spin", *each(3)),
            ("frame", *each(9)),
            ("shape", *each(6)),
            ("ease", *each(6)),
            ("lift", *each()),
            ("points9", *each(3, 9)),
            ("points4", *each(3, 4)),
            ("force", *each(3)),
            ("torque", *each(3)),
            ("still_force", *each(3)),
            ("still_torque", *each(3)),
            ("rest_force", *each(3)),
            ("rest_torque", *each(3)),
            ("cord_push", *each(3)),
            ("rest_push", *each(3)),
            ("pushed", np.int64, (stones,)),
            ("awake", np.int8, (stones,)),
            ("quiet", small, (stones,)),
            ("stale", np.int64),
            ("ground", *each(6)),
            ("pairs", np.int64),
            ("pair", np.int16, (pairs, 2)),
            ("pair_push", real, (pairs, 7)),
            ("touched", small, (stones, stones)),
            ("node", real, (cords, 2, NODES)),
            ("node_speed", real, (cords, 2, NODES)),
            ("link", real, (cords,)),
            ("grab", np.int64, (cords,)),
            ("grab_to", real, (cords, 2)),
            ("cord_quiet", np.int64, (cords,)),
            ("hand", np.int64, (HANDS,)),
            ("hand_place", real, (HANDS, 3)),
            ("hand_turn", real, (HANDS, 4)),
            ("hand_was", real, (HANDS, 8)),
            ("hand_pace", real, (HANDS,)),
            ("watched", np.int64),
            ("left", small, (stones,)),
            ("room", *each()),
            ("seen", *each(3)),
            ("travel", real),
        ],
        align=True,
    )


SIZES = ((24, 1), (96, 8))
"""Stones and cords, smallest first. The kernel is compiled once for each."""


def layout_for(stones: int, cords: int) -> np.dtype[np.void]:
    """The smallest record with room for so many; `ValueError` if there is none."""
    for most_stones, most_cords in SIZES:
        if stones <= most_stones and cords <= most_cords:
            return layout(most_stones, most_cords)
    most_stones, most_cords = SIZES[-1]
    raise ValueError(
        f"a world holds up to {most_stones} stones and {most_cords} cords, not {stones} and {cords}"
    )


def settled(records: NDArray[np.void]) -> NDArray[np.void]:
    """The same array under the one dtype object that `layout` keeps for it.

    Numba chooses compiled code by the address of a record's dtype; see docs/decisions/0002.
    """
    stones = records.dtype["touched"].shape[0]
    cords = records.dtype["node"].shape[0]
    return records.view(layout(stones, cords))
