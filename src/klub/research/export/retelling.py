"""Games of Clustered played again in the kernel, to tell what each move was made from."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.card import CARDS
from klub.games.clustered.kernel.actions import action_of_move, write_actions
from klub.games.clustered.kernel.count import PARTS, score
from klub.games.clustered.kernel.layout import DROP, HAND
from klub.games.clustered.kernel.playout import MOVE
from klub.games.clustered.kernel.turn import DISCARD, LAY, NO_CARD, play
from klub.games.clustered.options import MOST_PLAYERS
from klub.jit import compiled, signed

LONGEST = 16
"""Characters of a move, at most: ``Sf3@-999,-999`` has thirteen."""
ROW = np.dtype(
    [
        ("action", np.int32),
        ("legal", np.int16),
        ("phase", np.int8),
        ("hand_size", np.int8),
        ("hand", np.int8, (HAND,)),
        ("points", np.int16, (MOST_PLAYERS,)),
        ("fresh_size", np.int8),
        ("fresh", np.int8, (2,)),
        ("move_size", np.int8),
        ("move", np.uint8, (LONGEST,)),
    ],
    align=True,
)
"""What is told of one move."""
WORDS = np.array([list(str(card).ljust(3).encode()) for card in CARDS], np.uint8)
"""Each card as it is written, with blanks behind a short one."""
BLANK, MINUS, COMMA, AT, TILDE, ZERO = (ord(sign) for sign in " -,@~0")


@compiled
def retell(games: NDArray[np.void], log: NDArray[np.int32], rows: NDArray[np.void]) -> bool:
    """Play games from their beginning as ``log`` says, and tell each move; False if it is wrong."""
    actions = np.empty(HAND * games[0].fits.shape[0], np.int32)
    points = np.empty((games[0].players, len(PARTS)), np.int16)
    row = 0
    for number in range(games.shape[0]):
        game = games[number]
        left, bottom = -1, -1
        for step in range(log.shape[1]):
            if log[number, step] < 0:
                break
            move = signed(log[number, step]) & MOVE
            action = action_of_move(games, number, move)
            if action < 0:
                return False
            rows[row].action, rows[row].phase = action, game.phase
            rows[row].legal = write_actions(games, number, actions)
            write_cards(games, number, rows, row)
            left, bottom = write_move(rows, row, move, game.rows.shape[1], left, bottom)
            play(game, move)
            score(game, points)
            for seat in range(game.players):
                rows[row].points[seat] = points[seat, 0]
            row += 1
    return True


@compiled
def write_cards(games: NDArray[np.void], number: int, rows: NDArray[np.void], row: int) -> None:
    """Write the hand of the seat to move, sorted, and what it has just drawn."""
    game, told = games[number], rows[row]
    told.hand_size = game.hand_size[game.turn]
    for size in range(told.hand_size):
        card = game.hand[game.turn, size]
        index = size
        while index > 0 and told.hand[index - 1] > card:
            told.hand[index] = told.hand[index - 1]
            index -= 1
        told.hand[index] = card
    told.fresh_size = 2 if game.phase == DROP else 0
    told.fresh[0] = min(game.fresh[0], game.fresh[1])
    told.fresh[1] = max(game.fresh[0], game.fresh[1])


@compiled
def write_move(
    rows: NDArray[np.void], row: int, move: int, side: int, left: int, bottom: int
) -> tuple[int, int]:
    """Write a move in notation; the column left of all cards, and the row below them.

    From these two a place on the torus is reckoned, as `clustered.kernel.code.Frame` does.
    """
    kind, card, rest = move & 3, move >> 2 & 31, move >> 7
    at = 0
    if kind == LAY:
        x = (rest % side - left) % side + left
        y = (rest // side - bottom) % side + bottom
        left, bottom = min(left, x - 1), min(bottom, y - 1)
        at = write_card(rows, row, at, card)
        at = write_sign(rows, row, at, AT)
        at = write_number(rows, row, at, x)
        at = write_sign(rows, row, at, COMMA)
        at = write_number(rows, row, at, y)
    else:
        at = write_sign(rows, row, at, MINUS if kind == DISCARD else TILDE)
        at = write_card(rows, row, at, card)
        if kind != DISCARD and rest != NO_CARD:
            at = write_sign(rows, row, at, BLANK)
            at = write_sign(rows, row, at, TILDE)
            at = write_card(rows, row, at, rest)
    rows[row].move_size = at
    return left, bottom


@compiled
def write_sign(rows: NDArray[np.void], row: int, at: int, sign: int) -> int:
    """Write one character of a move; where the text goes on."""
    rows[row].move[at] = sign
    return at + 1


@compiled
def write_card(rows: NDArray[np.void], row: int, at: int, card: int) -> int:
    """Write a card; where the text goes on."""
    for index in range(WORDS.shape[1]):
        if WORDS[card, index] != BLANK:
            at = write_sign(rows, row, at, signed(WORDS[card, index]))
    return at


@compiled
def write_number(rows: NDArray[np.void], row: int, at: int, value: int) -> int:
    """Write a number of up to three digits; where the text goes on."""
    if value < 0:
        at = write_sign(rows, row, at, MINUS)
        value = -value
    if value >= 100:
        at = write_sign(rows, row, at, ZERO + value // 100)
    if value >= 10:
        at = write_sign(rows, row, at, ZERO + value // 10 % 10)
    return write_sign(rows, row, at, ZERO + value % 10)
