"""docs/record.schema.json and Kluster: options have one way to be written."""

import json
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from kluster_choices import agreed, option_values

from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.engine.options import ChoiceOption, Count, OptionalCount, Switch
from klub.games.kluster import Kluster
from klub.games.kluster.box import BOXES, MOST_STONES, stone_count
from klub.games.kluster.options import READERS

DEFS = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())["$defs"]
OPTIONS = DEFS["kluster_options"]
GAME = Kluster()
CHOSEN = Draft202012Validator({"$ref": "#/$defs/kluster_options", "$defs": DEFS})


def faults(values: dict[str, Json]) -> list[str]:
    """The options that the schema finds wrong."""
    return [error.json_path.removeprefix("$.") for error in CHOSEN.iter_errors(values)]


def written(**values: Json) -> dict[str, Json]:
    """Options as a record tells them."""
    told: dict[str, Json] = json.loads(json.dumps(GAME.option_values(GAME.options(values))))
    return told


def test_the_schema_knows_every_option_and_no_other() -> None:
    assert list(OPTIONS["properties"]) == OPTIONS["required"] == list(READERS) == list(written())


def test_the_schema_has_the_values_of_the_options_and_no_other() -> None:
    """For words, switches and numbers; the other kinds have tests of their own."""
    others = set()
    for key, reader in READERS.items():
        field = OPTIONS["properties"][key]
        match reader:
            case ChoiceOption(words):
                assert field.keys() == {"description", "enum"}
                assert field["enum"] == list(words), key
            case Switch():
                assert field.keys() == {"description", "type"}
                assert field["type"] == "boolean"
            case Count(_, least, most) if key in ("shorten", "solo_faults"):
                assert (field["type"], field["minimum"], field["maximum"]) == (
                    "integer",
                    least,
                    most,
                )
            case OptionalCount(none, Count(_, least, most)) if key == "turn_timer":
                number = {"type": "integer", "minimum": least, "maximum": most}
                assert field["anyOf"] == [{"const": none}, number]
            case _:
                others.add(key)
    counted = {"players", "boxes", "cords", "by_height", "youngest", "previous", "first_out"}
    assert others == counted


@given(option_values())
@settings(max_examples=60)
def test_every_table_that_klub_opens_passes(values: dict[str, Json]) -> None:
    told = json.loads(json.dumps(GAME.option_values(agreed(values))))
    assert faults(told) == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 0),
        ("players", 33),
        ("players", 2.5),
        ("boxes", ""),
        ("boxes", "TRIO"),
        ("boxes", "trio,duo"),
        ("boxes", "trio+"),
        ("boxes", ["trio"]),
        ("mode", "Expert"),
        ("mode", "plus"),
        ("equilibrium", "on"),
        ("cord", "square"),
        ("cords", ["oval"]),
        ("shorten", 51),
        ("shorten", -1),
        ("starter", "tallest"),
        ("by_height", []),
        ("by_height", [0, 0]),
        ("by_height", [32]),
        ("by_height", "0,1"),
        ("youngest", 32),
        ("previous", "none"),
        ("previous", [-1]),
        ("first_out", None),
        ("first_out", -1),
        ("first_out", "0"),
        ("tie_among", "some"),
        ("elim_rematch", "last_out"),
        ("inside", "middle"),
        ("contact", False),
        ("drop_outside", "refuse"),
        ("auto_end", 0),
        ("turn_timer", 4),
        ("turn_timer", 601),
        ("turn_timer", None),
        ("tool", "hand"),
        ("expert_vs", "all"),
        ("solo_faults", 100),
        ("solo_score", "best"),
        ("pool_empty", "share"),
        ("plus_standard_max", "sum"),
        ("plus_remainder", "out"),
        ("plus_connected", "off"),
        ("plus_fault_repair", "repair"),
        ("equilibrium_duo", "no"),
    ],
)
def test_options_have_their_exact_values(key: str, value: Json) -> None:
    where = {path.split("[")[0] for path in faults(written() | {key: value})}
    assert where == {key}


def test_boxes_are_those_that_a_table_holds() -> None:
    pattern = Draft202012Validator(OPTIONS["properties"]["boxes"])
    for count in range(1, 10):
        for boxes in product(BOXES, repeat=count):
            assert pattern.is_valid("+".join(boxes)) == (stone_count(boxes) <= MOST_STONES), boxes


def test_who_is_alone_plays_solo_and_nobody_else() -> None:
    assert faults(written() | {"mode": "solo"}) == ["players"]
    assert faults(written(players=1) | {"mode": "expert"}) == ["players"]


def test_equilibrium_needs_a_word_for_duo() -> None:
    told = written(boxes="duo", players=1, equilibrium=True, equilibrium_duo=True)
    assert faults(told) == []
    assert faults(told | {"equilibrium_duo": False}) == ["equilibrium_duo"]


@pytest.mark.parametrize(
    "cords",
    [
        "",
        "oval",
        "narrow oval;bean",
        "figure eight@0,0",
        "oval@-120.5,0.125,359.9",
        "circle@1500,-1500,0.001",
        "0,0 200,0 200,120.5",
        "oval;oval@1,1;0,0 1,0 0,1",
    ],
)
def test_cords_are_written_like_this(cords: str) -> None:
    read = READERS["cords"].read("cords", cords)
    assert ";".join(read) == cords
    assert faults(written() | {"cords": cords}) == []


@pytest.mark.parametrize(
    "cords",
    [
        " oval",
        "Oval",
        "oval;",
        "oval; oval",
        "oval@0",
        "oval@-0,0",
        "oval@0,0,0",
        "oval@0,0,360",
        "oval@0,0,-90",
        "oval@1.50,0",
        "oval@01,0",
        "oval@1500.5,0",
        "oval@1501,0",
        "0,0 200,0",
        "0,0  200,0 200,1",
        "0,0 200,0 200,1 ",
        "oval;" * 8 + "oval",
    ],
)
def test_klub_writes_no_such_cords(cords: str) -> None:
    assert faults(written() | {"cords": cords}) == ["cords"]


@given(st.from_regex(OPTIONS["properties"]["cords"]["pattern"].removesuffix("$") + r"\Z"))
def test_cords_that_pass_can_be_read(cords: str) -> None:
    try:
        assert ";".join(READERS["cords"].read("cords", cords)) == cords
    except Refusal:
        # Three times the same point is no outline, though it is well written.
        alike = [len(set(cord.split(" "))) == 1 for cord in cords.split(";") if " " in cord]
        assert any(alike)
