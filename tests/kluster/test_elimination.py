"""C82 to C92: one pool for all, and a fault puts its player out."""

import pytest
from kluster_scenes import ENGINE, Player, table, told

from klub.engine.contract import Json
from klub.games.kluster import POOL, State
from klub.games.kluster.box import kinds_of
from klub.games.kluster.input import End, Hand, Release


def round_of(players: int, down: str = "", seat: int = 0, **values: Json) -> State:
    return table(down, None, seat, options=values, players=players, mode="elimination")


def pool(state: State) -> int:
    return len(state.held_by(POOL))


def test_c82_a_placement_takes_one_from_the_pool_and_the_next_player_acts() -> None:
    player = Player(round_of(5)).place("7@0,0u")
    player.end()
    after = player.after()
    assert (pool(after), after.area, after.turn, after.out) == (23, (7,), 1, ())


def test_c83_a_fault_while_placing_puts_the_player_out_and_the_stones_into_the_pool() -> None:
    player = Player(round_of(5, "1@0,0u 3@100,0u")).hold("0@36,0d", 20).let_go()
    assert player.outcome().taken == (0, 1)
    after = player.after()
    assert (after.out, after.turn, pool(after), after.area) == ((0,), 1, 23, (3,))
    assert after.counts == (0,) * 5


@pytest.mark.parametrize("how", ["cord", "field"])
def test_c84_a_fault_before_placing_puts_the_player_out_likewise(how: str) -> None:
    player = Player(round_of(5, "1@-25,0u 3@25,0d", seat=4))
    if how == "cord":
        player.draw(0, (0, 0))
    else:
        player.hold("0@-90,0u", 20).hold("0@-55,0u", 6, speed=60)
    result = player.outcome()
    assert (result.placed, result.taken) == ((), (1, 3))
    after = player.after()
    assert (after.out, after.turn, pool(after)) == ((4,), 0, 24)


def test_c85_an_exit_counts_as_a_touch_does() -> None:
    player = Player(round_of(3)).hold("0@100,0u", 60).hold("0@150,0u", 60, speed=1200).let_go()
    assert [one.kind for one in player.outcome().incidents] == ["exit"]
    after = player.after()
    assert (after.out, after.turn, pool(after)) == ((0,), 1, 24)


def test_c86_eliminated_players_get_no_turns() -> None:
    state = round_of(4, "1@0,0u 3@60,0u")
    order = []
    for faults in (True, False, True, False, False, False):
        order.append(state.turn)
        placed = f"{state.stock[-1]}@0,0u"
        state = told(state, fault="exit") if faults else told(state, placed=placed)
    assert order == [0, 1, 2, 3, 1, 3]
    assert (state.out, state.turn) == ((0, 2), 1)


@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0)])
def test_c87_of_two_players_the_one_who_makes_no_fault_wins_immediately(
    seat: int, winner: int
) -> None:
    player = Player(round_of(2, "1@-25,0u 3@25,0d", seat=seat)).draw(0, (0, 0))
    assert player.outcome().fault
    after = player.after()
    assert (after.over, after.winners) == (True, (winner,))
    assert ENGINE.to_move(after) is None


def test_c87_the_last_of_many_wins_and_the_others_rank_by_when_they_left() -> None:
    state = round_of(4)
    while not state.over:
        state = told(state, fault="exit")
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.winners, state.out) == ((3,), (0, 1, 2))
    assert [one["place"] for one in outcome.scores] == [4, 3, 2, 1]


def last_stone(players: int = 4, **values: Json) -> State:
    """One stone is left in the pool, and seat 1 is out."""
    return table("1@0,0u", ("0",), 0, (1,), values, players=players, mode="elimination")


def test_c88_with_an_empty_pool_all_who_are_left_win() -> None:
    player = Player(last_stone()).place("0@80,0u")
    player.end()
    after = player.after()
    assert (after.over, after.winners) == (True, (0, 2, 3))


def test_c88_a_last_stone_that_faults_refills_the_pool() -> None:
    player = Player(last_stone()).hold("0@36,0d", 20).let_go()
    assert player.outcome().fault
    after = player.after()
    assert (after.over, after.out, pool(after), after.turn) == (False, (1, 0), 2, 2)


def test_c89_with_clear_and_continue_the_area_is_cleared_and_the_same_players_go_on() -> None:
    player = Player(last_stone(pool_empty="clear_and_continue")).place("0@80,0u")
    player.end()
    after = player.after()
    assert (after.over, after.area, pool(after), after.turn, after.out) == (False, (), 2, 2, (1,))
    assert Player(after).place("1@0,0u").end().placed == (1,)


def test_c88_with_last_placer_whoever_placed_the_last_stone_wins() -> None:
    player = Player(last_stone(pool_empty="last_placer")).place("0@80,0u")
    player.end()
    assert player.after().winners == (0,)


def test_c91_a_player_must_place_one() -> None:
    assert Player(round_of(5)).refusal(End()) == "R19"


def test_c91_a_player_places_no_second() -> None:
    player = Player(round_of(5)).place("0@0,0u").lower("1@80,0u")
    assert player.refusal(Release(0)) == "4.3"
    assert player.end().placed == (0,)


@pytest.mark.parametrize("kind", ["trio", "duo"])
def test_c92_of_a_mixed_pool_the_player_chooses_the_kind(kind: str) -> None:
    state = round_of(5, boxes="trio+duo")
    stone = kinds_of(state.options.boxes).index(kind)
    x, y = state.cords[0][0]
    player = Player(state)
    player.place(f"{stone}@{1000 * x - 100:.0f},{1000 * y:.0f}u").end()
    after = player.after()
    assert (after.area, pool(after)) == ((stone,), 35)


def test_c92_any_stone_of_the_pool_may_be_chosen_and_swapped() -> None:
    player = Player(round_of(5, "3@0,0u"))
    for stone in (0, 23, 11):
        player.hold(f"{stone}@80,0u", 100)
    assert player.refusal(Hand(1, 3, 0, 0, 0.12)) == "R15", "but none from the area"
    assert player.place("11@80,0u").end().placed == (11,)
