"""How stones move when nobody moves them: they stick, slide, snap, tumble and come to rest."""

from math import hypot, pi
from random import Random

import pytest
from kluster_tables import deepest, energy, fastest, flat, lowest, moved, touching, worst_overlap

from klub.games.kluster.physics import TRIO, World, trio, turned

FRAME_STEPS = 16
COARSE = 0.5e-3
"""J: as much as a stone loses on 2.5 mm of slope, or a fiftieth of what two stones release when
they snap. Steps of finite length and three magnet models may give and take so much."""


def spun(luck: Random) -> tuple[float, float, float, float]:
    """Any turn at all, each as likely."""
    return luck.gauss(), luck.gauss(), luck.gauss(), luck.gauss()


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("apart", [45, 50, 60, 80])
def test_a_flat_stone_below_the_slip_limit_does_not_creep_in_a_minute(
    apart: float, *, down: bool
) -> None:
    world = flat((0, 0, 0, False), (0, apart, 0, down))
    # In the first moment stones tip by a degree, until the table bears them evenly.
    world.run(2.0)
    places = [world.place(i) for i in range(2)]
    for _ in range(3600):
        # Kept awake: that a sleeper does not creep would prove nothing.
        world.record["quiet"][:], world.record["stale"] = 0, 1
        world.record["awake"][:2] = 1
        world.steps(FRAME_STEPS)
    assert world.record["awake"][:2].all()
    assert [round(1e9 * moved(world, i, places[i])) for i in range(2)] == [0, 0]
    assert touching(world) == set()


@pytest.mark.parametrize("apart", [44.5, 60, 100])
def test_sleeping_stones_stay_to_the_last_bit(apart: float) -> None:
    world = flat((0, 0, 0, False), (0, apart, 0, True))
    assert world.settle(5)
    before = world.fingerprint()
    world.run(60)
    assert world.fingerprint() == before


def test_a_lone_stone_lies_where_it_lies() -> None:
    world = flat((12, -7, 1, False))
    place = world.place(0)
    world.run(60)
    assert moved(world, 0, place) == 0


def test_one_distance_separates_those_that_slide_from_those_that_stay() -> None:
    snaps = []
    for apart in range(34, 56, 2):
        world = flat((0, 0, 0, False), (0, apart, 0, True))
        world.run(10)
        snaps.append(touching(world) == {(0, 1)})
    assert snaps == sorted(snaps, reverse=True)
    assert snaps[0]
    assert not snaps[-1]


@pytest.mark.parametrize("yaw", [0.0, 0.6, pi / 2])
def test_two_stones_within_the_limit_slide_and_snap_and_come_to_rest(yaw: float) -> None:
    world = flat((0, 0, yaw, False), (0, 37, yaw, True))
    assert world.settle(10)
    assert touching(world) == {(0, 1)}
    assert abs(world.gap(0, 1)) < 0.1e-3


def test_alike_faces_repel_until_friction_holds_them() -> None:
    world = flat((0, 0, 0, False), (0, 25, 0, False))
    assert world.settle(10)
    assert world.gap(0, 1) > 0.01 or touching(world) == {(0, 1)}


@pytest.mark.parametrize("count", [2, 6, 24])
@pytest.mark.parametrize("seed", range(4))
def test_a_cluster_of_mixed_faces_comes_to_rest_within_ten_seconds(count: int, seed: int) -> None:
    luck = Random(seed)
    spots = [
        (36.0 * (k % 5) - 72, 34.0 * (k // 5) - 68, luck.uniform(0, 6), luck.random() < 0.5)
        for k in range(count)
    ]
    world = flat(*spots, seed=seed)
    assert world.settle(10), [i for i in world.on_table if world.record["awake"][i]]
    assert deepest(world) < 0.1e-3
    assert worst_overlap(world) < 0.1e-3


@pytest.mark.parametrize("seed", range(20))
def test_a_stone_dropped_from_three_centimetres_comes_to_rest_on_the_table(seed: int) -> None:
    luck = Random(seed)
    world = World.of(trio(seed))
    world.put(0, (0.0, 0.0, 0.03 + 0.015), spun(luck))
    for _ in range(600):
        world.steps(FRAME_STEPS)
        if world.at_rest:
            break
    assert world.at_rest
    assert abs(lowest(world, 0)) < 0.1e-3
    assert world.tilt(0) < 0.1 or world.tilt(0) > pi / 2 - 0.1


@pytest.mark.parametrize("seed", range(20))
def test_a_dropped_stone_does_not_dive_into_the_table(seed: int) -> None:
    luck = Random(seed)
    world = World.of(trio(seed))
    world.put(0, (0.0, 0.0, 0.03 + 0.015), spun(luck))
    for _ in range(960):
        world.steps(1)
        assert deepest(world) < 0.2e-3, world.time


def test_a_stone_on_edge_stands_alone() -> None:
    world = World.of([TRIO])
    world.put(0, (0.0, 0.0, TRIO.width), turned(tilt=pi / 2))
    world.run(10)
    assert world.tilt(0) == pytest.approx(pi / 2, abs=1e-3)


@pytest.mark.parametrize("off", [-0.3, -0.1, 0.1, 0.3])
def test_a_stone_on_edge_topples_when_it_is_tilted(off: float) -> None:
    world = World.of([TRIO])
    world.put(0, (0.0, 0.0, 0.0111), turned(tilt=pi / 2 + off))
    assert world.settle(10)
    assert world.tilt(0) < 0.05
    assert world.face_up(0) == (off < 0)


def test_a_stone_on_edge_topples_when_another_comes_near() -> None:
    world = World.of(trio(1))
    world.put(0, (0.0, 0.0, trio(1)[0].width), turned(tilt=pi / 2))
    world.run(1.0)
    assert world.tilt(0) > 1.5
    world.hold(0, 1, (0.0, 0.2, 0.1), turned())
    world.aim(0, (0.0, 0.05, 0.007), turned())
    world.run(2.0)
    assert world.tilt(0) < 1.2


def test_a_stone_turns_over_below_a_held_one_that_repels_it() -> None:
    world = flat((0, 0, 0, False))
    world.hold(0, 1, (0.006, 0.0, 0.15), turned(down=True))
    world.aim(0, (0.006, 0.002, 0.03), turned(down=True))
    world.run(2.0)
    world.release(0)
    assert world.settle(10)
    # Opposite poles attract: turned over, the stone has its other face up, or has slid away.
    assert not world.face_up(0) or world.gap(0, 1) > 0.01


def test_a_held_stone_low_above_another_lifts_it_and_they_snap() -> None:
    world = flat((0, 0, 0, False))
    world.hold(0, 1, (0.0, 0.0, 0.12), turned())
    world.run(0.5)
    assert touching(world) == set()
    world.aim(0, (0.0, 0.0, 0.025), turned())
    world.run(1.0)
    assert touching(world) == {(0, 1)}
    assert lowest(world, 0) > 1e-3
    world.aim(0, (0.0, 0.0, 0.2), turned())
    world.run(1.0)
    assert lowest(world, 0) > 0.15, "it hangs on the stone in the hand"


@pytest.mark.parametrize("spin", [5.0, 50.0])
def test_a_spinning_stone_stops(spin: float) -> None:
    world = flat((0, 0, 0, False))
    world.record["spin"][0] = 0.0, 0.0, spin
    assert world.settle(30)
    x, y, _ = world.place(0)
    assert hypot(x, y) < 0.01


def test_a_sliding_stone_stops_where_friction_says() -> None:
    world = flat((0, 0, 0, False))
    world.record["speed"][0] = 0.4, 0.0, 0.0
    assert world.settle(10)
    # v² / (2 µ g), less what the stone tips.
    assert world.place(0)[0] == pytest.approx(0.4**2 / (2 * 0.3 * 9.81), rel=0.3)


@pytest.mark.parametrize("seed", range(12))
def test_energy_never_grows_by_itself(seed: int) -> None:
    luck = Random(seed)
    spots = [
        (38.0 * (k % 3), 36.0 * (k // 3), luck.uniform(0, 6), luck.random() < 0.5)
        for k in range(2 + seed % 5)
    ]
    world = flat(*spots, seed=seed)
    least = energy(world)
    for step in range(1500):
        world.steps(1)
        now = energy(world)
        assert now < least + COARSE, f"seed {seed}, step {step}: {1000 * (now - least):.3f} mJ"
        least = min(least, now)


@pytest.mark.parametrize("seed", range(8))
def test_a_falling_and_tumbling_stone_gains_no_energy(seed: int) -> None:
    luck = Random(seed)
    world = World.of(trio(seed))
    world.put(0, (0.0, 0.0, 0.06), spun(luck))
    world.record["spin"][0] = [luck.uniform(-20, 20) for _ in range(3)]
    world.steps(1)
    least = energy(world)
    for step in range(2000):
        world.steps(1)
        now = energy(world)
        assert now < least + 0.05e-3, f"seed {seed}, step {step}: {1000 * (now - least):.4f} mJ"
        least = min(least, now)


def test_stones_that_snap_meet_at_a_speed_that_a_step_can_follow() -> None:
    world = flat((0, 0, 0, False), (0, 36, 0, True))
    speeds = []
    for _ in range(1000):
        world.steps(1)
        speeds.append(fastest(world))
    assert 0.1 < max(speeds) < 3
