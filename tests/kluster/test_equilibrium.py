"""Equilibrium: stones on edge, what falls, and who has to stand it up (C116 to C124, C126).

The cord is a circle of 159 mm. A stone that is let go on edge stands; let go a few degrees off, it
falls to the side it leans to and lies there.
"""

from math import degrees

import pytest
from kluster_scenes_plus import (
    after,
    done,
    ended,
    kinds,
    outcome,
    placed,
    pulled,
    refused,
    rested,
    scene,
    thrown,
    ticked,
)

from klub.engine.contract import Json
from klub.games.kluster import AREA, POOL, Kluster, State, Turn, notation
from klub.games.kluster.situation import Phase

ASKEW = 80
"""Degrees: a stone that is let go like this falls."""


def edges(lies: str = "", stocks: tuple[int, ...] = (3, 3), turn: int = 0, **values: Json) -> State:
    """A table of Equilibrium."""
    return scene(lies, stocks, turn, equilibrium=True, cord="circle", **values)


def tilt(turn: Turn, stone: int) -> float:
    """Degrees between the stone's face and the table."""
    return degrees(turn.world.tilt(stone))


# --- C116: standing


@pytest.mark.parametrize("yaw", [0, 30, 90, 215.5])
@pytest.mark.parametrize("stone", [0, 1, 2])
def test_c116_a_stone_that_rests_on_edge_completes_the_placement(stone: int, yaw: float) -> None:
    turn = Turn(edges())
    assert kinds(placed(turn, f"{stone}@0,0,{yaw}e")) == []
    assert tilt(turn, stone) > 85
    state = ended(turn)
    assert state.holders[stone] == AREA
    assert state.turn == 1


def test_c116_stones_stand_beside_each_other() -> None:
    game, state = Kluster(), edges()
    for text in ("0@-60,0,0e", "3@0,0,0e", "1@60,0,0e", "4@0,-110,0e"):
        state = game.play(state, notation.plan(text))
    assert state.faults == (0, 0)
    world = state.world()
    assert [round(degrees(world.tilt(stone))) for stone in state.area] == [90] * 4


def test_c116_a_stone_may_lean_on_the_cord() -> None:
    # It stands against the cord, which it has pushed a little outwards.
    turn = Turn(edges())
    placed(turn, "0@0,157,0e")
    assert turn.duty() is None
    assert ended(turn).holders[0] == AREA


def test_c116_a_stone_that_is_held_up_by_another_s_field_stands_from_45_degrees_on() -> None:
    turn = Turn(edges("20@0,48,0u"))
    placed(turn, "0@0,0,0e", ASKEW)
    assert turn.settled
    assert 45 <= tilt(turn, 0) < 89
    assert ended(turn).holders[0] == AREA


def test_c116_a_stone_that_has_stood_is_an_other_stone_from_then_on() -> None:
    # R38: once completed. Its own player pushes it over with the cord before ending the turn.
    turn = Turn(edges())
    placed(turn, "0@0,140,0e")
    assert turn.duty() is None
    pulled(turn, "c0.16>0,130")
    assert turn.incidents == ()
    assert tilt(turn, 0) < 5
    assert refused(turn, "h0=0@0,60,120,0u90") == "R39"
    assert ended(turn).holders[0] == AREA


# --- C117: falling


@pytest.mark.parametrize("askew", [88, 80, 60, 30])
def test_c117_a_stone_that_falls_flat_keeps_the_turn_open(askew: float) -> None:
    turn = Turn(edges())
    events = placed(turn, "0@0,0,0e", askew)
    assert events[-1].kind == "fell"
    assert events[-1].stones == (0,)
    assert turn.settled
    assert tilt(turn, 0) < 5
    assert turn.incidents == ()
    assert refused(turn, ".") == "R38"


@pytest.mark.parametrize("face", "ud")
def test_c117_a_stone_that_is_placed_flat_keeps_the_turn_open_too(face: str) -> None:
    turn = Turn(edges())
    placed(turn, f"0@0,0,0{face}")
    assert refused(turn, ".") == "R38"
    refusal = Kluster().objection(edges(), notation.plan(f"0@0,0,0{face}"))
    assert refusal is not None
    assert refusal.rule == "R38"


def test_c117_once_it_stands_the_turn_ends() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, ".") == "R38"
    placed(turn, "0@0,0,0e")
    assert tilt(turn, 0) > 85
    state = ended(turn)
    assert state.holders[0] == AREA
    assert state.faults == (0, 0)


def test_c117_attempts_are_unlimited() -> None:
    turn = Turn(edges())
    for _ in range(8):
        placed(turn, "0@0,0,0e", ASKEW)
        assert refused(turn, ".") == "R38"
    placed(turn, "0@0,0,0e")
    assert ended(turn).counts == (2, 3)


def test_c117_a_turn_that_ends_by_itself_waits_for_the_stone_to_stand() -> None:
    turn = Turn(edges(auto_end=True))
    placed(turn, "0@0,0,0e", ASKEW)
    ticked(turn, 300)
    assert turn.phase is Phase.OPEN
    placed(turn, "0@0,0,0e")
    ticked(turn, 60)
    assert turn.over
    assert not outcome(turn).fault


def test_c117_a_stone_that_was_stood_elsewhere_counts_where_it_stands() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    placed(turn, "0@60,40,0e")
    pose = ended(turn).poses[0]
    assert pose is not None
    assert pose.place[:2] == pytest.approx((0.060, 0.040), abs=1e-3)


# --- C118: which stone a hand may take


def test_c118_the_fallen_stone_may_be_taken_from_the_table_and_no_other() -> None:
    turn = Turn(edges("20@-100,0,0e 21@100,0,0u"))
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, "h0=20@-100,0,120,0u90") == "R39", "it stands"
    assert refused(turn, "h0=21@100,0,120,0u90") == "R39", "it lay there before"
    done(turn, "h0=0@0,0,120,0u90")
    assert turn.held == (0,)


def test_c118_lifting_a_fallen_stone_is_not_told_as_its_standing() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    assert kinds(done(turn, "h0=0@0,0,120,0u")) == []
    assert kinds(placed(turn, "0@0,0,0e")) == ["stood"]


def test_c118_a_stone_that_stands_is_not_taken_again() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e")
    assert refused(turn, "h0=0@0,0,120,0u90") in ("R15", "R39")


def test_c118_before_anything_is_placed_no_stone_on_the_table_is_taken() -> None:
    turn = Turn(edges("20@0,0,0u"))
    assert refused(turn, "h0=20@0,0,120,0u90") == "R39"


def test_c118_a_stone_that_another_fallen_stone_brought_down_is_not_taken() -> None:
    turn = Turn(edges("20@0,70,0e"))
    placed(turn, "0@0,0,0e")
    assert tilt(turn, 20) < 5
    assert refused(turn, "h0=20@0,70,120,0u90") == "R39"


def test_c118_nobody_else_may_stand_it_up() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, "h0=0@0,0,120,0u90", seat=1) == "4.5"


def test_c118_without_equilibrium_no_stone_is_taken() -> None:
    turn = Turn(scene("", (3, 3), cord="circle"))
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, "h0=0@0,0,120,0u90") == "R15"


def test_c118_the_stone_in_hand_is_not_put_back_nor_changed_for_another() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    done(turn, "h0=0@0,0,120,0u90")
    assert refused(turn, "h0-") == "R39"
    assert refused(turn, "h0=1@0,0,120,0u90") == "R39"
    assert refused(turn, ".") is not None, "nothing is placed while it is in the hand"


def test_c118_the_other_hand_may_help_with_a_stone_of_the_stock() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    done(turn, "h1=1@100,100,300,0u h0=0@0,0,120,0u90")
    assert sorted(turn.held) == [0, 1]
    assert refused(turn, "h1!") == "4.3", "one stone a turn"


def test_c118_a_stone_that_is_stood_up_stays_inside() -> None:
    turn = Turn(edges())
    placed(turn, "0@0,0,0e", ASKEW)
    done(turn, "h0=0@0,220,120,0u90")
    ticked(turn, 60)
    assert refused(turn, "h0!") == "R14"


def test_c118_a_stone_in_hand_that_touches_another_meanwhile_is_a_fault() -> None:
    turn = Turn(edges("20@60,0,0u"))
    placed(turn, "0@-60,0,0e", ASKEW)
    done(turn, "h0=0@-60,0,120,0u90")
    ticked(turn, 30)
    done(turn, "h0=0@60,0,10,0u90")
    ticked(turn, 30)
    rested(turn)
    result = outcome(turn)
    assert result.incidents[0].kind == "touch"
    state = after(turn)
    assert 0 in state.held_by(0), "it goes back to its owner, or stays in the hand"
    assert 20 in state.held_by(0)
    assert state.counts == (4, 3)


def test_c118_after_a_fault_an_uninvolved_fallen_stone_stays_flat() -> None:
    # 0 has fallen and lies aside; a stone of the other hand then touches 20 (R39).
    turn = Turn(edges("20@80,0,0u"))
    placed(turn, "0@-80,0,0e", ASKEW)
    done(turn, "h0=1@80,0,120,0u")
    ticked(turn, 10)
    for z in range(110, 0, -5):
        done(turn, f"h0=1@80,0,{z},0u")
    rested(turn)
    result = outcome(turn)
    assert result.taken == (20,)
    state = after(turn)
    assert state.holders[0] == AREA
    assert degrees(state.world().tilt(0)) < 5
    assert state.counts == (3, 3)


# --- C119: earlier stones


def test_c119_an_earlier_stone_that_falls_because_of_the_new_one_stays_flat() -> None:
    turn = Turn(edges("20@0,70,0e"))
    assert tilt(turn, 20) > 85
    placed(turn, "0@0,0,0e")
    assert tilt(turn, 20) < 5
    assert tilt(turn, 0) > 85
    state = ended(turn)
    assert state.faults == (0, 0)
    assert state.holders[20] == AREA
    assert degrees(state.world().tilt(20)) < 5


def test_c119_an_earlier_stone_that_falls_by_the_field_of_a_held_one_stays_flat() -> None:
    turn = Turn(edges("20@0,0,0e"))
    for z in range(120, 10, -2):
        done(turn, f"h0=0@0,60,{z},0u")
    rested(turn)
    assert turn.incidents == ()
    assert tilt(turn, 20) < 5
    done(turn, "h0-")
    rested(turn)
    placed(turn, "0@-100,0,0e")
    assert tilt(turn, 20) < 5
    assert ended(turn).counts == (2, 3)


def test_c119_an_earlier_stone_that_the_cord_pushes_over_stays_flat() -> None:
    turn = Turn(edges("20@0,140,0e"))
    assert pulled(turn, "c0.16>0,130") == []
    assert tilt(turn, 20) < 5
    assert refused(turn, "h0=20@0,60,120,0u90") == "R39"
    placed(turn, "0@-100,-40,0e")
    state = ended(turn)
    assert state.holders[20] == AREA
    assert state.faults == (0, 0)


def test_c119_next_turn_nobody_stands_it_up_either() -> None:
    turn = Turn(edges("20@0,70,0e"))
    placed(turn, "0@0,0,0e")
    following = Turn(ended(turn))
    placed(following, "3@-100,0,0e")
    assert refused(following, "h0=20@0,60,120,0u90") == "R39"
    assert ended(following).faults == (0, 0)


# --- C120, C121: falls that are faults


def test_c120_a_falling_stone_that_touches_another_is_a_fault() -> None:
    turn = Turn(edges("20@0,42,0u"))
    events = placed(turn, "0@0,0,0e", ASKEW)
    assert "fault" in kinds(events)
    result = outcome(turn)
    assert (result.incidents[0].kind, result.incidents[0].stones) == ("touch", (0, 20))
    assert result.taken == (0, 20)
    state = after(turn)
    assert state.counts == (4, 3)
    assert state.turn == 1


def test_c120_a_falling_stone_that_is_drawn_to_another_is_a_fault() -> None:
    turn = Turn(edges("20@0,56,0d"))
    events = placed(turn, "0@0,0,0e", ASKEW)
    assert kinds(events).index("fell") < kinds(events).index("fault")
    assert outcome(turn).taken == (0, 20)


def test_c120_an_earlier_stone_that_falls_and_touches_is_a_fault() -> None:
    turn = Turn(edges("20@80,0,90e"))
    placed(turn, "0@0,0,0e")
    assert outcome(turn).taken == (0, 20)
    assert after(turn).counts == (4, 3)


def test_c121_a_stone_that_tumbles_out_is_a_fault() -> None:
    turn = Turn(edges())
    events = thrown(turn, "0,90u90", x=20, speed=12, until=140)
    events += rested(turn)
    result = outcome(turn)
    assert (result.incidents[0].kind, result.incidents[0].stones) == ("exit", (0,))
    assert tilt(turn, 0) < 5
    state = after(turn)
    assert state.counts == (3, 3)
    assert state.faults == (1, 0)


def test_c121_a_stone_that_falls_over_the_line_is_a_fault_where_all_of_it_has_to_be_inside() -> (
    None
):
    turn = Turn(edges(inside="whole_stone"))
    events = placed(turn, "0@0,140,0e", ASKEW)
    assert kinds(events)[:2] == ["fell", "fault"]
    assert [(one.kind, one.stones) for one in outcome(turn).incidents] == [("exit", (0,))]
    assert after(turn).counts == (3, 3)


# --- C122: winning


def test_c122_the_last_stone_wins_only_once_it_stands() -> None:
    turn = Turn(edges(stocks=(1, 3)))
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, ".") == "R38"
    ticked(turn, 120)
    assert not turn.over
    placed(turn, "0@0,0,0e")
    state = ended(turn)
    assert state.over
    assert state.winners == (0,)


def test_c122_a_whole_turn_with_the_last_stone_flat_wins_nothing() -> None:
    game, state = Kluster(), edges(stocks=(1, 3))
    refusal = game.objection(state, notation.plan("0@0,0,0u"))
    assert refusal is not None
    assert refusal.rule == "R38"
    assert game.play(state, notation.plan("0@0,0,0u 0@0,0,0e")).winners == (0,)


def test_c122_solo_ends_with_the_last_stone_on_edge() -> None:
    turn = Turn(edges("20@100,0,0e", stocks=(1,), players=1))
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, ".") == "R38"
    placed(turn, "0@0,0,0e")
    assert ended(turn).over


# --- C123, C124: Expert


def test_c123_no_extra_placement_while_the_current_stone_is_flat() -> None:
    turn = Turn(edges(stocks=(6, 3), mode="expert"))
    placed(turn, "0@-60,0,0e", ASKEW)
    done(turn, "h0=1@60,0,120,0u90")
    assert refused(turn, "h0!") == "R38"
    done(turn, "h0-")
    placed(turn, "0@-60,0,0e")
    assert kinds(placed(turn, "1@60,0,0e")) == []
    assert ended(turn).counts == (4, 3)


def test_c123_nor_while_it_is_in_the_other_hand() -> None:
    turn = Turn(edges(stocks=(6, 3), mode="expert"))
    placed(turn, "0@-60,0,0e", ASKEW)
    done(turn, "h0=0@-60,0,120,0u90 h1=1@60,0,120,0u90")
    ticked(turn, 30)
    refused(turn, "h1!")


def test_c124_the_first_stone_stays_flat_if_the_cord_pushes_it_over_after_the_second() -> None:
    turn = Turn(edges(stocks=(6, 3), mode="expert"))
    placed(turn, "0@0,140,0e")
    placed(turn, "1@0,-80,0e")
    pulled(turn, "c0.16>0,130")
    assert tilt(turn, 0) < 5
    assert tilt(turn, 1) > 85
    assert refused(turn, "h0=0@0,60,120,0u90") == "R39"
    state = ended(turn)
    assert state.counts == (4, 3)
    assert state.faults == (0, 0)


def test_c124_the_first_stone_stays_flat_if_the_field_of_the_second_brings_it_down() -> None:
    # It has rested on edge, so its placement is complete (C116) and it is an "other" stone (R38).
    turn = Turn(edges(stocks=(6, 3), mode="expert"))
    placed(turn, "0@0,70,0e")
    assert turn.settled
    assert tilt(turn, 0) > 85
    for z in range(120, 8, -2):
        done(turn, f"h0=1@0,0,{z},0u90")
    rested(turn)
    assert tilt(turn, 0) < 5
    done(turn, "h0!")
    rested(turn)
    assert tilt(turn, 1) > 85
    assert ended(turn).counts == (4, 3)


# --- C126: Elimination


def test_c126_in_elimination_a_fall_alone_puts_nobody_out() -> None:
    turn = Turn(edges(stocks=(), players=3, mode="elimination"))
    placed(turn, "0@0,0,0e", ASKEW)
    assert refused(turn, ".") == "R38"
    placed(turn, "0@0,0,0e")
    state = ended(turn)
    assert state.out == ()
    assert state.turn == 1
    assert len(state.held_by(POOL)) == 23


def test_c126_in_elimination_a_fall_that_touches_does() -> None:
    turn = Turn(edges("20@0,42,0u", stocks=(), players=3, mode="elimination"))
    placed(turn, "0@0,0,0e", ASKEW)
    state = after(turn)
    assert state.out == (0,)
    assert len(state.held_by(POOL)) == 24
    assert state.turn == 1


def test_c126_an_earlier_stone_that_falls_puts_nobody_out() -> None:
    turn = Turn(edges("20@0,70,0e", stocks=(), players=3, mode="elimination"))
    placed(turn, "0@0,0,0e")
    assert tilt(turn, 20) < 5
    assert ended(turn).out == ()
