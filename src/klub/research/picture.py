"""A position of Clustered as pixels: the board, everybody's points, and the hand to play from."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from klub.engine.contract import Seat
from klub.games.clustered import Cell, Phase, State, scoring
from klub.games.clustered.board import Edge
from klub.games.clustered.card import START
from klub.games.clustered.picture.palette import CLOTH, FAINT_INK, INK, PAPER, THREAD, deck
from klub.games.clustered.picture.svg import extent
from klub.games.clustered.scoring import Score
from klub.research.card_picture import card_image

BOARD, PANEL = 720, 240
"""Pixels: the board is a square, beside it a panel of the same height. All pictures of a game have
one size, so that they can be frames of a film."""
MARGIN = 18
LARGEST_CELL = 84
LINE = 65
"""Pixels that a player takes on the panel."""
HELD = 51
"""Pixels of a card of the hand; four are side by side."""
LINES = ("rows", "columns", "rectangle")
"""What is told of everybody's points beside the total."""
MARK = "#d6183c"
"""Round the last card."""


def position_picture(state: State, last: Cell | None = None) -> NDArray[np.uint8]:
    """The position, uint8 (height, width, 3); ``last`` is where the last card was laid."""
    image = Image.new("RGB", (BOARD + PANEL, BOARD), CLOTH)
    scores = scoring.scores(state.board, state.options, state.firsts)
    _Table(image, state).paint(scores, last)
    _panel(image, state, scores)
    return np.asarray(image, np.uint8).copy()


class _Table:
    """The board, as large as it has room."""

    def __init__(self, image: Image.Image, state: State) -> None:
        self.image, self.board = image, state.board
        self.draw = ImageDraw.Draw(image)
        shown = extent(state.board)
        # Beside the outer cards of an open table there is room to play.
        more = 0 if shown == state.board.edge else 1
        self.shown = Edge(
            shown.left - more, shown.bottom - more, shown.right + more, shown.top + more
        )
        columns = self.shown.right - self.shown.left + 1
        rows = self.shown.top - self.shown.bottom + 1
        self.cell = min(LARGEST_CELL, (BOARD - 2 * MARGIN) // max(columns, rows))
        self.x, self.y = (BOARD - columns * self.cell) // 2, (BOARD - rows * self.cell) // 2

    def paint(self, scores: tuple[Score, ...], last: Cell | None) -> None:
        """Draw the grid, what counts, the cards, and a mark round the last one."""
        self._grid()
        for seat, score in enumerate(scores):
            for line in (*score.count.rows, *score.count.columns):
                self._bar(line, Seat(seat))
        for cell in self.board.starts:
            self._card(cell, card_image(START, None, self.cell))
        for cell, (owner, card) in self.board.laid.items():
            self._card(cell, card_image(card, owner, self.cell))
        for seat, score in enumerate(scores):
            if block := score.count.rectangle:
                self._frame(block[0], block[-1], deck(Seat(seat)).ink)
        if last is not None:
            self._frame(last, last, MARK)

    def _corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left pixel of a cell."""
        across, down = cell.x - self.shown.left, self.shown.top - cell.y
        return self.x + across * self.cell, self.y + down * self.cell

    def _grid(self) -> None:
        left, top = self._corner(Cell(self.shown.left, self.shown.top))
        right, bottom = self._corner(Cell(self.shown.right + 1, self.shown.bottom - 1))
        for x in range(left, right + 1, self.cell):
            self.draw.line((x, top, x, bottom), THREAD)
        for y in range(top, bottom + 1, self.cell):
            self.draw.line((left, y, right, y), THREAD)
        if self.shown == self.board.edge:
            self.draw.rectangle((left - 2, top - 2, right + 2, bottom + 2), None, FAINT_INK, 3)

    def _bar(self, line: tuple[Cell, ...], owner: Seat) -> None:
        """A ribbon that joins the cards of a line that counts."""
        half = self.cell // 2
        ends = [(x + half, y + half) for x, y in map(self._corner, (line[0], line[-1]))]
        self.draw.line(ends, deck(owner).ink, max(3, self.cell // 3))

    def _card(self, cell: Cell, card: Image.Image) -> None:
        self.image.paste(card, self._corner(cell), card)

    def _frame(self, low: Cell, high: Cell, colour: str) -> None:
        """A frame round all the cells from ``low`` to ``high``."""
        left, top = self._corner(Cell(low.x, high.y))
        right, bottom = self._corner(Cell(high.x + 1, low.y - 1))
        width = max(3, self.cell // 14)
        box = (left - 1, top - 1, right + 1, bottom + 1)
        self.draw.rounded_rectangle(box, self.cell // 7, None, colour, width)


def _panel(image: Image.Image, state: State, scores: tuple[Score, ...]) -> None:
    """Everybody's points, whose turn it is, and the cards of that hand."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((BOARD, 0, BOARD + PANEL, BOARD), PAPER)
    over = state.phase is Phase.OVER
    winners = scoring.winners(scores, state.options) if over else ()
    for seat, score in enumerate(scores):
        marked = seat in winners if over else seat == state.turn
        _line(draw, Seat(seat), score, 14 + seat * LINE, marked=marked)
    top = BOARD - 2 * HELD - 44
    laid, thrown = len(state.board.laid), sum(map(len, state.discards))
    told = f"{laid} laid, {thrown} out of the game"
    draw.text((BOARD + 16, top), told, FAINT_INK, ImageFont.load_default(14))
    for place, card in enumerate(() if over else state.hand):
        held = card_image(card, state.turn, HELD)
        corner = (BOARD + 16 + place % 4 * HELD, top + 24 + place // 4 * HELD)
        image.paste(held, corner, held)


def _line(draw: ImageDraw.ImageDraw, seat: Seat, score: Score, top: int, *, marked: bool) -> None:
    colour = deck(seat)
    left = BOARD + 14
    if marked:
        box = (left - 6, top - 4, BOARD + PANEL - 8, top + LINE - 9)
        draw.rounded_rectangle(box, 8, CLOTH, colour.ink, 2)
    draw.rounded_rectangle((left, top, left + 30, top + 30), 6, colour.bright, colour.ink)
    draw.text(
        (left + 15, top + 15), colour.letter, colour.text, ImageFont.load_default(20), anchor="mm"
    )
    draw.text((left + 40, top + 4), colour.name, INK, ImageFont.load_default(19))
    total = (BOARD + PANEL - 20, top + 2)
    draw.text(total, str(score.total), INK, ImageFont.load_default(24), anchor="ra")
    parts = [f"{part} {points}" for part, points in score.parts().items() if part in LINES]
    told = ", ".join([*parts, f"+{score.bonuses}"] if score.bonuses else parts)
    draw.text((left, top + 34), told, FAINT_INK, ImageFont.load_default(12.5))
