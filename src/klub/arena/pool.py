"""Games on all processors of this machine: a process each, and another one for one that dies."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import TracebackType

from klub.arena.crew import portion
from klub.arena.ended import Ended
from klub.arena.pairing import Order
from klub.arena.portion import Portions
from klub.arena.tournament import Tournament

# A new interpreter each: one that is copied would share the threads of the progress bar.
_context = get_context("spawn")


@dataclass
class _Worker:
    process: SpawnProcess
    line: Connection
    orders: Sequence[Order] = field(default_factory=list)
    """What it plays now."""


class Pool:
    """As many processes as were asked for."""

    def __init__(self, tournament: Tournament, workers: int) -> None:
        self._tournament = tournament
        self._wanted = workers
        self._workers: list[_Worker] = []
        self._portions = Portions()

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.process.kill()  # nothing is lost: what it has told is kept already
            worker.process.join()
            worker.line.close()
        self._workers.clear()

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that play now."""
        return tuple(worker.process.pid or 0 for worker in self._workers)

    def play(self, orders: Sequence[Order]) -> Iterator[Sequence[Ended]]:
        """All the games, as they end."""
        self._portions.add(orders)
        while self._hand_out():
            lines = {worker.line: worker for worker in self._workers if worker.orders}
            for line in wait(list(lines)):
                if ended := self._heard(lines[line]):  # type: ignore[index]
                    yield ended

    def _hand_out(self) -> bool:
        """Give everybody something to do; false once nobody has."""
        for worker in self._workers:
            if self._portions and not worker.orders:
                self._give(worker)
        while self._portions and len(self._workers) < self._wanted:
            self._workers.append(self._started())
            self._give(self._workers[-1])
        return any(worker.orders for worker in self._workers)

    def _give(self, worker: _Worker) -> None:
        worker.orders = self._portions.take()
        with suppress(OSError):  # if it is dead, it is found so when it is waited for
            worker.line.send(worker.orders)

    def _heard(self, worker: _Worker) -> Sequence[Ended]:
        """What a worker has played; nothing if it is dead, and then its games wait again."""
        try:
            ended, seconds = worker.line.recv()
        except (EOFError, OSError):
            self._workers.remove(worker)
            worker.process.join()
            worker.line.close()
            self._portions.give_back(worker.orders)
            return ()
        worker.orders = []
        self._portions.learn(len(ended), seconds)
        played: Sequence[Ended] = ended
        return played

    def _started(self) -> _Worker:
        line, theirs = _context.Pipe()
        process = _context.Process(target=_work, args=(self._tournament, theirs), daemon=True)
        process.start()
        theirs.close()  # so that the line breaks when the process is gone
        return _Worker(process, line)


def _work(tournament: Tournament, line: Connection) -> None:
    """Play what comes over the line until it is closed."""
    # Whoever was started by the player answers control-c.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # the arena is gone
        while True:
            line.send(portion(tournament, line.recv()))
