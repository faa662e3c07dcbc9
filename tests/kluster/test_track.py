"""Tracks: what a replay shows is what happened, and it is small enough to be kept."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from math import acos, cos, degrees, hypot, pi, sin
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kluster_scenes_plus import done, outcome, placed, pulled, rested, scene

from klub.engine.errors import Malformed
from klub.games.kluster import Kluster, Played, State, Turn, rules
from klub.games.kluster.course import LONGEST_TURN
from klub.games.kluster.frame import Frame
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, Release
from klub.games.kluster.packed import packed
from klub.games.kluster.physics.layout import ABSENT
from klub.games.kluster.physics.loop import winding
from klub.games.kluster.pose import Loop, Pose, loop
from klub.games.kluster.situation import Phase
from klub.games.kluster.track import EVERY, Sample, folded, samples, unfolded
from klub.table import Table, read_record, write_record
from klub.table.seed import numbered_seed

NEAR_CORD = 0.15e-3
"""m. Cords are kept to 0.2 mm in x and in y."""
NEAR = 0.1e-3
"""m: how true a track is."""
TURNED = 0.1
"""Degrees."""
REACH = 0.06
"""m: how far a cord is drawn out in a second, and back in another."""


@dataclass(frozen=True)
class Moment:
    """The live world at one tick."""

    poses: Mapping[int, Pose]
    cords: tuple[Loop, ...]


class Watched(Turn):
    """A turn of which every tick is remembered."""

    moments: dict[int, Moment]

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.moments = {0: self._moment()}

    def tick(self) -> Frame:
        """Let a tick pass and remember it."""
        frame = super().tick()
        self.moments[self.ticks] = self._moment()
        return frame

    def _moment(self) -> Moment:
        world = self.world
        shown = np.flatnonzero(world.record["kind"][: len(world.stones)] != ABSENT).tolist()
        poses = {}
        for stone in shown:
            w, x, y, z = world.record["turn"][stone].tolist()
            poses[stone] = Pose(world.place(stone), (w, x, y, z))
        cords = tuple(loop(world.cord(c)) for c in range(len(self.state.cords)))
        return Moment(poses, cords)


def shown(turn: Turn) -> list[Sample]:
    """The samples of a turn that is over."""
    poses = {s: pose for s, pose in enumerate(turn.state.poses) if pose is not None}
    return list(samples(outcome(turn).track, poses, turn.state.cords))


def check(sample: Sample | Moment, moment: Moment, tick: int) -> None:
    """A sample shows a moment."""
    assert sample.poses.keys() == moment.poses.keys(), tick
    for stone, pose in moment.poses.items():
        assert far(sample.poses[stone], pose) <= NEAR, (tick, stone)
        assert turned(sample.poses[stone], pose) <= TURNED, (tick, stone)
    assert apart(sample.cords, moment.cords) <= NEAR_CORD, tick


def far(one: Pose, other: Pose) -> float:
    return hypot(*(a - b for a, b in zip(one.place, other.place, strict=True)))


def turned(one: Pose, other: Pose) -> float:
    """The angle in degrees by which two poses differ."""
    agreement = abs(sum(a * b for a, b in zip(one.turn, other.turn, strict=True)))
    sizes = hypot(*one.turn) * hypot(*other.turn)
    return degrees(2 * acos(min(1.0, agreement / sizes)))


def apart(one: tuple[Loop, ...], other: tuple[Loop, ...]) -> float:
    return float(np.hypot(*np.moveaxis(np.array(one) - np.array(other), -1, 0)).max())


def quiet_turn() -> Watched:
    """A stone is placed, a cord is drawn."""
    turn = Watched(scene("20@0,0,0u 21@60,60,30d", (3, 3), cord="circle"))
    pulled(turn, "c0.16>0,130")
    placed(turn, "0@-80,0,45u")
    turn.do(turn.seat, End())
    rested(turn)
    return turn


def snapping_turn() -> Watched:
    """A stone snaps to another, and a third is pushed."""
    turn = Watched(scene("20@0,0,0u 21@0,-46,0u", (3, 3), cord="circle"))
    placed(turn, "0@0,36,0d")
    return turn


def falling_turn() -> Watched:
    """A stone falls over and is stood up, with another in the other hand."""
    turn = Watched(scene("20@0,-120,0e", (3, 3), cord="circle", equilibrium=True))
    done(turn, "h1=1@100,0,120,0u")
    placed(turn, "0@0,0,0e", 80)
    done(turn, "h1-")
    placed(turn, "0@0,0,0e")
    turn.do(turn.seat, End())
    rested(turn)
    return turn


def parting_turn() -> Watched:
    """Two cords part and meet again."""
    turn = Watched(
        scene("20@-120,0,0u", (3, 3), boxes="trio+trio", cords="circle@-135,0;circle@135,0")
    )
    pulled(turn, "c1.0>600,0")
    placed(turn, "0@-120,60,0u")
    pulled(turn, "c1.32>-20,0")
    turn.do(turn.seat, End())
    rested(turn)
    return turn


def rolling_turn() -> Watched:
    """A cord pushes a stone on edge over, which rolls far."""
    turn = Watched(scene("20@0,140,0e", (3, 3), cord="circle", equilibrium=True))
    pulled(turn, "c0.16>0,120")
    placed(turn, "0@-100,-40,0e")
    turn.do(turn.seat, End())
    rested(turn)
    return turn


TURNS = (quiet_turn, snapping_turn, falling_turn, parting_turn, rolling_turn)


@pytest.fixture(params=TURNS, ids=lambda make: make.__name__)
def turn(request: pytest.FixtureRequest) -> Watched:
    made: Watched = request.param()
    assert made.over
    return made


def test_every_sample_shows_the_world_as_it_was_at_that_tick(turn: Watched) -> None:
    seen = shown(turn)
    assert len(seen) > 20
    for sample in seen:
        check(sample, turn.moments[sample.tick], sample.tick)


def test_where_there_is_no_sample_nothing_moved(turn: Watched) -> None:
    at = {sample.tick: sample for sample in shown(turn)}
    last: Sample | Moment = turn.moments[0]
    for tick in range(0, turn.ticks, EVERY):
        last = at.get(tick, last)
        check(last, turn.moments[tick], tick)


def test_samples_are_in_order_and_within_the_turn(turn: Watched) -> None:
    ticks = [sample.tick for sample in shown(turn)]
    assert ticks == sorted(set(ticks))
    assert ticks[0] > 0
    assert ticks[-1] <= outcome(turn).ticks == turn.ticks


def test_the_last_sample_is_how_everything_rests(turn: Watched) -> None:
    last, state = shown(turn)[-1], rules.after(turn.state, outcome(turn))
    for stone in state.area:
        pose = state.poses[stone]
        assert pose is not None
        assert far(last.poses[stone], pose) <= NEAR
        assert turned(last.poses[stone], pose) <= TURNED
    assert apart(last.cords, state.cords) <= NEAR_CORD


def test_a_track_needs_no_simulation(turn: Watched) -> None:
    # Read twice, from what is kept alone.
    assert shown(turn) == shown(turn)


# --- Tracks that are none


def fed(track: bytes) -> None:
    """Read a track; it may be wrong, but no more than `Malformed`, and no longer than a turn."""
    state = QUIET.state
    poses = {s: pose for s, pose in enumerate(state.poses) if pose is not None}
    try:
        for count, _ in enumerate(samples(unfolded(track), poses, state.cords)):
            assert count <= LONGEST_TURN // EVERY + 1, "more samples than a turn has"
    except Malformed:
        return


QUIET = quiet_turn()
INSIDE = outcome(QUIET).track
TRACK = folded(INSIDE)
small = st.integers(-3, 70)
huge = st.integers(-(2**61), 2**61)


@settings(max_examples=150)
@given(st.one_of(st.binary(max_size=200), st.lists(st.one_of(small, huge)).map(packed)))
def test_arbitrary_bytes_are_refused_or_read(data: bytes) -> None:
    fed(data)
    fed(zlib.compress(data))


@settings(max_examples=60)
@given(st.integers(0, len(TRACK)))
def test_a_track_that_is_cut_short_is_refused_or_read(size: int) -> None:
    fed(TRACK[:size])


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, len(TRACK) - 1), st.integers(0, 7)), min_size=1))
def test_a_track_with_flipped_bits_is_refused_or_read(flips: list[tuple[int, int]]) -> None:
    data = bytearray(TRACK)
    for at, bit in flips:
        data[at] ^= 1 << bit
    fed(bytes(data))


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, len(INSIDE) - 1), st.integers(0, 7)), min_size=1))
def test_a_packed_track_with_flipped_bits_is_refused_or_read(flips: list[tuple[int, int]]) -> None:
    data = bytearray(INSIDE)
    for at, bit in flips:
        data[at] ^= 1 << bit
    fed(zlib.compress(bytes(data)))


def test_a_small_track_cannot_unfold_to_more_samples_than_a_turn_has() -> None:
    # 49 kB that would be a million samples, each of the whole table.
    fed(zlib.compress(bytes(50_000_000)))


# --- How much is kept


def wandering(luck: Random, stone: int, x: float, y: float) -> list[list[Input]]:
    """Ten seconds of a hand that looks for a place, then puts its stone there."""
    at, speed = np.array([0.0, 0.0, 0.11]), np.zeros(3)
    yaw, ticks = 0.0, []
    for _ in range(560):
        home = np.array([0.6 * x, 0.6 * y, 0.09]) - at
        speed = 0.93 * speed + 0.0004 * home / 0.1 + np.array([luck.gauss(0, 4e-4) for _ in at])
        at = at + speed
        at[2] = min(0.14, max(0.06, at[2]))
        yaw += luck.gauss(0, 1) if luck.random() < 0.3 else 0.0
        ticks.append([_hand(stone, at, yaw)])
    for k in range(40):
        way = (1 + cos(pi * (k + 1) / 40)) / 2
        to = np.array([x, y, 0.0])
        ticks.append([_hand(stone, to + (at - to) * way, yaw)])
    ticks += [[_hand(stone, np.array([x, y, 0.0]), yaw)]] * 4
    return [*ticks, [Release(0)]]


def _hand(stone: int, at: np.ndarray[tuple[int], np.dtype[np.float64]], yaw: float) -> Input:
    return Hand(0, stone, float(at[0]), float(at[1]), float(at[2]), yaw)


def dragging(luck: Random, turn: Turn, cord: int) -> list[list[Input]]:
    """Two seconds of drawing a cord out and back."""
    node = luck.randrange(64)
    x, y = turn.world.cord(cord)[node].tolist()
    middle = turn.world.cord(cord).mean(axis=0)
    out = np.array([x, y]) - middle
    out = out / np.hypot(*out)
    ticks: list[list[Input]] = [[Grab(cord, node)]]
    for k in range(120):
        way = REACH * sin(pi * k / 120) + luck.gauss(0, 3e-4)
        ticks.append([Drag(cord, x + way * float(out[0]), y + way * float(out[1]))])
    return [*ticks, [LetGo(cord)]]


def by_hand(state: State, luck: Random, spot: tuple[float, float]) -> Played:
    """A turn played by a restless hand."""
    turn = Turn(state)

    def feed(ticks: list[list[Input]]) -> None:
        for chosen in ticks:
            for one in chosen:
                if turn.phase is Phase.OPEN:
                    turn.do(turn.seat, one)
            if not turn.over:
                turn.tick()

    feed(wandering(luck, state.stock[0], *spot))
    feed(dragging(luck, turn, luck.randrange(len(state.cords))))
    if not turn.over:
        rested(turn)
    if not turn.over:
        turn.do(turn.seat, End())
    return Played(turn.log)


def roomiest(state: State) -> tuple[float, float]:
    """The place inside a cord, 30 mm from all of them, that is farthest from every stone."""
    lying = [pose.place[:2] for pose in state.poses if pose is not None]
    lines = [np.array(cord).T.copy() for cord in state.cords]
    nodes = np.concatenate(lines, axis=1)
    free = [
        (x / 1000, y / 1000)
        for x in range(-300, 301, 12)
        for y in range(-200, 201, 12)
        if any(winding(line[0], line[1], x / 1000, y / 1000) for line in lines)
        and np.hypot(nodes[0] - x / 1000, nodes[1] - y / 1000).min() > 0.03
    ]
    return max(
        free,
        key=lambda at: min((hypot(at[0] - x, at[1] - y) for x, y in lying), default=1.0),
    )


def test_thirty_turns_played_by_hand_are_kept_in_300_kb() -> None:
    game, luck = Kluster(), Random(5)
    options = game.options({"boxes": "trio+trio", "cords": "circle@-90,0;circle@90,0"})
    table = Table.open(game, options, ("Ada", "Bo"), numbered_seed("track", 1))
    lengths = []
    for _ in range(30):
        state = table.state
        table = table.play(state.turn, by_hand(state, luck, roomiest(state)))
        assert table.state.last is not None
        lengths.append(table.state.last.ticks)
    long = [seen for seen in lengths if seen >= 700]
    assert len(long) >= 26, "most turns are not cut short by a fault"
    text = write_record(table.record()).encode()
    assert read_record(text) == table.record()
    lines = sum(map(len, table.record().moves))
    assert len(text) < 300_000, f"{len(text)} bytes, of which {lines} are inputs"
