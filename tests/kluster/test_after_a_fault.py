"""C46 to C53: what a fault leaves alone, brushes, and how play goes on."""

import pytest
from kluster_scenes import Player, table

from klub.games.kluster import AREA, TurnResult
from klub.games.kluster.input import Drag, End, Grab, Hand, LetGo
from klub.games.kluster.pose import Pose


def kinds(result: TurnResult) -> list[tuple[str, tuple[int, ...]]]:
    """What happened to which stones."""
    return [(one.kind, one.stones) for one in result.incidents]


def glancing_blow(contact: str) -> Player:
    """A hand sweeps a stone past another, fast enough to brush it and be gone."""
    player = Player(table("1@0,0u", contact=contact)).hold("0@28,-120d", 6, speed=400)
    return player.hold("0@28,120d", 6, speed=1000).rest()


def test_c46_a_fault_leaves_all_other_stones_where_they_are() -> None:
    far = "3@-140,0u 5@-60,90u 7@-60,-90u"
    player = Player(table(f"1@120,0u {far}")).hold("0@156,0d", 20).let_go()
    assert player.outcome().taken == (0, 1)
    after = player.after()
    assert after.area == (3, 5, 7)
    for stone in after.area:
        assert after.poses[stone] == player.state.poses[stone]


def test_c46_taking_stones_away_moves_nothing() -> None:
    player = Player(table("1@0,0u 3@46,0d 5@-90,0u 7@0,70u")).hold("0@-40,0d", 20).let_go()
    result = player.outcome()
    assert result.fault
    after = player.after()
    for stone in after.area:
        assert stone not in result.taken
        assert after.poses[stone] == Pose.of(player.turn.world, stone)
    places = {stone: after.world().place(stone) for stone in after.area}
    idle = Player(after).wait(60)
    assert {stone: idle.turn.world.place(stone) for stone in after.area} == places


def test_c47_a_fault_after_a_valid_placement_ends_the_turn_and_costs_the_cluster() -> None:
    player = Player(table("1@-25,0u")).place("0@60,0d")
    assert player.turn.settled
    assert player.turn.duty() is None
    result = player.draw(0, (-30, 0)).outcome()
    assert kinds(result) == [("touch", (0, 1))]
    assert (result.placed, result.taken) == ((), (0, 1))
    assert player.after().counts == (13, 11)


def test_c47_a_placed_stone_that_has_no_part_in_a_later_fault_stays() -> None:
    player = Player(table("1@-25,0u 3@25,0d")).place("0@-120,0u").draw(0, (0, 0))
    result = player.outcome()
    assert (result.placed, result.taken) == ((0,), (1, 3))
    after = player.after()
    assert (after.counts, after.holders[0]) == ((11 + 2, 10), AREA)


def test_c48_stones_that_brush_without_sticking_are_a_fault() -> None:
    player = glancing_blow(contact="touch")
    assert kinds(player.outcome()) == [("touch", (0, 1))]
    assert player.after().counts == (13, 11)


def test_c49_at_a_table_where_only_sticking_counts_the_same_brush_is_none() -> None:
    player = glancing_blow(contact="stick")
    assert player.turn.world.touches(), "they did touch"
    assert player.turn.world.gap(0, 1) > 5e-3, "and parted"
    assert not player.turn.over
    assert player.put_back().place("2@-100,0u").end().placed == (2,)


def test_c49_at_that_table_stones_that_stay_together_are_a_fault() -> None:
    player = Player(table("1@0,0u", contact="stick")).hold("0@36,0d", 20).let_go()
    result = player.outcome()
    assert (kinds(result), result.taken) == ([("touch", (0, 1))], (0, 1))
    strict = Player(table("1@0,0u")).hold("0@36,0d", 20).let_go().outcome()
    assert result.incidents[0].tick > strict.incidents[0].tick


def test_c50_the_active_player_takes_stones_that_somebody_else_placed() -> None:
    player = Player(table("1@-25,0u 3@25,0d", seat=0)).draw(0, (0, 0))
    after = player.after()
    assert {after.holders[1], after.holders[3]} == {0}


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_c51_after_a_fault_the_next_player_clockwise_acts(seat: int, following: int) -> None:
    player = Player(table("10@-25,0u 11@25,0d", seat=seat, players=3)).draw(0, (0, 0))
    assert player.outcome().seat == seat
    assert player.after().turn == following


def test_c52_a_turn_cannot_end_while_stones_still_move() -> None:
    player = Player(table("1@-80,0u")).hold("0@80,0u", 60).let_go()
    while not player.turn.settled:
        assert player.refusal(End()) == "R18"
        player.wait(1)
    assert player.end().placed == (0,)


def test_c52_a_turn_cannot_end_while_a_cord_still_moves() -> None:
    player = Player(table("1@0,0u")).place("0@80,0u").do(Grab(0, 32), Drag(0, -0.3, 0)).wait(3)
    assert player.refusal(End()) == "R18"
    assert player.do(LetGo(0)).rest().end().fault is False


def test_c52_after_a_fault_nothing_is_accepted_while_everything_comes_to_rest() -> None:
    player = Player(table("1@0,0u")).hold("0@36,0d", 20).let_go()
    while player.open:
        player.wait(1)
    assert not player.turn.over
    for one in (End(), Hand(1, 2, 0.1, 0, 0.12), Grab(0, 0)):
        assert player.refusal(one) == "R13"
    assert player.outcome().fault


def test_c53_a_stock_grows_beyond_its_initial_size_without_limit() -> None:
    state = table("1@-25,0u 3@25,0d 5@-25,80u 7@25,80d")
    start = 12
    after = Player(state).draw(0, (0, 0)).after()
    assert after.counts[0] == start + 2
    again = table("1@-25,0u 3@25,0d", stocks=(" ".join(map(str, [0, 2, *range(4, 23)])), "23"))
    assert Player(again).draw(0, (0, 0)).after().counts == (21 + 2, 1)
