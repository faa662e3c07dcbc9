"""The measure of Kluster's bots plays real games and counts what it says."""

from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any

import pytest


@pytest.fixture
def strength(script: Callable[[str], ModuleType]) -> ModuleType:
    return script("strength_kluster")


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


def test_every_level_meets_every_other(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def better_wins(order: Any) -> Any:
        winner = max(order.seats, key=strength.LEVELS.index)
        turns = Counter(order.seats)
        moved = [(name, 1.0) for name in order.seats]
        return strength.Told(winner, 24, turns, Counter(), Counter(), moved, moved)

    monkeypatch.setattr(strength, "played", better_wins)
    chosen = Namespace(levels=["cunning", "gentle", "steady"], games=4, solo=1, rates=0, seed="")
    with ThreadPoolExecutor(1) as pool:
        rows = list(strength.figures(chosen, pool))
    matches = [row for row in rows if "against" in row]
    assert [(row["level"], row["against"]) for row in matches] == [
        ("steady", "gentle"),
        ("cunning", "gentle"),
        ("cunning", "steady"),
    ]
    assert all((row["games"], row["share"]) == (4, 1) for row in matches)
    assert strength.line(matches[1]).startswith("cunning wins 100.0% [51.0%, 100.0%] of 4 games")
    assert [row["stones"] for row in rows if row.get("players") == 1] == [24, 24, 24]
