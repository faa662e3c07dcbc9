"""C72 to C79: one player, all stones, and two faults."""

import pytest
from kluster_scenes import ENGINE, STAR, Player, table, told

from klub.engine.contract import Json
from klub.games.kluster import State


def solo(down: str = "", faults: int = 0, **values: Json) -> State:
    """A game for one, after so many faults that took stones of no account."""
    state = table(down, options=values, players=1)
    for _ in range(faults):
        state = told(state, fault="exit")
    return state


def row(count: int) -> str:
    """So many stones, told to lie in the area; only their number matters."""
    return " ".join(
        f"{stone}@{60 * (stone % 5) - 120},{50 * (stone // 5) - 50}u" for stone in range(count)
    )


def score(state: State) -> tuple[int, bool]:
    """The score, and whether it is a total victory."""
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    return outcome.scores[0]["total"], bool(outcome.scores[0]["victory"])


def pair_joins(state: State) -> State:
    """A turn in which the cord pushes stones 0 and 1 together."""
    player = Player(state).draw(0, (0, 0))
    assert player.outcome().taken == (0, 1)
    return player.after()


def test_c72_after_the_first_and_the_second_fault_play_goes_on() -> None:
    state = solo("0@-25,0u 1@25,0d")
    for faults in (1, 2):
        state = pair_joins(state)
        assert (state.over, state.faults, state.turn, len(state.stock)) == (False, (faults,), 0, 24)
        state = solo("0@-25,0u 1@25,0d", faults)
    assert Player(state).place("2@-100,0u").end().placed == (2,)


def test_c73_the_third_fault_ends_the_game_at_once() -> None:
    state = pair_joins(solo("0@-25,0u 1@25,0d", faults=2))
    assert (state.over, state.faults) == (True, (3,))
    assert ENGINE.to_move(state) is None
    assert score(state) == (0, False)


@pytest.mark.parametrize(("allowed", "ends_at"), [(0, 1), (1, 2), (2, 3), (5, 6)])
def test_c74_solo_faults_says_how_many_are_tolerated(allowed: int, ends_at: int) -> None:
    state = solo(solo_faults=allowed)
    for _ in range(ends_at - 1):
        state = told(state, fault="exit")
        assert not state.over
    assert told(state, fault="exit").over


def test_c75_a_cluster_of_four_is_one_fault() -> None:
    player = Player(solo(STAR)).hold("0@0,0d", 15).let_go()
    assert player.outcome().taken == (0, 1, 3, 5)
    after = player.after()
    assert (after.faults, after.over, len(after.stock)) == ((1,), False, 24)


def test_c76_an_exit_without_a_touch_is_one_fault() -> None:
    player = Player(solo()).hold("0@100,0u", 60).hold("0@150,0u", 60, speed=1200).let_go()
    assert [one.kind for one in player.outcome().incidents] == ["exit"]
    after = player.after()
    assert (after.faults, after.over, len(after.stock)) == ((1,), False, 24)


def test_c77_all_stones_placed_with_two_faults_is_a_total_victory() -> None:
    state = solo(faults=2)
    while not state.over:
        state = told(state, placed=f"{state.stock[0]}@0,0u")
    assert state.faults == (2,)
    assert (score(state), state.winners) == ((24, True), (0,))


def test_c77_the_last_stone_is_really_placed() -> None:
    state = table("1@0,0u 3@80,0u", stocks=("0",), players=1)
    player = Player(state).place("0@-80,0u")
    player.end()
    after = player.after()
    assert after.over
    assert score(after) == (3, True)


def test_c77_a_last_stone_that_faults_is_no_victory() -> None:
    state = table("1@0,0u 3@100,0u", stocks=("0",), players=1)
    player = Player(state).hold("0@-36,0d", 20).let_go()
    assert player.outcome().taken == (0, 1)
    assert (player.after().over, player.after().faults) == (False, (1,))


def test_c78_a_third_fault_with_15_down_and_3_in_the_cluster_scores_12() -> None:
    state = told(solo(row(15), faults=2), taken="3 4 5")
    assert state.over
    assert score(state) == (12, False)


def test_c78_the_stone_that_was_being_placed_is_one_of_the_15_or_none() -> None:
    state = told(solo(row(14), faults=2), taken="3 4 20")
    assert score(state) == (12, False)


def test_c79_with_peak_the_highest_count_is_scored_instead() -> None:
    state = told(solo(row(14), solo_score="peak"), placed="14@0,110u")
    for _ in range(2):
        state = told(state, fault="exit")
    state = told(state, taken="3 4 5")
    assert state.over
    assert score(state) == (15, False)
    assert score(told(solo(row(15), faults=2), taken="3 4 5")) == (12, False)


def test_c73_time_that_runs_out_is_a_fault_like_any_other() -> None:
    player = Player(solo(turn_timer=5)).wait(400)
    after = player.after()
    assert (after.faults, len(after.stock)) == ((1,), 24)
