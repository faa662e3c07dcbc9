"""``klub score`` and ``klub show``: boards drawn as text and boards of recorded games."""

import io
import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typist import SEED, Klub, first_choice

GOLDEN = """\
OSf3 BSe3 OSs3 OSs1 OSs2 ....
.... BSs3 OSe3 OSe1 OSe2 OSf2
BSf1 BSs1 BSe1 STRT .... ....
BSf2 BSs2 BSe2 .... .... ....
"""
"""The whole count of 5.8: blue has 16 points and orange 13 (C170)."""


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    path = tmp_path / "golden.txt"
    path.write_text(GOLDEN)
    return path


def test_the_golden_board_counts_13_and_16(klub: Klub, golden: Path) -> None:
    ran = klub("score", golden)
    assert (ran.code, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "O orange 13 6 (2×3) 7 (4+3) 0 0" in lines
    assert "B blue 16 6 (2×3) 6 (3+3) 4 (4) 0" in lines
    assert lines[-2:] == [
        "Longest line: nobody (none, or tied)",
        "Largest rectangle: nobody (none, or tied)",
    ]


def test_the_golden_board_as_json(klub: Klub, golden: Path) -> None:
    told = json.loads(klub("score", golden, "--json").out)
    orange, blue = told["scores"]
    assert (orange["name"], orange["seat"], orange["total"]) == ("orange", 0, 13)
    assert (blue["rectangle"], blue["rows"], blue["columns"], blue["bonuses"]) == (6, 6, 4, 0)
    assert sorted(map(len, orange["counted"]["rows"])) == [3, 4]
    assert [0, 1] in orange["counted"]["rectangle"]
    assert told["notes"] == []


@pytest.mark.parametrize("content", [GOLDEN, GOLDEN.replace("\n", "\r\n"), "\ufeff" + GOLDEN])
def test_a_board_is_read_from_standard_input(
    klub: Klub, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode())))
    told = json.loads(klub("score", "-", "--json").out)
    assert [score["total"] for score in told["scores"]] == [13, 16]


def test_only_colours_on_the_board_are_counted(klub: Klub, tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text("KSf1 KSf2 KSf3\nSTRT GSf2 ....\n")
    told = json.loads(klub("score", path, "--json").out)
    assert [(score["name"], score["total"]) for score in told["scores"]] == [
        ("green", 0),
        ("black", 3),
    ]


def test_what_cannot_be_is_noted(klub: Klub, tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text("STRT OSf1 BCe3 ....\n.... .... .... OSf1\n")
    notes = json.loads(klub("score", path, "--json").out)["notes"]
    assert notes == [
        "Sf1 at 1,0 and Ce3 at 2,0 do not fit side by side.",
        "OSf1 lies on the board 2 times.",
        "Some cards hang together with no start card.",
    ]
    assert all(note in klub("score", path).out for note in notes)


@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_points_are_told_whole_in_any_width(
    klub: Klub, golden: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = klub("score", golden).out
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= width
    words = " ".join(out.split())
    assert "blue 16" in words
    assert "4 (4)" in words


def test_the_legend_explains_no_sign_that_is_not_shown(klub: Klub, golden: Path) -> None:
    assert "last card" not in klub("score", golden).out
    assert "last card" not in klub("show", golden).out


def test_a_board_is_drawn_as_a_picture(klub: Klub, golden: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    ran = klub("show", golden, "-o", picture)
    assert ran.out == f"The picture is in {picture}.\n"
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")  # noqa: S314 (our own)
    assert klub("show", golden, "-o", "-").out.strip() == picture.read_text().strip()


def test_a_recorded_game_is_shown_after_any_move(klub: Klub) -> None:
    klub("play", "--seed", SEED, "--option", "quick=on", typist=first_choice)
    record = klub.record
    scores = json.loads(record.read_text())["scores"]
    told = json.loads(klub("score", record, "--json").out)["scores"]
    assert [score["total"] for score in told] == [score["total"] for score in scores]
    assert [score["name"] for score in told] == ["You", "bot:greedy"]
    assert klub("show", record).out == klub("show", record, "--at", 56).out
    assert klub("show", record, "--at", 0).out.count("START") == 1
    for wrong in (-1, 57):
        ran = klub("show", record, "--at", wrong)
        assert (ran.code, ran.out) == (2, "")
        assert "from 0 to 56" in ran.err
