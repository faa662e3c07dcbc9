"""A record that lies about its start is found out: seed, decks, options, names."""

import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from klub.cli.voice import sentence
from klub.engine.contract import Json
from klub.engine.errors import Malformed
from klub.games.clustered import Clustered
from klub.table import Record, Untrue, commitment, read_record, verify
from klub.table.seed import numbered_seed

FOLDER = Path(__file__).parent / "records"
TWO, QUICK, SOLO, EIGHT, UNFINISHED = (
    read_record((FOLDER / f"{name}.json").read_bytes())
    for name in ("two", "quick", "solo", "eight", "unfinished")
)
FINISHED = [TWO, QUICK, SOLO, EIGHT]
OTHER = numbered_seed("another game", 0)


def untrue(record: Record) -> Untrue:
    """What is found wrong with ``record``, told in one line."""
    found = verify(Clustered(), record)
    assert found is not None, "the record passes"
    line = sentence(found)
    assert line.isprintable(), repr(line)
    assert line[0].isupper() or line.startswith(found.where), line
    assert 20 < len(line) < 1000
    return found


def decks_of(record: Record) -> list[list[str]]:
    return cast("list[list[str]]", copy.deepcopy(record.dealt["decks"]))


def with_options(record: Record, **values: Json) -> Record:
    return replace(record, options={**record.options, **values})


def test_another_game_is_not_this_one() -> None:
    found = untrue(replace(TWO, game="kluster"))
    assert found.where == "game"
    assert sentence(found) == "game is told as kluster, but the game gives clustered"


@pytest.mark.parametrize("record", FINISHED)
def test_a_changed_commitment_does_not_fit_the_seed(record: Record) -> None:
    last = "0" if record.commitment[-1] != "0" else "1"
    found = untrue(replace(record, commitment=record.commitment[:-1] + last))
    assert found.where == "commitment"
    assert record.commitment in sentence(found)


@pytest.mark.parametrize("record", FINISHED)
def test_a_changed_seed_does_not_fit_the_commitment(record: Record) -> None:
    assert untrue(replace(record, seed=OTHER)).where == "commitment"


@pytest.mark.parametrize("record", FINISHED)
def test_with_seed_and_commitment_changed_the_decks_are_wrong(record: Record) -> None:
    found = untrue(replace(record, seed=OTHER, commitment=commitment(OTHER)))
    assert found.where.startswith("decks[0][")


@pytest.mark.parametrize("text", ["", "12", TWO.commitment, (TWO.seed or "").upper(), "x" * 32])
def test_a_seed_has_to_be_one(text: str) -> None:
    found = untrue(replace(TWO, seed=text))
    assert found.where == "seed"
    assert isinstance(found.__cause__, Malformed)


def test_without_its_seed_nothing_can_be_checked() -> None:
    for record in TWO, UNFINISHED, replace(UNFINISHED, dealt={}):
        assert untrue(replace(record, seed=None)).where == "seed"


@pytest.mark.parametrize(("seat", "one", "other"), [(0, 0, 1), (0, 3, 28), (1, 7, 8), (1, 27, 28)])
def test_swapped_cards_are_found_where_they_lie(seat: int, one: int, other: int) -> None:
    for record in TWO, QUICK, EIGHT:
        decks = decks_of(record)
        first, second = decks[seat][one], decks[seat][other]
        assert first != second
        decks[seat][one], decks[seat][other] = second, first
        found = untrue(replace(record, dealt={"decks": decks}))
        assert found.where == f"decks[{seat}][{one}]"
        assert f"told as {second}, but the game gives {first}" in sentence(found)


def test_decks_cannot_be_swapped_shortened_or_left_out() -> None:
    one, other = decks_of(TWO)
    for decks, where in (
        ([other, one], "decks[0][0]"),
        ([one, other[:-1]], "decks[1]"),
        ([one, [*other, "W"]], "decks[1]"),
        ([one, None], "decks[1]"),
        ([one], "decks"),
        ({"0": one, "1": other}, "decks"),
        (None, "decks"),
    ):
        assert untrue(replace(TWO, dealt={"decks": decks})).where == where
    assert untrue(replace(TWO, dealt={})).where == "decks"


@pytest.mark.parametrize("extra", [0, "", [], {"a": 1}, None])
def test_nothing_may_be_told_that_the_game_does_not_deal(extra: Json) -> None:
    assert untrue(replace(TWO, dealt={**TWO.dealt, "dice": extra})).where == "dice"


@pytest.mark.parametrize(
    ("values", "where"),
    [
        ({"luck": 1}, "options"),
        ({"players": 9}, "options"),
        ({"players": "two"}, "options"),
        ({"players": "2"}, "options"),
        ({"players": 2.0}, "options"),
        ({"players": 3}, "options"),
        ({"youngest": 2}, "options"),
        ({"table": "0x0"}, "options"),
        ({"quick": None}, "options"),
        ({"extra_wilds": [0]}, "decks[0]"),
        ({"extra_wilds": [1]}, "decks[1]"),
        ({"quick": True}, "moves[0]"),
        ({"youngest": 1}, "moves[0]"),
        ({"starter": "rotate", "round": 1}, "moves[0]"),
        ({"table": "1x1"}, "moves[0]"),
        ({"first_bonuses": False}, "scores[1].total"),
        ({"biggest_bonuses": False}, "scores[1].total"),
    ],
)
def test_a_changed_option_is_found_where_it_first_matters(
    values: dict[str, Any], where: str
) -> None:
    assert untrue(with_options(TWO, **values)).where == where


def test_another_number_of_names_is_found() -> None:
    for seats in (), TWO.seats[:1], (*TWO.seats, "a third"):
        found = untrue(replace(TWO, seats=seats))
        assert found.where in ("options", "seats")
        assert sentence(found).endswith("given.")
