"""Many tables played at once against one server, and how long their moves take."""

import asyncio
import gc
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from load.hand import Wish
from load.server import Server, cpu, machine_cpu

GAME = 116
"""Moves of a whole game for four."""
AT_ONCE = 20
"""Tables that are opened at the same time, so that no server has to refuse a connection."""

T = TypeVar("T")
R = TypeVar("R")
Figures = dict[str, dict[str, float]]
"""Part by part, figure by figure."""


class Load(ABC, Generic[T]):
    """Tables of four on one server; ``T`` is what the client side knows of a table."""

    server: Server
    received = 0
    """Bytes that reached all clients."""

    @abstractmethod
    async def connect(self, number: int) -> T:
        """A table at which four clients sit, each on a socket of its own, with a game begun."""

    @abstractmethod
    async def choose(self, table: T) -> Wish:
        """The next move, once the client whose turn it is has seen the board."""

    @abstractmethod
    async def move(self, table: T, wish: Wish) -> None:
        """Send ``wish``, and wait until the client that sent it hears that it is done."""

    @abstractmethod
    def over(self, table: T) -> bool:
        """Whether the game has ended."""

    async def prepare(self, table: T) -> None:
        """Do what the next game needs and what can be done before, so that no phase has to."""
        return

    @abstractmethod
    async def again(self, table: T) -> None:
        """Begin another game with the same clients on the same sockets."""

    @abstractmethod
    async def close(self, table: T) -> None:
        """Leave the table."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long and how much."""

    tables: int
    seconds: float
    """Of each phase."""
    period: float
    """Seconds from one move to the next at a paced table."""


@dataclass(frozen=True, slots=True)
class Phase:
    """What was measured while all tables played in one way."""

    trips: Sequence[float]
    """Seconds from each wish to its confirmation, sorted."""
    seconds: float
    server_cpu: float
    driver_cpu: float
    machine_cpu: float
    """With everything else that ran meanwhile, to tell whether the machine was quiet."""
    received: int

    def rows(self) -> dict[str, float]:
        """The figures."""
        moves = len(self.trips)
        others = self.machine_cpu - self.server_cpu - self.driver_cpu
        return {
            "moves/s": round(moves / self.seconds, 1),
            "p50 ms": round(1000 * self.trips[moves // 2], 2),
            "p99 ms": round(1000 * self.trips[moves * 99 // 100], 2),
            "CPU s per 1,000 moves": round(1000 * self.server_cpu / moves, 3),
            "server CPU": round(self.server_cpu / self.seconds, 2),
            "driver CPU": round(self.driver_cpu / self.seconds, 2),
            "other CPU": round(others / self.seconds, 2),
            "kB to clients a move": round(self.received / moves / 1000, 1),
        }


async def measure(load: Load[T], plan: Plan) -> Figures:
    """Open the tables, play until they are spread over all stages of the game, and measure."""
    idle = load.server.memory()
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(number: int) -> T:
        async with gate:
            return await load.connect(number)

    tables = await gathered(opened(number) for number in range(plan.tables))
    # Nothing of the clients is garbage from here on: no pauses of the driver in the figures.
    gc.collect()
    gc.freeze()

    async def warm(number: int) -> None:
        for _ in range(GAME * number // plan.tables):
            await load.move(tables[number], await load.choose(tables[number]))

    await gathered(warm(number) for number in range(plan.tables))
    settled = load.server.memory()
    flat_out = await phase(load, tables, plan, fast)
    paced = await phase(load, tables, plan, steady)
    return {
        "flat out": flat_out.rows(),
        f"one move a table every {plan.period:g} s": paced.rows(),
        "memory": {
            "server alone MB": round(idle / 1e6, 1),
            "kB a table": round((settled - idle) / plan.tables / 1000, 1),
            "server at the end MB": round(load.server.memory() / 1e6, 1),
        },
    }


Player = Callable[[Load[T], T, float, Plan, list[float]], Coroutine[Any, Any, None]]
"""Plays at one table, which has its share from 0 to 1 of the first period, and notes each trip."""


async def phase(load: Load[T], tables: Sequence[T], plan: Plan, player: Player[T]) -> Phase:
    """Play at all tables for the planned time."""
    for table in tables:
        await load.prepare(table)
    trips: list[float] = []
    received, server, driver = load.received, load.server.cpu(), cpu(os.getpid())
    machine = machine_cpu()
    begun = time.perf_counter()
    shares = (number / len(tables) for number in range(len(tables)))
    await gathered(
        player(load, table, share, plan, trips) for table, share in zip(tables, shares, strict=True)
    )
    seconds = time.perf_counter() - begun
    return Phase(
        sorted(trips),
        seconds,
        load.server.cpu() - server,
        cpu(os.getpid()) - driver,
        machine_cpu() - machine,
        load.received - received,
    )


async def fast(load: Load[T], table: T, _: float, plan: Plan, trips: list[float]) -> None:
    """One move after another, as fast as the answers come."""
    end = time.perf_counter() + plan.seconds
    while time.perf_counter() < end:
        if load.over(table):
            await load.again(table)
        wish = await load.choose(table)
        begun = time.perf_counter()
        await load.move(table, wish)
        trips.append(time.perf_counter() - begun)


async def steady(load: Load[T], table: T, share: float, plan: Plan, trips: list[float]) -> None:
    """A move every period; one that has to wait for the answer before it counts its wait too."""
    begun = time.perf_counter()
    due = begun + share * plan.period
    while due < begun + plan.seconds:
        if load.over(table):
            await load.again(table)
        wish = await load.choose(table)
        ready = time.perf_counter()
        await asyncio.sleep(max(0.0, due - ready))
        sent = due if ready > due else time.perf_counter()
        await load.move(table, wish)
        trips.append(time.perf_counter() - sent)
        due += plan.period


async def gathered(work: Iterable[Coroutine[Any, Any, R]]) -> list[R]:
    """What all of ``work`` comes to; the first failure ends the rest."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one) for one in work]
    return [task.result() for task in tasks]
