"""Sequential halving: all candidates are tried, then the better half again, and so on."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.clustered.kernel.layout import HAND
from klub.clustered.kernel.solid import appraise
from klub.clustered.search.trial import Portion, Trial

HOPELESS = 4.0
"""Points that a move may be worse than the best, as `solid` sees it, and still be thought about.
What thinking finds best was never more than three behind in 48 positions."""
HOPELESS_IN_COMPANY = 1.0
"""The same with more than two players: a simulation then takes longer and tells less, and of a
hundred candidates luck would choose."""
CREDIT = 40.0
"""How many simulations the judgement of `solid` counts as much as. The margin of one game varies by
ten points and more, what `solid` thinks is rarely off by two: so few simulations must not outvote
it. With less, a hundred candidates are told apart by luck, above all with four players."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think."""

    seconds: float
    simulations: int | None = None
    """If given, about so many games, however long they take."""
    threads: int = 1


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was thought about."""

    move: int
    """As the kernel numbers it."""
    margin: float
    """Points by which the mover won the simulated games, on average."""
    simulations: int


def think(root: NDArray[np.void], luck: Random, budget: Budget) -> list[Thought]:
    """What the seat to move in the one game of ``root`` could do, the best first.

    Nothing that the seat cannot see makes a difference.
    """
    began = time.perf_counter()
    moves, opinion = candidates(root)
    trial = Trial(root, moves)
    alive = np.arange(len(moves))
    rounds = (len(moves) - 1).bit_length()
    out: list[int] = []
    with ExitStack() as stack:
        pool = (
            stack.enter_context(ThreadPoolExecutor(budget.threads)) if budget.threads > 1 else None
        )
        for number in range(rounds):
            if budget.simulations is None:
                portion = Portion(until=began + budget.seconds * (number + 1) / rounds)
            else:
                each = max(1, budget.simulations // (rounds * len(alive)))
                portion = Portion(jobs=each * len(alive))
            trial.run(alive, luck.getrandbits(64), portion, pool, budget.threads)
            alive = alive[np.argsort(-trial.worth(opinion, CREDIT)[alive], kind="stable")]
            half = (len(alive) + 1) // 2
            out, alive = [*alive[half:].tolist(), *out], alive[:half]
    means = trial.means()
    return [
        Thought(int(moves[one]), float(means[one]), int(trial.counts[one]))
        for one in (*alive.tolist(), *out)
    ]


def candidates(root: NDArray[np.void]) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """The moves worth a thought, the best first, as `solid` sees it, and what it thinks of them."""
    room = HAND * root["fits"].shape[1]
    moves, opinion = np.empty(room, np.int32), np.empty(room)
    count = appraise(root[0], moves, opinion)
    order = np.argsort(-opinion[:count], kind="stable")
    behind = HOPELESS if root["players"][0] <= 2 else HOPELESS_IN_COMPANY
    near = order[opinion[order] >= opinion[order[0]] - behind]
    return np.take(moves, near), np.take(opinion, near)
