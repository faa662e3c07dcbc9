"""Moves and draws apart: in OpenSpiel chance names every card, the kernel's decks do not.

Both write what happened to a log: the kernel's move with its seat above it, and beside a
discard a mask of all the cards that could have been laid.
"""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import choose, luck
from klub.games.clustered.kernel.actions import move_of_action
from klub.games.clustered.kernel.count import score, winners
from klub.games.clustered.kernel.grid import lay
from klub.games.clustered.kernel.layout import DROP, OVER, Game
from klub.games.clustered.kernel.playout import SEAT_SHIFT
from klub.games.clustered.kernel.turn import (
    DROP_CARD,
    LAY,
    NO_CARD,
    draw,
    index_of,
    pass_on,
    take,
    throw,
)
from klub.jit import compiled, signed

DRAW = 3
"""In a log the kind of a draw, beside the kinds of move."""


@compiled
def fitting(game: Game) -> int:
    """A bit for each card that could be laid somewhere."""
    mask = 0
    for slot in range(game.slots):
        mask |= signed(game.fits[slot])
    return mask


@compiled
def act(
    games: NDArray[np.void], number: int, action: int, log: NDArray[np.int32], length: int
) -> int:
    """Make a move but draw nothing yet: how many cards are to be drawn, -1 if it is not legal."""
    move = move_of_action(games, number, action)
    if move < 0:
        return -1
    game = games[number]
    kind, card, rest = move & 3, move >> 2 & 31, move >> 7
    seat = game.turn
    log[length, 0], log[length, 1] = move | seat << SEAT_SHIFT, 0
    index = index_of(game, seat, card)
    if kind == DROP_CARD:
        throw(game, seat, index)
        if rest != NO_CARD:
            throw(game, seat, index_of(game, seat, rest))
        pass_on(game, seat)
        return 0
    if kind == LAY:
        take(game, seat, index)
        lay(game, seat, signed(game.cell[rest]) - 1, card)
    else:
        log[length, 1] = fitting(game)
        throw(game, seat, index)
    due = min(2 if game.quick else 1, signed(game.deck_size[seat]) - signed(game.taken[seat]))
    if due == 0:
        pass_on(game, seat)
    return due


@compiled
def draw_named(
    games: NDArray[np.void],
    number: int,
    seat: int,
    card: int,
    log: NDArray[np.int32],
    length: int,
) -> bool:
    """Let ``seat`` draw ``card`` from wherever it is in the deck; False if it is not there."""
    game = games[number]
    taken = signed(game.taken[seat])
    for index in range(taken, game.deck_size[seat]):
        if game.deck[seat, index] == card:
            game.deck[seat, index] = game.deck[seat, taken]
            game.deck[seat, taken] = card
            draw(game, seat)
            log[length, 0], log[length, 1] = DRAW | card << 2 | seat << SEAT_SHIFT, 0
            return True
    return False


@compiled
def end_draw(games: NDArray[np.void], number: int, seat: int, drawn: int) -> None:
    """Go on after a seat has drawn all it had to: with a drop, or with the next seat."""
    game = games[number]
    if drawn == 2:
        size = signed(game.hand_size[seat])
        game.fresh[0], game.fresh[1] = game.hand[seat, size - 2], game.hand[seat, size - 1]
        game.phase = DROP
    else:
        pass_on(game, seat)


@compiled
def finish(
    games: NDArray[np.void],
    number: int,
    bot: int,
    points: NDArray[np.int16],
    won: NDArray[np.bool_],
) -> None:
    """Play a game to its end by a bot of the kernel, all decks shuffled by the game's own luck."""
    game = games[number]
    for seat in range(game.players):
        taken = signed(game.taken[seat])
        for last in range(game.deck_size[seat] - 1, taken, -1):
            other = taken + luck.under(game, last + 1 - taken)
            card = game.deck[seat, last]
            game.deck[seat, last] = game.deck[seat, other]
            game.deck[seat, other] = card
    while game.phase != OVER:
        choose.act(game, bot)
    score(game, points)
    winners(game, points, won)
