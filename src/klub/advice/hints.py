"""What could be played now."""

from random import Random
from typing import Any

from klub.engine.advice import Budget, Suggestion
from klub.engine.contract import AnyEngine
from klub.games import game_type

QUICK = Budget(1.0)
"""What goes into a hint for somebody who waits."""


def hints(
    game: AnyEngine, view: Any, rng: Random, budget: Budget = QUICK
) -> tuple[Suggestion[Any], ...]:
    """The best moves for the seat to move, the best first, at most five.

    ``view`` is that of the seat to move, and nothing but it is looked at. In Clustered a move is
    worth the points by which its player can expect to end ahead of the best other; in Kluster, the
    chance that a person who takes care places the stone without a fault.
    """
    return game_type(game.name).advice().choices(view, rng, budget)
