"""A turn in short: what to draw and where to place, turned into the same inputs as a hand's.

The hand comes down over the place, slowly at the end, or comes there from one side; it lets go when
the stone rests on the table, and waits until everything rests before it goes on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import Literal

from klub.engine.errors import Illegal
from klub.games.kluster.approach import Place, approach
from klub.games.kluster.course import Course
from klub.games.kluster.input import TICKS, Drag, End, Grab, Hand, Input, LetGo, Log, Release
from klub.games.kluster.situation import TAKEN_AT, Phase

Face = Literal["up", "down", "edge"]

QUICK, SLOW = 0.4, 0.1
"""m/s. How fast a hand comes down, and how fast over the last of the way."""
NEAR = 0.03
"""m above the table, where it slows down. The field of a stone is felt from here on."""
LIFT = ceil(TICKS * TAKEN_AT / QUICK)
"""Ticks that a stone that has fallen is given to come up again."""
LONGEST_WAIT = 10 * TICKS
"""For everything to come to rest after a step."""
DRAW = 0.25
"""m/s. How fast a cord is drawn."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Place a stone; or stand it up again, if it is the one that has just fallen (R39)."""

    stone: int
    x: float
    """m."""
    y: float
    yaw: float = 0.0
    """Degrees."""
    face: Face = "up"
    """Which way: with its north face up, down, or standing on its edge."""
    start: Place | None = None
    """Where the hand comes from, in m; if it is not told, from straight above."""

    def __post_init__(self) -> None:
        rounded = self.at(0.0)
        for name in ("x", "y", "yaw"):
            object.__setattr__(self, name, getattr(rounded, name))
        if self.start is not None:
            begun = self._hand(*self.start, 0.0, self.yaw)
            object.__setattr__(self, "start", (begun.x, begun.y))

    def at(self, z: float) -> Hand:
        """The hand with the stone, at this height."""
        return self._hand(self.x, self.y, z, self.yaw)

    def way(self) -> Iterator[Hand]:
        """The hand as it comes to the place, tick by tick."""
        if self.start is None:
            yield from map(self.at, heights())
            return
        for x, y, z, turn in approach(self.start, (self.x, self.y)):
            yield self._hand(x, y, z, self.yaw + turn)
        # The hand has come as low as it is told to only a tick later.
        yield self.at(0.0)

    def _hand(self, x: float, y: float, z: float, yaw: float) -> Hand:
        tilt = 90.0 if self.face == "edge" else 0.0
        return Hand(0, self.stone, x, y, z, yaw, tilt, down=self.face == "down")


@dataclass(frozen=True, slots=True)
class Pull:
    """Draw a point of a cord somewhere."""

    cord: int
    node: int
    x: float
    """m."""
    y: float

    def __post_init__(self) -> None:
        Grab(self.cord, self.node)
        rounded = Drag(self.cord, self.x, self.y)
        for name in ("x", "y"):
            object.__setattr__(self, name, getattr(rounded, name))


Step = Placement | Pull


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole turn: steps in order, then its end."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A whole turn as it was played by hand: every input with its tick."""

    log: Log


def perform(turn: Course, plan: Plan) -> Iterator[None]:
    """Play a plan in a turn, tick by tick; stops when the turn is over.

    Raises `Illegal` where a rule forbids the next input.
    """
    for step in plan.steps:
        yield from take(turn, step)
    if turn.phase is Phase.OPEN:
        turn.do(turn.seat, End())
    while turn.phase not in (Phase.OPEN, Phase.OVER):
        turn.advance()
        yield
    if turn.phase is Phase.OPEN and (duty := turn.duty()):
        raise duty


def take(turn: Course, step: Step) -> Iterator[None]:
    """Take one step of a plan, and wait until everything rests; a fault cuts it short."""
    if turn.phase is not Phase.OPEN:
        return
    if isinstance(step, Placement) and (illegal := turn.objection_to_placing(step.stone)):
        raise illegal
    for inputs in _pulled(turn, step) if isinstance(step, Pull) else _placed(turn, step):
        if turn.phase is not Phase.OPEN:
            return
        for one in inputs:
            turn.do(turn.seat, one)
        turn.advance()
        yield


def repeat(turn: Course, played: Played) -> Iterator[None]:
    """Play a turn again as it was played by hand, tick by tick."""
    for tick, one in played.log:
        while turn.ticks < tick and not turn.over:
            turn.advance()
            yield
        turn.do(turn.seat, one)
    last = turn.ticks
    while not turn.over:
        # A hand that is still on its way may yet bring about a fault, which ends the turn.
        ready = turn.settled and (turn.world.still or turn.ticks - last > LONGEST_WAIT)
        if turn.phase is Phase.OPEN and ready and not turn.ends_itself:
            raise turn.duty() or Illegal("R18", "turn-not-ended")
        turn.advance()
        yield


def _placed(turn: Course, placement: Placement) -> Iterator[list[Input]]:
    """Come down, let go, wait."""
    if placement.stone == turn.current:
        # It has fallen: it is lifted where it lies, and brought up before it comes down again.
        yield [placement.at(TAKEN_AT)]
        for _ in range(LIFT):
            yield []
    for hand in placement.way():
        yield [hand]
    yield [Release(0)]
    yield from waited(turn)


def heights() -> Iterator[float]:
    """How high the hand is told to be, tick after tick, as it comes down."""
    z = TAKEN_AT
    while z > 0:
        yield z
        z -= (QUICK if z > NEAR else SLOW) / TICKS
    # The hand has come as low as it is told to only a tick later.
    yield 0.0
    yield 0.0


def _pulled(turn: Course, pull: Pull) -> Iterator[list[Input]]:
    """Take hold, draw, let go, wait."""
    at = turn.world.cord(pull.cord)[pull.node] if pull.cord < len(turn.state.cords) else (0, 0)
    yield [Grab(pull.cord, pull.node)]
    for x, y in drawing(pull, at):
        yield [Drag(pull.cord, x, y)]
    yield [LetGo(pull.cord)]
    yield from waited(turn)


def drawing(pull: Pull, start: Sequence[float]) -> Iterator[Place]:
    """Where a point of a cord that is at ``start`` is drawn to, tick by tick."""
    x, y = float(start[0]), float(start[1])
    ticks = max(1, ceil(hypot(pull.x - x, pull.y - y) / DRAW * TICKS))
    for tick in range(1, ticks + 1):
        part = tick / ticks
        yield x + (pull.x - x) * part, y + (pull.y - y) * part


def waited(turn: Course) -> Iterator[list[Input]]:
    """Wait until everything rests."""
    for _ in range(LONGEST_WAIT):
        yield []
        if turn.settled:
            return
