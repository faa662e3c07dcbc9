"""Closed loops: inside and outside, crossings, middles, and laying one out."""

from math import atan2, cos, hypot, pi, sin
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import laid, middle, nearest_inside
from klub.games.kluster.physics.loop import Points, cross, length, winding

EIGHT = laid(OUTLINES["figure eight"], 1.0)
BEAN = laid(OUTLINES["bean"], 1.0)
CIRCLE = laid(OUTLINES["circle"], 1.0)
HORSESHOE = [(0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (2, 2), (2, 4), (0, 4)]

seeds = st.integers(0, 2**32)


def polygon(luck: Random, corners: int) -> Points:
    """Any closed line at all, mostly one that crosses itself."""
    return np.array([[luck.uniform(-1, 1), luck.uniform(-1, 1)] for _ in range(corners)])


def star(luck: Random, corners: int, size: float = 1.0) -> Points:
    """A loop with bays that does not cross itself."""
    reach = [size * luck.uniform(0.2, 1) for _ in range(corners)]
    turn = [2 * pi * k / corners for k in range(corners)]
    return np.array([[r * cos(t), r * sin(t)] for r, t in zip(reach, turn, strict=True)])


def turns_by_angles(points: Points, px: float, py: float) -> int:
    """How often a loop runs round a point, as the sum of the angles under which it is seen."""
    total = 0.0
    for k in range(len(points)):
        ax, ay = points[k - 1] - (px, py)
        bx, by = points[k] - (px, py)
        total += atan2(ax * by - ay * bx, ax * bx + ay * by)
    return round(total / (2 * pi))


def odd(points: Points, px: float, py: float) -> bool:
    """Whether a ray upwards meets the loop an odd number of times."""
    met = False
    for k in range(len(points)):
        (ax, ay), (bx, by) = points[k - 1], points[k]
        if (ax > px) != (bx > px) and ay + (px - ax) * (by - ay) / (bx - ax) > py:
            met = not met
    return met


def meet_somewhere(one: Points, other: Points) -> bool:
    """Whether two loops cross, by solving for the point of every pair of sides."""
    for a, b in zip(one, np.roll(one, -1, 0), strict=True):
        for c, d in zip(other, np.roll(other, -1, 0), strict=True):
            grid = np.array([b - a, c - d]).T
            if abs(np.linalg.det(grid)) < 1e-12:
                continue
            s, t = np.linalg.solve(grid, c - a)
            if 0 <= s <= 1 and 0 <= t <= 1:
                return True
    return False


@settings(max_examples=300)
@given(seeds, st.integers(3, 24), st.floats(-1.2, 1.2), st.floats(-1.2, 1.2))
def test_winding_is_the_sum_of_the_angles(seed: int, corners: int, px: float, py: float) -> None:
    points = polygon(Random(seed), corners)
    assume(np.abs(points - (px, py)).max(axis=1).min() > 1e-6)
    assert winding(points[:, 0], points[:, 1], px, py) == turns_by_angles(points, px, py)


@settings(max_examples=200)
@given(seeds, st.integers(3, 30), st.floats(-1.2, 1.2), st.floats(-1.2, 1.2))
def test_of_a_simple_loop_inside_is_an_odd_number_of_crossings(
    seed: int, corners: int, px: float, py: float
) -> None:
    points = star(Random(seed), corners)
    assert (winding(points[:, 0], points[:, 1], px, py) != 0) == odd(points, px, py)


def test_both_lobes_of_an_eight_are_inside_and_turn_against_each_other() -> None:
    x, y = EIGHT.T
    right, left = winding(x, y, 0.1, 0.0), winding(x, y, -0.1, 0.0)
    assert right == -left
    assert abs(right) == 1
    assert winding(x, y, 0.0, 0.05) == winding(x, y, 0.0, -0.05) == 0


def test_the_bay_of_a_horseshoe_is_outside() -> None:
    x, y = np.array(HORSESHOE, float).T
    assert winding(x, y, 3.0, 3.0) == 0
    assert [winding(x, y, px, 3.0) for px in (1.0, 5.0)] == [1, 1]
    assert [winding(x[::-1].copy(), y[::-1].copy(), px, 3.0) for px in (1.0, 5.0)] == [-1, -1]


@settings(max_examples=150)
@given(seeds, st.integers(3, 12), st.integers(3, 12), st.floats(0, 2), st.floats(0, 2))
def test_crossing_is_mutual_and_what_brute_force_finds(
    seed: int, corners: int, others: int, dx: float, dy: float
) -> None:
    luck = Random(seed)
    one, other = star(luck, corners), star(luck, others) + np.array([dx, dy])
    found = cross(one[:, 0], one[:, 1], other[:, 0], other[:, 1])
    assert found == cross(other[:, 0], other[:, 1], one[:, 0], one[:, 1])
    assert found == meet_somewhere(one, other)


def test_a_loop_wholly_inside_another_does_not_cross_it() -> None:
    small = CIRCLE * 0.5
    assert not cross(*CIRCLE.T.copy(), *small.T.copy())
    assert cross(*CIRCLE.T.copy(), *(small + np.array([0.1, 0.0])).T.copy())
    assert not cross(*CIRCLE.T.copy(), *(CIRCLE + np.array([0.4, 0.0])).T.copy())


def test_a_loop_crosses_itself_laid_on_itself() -> None:
    assert cross(*CIRCLE.T.copy(), *CIRCLE.T.copy())


@pytest.mark.parametrize("name", OUTLINES)
def test_a_laid_cord_has_its_length_and_its_points_evenly_apart(name: str) -> None:
    for long in (0.05, 1.0, 10.0):
        points = laid(OUTLINES[name], long)
        assert points.shape == (64, 2)
        assert length(*points.T) == pytest.approx(long, rel=1e-12)
        links = np.hypot(*(np.roll(points, -1, 0) - points).T)
        assert links == pytest.approx(long / 64, rel=0.02)


@settings(max_examples=60)
@given(seeds, st.integers(3, 40))
def test_any_outline_can_be_laid(seed: int, corners: int) -> None:
    points = laid([(x, y) for x, y in star(Random(seed), corners).tolist()], 1.0)
    assert length(*points.T) == pytest.approx(1.0, rel=1e-12)


@pytest.mark.parametrize(
    "outline",
    [
        [],
        [(0, 0)],
        [(0, 0), (1, 1)],
        [(0, 0), (1, 1), (float("nan"), 0)],
        [(0, 0), (1, 1), (float("inf"), 0)],
        [(1, 1)] * 5,
        [(1, 2, 3)] * 5,
    ],
)
def test_what_is_no_outline_is_refused(outline: list[tuple[float, float]]) -> None:
    with pytest.raises(ValueError, match="outline"):
        laid(outline, 1.0)


@pytest.mark.parametrize("long", [0.0, -1.0, 0.01, 11.0, float("nan"), float("inf")])
def test_cords_too_short_or_too_long_are_refused(long: float) -> None:
    with pytest.raises(ValueError, match="long"):
        laid(OUTLINES["circle"], long)


@pytest.mark.parametrize("name", OUTLINES)
def test_the_middle_of_a_loop_is_inside_it(name: str) -> None:
    x, y = laid(OUTLINES[name], 1.0).T.copy()
    px, py = middle(x, y)
    assert winding(x, y, px, py) != 0


def test_the_middle_of_a_circle_is_its_centre() -> None:
    x, y = (CIRCLE + np.array([0.3, -0.2])).T.copy()
    assert middle(x, y) == pytest.approx((0.3, -0.2), abs=1e-3)


def test_the_middle_of_a_horseshoe_is_moved_out_of_its_bay() -> None:
    narrow = [(0, 0), (10, 0), (10, 9), (9, 9), (9, 1), (1, 1), (1, 9), (0, 9)]
    x, y = np.array(narrow, float).T
    px, py = middle(x, y)
    assert winding(x, y, px, py) != 0
    assert py < 1.01


@settings(max_examples=40)
@given(seeds, st.floats(-2, 2), st.floats(-2, 2))
def test_no_inside_point_is_nearer_than_the_nearest(seed: int, px: float, py: float) -> None:
    points = star(Random(seed), 12)
    x, y = points.T.copy()
    nx, ny = nearest_inside(x, y, px, py)
    assert winding(x, y, nx, ny) != 0
    if winding(x, y, px, py):
        assert (nx, ny) == (px, py)
        return
    step = hypot(x.max() - x.min(), y.max() - y.min()) / 160
    luck = Random(seed)
    for _ in range(300):
        ax, ay = luck.uniform(-1, 1), luck.uniform(-1, 1)
        if winding(x, y, ax, ay):
            assert hypot(nx - px, ny - py) <= hypot(ax - px, ay - py) + 2 * step
