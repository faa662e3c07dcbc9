"""Dealing in the kernel from the luck of a seed, as docs/records.md describes it."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import WILD
from klub.jit import compiled, signed, zeros_above


@compiled
def below(luck: NDArray[np.uint8], number: int, at: int, limit: int) -> tuple[int, int]:
    """A number under ``limit`` from the bits of one game, and the bit after it; -1 if they end."""
    length = 64 - zeros_above(np.uint64(limit))
    while at + length <= 8 * luck.shape[1]:
        value = 0
        for bit in range(at, at + length):
            value = value << 1 | signed(luck[number, bit >> 3]) >> (7 - (bit & 7)) & 1
        at += length
        if value < limit:
            return value, at
    return -1, at


@compiled
def deal_each(
    games: NDArray[np.void],
    luck: NDArray[np.uint8],
    draw: bool,  # noqa: FBT001 (Numba takes no keyword-only arguments)
) -> bool:
    """Shuffle and deal every undealt game, and with ``draw`` let luck pick who begins.

    False if the luck of a game ends too soon: the games are then of no use.
    """
    for number in range(games.shape[0]):
        game = games[number]
        at = 0
        for seat in range(game.players):
            for last in range(game.deck_size[seat] - 1, 0, -1):
                other, at = below(luck, number, at, last + 1)
                if other < 0:
                    return False
                card = game.deck[seat, last]
                game.deck[seat, last] = game.deck[seat, other]
                game.deck[seat, other] = card
            deal_hand(games, number, seat)
        if draw:
            starter, at = below(luck, number, at, game.players)
            if starter < 0:
                return False
            game.turn = starter
    return True


@compiled
def deal_hand(games: NDArray[np.void], number: int, seat: int) -> None:
    """Put the first cards of a deck into the hand, sorted as a player holds them."""
    game = games[number]
    wilds = 0
    for size in range(game.hand_size[seat]):
        card = game.deck[seat, size]
        wilds += card == WILD
        index = size
        while index > 0 and game.hand[seat, index - 1] > card:
            game.hand[seat, index] = game.hand[seat, index - 1]
            index -= 1
        game.hand[seat, index] = card
    game.wilds[seat] = wilds
