"""Results that a record tells: kept as they came about; what cannot be does not get through."""

import json
import struct
from base64 import b64encode
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from kluster_scenes_plus import placed, pulled, scene

from klub.engine.contract import Json
from klub.engine.errors import Malformed, Refusal
from klub.games.kluster import Kluster, Played, State, Turn, notation, rules
from klub.games.kluster.course import LONGEST_TURN
from klub.games.kluster.kept import kept, recalled


def told() -> tuple[State, State, Played, dict[str, Any]]:
    """A turn that was played by hand, with a pull and a fault, and what is kept of it."""
    state = scene("20@0,0,0u 21@80,0,0u", (3, 3), cord="circle")
    turn = Turn(state)
    pulled(turn, "c0.16>0,130")
    placed(turn, "0@0,34,0d")
    assert turn.result is not None
    assert turn.result.fault
    data = json.loads(json.dumps(kept(turn.result)))
    return state, rules.after(state, turn.result), Played(turn.log), data


BEFORE, AFTER, MOVE, DATA = told()


def test_a_result_is_recalled_as_it_was_kept() -> None:
    assert rules.after(BEFORE, recalled(BEFORE, MOVE, DATA)) == AFTER
    assert json.loads(json.dumps(kept(recalled(BEFORE, MOVE, DATA)))) == DATA


leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([10**400, -(10**400), 2**63, 2**64, -(2**63) - 1, 1e308, -1e308]),
    st.floats(),
    st.text(max_size=20),
    st.binary(max_size=9).map(lambda data: b64encode(data).decode()),
)
jsons: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.text(max_size=4), st.sampled_from(list(DATA))), inner),
    ),
    max_leaves=12,
)


def recall(data: Json) -> None:
    """Recall ``data``; what comes through must be a game like any other."""
    try:
        result = recalled(BEFORE, MOVE, data)
    except Malformed:
        return
    state = rules.after(BEFORE, result)
    assert len(state.holders) == len(BEFORE.holders)
    assert all((pose is not None) == (s in state.area) for s, pose in enumerate(state.poses))
    state.world()
    assert json.loads(json.dumps(kept(result), allow_nan=False)) == json.loads(
        json.dumps(kept(recalled(BEFORE, MOVE, kept(result))))
    )


@settings(max_examples=300)
@given(jsons)
def test_json_that_is_no_result_is_refused(data: Any) -> None:
    recall(data)


@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(list(DATA)), jsons, min_size=1))
def test_a_result_with_other_parts_is_refused_or_a_game(parts: dict[str, Any]) -> None:
    recall(DATA | parts)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON document."""
    inner = (
        value.items()
        if isinstance(value, dict)
        else (enumerate(value) if isinstance(value, list) else ())
    )
    return [path] + [found for key, one in inner for found in paths(one, (*path, key))]


PATHS = [path for path in paths(DATA) if path]


@settings(max_examples=500)
@given(st.sampled_from(PATHS), jsons)
@example(("incidents", 0, "x"), float("nan"))
@example(("incidents", 0, "tick"), -1)
@example(("incidents", 0, "tick"), 10**400)
@example(("incidents", 0, "stones"), [10**9])
@example(("ticks",), -5)
@example(("ticks",), 10**400)
def test_a_result_of_which_one_place_is_changed_is_refused_or_a_game(
    path: tuple[Any, ...], value: Any
) -> None:
    data = json.loads(json.dumps(DATA))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    recall(data)


@pytest.mark.parametrize(
    "parts",
    [
        {"ticks": -5},
        {"ticks": LONGEST_TURN * 100},
        {"placed": [1, 1]},
        {"placed": [3]},
        {"placed": [20]},
        {"taken": [1, 2, 99]},
        {"taken": [3]},
        {"taken": [], "incidents": []},
        {"track": "é"},
        {"track": "AAA"},
        {"cords": [[1, DATA["cords"][0][1]]]},
        {"cords": [[0, b64encode(struct.pack("<128f", *[9.0] * 128)).decode()]]},
        {"cords": [[0, b64encode(struct.pack("<128f", *[float("nan")] * 128)).decode()]]},
        {"cords": [[0, b64encode(bytes(511)).decode()]]},
        {"rest": [[20, 0, 0, 0, 0, 0, 0, 0]]},
        {"rest": [[21, 0, 0, float("nan"), 1, 0, 0, 0]]},
        {"rest": [[21, 0, 0, 0, 1, 0, 0]]},
        {"rest": [[21, 0, 0, 0, 1e308, 0, 0, 0]]},
        {"rest": [[5, 0, 0, 0.01, 1, 0, 0, 0]]},
        {"incidents": [{"kind": "touch", "stones": [0, 20], "tick": 3, "x": float("nan"), "y": 0}]},
        {"incidents": [{"kind": "touch", "stones": [0, 2000], "tick": 3, "x": 0.0, "y": 0}]},
        {"incidents": [{"kind": "touch", "stones": [0, 20], "tick": -3, "x": 0.0, "y": 0}]},
        {"extra": 1},
    ],
    ids=lambda parts: json.dumps(parts)[:50],
)
def test_a_result_that_cannot_be_is_refused(parts: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        recalled(BEFORE, MOVE, DATA | parts)


def test_in_standard_a_result_does_not_place_two_stones() -> None:
    state = scene("", (3, 3), cord="circle")
    game = Kluster()
    move = notation.plan("0@0,0,0u 1@100,0,0u 2@-100,0,0u")
    after = game.play(state, notation.plan("0@0,0,0u"))
    data: Any = json.loads(json.dumps(game.result(after)))
    [row] = data["rest"]
    data |= {"placed": [0, 1, 2], "rest": [row, [1, 0.1, *row[2:]], [2, -0.1, *row[2:]]]}
    with pytest.raises(Malformed):
        recalled(state, move, data)


def test_a_result_belongs_to_its_move() -> None:
    state, game = scene("", (3, 3), cord="circle"), Kluster()
    told = game.result(game.play(state, notation.plan("1@0,0,0u")))
    with pytest.raises(Refusal):
        game.recall(state, notation.plan("0@0,0,0u"), told)
