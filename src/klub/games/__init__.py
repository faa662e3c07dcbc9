"""Every game of the club by its name.

An engine is loaded when it is first asked for: whoever plays cards need not wait for the magnets.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from klub.game import Bot, Game, Refusal
from klub.option import Option

AnyGame = Game[Any, Any, Any, Any]
"""A game of which only the contract is known."""
AnyBot = Bot[Any, Any]

NAMES = ("clustered", "kluster")


@cache
def game(name: str) -> AnyGame:
    """The engine of the game called ``name``."""
    match known(name):
        case "kluster":
            from klub.games.kluster import Kluster

            return Kluster()
        case _:
            from klub.games.clustered import Clustered

            return Clustered()


@cache
def bots(name: str) -> Mapping[str, AnyBot]:
    """The bots that play the game called ``name``."""
    match known(name):
        case "kluster":
            from klub.games.kluster.bots import BOTS

            return BOTS
        case _:
            from klub.games import clustered

            return clustered.BOTS


def option_kinds(name: str) -> Mapping[str, Option]:
    """What each option of the game called ``name`` can be."""
    match known(name):
        case "kluster":
            from klub.games.kluster.options import READERS

            return READERS
        case _:
            from klub.games.clustered import options

            return options.READERS


def known(name: str) -> str:
    """``name``, if there is a game that is called so."""
    if name not in NAMES:
        raise Refusal("game-unknown", name=name, known=", ".join(NAMES))
    return name
