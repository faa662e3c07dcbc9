"""``klub play kluster``: whole games typed to the end, and what can be asked on the way."""

import json
import re

import pytest
from typist import SEED, Klub, leaving_after

DUO = ["play", "kluster", "--option", "boxes=duo", "--seed", SEED]
ALONE = [*DUO, "--players", 1]


def anywhere(screen: str) -> str:
    """Always the first stone where there is most room, played at once."""
    assert " ".join(screen.split()).endswith("or ? for help:"), screen[-200:]
    return "free!"


def moves(klub: Klub) -> list[str]:
    kept: list[str] = json.loads(klub.saved.read_text())["moves"]
    return kept


WAYS = {
    "alone": ["--players", 1],
    "against a bot": ["--bot", "gentle"],
    "two at one screen": ["--players", 2],
    "Expert": ["--players", 2, "--option", "mode=expert"],
    "Elimination": ["--players", 3, "--bot", "gentle"],
}


@pytest.mark.parametrize("words", WAYS.values(), ids=WAYS.keys())
def test_a_whole_game_can_be_typed_to_its_end(klub: Klub, words: list[object]) -> None:
    ran = klub(*DUO, *words, typist=anywhere)
    assert (ran.code, ran.err) == (0, "")
    assert "The end" in ran.out
    assert str(klub.record) in ran.out
    assert not list(klub.home.glob("unfinished/*"))
    assert klub("replay", "--verify", klub.record).code == 0


def test_alone_stones_and_faults_are_told_and_the_best_is_kept(klub: Klub) -> None:
    begun = klub(*ALONE, "--option", "solo_faults=0", typist=["0 0 0!", "1 10 0!"])
    assert "0 of 12 stones lie in the area; no further fault is allowed." in klub.screens[0]
    out = " ".join(begun.out.split())
    assert "0 of 12 stones lie in the area, after one fault." in out
    assert "0 stones: your first result with these rules." in out
    again = klub(*ALONE, "--option", "solo_faults=0", typist=["0 0 0!", "1 90 0!", "2 0 0!"])
    assert "1 stones: you have beaten your best of 0." in again.out


def test_a_turn_is_told_with_its_chance_before_it_is_played(klub: Klub) -> None:
    klub(*ALONE, typist=["3 -12 34", "", "4 -12 34", "n", "5 -10 36", "6 60 -20 down", "y"])
    told = [
        re.findall(r"(\S+): a careful hand manages it in (\d+) of 100", s) for s in klub.screens
    ]
    chances = {move: int(chance) for found in told for move, chance in found}
    assert chances["3@-12,34,0u"] == 100
    assert chances["4@-12,34,0u"] == 0
    assert "6@60,-20,0d" in chances, "another turn in place of an answer is read as one"
    assert moves(klub) == ["0 3@-12,34,0u", "0 6@60,-20,0d"]


def test_a_fault_is_explained_and_its_place_marked(klub: Klub) -> None:
    ran = klub(*ALONE, typist=["0 0 0!", "1 15 0 down!"])
    out = " ".join(ran.out.split())
    assert "You: Fault. Stones 0 and 1 touched at" in out
    assert "because of stone 1, held in the hand. Stone 0 is taken up." in out
    assert "One more fault is allowed." in out
    assert "✗" in klub.screens[-1]
    assert "✗" not in klub.screens[-2]


REFUSED = {
    "hello": "a stone and a place were expected",
    "5": "a stone and a place were expected",
    "5 here": "a stone and a place were expected",
    "5 0 0 turn": "a number of degrees was expected",
    "99 0 0": "Stone 99 is not among the stones that you can place: 1–11.",
    "0 10 10": "Stone 0 is not among the stones that you can place",
    "5 near 7": "Stone 7 does not lie on the table",
    "5 9999 0": "a number of mm up to 1500 was expected",
    "5 400 0": "is not over the area, so it cannot be let go here. (R14)",
    "5@1,": "a placement was expected",
    "c0.17": "a pull was expected",
    "pull": "a point of the cord and where to were expected",
    "pull 13h 10": "an hour from 1h to 12h was expected",
    "pull 1.3h 10": "There is no cord 1",
    "pull 3h 10": "no stone has been placed. (R19)",
    "5 free; 6 free": "One stone has been placed in this turn already. (4.3)",
    "risk": "A stone and a place were expected",
    "5 free; ": "A stone and a place were expected",
    "u": "cannot be taken back",
    "x" * 3000: "A line takes up to 2,000 characters.",
}


@pytest.mark.parametrize(("line", "answer"), REFUSED.items(), ids=lambda one: str(one)[:20])
def test_what_cannot_be_done_is_refused_in_a_sentence(klub: Klub, line: str, answer: str) -> None:
    ran = klub(*ALONE, typist=["0 -60 0!", line])
    assert (ran.code, ran.err) == (0, "")
    assert answer in " ".join(ran.out.split())
    assert moves(klub) == ["0 0@-60,0,0u"]


WISHES = {
    "?": "full notation: u north up",
    "look": "Stone 0 at -60,0, north up. No other stone lies on the table.",
    "h": "The best places found",
    "r": "Kluster is a game with magnets",
    "": "> Player 1",
    "risk 3 60 0": "3@60,0,0u: a careful hand manages it in 100 of 100 tries.",
}


@pytest.mark.parametrize(("wish", "answer"), WISHES.items())
def test_a_wish_that_is_no_turn_changes_nothing(klub: Klub, wish: str, answer: str) -> None:
    two = [*DUO, "--players", 2, "--option", "by_height=0,1"]
    ran = klub(*two, typist=["0 -60 0!", "1 60 40!", wish] if wish == "" else ["0 -60 0!", wish])
    assert answer in " ".join(ran.out.split())
    assert len(moves(klub)) == (2 if wish == "" else 1)


def test_a_game_left_and_resumed_ends_as_if_it_had_not_been(klub: Klub) -> None:
    bot = [*DUO, "--bot", "gentle"]
    klub(*bot, typist=anywhere)
    straight = klub.record.read_bytes()
    klub.record.unlink()
    klub(*bot, typist=leaving_after(2, anywhere))
    assert len(moves(klub)) == 4
    klub("play", "kluster", "--resume", typist=leaving_after(1, anywhere))
    klub("play", "--resume", klub.saved, typist=anywhere)
    assert klub.record.read_bytes() == straight


def test_the_last_game_is_resumed_whatever_it_was(klub: Klub) -> None:
    klub("play", "clustered", "--seed", SEED, typist=["1 a", "q"])
    klub(*ALONE, typist=["0 0 0!", "q"])
    assert "Stone and place" in klub("play", "--resume", typist=["q"]).out
    assert "Card number" in klub("play", "clustered", "--resume", typist=["q"]).out


def test_what_kind_of_game_it_is_is_told_first(klub: Klub) -> None:
    klub(*ALONE, "--option", "shorten=20", typist=["q"])
    assert "Solo with DUO². House rules: shorten=20" in klub.screens[0]
    klub("play", "kluster", "--option", "equilibrium=on", "--seed", SEED, typist=["q"])
    assert "Standard with TRIO, Equilibrium." in klub.screens[0]


def test_in_equilibrium_a_stone_is_stood_on_its_edge(klub: Klub) -> None:
    words = ["--players", 1, "--option", "equilibrium=on", "--seed", SEED]
    klub("play", "kluster", *words, typist=["0 0 0!"])
    assert moves(klub) == ["0 0@0,0,0e"]
    assert "0│" in klub.screens[-1]
