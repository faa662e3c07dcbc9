"""The spec sheet of batches of Clustered: its examples run, and its tables are true."""

import doctest
import re
from pathlib import Path

import numpy as np
import pytest

from klub.engine.contract import Json
from klub.research.batch import ClusteredBatch

PAGE = Path(__file__).parents[2] / "docs" / "envs" / "clustered-batch.md"
GAMES = 3
TABLES: list[dict[str, Json]] = [{}, {"players": 3, "quick": True}, {"players": 8}]


def told(batch: ClusteredBatch, heading: str) -> dict[str, tuple[tuple[int, ...], str]]:
    """The arrays in the tables below a heading: the shape and the type of each."""
    text = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    sizes = {
        "n": len(batch),
        "P": batch.options.players,
        "S": batch.spots,
        "S/2": batch.spots // 2,
        "A": batch.action_size,
    }
    rows = re.findall(r"^\| `(\w+)` \| \(([^)]*)\) ?(\w*) \|", text, re.MULTILINE)
    return {
        name: (tuple(sizes.get(size) or int(size) for size in re.findall(r"[^, ]+", shape)), kind)
        for name, shape, kind in rows
    }


def test_the_examples_say_what_they_show() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_the_page_tells_every_array_of_an_observation(values: dict[str, Json]) -> None:
    batch = ClusteredBatch(GAMES, values)
    seen = {name: (array.shape[1:], str(array.dtype)) for name, array in batch.observe().items()}
    assert told(batch, "Observations") == seen


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_the_page_tells_every_array_of_a_batch(values: dict[str, Json]) -> None:
    batch = ClusteredBatch(GAMES, values)
    names = [name for name in dir(batch) if not name.startswith("_")]
    arrays = {name: getattr(batch, name) for name in names}
    real = {
        name: (array.shape, "" if array.dtype.names else str(array.dtype))
        for name, array in arrays.items()
        if isinstance(array, np.ndarray)
    }
    assert told(batch, "Arrays") == real
    thrown = 462 if batch.options.quick else 28
    assert batch.action_size == 28 * batch.spots + thrown
