"""The part of the table that actions reach, and its own coordinates."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.options import Options
from klub.games.kluster.pose import points

FAR = 8.0
"""What lies farther out than this, in halves of the ground, is told as if it lay here."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A rectangle of the table, from -1 to 1 each way: fixed, however the cords move later."""

    middle: tuple[float, float]
    """m."""
    half: tuple[float, float]
    """m from the middle to the right edge, and to the upper edge."""

    @staticmethod
    def of(options: Options, margin: float) -> "Ground":
        """What holds all cords as they are laid before the first turn, with a margin in m."""
        spread = np.concatenate([points(cord) for cord in options.loops])
        low, high = spread.min(axis=0) - margin, spread.max(axis=0) + margin
        (x, y), (wide, deep) = ((low + high) / 2).tolist(), ((high - low) / 2).tolist()
        return Ground((x, y), (wide, deep))

    def point(self, across: float, up: float) -> tuple[float, float]:
        """Where a point of the ground is, in m."""
        return self.middle[0] + across * self.half[0], self.middle[1] + up * self.half[1]

    def seen(self, places: NDArray[Any]) -> NDArray[Any]:
        """Points in m, the two axes last, in coordinates of the ground."""
        halves = (places - np.array(self.middle)) / np.array(self.half)
        return np.asarray(np.clip(halves, -FAR, FAR))

    @property
    def corners(self) -> Sequence[tuple[float, float]]:
        """Lower left and upper right, in m."""
        return self.point(-1, -1), self.point(1, 1)
