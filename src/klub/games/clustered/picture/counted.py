"""What counts on a board: bars that join the cards of a line, a frame round the rectangle."""

from collections.abc import Sequence

from klub.engine.contract import Seat
from klub.games.clustered.board import Cell
from klub.games.clustered.picture import words
from klub.games.clustered.picture.cards import CELL, CORNER, SIDE
from klub.games.clustered.picture.figures import number
from klub.games.clustered.picture.palette import PAPER, Colour, deck
from klub.games.clustered.scoring import Score

ROW_BAR = 40
"""Width of the one broad bar that joins a row."""
COLUMN_BAR = 12
"""Width of each of the two narrow bars that join a column."""
COLUMN_BARS = (-18, 18)
"""How far from the middle those two lie."""
FRAME = 6
"""Width of a rectangle's frame: half the gap between cards, so that two frames can touch."""


def middle(cell: Cell, left: int, top: int) -> tuple[float, float]:
    """The middle of ``cell`` on a picture whose upper left cell is ``left``, ``top``."""
    return (cell.x - left + 0.5) * CELL, (top - cell.y + 0.5) * CELL


def line_bars(scores: Sequence[Score], left: int, top: int) -> str:
    """Every row and column that counts; the cards are drawn over them."""
    drawn = ""
    for seat in map(Seat, range(len(scores))):
        count = scores[seat].count
        for line in count.rows:
            drawn += _titled(words.row(seat, len(line)), _row(line, deck(seat), left, top))
        for line in count.columns:
            drawn += _titled(words.column(seat, len(line)), _column(line, deck(seat), left, top))
    return drawn


def rectangle_frames(scores: Sequence[Score], left: int, top: int) -> str:
    """A strong frame round the largest rectangle of each seat."""
    return "".join(
        _frame(score.count.rectangle, Seat(seat), left, top)
        for seat, score in enumerate(scores)
        if score.count.rectangle
    )


def frame(x: float, y: float, width: float, height: float, colour: Colour) -> str:
    """A double line, a breath of colour within; the cards inside can still be pointed at."""
    box = (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' rx="{CORNER + FRAME / 2:g}" pointer-events="none"'
    )
    return (
        f'{box} fill="{colour.bright}" fill-opacity=".17" stroke="{colour.ink}"'
        f' stroke-width="{FRAME}"/>{box} fill="none" stroke="{PAPER}" stroke-width="1.8"/>'
    )


def bar(x: float, y: float, width: float, height: float, colour: Colour) -> str:
    """A piece of ribbon from card to card."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f' fill="{colour.bright}" stroke="{colour.ink}" stroke-width="1.5"/>'
    )


def _titled(title: str, drawn: str) -> str:
    return f"<g><title>{title}</title>{drawn}</g>\n"


def _row(line: Sequence[Cell], colour: Colour, left: int, top: int) -> str:
    x, y = middle(line[0], left, top)
    return bar(x, y - ROW_BAR / 2, (len(line) - 1) * CELL, ROW_BAR, colour)


def _column(line: Sequence[Cell], colour: Colour, left: int, top: int) -> str:
    x, y = middle(line[-1], left, top)
    return "".join(
        bar(x + across - COLUMN_BAR / 2, y, COLUMN_BAR, (len(line) - 1) * CELL, colour)
        for across in COLUMN_BARS
    )


def _frame(cells: Sequence[Cell], owner: Seat, left: int, top: int) -> str:
    x, low = middle(cells[0], left, top)
    right, y = middle(cells[-1], left, top)
    out = (SIDE + FRAME) / 2
    columns, rows = cells[-1].x - cells[0].x + 1, cells[-1].y - cells[0].y + 1
    drawn = frame(x - out, y - out, right - x + 2 * out, low - y + 2 * out, deck(owner))
    return _titled(words.rectangle(owner, columns, rows), drawn)
