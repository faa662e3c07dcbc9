"""What the network is told of a position: for each seat a list of things, to be counted.

Hands are looked at as they lie in the record. Whoever thinks deals what is hidden anew before, so
nothing is seen that a player could not see.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.grid import (
    above,
    below,
    line_points,
    rectangle_through,
    side_of,
    window,
)
from klub.games.clustered.kernel.layout import TAKEN, WILD, Game
from klub.games.clustered.kernel.turn import hand_mask
from klub.games.clustered.learned.kinds import (
    CORNERS,
    CROSS,
    DISTANCE,
    FACES,
    FIT,
    FITTING,
    GAINS,
    GROWTH,
    GROWTHS,
    HANDY,
    HELD,
    LARGEST,
    PLACE,
    RECTANGLE,
    SIDES,
    SPREAD,
    STOCKED,
    SURROUNDED,
    THREATS,
    TURNS,
    WILDS,
    WILDS_LEFT,
    line_kind,
    threat,
)
from klub.jit import compiled, ones, signed, zeros_below

SEATS = 8


class Sight(Protocol):
    """The fields of a record in which a position is noted down."""

    things: NDArray[np.int16]
    """For each seat what there is, a number each."""
    count: NDArray[np.int64]
    held: NDArray[np.int64]
    """A bit for each plain card in a seat's hand; ``left`` the same for its deck."""
    left: NDArray[np.int64]
    most: NDArray[np.int64]
    """The most points that each plain card of a seat can make; -1 if it fits nowhere."""
    look: NDArray[np.int64]
    """Of the place that is looked at, for each seat: what it is like, which cards fit, and how much
    that seat wants it."""
    fit: NDArray[np.int64]
    want: NDArray[np.int64]


@compiled
def note(sight: Sight, seat: int, thing: int) -> None:
    """Put one more thing on a seat's list."""
    sight.things[seat, sight.count[seat]] = thing
    sight.count[seat] += 1


@compiled
def look_at(game: Game, seat: int, cell: int) -> tuple[int, int]:
    """Which kind of place a cell is to a seat, and the points a card would make there."""
    side = side_of(game)
    x, y = cell & (side - 1), cell // side
    row, column = window(game.rows, seat, y, x), window(game.columns, seat, x, y)
    left, right, down, up = below(row), above(row), below(column), above(column)
    across, along = left + 1 + right, down + 1 + up
    if across + along == 2:
        return 0, 0
    points = line_points(across) - line_points(left) - line_points(right)
    points += line_points(along) - line_points(down) - line_points(up)
    more = 0
    if across > 1 and along > 1 and across * along > game.rectangle[seat]:
        more = max(0, rectangle_through(game, seat, x, y, up, down) - game.rectangle[seat])
    cross = CROSS[line_kind(left, right), line_kind(down, up)]
    return cross * GROWTHS + GROWTH[min(more, LARGEST)], points + more


@compiled
def surroundings(game: Game, seat: int, cell: int) -> int:
    """Own cards diagonally beside a cell, and how open its sides are, as one number."""
    side = side_of(game)
    whole, row = side * side - 1, cell & -side
    left, right = row | (cell - 1) & (side - 1), row | (cell + 1) & (side - 1)
    own = TAKEN >> 5 | seat
    corners, free = 0, 0
    for beside in (left, right):
        corners += signed(game.cell[(beside + side) & whole]) >> 5 == own
        corners += signed(game.cell[(beside - side) & whole]) >> 5 == own
        free += game.cell[beside] < TAKEN
    free += game.cell[(cell + side) & whole] < TAKEN
    free += game.cell[(cell - side) & whole] < TAKEN
    return int(min(corners, CORNERS - 1) * SIDES + max(0, min(free - 1, SIDES - 1)))


@compiled
def raise_most(sight: Sight, seat: int, cards: int, points: int) -> None:
    """Note that each card of a mask could make so many points."""
    while cards:
        card = zeros_below(np.uint64(cards))
        cards &= cards - 1
        sight.most[seat, card] = max(sight.most[seat, card], points)


@compiled
def turns_left(game: Game, seat: int) -> int:
    """How many turns a seat will still have; in Quick play half of the deck is dropped."""
    deck = signed(game.deck_size[seat]) - signed(game.taken[seat])
    return signed(game.hand_size[seat]) + (deck // 2 if game.quick else deck)


@compiled
def see_seats(game: Game, sight: Sight) -> None:
    """Begin the lists with what does not lie on the table."""
    for seat in range(game.players):
        deck, wilds = 0, 0
        for index in range(game.taken[seat], game.deck_size[seat]):
            card = signed(game.deck[seat, index])
            deck, wilds = deck | 1 << card, wilds + (card == WILD)
        sight.held[seat], sight.left[seat] = hand_mask(game, seat) & FACES, deck & FACES
        sight.most[seat, :] = -1
        sight.count[seat] = 0
        note(sight, seat, TURNS + turns_left(game, seat))
        note(sight, seat, DISTANCE + (seat - game.turn) % game.players)
        note(sight, seat, WILDS + min(3, game.wilds[seat]))
        note(sight, seat, WILDS_LEFT + min(3, wilds))
        note(sight, seat, SPREAD + RECTANGLE[min(game.rectangle[seat], LARGEST - 1)])


@compiled
def see_place(game: Game, sight: Sight, slot: int) -> None:
    """Put a free place on every list."""
    fits, cell = signed(game.fits[slot]), signed(game.place[slot])
    most, second, keenest = 0, 0, 0
    for seat in range(game.players):
        look, points = look_at(game, seat, cell)
        held, left = fits & sight.held[seat], fits & sight.left[seat]
        hands = ones(np.uint64(held))
        sight.look[seat] = look
        sight.fit[seat] = FIT[hands, ones(np.uint64(left))] * HANDY
        sight.fit[seat] += 2 + (hands > 1) if held else signed(left != 0)
        wanted = threat(points, held, left)
        sight.want[seat] = wanted
        if wanted > most:
            most, second, keenest = wanted, most, seat
        else:
            second = max(second, wanted)
        raise_most(sight, seat, held | left, points)
    for seat in range(game.players):
        look, fit = sight.look[seat], sight.fit[seat]
        rival = second if seat == keenest else most
        if look == 0 and fit < HANDY and rival < 2:
            continue  # a place that nobody can make anything of
        note(sight, seat, PLACE + (look * FITTING + fit // HANDY) * THREATS + rival)
        if look > 0:
            around = look // GROWTHS * CORNERS * SIDES + surroundings(game, seat, cell)
            note(sight, seat, SURROUNDED + around * HANDY + fit % HANDY)


@compiled
def see_cards(sight: Sight, seat: int, cards: int, first: int) -> None:
    """Put every card of a mask on a list, by the most points that it can make."""
    while cards:
        card = zeros_below(np.uint64(cards))
        cards &= cards - 1
        note(sight, seat, first + min(sight.most[seat, card] + 1, GAINS - 1))


@compiled
def see(game: Game, sight: Sight) -> None:
    """Write the list of every seat."""
    see_seats(game, sight)
    for slot in range(game.slots):
        see_place(game, sight, slot)
    for seat in range(game.players):
        see_cards(sight, seat, sight.held[seat], HELD)
        see_cards(sight, seat, sight.left[seat], STOCKED)
