"""C59 to C69: placing more than one stone in a turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kluster_scenes import ENGINE, Player, table, told

from klub.engine.contract import Json
from klub.games.kluster import AREA, State, notation, rules
from klub.games.kluster.input import Hand, Release

MANY = [str(stone) for stone in range(24)]


def stocks(*counts: int) -> tuple[str, ...]:
    """Stocks of so many stones each, dealt in order: with 6 and 4, seat 1 has stones 6 to 9."""
    starts = [sum(counts[:seat]) for seat in range(len(counts))]
    return tuple(
        " ".join(MANY[start : start + count]) for start, count in zip(starts, counts, strict=True)
    )


def expert(*counts: int, down: str = "", **values: Json) -> State:
    return table(down, stocks(*counts), options=values, players=len(counts), mode="expert")


def test_c59_with_5_against_4_after_placing_the_player_may_continue() -> None:
    player = Player(expert(6, 4)).place("0@0,0u").place("1@80,0u")
    assert player.end().placed == (0, 1)
    after = player.after()
    assert (after.counts, after.turn) == ((4, 4), 1)


def test_c60_with_4_against_4_an_extra_placement_is_refused() -> None:
    player = Player(expert(5, 4)).place("0@0,0u").lower("1@80,0u")
    assert player.refusal(Release(0)) == "R22"
    assert player.end().placed == (0,)


def test_c60_with_fewer_an_extra_placement_is_refused() -> None:
    player = Player(expert(3, 4)).place("0@0,0u").lower("1@80,0u")
    assert player.refusal(Release(0)) == "R22"


def test_c61_with_5_against_4_declining_is_allowed() -> None:
    player = Player(expert(6, 4)).place("0@0,0u")
    assert player.end().placed == (0,)
    assert player.after().counts == (5, 4)


def test_c62_after_each_extra_placement_the_test_repeats() -> None:
    player = Player(expert(7, 4)).place("0@0,0u").place("1@80,0u").place("2@-80,0u")
    assert player.turn.placed == [0, 1, 2]
    player.lower("3@0,80u")
    assert player.refusal(Release(0)) == "R22", "4 against 4"
    assert player.put_back().end().placed == (0, 1, 2)
    assert player.after().counts == (4, 4)


def test_c62_an_extra_placement_waits_until_the_one_before_rests() -> None:
    player = Player(expert(6, 4)).hold("0@-80,0u", 60).hold("1@80,0u", 60, hand=1).let_go(0)
    assert player.refusal(Release(1)) == "R22"
    assert player.rest().let_go(1).rest().end().placed == (0, 1)


def test_c63_only_the_next_player_counts() -> None:
    player = Player(expert(7, 4, 7)).place("0@0,0u").place("1@80,0u")
    assert player.end().placed == (0, 1)


def test_c63_at_a_table_where_everyone_counts_the_third_player_stops_it() -> None:
    player = Player(expert(7, 4, 7, expert_vs="everyone")).place("0@0,0u").lower("1@80,0u")
    assert player.refusal(Release(0)) == "R22"
    player = Player(expert(9, 4, 7, expert_vs="everyone")).place("0@0,0u").place("1@80,0u")
    assert player.end().placed == (0, 1)


def test_c63_the_next_player_is_the_one_clockwise() -> None:
    player = Player(table("", stocks(4, 7, 6), players=3, mode="expert", seat=2))
    player.place("11@0,0u").place("12@80,0u")
    assert player.end().placed == (11, 12), "after the last seat comes the first, who has 4"


def test_c64_a_fault_on_an_extra_placement_ends_the_turn_and_earlier_stones_stay() -> None:
    player = Player(expert(7, 4, down="20@0,0u")).place("0@100,0u").hold("1@-36,0d", 20).let_go()
    result = player.outcome()
    assert (result.placed, result.taken) == ((0,), (1, 20))
    after = player.after()
    assert (after.counts, after.turn) == ((7, 4), 1)
    assert after.holders[0] == AREA
    assert after.poses[0] is not None


def test_c64_an_earlier_stone_that_is_involved_is_taken_too() -> None:
    player = Player(expert(7, 4)).place("0@0,0u").hold("1@36,0d", 20).let_go()
    result = player.outcome()
    assert (result.placed, result.taken) == ((), (0, 1))
    assert player.after().counts == (7, 4)


def test_c65_after_such_a_fault_nothing_more_is_placed_though_the_stock_is_larger() -> None:
    player = Player(expert(7, 4, down="20@0,0u")).place("0@100,0u").hold("1@-36,0d", 20).let_go()
    player.outcome()
    after = player.after()
    assert after.counts[0] > after.counts[1]
    assert player.refusal(Hand(0, 2, -0.1, 0, 0.12)) == "R18"
    assert player.refusal(Release(0)) == "R18"
    assert ENGINE.to_move(after) == 1


def test_c66_after_a_fault_the_next_turn_is_played_normally() -> None:
    state = told(expert(6, 4, down="20@0,0u 21@80,0u"), taken="20 21")
    state = told(state, placed="6@-80,0u")
    assert (state.turn, state.counts) == (0, (8, 3))
    player = Player(state).place("0@80,0u").place("1@0,0u")
    assert player.end().placed == (0, 1), "extra placements too"


def test_c67_a_stone_that_leaves_stops_the_series_as_a_touch_does() -> None:
    player = Player(expert(8, 4)).place("0@-80,0u")
    player.hold("1@100,0u", 60).hold("1@150,0u", 60, speed=1200).let_go()
    result = player.outcome()
    assert [one.kind for one in result.incidents] == ["exit"]
    assert (result.placed, result.taken) == ((0,), (1,))
    after = player.after()
    assert (after.counts, after.turn) == ((7, 4), 1)


@given(
    st.lists(st.integers(1, 6), min_size=2, max_size=4),
    st.integers(1, 6),
    st.sampled_from(["next", "everyone"]),
)
def test_c68_an_extra_placement_never_empties_the_stock(
    counts: list[int], placed: int, against: str
) -> None:
    counts[0] = max(counts[0], placed)
    state = expert(*counts, expert_vs=against)
    if rules.objection_to_more(state, placed) is None:
        assert counts[0] - placed - 1 >= 1


@pytest.mark.parametrize("own", [1, 2, 3])
def test_c68_a_game_is_won_with_the_first_stone_of_a_turn(own: int) -> None:
    player = Player(expert(own, 1)).place("0@0,0u")
    stone = 1
    while stone < own:
        player.lower(f"{stone}@{80 * (-1) ** stone},0u")
        if player.turn.objection(player.turn.seat, Release(0)):
            player.put_back()
            break
        player.let_go().rest()
        stone += 1
    player.end()
    after = player.after()
    assert after.over == (own == 1)
    assert after.counts[0] == (0 if own == 1 else 1)


def test_c69_with_two_players_the_next_player_is_the_opponent() -> None:
    for seat, (own, other) in ((0, ("0 1 2", "5")), (1, ("5", "0 1 2"))):
        player = Player(table("", (own, other), seat=seat, mode="expert"))
        player.place("0@0,0u").place("1@80,0u")
        assert player.end().placed == (0, 1)


def test_c59_a_plan_may_place_several_too() -> None:
    after = ENGINE.play(expert(6, 4), notation.plan("0@0,0u 1@80,0u"))
    assert after.counts == (4, 4)
    refused = ENGINE.objection(expert(5, 4), notation.plan("0@0,0u 1@80,0u"))
    assert refused is not None
    assert refused.rule == "R22"
