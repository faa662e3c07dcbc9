"""C14 to C34: what a turn allows, with real stones, hands and cords."""

from itertools import pairwise
from random import Random

import pytest
from kluster_scenes import ENGINE, Player, sound, table

from klub.engine.contract import Json, Seat
from klub.games.kluster import AREA, State
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.physics.layout import FREE, HELD

MODES: tuple[dict[str, Json], ...] = (
    {"players": 2},
    {"players": 3, "mode": "expert"},
    {"players": 1},
    {"players": 5, "mode": "elimination"},
    {"players": 2, "boxes": "duo"},
    {"players": 5, "boxes": "trio+duo"},
)


def games(values: dict[str, Json], turns: int) -> list[State]:
    """The states of a game of random turns."""
    rng = Random(7)
    states = [ENGINE.start(ENGINE.options(values), rng)]
    while len(states) <= turns and not states[-1].over:
        states.append(ENGINE.play(states[-1], ENGINE.sample(states[-1], rng)))
    return states


@pytest.mark.parametrize("values", MODES, ids=str)
def test_c14_and_c15_no_stone_is_lost_and_every_turn_begins_sound(values: dict[str, Json]) -> None:
    states = games(values, 12)
    for state in states:
        holders = [*range(state.options.players), -1, -2, -3]
        assert sum(len(state.held_by(holder)) for holder in holders) == len(state.stones)
        sound(state)
    for before, after in pairwise(states):
        assert after.last is not None
        gained = len(after.area) - len(before.area)
        new = [stone for stone in after.last.taken if stone in before.area]
        assert gained == len(after.last.placed) - len(new)


def test_c14_a_stone_in_a_hand_is_still_of_the_stock() -> None:
    player = Player(table("1@0,0u")).hold("0@80,0u", 100).hold("2@-80,0u", 100, hand=1)
    kinds = player.turn.world.record["kind"].tolist()
    assert (kinds.count(HELD), kinds.count(FREE)) == (2, 1)
    assert {0, 2} <= set(player.turn.state.stock)
    assert player.put_back(0).turn.held == (2,)
    assert player.place("4@-80,60u").end().placed == (4,)
    assert player.after().counts == (11, 11)


def test_c15_stones_that_a_fault_leaves_behind_lie_apart_and_inside() -> None:
    player = Player(table("1@0,0u 3@70,0u 5@-70,0u 7@0,70u"))
    player.hold("0@0,36d", 20).let_go()
    assert player.outcome().fault
    sound(player.after())


def test_c16_a_turn_cannot_end_with_nothing_placed() -> None:
    player = Player(table("1@0,0u"))
    assert player.refusal(End()) == "R19"
    assert player.hold("0@80,0u", 60).refusal(End()) == "R19"
    assert player.draw(0, (195, 0)).refusal(End()) == "R19"


def test_c16_nobody_may_pass_even_if_there_is_hardly_any_room() -> None:
    rows = " ".join(
        f"{2 * k + 1}@{x},{y}u"
        for k, (x, y) in enumerate((x, y) for x in (-90, -30, 30, 90) for y in (-50, 0, 50))
    )
    assert Player(table(rows)).refusal(End()) == "R19"


def test_c17_a_second_stone_is_refused() -> None:
    player = Player(table()).place("0@0,0u").lower("2@80,0u")
    assert player.refusal(Release(0)) == "4.3"
    assert player.put_back().end().placed == (0,)
    assert player.after().counts == (11, 12)


def test_c18_the_cord_may_be_moved_before_placing() -> None:
    player = Player(table("1@0,0u")).draw(0, (230, 0)).draw(16, (0, 100))
    assert player.place("0@80,0u").end().placed == (0,)
    assert [cord for cord, _ in player.outcome().cords] == [0]
    assert player.after().cords != player.state.cords


def test_c19_the_cord_may_be_moved_after_placing() -> None:
    player = Player(table("1@0,0u")).place("0@80,0u").draw(32, (-230, 0))
    result = player.end()
    assert (result.placed, result.fault) == ((0,), False)
    assert dict(result.cords)[0] != player.state.cords[0]


@pytest.mark.parametrize(
    "one",
    [
        Hand(0, 1, 0.08, 0, 0.1),
        Hand(0, 0, 0.08, 0, 0.1),
        Release(0),
        PutBack(0),
        Grab(0, 0),
        Drag(0, 0.1, 0),
        LetGo(0),
        End(),
    ],
    ids=lambda one: type(one).__name__,
)
def test_c20_another_player_touches_neither_cord_nor_stone(one: Input) -> None:
    player = Player(table()).place("0@0,0u").lower("2@-80,0u")
    player.do(Grab(0, 0)).wait(1)
    assert player.refusal(one, seat=1) == "4.5"
    assert player.refusal(one, seat=7) == "4.5"


def test_c23_a_stone_that_is_down_cannot_be_dragged() -> None:
    player = Player(table("1@0,0u 3@80,0u"))
    for hand, stone, z in ((0, 1, 0.0), (1, 1, 0.006), (0, 3, 0.12)):
        assert player.refusal(Hand(hand, stone, 0.02, 0.02, z)) == "R15"
    player.hold("0@-80,0u", 100)
    assert player.refusal(Hand(0, 1, 0.02, 0.02, 0.1)) == "R15", "nor in exchange for another"


def test_c24_a_held_stone_moves_one_that_is_down_without_a_fault() -> None:
    player = Player(table("1@0,0u")).hold("0@40,0u", 60)
    player.hold("0@32,0u", 6, speed=40)
    assert player.at(1)[0] < -3, "it is pushed away"
    assert not player.turn.over
    assert player.turn.world.touches() == []
    assert player.put_back().rest().place("0@110,0u").end().placed == (0,)
    assert dict(player.outcome().rest).keys() == {0, 1}


def test_c24_a_held_stone_pulls_one_that_is_down_without_a_fault() -> None:
    player = Player(table("1@0,0u")).hold("0@60,0d", 30)
    for x in range(60, 30, -1):
        player.hold(f"0@{x},0d", 10, speed=60)
        if player.at(1)[0] > 0.5:
            break
    player.hold("0@120,0d", 60, speed=1000).rest()
    assert player.at(1)[0] > 1
    assert not player.turn.over


def test_c25_two_held_stones_are_used_together() -> None:
    player = Player(table("1@0,0u"))
    player.hold("0@60,0u", 20).hold("2@-60,0u", 20, hand=1)
    assert set(player.turn.held) == {0, 2}
    player.hold("0@36,0u", 8, speed=60).hold("2@-60,0u", 8, hand=1)
    assert player.at(1)[0] < -1
    assert not player.turn.over
    assert player.let_go(0).rest().end().placed == (0,)


def test_c25_stones_are_swapped_with_the_stock_at_will() -> None:
    player = Player(table())
    for stone in (0, 2, 4, 0):
        player.hold(f"{stone}@60,0u", 100)
        assert player.turn.held == (stone,)
    assert player.refusal(Hand(1, 0, 0, 0, 0.1)) == "R21", "one stone is not in two hands"
    assert player.place("0@60,0u").end().placed == (0,)
    assert player.after().counts == (11, 12)


def test_c26_at_a_table_for_one_hand_a_second_held_stone_is_refused() -> None:
    player = Player(table(tool="one_hand")).hold("0@0,0u", 100)
    assert player.refusal(Hand(1, 2, 0.08, 0, 0.12)) == "R21"
    assert player.hold("2@0,0u", 100).turn.held == (2,), "but it may be swapped"
    assert player.do(Grab(0, 0)).wait(1).turn.held == (2,), "and a cord drawn with the other hand"


def test_c25_two_hands_hold_two_things_and_no_third() -> None:
    player = Player(table()).hold("0@0,0u", 100).hold("2@80,0u", 100, hand=1)
    assert player.refusal(Grab(0, 0)) == "R21"
    player.put_back(1).do(Grab(0, 0))
    assert player.refusal(Hand(1, 2, 0.08, 0, 0.12)) == "R21"


def test_c34_a_stone_just_let_go_is_touched_no_more() -> None:
    player = Player(table()).hold("0@0,0u", 60).let_go()
    for _ in range(30):
        assert player.refusal(Hand(0, 0, 0, 0, 0.06)) == "R15"
        assert player.refusal(Hand(1, 0, 0.01, 0, 0)) == "R15"
        assert player.refusal(PutBack(0)) == "4.3"
        player.wait(1)
    assert player.end().placed == (0,)


def test_the_seats_of_a_turn_are_the_states() -> None:
    player = Player(table(seat=1))
    assert player.turn.seat == Seat(1)
    assert player.refusal(Hand(0, 0, 0, 0, 0.12)) == "4.3", "seat 1 has no even stones"
    assert player.place("1@0,0u").end().seat == 1
    assert player.after().holders[1] == AREA
