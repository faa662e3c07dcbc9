"""The load of Kluster: a hand moves over each table sixty times a second, and is shown."""

import asyncio
import os
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, dist, inf, sin, tau
from random import Random

import msgspec

from klub.games import game
from klub.server.stores import Store, TableId
from klub.table import wishes
from klub.table.event import Event, Opened, written
from klub.table.seed import Seed
from klub.table.sitting import Sitting
from klub.wire.frame import unpacked
from load.driver import gathered
from load.klub import entered
from load.plain_socket import PlainSocket
from load.server import Server, cpu, machine_cpu

RATE = 60
"""Inputs and frames a second."""
LAID = 12
"""Stones that lie on each table."""
GAMES = 8
"""Different games; the tables have them in turn."""
RADIUS, LAP = 0.09, 1.1
"""m and s: the hand goes round the middle of the table, at half a metre a second."""
NEAR = 5e-4
"""m. An input is shown once the hand is as near; the next is 8 mm further."""
REMEMBERED = 60
"""Inputs that a frame may be the answer to."""

TROUBLES = tuple(f'{{"t":"{t}"'.encode() for t in ("refused", "turn_event", "news"))
"""Messages that no hand should get that only moves."""


@dataclass(slots=True)
class Hand:
    """A player with a stone in the hand."""

    table: str
    height: float
    share: float
    """From 0 to 1, where on its way round it began."""
    stone: int = 0
    seat: int = 0
    socket: PlainSocket | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    sent: deque[tuple[tuple[float, float], float]] = field(
        default_factory=lambda: deque(maxlen=REMEMBERED)
    )
    """Where the hand was told to go, and when."""
    trips: list[float] = field(default_factory=list)
    """s from an input to the frame that shows it."""
    frames: int = 0
    ticks: list[int] = field(default_factory=list)
    """Of the first frame and of the last."""
    troubles: list[bytes] = field(default_factory=list)

    def heard(self, message: bytes) -> None:
        """Take in a message."""
        if message[:1] != b"{":
            self._shown(message)
        elif message.startswith(b'{"t":"snapshot"'):
            view = msgspec.json.decode(message)["view"]
            self.seat, self.stone = view["turn"], view["stock"][0]
        elif message.startswith(b'{"t":"turn"'):
            self.ready.set()
        # A server that lags behind gets more inputs at once than it takes; that shows anyway.
        elif message.startswith(TROUBLES) and b'"turn-inputs"' not in message:
            self.troubles.append(message)

    def _shown(self, message: bytes) -> None:
        now = time.perf_counter()
        frame = unpacked(message)
        pose = frame.stones.get(self.stone)
        if pose is None:
            return
        self.frames += 1
        self.ticks = [*self.ticks[:1], frame.tick]
        for n, (place, sent) in enumerate(self.sent):
            if dist(place, pose[:2]) < NEAR:
                self.trips.append(now - sent)
                for _ in range(n + 1):
                    self.sent.popleft()
                return

    def move(self, now: float) -> None:
        """Send where the hand is now."""
        angle = tau * (now / LAP + self.share)
        x, y = round(RADIUS * cos(angle), 4), round(RADIUS * sin(angle), 4)
        assert self.socket is not None
        self.socket.send(
            f'{{"t":"hand","table":"{self.table}","seat":{self.seat},"hand":0,'
            f'"stone":{self.stone},"x":{x},"y":{y},"z":{self.height}}}'.encode()
        )
        self.sent.append(((x, y), time.perf_counter()))

    def leave(self) -> None:
        """Leave the table."""
        if self.socket:
            self.socket.close()

    def forget(self) -> None:
        """Count anew from here."""
        self.trips, self.frames, self.ticks = [], 0, []


@dataclass(frozen=True, slots=True)
class Held:
    """What was measured with so many hands in motion."""

    tables: int
    seconds: float
    trips: Sequence[float]
    """Sorted."""
    fewest: float
    """Frames a second of the hand that was shown least often."""
    frames: float
    """A second, of all hands together."""
    slowest: float
    """Ticks a second at the table that was slowest."""
    late: float
    server_cpu: float
    driver_cpu: float
    machine_cpu: float
    memory: int

    @property
    def holds(self) -> bool:
        """Whether 60 Hz were kept up for everybody."""
        return self.late == 0 and self.slowest >= RATE - 1 and self.fewest >= RATE - 2

    def _trip(self, percent: int) -> float:
        """ms; infinitely many if no input was shown while it was remembered."""
        trips = self.trips
        return round(1000 * trips[len(trips) * percent // 100], 2) if trips else inf

    def rows(self) -> dict[str, float]:
        """The figures."""
        others = self.machine_cpu - self.server_cpu - self.driver_cpu
        return {
            "holds 60 Hz": self.holds,
            "ticks/s, slowest table": round(self.slowest, 2),
            "frames/s, mean": round(self.frames / self.tables, 2),
            "frames/s, least": round(self.fewest, 2),
            "ticker resets": self.late,
            "p50 ms": self._trip(50),
            "p99 ms": self._trip(99),
            "µs CPU a table and tick": round(
                1e6 * self.server_cpu / self.seconds / self.tables / self.slowest, 1
            ),
            "server CPU": round(self.server_cpu / self.seconds, 2),
            "driver CPU": round(self.driver_cpu / self.seconds, 2),
            "other CPU": round(others / self.seconds, 2),
            "server MB": round(self.memory / 1e6, 1),
        }


async def most(
    server: Server, store: Store, height: float, seconds: float, step: int
) -> list[Held]:
    """More and more tables, until 60 Hz hold no more at two steps in a row."""
    cookie, who = await entered(server, "guest")
    hands: list[Hand] = []
    measured: list[Held] = []
    while len(measured) < 2 or any(one.holds for one in measured[-2:]):
        numbers = range(len(hands), len(hands) + step)
        hands += await gathered(
            playing(server, store, number, height, cookie, who) for number in numbers
        )
        measured.append(await moving(server, hands, seconds))
    for one in hands:
        one.leave()
    return measured


async def playing(
    server: Server, store: Store, number: int, height: float, cookie: str, who: str
) -> Hand:
    """A table in play, and somebody at it who holds a stone."""
    opened, *others = laid(number % GAMES, who)
    assert isinstance(opened, Opened)
    table = f"{opened.table}-{number}"
    events = [msgspec.structs.replace(opened, table=table), *others]
    await store.append(TableId(table), 0, [written(event) for event in events])
    hand = Hand(table, height, number * 0.618 % 1)
    hand.socket = await PlainSocket.open(server.port, "/ws/1", cookie, hand.heard)
    hand.socket.send(f'{{"t":"watch","table":"{table}"}}'.encode())
    async with asyncio.timeout(60):
        await hand.ready.wait()
    return hand


@cache
def laid(number: int, who: str) -> tuple[Event, ...]:
    """All that happened at a table until so many stones lay there."""
    kluster, rng = game("kluster"), Random(number)
    events: list[Event] = [wishes.open_table(kluster, f"bench-{number}", who, {"players": 2}, 0.0)]
    sitting = Sitting.of(kluster, events)

    def happened(event: Event) -> Sitting:
        events.append(event)
        return sitting.after(event)

    for seat in range(2):
        sitting = happened(wishes.sit(sitting, who, seat, "guest", 0.0))
    sitting = happened(wishes.start(sitting, who, Seed(f"{number:032x}"), 0.0))
    while sitting.table and len(sitting.table.state.area) < LAID:
        state = sitting.table.state
        (line,) = kluster.write([(state.turn, kluster.sample(state, rng))])
        move = line.partition(" ")[2]
        sitting = happened(wishes.play(sitting, who, state.turn, move, 0.0))
    return tuple(events)


async def moving(server: Server, hands: Sequence[Hand], seconds: float) -> Held:
    """Move all hands for a while: a second to begin with, then counted."""
    await _moved(hands, 1.0)
    for one in hands:
        one.forget()
    late, begun = await ticker_resets(server), time.perf_counter()
    served, driven, used = server.cpu(), cpu(os.getpid()), machine_cpu()
    await _moved(hands, seconds)
    took = time.perf_counter() - begun
    if troubles := [trouble for one in hands for trouble in one.troubles]:
        raise RuntimeError(f"{len(troubles)} troubles: {troubles[0]!r}")
    return Held(
        len(hands),
        took,
        sorted(trip for one in hands for trip in one.trips),
        min(one.frames for one in hands) / took,
        sum(one.frames for one in hands) / took,
        min((one.ticks[-1] - one.ticks[0]) / took for one in hands),
        await ticker_resets(server) - late,
        server.cpu() - served,
        cpu(os.getpid()) - driven,
        machine_cpu() - used,
        server.memory(),
    )


async def _moved(hands: Sequence[Hand], seconds: float) -> None:
    """Inputs of all hands, spread evenly over each sixtieth of a second."""
    begun, each, sent = time.perf_counter(), 1 / RATE / len(hands), 0
    while (now := time.perf_counter() - begun) < seconds:
        while sent * each <= now:
            hands[sent % len(hands)].move(time.perf_counter())
            sent += 1
        await asyncio.sleep(0.001)


async def ticker_resets(server: Server) -> float:
    """Ticks that came too late since the club opened."""
    text = (await server.ask("GET", "/metrics")).content.decode()
    (line,) = [line for line in text.splitlines() if line.startswith("klub_ticker_resets_total ")]
    return float(line.split()[1])
