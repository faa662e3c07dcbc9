"""Records written and read back, old ones included.

The files in ``records/`` were written by klub and must stay true in every later version:
``two`` has all bonuses, ``quick`` drops, discards and a starter drawn by luck, ``eight`` two
start cards, and ``unfinished`` stops between a placement and its drop.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.cli.voice import sentence
from klub.engine.contract import Json
from klub.engine.errors import Malformed
from klub.games.clustered import Clustered
from klub.table import Record, Table, read_record, replay, verify, write_record
from klub.table.record import LARGEST
from klub.table.seed import numbered_seed

RECORDS = {path.stem: path for path in (Path(__file__).parent / "records").glob("*.json")}
every_record = pytest.mark.parametrize("name", sorted(RECORDS))


def old(name: str) -> Record:
    return read_record(RECORDS[name].read_bytes())


def test_the_old_records_show_all_that_a_record_can_tell() -> None:
    assert set(RECORDS) == {"eight", "quick", "solo", "two", "unfinished"}
    assert old("two").scores is not None
    assert any(score["bonuses"] == 8 for score in old("two").scores or ())
    assert any(" -" in move and " ~" in move for move in old("quick").moves)
    assert old("quick").winners == (0, 1)
    assert old("unfinished").winners is None
    assert (old("unfinished").moves[-1], old("unfinished").seats[1]) == ("1 Cs3@2,1", "Björn")


@every_record
def test_an_old_record_is_true(name: str) -> None:
    assert verify(Clustered(), old(name)) is None


@every_record
def test_an_old_record_is_written_again_word_for_word(name: str) -> None:
    text = RECORDS[name].read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text
    *_, last = replay(Clustered(), read_record(text))
    assert write_record(last.record()) == text


@every_record
def test_a_record_reads_the_same_as_text_and_as_bytes_however_it_is_laid_out(name: str) -> None:
    data = RECORDS[name].read_bytes()
    document = json.loads(data)
    backwards = json.dumps(dict(reversed(document.items())), indent=7, ensure_ascii=False)
    assert read_record(data) == read_record(data.decode()) == read_record(backwards)


@every_record
def test_a_line_of_the_file_is_a_part_or_a_move(name: str) -> None:
    lines = RECORDS[name].read_text(encoding="utf-8").splitlines()
    moves = [json.loads(line.rstrip(",")) for line in lines if line.startswith('"') and "@" in line]
    assert moves == [move for move in old(name).moves if "@" in move]
    assert len(lines) == len(json.loads(RECORDS[name].read_bytes())) + len(old(name).moves) + 3


def test_what_players_may_see_has_neither_seed_nor_decks() -> None:
    """A record without its seed is written without what the seed dealt."""
    hidden = replace(old("unfinished"), seed=None)
    text = write_record(hidden)
    assert set(json.loads(text)) == {"klub", "game", "options", "seats", "commitment", "moves"}
    assert str(old("unfinished").seed) not in text
    assert read_record(text) == replace(hidden, dealt={})


def test_before_the_first_move_there_is_a_record_already() -> None:
    game = Clustered()
    table = Table.open(game, game.options({"players": 3}), ["a", "b", "c"], numbered_seed("r", 1))
    record = read_record(write_record(table.record()))
    assert record == table.record()
    assert (record.moves, record.scores, record.winners) == ((), None, None)
    assert verify(game, record) is None


@given(st.tuples(st.text(), st.text()))
def test_any_name_survives(names: tuple[str, str]) -> None:
    named = replace(old("two"), seats=names)
    assert read_record(write_record(named)) == named
    assert verify(Clustered(), named) is None


def test_a_record_of_the_greatest_size_is_read_and_a_larger_one_is_not() -> None:
    text = RECORDS["two"].read_text(encoding="utf-8")
    assert read_record(text.ljust(LARGEST)) == read_record(text.ljust(LARGEST).encode())
    for larger in text.ljust(LARGEST + 1), text.ljust(LARGEST + 1).encode():
        with pytest.raises(Malformed) as refused:
            read_record(larger)
        assert refused.value.message == "record-large"
        assert "\n" not in sentence(refused.value)


def test_the_greatest_size_is_counted_in_bytes_of_text_as_well() -> None:
    """`LARGEST` and its message speak of bytes; a name may need two for a letter."""
    record = write_record(old("two")).replace("bot:greedy", "é" * (LARGEST // 2), 1)
    assert len(record) < LARGEST < len(record.encode())
    for larger in record.encode(), record:
        with pytest.raises(Malformed):
            read_record(larger)


@pytest.mark.parametrize("field", ["klub", "game", "options", "seats", "commitment", "moves"])
def test_no_field_that_every_record_has_may_be_missing(field: str) -> None:
    document = json.loads(RECORDS["two"].read_bytes())
    del document[field]
    with pytest.raises(Malformed) as refused:
        read_record(json.dumps(document))
    assert f"`{field}`" in sentence(refused.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("klub", 2),
        ("klub", "1"),
        ("klub", True),
        ("klub", None),
        ("game", 7),
        ("options", []),
        ("seats", "ab"),
        ("seats", ["a", None]),
        ("commitment", "b3dd"),
        ("commitment", "B3DD" * 16),
        ("seed", 12),
        ("moves", {"0": "W@0,1"}),
        ("moves", [["0", "W@0,1"]]),
        ("scores", [10, 6]),
        ("scores", [{"total": "10"}, {}]),
        ("scores", [{"total": 10.5}, {}]),
        ("winners", 0),
        ("winners", ["0"]),
        ("winners", [True]),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(field: str, value: object) -> None:
    document = json.loads(RECORDS["two"].read_bytes())
    assert field in document
    with pytest.raises(Malformed) as refused:
        read_record(json.dumps(document | {field: value}))
    assert f"$.{field}" in sentence(refused.value)


@pytest.mark.parametrize("results", [{}, 0, "", {"0": None}, True])
def test_results_are_a_list(results: object) -> None:
    document = json.loads(RECORDS["two"].read_bytes())
    with pytest.raises(Malformed) as refused:
        read_record(json.dumps(document | {"results": results}))
    assert "$.results" in sentence(refused.value)


@given(st.lists(st.none() | st.dictionaries(st.text(), st.lists(st.floats(-1, 1) | st.text()))))
def test_any_results_survive(results: list[Json]) -> None:
    told = replace(old("two"), results=tuple(results))
    assert read_record(write_record(told)) == told
