"""The bots, level by level: each plays everything, and what sets them apart shows."""

from dataclasses import replace
from random import Random

import pytest
from kluster_scenes import ENGINE, RING, SOME, TIGHT, table

from klub.engine.contract import Json
from klub.games.kluster import Placement, Plan, Played, Pull, State, Turn
from klub.games.kluster.bots import BOTS, CUNNING, GENTLE, STEADY, Level
from klub.games.kluster.bots.choice import Choice
from klub.games.kluster.bots.rehearsal import Rehearsal
from klub.games.kluster.bots.second_hand import nudge, pushing
from klub.games.kluster.drawing import closings, drawn, opening
from klub.games.kluster.input import Hand
from klub.games.kluster.risk import Tried
from klub.games.kluster.situation import Phase
from klub.games.kluster.spots import free_room, widest

MODES: dict[str, dict[str, Json]] = {
    "standard": {"players": 2},
    "one hand": {"players": 2, "boxes": "duo", "tool": "one_hand", "inside": "whole_stone"},
    "expert": {"players": 3, "mode": "expert"},
    "elimination": {"players": 3, "boxes": "duo"},
    "plus": {"players": 2, "boxes": "duo+duo", "plus_connected": True},
    "equilibrium": {"players": 2, "equilibrium": True},
    "in time": {"players": 2, "mode": "expert", "turn_timer": 5, "auto_end": True},
    "solo": {"players": 1},
}


def turn_of(name: str, state: State, seed: object = 1) -> State:
    return ENGINE.play(state, BOTS[name](ENGINE.view(state, state.turn), Random(f"{seed}")))


def test_the_weakest_is_named_first() -> None:
    assert list(BOTS) == ["gentle", "steady", "cunning"]
    assert GENTLE.tremor.place > STEADY.tremor.place > CUNNING.tremor.place
    assert GENTLE.looks < STEADY.looks < CUNNING.looks
    assert GENTLE.eager > STEADY.eager > CUNNING.eager


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", BOTS)
def test_every_level_plays_every_mode(mode: str, name: str) -> None:
    state = ENGINE.start(ENGINE.options(MODES[mode]), Random(mode))
    for number in range(2):
        state = turn_of(name, state, number)
        assert state.last is not None
        assert state.last.placed or state.last.fault


@pytest.mark.parametrize("name", BOTS)
def test_the_same_luck_makes_the_same_turn(name: str) -> None:
    view = ENGINE.view(table(SOME), None)
    assert BOTS[name](view, Random(3)) == BOTS[name](view, Random(3))
    assert BOTS[name](view, Random(3)) != BOTS[name](view, Random(4))


# --- Leaving little room


@pytest.mark.parametrize("seed", range(2))
def test_cunning_leaves_less_room_than_steady(seed: int) -> None:
    state = table(SOME)
    left = {name: free_room(turn_of(name, state, seed).world()) for name in ("steady", "cunning")}
    assert left["cunning"] < 0.8 * left["steady"]


def test_cunning_draws_the_cord_in_after_it_has_placed() -> None:
    plan = Rehearsal(table(SOME), CUNNING, Random(1)).move()
    assert isinstance(plan, Plan)
    kinds = [type(step) for step in plan.steps]
    assert kinds == [Placement, *([Pull] * CUNNING.closes)]


def test_of_equal_chances_cunning_takes_the_spot_that_leaves_less() -> None:
    state = table(SOME)
    still = replace(CUNNING, closes=0)
    blind = replace(still, foresight=0)

    def left(level: Level) -> float:
        moves = [Rehearsal(state, level, Random(seed)).move() for seed in range(4)]
        return sum(free_room(ENGINE.play(state, move).world()) for move in moves)

    assert left(still) < left(blind)


def test_nobody_closes_the_cord_who_is_alone_or_has_won() -> None:
    alone = table(SOME, ("1 3 5",), players=1)
    last = table(SOME, ("1", "3 5 7"))
    for state in (alone, last):
        plan = Rehearsal(state, CUNNING, Random(1)).move()
        assert isinstance(plan, Plan)
        assert isinstance(plan.steps[-1], Placement)


def test_a_cord_that_is_drawn_in_stirs_no_stone() -> None:
    world = table(SOME).world()
    pulls = closings(world, ENGINE.options({}), Random(1))
    assert pulls
    for pull in pulls[:4]:
        after = drawn(world, pull)
        assert after is not None
        assert free_room(after) < free_room(world)
        for stone in world.on_table:
            assert after.place(stone) == pytest.approx(world.place(stone), abs=5e-4)


def test_a_cord_that_is_drawn_in_keeps_whole_stones_inside() -> None:
    world = Turn(table(SOME, inside="whole_stone")).world
    pulls = closings(world, ENGINE.options({"inside": "whole_stone"}), Random(1))
    assert pulls
    for pull in pulls:
        after = drawn(world, pull)
        assert after is not None
        assert all(after.in_area(stone, whole=True) for stone in after.on_table)


# --- Making room


@pytest.mark.parametrize("level", [STEADY, CUNNING])
def test_a_cord_is_drawn_where_there_is_no_room(level: Level) -> None:
    state = table(RING, ("1 3 5 7", "9 11 13"), options=TIGHT)
    pull = opening(state.world(), state.options, Random(1), careful=level.careful > 0)
    assert pull is not None
    after = drawn(state.world(), pull)
    assert after is not None
    assert widest(after) > widest(state.world())
    plan = Rehearsal(state, level, Random(2)).move()
    assert isinstance(plan, Plan)
    assert isinstance(plan.steps[0], Pull)


def test_the_second_hand_pushes_stones_apart_where_no_cord_is_drawn() -> None:
    state = table(RING, ("1 3 5 7", "9 11 13"), options=TIGHT)
    one = pushing(state.world(), 1, (0.0, -0.25), most=8)
    assert one is not None
    turn = Turn(state)
    nudge(turn, one)
    assert turn.phase is Phase.OPEN
    assert not turn.held
    assert turn.settled
    assert widest(turn.world) > widest(state.world()) + 1e-3
    move = Rehearsal(state, replace(CUNNING, pulls=0), Random(2)).move()
    assert isinstance(move, Played)
    assert {one.hand for _, one in move.log if isinstance(one, Hand)} == {0, 1}
    assert ENGINE.objection(state, move) is None


# --- Expert


def test_the_gain_of_a_placement_counts_what_a_fault_takes() -> None:
    placement = Placement(1, 0.0, 0.0)
    assert Choice(placement, Tried(1.0, 0.0, None)).gain == 1.0
    assert Choice(placement, Tried(0.5, 2.0, None)).gain == 0.0
    assert Choice(placement, Tried(0.5, 4.0, None)).gain == -1.0
    assert Choice(placement, Tried(0.5, 1.0, None)).gain == 0.5, "it only slid out"


def test_in_expert_more_is_placed_as_long_as_it_is_likely_to_rest() -> None:
    free = table("", ("1 3 5 7 9", "11 13"), mode="expert")
    assert len(turn_of("cunning", free).last.placed) == 3  # type: ignore[union-attr]
    crowded = table(RING, ("1 3 5 7 9", "11 13"), options=TIGHT, mode="expert")
    careful = replace(CUNNING, pulls=0, nudges=0, closes=0)
    rehearsal = Rehearsal(crowded, careful, Random(1))
    rehearsal.move()
    assert len(rehearsal.turn.placed) <= 1
