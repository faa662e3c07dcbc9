"""Moves as learners number them: one number for each spot and card, the same in every position.

A spot is a slot of the record. What a number means follows from S, the number of spots:

    spot × 28 + card               lay the card on the spot
    28 S + card                    discard it, since no card fits
    28 S + 28 + card               drop it (Quick play)
    28 S + 56 + j (j + 1) / 2 + i  drop the cards i ≤ j before the game (Quick play)
"""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.card import CARDS
from klub.games.clustered.kernel.layout import DROP, HAND, OPENING, TURN, WILD, layout_for
from klub.games.clustered.kernel.turn import (
    DISCARD,
    DROP_CARD,
    LAY,
    NO_CARD,
    droppable,
    hand_mask,
    legal,
)
from klub.games.clustered.options import Options
from klub.jit import compiled, signed, zeros_below

KINDS = len(CARDS)
"""Different cards: the faces and the wild."""
PAIRS = KINDS * (KINDS + 1) // 2
"""Two cards in any order, equal ones included."""


def spots_of(options: Options) -> int:
    """How many spots the numbers reckon with."""
    # The record's last slot is no spot: it takes writes that go nowhere.
    return int(layout_for(options)["fits"].shape[0]) - 1


def action_size(options: Options) -> int:
    """How many numbers there are."""
    laid_or_thrown = KINDS * spots_of(options) + KINDS
    return laid_or_thrown + KINDS + PAIRS if options.quick else laid_or_thrown


@compiled
def pair_number(one: int, other: int) -> int:
    """The place of a pair of cards, the lower one first, among all pairs."""
    return other * (other + 1) // 2 + one


@compiled
def move_of_action(games: NDArray[np.void], number: int, action: int) -> int:
    """The kernel's move that ``action`` stands for; -1 if it is not legal in that game now."""
    game = games[number]
    thrown = action - KINDS * (game.fits.shape[0] - 1)
    if action < 0:
        return -1
    if thrown < 0:
        spot, card = action // KINDS, action % KINDS
        if spot >= game.slots:
            return -1
        move = LAY | card << 2 | signed(game.place[spot]) << 7
    elif thrown < KINDS:
        move = DISCARD | thrown << 2
    elif thrown < 2 * KINDS:
        move = DROP_CARD | (thrown - KINDS) << 2 | NO_CARD << 7
    elif thrown < 2 * KINDS + PAIRS:
        other = 0
        while pair_number(0, other + 1) <= thrown - 2 * KINDS:
            other += 1
        move = DROP_CARD | (thrown - 2 * KINDS - pair_number(0, other)) << 2 | other << 7
    else:
        return -1
    return move if legal(game, move) else -1


@compiled
def action_of_move(games: NDArray[np.void], number: int, move: int) -> int:
    """The action that stands for a move of the kernel; -1 if it is not legal in that game now."""
    game = games[number]
    if not legal(game, move):
        return -1
    kind, card, rest = move & 3, move >> 2 & 31, move >> 7
    thrown = signed(KINDS * (game.fits.shape[0] - 1))
    if kind == LAY:
        return (signed(game.cell[rest]) - 1) * KINDS + card
    if kind == DISCARD:
        return thrown + card
    if rest == NO_CARD:
        return thrown + KINDS + card
    return thrown + 2 * KINDS + pair_number(card, rest)


@compiled
def write_actions(games: NDArray[np.void], number: int, out: NDArray[np.int32]) -> int:
    """Write every legal action of a game to ``out``, lowest first; how many there are.

    `HAND` actions for each spot are always room enough.
    """
    game = games[number]
    seat, count = game.turn, 0
    thrown = KINDS * (game.fits.shape[0] - 1)
    hand = hand_mask(game, seat)
    if game.phase == TURN:
        for spot in range(game.slots):
            fitting = signed(game.fits[spot]) & hand
            while fitting:
                out[count] = spot * KINDS + zeros_below(np.uint64(fitting))
                fitting &= fitting - 1
                count += 1
        # R46: nobody discards who can lay a card.
        for card in range(KINDS if count == 0 else 0):
            if hand >> card & 1:
                out[count] = thrown + card
                count += 1
    elif game.phase == DROP:
        able = droppable(game, seat)
        for card in range(KINDS):
            if able >> card & 1:
                out[count] = thrown + KINDS + card
                count += 1
    elif game.phase == OPENING:
        for other in range(KINDS):
            for one in range(other + 1 if hand >> other & 1 else 0):
                two = one < other or (one == WILD and game.wilds[seat] > 1)
                if two and hand >> one & 1:
                    out[count] = thrown + 2 * KINDS + pair_number(one, other)
                    count += 1
    return count


@compiled
def write_mask(games: NDArray[np.void], number: int, mask: NDArray[np.int8]) -> None:
    """Write 1 for each legal action of a game, 0 for the others."""
    mask[:] = 0
    actions = np.empty(HAND * (games[number].fits.shape[0] - 1), np.int32)
    for index in range(write_actions(games, number, actions)):
        mask[actions[index]] = 1
