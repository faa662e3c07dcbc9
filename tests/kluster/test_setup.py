"""C71, C81, C96–C104, C114: cords are laid, stones shared out, and what is left over is placed."""

from collections import Counter
from itertools import product
from math import hypot
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kluster_choices import agreed, awake, closest, option_values, refusal, started

from klub.engine.contract import Json
from klub.games.kluster.box import BOXES, kinds_of
from klub.games.kluster.options import options
from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import World
from klub.games.kluster.physics.loop import length, middle, winding
from klub.games.kluster.pose import Loop, points
from klub.games.kluster.setup import start
from klub.games.kluster.state import AREA, ASIDE, POOL, State

CORDS_APART = 1.5
"""m from the middle of the table."""


def around(cord: Loop, x: float, y: float) -> bool:
    """Whether a point is inside a cord."""
    line = points(cord)
    return winding(line[:, 0].copy(), line[:, 1].copy(), x, y) != 0


def cord_of(state: State, stone: int) -> list[int]:
    """The cords around a stone."""
    pose = state.poses[stone]
    assert pose is not None
    return [number for number, cord in enumerate(state.cords) if around(cord, *pose.place[:2])]


def presets(state: State) -> list[int]:
    """How many of the stones in the area each cord was given: they come cord after cord."""
    given = Counter(number % len(state.cords) for number in range(len(state.area)))
    for number, stone in enumerate(state.area):
        assert number % len(state.cords) in cord_of(state, stone)
    return [given[number] for number in range(len(state.cords))]


# --- Cords


def size(cord: Loop) -> float:
    line = points(cord)
    return length(line[:, 0].copy(), line[:, 1].copy())


@pytest.mark.parametrize("shape", OUTLINES)
def test_a_cord_keeps_the_length_of_its_box_in_every_shape(shape: str) -> None:
    """R17."""
    state = started(boxes="trio+duo", cord=shape)
    assert [round(size(cord), 5) for cord in state.cords] == [1.0, BOXES["duo"].cord]


@pytest.mark.parametrize("percent", [1, 10, 50])
def test_a_knot_shortens_every_cord(percent: int) -> None:
    state = started(boxes="trio+duo", shorten=percent)
    kept = 1 - percent / 100
    assert size(state.cords[0]) == pytest.approx(kept, rel=1e-5)
    assert size(state.cords[1]) == pytest.approx(BOXES["duo"].cord * kept, rel=1e-5)


def test_one_cord_lies_in_the_middle() -> None:
    for shape in OUTLINES:
        (cord,) = started(cord=shape).cords
        line = points(cord)
        assert np.abs(line.min(axis=0) + line.max(axis=0)).max() < 1e-6


def test_a_cord_is_laid_where_it_is_told() -> None:
    (cord,) = started(cords="oval@120,-30").cords
    assert points(cord).mean(axis=0).tolist() == pytest.approx([0.12, -0.03], abs=1e-6)


def test_a_cord_is_turned_against_the_clock() -> None:
    flat, quarter, eighth = (
        points(started(cords=f"narrow oval@0,0,{turn}").cords[0]) for turn in (0, 90, 45)
    )
    assert np.ptp(flat, axis=0).tolist() == pytest.approx(np.ptp(quarter, axis=0)[::-1].tolist())
    tip = eighth[np.hypot(*eighth.T).argmax()]
    assert tip[0] * tip[1] > 0


def test_an_outline_is_scaled_about_its_middle_and_stays_in_place() -> None:
    (cord,) = started(cords="100,100 140,100 140,140 100,140").cords
    line = points(cord)
    assert size(cord) == pytest.approx(1.0, rel=1e-5)
    assert line.mean(axis=0).tolist() == pytest.approx([0.12, 0.12], abs=1e-3)
    assert np.ptp(line, axis=0).tolist() == pytest.approx([0.25, 0.25], abs=5e-3)


def test_a_cord_that_is_not_told_of_is_laid_by_preset() -> None:
    told = started(boxes="trio+trio", cords="bean", cord="circle").cords
    assert told[1] != started(boxes="trio+trio", cord="circle").cords[1]
    shapes = [np.ptp(points(cord), axis=0) for cord in told]
    assert shapes[1][0] == pytest.approx(shapes[1][1], rel=1e-3)
    assert shapes[0][0] > 1.05 * shapes[0][1]


@pytest.mark.parametrize(("one", "other"), list(product(OUTLINES, repeat=2)))
def test_presets_of_all_shapes_cross(one: str, other: str) -> None:
    """R33."""
    for boxes in "trio+trio", "trio+duo", "duo+trio", "duo+duo":
        for percent in 0, 50:
            state = started(boxes=boxes, cords=f"{one};{other}", shorten=percent)
            assert state.world().cords_cross(0, 1)


@pytest.mark.parametrize("shape", OUTLINES)
def test_eight_cords_lie_in_a_row_about_the_middle(shape: str) -> None:
    state = started(boxes="+".join(["duo"] * 8), cord=shape)
    world = state.world()
    assert all(world.cords_cross(number, number + 1) for number in range(7))
    line = np.concatenate([points(cord) for cord in state.cords])
    assert np.abs(line.min(axis=0) + line.max(axis=0)).max() < 1e-6
    assert np.abs(line).max() < CORDS_APART


def test_c102_a_cord_laid_apart_is_refused() -> None:
    assert refusal(boxes="trio+trio", cords="oval@0,0; oval@500,0") == "R33"
    assert refusal(boxes="trio+trio+duo", cords="oval@0,0;oval@200,0;circle@0,600") == "R33"


def test_c103_a_cord_wholly_inside_another_is_refused() -> None:
    assert refusal(boxes="trio+duo", cords="circle@0,0;circle@0,0") == "R33"
    assert refusal(boxes="duo+trio", cords="circle@0,0;circle@0,0") == "R33"


def test_a_cord_may_cross_any_cord_that_lies_there_already() -> None:
    """R33."""
    assert options({"boxes": "trio+trio+trio", "cords": "oval@0,0;oval@300,0;oval@-300,0"})
    # The third would join the second to the first, but the second is laid before it.
    assert refusal(boxes="trio+trio+trio", cords="oval@0,0;oval@500,0;oval@250,0") == "R33"


def test_a_cord_beyond_the_table_is_refused() -> None:
    """R17."""
    assert refusal(cords="oval@1400,0") == "R17"
    assert refusal(cords="1500,1500 1400,1500 1500,1400") == "R17"


def test_a_cord_that_encloses_nothing_is_refused() -> None:
    """R17."""
    assert refusal(cords="0,0 100,0 200,0") == "R17"


def test_more_cords_than_boxes_are_refused() -> None:
    """R17."""
    assert refusal(cords="oval;oval@100,0") == "R17"


# --- Stones


def test_c71_a_solo_player_holds_everything() -> None:
    assert started(players=1).counts == (24,)
    assert started(players=1, boxes="duo").counts == (12,)
    assert started(players=1, boxes="duo+trio").counts == (36,)
    assert started(players=1).options.mode == "solo"


@pytest.mark.parametrize(("boxes", "stones"), [("trio", 24), ("duo", 12)])
def test_c81_elimination_starts_with_a_pool_and_no_hands(boxes: str, stones: int) -> None:
    state = started(boxes=boxes, players=3, mode="elimination")
    assert state.counts == (0, 0, 0)
    assert len(state.held_by(POOL)) == len(state.stock) == stones
    assert state.area == ()


def test_c96_36_stones_for_5_give_7_each_and_1_preset() -> None:
    state = started(boxes="trio+duo", players=5)
    assert state.counts == (7,) * 5
    assert presets(state) == [1, 0]


def test_c97_48_stones_for_5_give_9_each_and_cords_with_2_and_1() -> None:
    state = started(boxes="trio+trio", players=5)
    assert state.counts == (9,) * 5
    assert presets(state) == [2, 1]


def test_c98_48_stones_for_7_give_6_each_and_3_preset_in_each_cord() -> None:
    state = started(boxes="trio+trio", players=7)
    assert state.counts == (6,) * 7
    assert presets(state) == [3, 3]


def test_c99_48_stones_for_8_give_6_each_and_none_preset() -> None:
    state = started(boxes="trio+trio", players=8)
    assert state.counts == (6,) * 8
    assert state.area == ()


@pytest.mark.parametrize("shape", OUTLINES)
@pytest.mark.parametrize(
    ("boxes", "players"), [("trio+trio", 7), ("duo+duo", 5), ("trio+trio+duo", 9), ("trio+duo", 5)]
)
def test_c100_preset_stones_neither_touch_nor_start_a_fault(
    boxes: str, players: int, shape: str
) -> None:
    state = started(boxes=boxes, players=players, cord=shape, plus_standard_max="total")
    assert state.area
    world = awake(state)
    assert world.settle(5)
    assert world.touches() == []
    for stone in state.area:
        pose = state.poses[stone]
        assert pose is not None
        assert world.inside(stone)
        assert hypot(*(a - b for a, b in zip(world.place(stone), pose.place, strict=True))) < 0.002


@pytest.mark.parametrize(
    ("boxes", "players", "most"), [("trio+trio+duo", 16, 12), ("trio+duo", 10, 6)]
)
def test_c100_holds_for_a_crowd_of_stones_left_over(boxes: str, players: int, most: int) -> None:
    """Where a crowd 52 mm apart would turn over, it lies wider."""
    state = started(boxes=boxes, players=players, plus_standard_max="total")
    assert len(state.area) == most
    world = awake(state)
    assert world.settle(5)
    assert world.touches() == []
    assert all(world.inside(stone) for stone in state.area)


def test_c101_with_set_aside_one_stone_a_cord_is_preset_and_the_rest_left_out() -> None:
    state = started(boxes="trio+trio", players=7, plus_remainder="set_aside")
    assert state.counts == (6,) * 7
    assert presets(state) == [1, 1]
    assert len(state.held_by(ASIDE)) == 4


def test_with_set_aside_nothing_is_left_out_while_there_are_cords() -> None:
    """R31."""
    state = started(boxes="trio+duo", players=5, plus_remainder="set_aside")
    assert presets(state) == [1, 0]
    assert state.held_by(ASIDE) == ()


def test_c104_a_stone_in_one_cord_or_in_the_overlap_is_inside() -> None:
    state = started(boxes="trio+trio")
    world = state.world()
    for stone, (x, cords) in enumerate([(-0.2, [0]), (0.2, [1]), (0.0, [0, 1]), (0.5, [])]):
        world.put_flat(stone, x, 0.0)
        assert world.inside(stone) == cords


@pytest.mark.parametrize("players", [2, 5, 7, 16])
def test_c114_several_boxes_with_elimination_share_and_preset_nothing(players: int) -> None:
    state = started(boxes="trio+trio", players=players, mode="elimination")
    assert state.holders == (POOL,) * 48
    assert not any(state.poses)


@pytest.mark.parametrize("shape", [shape for shape in OUTLINES if shape != "figure eight"])
def test_the_first_stone_of_a_cord_lies_in_its_middle(shape: str) -> None:
    """R32."""
    state = started(boxes="trio+trio", players=7, cord=shape)
    for stone, cord in zip(state.area, state.cords, strict=False):
        line = points(cord)
        pose = state.poses[stone]
        assert pose is not None
        assert pose.place[:2] == pytest.approx(middle(line[:, 0].copy(), line[:, 1].copy()))


def test_a_stone_in_an_eight_lies_beside_the_crossing_not_on_it() -> None:
    """R32: the closest spot inside."""
    state = started(boxes="trio+trio", players=7, cord="figure eight")
    for stone, cord in zip(state.area, state.cords, strict=False):
        pose = state.poses[stone]
        assert pose is not None
        assert 0.019 < np.hypot(*(points(cord) - pose.place[:2]).T).min() < 0.03


def test_preset_stones_lie_flat_even_in_equilibrium() -> None:
    """R32."""
    state = started(boxes="trio+trio", players=7, equilibrium=True)
    assert len(state.area) == 6
    for stone in state.area:
        pose = state.poses[stone]
        assert pose is not None
        assert pose.place[2] == pytest.approx(state.stones[stone].height)
        assert pose.turn == (1, 0, 0, 0)


def test_stones_that_are_left_over_and_have_no_room_are_refused() -> None:
    """R32."""
    thin = "0,0 400,0 400,20 0,20;0,0 400,0 400,20 0,20"
    assert refusal(boxes="trio+trio", players=7, cords=thin) == "R32"
    assert options({"boxes": "trio+trio", "players": 8, "cords": thin})


def test_everyone_gets_as_many_of_each_kind_as_can_be() -> None:
    state = started(boxes="trio+duo", players=5)
    kinds = kinds_of(state.options.boxes)
    hands = [Counter(kinds[stone] for stone in state.held_by(seat)) for seat in range(5)]
    assert {hand["trio"] for hand in hands} <= {4, 5}


def test_stones_follow_from_the_generator_and_nothing_else() -> None:
    assert started(3, boxes="trio+duo") == started(3, boxes="trio+duo")
    one, other = started(3), started(4)
    assert one.stones != other.stones
    assert one.seeds == tuple(Random(3).getrandbits(32) for _ in range(1))


def test_a_start_knows_no_faults_and_counts_its_presets_as_the_peak() -> None:
    state = started(boxes="trio+trio", players=7)
    assert (state.faults, state.peak, state.turns, state.out) == ((0,) * 7, 6, 0, ())
    assert (state.over, state.winners, state.last) == (False, (), None)


# --- All of it


@given(option_values(), st.integers(0, 2**32))
@settings(max_examples=120)
def test_every_start_is_in_order(values: dict[str, Json], number: int) -> None:
    """C14, C15, R3, R31–R33."""
    options = agreed(values)
    state = start(options, Random(number))
    total = sum(BOXES[name].stones for name in options.boxes)
    assert len(state.holders) == len(state.poses) == len(state.stones) == total
    assert len(set(state.counts)) == 1
    assert sum(state.counts) + sum(map(state.holders.count, (AREA, POOL, ASIDE))) == total
    left = 0 if options.mode == "elimination" else total % options.players
    assert len(state.area) + len(state.held_by(ASIDE)) == left
    assert [pose is not None for pose in state.poses] == [where == AREA for where in state.holders]
    presets(state)
    assert closest(state) > 0.046 - 1e-6
    assert state.turn in range(options.players)
    world = World.of(state.stones, [points(cord) for cord in state.cords])
    for cord in range(1, len(state.cords)):
        assert any(world.cords_cross(cord, before) for before in range(cord))
    assert all(len(cord) == 64 for cord in state.cords)
    assert np.abs(np.array(state.cords)).max() <= CORDS_APART
