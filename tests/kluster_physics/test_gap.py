"""The gap between stones against their true distance, found by optimisation."""

import numpy as np
import pytest
from focal_ellipse import Array, Body
from scipy.optimize import minimize
from stone_pairs import ALL, Pair, bodies, world_of

from klub.games.kluster.physics import DUO, TRIO, Stone
from klub.games.kluster.physics.gap import gap

SETS = pytest.mark.parametrize("stone", [TRIO, DUO], ids=["TRIO", "DUO"])
PAIRS = pytest.mark.parametrize("pair", ALL.values(), ids=ALL.keys())


def true_distance(one: Body, other: Body) -> float:
    """The width of the widest slab between two stones, which is their distance.

    In direction n a slab is d·n − √(n·S·n) − √(n·T·n) wide. Half of n² less that, for n of any
    length, has its one minimum where n is as long as the slab is wide.
    """
    d = (other.place - one.place) * 1e3
    s, t = one.shape * 1e6, other.shape * 1e6

    def less(n: Array) -> float:
        return float(n @ n / 2 - d @ n + np.sqrt(n @ s @ n) + np.sqrt(n @ t @ n))

    def slope(n: Array) -> Array:
        return np.asarray(n - d + s @ n / np.sqrt(n @ s @ n) + t @ n / np.sqrt(n @ t @ n))

    found = minimize(less, d, jac=slope, method="BFGS", options={"gtol": 1e-10})
    return float(np.linalg.norm(found.x)) * 1e-3


@SETS
@PAIRS
def test_optimisation_finds_the_distance_the_stones_were_set_at(stone: Stone, pair: Pair) -> None:
    for apart in (0.2e-3, 3e-3, 30e-3):
        assert true_distance(*bodies(stone, pair, apart)) == pytest.approx(apart, rel=1e-5)


@SETS
@PAIRS
def test_the_gap_is_exact_where_stones_touch(stone: Stone, pair: Pair) -> None:
    assert world_of(*bodies(stone, pair, 0.0)).gap(0, 1) == pytest.approx(0, abs=1e-9)


@SETS
@PAIRS
def test_the_gap_of_stones_about_to_touch_is_1_percent_true(stone: Stone, pair: Pair) -> None:
    one, other = bodies(stone, pair, 0.05e-3)
    assert world_of(one, other).gap(0, 1) == pytest.approx(true_distance(one, other), rel=0.01)


@SETS
@PAIRS
def test_the_gap_is_never_greater_than_the_true_distance(stone: Stone, pair: Pair) -> None:
    for apart in (0.2e-3, 1e-3, 3e-3, 10e-3, 50e-3, 200e-3):
        one, other = bodies(stone, pair, apart)
        between = world_of(one, other).gap(0, 1)
        assert 0 < between <= true_distance(one, other) * (1 + 1e-6)


@SETS
@PAIRS
def test_overlapping_stones_have_a_negative_gap(stone: Stone, pair: Pair) -> None:
    assert world_of(*bodies(stone, pair, -0.5e-3)).gap(0, 1) < 0


@SETS
@PAIRS
def test_the_gap_is_the_same_from_either_side(stone: Stone, pair: Pair) -> None:
    for apart in (-0.2e-3, 0.0, 1e-3, 30e-3):
        world = world_of(*bodies(stone, pair, apart))
        there, back = np.zeros(9), np.zeros(9)
        between = gap(world.record, 0, 1, there)
        assert gap(world.record, 1, 0, back) == pytest.approx(between, abs=1e-9)
        assert back[:3] == pytest.approx(-there[:3], abs=1e-6)


@SETS
@PAIRS
def test_where_stones_touch_direction_and_middle_are_those_of_the_contact(
    stone: Stone, pair: Pair
) -> None:
    one, other = bodies(stone, pair, 0.0)
    _, _, normal = pair
    world, out = world_of(one, other), np.zeros(9)
    gap(world.record, 0, 1, out)
    assert out[:3] == pytest.approx(normal, abs=1e-5)
    assert out[3:6] == pytest.approx(one.farthest(normal), abs=1e-7)
    gap(world.record, 1, 0, out)
    assert other.place + out[3:6] == pytest.approx(one.farthest(normal), abs=1e-7)
