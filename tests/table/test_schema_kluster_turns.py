"""docs/record.schema.json and Kluster: turns have one way to be written."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from klub.engine.contract import Seat
from klub.games.kluster import Placement, Plan, Played, Pull, notation
from klub.games.kluster.input import Drag, End, Grab, Hand, LetGo, PutBack, Release
from klub.games.kluster.log import log

DEFS = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())["$defs"]
TURN = Draft202012Validator(DEFS["kluster_turn"])

metres, degrees = st.floats(-2, 2), st.floats(-720, 720)
hands, cords, nodes, stones = (st.integers(0, most) for most in (1, 7, 63, 95))
steps = st.one_of(
    st.builds(
        Placement,
        stones,
        metres,
        metres,
        degrees,
        st.sampled_from(("up", "down", "edge")),
        st.none() | st.tuples(metres, metres),
    ),
    st.builds(Pull, cords, nodes, metres, metres),
)
plans = st.lists(steps, min_size=1, max_size=5).map(lambda many: Plan(tuple(many)))
inputs = st.one_of(
    st.builds(Hand, hands, stones, metres, metres, st.floats(0, 0.5), degrees),
    st.builds(Release, hands),
    st.builds(PutBack, hands),
    st.builds(Grab, cords, nodes),
    st.builds(Drag, cords, metres, metres),
    st.builds(LetGo, cords),
    st.just(End()),
)
by_hand = st.lists(inputs, min_size=1, max_size=9).map(lambda many: Played(tuple(enumerate(many))))


@given(st.integers(0, 31).map(Seat), plans | by_hand)
def test_every_turn_that_klub_writes_passes(seat: Seat, move: Plan | Played) -> None:
    assert TURN.is_valid(notation.write_turn(seat, move))


STEPS = DEFS["kluster_turn"]["pattern"].removesuffix("$").replace("{0,399}", "{0,3}") + r"\Z"


@given(st.from_regex(STEPS).filter(lambda line: "*" not in line))
def test_a_plan_that_passes_is_read_and_written_the_same(line: str) -> None:
    assert notation.write_turn(*notation.turn(line)) == line


def test_a_turn_has_400_steps_at_most() -> None:
    step = " c0.1>0,0"
    assert TURN.is_valid("0" + step * notation.MOST_STEPS)
    assert not TURN.is_valid("0" + step * (notation.MOST_STEPS + 1))


PACKED = notation.write_move(Played(log("7:h0=5@0,0,120,0u 9:h0! 80:.")))


@pytest.mark.parametrize(
    "line",
    [
        "5@0,0,0u",
        "0",
        "0 ",
        " 0 5@0,0,0u",
        "0  5@0,0,0u",
        "0 5@0,0,0u ",
        "00 5@0,0,0u",
        "32 5@0,0,0u",
        "0 05@0,0,0u",
        "0 96@0,0,0u",
        "0 5@0,0u",
        "0 5@0,0,0",
        "0 5@0,0,0x",
        "0 5@0,0,0u<",
        "0 5@0,0,0u<0",
        "0 5@0,0,0u<0,0.0",
        "0 5@0,0,0u<0,2001",
        "0 5@-0,0,0u",
        "0 5@0.0,0,0u",
        "0 5@1.25,0,0u",
        "0 5@+1,0,0u",
        "0 5@2000.1,0,0u",
        "0 5@2001,0,0u",
        "0 5@0,0,360u",
        "0 5@0,0,-90u",
        "0 c8.0>0,0",
        "0 c0.64>0,0",
        "0 c0.01>0,0",
        "0 c0.1>0",
        "0 c0.1",
        "0 .",
        "0 *",
        "0 *eNo",
        "0 *AAAA",
        f"0 {PACKED}=",
        f"0 {PACKED[:-1]}",
        f"0 {PACKED} 5@0,0,0u",
        f"0 5@0,0,0u {PACKED}",
        "0 7:h0!",
    ],
)
def test_klub_writes_no_such_turn(line: str) -> None:
    assert TURN.is_valid(f"0 {PACKED}")
    assert not TURN.is_valid(line)
