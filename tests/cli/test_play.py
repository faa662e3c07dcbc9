"""``klub play``: whole games typed to the end, and what can be asked on the way."""

import json
import re
from random import Random

import pytest
from typist import SEED, Klub, card_first, first_choice, leaving_after

from klub.cli import home as homes
from klub.cli.ending import winner_line
from klub.games.clustered import Clustered
from klub.table.bests import Bests

WAYS = {
    "against a bot": ["--bot", "greedy"],
    "alone": ["--players", 1],
    "Quick": ["--option", "quick=on"],
    "Quick with any card dropped": ["--option", "quick=on", "--option", "quick_discard=any_hand"],
    "on a small table": ["--option", "table=5x5"],
    "at a shared screen": ["--players", 2],
    "two persons, two bots, Quick": [
        *("--players", 4, "--bot", "random", "--bot", "greedy"),
        *("--option", "quick=on"),
    ],
    "bots only": ["--players", 2, "--bot", "greedy", "--bot", "random"],
}


@pytest.mark.parametrize("words", WAYS.values(), ids=WAYS.keys())
def test_a_whole_game_can_be_typed_to_its_end(klub: Klub, words: list[object]) -> None:
    ran = klub("play", "clustered", "--seed", SEED, *words, typist=first_choice)
    assert (ran.code, ran.err) == (0, "")
    assert "The end" in ran.out
    assert str(klub.record) in ran.out
    assert not list(klub.home.glob("unfinished/*"))
    assert klub("replay", "--verify", klub.record).code == 0
    assert json.loads(klub.record.read_text())["seed"] == SEED


def test_a_card_can_be_chosen_first_and_its_cell_then(klub: Klub) -> None:
    klub("play", "--seed", SEED, "--option", "quick=on", typist=card_first)
    looked = klub.record.read_bytes()
    assert any("┌ a ┐" in screen for screen in klub.screens)
    klub.record.unlink()
    klub("play", "--seed", SEED, "--option", "quick=on", typist=first_choice)
    assert klub.record.read_bytes() == looked


def test_eight_can_play(klub: Klub) -> None:
    bots = ["--bot", "greedy"] * 7
    ran = klub("play", "--players", 8, *bots, "--seed", SEED, typist=leaving_after(3))
    assert ran.code == 0
    assert " ".join(ran.out.split()).count("black greedy bot: ") == 3
    assert len(json.loads(klub.saved.read_text())["moves"]) == 24


def test_klub_play_alone_opens_a_table_with_a_bot(klub: Klub) -> None:
    ran = klub("play")
    assert ran.code == 0
    assert json.loads(klub.saved.read_text())["seats"] == ["You", "bot:greedy"]


def test_the_solo_best_is_kept_and_only_beaten_by_more(klub: Klub) -> None:
    alone = ["play", "--players", 1, "--seed", SEED, "--option", "quick=on"]
    first = klub(*alone, typist=first_choice).out
    total = int(re.findall(r"(\d+) points: your first result", first)[0])
    assert f"{total} points; your best is {total}." in klub(*alone, typist=first_choice).out
    values = Clustered().option_values(Clustered().options({"players": 1, "quick": True}))
    homes.keep_bests(Bests().after("clustered", values, total - 1))
    assert f"beaten your best of {total - 1}." in klub(*alone, typist=first_choice).out
    assert homes.bests().best("clustered", values) == total


def test_other_rules_have_another_best(klub: Klub) -> None:
    klub("play", "--players", 1, "--option", "table=1x1", typist=first_choice)
    other = klub("play", "--players", 1, "--option", "table=1x2", typist=first_choice)
    assert "your first result with these rules" in other.out


def test_a_damaged_list_of_bests_is_put_aside(klub: Klub) -> None:
    klub.home.mkdir()
    (klub.home / "bests.json").write_text("{oh")
    ran = klub("play", "--players", 1, "--option", "table=1x1", typist=first_choice)
    assert (ran.code, ran.err) == (0, "")
    assert (klub.home / "bests.damaged.json").read_text() == "{oh"


WISHES = [
    "?",
    "help",
    "h",
    "hint",
    "s",
    "score",
    "r",
    "look",
    "look 3,-3",
    "why 0,1",
    "why W 9,9",
    "",
]


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_that_is_no_move_changes_nothing(klub: Klub, wish: str) -> None:
    ran = klub("play", "--seed", SEED, typist=["1 a", "1", wish, wish])
    assert ran.code == 0
    assert len(json.loads(klub.saved.read_text())["moves"]) == 2
    assert all(len(screen.splitlines()) > 1 for screen in klub.screens), "there is an answer"


def test_a_cell_that_refuses_says_why(klub: Klub) -> None:
    typist = ["why 0,0", "why 5,5", "1 a", "why 0,1", "1 0,0"]
    out = " ".join(klub("play", "--players", 1, "--seed", SEED, typist=typist).out.split())
    assert "The start card lies at 0,0. (C154)" in out
    assert "No card lies beside 5,5" in out
    assert "0,1 is taken" in out


def test_a_clash_names_the_neighbour_and_what_is_shared(klub: Klub) -> None:
    klub("play", "--players", 1, "--seed", SEED, typist=leaving_after(3))
    free = ["why 0,2", "why 0,-1", "why 1,1", "why -1,1", "why 0,3"]
    out = klub("play", "--resume", typist=free).out
    assert re.search(r"does not fit beside \w+ at -?\d,-?\d: they share", " ".join(out.split()))


def test_a_card_that_fits_nowhere_is_not_chosen(klub: Klub) -> None:
    def wrong_first(screen: str) -> str:
        closed = re.findall(r"\((\d)\) ", screen)
        return closed[0] if closed else "q" if "fits nowhere" in screen else first_choice(screen)

    ran = klub("play", "--seed", SEED, typist=wrong_first)
    assert "fits nowhere now; choose a card without brackets" in klub.screens[-1]
    assert ran.code == 0


def test_house_rules_are_told_at_the_first_turn(klub: Klub) -> None:
    rules = ["--option", "extra_wilds=all", "--option", "first_bonuses=on"]
    ran = klub("play", *rules, "--option", "table=9x9", typist=["q"])
    assert "House rules: extra_wilds=0,1, first_bonuses=on, table=9x9" in ran.out
    assert "House rules" not in klub("play", "--seed", SEED, typist=["q"]).out


def test_the_winner_is_told_in_good_english() -> None:
    game, rng = Clustered(), Random(1)
    state = game.start(game.options({}), rng)
    while game.to_move(state) is not None:
        state = game.play(state, game.sample(state, rng))
    outcome = game.outcome(state)
    assert outcome is not None
    assert len(outcome.winners) == 1
    lines = {winner_line(outcome.winners, names) for names in (("You", "x"), ("x", "You"))}
    assert lines == {"You win.", "The winner is x."}
