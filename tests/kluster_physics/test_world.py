"""Worlds as a whole: copies, determinism, refusals, sleep, and what can be asked."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from math import atan2, inf, nan, pi

import numpy as np
import pytest
from kluster_tables import flat, moved, touching

from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import DUO, Runaway, World, laid, trio, turned

CIRCLE = laid(OUTLINES["circle"], 1.0)

SCRIPT = """
from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import World, laid, trio, turned
world = World.of(trio(5), [laid(OUTLINES["bean"], 1.0)])
for i in range(9):
    world.put_flat(i, 0.046 * (i % 3) - 0.05, 0.046 * (i // 3) - 0.05, i, down=i % 2 == 0)
world.hold(0, 9, (0.1, 0.1, 0.1), turned())
world.aim(0, (-0.02, 0.01, 0.02), turned(1.0, tilt=0.4))
world.grab(0, 10)
world.drag(0, 0.0, 0.0)
world.run(1.0)
world.release(0)
world.let_go(0)
world.run(1.0)
print(world.fingerprint())
"""


def busy() -> World:
    """Stones that snap while a hand and a cord move."""
    world = flat((0, 0, 0, False), (0, 36, 1, True), (60, 0, 2, False), cords=(CIRCLE,))
    world.hold(0, 3, (-0.05, 0.0, 0.08), turned())
    world.aim(0, (0.05, 0.02, 0.02), turned(1.0, down=True))
    world.grab(0, 5)
    world.drag(0, 0.0, 0.05)
    return world


def test_a_copy_does_the_same_and_leaves_the_first_alone() -> None:
    world = busy()
    world.run(0.1)
    before = world.fingerprint()
    twin = world.copy()
    twin.run(0.5)
    assert world.fingerprint() == before != twin.fingerprint()
    world.run(0.5)
    assert world.fingerprint() == twin.fingerprint()
    assert world.record.tobytes() == twin.record.tobytes()


def test_it_does_not_matter_in_how_many_pieces_time_passes() -> None:
    whole, parts = busy(), busy()
    whole.steps(480)
    for count in (1, 0, 7, 160, 312):
        parts.steps(count)
    assert whole.record.tobytes() == parts.record.tobytes()


def test_another_process_reaches_the_same_bits() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1] != ""


@pytest.mark.parametrize("value", [nan, inf, -inf, 2.1, -1e300])
def test_places_that_are_not_on_the_table_are_refused_and_change_nothing(value: float) -> None:
    world = busy()
    before = world.record.tobytes()
    for place in ((value, 0.0, 0.0), (0.0, value, 0.0), (0.0, 0.0, value)):
        with pytest.raises(ValueError, match="place"):
            world.put(4, place, turned())
        with pytest.raises(ValueError, match="place"):
            world.aim(0, place, turned())
        with pytest.raises(ValueError, match="place"):
            world.hold(1, 4, place, turned())
    with pytest.raises(ValueError, match="place"):
        world.drag(0, value, 0.0)
    with pytest.raises(ValueError, match="place"):
        world.drag(0, 0.0, value)
    assert world.record.tobytes() == before


@pytest.mark.parametrize("turn", [(0, 0, 0, 0), (nan, 0, 0, 1), (inf, 0, 0, 0), (1e-9, 0, 0, 0)])
def test_turns_that_are_none_are_refused_and_change_nothing(
    turn: tuple[float, float, float, float],
) -> None:
    world = busy()
    before = world.record.tobytes()
    for attempt in (world.put, lambda i, at, how: world.hold(1, i, at, how)):
        with pytest.raises(ValueError, match="turn"):
            attempt(4, (0.1, 0.1, 0.02), turn)
    with pytest.raises(ValueError, match="turn"):
        world.aim(0, (0.0, 0.0, 0.1), turn)
    assert world.record.tobytes() == before


@pytest.mark.parametrize("i", [-1, 24, 1000])
def test_stones_that_there_are_not_are_refused(i: int) -> None:
    world = busy()
    before = world.record.tobytes()
    with pytest.raises((ValueError, IndexError)):
        world.put(i, (0.0, 0.0, 0.1), turned())
    with pytest.raises((ValueError, IndexError)):
        world.take(i)
    with pytest.raises((ValueError, IndexError)):
        world.hold(1, i, (0.0, 0.0, 0.1), turned())
    assert world.record.tobytes() == before


def test_hands_and_cords_that_there_are_not_are_refused() -> None:
    world = flat((0, 0, 0, False), cords=(CIRCLE,))
    before = world.record.tobytes()
    attempts: list[Callable[[], object]] = [
        lambda: world.release(0),
        lambda: world.release(2),
        lambda: world.hold(2, 5, (0.0, 0.0, 0.1), turned()),
        lambda: world.hold(-1, 5, (0.0, 0.0, 0.1), turned()),
        lambda: world.hold(0, 0, (0.0, 0.0, 0.1), turned()),
        lambda: world.grab(0, 64),
        lambda: world.grab(0, -1),
        lambda: world.grab(1, 0),
        lambda: world.grab(-1, 0),
        lambda: world.drag(1, 0.0, 0.0),
        lambda: world.let_go(-1),
        lambda: world.lay(0, CIRCLE[:63]),
        lambda: world.lay(0, CIRCLE + nan),
        lambda: world.lay(0, CIRCLE + 2.0),
    ]
    accepted = []
    for number, attempt in enumerate(attempts):
        with suppress(ValueError, IndexError):
            attempt()
            accepted.append(number)
        if world.record.tobytes() != before:
            accepted.append(number)
            world = flat((0, 0, 0, False), cords=(CIRCLE,))
    assert accepted == []


def test_a_world_without_cords_has_none_to_grab() -> None:
    with pytest.raises((ValueError, IndexError)):
        flat((0, 0, 0, False)).grab(0, 0)


def test_questions_are_answered_from_how_a_stone_is_turned_now() -> None:
    world = World.of([DUO])
    world.put(0, (0.0, 0.0, 0.5), turned())
    world.record["spin"][0] = 20.0, 0.0, 0.0
    for _ in range(50):
        world.steps(1)
        w, x, _, _ = world.record["turn"][0].tolist()
        assert world.tilt(0) == pytest.approx(2 * atan2(abs(x), w), abs=1e-6), world.record["steps"]


@pytest.mark.parametrize("seconds", [-0.1, nan, inf, 3601])
def test_time_only_passes_by_up_to_an_hour(seconds: float) -> None:
    world = busy()
    with pytest.raises(ValueError, match="hour"):
        world.run(seconds)
    assert world.time == 0


def test_a_world_has_bounds() -> None:
    with pytest.raises(ValueError, match="up to 96 stones"):
        World.of(trio(1) * 5)
    with pytest.raises(ValueError, match="up to 96 stones"):
        World.of(trio(1), [CIRCLE] * 9)
    for dt in (0.0, nan, -1e-3, 0.01):
        with pytest.raises(ValueError, match="step"):
            World.of(trio(1), dt=dt)


@pytest.mark.parametrize("field", ["place", "speed", "spin", "turn", "node"])
def test_a_number_that_is_not_finite_is_caught_at_the_next_step(field: str) -> None:
    world = busy()
    world.steps(10)
    world.record[field][0, 0] = nan
    with pytest.raises(Runaway, match="at step 11 "):
        world.run(1.0)
    with pytest.raises(Runaway, match="at step 11 "):
        world.run(1.0)


def test_a_stone_too_fast_to_be_true_is_caught() -> None:
    world = busy()
    world.record["speed"][0] = 0.0, 0.0, 100.0
    with pytest.raises(Runaway, match="too fast"):
        world.run(0.1)


def test_who_sleeps_and_who_is_kept_awake_end_in_the_same_place() -> None:
    spots = [(x, y, 1.3 * x + y, (x + y) % 2 == 0) for x in range(3) for y in range(3)]
    table = [(44.0 * x, 44.0 * y, float(yaw), down) for x, y, yaw, down in spots]
    sleepy, wakeful = flat(*table), flat(*table)
    for _ in range(180):
        sleepy.steps(16)
        wakeful.record["quiet"][:], wakeful.record["stale"] = 0, 1
        wakeful.record["awake"][wakeful.on_table] = 1
        wakeful.steps(16)
    assert sleepy.at_rest
    assert not wakeful.at_rest
    assert touching(sleepy) == touching(wakeful)
    for i in range(9):
        assert moved(sleepy, i, wakeful.place(i)) < 0.1e-3, i


def test_a_sleeping_world_costs_nothing_and_only_its_clock_goes_on() -> None:
    world = flat((0, 0, 0, False), (80, 0, 0, True), cords=(CIRCLE,))
    assert world.settle()
    world.run(1.0)
    before, steps = world.fingerprint(), world.record["steps"]
    world.run(3600)
    assert world.fingerprint() == before
    assert world.record["steps"] == steps + 3600 * 960


def test_a_stone_that_is_taken_away_is_forgotten() -> None:
    world = flat((0, 0, 0, False), (0, 36, 0, True))
    world.run(1.0)
    assert touching(world) == {(0, 1)}
    world.take(1)
    assert (touching(world), world.on_table) == (set(), [0])
    assert np.abs(world.field(np.array([[0.0, 0.036]]))).max() < 0.05
    world.put_flat(1, 0.1, 0.1)
    assert world.settle()
    assert touching(world) == set()


def test_questions_about_a_stone_are_answered_from_its_pose() -> None:
    world = World.of([DUO] * 4, [CIRCLE])
    world.put(0, (0.0, 0.0, 0.03), turned(0.7, tilt=pi / 3))
    world.put_flat(1, 0.05, 0.0, down=True)
    world.put_flat(2, 0.3, 0.0)
    assert world.tilt(0) == pytest.approx(pi / 3)
    assert world.tilt(1) == pytest.approx(0, abs=1e-6)
    assert [world.face_up(i) for i in range(3)] == [True, False, True]
    assert world.contact_point(1) == pytest.approx((0.05, 0.0), abs=1e-9)
    assert [world.inside(i) for i in range(3)] == [[0], [0], []]
    assert world.on_table == [0, 1, 2]
    assert world.gap(1, 2) == pytest.approx(0.25 - 2 * DUO.length)
    assert world.gap(1, 2) == world.gap(2, 1)
    (near, between), (far, _) = world.neighbours(1, 5)
    assert (near, far) == (0, 2)
    assert between == world.gap(1, 0)
    assert world.neighbours(1, 1) == [(near, between)]


def test_a_tilted_stone_touches_the_table_beside_its_middle() -> None:
    world = World.of([DUO])
    world.put(0, (0.0, 0.0, 0.02), turned(tilt=0.5))
    m = world.record
    angles = np.linspace(0, 2 * pi, 20001)
    # Tilted about x, the rim that matters lies in the plane of y and z.
    y = DUO.width * np.cos(angles) * np.cos(0.5) - DUO.height * np.sin(angles) * np.sin(0.5)
    z = DUO.width * np.cos(angles) * np.sin(0.5) + DUO.height * np.sin(angles) * np.cos(0.5)
    assert world.contact_point(0) == pytest.approx((0.0, y[z.argmin()]), abs=2e-6)
    assert m["shape"][0, 2] ** 0.5 == pytest.approx(-z.min())


def test_the_field_points_out_of_the_face_that_is_up_and_falls_with_the_cube() -> None:
    world = flat((0, 0, 0, False))
    (above,) = world.field(np.array([[0.0, 0.0]]), z=0.2)
    (higher,) = world.field(np.array([[0.0, 0.0]]), z=0.4)
    assert above[2] > 0
    assert above[2] / higher[2] == pytest.approx(8, rel=0.12)
    world.put_flat(0, 0.0, 0.0, down=True)
    assert world.field(np.array([[0.0, 0.0]]), z=0.2)[0, 2] == pytest.approx(-above[2], rel=0.1)


def test_a_world_is_at_rest_only_when_stones_sleep_and_cords_lie_still() -> None:
    world = flat((0, 0, 0, False), cords=(CIRCLE,))
    assert not world.at_rest
    assert world.settle()
    world.grab(0, 0)
    world.drag(0, 0.3, 0.0)
    world.run(0.05)
    assert not world.at_rest
