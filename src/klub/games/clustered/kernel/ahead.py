"""Memory asked for ahead of time, for games that are too many for the processor's cache.

A move touches some twenty places of a record, far apart. One game after the other would wait for
each of them; asked for while the games before are played, they come all together.
"""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.grid import side_of
from klub.games.clustered.kernel.layout import TURN
from klub.jit import compiled, fetch, signed

SOON, NEXT = 8, 4
"""How many games ahead it is asked for: first what tells where a card goes, then that place.
Fewer leave too little time, more push out what was asked for; 4 to 16 are about equal."""
LINE = 64
"""Bytes that come at a time."""


@compiled
def fetch_hand(games: NDArray[np.void], number: int) -> None:
    """Ask for whose turn it is, the hands, and how the decks stand."""
    game = games[number]
    # Numbers before and behind these two cards: whose turn it is, the phase, the luck.
    fetch(game.fresh, -LINE // 2)
    fetch(game.fresh, LINE // 2)
    fetch(game.hand, 0)
    fetch(game.hand_size, 0)
    fetch(game.deck_size, 0)
    fetch(game.row_points, 0)


@compiled
def fetch_choices(games: NDArray[np.void], number: int) -> None:
    """Ask for what a random choice looks at."""
    game = games[number]
    fetch_hand(games, number)
    fetch(game.place, 0)
    # Most games have fewer than 64 spots at most times.
    for line in range(4):
        fetch(game.fits, LINE * line)


@compiled
def fetch_spot(games: NDArray[np.void], number: int, spot: int) -> None:
    """Ask for what tells where a spot is, and for what the next function looks at."""
    game = games[number]
    fetch_hand(games, number)
    fetch(game.place, 0)
    fetch(game.place, game.place.itemsize * spot)
    fetch(game.fits, game.fits.itemsize * spot)


@compiled
def fetch_place(games: NDArray[np.void], number: int, spot: int) -> None:
    """Ask for the surroundings of a spot on the board, and for what laying a card there moves."""
    game = games[number]
    slots = signed(game.slots)
    if game.phase != TURN or spot < 0 or spot >= slots:
        return
    side, seat = side_of(game), game.turn
    cell = signed(game.place[spot])
    row, x, y = cell & -side, cell & (side - 1), cell // side
    code, words = game.cell.itemsize, game.rows.shape[2] * game.rows.itemsize
    fetch(game.cell, code * (row | (cell - 1) & (side - 1)))
    fetch(game.cell, code * (row | (cell + 1) & (side - 1)))
    fetch(game.cell, code * ((cell - side) & (side * side - 1)))
    fetch(game.cell, code * ((cell + side) & (side * side - 1)))
    fetch(game.rows, words * (seat * side + y))
    fetch(game.columns, words * (seat * side + x))
    fetch(game.place, game.place.itemsize * slots)
    fetch(game.fits, game.fits.itemsize * slots)
    fetch(game.trail, game.trail.itemsize * game.laid)
    fetch(game.deck, game.deck.shape[1] * seat)
