"""The spec sheet of batches of Kluster: its examples run, and its tables are true."""

import doctest
import re
from pathlib import Path

import pytest

from klub.research.batch import KlusterBatch, KlusterControlBatch

PAGE = Path(__file__).parents[2] / "docs" / "envs" / "kluster-batch.md"


def test_the_examples_say_what_they_show() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("level", [KlusterBatch, KlusterControlBatch])
def test_the_page_tells_every_array(level: type[KlusterBatch | KlusterControlBatch]) -> None:
    batch = level(3, {"boxes": "duo+duo", "players": 4})
    sizes = {"N": 3, "P": 4, "S": 24, "C": 2}
    rows = re.findall(r"^\| `(\w+)` \| \(([^)]*)\) \| (\w+) \|", PAGE.read_text(), re.MULTILINE)
    assert len(rows) == 18
    for name, told, kind in rows:
        array = getattr(batch, name)
        shape = tuple(sizes.get(size) or int(size) for size in re.findall(r"\w+", told))
        assert (name, array.shape, str(array.dtype)) == (name, shape, kind)
