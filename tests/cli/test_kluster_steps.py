"""Steps of a turn as they are typed."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.cli.kluster import typed
from klub.cli.kluster.draft import Draft, draft
from klub.cli.kluster.news import runs
from klub.cli.voice import sentence
from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.games.kluster import Kluster, Placement, Plan, Pull, State, notation

GAME = Kluster()


def table(*turns: str, **values: Json) -> State:
    """A solo table of DUO² after some turns."""
    options = GAME.options({"boxes": "duo", "players": 1, **values})
    state = GAME.start(options, Random(1))
    for turn in turns:
        state = GAME.play(state, notation.move(turn))
    return state


def written(words: str, state: State) -> str:
    return notation.write_move(draft(words, state, Random(0)).plan)


SPELLED = {
    "5@-12.5,34,90u": "5@-12.5,34,90u",
    "5 -12.5 34 turn 90": "5@-12.5,34,90u",
    "5  -12.5,34  TURN 90 up": "5@-12.5,34,90u",
    "5 −12.5 34 turn 90": "5@-12.5,34,90u",
    "turn -90 5 10 20": "5@10,20,270u",
    "10 20": "0@10,20,0u",
    "-10 20 down": "0@-10,20,0d",
    "7 10 20 edge": "7@10,20,0e",
    "pull 0.17 120 40; 5 0 0": "c0.17>120,40 5@0,0,0u",
    "c0.17>120,40 5@0,0,0d": "c0.17>120,40 5@0,0,0d",
    "c0.17>120,40; 0 0": "c0.17>120,40 0@0,0,0u",
}


@pytest.mark.parametrize(("words", "move"), SPELLED.items())
def test_a_turn_can_be_typed_in_many_ways(words: str, move: str) -> None:
    assert written(words, table()) == move


@pytest.mark.parametrize(("hour", "way"), [(12, (0, 1)), (3, (1, 0)), (6, (0, -1)), (9, (-1, 0))])
def test_a_cord_is_drawn_at_an_hour_of_the_clock(hour: int, way: tuple[int, int]) -> None:
    state = table(cord="circle")
    step = draft(f"pull {hour}h 30; 0 0", state, Random(0)).plan.steps[0]
    assert isinstance(step, Pull)
    radius = max(x for x, _ in state.cords[0])
    assert (step.x, step.y) == pytest.approx([part * (radius + 0.03) for part in way], abs=5e-3)
    inwards = draft(f"pull {hour}h -30; 0 0", state, Random(0)).plan.steps[0]
    assert isinstance(inwards, Pull)
    assert (inwards.x, inwards.y) == pytest.approx(
        [part * (radius - 0.03) for part in way], abs=5e-3
    )


def place(plan: Plan) -> tuple[float, float]:
    step = plan.steps[-1]
    assert isinstance(step, Placement)
    return step.x, step.y


def test_free_is_where_there_is_most_room() -> None:
    x, y = place(draft("free", table("0@-60,0,0u"), Random(0)).plan)
    assert x > 0.02
    assert abs(y) < 0.02
    x, y = place(draft("free", table(), Random(0)).plan)
    assert abs(x) + abs(y) < 0.01


def test_near_is_beside_the_stone_and_as_safe_as_can_be() -> None:
    state = table("0@-60,0,0u", "1@60,0,0u")
    thought = draft("5 near 1", state, Random(0))
    x, y = place(thought.plan)
    assert ((x - 0.06) ** 2 + y**2) ** 0.5 < 0.06
    assert thought.chance > 0.8


def test_later_steps_see_where_the_earlier_lead() -> None:
    state = table("0@-60,0,0u")
    drawn = place(draft("pull 9h -60; free", state, Random(0)).plan)
    assert drawn != place(draft("free", state, Random(0)).plan)


def test_after_a_fault_nothing_can_go_well_any_more() -> None:
    state = table("0@-112,0,0u", "1@-45,0,0d")
    assert draft("5 60 0", state, Random(0)).chance == 1
    assert draft("pull 9h -40; 5 60 0", state, Random(0)).chance == 0


def test_a_line_says_what_is_to_be_done_with_its_turn() -> None:
    assert typed.read("5 free") == typed.Wish("5 free", typed.How.ASK)
    assert typed.read(" 5  free !") == typed.Wish("5 free", typed.How.PLAY)
    assert typed.read("RISK 5 free") == typed.Wish("5 free", typed.How.TELL)
    assert typed.read(" Quit ") == typed.Word("quit")


def test_numbers_that_follow_each_other_are_told_shortly() -> None:
    assert runs([0, 1, 4, 5, 6, 9]) == "0, 1, 4–6, 9"
    assert runs([]) == ""


PIECES = [
    *typed.WORDS,
    *("risk", "near", "free", "pull", "turn", "down", "edge", "up", ";", "!", ",", " ", "  ", "@"),
    *(
        "0",
        "1",
        "5",
        "11",
        "99",
        "-12",
        "34.5",
        "9999",
        "3h",
        "0.3h",
        "13h",
        "0.17",
        "0.64",
        "9.1h",
    ),
    *("5@-12.5,34,90u", "c0.17>120,40", "c9.99>1,1", "5@9999,0", "\x1b[A", "−3", "½", "٣"),
]
LINES = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join))
LYING = table("0@-60,0,0u", "1@60,0,0u")


def meaning(line: str) -> Draft | typed.Word | Refusal:
    try:
        meant = typed.read(line)
        return meant if isinstance(meant, typed.Word) else draft(meant.steps, LYING, Random(0))
    except Refusal as refusal:
        return refusal


@given(LINES)
@settings(max_examples=60)
def test_whatever_is_typed_is_a_turn_a_wish_or_a_refusal(line: str) -> None:
    match meaning(line):
        case Draft(plan, chance):
            assert plan.steps
            assert 0 <= chance <= 1
        case Refusal() as refusal:
            assert sentence(refusal).isprintable()
