"""How a turn ends: when the player says so, by itself, or because time is up (R18, R19)."""

import pytest
from kluster_scenes import Player, table

from klub.games.kluster import AREA
from klub.games.kluster.input import TICKS, End, Grab, Hand


def test_r18_a_turn_goes_on_until_the_player_ends_it() -> None:
    player = Player(table("1@0,0u")).place("0@80,0u").wait(5 * TICKS)
    assert not player.turn.over
    assert player.end().placed == (0,)


def test_r18_ending_a_turn_puts_what_is_held_back_into_the_stock() -> None:
    player = Player(table("1@0,0u")).place("0@80,0u").hold("2@-80,0u", 100)
    result = player.end()
    assert (result.placed, result.fault) == ((0,), False)
    after = player.after()
    assert (after.counts, after.holders[2]) == ((11, 11), 0)


def test_r18_with_auto_end_a_turn_ends_by_itself_once_everything_rests() -> None:
    player = Player(table("1@0,0u", auto_end="on")).place("0@80,0u")
    assert not player.turn.over
    result = player.wait(2 * TICKS).outcome()
    assert (result.placed, result.fault) == ((0,), False)
    assert not any(isinstance(one, End) for _, one in player.turn.log)
    assert player.after().turn == 1


def test_r18_with_auto_end_a_turn_does_not_end_before_a_stone_is_placed() -> None:
    assert not Player(table("1@0,0u", auto_end="on")).wait(5 * TICKS).turn.over


@pytest.mark.parametrize("busy", [Hand(0, 2, -0.08, 0, 0.12), Grab(0, 0)], ids=["stone", "cord"])
def test_r18_with_auto_end_a_turn_goes_on_while_a_hand_is_busy(busy: Hand) -> None:
    player = Player(table("1@0,0u", auto_end="on")).place("0@80,0u").do(busy).wait(3 * TICKS)
    assert not player.turn.over


def test_r18_with_auto_end_the_player_may_also_end_it() -> None:
    player = Player(table("1@0,0u", auto_end="on")).place("0@80,0u")
    assert player.end().placed == (0,)


def test_r19_without_a_timer_nobody_is_hurried() -> None:
    assert not Player(table("1@0,0u")).wait(60 * TICKS).turn.over


def test_r19_when_time_is_up_with_nothing_placed_it_is_a_fault_that_takes_nothing() -> None:
    player = Player(table("1@0,0u 3@80,0u", turn_timer=5)).hold("0@-80,0u", 200).wait(6 * TICKS)
    result = player.outcome()
    assert [one.kind for one in result.incidents] == ["time"]
    assert (result.placed, result.taken) == ((), ())
    assert result.ticks == pytest.approx(5 * TICKS, abs=TICKS)
    after = player.after()
    assert (after.counts, after.faults, after.turn) == ((12, 10), (1, 0), 1)
    assert after.area == (1, 3), "everything else stays"


def test_r19_when_time_is_up_and_all_is_done_the_turn_simply_ends() -> None:
    player = Player(table("1@0,0u", turn_timer=5)).place("0@80,0u").hold("2@-80,0u", 100)
    result = player.wait(6 * TICKS).outcome()
    assert (result.placed, result.fault) == ((0,), False)
    after = player.after()
    assert (after.counts, after.turn) == ((11, 11), 1)


def test_r19_a_stone_let_go_in_time_may_come_to_rest() -> None:
    player = Player(table("1@-80,0u", turn_timer=5)).hold("0@80,0u", 60)
    player.wait(5 * TICKS - player.turn.ticks - 2).let_go()
    result = player.wait(3 * TICKS).outcome()
    assert (result.placed, result.fault) == ((0,), False)


def test_r19_a_placement_that_is_not_finished_in_time_is_taken_back() -> None:
    player = Player(table("1@0,0u", turn_timer=5, equilibrium="on")).place("0@80,0u")
    result = player.wait(6 * TICKS).outcome()
    assert [one.kind for one in result.incidents] == ["time"]
    assert (result.placed, result.taken) == ((), (0,))
    after = player.after()
    assert (after.counts, after.holders[1]) == ((12, 11), AREA)


def test_r19_in_elimination_a_player_who_runs_out_of_time_is_out() -> None:
    player = Player(table(players=3, mode="elimination", turn_timer=5)).wait(6 * TICKS)
    after = player.after()
    assert (after.out, after.turn) == ((0,), 1)


@pytest.mark.parametrize("held", [None, Hand(0, 0, 0.08, 0, 0.12)], ids=["nothing", "stone"])
def test_r19_time_is_up_also_where_nothing_moves(held: Hand | None) -> None:
    player = Player(table("1@0,0u", turn_timer=5))
    if held:
        player.do(held)
    player.wait(5 * TICKS - 1)
    assert player.turn.world.still
    assert player.turn.tick().gone == ((0,) if held else ())
    result = player.wait(TICKS).outcome()
    assert [one.kind for one in result.incidents] == ["time"]


def test_r19_a_last_stone_that_rests_wins_also_when_time_is_up() -> None:
    player = Player(table("1@0,0u", ("0", "3 5"), turn_timer=5)).place("0@80,0u").wait(6 * TICKS)
    assert player.after().winners == (0,)


def test_r10_stones_that_join_once_the_hands_are_gone_are_a_fault() -> None:
    # Stone 2 in the other hand keeps stone 0 away from stone 1.
    player = Player(table("1@0,0u")).hold("2@86,0u", 6, hand=1).place("0@42.5,0d")
    assert player.turn.duty() is None, "as long as it is held, everything rests"
    result = player.end()
    assert [(one.kind, one.stones) for one in result.incidents] == [("touch", (0, 1))]
    assert (result.placed, result.taken) == ((), (0, 1))
    assert player.events == ["fault", "over"]
    assert player.after().counts == (13, 11)


def test_r20_nobody_is_left_without_stones_in_a_game_that_goes_on() -> None:
    # The last stone is down, but time is up before a cord is back where it crosses the other.
    player = Player(table("", ("0", "1 3"), boxes="trio+trio", turn_timer=15))
    player.place("0@-130,0u").draw(0, (820, 0), cord=1, speed=900)
    assert player.turn.duty() is not None
    player.wait(16 * TICKS)
    after = player.after()
    assert after.last is not None
    assert after.last.fault
    assert not after.over, "a duty was open (R20)"
    assert after.counts[0] > 0, "somebody who has to place needs a stone"
