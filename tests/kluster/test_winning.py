"""C54 to C58: who wins, when, and how the others rank."""

from dataclasses import replace

import pytest
from kluster_scenes import ENGINE, Player, table, told

from klub.engine.errors import Illegal
from klub.games.kluster import State, Turn, notation

PLACES = (
    (-130, 0),
    (-65, 50),
    (-65, -50),
    (0, 0),
    (65, 50),
    (65, -50),
    (130, 0),
    (0, 75),
    (0, -75),
)
"""mm. Room for stones that push each other."""


def test_c54_the_owner_of_the_last_stone_wins_at_once() -> None:
    player = Player(table("1@0,0u", stocks=("0", "3 5"))).place("0@80,0u")
    player.end()
    after = player.after()
    assert (after.over, after.winners, after.counts) == (True, (0,), (0, 2))
    assert ENGINE.to_move(after) is None, "nobody gets another turn"
    assert ENGINE.outcome(after) is not None
    with pytest.raises(Illegal) as refused:
        Turn(after)
    assert refused.value.rule == "R20"
    with pytest.raises(Illegal):
        ENGINE.play(after, notation.plan("3@-80,0u"))


def test_c54_a_player_who_is_not_the_starter_can_win_too() -> None:
    player = Player(table("1@0,0u", stocks=("0 2", "3", "5 7"), seat=1, players=3))
    player.place("3@80,0u").end()
    assert player.after().winners == (1,)


def test_c55_a_last_stone_that_clusters_does_not_win() -> None:
    player = Player(table("1@0,0u", stocks=("0", "3 5"))).hold("0@36,0d", 20).let_go()
    assert player.outcome().fault
    after = player.after()
    assert (after.over, after.winners, after.counts, after.turn) == (False, (), (2, 2), 1)
    assert ENGINE.outcome(after) is None


def test_c55_a_last_stone_that_rests_does_not_win_if_a_fault_follows() -> None:
    player = Player(table("1@-25,0u", stocks=("0", "3 5"))).place("0@60,0d").draw(0, (-30, 0))
    assert player.outcome().fault
    after = player.after()
    assert (after.over, after.counts, after.turn) == (False, (2, 2), 1)


def test_c55_a_last_stone_that_rests_while_others_join_does_not_win() -> None:
    down = "1@-25,0u 7@25,0d"
    player = Player(table(down, stocks=("0", "3 5"))).place("0@-120,0u").draw(0, (0, 0))
    assert (player.outcome().placed, player.outcome().taken) == ((0,), (1, 7))
    after = player.after()
    assert (after.over, after.counts, after.turn) == (False, (2, 2), 1)


def test_c56_nobody_has_won_while_the_last_stone_moves() -> None:
    player = Player(table("1@-80,0u", stocks=("0", "3 5"))).hold("0@80,0u", 60).let_go()
    while not player.turn.settled:
        assert (player.turn.over, player.turn.result) == (False, None)
        assert not player.turn.state.over
        player.wait(1)
    assert not player.turn.over, "the player has to end the turn"
    player.end()
    assert player.after().over


def test_c57_without_faults_the_starter_wins() -> None:
    state = table(stocks=("0 2 4", "1 3 5", "7 9 11"), players=3, seat=2)
    for x, y in PLACES:
        if state.over:
            break
        player = Player(state).place(f"{state.stock[0]}@{x},{y}u")
        player.end()
        state = player.after()
    assert (state.winners, state.counts) == ((2,), (1, 1, 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c57_without_faults_the_starter_wins_with_any_number(players: int) -> None:
    state = table(players=players, seat=1)
    while not state.over:
        state = told(state, placed=f"{state.stock[0]}@0,0u")
    assert state.winners == (1,)
    assert state.turns == players * (24 // players - 1) + 1


@pytest.mark.parametrize(
    ("stocks", "places"),
    [
        (("", "1 3 5 7 9", "2 4 6"), [1, 3, 2]),
        (("", "1 3", "2 4"), [1, 2, 2]),
        (("", "1", "2 4", "5 7 9"), [1, 2, 3, 4]),
    ],
)
def test_c58_the_winner_comes_first_and_then_the_fewest_stones(
    stocks: tuple[str, ...], places: list[int]
) -> None:
    outcome = ENGINE.outcome(ended(stocks))
    assert outcome is not None
    assert outcome.winners == (0,)
    assert [score["place"] for score in outcome.scores] == places
    totals = [score["total"] for score in outcome.scores]
    assert sorted(places) == [
        1 + sum(other > total for other in totals) for total in sorted(totals, reverse=True)
    ]


def ended(stocks: tuple[str, ...]) -> State:
    """A game that seat 0 has just won, with these stones left."""
    before = table(stocks=("0", *stocks[1:]), players=len(stocks))
    after = told(before, placed="0@0,0u")
    assert after.over
    return replace(after)
