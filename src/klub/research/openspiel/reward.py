"""What a finished game is worth to each player."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.observe import TOTAL
from klub.games.clustered.options import Options
from klub.games.clustered.scoring import BONUS_POINTS, Bonus
from klub.research.openspiel.node import deck_sizes

REWARDS = ("outcome", "margin")
"""Who won, or by how many points."""


def rewards(points: NDArray[np.int16], won: NDArray[np.bool_], reward: str) -> list[float]:
    """For each player what it gets: all sums are 0. A solo player gets its points."""
    totals = points[:, TOTAL].astype(float)
    players = len(totals)
    if players == 1:
        return [float(totals[0])]
    if reward == "margin":
        return [float(value) for value in totals - totals.mean()]
    shares = won / won.sum()
    return [float(value) for value in (players * shares - 1) / (players - 1)]


def bounds(options: Options, reward: str) -> tuple[float, float]:
    """No player gets less than the first number, nor more than the second."""
    players = options.players
    # A card counts at most once in a row, once in a column and once in the rectangle.
    most = 3.0 * max(deck_sizes(options)) + BONUS_POINTS * len(Bonus)
    if players == 1:
        return 0.0, most
    if reward == "margin":
        return -most * (players - 1) / players, most * (players - 1) / players
    return -1 / (players - 1), 1.0
