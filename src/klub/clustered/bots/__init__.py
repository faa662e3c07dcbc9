"""Bots: they see what a player sees, and choose a move."""

from collections.abc import Mapping

from klub.clustered.bots.anything import random
from klub.clustered.bots.greedy import Prospects, best_moves, greedy
from klub.clustered.bots.master import Master
from klub.clustered.bots.sharp import Sharp
from klub.clustered.bots.solid import solid
from klub.clustered.state import Move
from klub.clustered.view import View
from klub.game import Bot

__all__ = ["BOTS", "Master", "Prospects", "Sharp", "best_moves", "greedy", "random", "solid"]

BOTS: Mapping[str, Bot[View, Move]] = {
    "random": random,
    "greedy": greedy,
    "solid": solid,
    "sharp": Sharp(),
    "master": Master(),
}
"""Every bot by its name, the weakest first."""
