"""C7–C13, C90: who begins, and who comes next (R4, R5, R6)."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from kluster_choices import agreed, option_values, started

from klub.engine.contract import Json, Seat
from klub.games.kluster import rules
from klub.games.kluster.options import objection, options
from klub.games.kluster.result import TurnResult
from klub.games.kluster.setup import start
from klub.games.kluster.starter import rematch, starter
from klub.games.kluster.state import State


def beginner(**values: Json) -> int:
    """Who begins at a table of three, unless another number is told."""
    return starter(options({"players": 3, "by_height": "2,0,1", **values}), Random(1))


def test_c7_the_shortest_begins_a_first_game() -> None:
    assert beginner() == 2
    assert beginner(by_height=[1, 2, 0]) == 1
    assert started(players=3, by_height="2,0,1").turn == 2


def test_without_a_word_about_height_seat_0_counts_as_the_shortest() -> None:
    assert started(players=4).turn == 0


def test_c8_the_youngest_begins_if_the_table_says_so() -> None:
    assert beginner(starter="youngest", youngest=1) == 1
    assert beginner(starter="youngest") == 0


def test_the_host_begins_if_the_table_says_so() -> None:
    """R4."""
    assert beginner(starter="host") == 0


def test_a_random_starter_is_drawn_from_the_seed() -> None:
    """R4."""
    drawn = [started(number, players=3, starter="random").turn for number in range(40)]
    assert drawn == [started(number, players=3, starter="random").turn for number in range(40)]
    assert set(drawn) == {0, 1, 2}


def test_who_begins_does_not_change_the_stones() -> None:
    seeds = {started(7, starter=how).seeds for how in ("shortest", "random", "host", "youngest")}
    assert seeds == {started(7).seeds}


@pytest.mark.parametrize("how", ["shortest", "youngest", "host", "random"])
def test_c9_whoever_held_most_begins_a_rematch(how: str) -> None:
    assert beginner(previous="0,5,3", starter=how) == 1
    assert beginner(previous=[0, 5, 3], tie_among="tied", starter=how) == 1


def test_c10_after_a_tie_the_shortest_of_all_begins_even_the_winner() -> None:
    assert beginner(previous="0,5,5", by_height="0,1,2") == 0
    assert beginner(previous="0,5,5", by_height="0,2,1") == 0


def test_c11_or_the_shortest_of_those_who_are_tied() -> None:
    assert beginner(previous="0,5,5", by_height="0,2,1", tie_among="tied") == 2
    assert beginner(previous="0,5,5", by_height="0,1,2", tie_among="tied") == 1


def test_c12_after_an_elimination_the_shortest_begins() -> None:
    assert beginner(previous="0,0,0") == 2
    assert beginner(previous="0,0,0", first_out=1) == 2
    assert beginner(previous="0,0,0", tie_among="tied") == 2
    assert beginner(first_out=1) == 2


def test_or_whoever_was_out_first() -> None:
    """R6."""
    assert beginner(previous="0,0,0", first_out=1, elim_rematch="first_out") == 1
    assert beginner(first_out=1, elim_rematch="first_out") == 1
    assert beginner(previous="0,0,0", elim_rematch="first_out") == 2


def test_who_was_out_first_does_not_matter_once_stones_were_held() -> None:
    """R6."""
    assert beginner(previous="0,5,3", first_out=2, elim_rematch="first_out") == 1


def skipped(state: State) -> State:
    """The game after a turn in which nothing has changed."""
    return rules.after(state, TurnResult(state.turn, (), (), (), (), (), ticks=1))


def test_c13_the_turn_goes_round_clockwise() -> None:
    state = started(players=3, by_height="0,1,2")
    order = [state.turn]
    for _ in range(3):
        state = skipped(state)
        order.append(state.turn)
    assert order == [0, 1, 2, 0]


def test_c90_the_shortest_begins_an_elimination() -> None:
    assert started(players=5, mode="elimination", by_height="3,0,1,2,4").turn == 3


def test_a_rematch_remembers_what_everybody_held() -> None:
    """R5."""
    state = started(players=3, by_height="1,2,0", turn_timer=30)
    held = replace(state, holders=(0,) * 5 + (2,) * 9 + (-1,) * 10)
    again = rematch(held)
    assert (again.previous, again.first_out) == ((5, 0, 9), None)
    assert (again.players, again.by_height, again.turn_timer) == (3, (1, 2, 0), 30)
    assert start(again, Random(1)).turn == 2


@pytest.mark.parametrize("mode", ["elimination", "solo"])
def test_after_elimination_and_solo_nobody_held_stones(mode: str) -> None:
    """R6."""
    players = 1 if mode == "solo" else 3
    again = rematch(started(players=players, mode=mode))
    assert again.previous == (0,) * players
    assert start(again, Random(1)).turn == 0


def test_a_rematch_remembers_who_was_out_first() -> None:
    """R6."""
    state = started(players=4, mode="elimination", elim_rematch="first_out")
    again = rematch(replace(state, out=(Seat(2), Seat(0), Seat(3))))
    assert again.first_out == 2
    assert start(again, Random(1)).turn == 2


def test_a_rematch_of_a_rematch_forgets_the_game_before_the_last() -> None:
    first = started(players=2, previous="3,8", first_out=1)
    assert rematch(first).previous == (12, 12)
    assert rematch(first).first_out is None


@given(option_values())
def test_a_rematch_can_always_be_played(values: dict[str, Json]) -> None:
    options = agreed(values)
    again = rematch(start(options, Random(1)))
    assert objection(again) is None
    assert start(again, Random(2)).turn in range(options.players)
