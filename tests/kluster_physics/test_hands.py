"""Hands: as fast as hands are, never in two places, and through nothing."""

from math import pi

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from kluster_tables import depth, flat, lowest, touching, worst_overlap

from klub.games.kluster.physics import World, trio, turned
from klub.games.kluster.physics.parameters import BOT_STEP, HAND_ACCELERATION, HAND_SPEED, STEP

coordinates = st.floats(-0.5, 0.5)
heights = st.floats(0.03, 0.5)
aims = st.tuples(coordinates, coordinates, heights)
turns = st.tuples(*[st.floats(-1, 1)] * 4).filter(lambda q: sum(v * v for v in q) > 1e-2)


def holding(place: tuple[float, float, float] = (0.0, 0.0, 0.1), dt: float = STEP) -> World:
    """One stone in a hand over an empty table."""
    world = World.of(trio(1), dt=dt)
    world.hold(0, 0, place, turned())
    return world


@settings(max_examples=60)
@given(st.lists(st.tuples(aims, st.integers(1, 300)), min_size=1, max_size=6))
@example([((0.0, 0.0, 0.25), 144), ((0.0, 0.0, 0.125), 1), ((0.0, 0.0, 0.25), 1)])
def test_a_hand_is_never_faster_than_a_hand(
    path: list[tuple[tuple[float, float, float], int]],
) -> None:
    world = holding()
    places = [world.place(0), world.place(0)]
    for aim, steps in path:
        world.aim(0, aim, turned())
        for _ in range(steps):
            world.steps(1)
            places.append(world.place(0))
    speeds = np.diff(np.array(places), axis=0) / STEP
    assert np.linalg.norm(speeds, axis=1).max() <= HAND_SPEED * 1.001
    gains = np.linalg.norm(np.diff(speeds, axis=0), axis=1) / STEP
    assert gains.max() <= HAND_ACCELERATION * 1.01


@settings(max_examples=60)
@given(aims, aims, st.integers(0, 200), st.sampled_from([STEP, BOT_STEP]))
def test_a_hand_arrives_wherever_it_was_going_before(
    first: tuple[float, float, float], then: tuple[float, float, float], steps: int, dt: float
) -> None:
    world = holding(dt=dt)
    world.aim(0, first, turned())
    world.steps(steps)
    world.aim(0, then, turned())
    world.run(3.0)
    assert world.place(0) == pytest.approx(then, abs=1e-9)
    assert np.abs(world.record["speed"][0]).max() < 1e-6


@settings(max_examples=60)
@given(aims)
def test_a_hand_does_not_shoot_past_its_aim(aim: tuple[float, float, float]) -> None:
    world = holding()
    start, end = np.array(world.place(0)), np.array(aim)
    way = float(np.linalg.norm(end - start))
    world.aim(0, aim, turned())
    for _ in range(1500):
        world.steps(1)
        assert float(np.linalg.norm(np.array(world.place(0)) - start)) <= way + 1e-9


@settings(max_examples=60)
@given(turns, turns)
def test_a_hand_turns_its_stone_to_any_turn(
    first: tuple[float, float, float, float], then: tuple[float, float, float, float]
) -> None:
    world = World.of(trio(1))
    world.hold(0, 0, (0.0, 0.0, 0.1), first)
    world.aim(0, (0.0, 0.0, 0.1), then)
    world.run(1.0)
    wanted = np.array(then) / np.linalg.norm(then)
    assert abs(float(wanted @ world.record["turn"][0])) == pytest.approx(1, abs=1e-12)


def test_a_flip_takes_about_a_fifth_of_a_second() -> None:
    world = holding()
    world.aim(0, (0.0, 0.0, 0.1), turned(down=True))
    world.run(0.19)
    assert world.tilt(0) > 0.1
    world.run(0.06)
    assert not world.face_up(0)
    assert world.tilt(0) < 1e-3


@pytest.mark.parametrize("dt", [STEP, BOT_STEP])
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("yaw", [0.0, 0.8, pi / 2])
def test_a_stone_swept_at_full_speed_touches_each_that_lies_in_its_way(
    dt: float, yaw: float, *, down: bool
) -> None:
    world = flat((0, 0, yaw, down), dt=dt)
    world.hold(0, 1, (-0.2, 0.0, 0.007), turned())
    world.aim(0, (0.3, 0.0, 0.007), turned())
    for _ in range(300):
        world.steps(2)
        assert worst_overlap(world) < 0.3e-3, world.time
    assert touching(world) == {(0, 1)}
    assert world.place(0)[0] > 0.2 or abs(world.place(0)[1]) > 0.01, "it was not jumped over"


@pytest.mark.parametrize("dt", [STEP, BOT_STEP])
@pytest.mark.parametrize("lane", [0, 12, 20])
def test_a_sweep_through_a_row_touches_every_stone_in_reach(dt: float, lane: float) -> None:
    world = flat(*[(120.0 * k, lane * (-1) ** k, 0.3 * k, False) for k in range(5)], dt=dt)
    world.hold(0, 5, (-0.2, 0.0, 0.007), turned())
    world.aim(0, (0.7, 0.0, 0.007), turned())
    least = dict.fromkeys(range(5), 1.0)
    for _ in range(round(1.2 / dt)):
        world.steps(1)
        for i in least:
            least[i] = min(least[i], -depth(world, i, 5, enough=-least[i]))
    reached = {i for i in least if least[i] < 0.04e-3}
    assert reached <= {i for i, other in touching(world) if other == 5}
    # At most 3 mm a step: who is jumped over would be seen in the middle of the other.
    assert min(least.values()) > -0.3e-3


def test_a_stone_that_is_let_go_keeps_the_speed_of_the_hand() -> None:
    world = holding((-0.3, 0.0, 0.2))
    world.aim(0, (1.0, 0.0, 0.2), turned())
    world.run(0.3)
    speed = world.record["speed"][0].copy()
    assert speed[0] == pytest.approx(HAND_SPEED)
    assert world.release(0) == 0
    assert (world.record["speed"][0] == speed).all()
    x, _, z = world.place(0)
    world.run(0.1)
    assert world.place(0)[0] - x == pytest.approx(0.15, rel=0.01)
    assert z - world.place(0)[2] == pytest.approx(0.5 * 9.81 * 0.1**2, rel=0.03)


@settings(max_examples=40)
@given(aims, aims, turns, turns)
def test_two_held_stones_never_overlap(
    one: tuple[float, float, float],
    other: tuple[float, float, float],
    how: tuple[float, float, float, float],
    otherwise: tuple[float, float, float, float],
) -> None:
    world = World.of(trio(1))
    world.hold(0, 0, (-0.1, 0.0, 0.1), turned())
    world.hold(1, 1, (0.1, 0.0, 0.1), turned())
    targets = [(one, how), (other, otherwise), (other, how), (one, otherwise)]
    for left, right in zip(targets, reversed(targets), strict=True):
        world.aim(0, *left)
        world.aim(1, *right)
        # Both want the same place in between.
        for _ in range(60):
            world.steps(8)
            assert world.gap(0, 1) >= -1e-9


@settings(max_examples=60)
@given(st.floats(-0.5, 0.02), turns)
def test_a_held_stone_never_goes_below_the_table(
    deep: float, turn: tuple[float, float, float, float]
) -> None:
    world = holding()
    world.aim(0, (0.1, 0.1, deep), turn)
    for _ in range(100):
        world.steps(8)
        assert lowest(world, 0) > -1e-9


@pytest.mark.parametrize("dt", [STEP, BOT_STEP])
def test_a_stone_that_hangs_on_the_hand_from_behind_does_not_sink_into_it(dt: float) -> None:
    world = World.of(trio(1), dt=dt)
    world.hold(0, 0, (0.0, 0.0, 0.1), turned())
    world.put(1, (-0.024, 0.0, 0.1), turned(pi / 2, down=True))
    world.run(0.3)
    assert touching(world) == {(0, 1)}
    world.aim(0, (1.0, 0.0, 0.1), turned())
    for _ in range(round(0.5 / dt)):
        world.steps(1)
        assert depth(world, 0, 1) < 0.3e-3, f"{world.time:.3f} s"


def test_hands_that_are_pressed_together_can_part_again() -> None:
    world = World.of(trio(1))
    world.hold(0, 0, (-0.1, 0.0, 0.1), turned())
    world.hold(1, 1, (0.1, 0.0, 0.1), turned())
    for hand in (0, 1):
        world.aim(hand, (0.0, 0.0, 0.1), turned())
    world.run(1.0)
    assert 0 <= world.gap(0, 1) < 5e-3
    world.aim(0, (-0.1, 0.0, 0.1), turned())
    world.aim(1, (0.1, 0.0, 0.1), turned())
    world.run(1.0)
    assert (world.place(0), world.place(1)) == ((-0.1, 0.0, 0.1), (0.1, 0.0, 0.1))


def test_a_hand_that_is_held_up_hands_over_no_spin_it_never_had() -> None:
    world = World.of(trio(1))
    world.hold(0, 0, (-0.1, 0.0, 0.1), turned())
    world.hold(1, 1, (0.0, 0.0, 0.1), turned())
    world.aim(0, (0.0, 0.0, 0.1), turned(down=True, tilt=0.5))
    world.run(0.5)
    world.aim(0, (0.0, 0.0, 0.1), turned(1.5))
    for _ in range(200):
        before = world.record["turn"][0].copy()
        world.steps(1)
        if (world.record["turn"][0] == before).all():
            assert not world.record["spin"][0].any(), f"{world.time:.3f} s"


def test_a_stone_cannot_be_put_into_a_full_hand_or_taken_from_the_table() -> None:
    world = flat((0, 0, 0, False))
    world.hold(0, 1, (0.1, 0.0, 0.1), turned())
    for hand, stone in ((0, 2), (1, 0), (1, 1)):
        with pytest.raises(ValueError, match="stock"):
            world.hold(hand, stone, (0.1, 0.1, 0.1), turned())
