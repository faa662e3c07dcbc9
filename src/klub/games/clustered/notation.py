"""Cards, moves, turns and boards as text, both ways.

A card is ``Sf3`` or ``W``, a placement ``Sf3@2,-1``, a forced discard ``-Sf3``, a Quick-play
drop ``~Ce1``. A turn is a line such as ``0 Sf3@1,0 ~Ce1``: the seat, then what it did. Text
that is none of these is `Malformed`, with the character at which reading stopped.
"""

import re
from collections.abc import Sequence
from typing import TypeVar

from klub.engine.contract import Seat
from klub.engine.errors import Malformed
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.card import WILD, Card, Face, Fill, Shape, in_order
from klub.games.clustered.options import MOST_PLAYERS, START_DISTANCE
from klub.games.clustered.state import Discard, Drop, Lay, Move

COLOURS = "OBGPYRAK"
"""Each seat's deck colour: orange, blue, green, purple, yellow, red, azure, black."""
START_CELL = "STRT"
EMPTY_CELL = "...."
FARTHEST = 999
"""No cell of any game is farther from the start card than this in x or y."""

Play = tuple[Seat, Move]
T = TypeVar("T")


def card(text: str) -> Card:
    """The card written ``Sf3`` or ``W``."""
    reader = _Reader(text)
    return reader.whole(reader.card())


def move(text: str) -> Move:
    """The move written ``Sf3@2,-1``, ``-Sf3``, ``~Ce1`` or ``~Ce1 ~Tf2``."""
    reader = _Reader(text)
    return reader.whole(reader.move())


def turn(line: str) -> tuple[Play, ...]:
    """The plays in a line such as ``0 Sf3@1,0 ~Ce1``."""
    reader = _Reader(line)
    seat = reader.seat()
    reader.literal(" ", "expected-blank")
    plays: list[Play] = [(seat, reader.move())]
    if not isinstance(plays[0][1], Drop) and reader.rest:
        reader.literal(" ", "expected-blank")
        plays.append((seat, reader.drop()))
    return reader.whole(tuple(plays))


def turns(plays: Sequence[Play]) -> tuple[str, ...]:
    """``plays`` as lines, one a turn: a drop stands behind the placement that it follows."""
    lines: list[str] = []
    previous: Play | None = None
    for seat, made in plays:
        follows = previous and previous[0] == seat and not isinstance(previous[1], Drop)
        if follows and isinstance(made, Drop):
            lines[-1] += f" {made}"
        else:
            lines.append(f"{seat} {made}")
        previous = seat, made
    return tuple(lines)


def board(text: str) -> Board:
    """The board drawn in ``text``, top line first: ``BSf3``, ``BW``, ``STRT`` or ``....``.

    With no start card the lowest leftmost cell of the drawing is 0,0.
    """
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    drawn: dict[Cell, tuple[Seat, Card]] = {}
    starts: list[Cell] = []
    for y, line in enumerate(reversed(lines)):
        for x, word in enumerate(re.finditer(r"\S+", line)):
            if word[0] == START_CELL:
                starts.append(Cell(x, y))
                if len(starts) > 2 or not _start_distance(starts):
                    raise Malformed(line, word.start(), "board-starts", distance=START_DISTANCE)
            elif word[0] != EMPTY_CELL:
                drawn[Cell(x, y)] = _owned_card(line, word.start(), word.end())
    origin = min(starts, default=Cell(0, 0))
    result = Board.opened(tuple(sorted(_moved(cell, origin) for cell in starts)))
    for cell, (owner, laid) in drawn.items():
        result = result.lay(_moved(cell, origin), owner, laid)
    return result


def board_text(board: Board) -> str:
    """``board`` as text that `board` reads back."""
    words = {cell: f"{COLOURS[owner]}{laid}" for cell, (owner, laid) in board.laid.items()}
    words |= dict.fromkeys(board.starts, START_CELL)
    if not words:
        return EMPTY_CELL
    columns = range(min(cell.x for cell in words), max(cell.x for cell in words) + 1)
    rows = range(max(cell.y for cell in words), min(cell.y for cell in words) - 1, -1)
    lines = (
        " ".join(f"{words.get(Cell(x, y), EMPTY_CELL):<4}" for x in columns).rstrip() for y in rows
    )
    return "\n".join(lines)


def _moved(cell: Cell, origin: Cell) -> Cell:
    return Cell(cell.x - origin.x, cell.y - origin.y)


def _start_distance(starts: list[Cell]) -> bool:
    """Whether the start cards are seven apart in one line (R57); one alone always is."""
    apart = {abs(starts[0].x - starts[-1].x), abs(starts[0].y - starts[-1].y)}
    return len(starts) == 1 or apart == {0, START_DISTANCE}


def _owned_card(line: str, begin: int, end: int) -> tuple[Seat, Card]:
    reader = _Reader(line, begin, end)
    owner = Seat(reader.letter(COLOURS, "expected-board-cell"))
    return owner, reader.whole(reader.card())


class _Reader:
    """Reads ``text`` from left to right and knows where it stands."""

    def __init__(self, text: str, begin: int = 0, end: int | None = None) -> None:
        self.text = text
        self.at = begin
        self.end = len(text) if end is None else end

    @property
    def rest(self) -> str:
        return self.text[self.at : self.end]

    def whole(self, value: T) -> T:
        """``value``, once nothing is left to read."""
        if self.rest:
            raise self.stopped("expected-end")
        return value

    def stopped(self, message: str, **arguments: str | int) -> Malformed:
        return Malformed(self.text, self.at, message, **arguments)

    def literal(self, wanted: str, message: str) -> None:
        if not self.rest.startswith(wanted):
            raise self.stopped(message)
        self.at += len(wanted)

    def letter(self, choices: str, message: str) -> int:
        """Which of ``choices`` comes next."""
        if not self.rest or self.rest[0] not in choices:
            raise self.stopped(message, choices=", ".join(choices))
        self.at += 1
        return choices.index(self.text[self.at - 1])

    def seat(self) -> Seat:
        return Seat(self.letter("01234567"[:MOST_PLAYERS], "expected-seat"))

    def card(self) -> Card:
        letters = "".join(Shape) + "W"
        which = self.letter(letters, "expected-card")
        if letters[which] == "W":
            return WILD
        fill = tuple(Fill)[self.letter("".join(Fill), "expected-fill")]
        return Face(tuple(Shape)[which], fill, 1 + self.letter("123", "expected-number"))

    def coordinate(self) -> int:
        found = re.match(r"-?\d{1,3}(?!\d)", self.rest, re.ASCII)
        if not found:
            raise self.stopped("expected-coordinate", farthest=FARTHEST)
        self.at += found.end()
        return int(found[0])

    def move(self) -> Move:
        if self.rest.startswith("~"):
            return self.drop()
        if self.rest.startswith("-"):
            self.at += 1
            return Discard(self.card())
        card = self.card()
        self.literal("@", "expected-at")
        x = self.coordinate()
        self.literal(",", "expected-comma")
        return Lay(card, Cell(x, self.coordinate()))

    def drop(self) -> Drop:
        """One dropped card, or two with a blank between."""
        self.literal("~", "expected-drop")
        cards = [self.card()]
        if self.rest.startswith(" "):
            self.at += 1
            self.literal("~", "expected-drop")
            cards.append(self.card())
        return Drop(in_order(tuple(cards)))
