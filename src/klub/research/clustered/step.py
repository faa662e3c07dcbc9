"""A move and a look at one game, each as a single call into machine code."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import choose
from klub.games.clustered.kernel.actions import move_of_action, write_mask
from klub.games.clustered.kernel.layout import OVER
from klub.games.clustered.kernel.observe import write_observation
from klub.games.clustered.kernel.turn import play
from klub.games.clustered.options import MOST_PLAYERS
from klub.jit import compiled, signed

SEAT, GAIN = 24, 28
"""In what `act` and `answer` return the move stands in the lower bits; from here on the seat that
follows and the points that the move made."""
MOVE = (1 << SEAT) - 1
NOBODY = MOST_PLAYERS
"""The seat that follows the last move."""


@compiled
def standing(games: NDArray[np.void], seat: int) -> int:
    """The points of a seat's lines and rectangle so far."""
    game = games[0]
    return signed(game.row_points[seat] + game.column_points[seat] + game.rectangle[seat])


@compiled
def told(games: NDArray[np.void], seat: int, move: int, before: int) -> int:
    """A move, who comes after it and what it made, as one number."""
    following = NOBODY if games[0].phase == OVER else games[0].turn
    return move | following << SEAT | (standing(games, seat) - before) << GAIN


@compiled
def act(games: NDArray[np.void], action: int) -> int:
    """Do what a learner calls ``action``; -1, and nothing is done, if it is not legal now."""
    move = move_of_action(games, 0, action)
    if move < 0:
        return -1
    seat = games[0].turn
    before = standing(games, seat)
    play(games[0], move)
    return told(games, seat, move, before)


@compiled
def answer(games: NDArray[np.void], bot: int) -> int:
    """Let a bot of the kernel make a move."""
    seat = games[0].turn
    before = standing(games, seat)
    return told(games, seat, choose.act(games[0], bot), before)


@compiled
def see(
    games: NDArray[np.void],
    seat: int,
    blank: NDArray[np.int8],
    board: NDArray[np.int8],
    spots: NDArray[np.int16],
    hand: NDArray[np.int8],
    fresh: NDArray[np.int8],
    unseen: NDArray[np.int8],
    points: NDArray[np.int16],
    cards: NDArray[np.int8],
    phase: NDArray[np.int8],
    mask: NDArray[np.int8],
) -> None:
    """Write all that ``seat`` may know, and what it may do if it is to move."""
    write_observation(
        games, 0, seat, blank, board, spots, hand, fresh, unseen, points, cards, phase
    )
    if games[0].turn == seat:
        write_mask(games, 0, mask)
    else:
        mask[:] = 0
