"""Scenes of Kluster+ and Equilibrium: real tables, real hands, and what comes of them.

Everything is written as in records, in mm and degrees: ``5@-60,0,90u`` is a stone that lies, or is
placed, ``5@-60,0,0e`` one on its edge, ``c1.0>400,0`` a pull, ``h0=5@0,0,120,0u90`` a hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil, hypot, pi
from random import Random

import pytest

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.games.kluster import (
    AREA,
    ASIDE,
    POOL,
    Placement,
    Pull,
    State,
    Turn,
    TurnResult,
    notation,
    rules,
    setup,
)
from klub.games.kluster import log as inputs
from klub.games.kluster.frame import Event
from klub.games.kluster.input import Drag, End, Grab, Input, LetGo, Release
from klub.games.kluster.options import options
from klub.games.kluster.physics import turned
from klub.games.kluster.pose import Pose, loop
from klub.games.kluster.situation import Phase

DOWN = 0.1 / 60
"""m a tick: how slowly a hand comes down here."""
DRAWN = 0.25 / 60
"""m a tick: how slowly a cord is drawn here."""
PATIENCE = 1200
"""Ticks: what is not done after twenty seconds is never done."""


def scene(lies: str = "", stocks: Sequence[int] = (), turn: int = 0, **values: Json) -> State:
    """A table in the middle of a game, at which everything has come to rest by itself.

    The lowest stones that do not lie in the area are dealt in blocks, ``stocks`` to each seat; the
    others are set aside, or in the pool of an Elimination.
    """
    start = setup.start(options(values), Random(1))
    placements = [one for one in map(notation.step, lies.split()) if isinstance(one, Placement)]
    world = replace(start, poses=(None,) * len(start.stones)).world()
    for one in placements:
        shape = start.stones[one.stone]
        yaw, edge = one.yaw * pi / 180, one.face == "edge"
        turn_ = turned(yaw, down=one.face == "down", tilt=pi / 2 if edge else 0.0)
        world.put(one.stone, (one.x, one.y, shape.width if edge else shape.height), turn_)
    world.watch()
    assert world.settle(), "the scene does not come to rest"
    assert not world.touches(), "stones of the scene touch"
    assert not world.left(), "a stone of the scene is outside"
    area = {one.stone for one in placements}
    free = [stone for stone in range(len(start.stones)) if stone not in area]
    holders = [POOL if start.options.mode == "elimination" else ASIDE] * len(start.stones)
    for stone in area:
        holders[stone] = AREA
    for seat, count in enumerate(stocks):
        for _ in range(count):
            holders[free.pop(0)] = seat
    return replace(
        start,
        holders=tuple(holders),
        poses=tuple(Pose.of(world, s) if s in area else None for s in range(len(start.stones))),
        cords=tuple(loop(world.cord(c)) for c in range(len(start.cords))),
        turn=Seat(turn),
        peak=len(area),
    )


def ticked(turn: Turn, ticks: int = 1) -> list[Event]:
    """What happens in so many ticks, or until the turn is over."""
    events: list[Event] = []
    for _ in range(ticks):
        if not turn.over:
            events += turn.tick().events
    return events


def rested(turn: Turn) -> list[Event]:
    """What happens until everything rests, or the turn is over."""
    events = ticked(turn)
    for _ in range(PATIENCE):
        if turn.over or (turn.phase is Phase.OPEN and turn.settled):
            return events
        events += ticked(turn)
    raise AssertionError("it never comes to rest")


def read(text: str) -> Input:
    """An input, written as in a log."""
    [(_, one)] = inputs.log(f"0:{text}")
    return one


def done(turn: Turn, text: str) -> list[Event]:
    """Each input in ``text``, one a tick, by the player whose turn it is; stops at a fault."""
    events: list[Event] = []
    for word in text.split():
        if turn.phase is Phase.OPEN:
            turn.do(turn.seat, read(word))
            events += ticked(turn)
    return events


def pulled(turn: Turn, text: str) -> list[Event]:
    """Draw a cord slowly, let it go, and wait until everything rests."""
    pull = notation.step(text)
    assert isinstance(pull, Pull)
    return _fed(turn, _pulling(turn, pull))


def placed(turn: Turn, text: str, tilt: float | None = None) -> list[Event]:
    """Bring a stone down slowly, let it go, and wait until everything rests.

    ``tilt`` in degrees is how it is let go, if not as ``text`` says.
    """
    placement = notation.step(text)
    assert isinstance(placement, Placement)
    return _fed(turn, _placing(placement, tilt))


def _fed(turn: Turn, chosen: Iterator[Input]) -> list[Event]:
    events: list[Event] = []
    for one in chosen:
        if turn.phase is not Phase.OPEN:
            break
        turn.do(turn.seat, one)
        events += ticked(turn)
    return events + ([] if turn.over else rested(turn))


def _pulling(turn: Turn, pull: Pull) -> Iterator[Input]:
    x, y = turn.world.cord(pull.cord)[pull.node].tolist()
    ticks = ceil(hypot(pull.x - x, pull.y - y) / DRAWN)
    yield Grab(pull.cord, pull.node)
    for tick in range(1, ticks + 1):
        part = tick / ticks
        yield Drag(pull.cord, x + (pull.x - x) * part, y + (pull.y - y) * part)
    yield LetGo(pull.cord)


def _placing(placement: Placement, tilt: float | None) -> Iterator[Input]:
    high = placement.at(0.12)
    if tilt is not None:
        high = replace(high, tilt=tilt)
    # Long enough for a stone that is picked up from the table to come up and turn.
    for _ in range(30):
        yield high
    z = high.z
    while z > 0:
        z -= DOWN
        yield replace(high, z=max(0.0, z))
    for _ in range(3):
        yield replace(high, z=0.0)
    yield Release(0)


def refused(turn: Turn, text: str, seat: int | None = None) -> str:
    """The rule that forbids an input, which must change nothing."""
    who, one = turn.seat if seat is None else Seat(seat), read(text)
    before = turn.world.fingerprint(), turn.log, turn.placed[:], turn.phase
    with pytest.raises(Illegal) as refusal:
        turn.do(who, one)
    assert (turn.world.fingerprint(), turn.log, turn.placed, turn.phase) == before
    assert turn.objection(who, one) == refusal.value
    return refusal.value.rule


def ended(turn: Turn) -> State:
    """The game after the player has ended the turn, which must then be over."""
    turn.do(turn.seat, End())
    rested(turn)
    return after(turn)


def after(turn: Turn) -> State:
    """The game after a turn that is over; no stone has got lost (C14), and none touches (C15)."""
    result = outcome(turn)
    state = rules.after(turn.state, result)
    assert len(state.holders) == len(turn.state.holders)
    world = state.world()
    world.watch()
    world.run(0.1)
    assert not world.touches()
    assert not world.left()
    return state


def outcome(turn: Turn) -> TurnResult:
    """The result of a turn that is over."""
    assert turn.result is not None, "the turn is not over"
    return turn.result


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, without details."""
    return [event.kind for event in events]


def thrown(turn: Turn, stone: str, x: int, speed: int, until: int, y: int = 0) -> list[Event]:
    """Swing a stone along x, ``speed`` mm a tick and 40 mm up, and let it go on the way.

    ``stone`` is its number and how it is turned: ``5,0u`` flat, ``5,90u90`` on edge.
    """
    number, how = stone.split(",")
    events = done(turn, f"h0={number}@{x},{y},120,{how}") + ticked(turn, 20)
    events += done(turn, f"h0={number}@{x},{y},40,{how}") + ticked(turn, 20)
    for at in range(x + speed, until + 1, speed):
        events += done(turn, f"h0={number}@{at},{y},40,{how}")
    return events + done(turn, "h0!")
