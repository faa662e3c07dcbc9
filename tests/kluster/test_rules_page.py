"""docs/rules/kluster.md: its notation can be read, and its options are those of the engine."""

import re
import zlib
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from klub.engine.errors import Malformed
from klub.engine.options import ChoiceOption, Switch, typed
from klub.games.kluster import Kluster, Played, notation
from klub.games.kluster.engine import played
from klub.games.kluster.log import log, write_input
from klub.games.kluster.options import READERS, Options, options
from klub.games.kluster.result import TurnResult

PAGE = (Path(__file__).parents[2] / "docs/rules/kluster.md").read_text(encoding="utf-8")
CHAPTERS = re.split(r"^## (\d+) .*\n", PAGE, flags=re.MULTILINE)[1:]
CHAPTER = dict(zip(map(int, CHAPTERS[::2]), CHAPTERS[1::2], strict=True))
SIGNS = {"@", ">", "<", "c", "u", "*", "boxes=trio+duo"}
"""What stands in backticks in chapter 13 and is only a part of notation, or none."""


def paragraph(number: str) -> str:
    found = re.search(rf"\*\*{re.escape(number)}\*\*(.*?)(?=\n\*\*|\Z)", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def quoted(text: str) -> list[str]:
    """What stands in backticks."""
    plain = re.sub(r"^```.*?^```\n", "", text, flags=re.DOTALL | re.MULTILINE)
    return [words for words in re.findall(r"`([^`]+)`", plain) if words not in SIGNS]


def rows(text: str) -> list[list[str]]:
    """The cells of a table, line by line, without its heading."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


# --- Chapter 13

NOTATION: dict[str, Callable[[str], object]] = {
    "13.1": notation.step,
    "13.2": notation.step,
    "13.3": notation.step,
    "13.4": notation.plan,
    "13.5": notation.turn,
    "13.6": log,
    "13.7": log,
    "13.8": notation.turn,
    "13.9": notation.turn,
}
"""How what each paragraph shows is read."""


def test_every_paragraph_is_known() -> None:
    assert re.findall(r"\*\*(13\.\d+)\*\*", CHAPTER[13]) == list(NOTATION)
    assert len(quoted(CHAPTER[13])) == sum(len(quoted(paragraph(number))) for number in NOTATION)
    assert len(quoted(CHAPTER[13])) > 20


@pytest.mark.parametrize("number", NOTATION)
def test_what_is_shown_can_be_read(number: str) -> None:
    for words in quoted(paragraph(number)):
        NOTATION[number](words)


def test_whole_placements_are_written_as_they_are_shown() -> None:
    shown = quoted(paragraph("13.2"))
    assert [notation.write_step(notation.step(words)) for words in shown] == [
        *shown[:3],
        "5@-12.5,34,0d",
        "5@-12.5,34,0u",
        *shown[5:],
    ]
    for words in quoted(paragraph("13.3")) + quoted(paragraph("13.4")):
        assert notation.write_move(notation.move(words)) == words


def test_every_kind_of_input_is_shown() -> None:
    shown = quoted(paragraph("13.6"))
    inputs = [log(words)[0][1] for words in shown]
    assert [write_input(one) for one in inputs] == [words.split(":")[1] for words in shown]
    kinds = list(dict.fromkeys(type(one).__name__ for one in inputs))
    assert kinds == ["Hand", "Release", "PutBack", "Grab", "Drag", "LetGo", "End"]
    assert [row[0] for row in rows(paragraph("13.9"))] == [str(kind) for kind in range(len(kinds))]


def test_the_game_that_is_shown_can_be_played() -> None:
    game = Kluster()
    state = game.start(game.options({"boxes": "duo"}), Random(1))
    lines = re.findall(r"^\d .*$", paragraph("13.5"), re.MULTILINE)
    assert len(lines) == 4
    for line in lines:
        seat, move = notation.turn(line)
        assert seat == state.turn
        assert notation.write_turn(seat, move) == line
        state = game.play(state, move)
    assert len(state.area) == 4


def test_the_packed_turn_is_the_one_before_it() -> None:
    (inputs,), (line,) = quoted(paragraph("13.7")), quoted(paragraph("13.8"))
    seat, move = notation.turn(line)
    assert (seat, move) == (0, Played(log(inputs)))
    game = Kluster()
    result = played(game.start(game.options({}), Random(1)), move)
    assert isinstance(result, TurnResult)
    assert (result.placed, result.incidents) == ((4,), ())


def test_a_turn_can_be_unpacked_as_the_page_tells() -> None:
    (line,) = quoted(paragraph("13.8"))
    numbers, number, shift = [], 0, 0
    for byte in zlib.decompress(b64decode(line.partition("*")[2])):
        number, shift = number | (byte & 127) << shift, shift + 7
        if byte < 128:
            numbers.append(-(number + 1) // 2 if number % 2 else number // 2)
            number = shift = 0
    assert numbers[:9] == [4, 0, 12, 48, 20, 0, 0, 1, 6]  # inputs, ticks, kinds
    hand = [0, 0, 4, 0, -125, 0, 340, 0, 1200, -1200, 900, 0, 0, 0, 0, 0]
    assert numbers[9:] == [*hand, 0]  # and the hand that lets go


def test_a_plan_is_as_long_as_is_told() -> None:
    found = re.search(r"one to (\d+) placements", paragraph("13.4"))
    assert found is not None
    assert int(found[1]) == notation.MOST_STEPS
    with pytest.raises(Malformed):
        notation.plan("")


# --- Chapter 12

OPTIONS = {row[0].strip("`"): row[1] for row in rows(paragraph("12.1"))}
"""For each key the values that the page names."""


def test_the_page_names_every_option_and_no_other() -> None:
    assert list(OPTIONS) == list(READERS)


def read(key: str, word: str) -> object:
    """What a typed word says for an option."""
    return READERS[key].read(key, typed(READERS, {key: word})[key])


@pytest.mark.parametrize("key", READERS)
def test_the_usual_value_stands_first(key: str) -> None:
    named = re.findall(r"`([^`]+)`", OPTIONS[key])
    usual = getattr(Options(), key)
    match key:
        case "cords":
            assert OPTIONS[key].startswith("empty;")
            assert READERS[key].read(key, "") == usual
        case "by_height":
            assert READERS[key].read(key, named[0]) == options({"players": 3}).by_height
            assert OPTIONS[key].startswith(f"`{named[0]}`")
        case _:
            assert read(key, named[0]) == usual
            assert OPTIONS[key].startswith(f"`{named[0]}`")


@pytest.mark.parametrize("key", READERS)
def test_the_page_names_every_value(key: str) -> None:
    named = re.findall(r"`([^`]+)`", OPTIONS[key])
    match READERS[key]:
        case ChoiceOption(words):
            assert named == list(words)
        case Switch():
            assert named == ["off", "on"]
        case _ if key != "cords":
            for value in named:
                read(key, value)
