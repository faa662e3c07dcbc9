"""Advice for Kluster: room is worth more than company, and bad luck is no blunder."""

from dataclasses import replace
from itertools import combinations
from math import dist
from random import Random

import pytest
from kluster_scenes import ENGINE, RING, TIGHT, table

from klub.advice import Budget, hints
from klub.engine.advice import Verdict
from klub.engine.contract import Json, Seat
from klub.games.kluster import Placement, Plan, Played, Pull, State, notation
from klub.games.kluster.advice import choices, verdict
from klub.games.kluster.advice.idea import APART, Idea
from klub.games.kluster.advice.moment import Moment
from klub.games.kluster.advice.weighing import weighed
from klub.games.kluster.attempt import attempts, placed_by
from klub.games.kluster.input import Hand
from klub.games.kluster.log import log
from klub.games.kluster.risk import HUMAN
from klub.games.kluster.view import View

CHEAP = Budget(1.0, simulations=64)
CROWD = "0@0,0,0u 1@-60,0,0u"
"""Two stones with room between them and round them."""


def judged(state: State, line: str) -> Verdict[notation.Move]:
    return verdict(View(state, state.turn), notation.move(line), Random(3), CHEAP)


def test_a_spot_beside_a_magnet_is_a_blunder_where_there_is_room() -> None:
    state = table(CROWD)
    found = judged(state, f"{state.stock[0]}@24,0,0d")
    assert found.mark == "blunder"
    assert found.worth is not None
    assert found.best is not None
    assert found.worth < 0.3 < 0.9 < found.best
    assert found.better[0].worth == found.best


def test_room_is_best_though_it_went_wrong() -> None:
    """The same place is judged the same, whatever a record says has come of it."""
    state = table(CROWD)
    found = judged(state, f"{state.stock[0]}@70,-20,0u")
    assert (found.mark, found.better) == ("best", ())
    assert found.worth is not None
    assert found.worth > 0.9


def test_hints_are_good_and_not_close_together() -> None:
    state = table(CROWD)
    told = hints(ENGINE, View(state, state.turn), Random(1), CHEAP)
    assert len(told) == 5
    assert [one.worth for one in told] == sorted((one.worth for one in told), reverse=True)
    assert told[0].worth > 0.9
    placements = [one.move.steps[0] for one in told]
    assert all(one.stone in state.stock for one in placements)
    for one, other in combinations(placements, 2):
        assert dist((one.x, one.y), (other.x, other.y)) > APART - 1e-3
    assert ENGINE.objection(state, told[0].move) is None


def test_on_an_empty_table_the_first_hints_are_far_from_each_other() -> None:
    state = table("")
    told = choices(View(state, state.turn), Random(1), CHEAP)
    places = [(one.x, one.y) for each in told[:3] for one in _placements(each.move)]
    assert len(places) == 3
    assert min(dist(*pair) for pair in combinations(places, 2)) > 1.5 * APART


# --- Where there is no room


def cramped(**options: Json) -> State:
    return table(RING, ("1 3 5 7", "9 11 13"), options={**TIGHT, **options})


def test_where_there_is_room_nobody_is_told_to_draw_the_cord() -> None:
    state = table(CROWD)
    told = choices(View(state, state.turn), Random(1), CHEAP)
    assert all(not _pulls(one.move) for one in told)


def test_where_there_is_none_the_cord_is_drawn_before_the_stone_is_placed() -> None:
    state = cramped()
    best, *told = choices(View(state, state.turn), Random(1), CHEAP)
    assert isinstance(best.move, Plan)
    assert [type(step) for step in best.move.steps] == [Pull, Placement]
    assert best.worth > 0.7
    assert all(one.worth >= best.worth / 2 for one in told)
    after = ENGINE.play(state, best.move)
    assert after.last is not None
    assert not after.last.incidents
    # Without the pull it goes wrong: it is what makes the difference.
    placed = verdict(View(state, state.turn), Plan(tuple(_placements(best.move))), Random(1), CHEAP)
    assert placed.worth is not None
    assert placed.worth < 0.3


def test_where_whole_stones_have_to_be_inside_none_is_pushed_over_the_cord() -> None:
    """R7: the cord lies against the stones, and whatever is done, one of them hangs over it."""
    state = cramped(inside="whole_stone")
    told = choices(View(state, state.turn), Random(1), CHEAP)
    assert [one.worth for one in told] == [0.0] * len(told)


def test_a_turn_that_did_without_the_cord_is_told_of_it() -> None:
    found = judged(cramped(), "1@0,30,0u")
    assert found.mark == "blunder"
    assert _pulls(found.better[0].move)


def test_a_cord_that_makes_stones_snap_is_worth_nothing() -> None:
    state = table("0@-20,0,0u 2@28,0,0d", ("1 3", "5"))
    room = Idea(Placement(1, 0.12, 0.03))
    snapping = Idea(room.placement, Pull(0, 32, 0.0, 0.0))
    moment = Moment(state, state.world())
    found = weighed(moment, (room, snapping), CHEAP, 0.0, Random(1))
    assert found[0].worth > 0.9
    assert found[1].worth == 0


def test_advice_to_draw_the_cord_is_true_at_the_table() -> None:
    """Carried out by real hands that tremble, it goes as well as it says."""
    state, luck = cramped(), Random(2)
    best = choices(View(state, state.turn), Random(3), CHEAP)[0]
    assert isinstance(best.move, Plan)
    went = 0
    for _ in range(8):
        (pull,), (placement,) = _pulls(best.move), _placements(best.move)
        x, y = HUMAN.missed(luck, pull.x, pull.y)
        turn = ENGINE.play(state, Plan((replace(pull, x=x, y=y), HUMAN.felt(luck, placement)))).last
        assert turn is not None
        went += not turn.incidents
    assert abs(went / 8 - best.worth) < 0.4


# --- Luck


def test_the_same_luck_gives_the_same_hints() -> None:
    state = table(CROWD)
    one, other = (choices(View(state, Seat(0)), Random(5), CHEAP) for _ in range(2))
    assert one == other


def test_stones_that_have_to_stand_are_advised_to_stand() -> None:
    state = table("", equilibrium=True, players=2)
    told = choices(View(state, state.turn), Random(1), CHEAP)
    for one in told:
        assert isinstance(one.move, Plan)
        assert [step.face for step in _placements(one.move)] == ["edge"]
    assert told[0].worth > 0.5
    flat = verdict(
        View(state, state.turn), Plan((Placement(state.stock[0], 0.0, 0.0),)), Random(1), CHEAP
    )
    assert (flat.mark, flat.worth) == ("blunder", 0.0)


def test_a_turn_of_several_stones_is_as_good_as_its_worst() -> None:
    state = table(CROWD, mode="expert")
    one, other = state.stock[:2]
    good = f"{one}@70,-20,0u"
    both = judged(state, f"{good} {other}@70,4,0d")
    assert judged(state, good).mark == "best"
    assert both.mark == "blunder"


def test_each_placement_of_a_plan_is_seen_on_the_table_before_it() -> None:
    state = table(CROWD, mode="expert")
    one, other = state.stock[:2]
    plan = notation.move(f"c0.17>160,60 {one}@70,-20,0u {other}@-90,40,0d")
    first, second = attempts(state, plan)
    assert [first.placement.stone, second.placement.stone] == [one, other]
    assert one not in first.world.on_table
    assert one in second.world.on_table
    assert (first.world.cord(0) != state.world().cord(0)).any()


@pytest.mark.parametrize("cords", ["", "1:c0.17 2:c0>150,50 30:c0- "])
def test_what_was_tried_by_hand_is_where_the_stone_was_let_go(cords: str) -> None:
    state = table(CROWD)
    stone = state.stock[0]
    down = f"40:h0={stone}@70,-20,120,30d 100:h0={stone}@71,-20,0,30d 160:h0! 300:."
    (tried,) = attempts(state, Played(log(cords + down)))
    assert tried.placement == Placement(stone, 0.071, -0.02, 30.0, "down")
    moved = (tried.world.cord(0) != state.world().cord(0)).any()
    assert bool(moved) == bool(cords)


def test_a_stone_that_does_harm_in_the_hand_was_on_its_way() -> None:
    state = table(CROWD)
    stone = state.stock[0]
    words = f"1:h0={stone}@10,0,120,0d 20:h0={stone}@10,0,5,0d"
    (tried,) = attempts(state, Played(log(words)))
    assert (tried.placement.x, tried.placement.y) == (0.01, 0.0)


def test_a_turn_in_which_nothing_was_tried_has_no_mark() -> None:
    state = table(CROWD)
    stone = state.stock[0]
    raised = Played(log(f"1:h0={stone}@70,-20,120,0u 30:h0-"))
    assert attempts(state, raised) == ()
    assert verdict(View(state, state.turn), raised, Random(1), CHEAP).mark == "none"


def test_a_move_that_no_rule_allows_is_not_judged() -> None:
    state = table(CROWD)
    assert judged(state, "0@50,0,0u").mark == "none"  # it lies on the table already
    assert judged(state, "95@50,0,0u").mark == "none"


@pytest.mark.parametrize(
    ("held", "face"),
    [
        (Hand(0, 3, 0.0, 0.0, 0.0), "up"),
        (Hand(0, 3, 0.0, 0.0, 0.0, down=True), "down"),
        (Hand(0, 3, 0.0, 0.0, 0.0, tilt=90), "edge"),
        (Hand(0, 3, 0.0, 0.0, 0.0, tilt=180), "down"),
        (Hand(0, 3, 0.0, 0.0, 0.0, tilt=180, down=True), "up"),
    ],
)
def test_how_a_hand_holds_a_stone_tells_its_face(held: Hand, face: str) -> None:
    assert placed_by(held).face == face


def _placements(plan: notation.Move) -> list[Placement]:
    assert isinstance(plan, Plan)
    return [step for step in plan.steps if isinstance(step, Placement)]


def _pulls(move: notation.Move) -> list[Pull]:
    assert isinstance(move, Plan)
    return [step for step in move.steps if isinstance(step, Pull)]
