"""The spec sheet of Kluster's environments: its examples run, and its tables are true."""

import doctest
import re
from pathlib import Path

import pytest

from klub.research.kluster import ControlEpisode, PlacementEpisode
from klub.research.kluster.sight import STONE

PAGE = Path(__file__).parents[2] / "docs" / "envs" / "kluster.md"


def test_the_examples_say_what_they_show() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


def shape(told: str) -> tuple[int, ...]:
    """A shape as the page tells it, for three players with two boxes."""
    sizes = {"N": 36, "C": 2, "P": 3}
    return tuple(sizes.get(size) or int(size) for size in re.findall(r"\w+", told))


@pytest.mark.parametrize("level", [PlacementEpisode, ControlEpisode])
def test_the_page_tells_every_array(level: type[PlacementEpisode | ControlEpisode]) -> None:
    rows = re.findall(r"^\| `(\w+)` \| \(([^)]*)\) (\w+) \|", PAGE.read_text(), re.MULTILINE)
    told = {(name, shape(size), kind) for name, size, kind in rows}
    for name, box in level(boxes="trio+duo", players=3).observation_space.items():
        assert (name, box.shape, str(box.dtype)) in told


def test_the_page_tells_every_column_of_stones() -> None:
    _, table = PAGE.read_text().split("columns of `stones`")
    rows = re.findall(r"^\| ([0-9]+)[–,] ?([0-9]+) \| ", table, re.MULTILINE)
    columns = [column for low, high in rows for column in range(int(low), int(high) + 1)]
    assert columns == list(range(len(STONE)))
