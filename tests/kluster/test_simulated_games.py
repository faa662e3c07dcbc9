"""Whole games in every edition and mode; ``bench/kluster_games.py`` plays five hundred of them."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "kluster_games.py"


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kluster_games", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["kluster_games"] = module
    spec.loader.exec_module(module)
    return module


games = loaded()


SLOW = {"steady": (1, 7, 13, 19), "cunning": (5,)}
"""They think ten times as long as the others, so they play at some of the tables only."""
EVERYBODY = range(len(games.TABLES) * len(games.MOVERS))


def wanted(number: int) -> bool:
    table, mover = games.who(number)
    return mover not in SLOW or table in SLOW[mover]


PLAYED = [number for number in EVERYBODY if wanted(number)]


@pytest.mark.parametrize("number", PLAYED)
def test_c14_c15_whole_games_keep_every_promise(number: int) -> None:
    assert games.checked_game(number).turns > 0


def test_every_table_is_played_by_everybody_but_the_slow() -> None:
    seen = {games.who(number) for number in PLAYED}
    quick = [mover for mover in games.MOVERS if mover not in SLOW]
    assert seen >= {(table, mover) for table in range(len(games.TABLES)) for mover in quick}
    assert {mover for _, mover in seen} == set(games.MOVERS)
