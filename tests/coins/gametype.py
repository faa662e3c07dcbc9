"""Coins as the house sees it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from coins.engine import Coins
from klub.engine.advice import Budget, Suggestion, Verdict
from klub.engine.contract import AnyBot, AnyEngine
from klub.engine.options import Count, Option
from klub.gametype import Advice, GameType, KernelPackage, Lesson, Presets


def optimist(view: Any, rng: Random) -> str:
    """Always calls heads."""
    return "heads"


class CoinsAdvice:
    """Heads or tails: nobody knows better."""

    THOROUGH = Budget(0.01)

    def choices(self, view: Any, rng: Random, budget: Budget) -> tuple[Suggestion[str], ...]:
        """Both sides, which are worth the same."""
        return Suggestion("heads", 0.5), Suggestion("tails", 0.5)

    def verdict(self, view: Any, move: Any, rng: Random, budget: Budget) -> Verdict[str]:
        """There was nothing to choose."""
        return Verdict("none")


class CoinsType(GameType):
    """Heads or tails."""

    name = "coins"
    presets = Presets(
        stand_in="optimist",
        opponent="optimist",
        solo={"players": 1},
        daily={"players": 1},
        lesson=Lesson({"players": 1}, "0" * 32),
        size_keys=("players",),
        results_required=False,
        simulate=10,
        arena=10,
    )
    kernels = KernelPackage("coins.kernel", ())

    def engine(self) -> AnyEngine:
        """Heads, tails, or a coin that is spun."""
        return Coins()

    def options(self) -> Mapping[str, Option]:
        """How many play."""
        return {"players": Count("1, 2 or 3", 1, 3)}

    def bots(self) -> Mapping[str, AnyBot]:
        """One who hopes."""
        return {"optimist": optimist}

    def advice(self) -> Advice:
        """That there is none."""
        return CoinsAdvice()


COINS = CoinsType()
