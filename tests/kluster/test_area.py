"""C27 to C33: what is inside, and what becomes of a stone let go outside."""

import pytest
from kluster_scenes import BAY, Player, table

from klub.games.kluster.input import Hand, Release
from klub.games.kluster.physics.loop import winding


def test_c27_a_stone_may_hang_over_the_cord_if_its_contact_point_is_inside() -> None:
    player = Player(table()).lower("0@180,0u")
    line = 1000 * max(x for x, _ in player.state.cords[0])
    assert 180 < line < 180 + 1000 * player.turn.world.stones[0].length
    result = player.let_go().end()
    assert (result.placed, result.fault) == ((0,), False)
    assert player.after().holders[0] == -1


def test_c28_with_whole_stone_the_same_stone_is_refused() -> None:
    player = Player(table(inside="whole_stone")).lower("0@180,0u")
    assert player.refusal(Release(0)) == "R14"
    assert player.turn.held == (0,)
    assert player.place("0@160,0u").end().placed == (0,)


def test_c28_with_whole_stone_it_is_a_fault_if_any_of_a_stone_leaves() -> None:
    player = Player(table("1@160,0u", inside="whole_stone")).draw(0, (150, 0), speed=100)
    assert [one.kind for one in player.outcome().incidents] == ["exit"]
    assert player.after().counts == (13, 11)
    assert not Player(table("1@160,0u")).draw(0, (150, 0), speed=100).turn.over


def test_c29_a_stone_that_touches_only_the_cord_is_no_fault() -> None:
    player = Player(table("1@160,0u")).draw(0, (165, 0), speed=60)
    x, _ = player.at(1)
    assert x < 155, "the cord has pushed it, so it touches"
    assert player.place("0@0,0u").end().fault is False
    assert player.after().counts == (11, 11)


def test_c30_letting_go_outside_is_refused_and_the_stone_stays_in_hand() -> None:
    player = Player(table("1@0,0u")).lower("0@190,0u")
    assert player.refusal(Release(0)) == "R14"
    assert player.turn.held == (0,)
    assert player.hold("0@400,300u", 50, speed=1000).refusal(Release(0)) == "R14"
    assert player.place("0@80,0u").end().placed == (0,)


def test_c30_what_counts_is_below_the_stone_also_from_high_above() -> None:
    assert Player(table()).hold("0@190,0u", 110).refusal(Release(0)) == "R14"
    assert Player(table()).hold("0@184,0u", 110).let_go().turn.placed == [0]


def test_c31_with_drop_outside_it_is_a_fault() -> None:
    player = Player(table("1@0,0u", drop_outside="fault")).lower("0@230,0u").let_go()
    result = player.outcome()
    assert [(one.kind, one.stones) for one in result.incidents] == [("drop", (0,))]
    assert (result.placed, result.taken) == ((), (0,))
    after = player.after()
    assert (after.counts, after.faults, after.turn) == ((12, 11), (1, 0), 1)


@pytest.mark.parametrize("spot", ["0@100,20u", "0@-100,-20u", "0@100,-30d", "0@-120,0d"])
def test_c32_both_lobes_of_a_figure_eight_are_inside(spot: str) -> None:
    player = Player(table(cord="figure eight")).place(spot)
    assert player.end().placed == (0,)


@pytest.mark.parametrize("spot", ["0@0,60u", "0@0,-60u", "0@40,70u"])
def test_c32_between_the_lobes_of_a_figure_eight_is_outside(spot: str) -> None:
    assert Player(table(cord="figure eight")).lower(spot).refusal(Release(0)) == "R14"


def test_c32_the_lobes_of_a_figure_eight_turn_opposite_ways() -> None:
    points = table(cord="figure eight").cords[0]
    x, y = Player(table(cord="figure eight")).turn.world.record["node"][0]
    turns = {int(winding(x, y, at, 0.0)) for at in (0.1, -0.1)}
    assert turns == {1, -1}, "so that only a non-zero winding tells both to be inside"
    assert len(points) == 64


@pytest.mark.parametrize("spot", ["0@0,30u", "0@0,0u", "0@0,60u"])
def test_c33_a_bay_of_the_cord_is_outside(spot: str) -> None:
    assert Player(table(cords=BAY)).lower(spot).refusal(Release(0)) == "R14"


@pytest.mark.parametrize("spot", ["0@-90,0u", "0@90,0u", "0@0,-45u"])
def test_c33_round_the_bay_is_inside(spot: str) -> None:
    assert Player(table(cords=BAY)).place(spot).end().placed == (0,)


def test_c33_a_bay_that_is_drawn_in_a_turn_is_outside() -> None:
    player = Player(table("1@-100,0u")).draw(16, (0, -60))
    assert player.lower("0@0,40u").refusal(Release(0)) == "R14"
    assert player.place("0@110,0u").end().placed == (0,)


def test_c30_nobody_lets_go_of_an_empty_hand() -> None:
    player = Player(table()).do(Hand(1, 0, 0, 0, 0.12))
    assert player.refusal(Release(0)) == "4.3"
