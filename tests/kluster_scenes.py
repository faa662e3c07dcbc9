"""Tables of Kluster for tests, written as text, and a player who acts on them with real hands.

Stones are written as in a plan: ``3@-20,35,90d`` is stone 3 at x = −20 mm and y = 35 mm, turned by
90°, with its other face up; ``u`` lies with its north face up, ``e`` stands on its edge.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from math import ceil, dist, hypot, radians
from random import Random
from types import MappingProxyType
from typing import Literal

import numpy as np

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.games.kluster import (
    AREA,
    ASIDE,
    POOL,
    Incident,
    Kluster,
    Placement,
    Played,
    State,
    Turn,
    TurnResult,
    notation,
    rules,
)
from klub.games.kluster.input import TICKS, Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.physics import turned
from klub.games.kluster.physics.parameters import TOUCH
from klub.games.kluster.pose import Pose, loop

ENGINE = Kluster()
Point = tuple[float, float]

BAY = "-150,60 -150,-60 150,-60 150,60 20,60 20,-20 -20,-20 -20,60"
"""A cord like a U: the bay between x = −20 and 20 mm is open to the top."""
STAR = "1@38,0,0u 3@-19,32.9,120u 5@-19,-32.9,60u"
"""Three stones round the middle, which all pull at a stone that falls between them."""
SOME = "0@-120,0,0u 2@-60,40,90d 4@0,-30,45u 6@60,30,0d 8@120,-10,20u 10@10,60,0u"
"""Six stones with room between them."""
RING = "0@0,0,0u 2@60,0,90u 4@30,52,150u 6@-30,52,210u 8@-60,0,270u 10@-30,-52,330u 12@30,-52,30u"
"""Seven stones that push each other as far apart as a short cord lets them."""
TIGHT: dict[str, Json] = {"cord": "circle", "shorten": 50}
"""That short cord."""

TAKEN_AT = 0.12
"""m. Where a stone comes out of the stock (4.6)."""
NEAR, QUICK, SLOW = 30, 400, 100
"""mm, mm/s and mm/s. Below so much a hand that comes down is slow."""


def table(
    down: str = "",
    stocks: tuple[str, ...] | None = None,
    seat: int = 0,
    out: tuple[int, ...] = (),
    options: Mapping[str, Json] = MappingProxyType({}),
    **values: Json,
) -> State:
    """A table with these stones down and these in the stocks; all others are out of the game.

    Without ``stocks`` all others are where they were dealt. Elimination has one stock, the pool.
    Everything really lies as it is written: what would slide or touch is no table.
    """
    state = ENGINE.start(ENGINE.options({**options, **values}), Random(1))
    holders, poses = list(state.holders), list(state.poses)
    if stocks is not None:
        holders = [ASIDE] * len(holders)
        pool = state.options.mode == "elimination"
        for owner, stock in enumerate(stocks):
            for number in stock.split():
                holders[int(number)] = POOL if pool else owner
    world = state.world()
    for word in down.split():
        spot = spotted(word)
        tilt = radians(90 if spot.face == "edge" else 0)
        own = world.stones[spot.stone]
        height = own.width if spot.face == "edge" else own.height
        turn = turned(radians(spot.yaw), down=spot.face == "down", tilt=tilt)
        world.put(spot.stone, (spot.x, spot.y, height), turn)
        holders[spot.stone] = AREA
    places = {stone: world.place(stone) for stone in world.on_table}
    assert world.settle(), "the table does not come to rest"
    for stone, place in places.items():
        assert dist(place, world.place(stone)) < 1e-3, f"stone {stone} does not stay"
        poses[stone] = Pose.of(world, stone)
    return replace(
        state,
        holders=tuple(holders),
        poses=tuple(poses),
        cords=tuple(loop(world.cord(cord)) for cord in range(len(state.cords))),
        turn=Seat(seat),
        out=tuple(map(Seat, out)),
        peak=holders.count(AREA),
    )


def spotted(word: str) -> Placement:
    """A stone and how it lies, from its text."""
    spot = notation.step(word)
    assert isinstance(spot, Placement)
    return spot


def told(
    state: State, placed: str = "", taken: str = "", fault: Literal["touch", "exit"] | None = None
) -> State:
    """The game after a turn that is only told: it placed these stones, a fault took those."""
    stones = tuple(int(number) for number in taken.split())
    kind = fault or ("touch" if taken else None)
    spots = {spot.stone: spot for spot in map(spotted, placed.split())}
    return rules.after(
        state,
        TurnResult(
            seat=state.turn,
            placed=tuple(spots),
            taken=stones,
            incidents=(Incident(kind, stones[:2], 30, 0.0, 0.0),) if kind else (),
            rest=tuple((stone, _flat(state, spot)) for stone, spot in spots.items()),
            cords=(),
            ticks=60,
        ),
    )


def _flat(state: State, spot: Placement) -> Pose:
    world = state.world()
    world.put_flat(spot.stone, spot.x, spot.y, radians(spot.yaw), down=spot.face == "down")
    return Pose.of(world, spot.stone)


class Player:
    """Someone whose turn it is, with two hands. Lengths are in mm."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.turn = Turn(state)
        self.events: list[str] = []
        self.watch: Callable[[], object] = lambda: None
        """What is looked at after each tick."""

    # --- What hands do

    def do(self, *inputs: Input) -> "Player":
        """Give these inputs at once."""
        for one in inputs:
            self.turn.do(self.turn.seat, one)
        return self

    def hold(self, word: str, z: float, hand: int = 0, speed: float = 150) -> "Player":
        """Bring a stone here in a straight line; out of the stock it comes from above."""
        spot = spotted(word)
        if self.turn.in_hand(hand) != spot.stone:
            self.do(_hand(hand, spot, spot.x, spot.y, TAKEN_AT)).wait(1)
        start, goal = self.turn.world.place(spot.stone), (spot.x, spot.y, z / 1000)
        way = 1000 * hypot(*(b - a for a, b in zip(start, goal, strict=True)))
        ticks = max(1, ceil(way / speed * TICKS))
        for tick in range(1, ticks + 1):
            if not self.open:
                break
            x, y, z = (a + (b - a) * tick / ticks for a, b in zip(start, goal, strict=True))
            self.do(_hand(hand, spot, x, y, z)).wait(1)
        return self

    def lower(self, word: str, hand: int = 0) -> "Player":
        """Bring a stone gently down here, and keep it in the hand."""
        self.hold(word, NEAR, hand, QUICK)
        return self.hold(word, 0, hand, SLOW)

    def place(self, word: str, hand: int = 0) -> "Player":
        """Bring a stone gently down here, let go of it, and wait until everything rests."""
        return self.lower(word, hand).let_go(hand).rest()

    def let_go(self, hand: int = 0) -> "Player":
        """Let go of the stone in a hand."""
        return self.do(Release(hand)) if self.open else self

    def put_back(self, hand: int = 0) -> "Player":
        """Put the stone in a hand back into the stock."""
        return self.do(PutBack(hand)).wait(1)

    def drag(self, node: int, *way: Point, cord: int = 0, speed: float = 250) -> "Player":
        """Draw a point of a cord along this way, and keep hold of it."""
        self.do(Grab(cord, node))
        x, y = (1000 * value for value in self.turn.world.cord(cord)[node].tolist())
        for to_x, to_y in way:
            ticks = max(1, ceil(hypot(to_x - x, to_y - y) / speed * TICKS))
            for tick in range(1, ticks + 1):
                if not self.open:
                    return self
                part = tick / ticks
                at = x + (to_x - x) * part, y + (to_y - y) * part
                self.do(Drag(cord, at[0] / 1000, at[1] / 1000)).wait(1)
            x, y = to_x, to_y
        return self

    def draw(self, node: int, *way: Point, cord: int = 0, speed: float = 250) -> "Player":
        """Draw a point of a cord along this way, let it go, and wait until everything rests."""
        self.drag(node, *way, cord=cord, speed=speed)
        if self.open:
            self.do(LetGo(cord))
        return self.rest()

    # --- Time

    def wait(self, ticks: int) -> "Player":
        """Let time pass, until the turn is over at most."""
        for _ in range(ticks):
            if self.turn.over:
                break
            self.events += [event.kind for event in self.turn.tick().events]
            self.watch()
        return self

    def rest(self) -> "Player":
        """Wait until everything rests, or the turn is over."""
        for _ in range(20 * TICKS):
            self.wait(1)
            if self.turn.over or (self.open and self.turn.settled):
                return self
        raise AssertionError("it does not come to rest")

    def end(self) -> TurnResult:
        """Wait until everything rests, say that the turn is over, and see what came of it."""
        self.rest()
        if not self.turn.over:
            self.do(End())
        return self.outcome()

    def outcome(self) -> TurnResult:
        """What came of the turn, once it is over by itself."""
        if not self.turn.over:
            self.rest()
        assert self.turn.result is not None, "the turn goes on"
        return self.turn.result

    # --- What is asked

    @property
    def open(self) -> bool:
        """Whether the turn still takes inputs."""
        return self.turn.phase.name == "OPEN"

    def after(self) -> State:
        """The game after this turn. It is played once more from its inputs, to the same end."""
        again = ENGINE.play(self.state, Played(self.turn.log))
        assert again.last == self.outcome()
        sound(again)
        return again

    def refusal(self, one: Input, seat: int | None = None) -> str:
        """The rule that forbids an input, which then has changed nothing."""
        turn, before = self.turn, everything(self.turn)
        try:
            turn.do(turn.seat if seat is None else Seat(seat), one)
        except Illegal as illegal:
            assert everything(turn) == before, "a refused input changed something"
            return illegal.rule
        raise AssertionError(f"{one} was not refused")

    def at(self, stone: int) -> Point:
        """Where a stone is."""
        x, y, _ = self.turn.world.place(stone)
        return 1000 * x, 1000 * y


def _hand(hand: int, spot: Placement, x: float, y: float, z: float) -> Hand:
    tilt = 90 if spot.face == "edge" else 0
    return Hand(hand, spot.stone, x, y, z, spot.yaw, tilt, down=spot.face == "down")


def everything(turn: Turn) -> tuple[object, ...]:
    """All that an input could change in a turn."""
    return (
        turn.world.fingerprint(),
        turn.world.records.tobytes(),
        turn.log,
        turn.ticks,
        turn.phase,
        tuple(turn.placed),
        turn.held,
        turn.incidents,
        turn.result,
    )


def sound(state: State) -> None:
    """What holds before every turn: no stone is lost, all lie apart, inside and at rest."""
    players = range(state.options.players)
    for holder, pose in zip(state.holders, state.poses, strict=True):
        assert holder in (*players, AREA, POOL, ASIDE)
        assert (holder == AREA) == (pose is not None)
    world = state.world()
    whole = state.options.inside == "whole_stone"
    for stone in state.area:
        assert world.in_area(stone, whole=whole), f"stone {stone} lies outside"
    for one, other in combinations(state.area, 2):
        assert world.gap(one, other) > TOUCH, f"stones {one} and {other} touch"
    places = world.record["place"].copy()
    world.run(0.5)
    assert np.array_equal(world.record["place"], places), "something moves by itself"
    assert not world.touches()
