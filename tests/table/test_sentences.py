"""Records come from strangers: what klub says about one is one line that can be read."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from klub.cli import main
from klub.cli.voice import sentence
from klub.engine.contract import Json
from klub.games.clustered import Clustered
from klub.table import Record, read_record, verify, write_record

FOLDER = Path(__file__).parent / "records"
TWO, EIGHT = (read_record((FOLDER / f"{name}.json").read_bytes()) for name in ("two", "eight"))

HOSTILE = {
    "a second line": "x\nklub: Everything fits",
    "a terminal that is told to clear its screen": "\x1b[2Jx",
    "writing that runs backwards": "x\u202edetnuoc eno on",
    "a line that is overwritten": "x\rklub: Everything fits",
}
LONG = "x" * 3000


def with_option(key: str, value: Json) -> Record:
    return replace(TWO, options={**TWO.options, key: value})


PLACES: dict[str, Callable[[str], Record]] = {
    "move": lambda text: replace(TWO, moves=(text, *TWO.moves[1:])),
    "end of a move": lambda text: replace(TWO, moves=(TWO.moves[0] + text, *TWO.moves[1:])),
    "seed": lambda text: replace(TWO, seed=text),
    "game": lambda text: replace(TWO, game=text),
    "name of an option": lambda text: with_option(text, value=True),
    "option": lambda text: with_option("starter", text),
    "list in an option": lambda text: with_option("extra_wilds", [text]),
    "card": lambda text: replace(TWO, dealt={"decks": [[text] * 29, ["W"] * 29]}),
    "deck": lambda text: replace(TWO, dealt={"decks": [text, text]}),
    "name of a part": lambda text: replace(TWO, dealt={**TWO.dealt, text: 1}),
    "part": lambda text: replace(TWO, dealt={**TWO.dealt, "part": text}),
    "result": lambda text: replace(TWO, results=({text: text},)),
    "part of a score": lambda text: replace(TWO, scores=({text: 1}, {})),
}
"""Where a record can hold a text that klub then has to speak of."""
every_place = pytest.mark.parametrize("spoilt", PLACES.values(), ids=PLACES.keys())


def told(record: Record, file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The line in which klub says what is wrong with ``record``."""
    file.write_text(write_record(record), encoding="utf-8")
    assert main(["replay", "--verify", str(file)]) in (1, 2)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("\n")
    return printed.err.removesuffix("\n")


@every_place
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_nothing_in_a_record_breaks_out_of_the_line(
    spoilt: Callable[[str], Record],
    text: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = told(spoilt(text), tmp_path / "record.json", capsys)
    assert line.startswith("klub: ")
    assert line.isprintable(), repr(line)


@every_place
def test_no_record_makes_the_line_endless(
    spoilt: Callable[[str], Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A thousand characters are some twelve lines of a terminal."""
    assert 20 < len(told(spoilt(LONG), tmp_path / "record.json", capsys)) <= 1000


def test_a_missing_deck_does_not_fill_the_screen() -> None:
    """Eight decks are 232 cards; nobody finds the one that is meant among twice as many."""
    decks = EIGHT.dealt["decks"]
    assert isinstance(decks, list)
    found = verify(Clustered(), replace(EIGHT, dealt={"decks": decks[:-1]}))
    assert found is not None
    assert len(sentence(found)) <= 1000
