"""What each game knows to say about its moves."""

from functools import cache
from random import Random
from typing import Any, Protocol

from klub.games import known
from klub.worth import Choice, Effort, Verdict


class Adviser(Protocol):
    """The ``advice`` module of a game."""

    THOROUGH: Effort
    """What goes into the verdict on one move of a review."""

    def choices(self, view: Any, rng: Random, effort: Effort) -> tuple[Choice[Any], ...]:
        """The best moves of the seat to move, the best first, at most five."""
        ...

    def verdict(self, view: Any, move: Any, rng: Random, effort: Effort) -> Verdict[Any]:
        """How good a move of the seat to move was."""
        ...


@cache
def adviser(name: str) -> Adviser:
    """Who advises on the game called ``name``; only what is asked for is loaded."""
    match known(name):
        case "kluster":
            from klub.games.kluster import advice as stones

            return stones
        case _:
            from klub.games.clustered import advice as cards

            return cards
