"""Bots: they see what a player sees, and choose a move."""

from collections.abc import Mapping

from klub.engine.contract import Bot
from klub.games.clustered.bots.anything import random
from klub.games.clustered.bots.greedy import Prospects, best_moves, greedy
from klub.games.clustered.bots.master import Master
from klub.games.clustered.bots.sharp import Sharp
from klub.games.clustered.bots.solid import solid
from klub.games.clustered.state import Move
from klub.games.clustered.view import View

__all__ = ["BOTS", "Master", "Prospects", "Sharp", "best_moves", "greedy", "random", "solid"]

BOTS: Mapping[str, Bot[View, Move]] = {
    "random": random,
    "greedy": greedy,
    "solid": solid,
    "sharp": Sharp(),
    "master": Master(),
}
"""Every bot by its name, the weakest first."""
