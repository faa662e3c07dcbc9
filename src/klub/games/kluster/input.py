"""What a player does in a turn, moment by moment: with two hands, to stones and cords.

Numbers are rounded when an input is made, so that what is kept of it is what was done.
"""

from dataclasses import dataclass
from math import radians

from klub.engine.errors import Malformed
from klub.games.kluster.physics.parameters import EDGE, NODES
from klub.games.kluster.physics.world import FRAME

TICKS = round(1 / FRAME)
"""A second: inputs are read and frames are drawn this often."""
STEPS_PER_MM = 10
"""Places are kept to a tenth of a millimetre."""
STEPS_PER_DEGREE = 10
"""Angles are kept to a tenth of a degree."""
NUMBER = (int, float)
HIGHEST = 0.5
"""m. Nobody lifts a hand higher; nothing is felt from there."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Hold a stone here; it comes out of the stock if it is not in this hand yet."""

    hand: int
    stone: int
    x: float
    """m, of the stone's middle."""
    y: float
    z: float
    """m above the table; a stone that would be in the table rests on it."""
    yaw: float = 0.0
    """Degrees, anticlockwise from above."""
    tilt: float = 0.0
    """Degrees, over the stone's long side; 90 stands it on its edge."""
    down: bool = False
    """Whether its other face is up."""

    def __post_init__(self) -> None:
        _whole(self.hand, "hand", 2)
        _whole(self.stone, "stone", 96)
        for name, most in (("x", EDGE), ("y", EDGE), ("z", HIGHEST)):
            _rounded(self, name, most, 1000 * STEPS_PER_MM)
        _rounded(self, "tilt", 180, STEPS_PER_DEGREE)
        _turned_once(self)

    @property
    def angles(self) -> tuple[float, float]:
        """Yaw and tilt in rad."""
        return radians(self.yaw), radians(self.tilt)


@dataclass(frozen=True, slots=True)
class Release:
    """Let go of the stone in a hand."""

    hand: int

    def __post_init__(self) -> None:
        _whole(self.hand, "hand", 2)


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put the stone in a hand back into the stock."""

    hand: int

    def __post_init__(self) -> None:
        _whole(self.hand, "hand", 2)


@dataclass(frozen=True, slots=True)
class Grab:
    """Take hold of a cord at one of its points."""

    cord: int
    node: int

    def __post_init__(self) -> None:
        _whole(self.cord, "cord", 8)
        _whole(self.node, "node", NODES)


@dataclass(frozen=True, slots=True)
class Drag:
    """Draw the point of a cord that is held to here."""

    cord: int
    x: float
    """m."""
    y: float

    def __post_init__(self) -> None:
        _whole(self.cord, "cord", 8)
        for name in ("x", "y"):
            _rounded(self, name, EDGE, 1000 * STEPS_PER_MM)


@dataclass(frozen=True, slots=True)
class LetGo:
    """Let go of a cord."""

    cord: int

    def __post_init__(self) -> None:
        _whole(self.cord, "cord", 8)


@dataclass(frozen=True, slots=True)
class End:
    """Say that the turn is over (R18)."""


Input = Hand | Release | PutBack | Grab | Drag | LetGo | End
Log = tuple[tuple[int, Input], ...]
"""Inputs with the tick before which each was given, in order."""


def _whole(value: object, name: str, most: int) -> None:
    """Refuse what is not a whole number below ``most``."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < most:
        raise Malformed("", 0, "input-number", name=name, value=str(value)[:40], most=most - 1)


def _rounded(one: Hand | Drag, name: str, most: float, steps: int) -> None:
    """Round a number to what is kept of it; refuse one that is not finite or too large."""
    value: object = getattr(one, name)
    if not isinstance(value, NUMBER) or not abs(value) <= most:
        told = {"name": name, "value": str(value)[:40], "unit": "m" if name in "xyz" else "degrees"}
        raise Malformed("", 0, "input-range", most=str(most), **told)
    object.__setattr__(one, name, round(value * steps) / steps)


def _turned_once(one: Hand) -> None:
    """Keep the yaw within one turn."""
    _rounded(one, "yaw", 1e6, STEPS_PER_DEGREE)
    steps = round(one.yaw * STEPS_PER_DEGREE) % (360 * STEPS_PER_DEGREE)
    object.__setattr__(one, "yaw", steps / STEPS_PER_DEGREE)
