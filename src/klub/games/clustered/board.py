"""The open grid: what lies where, and what still fits in."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from klub.engine.contract import Seat
from klub.games.clustered.card import CARDS, COMPANY, START, Card, Start


class Cell(NamedTuple):
    """A place on the grid; the first start card lies at 0,0."""

    x: int
    """To the right."""
    y: int
    """Up."""

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @property
    def beside(self) -> tuple["Cell", "Cell", "Cell", "Cell"]:
        """The four cells that share a side with this one (R44)."""
        x, y = self
        return Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)


class Laid(NamedTuple):
    """A card on the table."""

    owner: Seat
    card: Card


class Edge(NamedTuple):
    """The rim of a limited table (R50); cells on it are the last that can be used."""

    left: int
    bottom: int
    right: int
    top: int

    def holds(self, cell: Cell) -> bool:
        """Whether ``cell`` is on the table."""
        return self.left <= cell.x <= self.right and self.bottom <= cell.y <= self.top


@dataclass(frozen=True, slots=True)
class Board:
    """The cards on the table. Cards never move, so a board only grows."""

    starts: tuple[Cell, ...] = (Cell(0, 0),)
    edge: Edge | None = None
    laid: Mapping[Cell, Laid] = field(default_factory=dict)
    room: Mapping[Cell, frozenset[Card]] = field(default_factory=dict)
    """Every free cell beside a card, with all the cards that fit there."""

    @staticmethod
    def opened(starts: tuple[Cell, ...], edge: Edge | None = None) -> "Board":
        """A board on which only the start cards lie."""
        board = Board(starts, edge)
        for start in starts:
            board = replace(board, room=board._room_after(start, START))
        return board

    def lay(self, cell: Cell, owner: Seat, card: Card) -> "Board":
        """The board with ``card`` on ``cell``."""
        laid = {**self.laid, cell: Laid(owner, card)}
        return replace(self, laid=laid, room=self._room_after(cell, card))

    def at(self, cell: Cell) -> Card | Start | None:
        """What lies on ``cell``."""
        if laid := self.laid.get(cell):
            return laid.card
        return START if cell in self.starts else None

    def neighbours(self, cell: Cell) -> Iterator[tuple[Cell, Card | Start]]:
        """The cards that share a side with ``cell``, and where they lie."""
        for side in cell.beside:
            if (card := self.at(side)) is not None:
                yield side, card

    def owned(self, seat: Seat) -> frozenset[Cell]:
        """The cells on which cards of ``seat`` lie."""
        return frozenset(cell for cell, laid in self.laid.items() if laid.owner == seat)

    def on_table(self, cell: Cell) -> bool:
        """Whether ``cell`` is within the table's edge, if it has one."""
        return self.edge is None or self.edge.holds(cell)

    def _room_after(self, cell: Cell, card: Card | Start) -> Mapping[Cell, frozenset[Card]]:
        room = dict(self.room)
        room.pop(cell, None)
        for side in cell.beside:
            if self.at(side) is None and self.on_table(side):
                room[side] = room.get(side, ANYTHING) & COMPANY[card]
        return room


ANYTHING = frozenset(CARDS)
