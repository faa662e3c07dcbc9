"""The referee, asked about sights: what is a fault, who is taken, in which order, and why.

Every sight tells all that has touched or left so far, as the world does.
"""

import pytest
from kluster_scenes_plus import done, ended, placed, rested, scene, ticked

from klub.games.kluster import AREA, Turn
from klub.games.kluster.options import Options
from klub.games.kluster.referee import STICK_TICKS, Pair, Referee, Sight
from klub.games.kluster.result import Cause, Incident

TOUCH, STICK = Options(), Options(contact="stick")
WHERE = {stone: (0.01 * stone, 0.02 * stone) for stone in range(12)}


def sight(
    tick: int,
    *touched: Pair,
    apart: tuple[Pair, ...] = (),
    left: tuple[int, ...] = (),
    held: tuple[int, ...] = (),
    why: dict[Pair | int, Cause | None] | None = None,
) -> Sight:
    return Sight(tick, touched, frozenset(apart), left, held, WHERE, why or {})


def watched(*sights: Sight, options: Options = TOUCH) -> Referee:
    referee = Referee(options)
    for one in sights:
        referee.see(one)
    return referee


def told(referee: Referee) -> list[tuple[str, tuple[int, ...], int]]:
    return [(one.kind, one.stones, one.tick) for one in referee.incidents]


# --- Touching


def test_where_nothing_happens_there_is_no_fault() -> None:
    referee = watched(sight(1), sight(2, held=(3, 4)))
    assert referee.incidents == []
    assert referee.taken(()) == ()
    assert not referee.undecided


def test_two_stones_that_touch_are_a_fault_and_both_are_taken() -> None:
    referee = watched(sight(1), sight(2, (3, 5)))
    assert told(referee) == [("touch", (3, 5), 2)]
    assert referee.taken(()) == (3, 5)


def test_a_touch_is_told_once_however_long_it_lasts() -> None:
    referee = watched(*[sight(tick, (3, 5)) for tick in range(1, 50)])
    assert told(referee) == [("touch", (3, 5), 1)]


def test_a_brush_is_a_fault_though_the_stones_part_again() -> None:
    referee = watched(sight(1, (3, 5), apart=((3, 5),)))
    assert told(referee) == [("touch", (3, 5), 1)]
    assert referee.taken(()) == (3, 5)


def test_a_chain_is_taken_as_a_whole() -> None:
    referee = watched(sight(1, (3, 5), (5, 7), (7, 9)))
    assert referee.taken(()) == (3, 5, 7, 9)


# --- Sticking (R9)


def test_at_a_table_where_stones_must_stick_a_brush_is_no_fault() -> None:
    brushes = [sight(1, (3, 5)), sight(2, (3, 5))]
    brushes += [sight(tick, (3, 5), apart=((3, 5),)) for tick in range(3, 40)]
    referee = watched(*brushes, options=STICK)
    assert referee.incidents == []
    assert referee.taken(()) == ()
    assert not referee.undecided


def test_while_it_is_not_known_whether_they_stick_the_referee_is_undecided() -> None:
    referee = watched(sight(1, (3, 5)), options=STICK)
    assert referee.incidents == []
    assert referee.undecided
    referee.see(sight(2, (3, 5), apart=((3, 5),)))
    assert not referee.undecided


def test_stones_that_stay_together_for_a_quarter_of_a_second_stick() -> None:
    referee = Referee(STICK)
    for tick in range(1, STICK_TICKS + 1):
        referee.see(sight(tick, (3, 5)))
        assert referee.incidents == [], tick
    referee.see(sight(STICK_TICKS + 1, (3, 5)))
    assert told(referee) == [("touch", (3, 5), STICK_TICKS + 1)]
    assert not referee.undecided
    assert referee.taken(()) == (3, 5)


def test_stones_that_part_and_meet_again_are_counted_anew() -> None:
    referee = Referee(STICK)
    for tick in range(1, 4 * STICK_TICKS):
        parted = tick % STICK_TICKS == 0
        referee.see(sight(tick, (3, 5), apart=((3, 5),) if parted else ()))
    assert referee.incidents == []


def test_each_pair_is_counted_for_itself() -> None:
    referee = Referee(STICK)
    for tick in range(1, STICK_TICKS + 3):
        pairs = ((3, 5), (7, 9)) if tick > 2 else ((3, 5),)
        referee.see(sight(tick, *pairs))
    assert told(referee) == [("touch", (3, 5), STICK_TICKS + 1)]
    assert referee.undecided, "of the other pair nothing is known yet"
    referee.see(sight(STICK_TICKS + 3, (3, 5), (7, 9)))
    assert told(referee)[1:] == [("touch", (7, 9), STICK_TICKS + 3)]


def test_leaving_is_a_fault_at_once_where_stones_must_stick_too() -> None:
    referee = watched(sight(1, left=(4,)), options=STICK)
    assert told(referee) == [("exit", (4,), 1)]


# --- Hands (R11, R12)


def test_two_held_stones_that_touch_are_no_fault() -> None:
    for options in (TOUCH, STICK):
        referee = watched(
            *[sight(tick, (3, 5), held=(3, 5)) for tick in range(1, 60)], options=options
        )
        assert referee.incidents == []
        assert referee.taken((3, 5)) == ()
        assert not referee.undecided


def test_a_held_stone_that_touches_one_that_is_down_is_a_fault_and_stays_in_the_hand() -> None:
    referee = watched(sight(4, (3, 5), held=(5,)))
    assert told(referee) == [("touch", (3, 5), 4)]
    assert referee.taken((5,)) == (3,)


def test_of_two_held_stones_one_of_which_touches_another_neither_is_taken() -> None:
    referee = watched(sight(4, (3, 5), (5, 9), held=(3, 5)))
    assert told(referee) == [("touch", (5, 9), 4)]
    assert referee.taken((3, 5)) == (9,)


def test_stones_that_touched_in_the_hands_and_still_touch_when_one_is_let_go_are_a_fault() -> None:
    referee = watched(sight(1, (3, 5), held=(3, 5)), sight(2, (3, 5), held=(5,)))
    assert told(referee) == [("touch", (3, 5), 2)]
    assert referee.taken((5,)) == (3,)


def test_a_stone_that_is_put_back_while_it_touches_leaves_nothing_undecided() -> None:
    # A stone in the stock touches nothing, so its pairs are no longer told.
    referee = watched(sight(1, (3, 5), held=(5,)), sight(2), sight(3), options=STICK)
    assert referee.incidents == []
    assert not referee.undecided


def test_a_brush_with_a_stone_that_is_put_back_lets_the_turn_go_on() -> None:
    turn = Turn(scene("20@0,0,0u", (3, 3), cord="circle", contact="stick"))
    height = 120
    while not turn.world.touches():
        height -= 2
        done(turn, f"h0=0@0,0,{height},0d")
    done(turn, "h0-")
    rested(turn)
    placed(turn, "1@-100,0,0u")
    state = ended(turn)
    assert state.faults == (0, 0)
    assert state.holders[1] == AREA


def test_stones_that_touched_in_the_hands_and_parted_are_no_fault_once_one_is_down() -> None:
    turn = Turn(scene("", (3, 3), cord="circle"))
    done(turn, "h0=0@-60,0,120,0u h1=1@60,0,120,0d")
    ticked(turn, 10)
    done(turn, "h0=0@0,0,120,0u h1=1@0,0,120,0d")
    ticked(turn, 60)
    assert turn.world.gap(0, 1) < 1e-4
    done(turn, "h0=0@-80,0,7,0u h1=1@80,0,120,0d")
    ticked(turn, 60)
    done(turn, "h0!")
    rested(turn)
    assert turn.incidents == ()


# --- Leaving


def test_a_stone_that_leaves_is_a_fault_and_is_taken() -> None:
    referee = watched(sight(7, left=(4,)))
    assert told(referee) == [("exit", (4,), 7)]
    assert referee.taken(()) == (4,)


def test_a_stone_that_has_left_is_told_once() -> None:
    referee = watched(*[sight(tick, left=(4,)) for tick in range(1, 20)])
    assert told(referee) == [("exit", (4,), 1)]


def test_a_stone_let_go_outside_is_taken() -> None:
    referee = Referee(Options(drop_outside="fault"))
    referee.let_go_outside(6, tick=12, x=0.3, y=-0.2)
    assert referee.incidents == [Incident("drop", (6,), 12, 0.3, -0.2, Cause("placed", 6))]
    assert referee.taken(()) == (6,)


def test_a_stone_let_go_outside_does_not_leave_as_well() -> None:
    referee = Referee(Options(drop_outside="fault"))
    referee.let_go_outside(6, tick=12, x=0.3, y=-0.2)
    referee.see(sight(13, left=(6,)))
    assert told(referee) == [("drop", (6,), 12)]


def test_running_out_of_time_takes_no_stone() -> None:
    referee = Referee(TOUCH)
    referee.out_of_time(600)
    assert told(referee) == [("time", (), 600)]
    assert referee.taken(()) == ()


# --- Several at once, and until everything rests (R13)


def test_two_pairs_at_once_are_four_stones() -> None:
    referee = watched(sight(3, (1, 2), (7, 9)))
    assert told(referee) == [("touch", (1, 2), 3), ("touch", (7, 9), 3)]
    assert referee.taken(()) == (1, 2, 7, 9)


def test_a_pair_and_a_stone_that_leaves_are_three_stones() -> None:
    referee = watched(sight(3, (1, 2), left=(8,)))
    assert told(referee) == [("touch", (1, 2), 3), ("exit", (8,), 3)]
    assert referee.taken(()) == (1, 2, 8)


def test_what_touches_or_leaves_after_the_fault_is_taken_too() -> None:
    referee = watched(
        sight(3, (1, 2)),
        sight(9, (1, 2), (2, 6)),
        sight(20, (1, 2), (2, 6), left=(10,)),
        sight(30, (1, 2), (2, 6), (4, 5), left=(10, 1)),
    )
    assert told(referee) == [
        ("touch", (1, 2), 3),
        ("touch", (2, 6), 9),
        ("exit", (10,), 20),
        ("touch", (4, 5), 30),
        ("exit", (1,), 30),
    ]
    assert referee.taken(()) == (1, 2, 4, 5, 6, 10)


def test_no_other_stone_is_taken() -> None:
    referee = watched(sight(3, (1, 2), left=(8,)), sight(4, (1, 2), left=(8,), held=(11,)))
    assert set(referee.taken((11,))) == {1, 2, 8}


def test_in_one_sight_the_first_to_touch_is_told_first() -> None:
    referee = watched(sight(3, (7, 9), (1, 2), left=(8, 4)))
    assert [one.stones for one in referee.incidents] == [(7, 9), (1, 2), (8,), (4,)]


def test_ticks_of_incidents_never_go_back() -> None:
    referee = watched(
        sight(3, (7, 9)), sight(5, (7, 9), (1, 2)), sight(8, (7, 9), (1, 2), left=(0,))
    )
    ticks = [one.tick for one in referee.incidents]
    assert ticks == sorted(ticks) == [3, 5, 8]


# --- Explanations


def test_a_touch_happens_between_the_two_stones() -> None:
    [incident] = watched(sight(3, (2, 6))).incidents
    assert (incident.x, incident.y) == pytest.approx((0.04, 0.08))


def test_an_exit_happens_where_the_stone_is() -> None:
    [incident] = watched(sight(3, left=(6,))).incidents
    assert (incident.x, incident.y) == pytest.approx((0.06, 0.12))


@pytest.mark.parametrize("by", [Cause("placed", 4), Cause("held", 11), Cause("cord", 0), None])
def test_an_incident_tells_what_brought_it_about(by: Cause | None) -> None:
    referee = watched(sight(3, (2, 6), left=(8,), why={(2, 6): by, 8: by}))
    assert [one.by for one in referee.incidents] == [by, by]


def test_the_explanation_is_that_of_the_moment_it_happened() -> None:
    referee = watched(
        sight(3, (2, 6), why={(2, 6): Cause("cord", 1)}),
        sight(4, (2, 6), why={(2, 6): Cause("held", 9)}),
    )
    assert [one.by for one in referee.incidents] == [Cause("cord", 1)]
