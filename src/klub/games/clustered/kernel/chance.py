"""What a player could hold, and the points that can be expected of the best of it."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import DECK, WILD, Game
from klub.jit import compiled, ones, signed

MOST = 64
"""Gains are told apart up to here; no card makes more in a real game."""
FACES = (1 << WILD) - 1


@compiled
def unseen(game: Game, seat: int, owner: int) -> tuple[int, int, int]:
    """The cards of ``owner`` that ``seat`` has not seen: in a hand, in the deck or face down.

    A bit for each different card, how many wilds are among them, and how many cards they are.
    """
    mask, wilds, count = 0, 0, 0
    for index in range(game.taken[owner], game.deck_size[owner]):
        card = signed(game.deck[owner, index])
        mask, wilds, count = mask | 1 << card, wilds + (card == WILD), count + 1
    if owner != seat:
        for index in range(game.hand_size[owner]):
            card = signed(game.hand[owner, index])
            mask, wilds, count = mask | 1 << card, wilds + (card == WILD), count + 1
        for index in range(0 if game.open_discards else game.thrown_size[owner]):
            card = signed(game.thrown[owner, index])
            mask, wilds, count = mask | 1 << card, wilds + (card == WILD), count + 1
    return mask, wilds, count


@compiled
def chances(count: int, held: int, out: NDArray[np.float64]) -> None:
    """For every number of good cards among ``count``: how likely one of ``held`` is good."""
    for good in range(DECK):
        none = 1.0
        for index in range(min(held, count)):
            none *= max(0, count - good - index) / (count - index)
        out[good] = 1.0 - none


@compiled
def expected(
    levels: NDArray[np.int64],
    top: int,
    known: int,
    mask: int,
    wilds: int,
    chance: NDArray[np.float64],
) -> float:
    """The points that the best card of a hand can be expected to make; ``levels`` is emptied.

    ``levels`` has a mask of the cards that make so many points. The hand has the cards of
    ``known``, and others out of ``mask``. The mean of a whole number is the sum of the
    probabilities that it is at least 1, at least 2, and so on.
    """
    points, able, sure = 0.0, 0, False
    for level in range(top, 0, -1):
        able |= levels[level]
        levels[level] = 0
        sure = sure or (able & known) != 0
        good = ones(np.uint64(able & mask & FACES)) + (wilds if able >> WILD & 1 else 0)
        points += 1.0 if sure else chance[good]
    return points
