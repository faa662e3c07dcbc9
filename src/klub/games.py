"""Every game of the club by its name."""

from typing import Any

from klub.clustered import Clustered
from klub.game import Game, Refusal

AnyGame = Game[Any, Any, Any, Any]
"""A game of which only the contract is known."""

GAMES: dict[str, AnyGame] = {"clustered": Clustered()}


def game(name: str) -> AnyGame:
    """The engine of the game called ``name``."""
    if name not in GAMES:
        raise Refusal("game-unknown", name=name, known=", ".join(GAMES))
    return GAMES[name]
