"""Which part of the table is drawn in the terminal, and how large."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil, floor

from klub.cli.kluster.raster import ACROSS, DOWN, Dot

Point = tuple[float, float]
"""m."""
MARGIN = 0.008
"""m round everything."""
FINEST = 0.0012
"""m for each dot, at least: a stone needs no more than five lines."""
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""m from one mark of an axis to the next."""
ROOM = 8
"""Columns from one mark to the next, at least."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A part of the table as a grid of dots."""

    left: float
    top: float
    scale: float
    """m for each dot."""
    columns: int
    """Characters."""
    rows: int

    @staticmethod
    def round(points: Iterable[Point], columns: int, rows: int) -> "Ground":
        """The part that holds these points, as large as there is room for."""
        xs, ys = zip(*points, strict=True)
        left, right = min(xs) - MARGIN, max(xs) + MARGIN
        bottom, top = min(ys) - MARGIN, max(ys) + MARGIN
        scale = max(
            (right - left) / (columns * ACROSS - 1), (top - bottom) / (rows * DOWN - 1), FINEST
        )
        return Ground(
            left,
            top,
            scale,
            ceil((right - left) / scale / ACROSS) or 1,
            ceil((top - bottom) / scale / DOWN) or 1,
        )

    def dot(self, x: float, y: float) -> Dot:
        """Where a point of the table is drawn."""
        return floor((x - self.left) / self.scale), floor((self.top - y) / self.scale)

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The character in which a point of the table is drawn."""
        across, down = self.dot(x, y)
        return across // ACROSS, down // DOWN

    def point(self, dot: Dot) -> Point:
        """The middle of a dot, on the table."""
        return self.left + (dot[0] + 0.5) * self.scale, self.top - (dot[1] + 0.5) * self.scale

    @property
    def step(self) -> float:
        """M from one mark of the axes to the next."""
        wide = self.scale * ACROSS * ROOM
        return next((step for step in STEPS if step >= wide), STEPS[-1])

    def marks_across(self) -> Iterator[tuple[int, float]]:
        """The columns that have a mark, with their x."""
        first = ceil(self.left / self.step)
        last = floor((self.left + self.columns * ACROSS * self.scale) / self.step)
        for mark in range(first, last + 1):
            yield self.cell(mark * self.step, self.top)[0], mark * self.step

    def marks_down(self) -> Iterator[tuple[int, float]]:
        """The lines that have a mark, with their y."""
        first = ceil((self.top - self.rows * DOWN * self.scale) / self.step)
        for mark in range(floor(self.top / self.step), first - 1, -1):
            yield self.cell(self.left, mark * self.step)[1], mark * self.step
