"""Candidates on trial: simulated games in short slices, by one thread or several."""

import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import settled

Simulation = Callable[..., None]
"""Does jobs as `klub.games.clustered.search.simulate.simulate` does, with the same arguments."""
SLICE = 0.001
"""s that one call of the kernel takes about: how exactly a time limit is kept."""
BOLDEST = 4
"""Times that a slice can be as large as the one before, while it is not known what one takes."""


@dataclass(slots=True)
class Portion:
    """Some work: so many jobs, or as many as can be done until a moment."""

    jobs: int | None = None
    until: float = 0.0
    """By `time.perf_counter`; but something is always done."""
    begun: int = 0
    lock: Lock = field(default_factory=Lock)

    def take(self, size: int) -> tuple[int, int]:
        """The next jobs for a thread, at most ``size``; none at the end."""
        with self.lock:
            first = self.begun
            if self.jobs is not None:
                self.begun = min(first + size, self.jobs)
            elif first == 0 or time.perf_counter() < self.until:
                self.begun = first + size
            return first, self.begun


@dataclass(frozen=True, slots=True)
class Manner:
    """How moves are tried, and how much is to be made of it."""

    begin: Callable[[], Simulation]
    """Makes what simulates, for one thread."""
    hopeless: float
    """Points that a move may be worse than the best, as `solid` sees it, and still be tried."""
    credit: float
    """How many simulations the judgement of `solid` counts as much as."""
    unit: int = 1
    """What a point is in the sums, which are of whole numbers."""


class Trial:
    """Candidates, and what has come of each so far."""

    def __init__(self, root: NDArray[np.void], moves: NDArray[np.int32], manner: Manner) -> None:
        self.root, self.moves, self.manner = root, moves, manner
        self.sums = np.zeros(len(moves), np.int64)
        self.counts = np.zeros(len(moves), np.int64)

    def run(
        self,
        alive: NDArray[np.int64],
        seed: int,
        portion: Portion,
        pool: Executor | None,
        threads: int,
    ) -> None:
        """Try the candidates ``alive`` in games that follow from ``seed``."""
        if pool is None:
            done = [self._part(alive, seed, portion)]
        else:
            parts = [pool.submit(self._part, alive, seed, portion) for _ in range(threads)]
            done = [part.result() for part in parts]
        for sums, counts in done:
            self.sums += sums
            self.counts += counts

    def means(self) -> NDArray[np.float64]:
        """What each candidate has brought on average; the average of all where nothing is known."""
        points = self.sums / self.manner.unit
        usual = points.sum() / max(1, self.counts.sum())
        return np.where(self.counts > 0, points / np.maximum(self.counts, 1), usual)

    def worth(self, opinion: NDArray[np.float64]) -> NDArray[np.float64]:
        """The same, with an opinion that counts as much as some simulations."""
        points, credit = self.sums / self.manner.unit, self.manner.credit
        thought = points.sum() / max(1, self.counts.sum()) + opinion - opinion.mean()
        return np.asarray((points + credit * thought) / (self.counts + credit), np.float64)

    def _part(
        self, alive: NDArray[np.int64], seed: int, portion: Portion
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Do jobs until there are none, and tell the sums and counts of these alone."""
        pair, simulate = settled(np.repeat(self.root, 2)), self.manner.begin()
        sums, counts = np.zeros_like(self.sums), np.zeros_like(self.counts)
        size = 1
        while True:
            first, last = portion.take(size)
            if first == last:
                return sums, counts
            begun = time.perf_counter()
            simulate(pair, self.moves, alive, first, last, np.uint64(seed), sums, counts)
            took = time.perf_counter() - begun
            size = max(1, min(BOLDEST * size, int((last - first) * SLICE / took)))
