"""Whole games in the kernel: many at a time, or many from one position."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.choose import act
from klub.games.clustered.kernel.count import score, winners
from klub.games.clustered.kernel.layout import OVER, WILD, Game
from klub.games.clustered.kernel.turn import legal, play, rewind
from klub.jit import compiled

SEAT_SHIFT = 24
MOVE = (1 << SEAT_SHIFT) - 1
"""In a log the number of a move stands in the lower bits, its seat above."""


@compiled
def play_each(games: NDArray[np.void], moves: NDArray[np.int32]) -> int:
    """Make one move in every game; a negative number leaves its game alone.

    If a move is illegal nothing is played at all, and the number of its game is returned;
    otherwise -1.
    """
    for number in range(games.shape[0]):
        if moves[number] >= 0 and not legal(games[number], moves[number]):
            return number
    for number in range(games.shape[0]):
        if moves[number] >= 0:
            play(games[number], moves[number])
    return -1


@compiled
def finish_each(games: NDArray[np.void], bots: NDArray[np.uint8], log: NDArray[np.int32]) -> None:
    """Play every game to its end, each seat by its bot; ``log`` keeps each move and its seat."""
    for number in range(games.shape[0]):
        game = games[number]
        made = 0
        while game.phase != OVER:
            seat = game.turn
            log[number, made] = act(game, bots[seat]) | seat << SEAT_SHIFT
            made += 1


@compiled
def score_each(games: NDArray[np.void], points: NDArray[np.int16], won: NDArray[np.bool_]) -> None:
    """Write the points of every seat of every game, and who would win."""
    for number in range(games.shape[0]):
        score(games[number], points[number])
        winners(games[number], points[number], won[number])


@compiled
def shuffle(game: Game) -> None:
    """Before the first move: every deck in a new order, every hand dealt anew from it."""
    for seat in range(game.players):
        for last in range(game.deck_size[seat] - 1, 0, -1):
            other = luck.under(game, last + 1)
            card = game.deck[seat, last]
            game.deck[seat, last] = game.deck[seat, other]
            game.deck[seat, other] = card
        wilds = 0
        for index in range(game.hand_size[seat]):
            game.hand[seat, index] = game.deck[seat, index]
            wilds += game.deck[seat, index] == WILD
        game.wilds[seat] = wilds


@compiled
def shuffle_each(games: NDArray[np.void]) -> None:
    """Shuffle every game by its own luck."""
    for number in range(games.shape[0]):
        shuffle(games[number])


@compiled
def play_outs(
    pair: NDArray[np.void],
    bots: NDArray[np.uint8],
    deal: bool,  # noqa: FBT001 (Numba takes no keyword-only arguments)
    points: NDArray[np.int16],
) -> None:
    """Play on from the first record of ``pair`` again and again, and write each result.

    The second record, a copy of the first, is the one that is played; only what a game has
    changed is put back before the next. With ``deal`` the decks are shuffled before each game,
    so the first record must be a game that has not begun.
    """
    root, game = pair[0], pair[1]
    for number in range(points.shape[0]):
        rewind(game, root)
        if deal:
            shuffle(game)
        while game.phase != OVER:
            act(game, bots[game.turn])
        score(game, points[number])
