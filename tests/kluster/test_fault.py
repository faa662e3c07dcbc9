"""C35 to C45: faults that real stones, hands and cords bring about, and what they cost."""

import pytest
from kluster_scenes import BAY, STAR, Player, table

from klub.games.kluster import TurnResult
from klub.games.kluster.input import Hand, Release

PAIRS = "1@-23.5,50u 3@23.5,50d 5@-23.5,-50u 7@23.5,-50d"
"""Two pairs, each nearly near enough to join."""


def kinds(result: TurnResult) -> list[tuple[str, tuple[int, ...]]]:
    """What happened to which stones."""
    return [(one.kind, one.stones) for one in result.incidents]


def two_pairs_join() -> Player:
    """Both hands come down beside a pair each, and push them together."""
    player = Player(table(PAIRS))
    for step in range(41):
        if player.open:
            z = 0.12 * (1 - step / 40)
            player.do(Hand(0, 0, -0.065, 0.05, z), Hand(1, 2, -0.065, -0.05, z)).wait(1)
    return player.rest()


def a_pair_joins_and_a_stone_leaves() -> Player:
    """One hand throws a stone over the cord while the other pushes two together."""
    player = Player(table("3@-100,23.5u 5@-100,-23.5d"))
    player.hold("0@160,0u", 60, speed=400).hold("2@-100,60u", 40, hand=1, speed=400)
    for step in range(60):
        if not player.open:
            break
        if step < 18:
            player.do(Hand(0, 0, 0.16 + 0.025 * max(0, step - 14) / 3, 0, 0.06))
        if step == 18:
            player.do(Release(0))
        player.do(Hand(1, 2, -0.1, 0.06, max(0, 0.04 - 0.002 * step))).wait(1)
    return player.rest()


def test_c35_a_placed_stone_that_snaps_to_a_neighbour_takes_both() -> None:
    player = Player(table("1@0,0u 3@100,0u")).hold("0@36,0d", 20).let_go()
    result = player.outcome()
    assert kinds(result) == [("touch", (0, 1))]
    assert (result.placed, result.taken) == ((), (0, 1))
    assert player.after().counts == (12 + 1, 10)


def test_c36_a_placed_stone_that_joins_three_others_takes_all_four() -> None:
    player = Player(table(STAR)).hold("0@0,0d", 15).let_go()
    assert player.outcome().taken == (0, 1, 3, 5)
    assert player.after().counts == (12 + 3, 9)


def test_c37_a_placed_stone_that_leaves_and_touches_nothing_returns() -> None:
    player = Player(table("1@130,0u")).hold("0@178,0u", 20).let_go()
    result = player.outcome()
    assert kinds(result) == [("exit", (0,))]
    assert (result.placed, result.taken) == ((), (0,))
    after = player.after()
    assert (after.counts, after.area) == ((12, 11), (1,))


def test_c37_a_stone_thrown_out_of_the_area_returns() -> None:
    player = Player(table()).hold("0@100,0u", 60).hold("0@150,0u", 60, speed=1200).let_go()
    assert kinds(player.outcome()) == [("exit", (0,))]
    assert player.after().counts == (12, 12)


def test_c38_a_cord_that_joins_two_stones_before_placing_costs_both_and_the_turn() -> None:
    player = Player(table("1@-25,0u 3@25,0d")).draw(0, (0, 0))
    result = player.outcome()
    assert kinds(result) == [("touch", (1, 3))]
    assert (result.placed, result.taken) == ((), (1, 3))
    after = player.after()
    assert (after.counts, after.turn) == ((14, 10), 1)


def test_c39_a_stone_that_falls_outside_as_the_cord_is_drawn_in_is_taken() -> None:
    player = Player(table("1@0,0u")).hold("0@160,0u", 110).let_go()
    player.draw(0, (120, 0), speed=1000)
    result = player.outcome()
    assert kinds(result) == [("exit", (0,))]
    assert not player.turn.world.in_area(0)
    assert result.taken == (0,)
    assert player.after().turn == 1


def test_c39_a_standing_stone_that_the_cord_sweeps_out_is_taken() -> None:
    player = Player(table("1@60,0,90e")).draw(0, (-350, 0), speed=1000)
    assert kinds(player.outcome()) == [("exit", (1,))]
    after = player.after()
    assert (after.counts, after.turn, after.area) == ((13, 11), 1, ())


def test_c40_a_stone_that_flies_over_a_bay_has_left_although_it_comes_down_inside() -> None:
    player = Player(table(cords=BAY)).hold("0@-120,20u", 80)
    player.hold("0@-45,20u", 80, speed=1000).let_go()
    result = player.outcome()
    assert player.turn.world.in_area(0), "it rests inside"
    assert player.at(0)[0] > 21, "on the other side"
    assert kinds(result) == [("exit", (0,))]
    assert (result.placed, result.taken) == ((), (0,))


@pytest.mark.parametrize("height", [6, 12])
def test_c41_a_held_stone_that_touches_one_that_is_down_costs_that_one(height: float) -> None:
    player = Player(table("1@0,0u 3@80,0u")).hold("0@-60,0d", height)
    player.hold("0@-20,0d", height, speed=80)
    result = player.outcome()
    assert kinds(result) == [("touch", (0, 1))]
    assert (result.placed, result.taken) == ((), (1,))
    after = player.after()
    assert (after.counts, after.turn) == ((13, 10), 1)
    assert after.holders[0] == 0, "the held one stays the player's"


def test_c42_two_stones_that_touch_in_the_hands_are_no_fault() -> None:
    player = Player(table("1@-100,0u")).hold("0@60,0u", 100)
    player.hold("2@140,0u", 150, hand=1).hold("2@60,0u", 150, hand=1)
    player.hold("2@60,0u", 108, hand=1, speed=5).wait(30)
    assert player.turn.world.gap(0, 2) < 0.1e-3
    assert not player.turn.over
    player.hold("2@100,60u", 110, hand=1)
    result = player.place("0@60,0u").end()
    assert (result.placed, result.fault) == ((0,), False)


def test_c42_a_stone_let_go_while_it_touches_one_in_the_other_hand_is_down_so_that_is_a_fault() -> (
    None
):
    player = Player(table()).hold("0@0,0u", 60).hold("2@0,0u", 66, hand=1).wait(20).let_go(0)
    result = player.outcome()
    assert kinds(result) == [("touch", (0, 2))]
    assert (result.taken, result.placed) == ((0,), ())
    assert player.after().counts == (12, 12)


def test_c43_two_pairs_that_join_at_once_are_one_fault() -> None:
    player = two_pairs_join()
    result = player.outcome()
    assert sorted(kinds(result)) == [("touch", (1, 3)), ("touch", (5, 7))]
    assert len({one.tick for one in result.incidents}) == 1
    assert result.taken == (1, 3, 5, 7)
    after = player.after()
    assert (after.counts, after.faults) == ((12 + 4, 8), (1, 0))


def test_c44_a_pair_that_joins_while_another_stone_leaves_are_three_to_take() -> None:
    player = a_pair_joins_and_a_stone_leaves()
    result = player.outcome()
    assert sorted(kinds(result)) == [("exit", (0,)), ("touch", (3, 5))]
    assert result.taken == (0, 3, 5)
    after = player.after()
    assert (after.counts, after.faults) == ((12 + 2, 10), (1, 0))


def test_c45_a_stone_that_joins_while_the_others_settle_is_taken_too() -> None:
    player = Player(table(STAR)).hold("0@0,0d", 15).let_go()
    first, *_, last = player.outcome().incidents
    assert first.tick < last.tick
    assert set(last.stones) - set(first.stones) <= set(player.outcome().taken)
    assert len(player.outcome().taken) == 4
