"""docs/record.schema.json and Kluster: what klub writes passes it, and little else does."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from kluster_records import GAME, TABLES, document, games, lost_turns, told

from klub.table import read_record, verify, write_record

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())
VALIDATOR = Draft202012Validator(SCHEMA)


def faults(document: object) -> list[str]:
    """Where the schema finds ``document`` wrong."""
    return [error.json_path for error in VALIDATOR.iter_errors(document)]


@pytest.mark.parametrize("name", TABLES)
def test_every_record_that_klub_writes_passes(name: str) -> None:
    for table in games(name):
        assert faults(told(table)) == []
    text = write_record(games(name)[1].record())
    hidden = write_record(replace(read_record(text), seed=None, scores=None, winners=None))
    assert faults(json.loads(hidden)) == []


def test_lost_turns_and_turns_by_hand_pass() -> None:
    table = lost_turns()
    assert faults(told(table)) == []
    kinds = {incident["kind"] for one in document()["results"] for incident in one["incidents"]}
    assert kinds == {"touch", "drop", "time", "exit"}
    assert {line.split()[1][:1] for line in told(table)["moves"]} == {"*", "1", "2", "3"}
    assert verify(GAME, read_record(write_record(table.record()))) is None


@pytest.mark.parametrize("field", ["seed", "boxes", "starter", "results", "scores", "winners"])
def test_a_finished_game_tells_all(field: str) -> None:
    shorter = told(games("solo")[-1])
    del shorter[field]
    assert set(faults(shorter)) == {"$"}


@pytest.mark.parametrize(
    "field", ["klub", "game", "options", "seats", "commitment", "seed", "moves", "results"]
)
def test_no_field_may_be_missing(field: str) -> None:
    shorter = document()
    del shorter[field]
    assert "$" in faults(shorter)


def test_one_game_does_not_pass_for_the_other() -> None:
    path = Path(__file__).parent / "records" / "two.json"
    assert faults(json.loads(path.read_bytes()) | {"game": "kluster"})
    assert faults(document() | {"game": "clustered"})
    assert faults(document() | {"game": "chess"}) == ["$.game"]


def test_a_game_without_moves_has_no_results() -> None:
    fresh = told(games("solo")[0])
    assert "results" not in fresh
    assert faults(fresh | {"results": []})
    assert faults(fresh | {"results": document()["results"][:1]}) == ["$"]


def objects(value: Any, path: str = "$") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object inside ``value``, and where it is."""
    if isinstance(value, dict):
        yield path, value
    steps = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inner in steps:
        if isinstance(inner, dict | list):
            way = f"[{step}]" if isinstance(step, int) else f".{step}"
            yield from objects(inner, path + way)


def test_no_object_has_a_key_more_or_less() -> None:
    for whole in (document(), *(told(games(name)[-1]) for name in ("solo", "elimination"))):
        whole["moves"], whole["results"] = whole["moves"][-2:], whole["results"][-2:]
        assert faults(whole) == []
        for path, place in objects(whole):
            place["extra"] = 0
            assert faults(whole) == [path]
            del place["extra"]
            for key in list(place) if path != "$" else ():
                kept = place.pop(key)
                assert path in faults(whole), (path, key)
                place[key] = kept


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path to everything inside ``value``; of long rows only to the first and the last."""
    steps = list(value.items() if isinstance(value, dict) else enumerate(value))
    for step, inner in (
        steps if isinstance(value, dict) or len(steps) < 9 else steps[:: len(steps) - 1]
    ):
        yield (*path, step)
        if isinstance(inner, dict | list):
            yield from leaves(inner, (*path, step))


OR: list[tuple[str | int, object]] = [("first_out", 3), ("by", None)]
"""What else two places may hold: a seat and not the word none, and no cause."""


def alike(kept: object, other: object) -> bool:
    """Whether a place for the one may hold the other too."""
    if isinstance(kept, float) and type(other) is int:
        return True
    return type(kept) is type(other)


def test_a_value_of_another_kind_never_passes() -> None:
    whole = document()
    shown = [at for at, one in enumerate(whole["results"]) if one["incidents"]][:2]
    whole["moves"] = [whole["moves"][0], *(whole["moves"][at] for at in shown)]
    whole["results"] = [whole["results"][0], *(whole["results"][at] for at in shown)]
    before = deepcopy(whole)
    for *way, step in list(leaves(whole)):
        place = whole
        for inner in way:
            place = place[inner]
        kept = place[step]
        for other in (None, True, 3, 0.5, "text", [0.5], {"text": 1}):
            if not alike(kept, other) and (step, other) not in OR:
                place[step] = other
                assert not VALIDATOR.is_valid(whole), (way, step, other)
        place[step] = kept
    assert whole == before
