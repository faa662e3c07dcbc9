"""Reviews of finished games: made in the background, turn after turn, as long as somebody asks."""

import asyncio
import logging
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field

from klub.advice import Marked, review
from klub.server.ops.kernels import NICE, Kernels
from klub.server.ops.logs import log
from klub.server.stores import TableId
from klub.table import Record
from klub.wire.advice import MarkedTurn, Review, turn_of

MOST = 64
"""Reviews that are remembered."""
PATIENCE = 60.0
"""s after which a review that nobody has asked for again is left as it is."""


@dataclass(slots=True)
class _Work:
    """A review, as far as it has come."""

    game: str
    of: int
    rest: Iterator[Marked]
    """The turns that are not marked yet."""
    asked: float
    """When somebody last wanted it, by `time.monotonic`."""
    turns: list[MarkedTurn] = field(default_factory=list)
    task: "asyncio.Task[None] | None" = None

    @property
    def under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    def told(self) -> Review:
        return Review(self.game, self.of, tuple(self.turns))


class Reviewing:
    """All reviews of the club. One thread marks turns, and it stands back behind everything else.

    Several reviews take turns in it, so that a long game keeps nobody waiting.
    """

    def __init__(self, kernels: Kernels) -> None:
        self._kernels = kernels
        self._thread = ThreadPoolExecutor(1, "klub-review", _stand_back)
        self._works: OrderedDict[TableId, _Work] = OrderedDict()
        """The one that was asked for last is the last."""

    def known(self, table: TableId) -> Review | None:
        """What is marked so far of a review that was begun; it goes on if it had been left."""
        work = self._works.get(table)
        if work is None:
            return None
        work.asked = time.monotonic()
        self._works.move_to_end(table)
        if not work.under_way and len(work.turns) < work.of:
            work.task = asyncio.create_task(self._go_on(table, work))
        return work.told()

    def begin(self, table: TableId, record: Record) -> Review:
        """Begin to review a game; nothing is marked yet. If too much is under way, only later."""
        if table not in self._works and self._room():
            rest = review(record, seed=table)
            self._works[table] = _Work(record.game, len(record.moves), rest, time.monotonic())
            self.known(table)
        return Review(record.game, len(record.moves), ())

    async def close(self) -> None:
        """Leave everything as it is."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _room(self) -> bool:
        """Whether one more can be remembered, if need be in place of the one wanted least."""
        if len(self._works) < MOST:
            return True
        idle = next((table for table, work in self._works.items() if not work.under_way), None)
        if idle is not None:
            del self._works[idle]
        return idle is not None

    async def _go_on(self, table: TableId, work: _Work) -> None:
        """Mark one turn after the other."""
        try:
            await self._kernels.ready()
            loop = asyncio.get_running_loop()
            while len(work.turns) < work.of and time.monotonic() - work.asked < PATIENCE:
                marked = await loop.run_in_executor(self._thread, next, work.rest)
                work.turns.append(turn_of(work.game, marked))
        except Exception as error:
            log("review-failed", level=logging.ERROR, table=table, error=error)
            self._works.pop(table, None)


def _stand_back() -> None:
    """Let every other thread go first, where the system can tell them apart."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
