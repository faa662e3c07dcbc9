"""A range of games shared out among threads, which run side by side in machine code."""

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

LEAST = 16
"""Games for which a thread of their own is worth its start."""


class Threads:
    """So many threads; none is started before there is work for two."""

    def __init__(self, number: int) -> None:
        if number < 0:
            raise ValueError(f"threads is 0 for all cores, or how many, not {number}")
        self.number = number or cores()
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Threads, (self.number,)

    def run(self, games: int, work: Callable[[int, int], T]) -> list[T]:
        """Call ``work`` with ranges that cover all ``games``; what it returned, in their order."""
        shares = max(1, min(self.number, games // LEAST))
        if shares == 1:
            return [work(0, games)]
        ends = [games * share // shares for share in range(shares + 1)]
        return list(self._started().map(work, ends[:-1], ends[1:]))

    def each(self, items: Sequence[int], work: Callable[[int], object]) -> None:
        """Call ``work`` with every item; who is free takes the next, for some take far longer."""
        if self.number == 1 or len(items) < 2:
            for item in items:
                work(item)
        else:
            list(self._started().map(work, items))

    def _started(self) -> ThreadPoolExecutor:
        # A process that was forked has its parent's pool, but not the threads of it.
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self.number), os.getpid()
        return self._pool


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
