"""Bots: they look for room, try placements in their minds, and have hands that tremble."""

from random import Random

from klub.engine.contract import Bot
from klub.games.kluster.bots.level import CUNNING, GENTLE, STEADY, Level
from klub.games.kluster.bots.rehearsal import Rehearsal
from klub.games.kluster.notation import Move
from klub.games.kluster.view import View

__all__ = ["BOTS", "CUNNING", "GENTLE", "STEADY", "Level", "cunning", "gentle", "steady"]


def gentle(view: View, rng: Random) -> Move:
    """A turn of the bot for beginners."""
    return Rehearsal(view.state, GENTLE, rng).move()


def steady(view: View, rng: Random) -> Move:
    """A turn of the bot with the calm hand."""
    return Rehearsal(view.state, STEADY, rng).move()


def cunning(view: View, rng: Random) -> Move:
    """A turn of the bot that leaves little room."""
    return Rehearsal(view.state, CUNNING, rng).move()


BOTS: dict[str, Bot[View, Move]] = {"gentle": gentle, "steady": steady, "cunning": cunning}
"""The weakest first."""
