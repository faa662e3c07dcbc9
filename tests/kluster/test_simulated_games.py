"""Whole games in every edition and mode; ``bench/kluster_games.py`` plays five hundred of them."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "kluster_games.py"
GAMES = 100


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kluster_games", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["kluster_games"] = module
    spec.loader.exec_module(module)
    return module


games = loaded()


@pytest.mark.parametrize("number", range(GAMES))
def test_c14_c15_whole_games_keep_every_promise(number: int) -> None:
    assert games.checked_game(number).turns > 0


def test_every_table_is_played_by_everybody() -> None:
    seen = {games.who(number) for number in range(GAMES)}
    assert seen == {(t, m) for t in range(len(games.TABLES)) for m in games.MOVERS}
