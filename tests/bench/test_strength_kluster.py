"""The measure of Kluster's bots plays real games and counts what it says."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    path = BENCH / "strength_kluster.py"
    spec = importlib.util.spec_from_file_location("strength_kluster", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strength_kluster", module)
    spec.loader.exec_module(module)
    return module


def test_a_game_alone_is_counted(strength: ModuleType) -> None:
    told = strength.played(strength.Order(("gentle",), 0, "test"))
    turns = told.turns["gentle"]
    assert turns == len(told.thought) == len(told.lasted) >= 24
    assert 0 < told.score <= 24
    assert told.faults["gentle"] <= 3
    assert told.looks["gentle"] >= 9 * turns, "it looks at 5, and thinks 2 of them through twice"
    pace = strength.pace("gentle", [told])
    assert pace["pace"] == turns
    assert "placements a second" in strength.line(pace)


def test_the_same_order_is_the_same_game(strength: ModuleType) -> None:
    order = strength.Order(("gentle", "gentle"), 1, "test")
    one, other = strength.played(order), strength.played(order)
    assert (one.turns, one.faults, one.lasted) == (other.turns, other.faults, other.lasted)
