"""The count in the kernel: everybody's points, part by part, and who wins."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import Game
from klub.jit import compiled, signed

PARTS = ("total", "rectangle", "rows", "columns", "bonuses")
"""What `score` writes for each seat, in this order."""


@compiled
def longest_line(game: Game, seat: int) -> int:
    """Cards in a seat's longest line that scores, or 0."""
    return game.longest[seat] if game.longest[seat] >= 3 else 0


@compiled
def score(game: Game, out: NDArray[np.int16]) -> None:
    """Write the points of each seat as if the game ended now."""
    for seat in range(game.players):
        out[seat, 1] = game.rectangle[seat]
        out[seat, 2] = game.row_points[seat]
        out[seat, 3] = game.column_points[seat]
        out[seat, 4] = 0
    if game.firsts:
        if game.first_line >= 0:
            out[game.first_line, 4] += 2
        if game.first_block >= 0:
            out[game.first_block, 4] += 2
    if game.biggest:
        line, area = 0, 0
        for seat in range(game.players):
            line, area = max(line, longest_line(game, seat)), max(area, game.rectangle[seat])
        lines, areas = 0, 0
        for seat in range(game.players):
            lines += longest_line(game, seat) == line
            areas += game.rectangle[seat] == area
        for seat in range(game.players):
            # R56: what is tied goes to nobody, and so does nothing.
            out[seat, 4] += 2 * (lines == 1 and line > 0 and longest_line(game, seat) == line)
            out[seat, 4] += 2 * (areas == 1 and area > 0 and game.rectangle[seat] == area)
    for seat in range(game.players):
        out[seat, 0] = out[seat, 1] + out[seat, 2] + out[seat, 3] + out[seat, 4]


@compiled
def rank(game: Game, seat: int, points: NDArray[np.int16]) -> int:
    """A number that is greater for whoever is ahead (R59)."""
    value = signed(points[seat, 0]) << 20
    if game.tie_break:
        value += signed(points[seat, 1]) << 10
        value += longest_line(game, seat)
    return value


@compiled
def winners(game: Game, points: NDArray[np.int16], out: NDArray[np.bool_]) -> None:
    """Write who shares the win, given everybody's points."""
    best = rank(game, 0, points)
    for seat in range(1, game.players):
        best = max(best, rank(game, seat, points))
    for seat in range(game.players):
        out[seat] = rank(game, seat, points) == best
