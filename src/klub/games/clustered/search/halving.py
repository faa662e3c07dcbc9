"""Sequential halving: all candidates are tried, then the better half again, and so on."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.engine.advice import Budget
from klub.games.clustered.kernel.layout import HAND
from klub.games.clustered.kernel.solid import appraise
from klub.games.clustered.search.trial import Manner, Portion, Trial


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was thought about."""

    move: int
    """As the kernel numbers it."""
    margin: float
    """Points by which the mover won the simulated games, on average."""
    simulations: int


def think(root: NDArray[np.void], luck: Random, budget: Budget, manner: Manner) -> list[Thought]:
    """What the seat to move in the one game of ``root`` could do, the best first.

    Nothing that the seat cannot see makes a difference.
    """
    began = time.perf_counter()
    moves, opinion = candidates(root, manner.hopeless)
    trial = Trial(root, moves, manner)
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
            alive = alive[np.argsort(-trial.worth(opinion)[alive], kind="stable")]
            half = (len(alive) + 1) // 2
            out, alive = [*alive[half:].tolist(), *out], alive[:half]
    means = trial.means()
    return [
        Thought(int(moves[one]), float(means[one]), int(trial.counts[one]))
        for one in (*alive.tolist(), *out)
    ]


def candidates(
    root: NDArray[np.void], hopeless: float
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """The moves worth a thought, the best first, as `solid` sees it, and what it thinks of them."""
    room = HAND * root["fits"].shape[1]
    moves, opinion = np.empty(room, np.int32), np.empty(room)
    count = appraise(root[0], moves, opinion)
    order = np.argsort(-opinion[:count], kind="stable")
    near = order[opinion[order] >= opinion[order[0]] - hopeless]
    return np.take(moves, near), np.take(opinion, near)
