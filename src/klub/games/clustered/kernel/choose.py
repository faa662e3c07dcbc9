"""The bots in the kernel: `random` and `greedy`, and a turn of any of them."""

import numpy as np

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.grid import gain, lay
from klub.games.clustered.kernel.layout import OPENING, TURN, WILD, Game
from klub.games.clustered.kernel.solid import solid
from klub.games.clustered.kernel.turn import (
    DISCARD,
    DROP_CARD,
    LAY,
    NO_CARD,
    droppable,
    end_turn,
    hand_mask,
    index_of,
    play,
    take,
)
from klub.jit import compiled, ones, signed, zeros_below

RANDOM, GREEDY, SOLID = range(3)
TRIALS = 16
"""Blind guesses before all moves are listed. About every sixth guess hits, so the list is
rarely made; it is what keeps the choice exact."""
U16, U32, U48 = np.uint64(16), np.uint64(32), np.uint64(48)
LOW16 = np.uint64(0xFFFF)


@compiled
def pick(game: Game, mask: int) -> int:
    """A random card out of a mask."""
    nth = luck.under(game, ones(np.uint64(mask)))
    for _ in range(nth):
        mask &= mask - 1
    return zeros_below(np.uint64(mask))


@compiled
def guess(game: Game, seat: int) -> tuple[int, int]:
    """A hand card and a slot in which it fits, by trial; (-1, -1) if no trial hit.

    Each word of luck serves two guesses of 2 × 16 bits; a choice among n things is uneven by
    less than n in 65,536.
    """
    size, slots = np.uint64(game.hand_size[seat]), np.uint64(game.slots)
    # On a full table there is no slot, and slot 0 would not be one.
    for _ in range(TRIALS if game.slots > 0 else 0):
        bits = luck.word(game)
        index, slot = (
            signed((bits & LOW16) * size >> U16),
            signed((bits >> U16 & LOW16) * slots >> U16),
        )
        other, spot = (
            signed((bits >> U32 & LOW16) * size >> U16),
            signed((bits >> U48) * slots >> U16),
        )
        card, spare = signed(game.hand[seat, index]), signed(game.hand[seat, other])
        first = signed(game.fits[slot]) >> card & 1
        second = signed(game.fits[spot]) >> spare & 1
        if first | second:
            if first == 0:
                index, slot, card = other, spot, spare
            # Several wilds in hand are one move, not several.
            if card == WILD and game.wilds[seat] > 1 and luck.under(game, game.wilds[seat]) > 0:
                continue
            return index, slot
    return -1, -1


@compiled
def listed(game: Game, seat: int) -> tuple[int, int]:
    """A hand card and a slot in which it fits, out of all there are; (-1, -1) if none."""
    hand = hand_mask(game, seat)
    total = 0
    for slot in range(game.slots):
        total += ones(np.uint64(game.fits[slot] & hand))
    if total == 0:
        return -1, -1
    nth = luck.under(game, total)
    for slot in range(game.slots):
        fitting = signed(game.fits[slot]) & hand
        here = ones(np.uint64(fitting))
        if nth < here:
            for _ in range(nth):
                fitting &= fitting - 1
            return index_of(game, seat, zeros_below(np.uint64(fitting))), slot
        nth -= here
    return -1, -1


@compiled
def random_drop(game: Game, seat: int) -> int:
    """One of the drops open now, each as likely as the others."""
    able = droppable(game, seat)
    if game.phase != OPENING:
        return DROP_CARD | pick(game, able) << 2 | NO_CARD << 7
    different = ones(np.uint64(able))
    pairs = different * (different - 1) // 2
    if game.wilds[seat] > 1 and luck.under(game, pairs + 1) == pairs:
        return DROP_CARD | WILD << 2 | WILD << 7
    one = pick(game, able)
    other = pick(game, able & ~(1 << one))
    return DROP_CARD | min(one, other) << 2 | max(one, other) << 7


@compiled
def random_turn(game: Game) -> int:
    """Make one of the legal moves, each as likely as the others; the move as a number."""
    seat = game.turn
    if game.phase != TURN:
        move = random_drop(game, seat)
        play(game, move)
        return move
    index, slot = guess(game, seat)
    if slot < 0:
        index, slot = listed(game, seat)
    if slot < 0:
        move = DISCARD | pick(game, hand_mask(game, seat)) << 2
        play(game, move)
        return move
    card = take(game, seat, index)
    move = LAY | card << 2 | signed(game.place[slot]) << 7
    lay(game, seat, slot, card)
    end_turn(game, seat)
    return move


@compiled
def points(game: Game, seat: int) -> int:
    """The running points of a seat, first-to bonuses included."""
    own = signed(game.row_points[seat] + game.column_points[seat] + game.rectangle[seat])
    return own + 2 * (game.first_line == seat) + 2 * (game.first_block == seat)


@compiled
def leader(game: Game, seat: int) -> int:
    """The opponent with most points, of equals the next to move; -1 for a solo player."""
    best = -1
    for step in range(1, game.players):
        other = (seat + step) % game.players
        if best < 0 or points(game, other) > points(game, best):
            best = other
    return best


@compiled
def worth(game: Game, seat: int, card: int) -> int:
    """The most points that ``card`` could make now; -1 if it fits nowhere."""
    best = -1
    for slot in range(game.slots):
        if game.fits[slot] >> card & 1:
            best = max(best, gain(game, seat, signed(game.place[slot])))
    return best


@compiled
def least(game: Game, seat: int, cards: int) -> int:
    """Of a mask of cards the one of least worth: plain before wild, then at random."""
    best, found, chosen = 0, 0, -1
    for card in range(WILD + 1):
        if cards >> card & 1:
            value = 2 * worth(game, seat, card) + (card == WILD)
            if chosen < 0 or value < best:
                best, found = value, 0
            if value == best:
                found += 1
                if luck.under(game, found) == 0:
                    chosen = card
    return chosen


@compiled
def greedy(game: Game) -> int:
    """The move with most own gain, then most damage to the leader, then a plain card."""
    seat = game.turn
    if game.phase != TURN:
        able = droppable(game, seat)
        one = least(game, seat, able)
        if game.phase != OPENING:
            return DROP_CARD | one << 2 | NO_CARD << 7
        other = least(game, seat, able & ~(1 << one))
        return DROP_CARD | min(one, other) << 2 | max(one, other) << 7
    hand, rival = hand_mask(game, seat), leader(game, seat)
    best, found, chosen = -1, 0, -1
    for slot in range(game.slots):
        fitting = signed(game.fits[slot]) & hand
        if fitting == 0:
            continue
        cell = signed(game.place[slot])
        # Gains and damages stay far under 1,000: the order is gain, damage, plain.
        value = gain(game, seat, cell) * 2000
        if value + 2000 <= best:
            continue
        if rival >= 0:
            value += gain(game, rival, cell) * 2
        plain = fitting & ~(1 << WILD)
        if plain:
            value, fitting = value + 1, plain
        if value > best:
            best, found = value, 0
        if value == best:
            here = ones(np.uint64(fitting))
            found += here
            if luck.under(game, found) < here:
                chosen = LAY | pick(game, fitting) << 2 | cell << 7
    if chosen < 0:
        plain = hand & ~(1 << WILD)
        chosen = DISCARD | pick(game, plain if plain else hand) << 2
    return chosen


@compiled
def act(game: Game, bot: int) -> int:
    """Let ``bot`` make the next move; the move as a number."""
    if bot == RANDOM:
        return random_turn(game)
    move = solid(game) if bot == SOLID else greedy(game)
    play(game, move)
    return move
