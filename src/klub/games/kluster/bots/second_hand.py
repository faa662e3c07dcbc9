"""The second hand: a stone held close pushes others away and touches nothing (4.2).

It comes down beside a stone at the edge of a free spot, on the side of the spot and with
the same face up, waits until nothing moves, and goes back to the stock.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, radians

import numpy as np

from klub.games.kluster.approach import Place, approach, eased
from klub.games.kluster.course import Course
from klub.games.kluster.input import TICKS, Hand, Input, PutBack
from klub.games.kluster.physics import Runaway, World, turned
from klub.games.kluster.physics.layout import FREE
from klub.games.kluster.physics.parameters import BOT_STEP
from klub.games.kluster.plan import SLOW, waited
from klub.games.kluster.risk import watched_whole
from klub.games.kluster.situation import TAKEN_AT, Phase
from klub.games.kluster.spots import clearances, inside, widest

HAND = 1
CLOSE = 0.034
"""m between the middles of the held stone and the one that it pushes."""
MOST = 0.06
"""m. Stones that are farther from the spot leave it free as they are."""
MORE = 2e-3
"""m. More room than this makes it worth it."""
LOW = 4e-3
"""m above where it would lie, a stone is held."""
HELD = TICKS // 4
RAISED = TICKS // 2
"""Ticks that it is held for, and that it takes to lift it again."""
TRIED_FROM = 0.045
"""m. From here on the way down is tried."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Hold a stone somewhere for a moment, and put it back."""

    stone: int
    x: float
    """m."""
    y: float
    yaw: float
    """Degrees."""
    down: bool
    start: Place
    """Where the hand comes from, in m."""

    def inputs(self, turn: Course) -> Iterator[list[Input]]:
        """What the hand does, tick by tick."""
        lies = turn.world.stones[self.stone].height + LOW
        for x, y, z, still in approach(self.start, (self.x, self.y)):
            yield [self._hand(x, y, max(z, lies), self.yaw + still)]
        for _ in range(HELD):
            yield []
        for tick in range(1, RAISED + 1):
            yield [self._hand(self.x, self.y, lies + (TAKEN_AT - lies) * eased(tick / RAISED))]
        yield [PutBack(HAND)]
        yield from waited(turn)

    def _hand(self, x: float, y: float, z: float, yaw: float | None = None) -> Hand:
        return Hand(HAND, self.stone, x, y, z, self.yaw if yaw is None else yaw, down=self.down)


def nudge(turn: Course, one: Nudge) -> None:
    """Do it, as far as the turn lets it be done."""
    for inputs in one.inputs(turn):
        if turn.phase is not Phase.OPEN:
            return
        for input_ in inputs:
            turn.do(turn.seat, input_)
        turn.advance()


def pushing(world: World, stone: int, start: Place, most: int) -> Nudge | None:
    """The way to hold ``stone`` that makes most room for another, of ``most`` that are tried."""
    points = inside(world)[::7]
    if not len(points) or not world.on_table:
        return None
    x, y = points[int(clearances(world, points).argmax())].tolist()
    before, best, found = widest(world), MORE, None
    for other in _round(world, x, y)[:most]:
        one = _beside(world, stone, other, (x, y), start)
        after = _held(world, one)
        more = widest(after) - before if after else 0.0
        if more > best:
            best, found = more, one
    return found


def _round(world: World, x: float, y: float) -> list[int]:
    """The stones round a spot, the nearest first."""
    far = {i: hypot(world.place(i)[0] - x, world.place(i)[1] - y) for i in world.on_table}
    return sorted((i for i in far if CLOSE < far[i] < MOST), key=lambda i: (far[i], i))


def _beside(world: World, stone: int, other: int, spot: Place, start: Place) -> Nudge:
    """A stone held beside another, on the side of a spot, so that it is pushed away from there."""
    ox, oy, _ = world.place(other)
    far = hypot(spot[0] - ox, spot[1] - oy)
    x, y = ox + (spot[0] - ox) * CLOSE / far, oy + (spot[1] - oy) * CLOSE / far
    along = float(np.degrees(np.arctan2(spot[1] - oy, spot[0] - ox)))
    return Nudge(stone, x, y, along + 90, not world.face_up(other), start)


def _held(world: World, one: Nudge) -> World | None:
    """A copy of the world after a nudge, or ``None`` if that makes stones touch or leave."""
    trial = world.copy()
    trial.record["dt"] = BOT_STEP
    trial.watch(whole=watched_whole(world))
    turn = turned(radians(one.yaw), down=one.down)
    z = trial.stones[one.stone].height + LOW
    trial.hold(HAND, one.stone, (one.x, one.y, z + TRIED_FROM), turn)
    trial.aim(HAND, (one.x, one.y, z), turn)
    trial.record["hand_pace"][HAND] = SLOW
    try:
        trial.run(TRIED_FROM / SLOW + HELD / TICKS)
        if trial.eventful:
            return None
        trial.take(one.stone)
        trial.settle(1.0)
    except Runaway:
        return None
    return None if trial.eventful or trial.record["kind"][one.stone] == FREE else trial
