"""Kluster+: several cords, one area, and cords that come apart (C104 to C113, C115).

Two cords lie side by side and overlap between x = -24 and x = 24 mm; each is a circle of 159 mm.
Point 0 of a cord is its right tip, point 32 its left tip.
"""

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
from klub.games.kluster import AREA, Cause, Kluster, State, Turn, notation
from klub.games.kluster.options import options
from klub.games.kluster.physics import World
from klub.games.kluster.repair import separate
from klub.games.kluster.situation import Phase

TWO: dict[str, Json] = {"boxes": "trio+trio", "cords": "circle@-135,0;circle@135,0"}
FOUR: dict[str, Json] = {
    "boxes": "trio+trio+trio+trio",
    "cords": "circle@-405,0;circle@-135,0;circle@135,0;circle@405,0",
}
APART = "c1.0>600,0"
"""Draws the right cord away to the right."""
TOGETHER = "c1.32>-20,0"
"""Draws its left tip back into the left cord."""
HALVES = "c1.0>-120,0"
"""Of four cords in a row, draws the second away from the third, though not from the first."""


def two(lies: str = "", stocks: tuple[int, ...] = (3, 3), turn: int = 0, **values: Json) -> State:
    return scene(lies, stocks, turn, **(TWO | values))


def four(**values: Json) -> State:
    return scene("", (3, 3), 0, **(FOUR | values))


def crossing(world: World) -> set[tuple[int, int]]:
    """Which cords cross."""
    cords = range(world.record["cords"])
    return {(a, b) for a in cords for b in cords if a < b and world.cords_cross(a, b)}


# --- C104 to C106: what is inside


@pytest.mark.parametrize(
    ("where", "cords"),
    [("-150,0", [0]), ("-20,0", [0, 1]), ("0,40", [0, 1]), ("20,0", [0, 1]), ("150,30", [1])],
)
def test_c104_a_stone_in_one_cord_or_in_the_overlap_is_inside(where: str, cords: list[int]) -> None:
    turn = Turn(two())
    placed(turn, f"0@{where},0u")
    assert turn.world.inside(0) == cords
    assert ended(turn).holders[0] == AREA


@pytest.mark.parametrize("where", ["-320,0", "0,100", "0,-100", "320,0"])
def test_c104_where_no_cord_is_a_stone_is_not_let_go(where: str) -> None:
    turn = Turn(two())
    done(turn, f"h0=0@{where},120,0u")
    assert refused(turn, "h0!") == "R14"
    assert turn.in_hand(0) == 0


def test_c105_a_stone_that_flies_from_one_cord_into_the_other_is_no_fault() -> None:
    turn = Turn(two())
    thrown(turn, "0,0u", x=-110, speed=14, until=-40)
    assert turn.world.inside(0) == [0]
    passed = [[0]]
    while not turn.settled:
        ticked(turn)
        if turn.world.inside(0) != passed[-1]:
            passed.append(turn.world.inside(0))
    assert passed[1] == [0, 1]
    assert turn.incidents == ()


def test_c105_a_stone_that_leaves_the_overlap_is_still_inside() -> None:
    turn = Turn(two())
    thrown(turn, "0,0u", x=-100, speed=16, until=0)
    assert turn.world.inside(0) == [0, 1]
    rested(turn)
    assert turn.world.inside(0) == [1]
    assert turn.incidents == ()
    assert ended(turn).holders[0] == AREA


def test_c106_a_stone_that_flies_out_of_all_cords_is_a_fault() -> None:
    turn = Turn(two())
    thrown(turn, "0,0u", x=80, speed=20, until=260)
    assert turn.world.inside(0) == [1]
    events = rested(turn)
    assert kinds(events) == ["fault", "over"]
    assert [(one.kind, one.stones) for one in outcome(turn).incidents] == [("exit", (0,))]
    state = after(turn)
    assert state.counts == (3, 3)
    assert state.turn == 1


def test_c106_a_stone_that_flies_from_cord_to_cord_over_open_table_is_a_fault() -> None:
    # 98 mm from the line through the middles there are some 10 mm between the cords.
    turn = Turn(two())
    thrown(turn, "0,0u", x=-140, speed=20, until=-34, y=98)
    assert turn.world.inside(0) == [0]
    assert kinds(rested(turn)) == ["fault", "over"]
    assert [(one.kind, one.stones) for one in outcome(turn).incidents] == [("exit", (0,))]
    assert turn.world.inside(0) == [1], "that it came back inside does not help (R8)"


# --- C107: who moves what


@pytest.mark.parametrize("cord", range(4))
def test_c107_the_active_player_moves_any_cord(cord: int) -> None:
    state = four()
    turn = Turn(state)
    pulled(turn, f"c{cord}.16>{-405 + 270 * cord},175")
    placed(turn, f"0@{-405 + 270 * cord},0,0u")
    then = ended(turn)
    assert [then.cords[c] != state.cords[c] for c in range(4)] == [c == cord for c in range(4)]
    assert then.holders[0] == AREA


def test_c107_two_hands_move_two_cords_at_once() -> None:
    turn = Turn(two())
    events = done(turn, "c0.16 c1.48 c0>-135,175 c1>135,-175")
    ticked(turn, 30)
    assert events == []
    assert turn.world.cord(0)[16, 1] == pytest.approx(0.175, abs=1e-3)
    assert turn.world.cord(1)[48, 1] == pytest.approx(-0.175, abs=1e-3)
    assert refused(turn, "h0=0@0,0,120,0u") == "R21", "both hands are busy"


def test_c107_nobody_else_moves_a_cord() -> None:
    turn = Turn(two())
    for cord in (0, 1):
        assert refused(turn, f"c{cord}.0", seat=1) == "4.5"


def test_c107_there_are_no_more_cords_than_there_are() -> None:
    turn = Turn(two())
    assert refused(turn, "c2.0") == "R16"


# --- C108, C109: apart and together again


def test_c108_a_cord_that_comes_apart_is_no_fault_but_the_turn_cannot_end() -> None:
    turn = Turn(two())
    placed(turn, "0@-120,0,0u")
    assert turn.duty() is None
    events = pulled(turn, APART)
    assert [(one.kind, one.cords) for one in events] == [("parted", (0, 1))]
    assert crossing(turn.world) == set()
    assert turn.incidents == ()
    assert refused(turn, ".") == "R35"


def test_c108_placing_is_allowed_while_a_cord_is_apart() -> None:
    turn = Turn(two())
    assert kinds(pulled(turn, APART)) == ["parted"]
    assert kinds(placed(turn, "0@-120,0,0u")) == []
    assert turn.settled
    assert refused(turn, ".") == "R35"


def test_c108_a_whole_turn_that_leaves_a_cord_apart_is_refused() -> None:
    for text in (f"0@-120,0,0u {APART}", f"{APART} 0@-120,0,0u"):
        refusal = Kluster().objection(two(), notation.plan(text))
        assert refusal is not None
        assert refusal.rule == "R35"


def test_c108_a_cord_drawn_wholly_inside_another_is_separate() -> None:
    # A cord that is a third shorter fits into the other (R33).
    turn = Turn(two(boxes="trio+duo", cords="circle@0,0;circle@100,0"))
    placed(turn, "0@-100,0,0u")
    events = pulled(turn, "c1.0>-30,0")
    events += pulled(turn, "c1.32>-50,0")
    nodes = turn.world.cord(1)
    assert all(abs(complex(x, y)) < 0.15 for x, y in nodes.tolist()), "it lies inside"
    assert kinds(events) == ["parted"]
    assert refused(turn, ".") == "R35"


def test_c109_a_cord_that_is_rejoined_lets_the_turn_end() -> None:
    turn = Turn(two())
    placed(turn, "0@-120,0,0u")
    pulled(turn, APART)
    assert refused(turn, ".") == "R35"
    events = pulled(turn, TOGETHER)
    assert [(one.kind, one.cords) for one in events] == [("joined", (0, 1))]
    assert crossing(turn.world) == {(0, 1)}
    state = ended(turn)
    assert state.holders[0] == AREA
    assert state.turn == 1
    assert state.faults == (0, 0)


def test_c109_the_other_cord_may_be_the_one_that_is_brought() -> None:
    turn = Turn(two())
    assert kinds(pulled(turn, "c1.0>600,0")) == ["parted"]
    placed(turn, "0@-120,0,0u")
    assert kinds(pulled(turn, "c0.0>180,0")) == ["joined"]
    assert ended(turn).faults == (0, 0)


def test_c109_a_whole_turn_that_rejoins_is_accepted() -> None:
    state = Kluster().play(two(), notation.plan(f"{APART} 0@-120,0,0u {TOGETHER}"))
    assert state.holders[0] == AREA
    assert separate(state.world(), state.options) == ()


# --- C110, C111: faults on the way


def test_c110_a_repair_that_joins_stones_is_an_ordinary_fault() -> None:
    turn = Turn(two("20@-150,0,0u 21@-40,0,90d"))
    assert kinds(pulled(turn, "c1.0>700,0")) == ["parted"]
    assert kinds(pulled(turn, "c1.32>-60,0")) == ["joined", "fault", "over"]
    result = outcome(turn)
    assert [(one.kind, one.stones) for one in result.incidents] == [("touch", (20, 21))]
    assert result.incidents[0].by == Cause("cord", 1)
    assert result.taken == (20, 21)
    assert result.placed == ()
    state = after(turn)
    assert state.counts == (5, 3)
    assert state.turn == 1
    assert state.faults == (1, 0)


CLASH = "0@-120,34,0d"
"""A stone that snaps to one that lies at -120,0 with its north face up."""


def test_c111_after_a_fault_while_separated_the_next_player_inherits_the_duty() -> None:
    turn = Turn(two("20@-120,0,0u"))
    assert kinds(pulled(turn, APART)) == ["parted"]
    assert kinds(placed(turn, CLASH)) == ["fault", "over"]
    state = after(turn)
    assert state.counts == (4, 3)
    assert state.turn == 1
    assert separate(state.world(), state.options) == (0, 1)

    inherited = Turn(state)
    assert kinds(placed(inherited, "3@-120,0,0u")) == []
    assert refused(inherited, ".") == "R35"
    assert kinds(pulled(inherited, TOGETHER)) == ["joined"]
    then = ended(inherited)
    assert then.holders[3] == AREA
    assert then.turn == 0
    assert then.faults == (1, 0)


def test_c111_whole_turns_inherit_the_duty_too() -> None:
    game = Kluster()
    state = game.play(two("20@-120,0,0u"), notation.plan(f"{APART} {CLASH}"))
    assert state.faults == (1, 0)
    refusal = game.objection(state, notation.plan("3@-120,0,0u"))
    assert refusal is not None
    assert refusal.rule == "R35"
    assert game.objection(state, notation.plan(f"3@-120,0,0u {TOGETHER}")) is None


def test_c111_the_duty_goes_on_to_the_player_after_if_it_is_not_met_again() -> None:
    game = Kluster()
    state = game.play(two("20@-120,0,0u 21@-50,-50,0u"), notation.plan(f"{APART} {CLASH}"))
    again = game.play(state, notation.plan("3@-50,-16,0d"))
    assert again.faults == (1, 1)
    assert again.turn == 0
    refusal = game.objection(again, notation.plan("1@-120,0,0u"))
    assert refusal is not None
    assert refusal.rule == "R35"


def test_c111_with_auto_repair_the_cord_is_laid_back_by_itself() -> None:
    game = Kluster()
    before = two("20@-120,0,0u 22@-120,-70,0u", plus_fault_repair="auto_repair")
    state = game.play(before, notation.plan(f"{APART} {CLASH}"))
    assert state.faults == (1, 0)
    assert separate(state.world(), state.options) == ()
    assert state.poses[22] is not None
    assert before.poses[22] is not None
    assert state.poses[22].place == pytest.approx(before.poses[22].place, abs=1e-3)
    assert game.play(state, notation.plan("3@-120,0,0u")).holders[3] == AREA


def test_c111_auto_repair_moves_the_cord_as_it_is_and_disturbs_no_stone() -> None:
    turn = Turn(two("20@-120,0,0u 22@150,0,0u", plus_fault_repair="auto_repair"))
    # Round the stone in it, the right cord is drawn to the right.
    pulled(turn, "c1.0>330,0")
    assert kinds(pulled(turn, "c1.32>80,0")) == ["parted"]
    placed(turn, CLASH)
    lay = dict(outcome(turn).cords)
    state = after(turn)
    assert separate(state.world(), state.options) == ()
    moved = [c for c in (0, 1) if state.cords[c] != lay.get(c, turn.state.cords[c])]
    assert moved, "a cord was laid back"
    for c in moved:
        shift = {
            (round(x - a, 5), round(y - b, 5))
            for (x, y), (a, b) in zip(state.cords[c], lay.get(c, turn.state.cords[c]), strict=True)
        }
        assert len(shift) <= 4, "it was moved in one piece"


def test_c111_auto_repair_is_only_for_faults() -> None:
    turn = Turn(two(plus_fault_repair="auto_repair"))
    placed(turn, "0@-120,0,0u")
    pulled(turn, APART)
    assert refused(turn, ".") == "R35"


# --- C112: four cords


def test_c112_of_four_cords_two_pairs_are_enough() -> None:
    turn = Turn(four())
    assert crossing(turn.world) == {(0, 1), (1, 2), (2, 3)}
    placed(turn, "0@-405,0,0u")
    assert kinds(pulled(turn, HALVES)) == []
    assert crossing(turn.world) == {(0, 1), (2, 3)}
    assert ended(turn).turn == 1


def test_c112_if_all_must_hang_together_two_pairs_are_refused() -> None:
    turn = Turn(four(plus_connected=True))
    placed(turn, "0@-405,0,0u")
    assert kinds(pulled(turn, HALVES)) == ["parted"]
    assert crossing(turn.world) == {(0, 1), (2, 3)}
    assert refused(turn, ".") == "R34"
    assert kinds(pulled(turn, "c2.32>-160,0")) == ["joined"]
    assert ended(turn).turn == 1


def test_c112_one_cord_that_crosses_none_is_refused_either_way() -> None:
    for connected in (False, True):
        turn = Turn(four(plus_connected=connected))
        placed(turn, "0@-405,0,0u")
        events = pulled(turn, "c3.0>900,0")
        assert [(one.kind, one.cords) for one in events] == [("parted", (3,))]
        assert refused(turn, ".") in ("R34", "R35")


def test_c112_if_all_must_hang_together_auto_repair_joins_the_two_pairs() -> None:
    before = scene(
        "20@-405,0,0u",
        (3, 3),
        0,
        **(FOUR | {"plus_connected": True}),
        plus_fault_repair="auto_repair",
    )
    state = Kluster().play(before, notation.plan(f"{HALVES} 0@-405,34,0d"))
    assert state.faults == (1, 0)
    assert separate(state.world(), state.options) == ()


# --- C113: winning


def test_c113_the_last_stone_wins_only_once_every_cord_is_joined() -> None:
    turn = Turn(two(stocks=(1, 3)))
    placed(turn, "0@-120,0,0u")
    pulled(turn, APART)
    assert turn.settled
    assert refused(turn, ".") == "R35"
    ticked(turn, 120)
    assert not turn.over
    pulled(turn, TOGETHER)
    state = ended(turn)
    assert state.over
    assert state.winners == (0,)
    assert state.counts == (0, 3)


def test_c113_a_turn_that_ends_by_itself_waits_for_the_cord() -> None:
    turn = Turn(two(stocks=(1, 3), auto_end=True))
    pulled(turn, APART)
    placed(turn, "0@-120,0,0u")
    ticked(turn, 300)
    assert turn.phase is Phase.OPEN
    pulled(turn, TOGETHER)
    ticked(turn, 60)
    assert turn.over
    assert after(turn).winners == (0,)


def test_c113_a_fault_while_rejoining_takes_the_win_away() -> None:
    turn = Turn(two("20@-150,0,0u 21@-40,0,90d", stocks=(1, 3)))
    pulled(turn, "c1.0>700,0")
    placed(turn, "0@-95,80,0u")
    assert kinds(pulled(turn, "c1.32>-60,0"))[-1] == "over"
    state = after(turn)
    assert not state.over
    assert state.counts[0] >= 2
    assert state.turn == 1


# --- C115: Expert


def test_c115_expert_compares_stocks_as_usual() -> None:
    turn = Turn(two(stocks=(6, 4), mode="expert"))
    placed(turn, "0@-150,0,0u")
    assert kinds(placed(turn, "1@-80,0,0u")) == [], "5 against 4"
    done(turn, "h0=2@150,0,120,0u")
    assert refused(turn, "h0!") == "R22", "4 against 4"
    state = ended(turn)
    assert state.counts == (4, 4)
    assert state.turn == 1


def test_c115_stones_that_started_in_the_area_belong_to_no_stock() -> None:
    agreed = options({"boxes": "trio+duo", "players": 5, "mode": "expert"})
    assert agreed.share == 7
    assert len(agreed.preset) == 1
    turn = Turn(scene("35@0,0,0u", (5, 4, 9, 9, 8), boxes="trio+duo", players=5, mode="expert"))
    placed(turn, "0@-120,0,0u")
    done(turn, "h0=1@120,0,120,0u")
    assert refused(turn, "h0!") == "R22", "4 against 4"


def test_c115_a_cord_apart_does_not_change_the_comparison() -> None:
    turn = Turn(two(stocks=(6, 4), mode="expert"))
    pulled(turn, APART)
    placed(turn, "0@-150,0,0u")
    placed(turn, "1@-80,0,0u")
    assert turn.placed == [0, 1]
    assert refused(turn, ".") == "R35"
