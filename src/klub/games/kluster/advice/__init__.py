"""Advice for Kluster: how a stone could be placed, and how good a turn was.

A placement is worth the chance that a person who takes care lets the stone go without a fault. What
came of a turn is no matter: who had bad luck has not played badly.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from klub.engine.advice import Budget, Scale, Suggestion, Verdict, worst
from klub.games.kluster.advice.idea import Idea, best
from klub.games.kluster.advice.moment import Moment
from klub.games.kluster.advice.weighing import Weighed, noise, weighed
from klub.games.kluster.attempt import Attempt, attempts
from klub.games.kluster.box import kinds_of
from klub.games.kluster.notation import Move
from klub.games.kluster.state import State
from klub.games.kluster.view import View

HINTS, BETTER = 5, 3
"""Placements that a player is told of: before a turn, and after a worse one."""
BEHIND = 0.5
"""A placement that is so much less likely to go well than the best is no advice."""
RIVALS = 3
"""Placements that the one that was tried is compared with."""
THOROUGH = Budget(1.0, simulations=160)
"""For a verdict: forty tries of each placement."""
SCALE = Scale(fine=0.05, slip=0.15, blunder=0.35)
"""Parts of 1: a slip makes one more turn in seven a fault, a blunder one in three."""


def choices(view: View, rng: Random, budget: Budget) -> tuple[Suggestion[Move], ...]:
    """The best placements for the seat to move, the best first, no two of them close together."""
    state = view.state
    until = perf_counter() + budget.seconds
    kinds = kinds_of(state.options.boxes)
    stones = {kinds[stone]: stone for stone in reversed(state.stock)}
    moment = Moment(state, state.world())
    found = best(moment, tuple(stones.values()), HINTS, rng)
    return _told(weighed(moment, found, budget, until, rng))


def verdict(view: View, move: Move, rng: Random, budget: Budget) -> Verdict[Move]:
    """How good a turn was: as good as its worst placement."""
    tried = attempts(view.state, move)
    return worst(_verdict(view.state, one, rng, budget) for one in tried)


def _verdict(state: State, tried: Attempt, rng: Random, budget: Budget) -> Verdict[Move]:
    """A placement against the best that are found for the same stone."""
    until = perf_counter() + budget.seconds
    moment = Moment(state, tried.world)
    rivals = best(moment, (tried.placement.stone,), RIVALS, rng)
    made, *others = weighed(moment, (Idea(tried.placement), *rivals), budget, until, rng)
    better = [one for one in others if one.worth > made.worth]
    top = max(better, key=lambda one: one.worth, default=made)
    mark = SCALE.mark(top.worth - made.worth, noise(top, made))
    told = () if mark == "best" else _told(better)[:BETTER]
    return Verdict(mark, made.worth, top.worth, told)


def _told(ideas: Sequence[Weighed]) -> tuple[Suggestion[Move], ...]:
    """Ideas as turns, the best first; what is far behind the best is left out."""
    ordered = sorted(ideas, key=lambda one: -one.worth)
    least = BEHIND * ordered[0].worth if ordered else 0.0
    return tuple(Suggestion(one.idea.plan, one.worth) for one in ordered if one.worth >= least)
