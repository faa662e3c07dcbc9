"""docs/envs/openspiel.md: its examples run, and its figures are those of the game."""

import doctest
import re
import sys
from fractions import Fraction
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel does not run on Windows", allow_module_level=True)

import pyspiel

from klub.research.openspiel import NAME
from klub.research.openspiel.game import DEFAULTS

FILE = Path(__file__).parents[2] / "docs" / "envs" / "openspiel.md"
PAGE = FILE.read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    results = doctest.testfile(str(FILE), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_page_has_every_parameter_with_its_default() -> None:
    section = PAGE.split("\n## Parameters\n")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \| `(.+?)` \|", section, re.MULTILINE)
    assert dict(listed) == {key: str(value) for key, value in DEFAULTS.items()}


def test_the_figures_are_those_of_the_game() -> None:
    rows = re.findall(r"^\| (\d) \| (\d+ \| .+) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 5
    for players, figures in rows:
        game = pyspiel.load_game(f"{NAME}(players={players})")
        quick = pyspiel.load_game(f"{NAME}(players={players},quick=True)")
        expected = [
            game.num_distinct_actions(),
            quick.num_distinct_actions(),
            game.max_game_length(),
            game.max_chance_nodes_in_history(),
            game.min_utility(),
            game.max_utility(),
        ]
        assert [float(Fraction(one)) for one in figures.split(" | ")] == pytest.approx(expected)


def test_the_pieces_of_an_observation_are_told() -> None:
    game = pyspiel.load_game(NAME)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    for observer in (game.make_py_observer(), game.make_py_observer(recall)):
        assert ", ".join(f"`{name}`" for name in observer.dict) in PAGE
