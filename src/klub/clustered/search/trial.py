"""Candidates on trial: simulated games in short slices, by one thread or several."""

import time
from concurrent.futures import Executor
from dataclasses import dataclass, field
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from klub.clustered.kernel.layout import settled
from klub.clustered.search.simulate import simulate

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


class Trial:
    """Candidates, and what has come of each so far."""

    def __init__(self, root: NDArray[np.void], moves: NDArray[np.int32]) -> None:
        self.root, self.moves = root, moves
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
        usual = self.sums.sum() / max(1, self.counts.sum())
        tried = self.counts > 0
        return np.where(tried, self.sums / np.maximum(self.counts, 1), usual)

    def worth(self, opinion: NDArray[np.float64], credit: float) -> NDArray[np.float64]:
        """The same, with an opinion that counts as much as ``credit`` simulations."""
        usual = self.sums.sum() / max(1, self.counts.sum())
        thought = usual + opinion - opinion.mean()
        return np.asarray((self.sums + credit * thought) / (self.counts + credit), np.float64)

    def _part(
        self, alive: NDArray[np.int64], seed: int, portion: Portion
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Do jobs until there are none, and tell the sums and counts of these alone."""
        pair = settled(np.repeat(self.root, 2))
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
