"""Into which kinds everything on the table is sorted before the network counts it.

Numbers are grouped where a difference hardly matters, so that every kind is met often enough to be
learned: a line that grows by four points or by nine is of one kind.
"""

from itertools import accumulate, combinations_with_replacement

import numpy as np

from klub.games.clustered.kernel.grid import line_points
from klub.games.clustered.kernel.layout import DECK, HAND, WILD
from klub.jit import compiled

LINES = 6
"""What a card does to the line it comes into: nothing, a pair, then 1, 2, 3 or more points."""
CROSSES = LINES * (LINES + 1) // 2
"""Kinds of two lines that cross, whichever of them is the row."""
CROSS = np.zeros((LINES, LINES), np.int64)
"""The number of such a kind."""
for number, (line, other) in enumerate(combinations_with_replacement(range(LINES), 2)):
    CROSS[line, other] = CROSS[other, line] = number

GROWTHS = 4
LARGEST = 64
GROWTH = np.array([0, 1, 1, 2, 2, *[3] * LARGEST])
"""By how much the own largest rectangle grows: nothing, a little, some, much."""
RECTANGLES = 8
RECTANGLE = np.searchsorted([4, 6, 8, 9, 10, 12, 15], np.arange(LARGEST), side="right")
"""How large it is."""

FITTING = 10
FIT = np.zeros((HAND, DECK), np.int64)
"""How many cards of the hand, and of the deck, fit into a place."""
for held in range(HAND):
    for left in range(DECK):
        if held == 0:
            FIT[held, left] = np.searchsorted([1, 2, 3, 5], left, side="right")
        elif held == 1:
            FIT[held, left] = 5 + np.searchsorted([1, 3], left, side="right")
        else:
            FIT[held, left] = 8 + (left >= 2)

THREATS = 8
"""What a rival can do in a place: nothing, come there, or make 1 to 2, 3, or more points, with a
card of the deck or one in hand."""
GAINS = 10
"""The most points that a card can make: it fits nowhere, then 0 to 7, then more."""
CORNERS, SIDES, HANDY = 4, 3, 4
"""Own cards diagonally beside a place, its open sides, and whether a card in hand fits."""

SIZES = (
    CROSSES * GROWTHS * FITTING * THREATS,
    CROSSES * CORNERS * SIDES * HANDY,
    GAINS,
    GAINS,
    DECK,
    8,
    4,
    4,
    RECTANGLES,
)
PLACE, SURROUNDED, HELD, STOCKED, TURNS, DISTANCE, WILDS, WILDS_LEFT, SPREAD, THINGS = accumulate(
    SIZES, initial=0
)
"""The first number of each sort of thing: a free place; what is round it; a card in hand and one in
the deck, by the most it makes; turns still to come; how many turns until the own; wilds in hand and
in the deck; the own largest rectangle. Last, how many numbers there are."""
FACES = (1 << WILD) - 1


@compiled
def line_kind(before: int, behind: int) -> int:
    """What a card does between two own runs of these lengths."""
    if before + behind < 2:
        return before + behind
    more = line_points(before + 1 + behind) - line_points(before) - line_points(behind)
    return min(more + 1, LINES - 1)


@compiled
def threat(points: int, held: int, left: int) -> int:
    """How much a rival wants a place, given the masks of their cards that fit there."""
    if held == 0 and left == 0:
        return 0
    if points == 0:
        return 1
    wish = 1 if points < 3 else 2 if points == 3 else 3
    return 2 * wish + (held != 0)
