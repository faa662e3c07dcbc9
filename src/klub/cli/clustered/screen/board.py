"""A board in the terminal, as large as the terminal allows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment

from klub.cli.clustered.screen.tile import (
    DRAWN,
    QUIET,
    SHORT,
    TALL,
    TYPED,
    Line,
    Signs,
    Tile,
    short,
    tall,
)
from klub.engine.contract import Seat
from klub.games.clustered.board import Board, Cell, Edge
from klub.games.clustered.card import START, Card
from klub.games.clustered.scoring import Score

NO_CHOICES: Mapping[Cell, str] = MappingProxyType({})
FREE = Tile()
AXES = 2
"""Lines of coordinates: one above the board, one below."""
ARROWS = 2
"""Columns beside a board of which only a part is shown: one to the left, one to the right."""


def board_picture(
    board: Board,
    *,
    scores: Sequence[Score] = (),
    choices: Mapping[Cell, str] = NO_CHOICES,
    ghost: tuple[Cell, Seat, Card] | None = None,
    last: Cell | None = None,
    focus: Cell | None = None,
) -> RenderableType:
    """The board with what counts, the cells to choose from, a proposed and the last card marked.

    Of a board that the terminal cannot hold the part round ``focus`` is shown; without one,
    that round the proposed card, the last card or the start card.
    """
    rows = {cell for score in scores for line in score.count.rows for cell in line}
    columns = {cell for score in scores for line in score.count.columns for cell in line}
    rectangles = {cell for score in scores for cell in score.count.rectangle}
    tiles = {cell: Tile(choice=label) for cell, label in choices.items()}
    tiles |= dict.fromkeys(board.starts, Tile(START))
    for cell, (owner, card) in board.laid.items():
        tiles[cell] = Tile(
            card,
            owner,
            row=cell in rows,
            column=cell in columns,
            rectangle=cell in rectangles,
            last=cell == last,
        )
    middle = focus or last or min(board.starts, default=Cell(0, 0))
    if ghost is not None:
        place, owner, card = ghost
        tiles[place] = Tile(card, owner, ghost=True)
        middle = focus or place
    return BoardPicture(tiles, middle)


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Tiles in rows, with their coordinates round the edge."""

    tiles: Mapping[Cell, Tile]
    focus: Cell
    """What is shown in any case."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown, roomy = self._part(options.max_width, options.height)
        signs = TYPED if options.ascii_only else DRAWN
        for line in self._lines(shown, signs, roomy=roomy):
            # A terminal narrower than one card with its coordinates still gets no wrapped line.
            yield from Segment.adjust_line_length(line, options.max_width, pad=False)
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = self._gutter + _span(self._whole)[0] * TALL
        least = min(whole, self._gutter + ARROWS + SHORT)
        return Measurement(least, whole).with_maximum(options.max_width)

    @property
    def _whole(self) -> Edge:
        cells = [*self.tiles, self.focus]
        columns, rows = [cell.x for cell in cells], [cell.y for cell in cells]
        return Edge(min(columns), min(rows), max(columns), max(rows))

    @property
    def _gutter(self) -> int:
        """Columns for the coordinates at the left."""
        return 1 + max(len(str(y)) for y in (self._whole.bottom, self._whole.top))

    def _part(self, width: int, height: int | None) -> tuple[Edge, bool]:
        """Which cells have room, and whether each of them has two lines."""
        whole = self._whole
        columns, rows = _span(whole)
        width -= self._gutter
        height = AXES + 2 * rows if height is None else height
        if columns * TALL <= width and AXES + 2 * rows <= height:
            return whole, True
        across = columns if columns * SHORT <= width else max(1, (width - ARROWS) // SHORT)
        left, right = window(whole.left, whole.right, across, self.focus.x)
        bottom, top = window(whole.bottom, whole.top, max(1, height - AXES), self.focus.y)
        return Edge(left, bottom, right, top), False

    def _lines(self, shown: Edge, signs: Signs, *, roomy: bool) -> Iterable[Line]:
        cut = (shown.left, shown.right) != (self._whole.left, self._whole.right)
        beyond = self._beyond(shown, signs)
        margin = " " * (self._gutter + cut)
        yield [Segment(margin + self._axis(shown, beyond, shown.top + 1, roomy=roomy), QUIET)]
        for y in range(shown.top, shown.bottom - 1, -1):
            tiles = [self.tiles.get(Cell(x, y), FREE) for x in range(shown.left, shown.right + 1)]
            label = f"{y:>{self._gutter - 1}} "
            if roomy:
                above, below = zip(*(tall(tile, signs) for tile in tiles), strict=True)
                yield [Segment(label, QUIET), *_joined(above)]
                yield [Segment(margin), *_joined(below)]
                continue
            before = beyond.get(Cell(shown.left - 1, y), " ") if cut else ""
            after = beyond.get(Cell(shown.right + 1, y), " ") if cut else ""
            line = _joined(short(tile) for tile in tiles)
            yield [Segment(label + before, QUIET), *line, Segment(after, QUIET)]
        yield [Segment(margin + self._axis(shown, beyond, shown.bottom - 1, roomy=roomy), QUIET)]

    def _axis(self, shown: Edge, beyond: Mapping[Cell, str], y: int, *, roomy: bool) -> str:
        """The coordinates of the columns, each with an arrow if more lies beyond."""
        labels = (f"{x}{beyond.get(Cell(x, y), '')}" for x in range(shown.left, shown.right + 1))
        return "".join(f"{label:^5} " if roomy else f"{label:^{SHORT}}" for label in labels)

    def _beyond(self, shown: Edge, signs: Signs) -> Mapping[Cell, str]:
        """An arrow for each cell round the shown part behind which something lies."""
        left, right, up, down = signs.arrows
        arrows = {}
        for x, y in self.tiles:
            if shown.bottom <= y <= shown.top and x < shown.left:
                arrows[Cell(shown.left - 1, y)] = left
            elif shown.bottom <= y <= shown.top and x > shown.right:
                arrows[Cell(shown.right + 1, y)] = right
            elif shown.left <= x <= shown.right and y > shown.top:
                arrows[Cell(x, shown.top + 1)] = up
            elif shown.left <= x <= shown.right and y < shown.bottom:
                arrows[Cell(x, shown.bottom - 1)] = down
        return arrows


def window(low: int, high: int, room: int, focus: int) -> tuple[int, int]:
    """The first and last of ``room`` places between ``low`` and ``high``, round ``focus``."""
    first = max(low, min(focus - room // 2, high - room + 1))
    return first, min(high, first + room - 1)


def _span(edge: Edge) -> tuple[int, int]:
    return edge.right - edge.left + 1, edge.top - edge.bottom + 1


def _joined(lines: Iterable[Line]) -> Line:
    return [segment for line in lines for segment in line]
