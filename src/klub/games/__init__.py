"""The games of the club: one folder and one line in `REGISTRY` each.

A game is loaded when it is first asked for: a player of cards need not wait for the magnets.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from klub.engine.contract import AnyBot, AnyEngine
from klub.engine.errors import Refusal
from klub.engine.options import Option
from klub.gametype import GameType

REGISTRY = {
    "clustered": "klub.games.clustered.gametype:CLUSTERED",
    "kluster": "klub.games.kluster.gametype:KLUSTER",
}
"""Name → module and attribute of the `GameType`."""
NAMES = tuple(REGISTRY)


@cache
def game_type(name: str) -> GameType:
    """The game called ``name``; `Refusal` if there is none."""
    module, _, attribute = REGISTRY[known(name)].partition(":")
    found = getattr(import_module(module), attribute)
    assert isinstance(found, GameType)
    return found


@cache
def game(name: str) -> AnyEngine:
    """The engine of the game called ``name``."""
    return game_type(name).engine()


def bots(name: str) -> Mapping[str, AnyBot]:
    """The bots that play the game called ``name``."""
    return game_type(name).bots()


def option_kinds(name: str) -> Mapping[str, Option]:
    """What each option of the game called ``name`` can be."""
    return game_type(name).options()


def known(name: str) -> str:
    """``name``, if it is the name of a game."""
    if name not in REGISTRY:
        raise Refusal("game-unknown", name=name, known=", ".join(REGISTRY))
    return name
