"""``klub hint`` and ``klub review``: moves with their worth, turns with their marks."""

import json
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from kluster_records import games
from kluster_scenes import table
from rich.console import Console
from typist import SEED, Klub

from klub.advice import Budget, Marked, Suggestion, review
from klub.cli import review as command
from klub.cli.kluster.hint import draw_hints
from klub.engine.errors import Illegal
from klub.games.clustered import Clustered, notation
from klub.games.kluster.notation import plan
from klub.table import read_record, replay, write_record

RECORDS = Path(__file__).parents[1] / "table" / "records"
QUICKLY = ("--simulations", 100)


@pytest.fixture(scope="module")
def stones(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Kluster after two turns."""
    path = tmp_path_factory.mktemp("kluster") / "stones.json"
    path.write_text(write_record(games("standard")[2].record()), encoding="utf-8")
    return path


def test_a_hint_shows_the_hand_and_moves_that_can_be_made(klub: Klub) -> None:
    ran = klub("hint", RECORDS / "unfinished.json", *QUICKLY)
    assert (ran.code, ran.err) == (0, "")
    *_, found = replay(Clustered(), read_record((RECORDS / "unfinished.json").read_bytes()))
    assert "cards are left in your deck" in ran.out
    moves = re.findall(r"^  (\S.*?) \(([+-]\d+\.\d)\)$", ran.out, re.MULTILINE)
    assert moves
    for move, _ in moves:
        objection: Illegal | None = found.game.objection(found.state, notation.move(move))
        assert objection is None
    worth = [float(points) for _, points in moves]
    assert worth == sorted(worth, reverse=True)


def test_a_hint_for_an_earlier_turn_is_for_who_moved_then(klub: Klub) -> None:
    ran = klub("hint", RECORDS / "solo.json", "--turn", 5, *QUICKLY)
    assert ran.code == 0
    assert "the points that you can expect at the end" in ran.out
    assert ran.out == klub("hint", RECORDS / "solo.json", "--turn", 5, *QUICKLY).out


def test_of_a_game_that_is_over_one_asks_for_a_turn(klub: Klub) -> None:
    ran = klub("hint", RECORDS / "two.json")
    assert (ran.code, ran.out) == (2, "")
    assert "--turn N, from 1 to 58" in ran.err
    assert "from 1 to 58" in klub("hint", RECORDS / "two.json", "--turn", 59).err
    assert "from 1 to 58" in klub("hint", RECORDS / "two.json", "--turn", 0).err


def test_a_hint_of_kluster_is_drawn_with_its_chances(klub: Klub, stones: Path) -> None:
    ran = klub("hint", stones, "--simulations", 40)
    assert ran.code == 0
    drawing, _, told = ran.out.partition("The best places found")
    letters = re.findall(r"^  ([A-E])  \d+@\S+: .* (\d+) of 100 tries$", told, re.MULTILINE)
    assert [letter for letter, _ in letters] == list("ABCDE")
    chances = [int(chance) for _, chance in letters]
    assert chances == sorted(chances, reverse=True)
    assert all(letter in drawing for letter in "ABCDE")


def test_a_cord_that_has_to_be_drawn_first_is_marked_on_the_table() -> None:
    state = table("0@0,0,0u", ("1 3", "5"))
    screen = Console(width=100, file=StringIO(), legacy_windows=False)
    move = plan("c0.0>300,0 1@250,0,0u")
    draw_hints(screen, state, ("Ann", "Ben"), [Suggestion(move, 0.9)])
    assert isinstance(screen.file, StringIO)
    drawing, _, told = screen.file.getvalue().partition("There is little room: c0.0>300,0 draws")
    assert told
    row = next(line for line in drawing.splitlines() if "A" in line and "*" in line)
    assert row.index("o") < row.index("A") < row.index("*")


def test_a_review_has_a_line_for_each_turn_and_each_player(klub: Klub) -> None:
    ran = klub("review", RECORDS / "unfinished.json", *QUICKLY)
    assert (ran.code, ran.err) == (0, "")
    turns, players = ran.out.split("\n\n")
    marks = re.findall(r"^ *(\d+) +(best|fine|slip|blunder|–) ", turns, re.MULTILINE)
    assert [number for number, _ in marks] == ["1", "2", "3", "4", "5", "6"]
    assert [line.split()[0] for line in players.splitlines()] == ["player", "Ann", "Björn"]


def test_a_review_as_data_counts_what_it_tells(klub: Klub) -> None:
    words = ("review", RECORDS / "solo.json", "--json", *QUICKLY)
    told = json.loads(klub(*words).out)
    assert (told["game"], told["of"], len(told["turns"])) == ("clustered", 29, 29)
    (seat,) = told["seats"]
    for mark, count in seat["marks"].items():
        assert count == sum(one["mark"] == mark for one in told["turns"])
    assert seat["loss"] > 0
    assert told == json.loads(klub(*words).out)
    assert told != json.loads(klub(*words, "--seed", "other").out)


def test_what_would_have_been_better_is_told(klub: Klub) -> None:
    ran = klub("review", RECORDS / "solo.json", *QUICKLY)
    assert re.search(r"\d\.\d points given away; better: \S+ \(\d+\.\d\)", ran.out)


def test_a_review_of_kluster_tells_what_came_of_each_turn(klub: Klub, stones: Path) -> None:
    ran = klub("review", stones, "--simulations", 32)
    assert ran.code == 0
    assert re.search(r"^ *1 +(best|fine|slip|blunder) +\S.* bot: \S", ran.out, re.MULTILINE)


def test_a_review_that_is_stopped_says_how_far_it_came(
    klub: Klub, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> Iterator[Marked]:
        record = read_record((RECORDS / "solo.json").read_bytes())
        yield next(review(record, "0", Budget(1.0, 20)))
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "review", interrupted)
    ran = klub("review", RECORDS / "solo.json")
    assert ran.code == 130
    assert "Stopped after 1 of 29 turns." in ran.out


@pytest.mark.parametrize("words", [("--seconds", 0), ("--seconds", -1), ("--simulations", 0)])
def test_no_thought_at_all_is_refused(klub: Klub, words: tuple[object, ...]) -> None:
    ran = klub("hint", RECORDS / "two.json", *words)
    assert ran.code == 2
    assert str(words[0]) in ran.err


def test_who_plays_is_told_the_best_moves(klub: Klub) -> None:
    ran = klub("play", "--seed", SEED, typist=["hint"])
    assert re.search(r"^  \S+@\S+ \([+-]\d+\.\d\)$", ran.out, re.MULTILINE)


def test_who_plays_kluster_is_shown_the_best_places(klub: Klub) -> None:
    ran = klub("play", "kluster", "--seed", SEED, "--option", "boxes=duo", typist=["hint"])
    assert re.search(r"^  A  \d+@\S+: a careful hand", ran.out, re.MULTILINE)
