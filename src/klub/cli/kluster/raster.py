"""Lines and areas in a terminal: dots, eight to a character, with words between them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.segment import Segment
from rich.style import Style

Dot = tuple[int, int]
"""Column and row, from the upper left."""

ACROSS, DOWN = 2, 4
"""Dots of one character."""
BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""What each dot adds to the number of a braille sign, column by column."""
BRAILLE = 0x2800
DENSE = 4
"""Dots from which on a character counts as filled, where there is no braille."""


@dataclass(slots=True)
class Raster:
    """A grid of characters, each with its dots or a sign of its own."""

    columns: int
    rows: int
    dots: dict[tuple[int, int], int] = field(default_factory=dict)
    """For each character that has any, by column and row, its dots as bits."""
    styles: dict[tuple[int, int], Style] = field(default_factory=dict)
    signs: dict[tuple[int, int], tuple[str, Style]] = field(default_factory=dict)

    def mark(self, dots: Iterable[Dot], style: Style) -> None:
        """Set dots; what lies outside is left out, and later styles cover earlier ones."""
        for x, y in dots:
            cell = x // ACROSS, y // DOWN
            if 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows:
                self.dots[cell] = self.dots.get(cell, 0) | BITS[x % ACROSS][y % DOWN]
                self.styles[cell] = style

    def clear(self, dots: Iterable[Dot]) -> None:
        """Take dots away."""
        for x, y in dots:
            cell = x // ACROSS, y // DOWN
            self.dots[cell] = self.dots.get(cell, 0) & ~BITS[x % ACROSS][y % DOWN]

    def free(self, column: int, row: int, length: int) -> bool:
        """Whether a word of this length, with a blank round it, hits no other."""
        inside = column >= 0 and column + length <= self.columns and 0 <= row < self.rows
        taken = ((at, row) in self.signs for at in range(column - 1, column + length + 1))
        return inside and not any(taken)

    def write(self, column: int, row: int, word: str, style: Style) -> None:
        """Write a word; it covers the dots below it."""
        for at, sign in enumerate(word, column):
            if 0 <= at < self.columns and 0 <= row < self.rows:
                self.signs[at, row] = sign, style

    def line(self, row: int, *, ascii_only: bool) -> Sequence[Segment]:
        """One line of characters."""
        return [self._segment(column, row, ascii_only=ascii_only) for column in range(self.columns)]

    def _segment(self, column: int, row: int, *, ascii_only: bool) -> Segment:
        if (column, row) in self.signs:
            return Segment(*self.signs[column, row])
        dots = self.dots.get((column, row), 0)
        if not dots:
            return Segment(" ")
        sign = chr(BRAILLE + dots)
        if ascii_only:
            sign = "#" if dots.bit_count() > DENSE else "."
        return Segment(sign, self.styles[column, row])
