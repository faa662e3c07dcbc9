"""How a game lies in memory: one fixed-size record, so that one array copy copies it whole.

The board is a torus whose side is a power of two larger than the longest chain that the cards
can form: exact for an unlimited table, with no bounds checks and no re-centring. There are
three sizes, and the kernel is compiled once for each, with the side as a constant.
"""

from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.card import CARDS, COMPANY, RANK, deck
from klub.games.clustered.options import START_DISTANCE, Options

HAND = 8
"""Room for a hand: seven cards at most (R60)."""
DECK = 32
"""Room for a deck: thirty cards at most (R42)."""
WILD = 27
"""The rank of a wild; the faces are 0 to 26."""
ANYTHING = (1 << len(CARDS)) - 1
"""The mask of a cell in which every card fits."""
TAKEN = 0x8000
"""Set in a cell that cannot be used any more: owner × 32 + card stand in the lower bits."""
NOBODY = 255
"""The owner of start cards and of cells beyond the table's edge."""
START = TAKEN | NOBODY << 5
BEYOND = START | 1

OPENING, TURN, DROP, OVER = range(4)
"""What the seat to move has to do, as `klub.games.clustered.state.Phase`."""

FITS = np.array([sum(1 << RANK[other] for other in COMPANY[card]) for card in CARDS], np.uint32)
"""For each card a bit for each card that may lie beside it."""


class Game(Protocol):
    """The fields of a record."""

    cell: NDArray[np.uint16]
    """0 if out of reach, 1 + its slot if a card could go there, else `TAKEN` and what it is."""
    rows: NDArray[np.uint64]
    """For each seat and row a bit for each own card; ``columns`` the same by column."""
    columns: NDArray[np.uint64]
    slots: int
    """Cells in which a card could go; each has a slot."""
    place: NDArray[np.uint16]
    """The cell of each slot."""
    fits: NDArray[np.uint32]
    """The cards that fit in each slot; `ANYTHING` in unused slots. The last one takes the writes
    that a taken cell would get, so that no branch is needed."""
    laid: int
    trail: NDArray[np.uint16]
    """The cells of all laid cards, in order."""
    hand: NDArray[np.uint8]
    hand_size: NDArray[np.int8]
    wilds: NDArray[np.int8]
    """How many of a seat's hand cards are wild."""
    deck: NDArray[np.uint8]
    deck_size: NDArray[np.int8]
    taken: NDArray[np.int8]
    """How many cards a seat has drawn."""
    thrown: NDArray[np.uint8]
    """What a seat has discarded or dropped, in order."""
    thrown_size: NDArray[np.int8]
    row_points: NDArray[np.int16]
    column_points: NDArray[np.int16]
    rectangle: NDArray[np.int16]
    """Cards in a seat's largest rectangle."""
    longest: NDArray[np.int16]
    """Cards in a seat's longest run, even if too short to score."""
    left: int
    """Cards that are still in a hand or a deck."""
    players: int
    turn: int
    phase: int
    fresh: NDArray[np.uint8]
    """The two cards just drawn, while one has to be dropped."""
    first_line: int
    """Who made the first line of five, or -1; ``first_block`` the same for 2×3."""
    first_block: int
    quick: bool
    any_hand: bool
    firsts: bool
    """Whether first-to bonuses are played for."""
    biggest: bool
    """Whether biggest-feature bonuses are played for."""
    tie_break: bool
    """Whether the rectangle, then the longest line, decides between equal totals."""
    open_discards: bool
    """Whether everybody sees what is discarded."""
    luck: np.uint64
    """State of this game's own random numbers."""


@cache
def layout(side: int, seats: int) -> np.dtype[np.void]:
    """The record of a game on a torus of ``side`` cells for up to ``seats`` players."""
    slots = 2 * side + 1
    bits = (np.uint64, (seats, side, side // 64))
    return np.dtype(
        [
            ("cell", np.uint16, (side * side,)),
            ("rows", *bits),
            ("columns", *bits),
            ("slots", np.int64),
            ("place", np.uint16, (slots,)),
            ("fits", np.uint32, (slots,)),
            ("laid", np.int64),
            ("trail", np.uint16, (seats * DECK,)),
            ("hand", np.uint8, (seats, HAND)),
            ("hand_size", np.int8, (seats,)),
            ("wilds", np.int8, (seats,)),
            ("deck", np.uint8, (seats, DECK)),
            ("deck_size", np.int8, (seats,)),
            ("taken", np.int8, (seats,)),
            ("thrown", np.uint8, (seats, DECK)),
            ("thrown_size", np.int8, (seats,)),
            ("row_points", np.int16, (seats,)),
            ("column_points", np.int16, (seats,)),
            ("rectangle", np.int16, (seats,)),
            ("longest", np.int16, (seats,)),
            ("left", np.int64),
            ("players", np.int64),
            ("turn", np.int64),
            ("phase", np.int64),
            ("fresh", np.uint8, (2,)),
            ("first_line", np.int64),
            ("first_block", np.int64),
            ("quick", np.bool_),
            ("any_hand", np.bool_),
            ("firsts", np.bool_),
            ("biggest", np.bool_),
            ("tie_break", np.bool_),
            ("open_discards", np.bool_),
            ("luck", np.uint64),
        ],
        align=True,
    )


def settled(records: NDArray[np.void]) -> NDArray[np.void]:
    """The same array under the one dtype object that `layout` keeps for it.

    Numba chooses the compiled code by the address of a record's dtype. NumPy makes new, equal
    dtypes in passing (pickling does, joining arrays does); once one is gone its address may
    become that of another layout, and code for the wrong size of board would run on it.
    """
    seats, side, _ = records.dtype["rows"].shape
    return records.view(layout(side, seats))


SIZES = ((64, 2), (128, 4), (256, 8))
"""Side of the torus and most players, smallest first."""


def layout_for(options: Options) -> np.dtype[np.void]:
    """The smallest record that holds a game with these options."""
    if options.table:
        # The edge is drawn on the torus, so one line beyond it must be left between its ends.
        reach = max(options.table) + 1
    else:
        cards = sum(
            len(deck(extra_wild=seat in options.extra_wilds)) for seat in range(options.players)
        )
        # All cards in one line, the start cards in it, and a free cell at either end.
        reach = cards + (START_DISTANCE + 1 if options.two_starts else 1) + 2
    return next(
        layout(side, seats) for side, seats in SIZES if reach <= side and options.players <= seats
    )
