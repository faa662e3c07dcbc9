"""A turn that is thought of: typed step by step, with the chance that a hand manages it."""

from dataclasses import dataclass
from random import Random

from klub.cli.kluster.steps import parts, step
from klub.games.kluster import Placement, Plan, State, Turn
from klub.games.kluster.plan import take
from klub.games.kluster.risk import HUMAN, clean
from klub.games.kluster.situation import Phase

TRIES = 40
"""How often a placement is tried to tell its chance."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A turn before it is played."""

    plan: Plan
    chance: float
    """That a hand which trembles as a person's does carries it out without a fault."""


def draft(words: str, state: State, rng: Random) -> Draft:
    """The turn in ``words``; what is typed later is seen from where the earlier steps lead."""
    turn, chance, steps = Turn(state), 1.0, []
    typed = parts(words)
    for number, part in enumerate(typed, 1):
        one = step(part, turn, rng)
        steps.append(one)
        if isinstance(one, Placement) and turn.phase is Phase.OPEN:
            chance *= clean(turn.world, [one], HUMAN, rng, TRIES)[0]
        if number < len(typed):
            for _ in take(turn, one):
                pass
    return Draft(Plan(tuple(steps)), chance if turn.phase is Phase.OPEN else 0.0)
