"""One action in each of many games: what `klub.research.batch` calls.

Every function works on the games from ``first`` up to ``end``, so that threads can share them.
"""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.actions import (
    KINDS,
    action_of_move,
    move_of_action,
    write_actions,
    write_mask,
)
from klub.games.clustered.kernel.ahead import NEXT, SOON, fetch_choices, fetch_place, fetch_spot
from klub.games.clustered.kernel.choose import guess, listed, pick, random_drop
from klub.games.clustered.kernel.count import PARTS, score, winners
from klub.games.clustered.kernel.grid import lay
from klub.games.clustered.kernel.layout import HAND, OVER, TURN
from klub.games.clustered.kernel.observe import BONUSES, TOTAL, write_observation
from klub.games.clustered.kernel.playout import shuffle
from klub.games.clustered.kernel.turn import end_turn, hand_mask, index_of, play, rewind, take
from klub.jit import compiled, ones, signed

WAIT, NOTHING = -1, -2
"""The action in a game that is over, and what no action is."""
OUTCOME, MARGIN, POINTS = range(3)
"""Kinds of rewards."""
SAME, ROTATE, DRAWN = range(3)
"""Who begins the next game: the same seat, the next, or any."""


@compiled
def deal(
    games: NDArray[np.void],
    number: int,
    root: NDArray[np.void],
    begins: int,
    seed: np.uint64,
    dealt: NDArray[np.int64],
) -> None:
    """Deal a game that was played on from ``root`` anew.

    Its luck follows from the seed, its number, and how many were dealt before.
    """
    game = games[number]
    rewind(game, root[0])
    game.luck = seed + luck.GOLDEN * np.uint64(number)
    game.luck = luck.word(game) + luck.GOLDEN * np.uint64(dealt[number])
    game.luck = luck.word(game)
    shuffle(game)
    if begins == ROTATE:
        game.turn = (root[0].turn + dealt[number]) % game.players
    elif begins == DRAWN:
        game.turn = luck.under(game, game.players)
    dealt[number] += 1


@compiled
def deal_range(
    games: NDArray[np.void],
    first: int,
    end: int,
    which: NDArray[np.bool_],
    root: NDArray[np.void],
    begins: int,
    seed: np.uint64,
    dealt: NDArray[np.int64],
) -> None:
    """Deal those games anew that ``which`` names."""
    for number in range(first, end):
        if which[number]:
            deal(games, number, root, begins, seed, dealt)


@compiled
def random_action(games: NDArray[np.void], number: int) -> int:
    """One of the legal actions, each as likely as the others."""
    game = games[number]
    seat = game.turn
    if game.phase == OVER:
        return WAIT
    if game.phase != TURN:
        return action_of_move(games, number, random_drop(game, seat))
    index, slot = guess(game, seat)
    if slot < 0:
        index, slot = listed(game, seat)
    if slot < 0:
        return signed(KINDS * (game.fits.shape[0] - 1)) + pick(game, hand_mask(game, seat))
    return slot * KINDS + signed(game.hand[seat, index])


@compiled
def sample_range(
    games: NDArray[np.void],
    first: int,
    end: int,
    actions: NDArray[np.int32],
    known: NDArray[np.int32],
) -> None:
    """Choose at random in every game; ``known`` remembers what is therefore legal."""
    for number in range(first, end):
        if number + NEXT < end:
            fetch_choices(games, number + NEXT)
        actions[number] = known[number] = random_action(games, number)


@compiled
def fits(games: NDArray[np.void], number: int, action: int) -> bool:
    """Whether an action, any number, is legal; in a game that is over only waiting is."""
    game = games[number]
    if game.phase == OVER:
        return action == WAIT
    spot, card = action // KINDS, action % KINDS
    if game.phase == TURN and 0 <= spot < game.slots:
        return (game.fits[spot] >> card & 1) == 1 and index_of(game, game.turn, card) >= 0
    return move_of_action(games, number, action) >= 0


@compiled
def check_range(
    games: NDArray[np.void],
    first: int,
    end: int,
    actions: NDArray[np.int32],
    known: NDArray[np.int32],
) -> int:
    """The first game in which the action is not legal, or -1."""
    for number in range(first, end):
        if number + SOON < end and actions[number + SOON] != known[number + SOON]:
            fetch_spot(games, number + SOON, signed(actions[number + SOON]) // KINDS)
        if actions[number] != known[number] and not fits(games, number, signed(actions[number])):
            return number
    return -1


@compiled
def standing(games: NDArray[np.void], number: int, seat: int) -> int:
    """The points of a seat's lines and rectangle so far."""
    game = games[number]
    return signed(game.row_points[seat] + game.column_points[seat] + game.rectangle[seat])


@compiled
def do(games: NDArray[np.void], number: int, action: int) -> None:
    """Do what is legal."""
    game = games[number]
    spot, card = action // KINDS, action % KINDS
    if game.phase == TURN and spot < game.slots:
        seat = game.turn
        take(game, seat, index_of(game, seat, card))
        lay(game, seat, spot, card)
        end_turn(game, seat)
    elif action != WAIT:
        play(game, move_of_action(games, number, action))


@compiled
def settle(
    games: NDArray[np.void],
    number: int,
    kind: int,
    rewards: NDArray[np.float32],
    final: NDArray[np.int16],
    won: NDArray[np.bool_],
) -> None:
    """Write what a game that has just ended is worth to everybody."""
    game = games[number]
    players = game.players
    points = np.empty((players, len(PARTS)), np.int16)
    score(game, points)
    winners(game, points, won[number])
    total, count = 0, 0
    for seat in range(players):
        final[number, seat] = points[seat, TOTAL]
        total += points[seat, TOTAL]
        count += won[number, seat]
    for seat in range(players):
        if kind == POINTS:
            rewards[number, seat] += points[seat, BONUSES]
        elif players == 1:
            rewards[number, seat] = total
        elif kind == MARGIN:
            rewards[number, seat] = points[seat, TOTAL] - total / players
        else:
            rewards[number, seat] = (players * won[number, seat] / count - 1) / (players - 1)


@compiled
def step_range(
    games: NDArray[np.void],
    first: int,
    end: int,
    actions: NDArray[np.int32],
    known: NDArray[np.int32],
    kind: int,
    rewards: NDArray[np.float32],
    done: NDArray[np.bool_],
    final: NDArray[np.int16],
    won: NDArray[np.bool_],
    again: bool,  # noqa: FBT001 (Numba takes no keyword-only arguments)
    root: NDArray[np.void],
    begins: int,
    seed: np.uint64,
    dealt: NDArray[np.int64],
) -> None:
    """Do a legal action in every game; what has ended is, with ``again``, dealt anew."""
    for number in range(first, end):
        if number + SOON < end:
            fetch_spot(games, number + SOON, signed(actions[number + SOON]) // KINDS)
            fetch_place(games, number + NEXT, signed(actions[number + NEXT]) // KINDS)
        seat, waits = games[number].turn, actions[number] == WAIT
        before = standing(games, number, seat)
        do(games, number, signed(actions[number]))
        known[number] = NOTHING
        for other in range(rewards.shape[1]):
            rewards[number, other] = 0
        if kind == POINTS:
            rewards[number, seat] = standing(games, number, seat) - before
        done[number] = games[number].phase == OVER
        if done[number] and not waits:
            settle(games, number, kind, rewards, final, won)
            if again:
                deal(games, number, root, begins, seed, dealt)


@compiled
def count_range(games: NDArray[np.void], first: int, end: int, offsets: NDArray[np.int64]) -> None:
    """Write to ``offsets``, one place on, how many actions are legal in each game."""
    throws = np.empty(HAND * (games[first].fits.shape[0] - 1), np.int32)
    for number in range(first, end):
        game = games[number]
        count = 0
        if game.phase == TURN:
            hand = hand_mask(game, game.turn)
            for spot in range(game.slots):
                count += ones(np.uint64(game.fits[spot] & hand))
        if count == 0:
            count = write_actions(games, number, throws)
        offsets[number + 1] = count


@compiled
def legal_range(
    games: NDArray[np.void],
    first: int,
    end: int,
    offsets: NDArray[np.int64],
    actions: NDArray[np.int32],
) -> None:
    """Write every legal action of every game, each game from its offset on."""
    for number in range(first, end):
        write_actions(games, number, actions[offsets[number] :])


@compiled
def mask_range(games: NDArray[np.void], first: int, end: int, mask: NDArray[np.int8]) -> None:
    """Write the mask of every game."""
    for number in range(first, end):
        write_mask(games, number, mask[number])


@compiled
def observe_range(
    games: NDArray[np.void],
    first: int,
    end: int,
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
    """Write what the seat to move sees in every game, and what it may do."""
    for number in range(first, end):
        write_observation(
            games,
            number,
            games[number].turn,
            blank,
            board[number],
            spots[number],
            hand[number],
            fresh[number],
            unseen[number],
            points[number],
            cards[number],
            phase[number],
        )
        write_mask(games, number, mask[number])
