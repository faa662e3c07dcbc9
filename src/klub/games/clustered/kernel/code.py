"""Between the kernel's numbers and the words of the game.

A move is one number: its kind in two bits, its card in five, then the cell of a placement or
the second card of a drop.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Seat
from klub.games.clustered.board import Board, Cell, Laid
from klub.games.clustered.card import CARDS, RANK, WILD, Card, in_order
from klub.games.clustered.kernel.grid import lay, open_beside
from klub.games.clustered.kernel.layout import (
    ANYTHING,
    BEYOND,
    DROP,
    START,
    TAKEN,
    layout_for,
)
from klub.games.clustered.kernel.turn import DISCARD, DROP_CARD, LAY, NO_CARD
from klub.games.clustered.options import Options
from klub.games.clustered.state import Discard, Drop, Firsts, Lay, Move, Phase, State

Record = Any
"""One game of `layout`: a NumPy record, whose fields no type checker can know."""

PHASES = (Phase.OPENING, Phase.TURN, Phase.DROP, Phase.OVER)
"""As the kernel numbers them."""


def side_of(record: Record) -> int:
    """The side of the torus that a record's board lies on."""
    return int(record["rows"].shape[1])


def cell_number(cell: Cell, side: int) -> int:
    """Where ``cell`` lies on the torus."""
    return cell.x % side + side * (cell.y % side)


class Frame:
    """Which cell each place on the torus stands for, on a board that grows.

    A card goes beside another, so a new cell is at most one column left of all cards so far;
    and all cards in one row leave a column of the torus free. Counted from the column left of
    all cards, every place is thus one cell only. The same holds for rows.
    """

    def __init__(self, side: int) -> None:
        self.left, self.bottom, self.side = -1, -1, side

    def cell(self, number: int) -> Cell:
        """The cell at a place on the torus."""
        x, y = number % self.side, number // self.side
        return Cell(
            (x - self.left) % self.side + self.left,
            (y - self.bottom) % self.side + self.bottom,
        )

    def laid(self, number: int) -> Cell:
        """The cell at a place on which a card is laid now."""
        cell = self.cell(number)
        self.left, self.bottom = min(self.left, cell.x - 1), min(self.bottom, cell.y - 1)
        return cell

    @staticmethod
    def around(record: Record) -> "Frame":
        """The frame round everything that has been laid in ``record``."""
        frame = Frame(side_of(record))
        for number in record["trail"][: record["laid"]]:
            frame.laid(int(number))
        return frame


def move_number(move: Move, side: int) -> int:
    """``move`` as the kernel takes it."""
    match move:
        case Lay(card, cell):
            return LAY | RANK[card] << 2 | cell_number(cell, side) << 7
        case Discard(card):
            return DISCARD | RANK[card] << 2
        case Drop((card,)):
            return DROP_CARD | RANK[card] << 2 | NO_CARD << 7
        case Drop((card, other)):
            return DROP_CARD | RANK[card] << 2 | RANK[other] << 7
    raise ValueError(f"{move} is no move")


def move_of(number: int, frame: Frame) -> Move:
    """The move that the kernel calls ``number``."""
    kind, card, rest = number & 3, CARDS[number >> 2 & 31], number >> 7
    if kind == LAY:
        return Lay(card, frame.cell(rest))
    if kind == DISCARD:
        return Discard(card)
    return Drop((card,) if rest == NO_CARD else (card, CARDS[rest]))


def blank(options: Options) -> NDArray[np.void]:
    """An array of one record: only start cards on the table, no cards in any hand or deck."""
    games = np.zeros(1, layout_for(options))
    record = games[0]
    side = side_of(record)
    record["fits"] = ANYTHING
    record["players"] = options.players
    record["first_line"] = record["first_block"] = -1
    record["quick"], record["any_hand"] = options.quick, options.quick_discard == "any_hand"
    record["firsts"], record["biggest"] = options.firsts_count, options.biggest_count
    record["tie_break"] = options.tie_break == "rectangle"
    record["open_discards"] = options.discards == "open"
    if edge := options.edge:
        inside = [
            cell_number(Cell(x, y), side)
            for x in range(edge.left, edge.right + 1)
            for y in range(edge.bottom, edge.top + 1)
        ]
        record["cell"] = BEYOND
        record["cell"][inside] = 0
    for start in options.starts:
        record["cell"][cell_number(start, side)] = START
    for start in options.starts:
        open_beside(record, cell_number(start, side), ANYTHING)
    return games


def pack(state: State) -> NDArray[np.void]:
    """An array of one record: ``state`` as the kernel holds it."""
    games = blank(state.options)
    record = games[0]
    side = side_of(record)
    waiting = list(state.board.laid.items())
    while waiting:
        # A board may tell its cards in any order, but each is laid beside another.
        later = []
        for cell, (owner, card) in waiting:
            slot = int(record["cell"][cell_number(cell, side)]) - 1
            if slot < 0:
                later.append((cell, Laid(owner, card)))
            else:
                lay(record, owner, slot, RANK[card])
        if len(later) == len(waiting):
            raise ValueError(f"nothing leads to the card on {later[0][0]}")
        waiting = later
    for seat, hand in enumerate(state.hands):
        _put(record["hand"], record["hand_size"], seat, hand)
        _put(record["deck"], record["deck_size"], seat, state.decks[seat])
        _put(record["thrown"], record["thrown_size"], seat, state.discards[seat])
        record["wilds"][seat] = sum(card is WILD for card in hand)
        record["taken"][seat] = state.taken[seat]
    record["left"] = sum(len(hand) for hand in state.hands) + sum(
        len(cards) - taken for cards, taken in zip(state.decks, state.taken, strict=True)
    )
    record["turn"], record["phase"] = state.turn, PHASES.index(state.phase)
    record["fresh"][: len(state.drawn)] = [RANK[card] for card in state.drawn]
    record["first_line"] = -1 if state.firsts.line is None else state.firsts.line
    record["first_block"] = -1 if state.firsts.block is None else state.firsts.block
    return games


def _put(
    cards: NDArray[np.uint8], sizes: NDArray[np.int8], seat: int, put: tuple[Card, ...]
) -> None:
    cards[seat, : len(put)] = [RANK[card] for card in put]
    sizes[seat] = len(put)


def unpack(record: Record, options: Options) -> State:
    """The state that ``record`` holds, with the room on its board as the kernel sees it."""
    side, seats = side_of(record), range(options.players)
    frame = Frame(side)
    laid = {}
    for number in record["trail"][: record["laid"]]:
        value = int(record["cell"][number]) & ~TAKEN
        laid[frame.laid(int(number))] = Laid(Seat(value >> 5), CARDS[value & 31])
    room = {
        frame.cell(int(record["place"][slot])): _cards(int(record["fits"][slot]))
        for slot in range(record["slots"])
    }
    return State(
        options=options,
        board=Board(options.starts, options.edge, laid, room),
        hands=tuple(in_order(_got(record["hand"], record["hand_size"], seat)) for seat in seats),
        decks=tuple(_got(record["deck"], record["deck_size"], seat) for seat in seats),
        taken=tuple(int(record["taken"][seat]) for seat in seats),
        discards=tuple(_got(record["thrown"], record["thrown_size"], seat) for seat in seats),
        phase=PHASES[record["phase"]],
        turn=Seat(int(record["turn"])),
        drawn=in_order(tuple(CARDS[rank] for rank in record["fresh"]))
        if record["phase"] == DROP
        else (),
        firsts=Firsts(_seat(record["first_line"]), _seat(record["first_block"])),
    )


def _got(cards: NDArray[np.uint8], sizes: NDArray[np.int8], seat: int) -> tuple[Card, ...]:
    return tuple(CARDS[rank] for rank in cards[seat, : sizes[seat]])


@cache
def _cards(mask: int) -> frozenset[Card]:
    return frozenset(card for rank, card in enumerate(CARDS) if mask >> rank & 1)


def _seat(number: int) -> Seat | None:
    return None if number < 0 else Seat(int(number))
