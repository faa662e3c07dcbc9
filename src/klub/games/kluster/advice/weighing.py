"""Ideas weighed against each other: each tried as often as the others, with the same tremor."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter

from klub.engine.advice import Budget
from klub.games.kluster.advice.idea import Idea
from klub.games.kluster.advice.moment import Moment

ROUND = 8
"""Tries of each idea that are made together."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An idea that was tried some times."""

    idea: Idea
    worth: float
    """How likely it goes well: the drawing of the cord, and then the placement."""
    tries: int


def weighed(
    moment: Moment, ideas: Sequence[Idea], budget: Budget, until: float, rng: Random
) -> list[Weighed]:
    """Try all anew, so often as the budget says, or until a moment by `time.perf_counter`."""
    wanted = None
    if budget.simulations is not None:
        wanted = max(1, budget.simulations // (ROUND * max(1, len(ideas))))
    rounds = 0
    sums = [0.0] * len(ideas)
    while rounds == 0 or (perf_counter() < until if wanted is None else rounds < wanted):
        seed = rng.getrandbits(64)
        sums = [sum_ + _chance(moment, one, seed) for sum_, one in zip(sums, ideas, strict=True)]
        rounds += 1
    return [
        Weighed(idea, sum_ / rounds, ROUND * rounds) for idea, sum_ in zip(ideas, sums, strict=True)
    ]


def noise(one: Weighed, other: Weighed) -> float:
    """The standard error of the difference between two chances.

    One more success and one more failure are counted, so that what never failed is not certain.
    """
    chances = ((each.worth * each.tries + 1) / (each.tries + 2) for each in (one, other))
    return sqrt(sum(chance * (1 - chance) for chance in chances) / one.tries)


def _chance(moment: Moment, idea: Idea, seed: int) -> float:
    """How often an idea goes well in a round; a cord is drawn anew for every try."""
    if idea.pull is None:
        return moment.chances([idea.placement], ROUND, seed)[0]
    rng = Random(seed)
    came = [moment.missed(idea.pull, rng) for _ in range(ROUND)]
    placed = [one.chances([idea.placement], 1, rng.getrandbits(64))[0] for one in came if one]
    return sum(placed) / ROUND
