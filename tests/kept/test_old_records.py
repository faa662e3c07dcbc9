"""Records of klub 0.1 are read, replayed and written as they were."""

from collections import deque
from pathlib import Path

import pytest

from klub.games import game
from klub.table import read_record, replay, verify, write_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_replayed_record_is_written_as_it_was(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    (last,) = deque(replay(game(record.game), record), 1)
    assert write_record(last.record()) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_is_true(path: Path) -> None:
    record = read_record(path.read_text())
    assert verify(game(record.game), record) is None
