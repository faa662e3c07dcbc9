"""Stones: the two sets, each stone a little different."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi
from random import Random

from klub.games.kluster.physics.parameters import DENSITY, MU_0, REMANENCE


@dataclass(frozen=True, slots=True)
class Stone:
    """A flattened ellipsoid of ferrite, magnetised through its shortest axis."""

    length: float
    """m, the longest half axis."""
    width: float
    """m, the middle half axis."""
    height: float
    """m, the shortest half axis; a stone that lies flat has its middle this high."""

    @property
    def volume(self) -> float:
        """m³."""
        return 4 / 3 * pi * self.length * self.width * self.height

    @property
    def mass(self) -> float:
        """Kg."""
        return DENSITY * self.volume

    @property
    def moment(self) -> float:
        """A·m², along the shortest axis."""
        return REMANENCE * self.volume / MU_0

    @property
    def inertia(self) -> tuple[float, float, float]:
        """kg·m² about the three axes."""
        a, b, c = self.length**2, self.width**2, self.height**2
        return self.mass / 5 * (b + c), self.mass / 5 * (a + c), self.mass / 5 * (a + b)


TRIO = Stone(15e-3, 11e-3, 6e-3)
"""The pattern of the 24 stones of TRIO: 30 × 22 × 12 mm, 20.7 g, 0.66 A·m²."""
DUO = Stone(13e-3, 12e-3, 8e-3)
"""The pattern of the 12 spinners of DUO²: rounder and taller, so that they turn in place."""
VARIETY = 0.06
"""Each axis differs from the pattern by up to this part, as polished stones do."""


def stone_set(pattern: Stone, count: int, seed: int) -> tuple[Stone, ...]:
    """``count`` stones after ``pattern``, the same for the same seed."""
    luck = Random(seed)
    return tuple(_varied(pattern, luck) for _ in range(count))


def trio(seed: int) -> tuple[Stone, ...]:
    """The 24 stones of a TRIO box."""
    return stone_set(TRIO, 24, seed)


def duo(seed: int) -> tuple[Stone, ...]:
    """The 12 stones of a DUO² box."""
    return stone_set(DUO, 12, seed)


def _varied(pattern: Stone, luck: Random) -> Stone:
    axes: Sequence[float] = (pattern.length, pattern.width, pattern.height)
    varied = sorted((axis * (1 + VARIETY * luck.uniform(-1, 1)) for axis in axes), reverse=True)
    return Stone(*varied)
