"""What a player cannot see, dealt anew: one of the games that could lie behind a view."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.layout import WILD, Game
from klub.jit import compiled, signed


@compiled
def redeal(game: Game, root: Game, seat: int, pool: NDArray[np.uint8]) -> None:
    """Give ``game``, which is at ``root``, other hidden cards that ``seat`` could not tell apart.

    Of every other seat it is known which cards are left, but not which of them are in the hand,
    in the deck or face down; of the own deck only the order is hidden. ``pool`` is room for a deck.
    """
    for other in range(game.players):
        count = 0
        for index in range(root.taken[other], root.deck_size[other]):
            pool[count] = root.deck[other, index]
            count += 1
        if other != seat:
            for index in range(root.hand_size[other]):
                pool[count] = root.hand[other, index]
                count += 1
            for index in range(0 if game.open_discards else root.thrown_size[other]):
                pool[count] = root.thrown[other, index]
                count += 1
        for index in range(root.taken[other], root.deck_size[other]):
            game.deck[other, index] = draw(game, pool, count)
            count -= 1
        if other != seat:
            wilds = 0
            for index in range(root.hand_size[other]):
                card = draw(game, pool, count)
                count -= 1
                game.hand[other, index] = card
                wilds += card == WILD
            game.wilds[other] = wilds


@compiled
def draw(game: Game, pool: NDArray[np.uint8], count: int) -> int:
    """Take a random card out of the first ``count`` of ``pool``; the last moves up."""
    index = luck.under(game, count)
    card = signed(pool[index])
    pool[index] = pool[count - 1]
    return card
