"""``klub replay`` and ``klub show`` of Kluster: step by step, verified, filmed and drawn."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from typist import SEED, Klub

from klub.cli import replay
from klub.games.kluster import engine

TURNS = ["0 -60 0!", "1 60 0!", "2 70 0 down!", "pull 3h 20; 3 0 40!", "4 0 -40!"]
"""Of which the third is a fault."""
Document = dict[str, Any]


@pytest.fixture
def saved(klub: Klub) -> Path:
    words = ["--option", "boxes=duo", "--players", 1, "--seed", SEED]
    klub("play", "kluster", *words, typist=TURNS)
    return klub.saved


@pytest.fixture
def ended(klub: Klub) -> Path:
    words = ["--option", "boxes=duo", "--option", "solo_faults=0", "--players", 1, "--seed", SEED]
    klub("play", "kluster", *words, typist=["0 0 0!", "1 90 0!", "2 0 0!"])
    return klub.record


def test_a_true_record_is_confirmed(klub: Klub, ended: Path) -> None:
    ran = klub("replay", ended, "--verify")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "Everything fits: the seed, the stones, 3 turns and the result.\n"


def test_an_unfinished_game_is_confirmed_as_far_as_it_went(klub: Klub, saved: Path) -> None:
    ran = klub("replay", saved, "--verify")
    assert ran.code == 0
    assert "so far: the seed, the stones and 5 turns." in ran.out


def other_place(document: Document) -> None:
    document["results"][1]["rest"][0][1] += 0.002


def other_fault(document: Document) -> None:
    document["results"][2]["incidents"][0]["tick"] += 1


def other_move(document: Document) -> None:
    document["moves"][1] = "0 1@61,0,0u"


def no_fault(document: Document) -> None:
    document["results"][2]["incidents"] = []


UNTRUE: dict[str, tuple[Callable[[Document], None], str]] = {
    "where a stone rests": (other_place, "results[1].rest[0][1]"),
    "when stones touched": (other_fault, "results[2].incidents[0].tick"),
    "where a stone was placed": (other_move, "results[1]"),
    "a fault left out": (no_fault, "results[2]"),
}


@pytest.mark.parametrize(("change", "place"), UNTRUE.values(), ids=UNTRUE.keys())
def test_an_untrue_record_is_caught_at_its_first_difference(
    klub: Klub, saved: Path, change: Callable[[Document], None], place: str
) -> None:
    document = json.loads(saved.read_text())
    change(document)
    saved.write_text(json.dumps(document))
    ran = klub("replay", saved, "--verify")
    assert (ran.code, ran.out) == (1, "")
    assert place in ran.err
    assert len(ran.err.splitlines()) == 1


def test_into_a_file_the_moves_and_the_end_are_printed(klub: Klub, ended: Path) -> None:
    out = klub("replay", ended).out
    moves = json.loads(ended.read_text())["moves"]
    assert out.splitlines()[:3] == moves
    assert "Move 3 of 3. You: Fault." in out
    assert "1 of 12 stones lie in the area, after one fault." in out


def test_nothing_is_simulated_to_show_a_game(
    klub: Klub, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(engine, "played", refuse)
    assert klub("replay", saved).code == 0
    assert klub("show", saved, "--at", 2).code == 0


def test_a_reader_steps_through_the_game(
    klub: Klub, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "attended", lambda screen: True)
    klub("replay", saved, typist=["", "3", "b", "9", "e", "q"])
    told = [re.findall(r"Move (\d) of 5\.", screen) for screen in klub.screens]
    assert told == [["0"], ["1"], ["3"], ["2"], [], ["5"]]
    assert "You: Fault. Stones 1 and 2 touched" in klub.screens[2]
    assert "✗" in klub.screens[2]


def test_a_game_is_filmed(klub: Klub, saved: Path, tmp_path: Path) -> None:
    ran = klub("replay", saved, "-o", tmp_path / "game.gif")
    assert (ran.code, ran.err) == (0, "")
    assert str(tmp_path / "game.gif") in ran.out
    klub("replay", saved, "--turn", 3, "-o", tmp_path / "turn.gif")
    with Image.open(tmp_path / "game.gif") as game, Image.open(tmp_path / "turn.gif") as turn:
        assert game.format == turn.format == "GIF"
        assert game.n_frames > turn.n_frames > 5  # type: ignore[attr-defined]  # only of a GIF
        assert max(game.size) == 360
    assert (tmp_path / "game.gif").stat().st_size < 400_000


def test_a_turn_is_drawn(klub: Klub, saved: Path, tmp_path: Path) -> None:
    klub("replay", saved, "--turn", 2, "-o", tmp_path / "turn.png")
    klub("show", saved, "--at", 0, "-o", tmp_path / "start.png")
    klub("show", saved, "-o", tmp_path / "end.png")
    contents = {path.read_bytes() for path in tmp_path.glob("*.png")}
    assert len(contents) == 3
    with Image.open(tmp_path / "end.png") as drawn:
        assert drawn.format == "PNG"


def test_a_table_is_shown_in_the_terminal(klub: Klub, saved: Path) -> None:
    out = klub("show", saved, "--at", 2).out
    assert "0▲" in out
    assert "1▲" in out
    assert "Move 2 of 5." in out


REFUSED = {
    "replay {saved} --turn 1": "--turn picks the turn that -o writes",
    "replay {saved} --turn 9 -o {tmp}/x.gif": "--turn takes a number from 1 to 5",
    "replay {saved} --turn 0 -o {tmp}/x.gif": "--turn takes a number from 1 to 5",
    "replay {saved} -o {tmp}/x.mp4": "x.mp4 is neither",
    "show {saved} -o {tmp}/x.svg": "is a .png, which x.svg is not",
    "show {saved} --at 6": "--at takes a number from 0 to 5",
    "score {saved}": "is no game of cards",
    "replay {saved} -o {tmp}/no/such.gif": "No such file",
}


@pytest.mark.parametrize(("line", "told"), REFUSED.items())
def test_what_cannot_be_shown_is_refused(
    klub: Klub, saved: Path, tmp_path: Path, line: str, told: str
) -> None:
    ran = klub(*line.format(saved=saved, tmp=tmp_path).split())
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert not list(tmp_path.glob("x.*"))


def test_cards_are_not_filmed(klub: Klub, tmp_path: Path) -> None:
    klub("play", "clustered", "--seed", SEED, typist=["1 a"])
    ran = klub("replay", klub.saved, "-o", tmp_path / "x.gif")
    assert (ran.code, ran.out) == (2, "")
    assert "Cards do not move" in ran.err
