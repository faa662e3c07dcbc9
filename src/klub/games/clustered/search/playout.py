"""How a game is played on while thinking: fast, and well enough to tell good moves from bad.

A player looks at some random moves and makes the best: most points, and a little for what it
takes from another and for building on. To look at all would cost more than it tells, and always
to choose the best would make all games alike.
"""

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.choose import guess, listed, pick
from klub.games.clustered.kernel.grid import gain, lay, side_of
from klub.games.clustered.kernel.layout import OPENING, TAKEN, TURN, WILD, Game
from klub.games.clustered.kernel.solid import neighbour
from klub.games.clustered.kernel.turn import (
    DISCARD,
    DROP_CARD,
    NO_CARD,
    droppable,
    end_turn,
    hand_mask,
    play,
    take,
)
from klub.jit import compiled, signed

LOOKS = 16
"""Random moves that a player looks at."""
OWN, BLOCK, COMPANY, WILD_PRICE = 4, 2, 1, 1
"""Weights of own points, of what is taken from another, of own cards beside it, from which lines
and rectangles grow, and of a wild that is used up."""


@compiled
def rivals_gain(game: Game, seat: int, cell: int) -> int:
    """The most that anybody else could make on ``cell``."""
    best = 0
    for other in range(game.players):
        if other != seat:
            best = max(best, gain(game, other, cell))
    return best


@compiled
def company(game: Game, seat: int, cell: int) -> int:
    """How many own cards lie beside ``cell``."""
    side, cards = side_of(game), 0
    for way in range(4):
        there = signed(game.cell[neighbour(side, cell, way)])
        cards += there >> 5 == TAKEN >> 5 | seat
    return cards


@compiled
def lively_turn(game: Game) -> None:
    """Make the best of some random moves."""
    seat = game.turn
    if game.phase != TURN:
        play(game, rough_drop(game, seat))
        return
    index, slot = guess(game, seat)
    if slot < 0:
        index, slot = listed(game, seat)
    if slot < 0:
        hand = hand_mask(game, seat)
        plain = hand & ~(1 << WILD)
        play(game, DISCARD | pick(game, plain if plain else hand) << 2)
        return
    best, chosen, spot = -WILD_PRICE - 1, index, slot
    for look in range(LOOKS):
        if look > 0:
            index, slot = guess(game, seat)
            if slot < 0:
                break
        cell = signed(game.place[slot])
        value = OWN * gain(game, seat, cell) - WILD_PRICE * (game.hand[seat, index] == WILD)
        value += BLOCK * rivals_gain(game, seat, cell) + COMPANY * company(game, seat, cell)
        if value > best:
            best, chosen, spot = value, index, slot
    lay(game, seat, spot, take(game, seat, chosen))
    end_turn(game, seat)


@compiled
def rough_drop(game: Game, seat: int) -> int:
    """Drop what fits in the fewest cells, and a wild last."""
    able = droppable(game, seat)
    one = scarcest(game, able)
    if game.phase != OPENING:
        return DROP_CARD | one << 2 | NO_CARD << 7
    other = scarcest(game, able & ~(1 << one))
    return DROP_CARD | min(one, other) << 2 | max(one, other) << 7


@compiled
def scarcest(game: Game, cards: int) -> int:
    """Of a mask of cards one that fits in the fewest cells; luck chooses between equals."""
    chosen, fewest, found = -1, 0, 0
    for card in range(WILD + 1):
        if cards >> card & 1:
            places = 0
            for slot in range(game.slots):
                places += signed(game.fits[slot]) >> card & 1
            if card == WILD:
                places += game.fits.shape[0]
            if chosen < 0 or places < fewest:
                fewest, found = places, 0
            if places == fewest:
                found += 1
                if luck.under(game, found) == 0:
                    chosen = card
    return chosen
