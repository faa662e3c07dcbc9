"""A game as numbers, seen from one seat: what a `View` tells, and no more.

Players are told from the seat on: 0 is oneself, 1 the next clockwise. The board is shifted by
half a side, so that the first start card lies in its middle.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.actions import KINDS, action_size, spots_of, write_mask
from klub.games.clustered.kernel.code import blank, side_of
from klub.games.clustered.kernel.count import PARTS, score
from klub.games.clustered.kernel.layout import BEYOND, DROP, OVER, START, TAKEN, Game, layout_for
from klub.games.clustered.options import Options
from klub.jit import compiled, signed

START_CARD, OFF_TABLE = 29, 30
"""On the board, beside 0 for nothing and 1 + rank for a card."""
TOTAL, RECTANGLE, ROWS, COLUMNS, BONUSES = range(len(PARTS))

Observation = dict[str, NDArray[Any]]


@cache
def blank_board(options: Options) -> NDArray[np.int8]:
    """Both planes of the board before the first move."""
    side = side_of(blank(options)[0])
    cells = blank(options)[0]["cell"].reshape(side, side)
    board = np.zeros((2, side, side), np.int8)
    board[0][cells == START] = START_CARD
    board[0][cells == BEYOND] = OFF_TABLE
    board = np.roll(board, (side // 2, side // 2), axis=(1, 2))
    board.flags.writeable = False
    return board


def shapes(options: Options) -> dict[str, tuple[type[np.signedinteger[Any]], tuple[int, ...]]]:
    """The type and shape of each array of an observation, in the order of `write_observation`."""
    side, players, spots = (
        layout_for(options)["rows"].shape[1],
        options.players,
        spots_of(options),
    )
    return {
        "board": (np.int8, (2, side, side)),
        "spots": (np.int16, (spots, 2)),
        "hand": (np.int8, (KINDS,)),
        "fresh": (np.int8, (KINDS,)),
        "unseen": (np.int8, (players, KINDS)),
        "points": (np.int16, (players, 4)),
        "cards": (np.int8, (players, 3)),
        "phase": (np.int8, (OVER + 1,)),
        "action_mask": (np.int8, (action_size(options),)),
    }


class Eyes:
    """What the seats of games with the same options can see."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.shapes = shapes(options)
        self.blank = blank_board(options)

    def look(self, games: NDArray[np.void], number: int, seat: int) -> Observation:
        """All that ``seat`` may know of one of the games, as fresh arrays."""
        seen: Observation = {
            name: np.zeros(shape, dtype) for name, (dtype, shape) in self.shapes.items()
        }
        *parts, mask = seen.values()
        write_observation(games, number, seat, self.blank, *parts)
        if games[number]["turn"] == seat:
            write_mask(games, number, mask)
        return seen


@compiled
def ahead(game: Game, seat: int, player: int) -> int:
    """How many seats clockwise from ``seat`` a player sits."""
    return player - seat if player >= seat else player - seat + game.players


@compiled
def write_observation(
    games: NDArray[np.void],
    number: int,
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
) -> None:
    """Write all that ``seat`` may know of a game, but what it may do."""
    game = games[number]
    write_board(games, number, seat, blank, board)
    side = game.rows.shape[1]
    spots[:] = -1
    for spot in range(game.slots):
        cell = signed(game.place[spot])
        spots[spot, 0] = (cell // side + side // 2) & (side - 1)
        spots[spot, 1] = (cell + side // 2) & (side - 1)
    hand[:] = 0
    for index in range(game.hand_size[seat]):
        hand[game.hand[seat, index]] += 1
    fresh[:] = 0
    if game.phase == DROP and game.turn == seat:
        fresh[game.fresh[0]] += 1
        fresh[game.fresh[1]] += 1
    write_unseen(games, number, seat, hand, unseen)
    counted = np.empty((game.players, len(PARTS)), np.int16)
    score(game, counted)
    for step in range(game.players):
        player = (seat + step) % game.players
        points[step, 0] = counted[player, ROWS]
        points[step, 1] = counted[player, COLUMNS]
        points[step, 2] = counted[player, RECTANGLE]
        points[step, 3] = counted[player, BONUSES]
        cards[step, 0] = game.hand_size[player]
        cards[step, 1] = game.deck_size[player] - game.taken[player]
        cards[step, 2] = game.thrown_size[player]
    phase[:] = 0
    phase[game.phase] = 1


@compiled
def write_board(
    games: NDArray[np.void],
    number: int,
    seat: int,
    blank: NDArray[np.int8],
    board: NDArray[np.int8],
) -> None:
    """Write which card lies where, and whose it is."""
    game = games[number]
    # The record's own side is a constant, by which the compiler need not divide.
    side = game.rows.shape[1]
    # In one line, since Numba copies an array of three dimensions a number at a time.
    flat, empty = board.reshape(board.size), blank.reshape(blank.size)
    for index in range(flat.shape[0]):
        flat[index] = empty[index]
    for step in range(game.laid):
        cell = signed(game.trail[step])
        value = signed(game.cell[cell]) & ~TAKEN
        y, x = (cell // side + side // 2) & (side - 1), (cell + side // 2) & (side - 1)
        board[0, y, x] = 1 + (value & 31)
        board[1, y, x] = 1 + ahead(game, seat, value >> 5)


@compiled
def write_unseen(
    games: NDArray[np.void],
    number: int,
    seat: int,
    hand: NDArray[np.int8],
    unseen: NDArray[np.int8],
) -> None:
    """Write which cards of each player ``seat``, with this hand, has not seen."""
    game = games[number]
    unseen[:] = 0
    for step in range(game.players):
        player = (seat + step) % game.players
        for index in range(game.deck_size[player]):
            unseen[step, game.deck[player, index]] += 1
        for index in range(game.thrown_size[player] if step == 0 or game.open_discards else 0):
            unseen[step, game.thrown[player, index]] -= 1
    for step in range(game.laid):
        value = signed(game.cell[game.trail[step]]) & ~TAKEN
        unseen[ahead(game, seat, value >> 5), value & 31] -= 1
    for card in range(KINDS):
        unseen[0, card] -= hand[card]
