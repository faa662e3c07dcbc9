"""docs/record.schema.json: what klub writes passes it, and little else does."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from klub.engine.contract import Json
from klub.games.clustered import Clustered
from klub.games.clustered.options import READERS, Options, option_values
from klub.table import Table, read_record, write_record
from klub.table.seed import numbered_seed

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())
VALIDATOR = Draft202012Validator(SCHEMA)
RECORDS = {path.stem: path for path in (Path(__file__).parent / "records").glob("*.json")}
REQUIRED = ("klub", "game", "options", "seats", "commitment", "moves")


def faults(document: object) -> list[str]:
    """Where the schema finds ``document`` wrong."""
    return [error.json_path for error in VALIDATOR.iter_errors(document)]


def document(name: str) -> Any:
    return json.loads(RECORDS[name].read_bytes())


def records(values: dict[str, Json], number: int) -> Iterator[str]:
    """What klub writes of a random game: at first, in the middle of it and at its end."""
    game = Clustered()
    chosen = game.options(values)
    names = [f"bot:{seat}" for seat in range(chosen.players)]
    table = Table.open(game, chosen, names, numbered_seed("schema", number))
    luck = Random(number)
    yield write_record(table.record())
    while (seat := table.to_move) is not None:
        table = table.play(seat, game.sample(table.state, luck))
        if luck.random() < 0.1 or table.to_move is None:
            yield write_record(table.record())


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_every_field_is_described() -> None:
    parts = SCHEMA["$defs"]
    fields = [SCHEMA, *SCHEMA["properties"].values(), *parts.values()]
    fields += [field for part in parts.values() for field in part.get("properties", {}).values()]
    assert len(fields) > 30
    for field in fields:
        shared = parts[field["$ref"].removeprefix("#/$defs/")] if "$ref" in field else {}
        assert (shared | field)["description"].endswith("."), field


def test_the_schema_knows_every_option_and_no_other() -> None:
    options = SCHEMA["$defs"]["options"]
    assert list(options["properties"]) == options["required"] == list(READERS)
    assert option_values(Options()).keys() == options["properties"].keys()


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_old_records_pass(name: str) -> None:
    assert faults(document(name)) == []


@given(
    st.integers(1, 8),
    st.fixed_dictionaries(
        {"quick": st.booleans(), "first_bonuses": st.booleans(), "biggest_bonuses": st.booleans()},
        optional={
            "quick_discard": st.sampled_from(["drawn", "any_hand"]),
            "extra_wilds": st.sampled_from(["all", "none", "0"]),
            "table": st.sampled_from(["unlimited", "8x8", "20x9", "255x255"]),
            "two_starts": st.just(value=True),
            "start_axis": st.sampled_from(["horizontal", "vertical"]),
            "starter": st.sampled_from(["youngest", "host", "random", "rotate"]),
            "round": st.integers(0, 999_999),
            "discards": st.sampled_from(["hidden", "open"]),
            "tie_break": st.sampled_from(["none", "rectangle"]),
            "solo_bonuses": st.booleans(),
        },
    ),
    st.integers(0, 10**6),
)
@settings(max_examples=20)
def test_every_record_that_klub_writes_passes(
    players: int, values: dict[str, Json], number: int
) -> None:
    for text in records({**values, "players": players}, number):
        assert faults(json.loads(text)) == []
        hidden = write_record(replace(read_record(text), seed=None, scores=None, winners=None))
        assert faults(json.loads(hidden)) == []


@pytest.mark.parametrize("name", sorted(RECORDS))
@pytest.mark.parametrize("field", REQUIRED)
def test_no_field_may_be_missing(name: str, field: str) -> None:
    shorter = document(name)
    del shorter[field]
    assert faults(shorter) == ["$"]


@pytest.mark.parametrize("field", ["seed", "decks", "scores", "winners"])
def test_a_finished_game_tells_all(field: str) -> None:
    shorter = document("two")
    del shorter[field]
    assert set(faults(shorter)) == {"$"}


def test_an_unfinished_game_may_hide_its_luck_but_not_by_halves() -> None:
    game = document("unfinished")
    seed, decks = game.pop("seed"), game.pop("decks")
    assert faults(game) == []
    assert faults(game | {"seed": seed}) == faults(game | {"decks": decks}) == ["$"]
    assert "$" in faults(game | {"scores": document("two")["scores"], "winners": [0]})


@pytest.mark.parametrize("path", [(), ("options",), ("scores", 0)])
@pytest.mark.parametrize("extra", [None, 0, "", [], {}])
def test_no_field_may_be_added(path: tuple[str | int, ...], extra: object) -> None:
    longer = place = document("two")
    for step in path:
        place = place[step]
    place["extra"] = extra
    assert len(faults(longer)) == 1


@pytest.mark.parametrize(
    ("results", "places"),
    [
        ([], []),
        ([None, {"rest": [0, 1]}], []),
        ([None, 1, "text", []], ["$.results[1]", "$.results[2]", "$.results[3]"]),
        ({}, ["$.results"]),
        (None, ["$.results"]),
    ],
)
def test_a_result_is_an_object_or_nothing(results: object, places: list[str]) -> None:
    assert faults(document("two") | {"results": results}) == places


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to everything inside ``value``."""
    steps = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inner in steps:
        yield (*path, step)
        if isinstance(inner, dict | list):
            yield from places(inner, (*path, step))


@pytest.mark.parametrize("other", [None, True, 3, 0.5, "text", [0.5], {"text": 1}])
def test_a_value_of_another_kind_never_passes(other: object) -> None:
    game = document("quick")
    for *way, step in list(places(game)):
        place = game
        for inner in way:
            place = place[inner]
        kept = place[step]
        if type(kept) is not type(other):
            place[step] = other
            assert not VALIDATOR.is_valid(game), (way, step)
            place[step] = kept
    assert game == document("quick")
