"""docs/record.schema.json: options, turns and decks have one way to be written."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from klub.games.clustered import notation

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())
VALIDATOR = Draft202012Validator(SCHEMA)


def faults(document: object) -> list[str]:
    """Where the schema finds ``document`` wrong."""
    return [error.json_path for error in VALIDATOR.iter_errors(document)]


def document(name: str) -> Any:
    return json.loads((Path(__file__).parent / "records" / f"{name}.json").read_bytes())


def test_options_have_their_exact_values() -> None:
    for key, value in {
        "players": 0,
        "extra_wilds": "all",
        "quick": "on",
        "quick_discard": "hand",
        "first_bonuses": 1,
        "biggest_bonuses": None,
        "table": "256x9",
        "two_starts": 0,
        "start_axis": "diagonal",
        "starter": "oldest",
        "youngest": -1,
        "round": 1.5,
        "discards": "Open",
        "tie_break": False,
        "solo_bonuses": "false",
    }.items():
        changed = document("two")
        changed["options"][key] = value
        assert faults(changed) == [f"$.options.{key}"], key


@pytest.mark.parametrize("size", ["0x5", "256x9", "9x300", "9X9", "09x9", "9x", "9", "Unlimited"])
def test_a_table_is_written_in_one_way(size: str) -> None:
    changed = document("two")
    changed["options"]["table"] = size
    assert faults(changed) == ["$.options.table"]


def test_from_five_players_on_there_are_two_start_cards() -> None:
    changed = document("eight")
    changed["options"]["two_starts"] = False
    assert faults(changed) == ["$.options.two_starts"]


@given(st.from_regex(SCHEMA["$defs"]["turn"]["pattern"].removesuffix("$") + r"\Z"))
def test_a_turn_that_passes_can_be_read(line: str) -> None:
    assert not faults(document("unfinished") | {"moves": [line]})
    (written,) = notation.turns(notation.turn(line))
    # Two cards dropped at once are written in the order of a hand.
    assert sorted(written.split()) == sorted(line.split())


@pytest.mark.parametrize(
    "line",
    [
        "0 W@-0,1",
        "0 W@01,1",
        "0 ~W",
        "0 W@+1,0",
        "0 W@1000,0",
        "0  W@1,0",
        "0 W@1, 0",
        " 0 W@1,0",
        "0 W@1,0 ",
        "8 W@1,0",
        "00 W@1,0",
        "0 *@1,0",
        "0 sf3@1,0",
        "0 Sf4@1,0",
        "0 W@1,0 ~W ~W",
        "0 ~W ~W ~W",
        "0 -W -W",
        "0 ~W W@1,0",
        "W@1,0",
        "0",
        "",
    ],
)
def test_klub_writes_no_such_turn(line: str) -> None:
    assert faults(document("unfinished") | {"moves": [line]}) == ["$.moves[0]"]


@pytest.mark.parametrize(("faces", "wilds"), [(26, 2), (28, 1), (29, 0), (25, 4), (28, 3)])
def test_a_deck_is_29_or_30_cards_with_two_or_three_wilds(faces: int, wilds: int) -> None:
    deck = ["Sf3"] * faces + ["W"] * wilds
    assert set(faults(document("two") | {"decks": [deck]})) == {"$.decks[0]"}
