"""docs/record.schema.json and Kluster: luck, results and scores as a game can have them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from kluster_records import document, games, told

SCHEMA = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_bytes())
VALIDATOR = Draft202012Validator(SCHEMA)


def faults(document: object) -> list[str]:
    """Where the schema finds ``document`` wrong."""
    return [error.json_path for error in VALIDATOR.iter_errors(document)]


def untrue(change: Callable[[Any], object]) -> list[str]:
    changed = document()
    assert faults(changed) == []
    change(changed)
    return faults(changed)


@pytest.mark.parametrize("seeds", [[], [-1], [2**32], [0.5], ["0"], [0] * 9])
def test_a_box_has_a_seed_of_32_bits(seeds: list[object]) -> None:
    assert all(path.startswith("$.boxes") for path in faults(document() | {"boxes": seeds}))
    assert not VALIDATOR.is_valid(document() | {"boxes": seeds})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("placed", [96]),
        ("placed", [0, 0]),
        ("placed", []),
        ("taken", [1]),
        ("ticks", 0),
        ("ticks", 216_601),
        ("track", ""),
        ("track", "eNo"),
        ("track", "eNoD*AAAAAE="),
        ("track", "AAAA"),
        ("rest", [[96, 0.0, 0.0, 0.01, 1.0, 0.0, 0.0, 0.0]]),
        ("rest", [[0, 2.1, 0.0, 0.01, 1.0, 0.0, 0.0, 0.0]]),
        ("rest", [[0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]]),
        ("rest", [[0, 0.0, 0.0, 0.01, 1.1, 0.0, 0.0, 0.0]]),
        ("rest", [[0, 0.0, 0.0, 0.01, 1.0, 0.0, 0.0]]),
        ("rest", [[0, 0.0, 0.0, 0.01, 1.0, 0.0, 0.0, 0.0, 0.0]]),
        ("cords", [[0, ""]]),
        ("cords", [[8, "A" * 683 + "="]]),
        ("cords", [[0, "A" * 682 + "B="]]),
        ("cords", [[0, "A" * 684]]),
        ("cords", [["A" * 683 + "="]]),
    ],
)
def test_a_result_is_exact(part: str, value: object) -> None:
    paths = untrue(lambda changed: changed["results"][0].__setitem__(part, value))
    assert paths
    assert all(path.startswith(f"$.results[0].{part}") for path in paths)


@pytest.mark.parametrize(
    "changes",
    [
        {"kind": "fall"},
        {"stones": [1]},
        {"stones": [0, 1, 2]},
        {"stones": [1, 1]},
        {"stones": []},
        {"kind": "exit"},
        {"kind": "drop"},
        {"kind": "time"},
        {"kind": "time", "stones": []},
        {"tick": -1},
        {"tick": 216_601},
        {"x": 4.1},
        {"y": -4.1},
        {"by": []},
        {"by": ["held"]},
        {"by": ["foot", 0]},
        {"by": ["held", 96]},
        {"by": ["cord", 8]},
        {"by": ["cord", 0, 0]},
    ],
)
def test_an_incident_is_exact(changes: dict[str, Any]) -> None:
    results = document()["results"]
    touch = next(at for at, one in enumerate(results) if one["incidents"])
    first = results[touch]["incidents"][0]
    assert (first["kind"], len(first["stones"])) == ("touch", 2)
    paths = untrue(lambda changed: changed["results"][touch]["incidents"][0].update(changes))
    assert paths
    assert all(path.startswith(f"$.results[{touch}].incidents[0].") for path in paths)


@pytest.mark.parametrize(
    ("name", "part", "value"),
    [
        ("solo", "total", 97),
        ("solo", "total", -1),
        ("solo", "faults", 101),
        ("solo", "victory", 2),
        ("solo", "victory", True),
        ("expert", "total", 1),
        ("expert", "stones", -1),
        ("expert", "place", 0),
        ("elimination", "total", -1),
        ("elimination", "total", 32),
        ("elimination", "place", 33),
    ],
)
def test_a_score_is_exact(name: str, part: str, value: object) -> None:
    whole = told(games(name)[-1])
    whole["scores"][0][part] = value
    assert faults(whole) == [f"$.scores[0].{part}"]


@pytest.mark.parametrize("name", ["solo", "expert", "elimination"])
@pytest.mark.parametrize("other", ["solo", "expert", "elimination"])
def test_each_mode_has_scores_of_its_own(name: str, other: str) -> None:
    whole = told(games(name)[-1]) | {"scores": told(games(other)[-1])["scores"]}
    assert VALIDATOR.is_valid(whole) == (name == other)
