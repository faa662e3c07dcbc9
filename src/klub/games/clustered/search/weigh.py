"""A few moves weighed against each other: as many simulated games for each, with the same luck."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.engine.advice import Budget
from klub.games.clustered.search.trial import Manner, Portion, Trial

DEALS = 16
"""In one round, in each of which every move is tried once. The rounds tell how sure the result is:
what several games have in common differs from round to round only by chance."""
FEWEST = 8
"""Rounds, at least: of fewer nobody can tell how much they differ."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Moves, and what came of each in the same rounds."""

    moves: tuple[int, ...]
    """As the kernel numbers them."""
    rounds: NDArray[np.float64]
    """For each round and each move the mean margin of the mover."""

    @property
    def margins(self) -> NDArray[np.float64]:
        """What each move brought on average."""
        return np.asarray(self.rounds.mean(axis=0))

    def noise(self, one: int, other: int) -> float:
        """The standard error of the difference between two moves, given by their places."""
        apart = self.rounds[:, one] - self.rounds[:, other]
        return float(apart.std(ddof=1) / np.sqrt(len(apart)))


def weigh(
    root: NDArray[np.void], moves: tuple[int, ...], luck: Random, budget: Budget, manner: Manner
) -> Weighed:
    """Try ``moves`` of the seat to move in the one game of ``root``, all of them equally often.

    Nothing that the seat cannot see makes a difference.
    """
    until = time.perf_counter() + budget.seconds
    jobs = DEALS * len(moves)
    wanted = None if budget.simulations is None else max(FEWEST, budget.simulations // jobs)
    numbers, alive = np.array(moves, np.int32), np.arange(len(moves))
    rounds: list[NDArray[np.float64]] = []
    with ExitStack() as stack:
        pool = (
            stack.enter_context(ThreadPoolExecutor(budget.threads)) if budget.threads > 1 else None
        )
        while len(rounds) < FEWEST or (
            time.perf_counter() < until if wanted is None else len(rounds) < wanted
        ):
            trial = Trial(root, numbers, manner)
            trial.run(alive, luck.getrandbits(64), Portion(jobs=jobs), pool, budget.threads)
            rounds.append(trial.means())
    return Weighed(moves, np.stack(rounds))
