"""``klub replay``: a true record is shown step by step, an untrue one is caught and named."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typist import SEED, Klub, first_choice

from klub.cli import replay

Document = dict[str, Any]


@pytest.fixture
def recorded(klub: Klub, tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    klub("simulate", "clustered", "--games", 1, "--records", folder)
    (path,) = folder.iterdir()
    return path


def test_a_true_record_is_confirmed(klub: Klub, recorded: Path) -> None:
    ran = klub("replay", recorded, "--verify")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "Everything fits: the seed, the decks, 58 turns and the count.\n"


def test_an_unfinished_game_is_confirmed_as_far_as_it_went(klub: Klub) -> None:
    klub("play", "--seed", SEED, typist=["1 a", "1 a"])
    ran = klub("replay", klub.saved, "--verify")
    assert ran.code == 0
    assert "so far" in ran.out
    assert "4 turns" in ran.out


def changed(*path: str | int, to: object) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        place: Any = document
        for key in path[:-1]:
            place = place[key]
        assert place[path[-1]] != to
        place[path[-1]] = to

    return change


def shuffled(document: Document) -> None:
    deck = document["decks"][1]
    deck[3], deck[9] = deck[9], deck[3]


def without_a_turn(document: Document) -> None:
    del document["moves"][30]


def without_the_end(document: Document) -> None:
    del document["moves"][-1]


UNTRUE: dict[str, tuple[Callable[[Document], None], str]] = {
    "a cell far away": (changed("moves", 6, to="0 W@99,99"), "moves[6]"),
    "another player's turn": (changed("moves", 4, to="1 W@1,0"), "moves[4]"),
    "a move that is none": (changed("moves", 0, to="0 hello"), "moves[0]"),
    "a turn left out": (without_a_turn, "moves[30]"),
    "the last turn left out": (without_the_end, "scores"),
    "a draw": (shuffled, "decks[1][3]"),
    "a score": (changed("scores", 1, "rows", to=99), "scores[1].rows"),
    "a total": (changed("scores", 0, "total", to=-1), "scores[0].total"),
    "the winner": (changed("winners", to=[0, 1]), "winners"),
    "the commitment": (changed("commitment", to="0" * 64), "commitment"),
    "the seed": (changed("seed", to="0" * 32), "commitment"),
    "an option": (changed("options", "extra_wilds", to=[0]), "decks[0]"),
    "the players": (changed("options", "players", to=3), "options"),
}


@pytest.mark.parametrize(("change", "place"), UNTRUE.values(), ids=UNTRUE.keys())
def test_an_untrue_record_is_caught_at_its_first_wrong_place(
    klub: Klub, recorded: Path, change: Callable[[Document], None], place: str
) -> None:
    document = json.loads(recorded.read_text())
    change(document)
    recorded.write_text(json.dumps(document))
    ran = klub("replay", recorded, "--verify")
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1
    number = re.fullmatch(r"moves\[(\d+)\]", place)
    assert place in ran.err
    assert number is None or f"Move {int(number[1]) + 1}," in ran.err


def test_an_untrue_record_is_not_shown(klub: Klub, recorded: Path) -> None:
    document = json.loads(recorded.read_text())
    document["moves"][5] = "1 W@50,50"
    recorded.write_text(json.dumps(document))
    for words in (["replay"], ["show"], ["score"], ["play", "--resume"]):
        ran = klub(*words, recorded)
        assert (ran.code, ran.out) == (2, "")
        assert "Move 6" in ran.err


def test_into_a_file_the_moves_and_the_end_are_printed(klub: Klub, recorded: Path) -> None:
    out = klub("replay", recorded).out
    moves = json.loads(recorded.read_text())["moves"]
    assert out.splitlines()[: len(moves)] == moves
    assert "Move 58 of 58. " in out
    assert "The win" in out


@pytest.fixture
def attended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "attended", lambda screen: True)


@pytest.mark.usefixtures("attended")
def test_a_reader_steps_through_the_game(klub: Klub, recorded: Path) -> None:
    words = ["", "n", "b", "57", "", "", "zzz", "59", "s", "b", "e", "q"]
    ran = klub("replay", recorded, typist=words)
    assert (ran.code, ran.err) == (0, "")
    places = [re.findall(r"Move (\d+) of 58\.", screen) for screen in klub.screens]
    assert places == [["0"], ["1"], ["2"], ["1"], ["57"], ["58"], [], [], [], ["0"], [], ["58"]]
    assert "This is the end." in klub.screens[6]
    assert "“zzz” leads nowhere" in klub.screens[7]
    assert "a number from 0 to 58" in klub.screens[8]
    assert "This is the start." in klub.screens[10]


@pytest.mark.usefixtures("attended")
def test_a_reader_may_walk_away(klub: Klub, recorded: Path) -> None:
    assert klub("replay", recorded, typist=[]).code == 0


def test_dropped_and_discarded_cards_are_told_in_a_replay(klub: Klub) -> None:
    rules = ["--option", "quick=on", "--option", "table=2x2"]
    klub("play", "--seed", SEED, *rules, typist=first_choice)
    seconds = json.loads(klub.record.read_text())["moves"][1]
    assert f"greedy bot: {seconds.removeprefix('1 ')}" in stepped(klub, klub.record, 2)


def stepped(klub: Klub, record: Path, at: int) -> str:
    klub.monkeypatch.setattr(replay, "attended", lambda screen: True)
    return klub("replay", record, typist=[str(at)]).out
