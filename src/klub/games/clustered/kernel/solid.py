"""The bot `solid` in the kernel: it looks at its own next card and at the next player's.

A card is worth what it makes at once, and what the own best next card can be expected to make,
less what the next player's best can: of the cards that they can still hold, not of those that
they do.
"""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.chance import MOST, chances, expected, unseen
from klub.games.clustered.kernel.grid import (
    FIRST_BLOCK,
    FIRST_LINE,
    ONE,
    above,
    below,
    gain,
    rectangle_through,
    side_of,
    window,
)
from klub.games.clustered.kernel.layout import (
    ANYTHING,
    DECK,
    FITS,
    HAND,
    TAKEN,
    TURN,
    WILD,
    Game,
)
from klub.games.clustered.kernel.turn import LAY, NO_CARD, hand_mask, moves
from klub.jit import compiled, ones, signed

FOLLOW_UP, REPLY = 0.9, 1.5
"""What the own next card counts, and that of the next player."""
COMPANY = 0.15
"""For each own card that a laid card touches: lines and rectangles grow from there."""
KEPT_WILD = 0.5
"""What a wild must make more than another card, since it would fit later as well."""
PLACE, FELLOW, WILD_USE = 0.02, 0.1, 3.0
"""Worth of a card that may be thrown away: for each place it fits in, for each hand card that it
agrees with, and for being wild."""


@compiled
def neighbour(side: int, cell: int, way: int) -> int:
    """The cell beside ``cell`` to the right, left, top or bottom."""
    if way < 2:
        return (cell & -side) | (cell + 1 - 2 * way) & (side - 1)
    return (cell + (5 - 2 * way) * side) & (side * side - 1)


@compiled
def claim(game: Game, seat: int, cell: int) -> None:
    """Reckon ``cell`` to a seat: its bits, its rectangle and first-to bonuses, and no more."""
    side = side_of(game)
    x, y = cell & (side - 1), cell // side
    row, column = window(game.rows, seat, y, x), window(game.columns, seat, x, y)
    game.rows[seat, y, x >> 6] |= ONE << np.uint64(x & 63)
    game.columns[seat, x, y >> 6] |= ONE << np.uint64(y & 63)
    down, up = below(column), above(column)
    across, along = below(row) + 1 + above(row), down + 1 + up
    if across > 1 and along > 1 and across * along > game.rectangle[seat]:
        area = rectangle_through(game, seat, x, y, up, down)
        game.rectangle[seat] = max(game.rectangle[seat], area)
    if game.firsts:
        if game.first_line < 0 and max(across, along) >= FIRST_LINE:
            game.first_line = seat
        if game.first_block < 0 and game.rectangle[seat] >= FIRST_BLOCK:
            game.first_block = seat


@compiled
def disclaim(game: Game, seat: int, cell: int) -> None:
    """Take the bits of ``cell`` from a seat again."""
    side = side_of(game)
    x, y = cell & (side - 1), cell // side
    game.rows[seat, y, x >> 6] &= ~(ONE << np.uint64(x & 63))
    game.columns[seat, x, y >> 6] &= ~(ONE << np.uint64(y & 63))


@compiled
def next_holder(game: Game, seat: int) -> int:
    """The next other seat that has cards, or -1."""
    for step in range(1, game.players):
        other = (seat + step) % game.players
        if game.hand_size[other] > 0:
            return other
    return -1


@compiled
def gains(game: Game, seat: int, out: NDArray[np.int64]) -> None:
    """Write what a card of ``seat`` would make in each slot."""
    for slot in range(game.slots):
        out[slot] = gain(game, seat, signed(game.place[slot]))


@compiled
def spread(
    game: Game,
    made: NDArray[np.int64],
    laid: NDArray[np.int64],
    levels: NDArray[np.int64],
) -> int:
    """Sort what fits into each slot by the points it makes there; the most of them.

    ``laid`` has, for each slot, what a card that is not on the table yet lets fit beside it.
    """
    top = 0
    for slot in range(game.slots):
        if made[slot] > 0:
            level = min(made[slot], MOST - 1)
            levels[level] |= signed(game.fits[slot]) & laid[slot]
            top = max(top, level)
    return top


@compiled
def appraise_lays(game: Game, out: NDArray[np.int32], values: NDArray[np.float64]) -> int:
    """Write every card that can be laid, and what it is worth; how many there are."""
    seat, side, slots = game.turn, side_of(game), game.slots
    hand, rival = hand_mask(game, seat), next_holder(game, game.turn)
    mask, wilds, count = unseen(game, seat, seat)
    chance, rival_chance = np.empty(DECK), np.empty(DECK)
    chances(count, 2 if game.quick else 1, chance)
    rival_mask, rival_wilds = 0, 0
    if rival >= 0:
        rival_mask, rival_wilds, count = unseen(game, seat, rival)
        chances(count, signed(game.hand_size[rival]), rival_chance)
    own, replies = np.zeros(slots, np.int64), np.zeros(slots, np.int64)
    laid, levels = np.full(slots, ANYTHING, np.int64), np.zeros(MOST, np.int64)
    fresh, beyond = True, np.zeros(4, np.int64)
    written = 0
    for slot in range(slots):
        fitting = signed(game.fits[slot]) & hand
        if fitting == 0:
            continue
        cell = signed(game.place[slot])
        made = float(gain(game, seat, cell))
        rectangle, line, block = game.rectangle[seat], game.first_line, game.first_block
        claim(game, seat, cell)
        gains(game, seat, own)
        # The others' gains change only with a first-to bonus that is gone now, or was last time.
        gone = game.first_line != line or game.first_block != block
        if rival >= 0 and (fresh or gone):
            gains(game, rival, replies)
            fresh = gone
        own[slot], reply = 0, replies[slot]
        replies[slot] = 0
        # Cells that only now come within reach: nobody else can make a point there.
        most = 0
        for way in range(4):
            there = neighbour(side, cell, way)
            state = signed(game.cell[there])
            beyond[way] = min(gain(game, seat, there), MOST - 1) if state == 0 else 0
            most = max(most, beyond[way])
            if state >= TAKEN and (state & ~TAKEN) >> 5 == seat:
                made += COMPANY
        for card in range(WILD + 1):
            if fitting >> card & 1 == 0:
                continue
            for way in range(4):
                state = signed(game.cell[neighbour(side, cell, way)])
                if 0 < state < TAKEN:
                    laid[state - 1] = FITS[card]
            worth = made - KEPT_WILD * (card == WILD)
            top = max(most, spread(game, own, laid, levels))
            for way in range(4):
                levels[beyond[way]] |= signed(FITS[card])
            known = hand if card == WILD and game.wilds[seat] > 1 else hand & ~(1 << card)
            worth += FOLLOW_UP * expected(levels, top, known, mask, wilds, chance)
            if rival >= 0:
                top = spread(game, replies, laid, levels)
                worth -= REPLY * expected(levels, top, 0, rival_mask, rival_wilds, rival_chance)
            out[written], values[written] = LAY | card << 2 | cell << 7, worth
            written += 1
        for way in range(4):
            state = signed(game.cell[neighbour(side, cell, way)])
            if 0 < state < TAKEN:
                laid[state - 1] = ANYTHING
        disclaim(game, seat, cell)
        game.rectangle[seat], game.first_line, game.first_block = rectangle, line, block
        replies[slot] = reply
    return written


@compiled
def use(game: Game, seat: int, card: int) -> float:
    """What a hand card is good for: points now, places, and other cards that go with it."""
    best, places = -1, 0
    for slot in range(game.slots):
        if game.fits[slot] >> card & 1:
            best = max(best, gain(game, seat, signed(game.place[slot])))
            places += 1
    fellows = ones(np.uint64(signed(FITS[card]) & hand_mask(game, seat) & ~(1 << card)))
    return best + PLACE * places + FELLOW * fellows + WILD_USE * (card == WILD)


@compiled
def appraise(game: Game, out: NDArray[np.int32], values: NDArray[np.float64]) -> int:
    """Write every legal move and what it is worth, in points; how many there are.

    The order of moves is no matter of worth. ``game`` is left as it was.
    """
    if game.phase == TURN:
        count = appraise_lays(game, out, values)
        if count > 0:
            return count
    count = moves(game, out)
    for number in range(count):
        card, other = out[number] >> 2 & 31, out[number] >> 7
        values[number] = -use(game, game.turn, card)
        if game.phase != TURN and other != NO_CARD:
            values[number] -= use(game, game.turn, other)
    return count


@compiled
def solid(game: Game) -> int:
    """The move of most worth; luck chooses between equals."""
    room = HAND * game.fits.shape[0]
    out, values = np.empty(room, np.int32), np.empty(room)
    count = appraise(game, out, values)
    chosen, found = 0, 0
    for number in range(count):
        # The same sum in another order can differ in its last bits.
        if number == 0 or values[number] > values[chosen] + 1e-9:
            chosen, found = number, 1
        elif values[number] > values[chosen] - 1e-9:
            found += 1
            if luck.under(game, found) == 0:
                chosen = number
    return signed(out[chosen])
