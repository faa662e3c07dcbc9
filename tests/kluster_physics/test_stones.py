"""The two sets of stones."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from klub.games.kluster.physics import DUO, TRIO, Stone, duo, trio
from klub.games.kluster.physics.stone import VARIETY, stone_set

Box = Callable[[int], tuple[Stone, ...]]


def test_a_trio_box_holds_24_stones_and_a_duo_box_12() -> None:
    assert (len(trio(1)), len(duo(1))) == (24, 12)


@pytest.mark.parametrize("box", [trio, duo])
def test_the_same_seed_gives_the_same_stones_and_another_seed_others(box: Box) -> None:
    assert box(7) == box(7)
    assert len({box(seed) for seed in range(50)}) == 50


def test_no_two_stones_of_a_box_are_alike() -> None:
    for seed in range(20):
        assert len(set(trio(seed))) == 24


@pytest.mark.parametrize(("pattern", "box"), [(TRIO, trio), (DUO, duo)])
def test_every_axis_is_within_six_percent_of_some_axis_of_the_pattern(
    pattern: Stone, box: Box
) -> None:
    assert VARIETY == 0.06
    for seed in range(100):
        for stone in box(seed):
            axes = zip(sizes(stone), sizes(pattern), strict=True)
            # Two axes that change places are each still within reach of the other's pattern.
            assert all(abs(axis / wanted - 1) <= 0.06 + 1e-12 for axis, wanted in axes), stone


def test_axes_are_listed_longest_first() -> None:
    for seed in range(100):
        for stone in (*trio(seed), *duo(seed)):
            assert all(longer >= shorter > 0 for longer, shorter in pairwise(sizes(stone)))


def test_the_variety_of_six_percent_is_used() -> None:
    lengths = [stone.length / TRIO.length - 1 for seed in range(100) for stone in trio(seed)]
    assert min(lengths) < -0.055
    assert max(lengths) > 0.055
    assert abs(sum(lengths) / len(lengths)) < 0.005


def test_the_trio_pattern_weighs_20_grams_and_has_the_moment_it_says() -> None:
    assert sizes(TRIO) == (15e-3, 11e-3, 6e-3)
    assert round(TRIO.mass * 1000, 1) == 20.7
    assert round(TRIO.moment, 2) == 0.66


def test_mass_moment_and_inertia_follow_from_the_volume() -> None:
    ball = Stone(0.01, 0.01, 0.01)
    assert ball.volume == pytest.approx(4.18879e-6, rel=1e-5)
    assert ball.mass == pytest.approx(5000 * ball.volume)
    # A ball has 2/5 m r² about every axis.
    assert ball.inertia == pytest.approx([0.4 * ball.mass * 1e-4] * 3)
    about_long, about_wide, about_short = TRIO.inertia
    assert about_long < about_wide < about_short
    assert about_long + about_wide > about_short


def test_a_set_of_another_size_begins_with_the_same_stones() -> None:
    assert stone_set(TRIO, 5, 3) == trio(3)[:5]


def sizes(stone: Stone) -> tuple[float, float, float]:
    return stone.length, stone.width, stone.height
