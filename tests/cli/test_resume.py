"""A game that is left in whatever way can be gone on with."""

import json
import re
from pathlib import Path

import pytest
from typist import SEED, Klub, Typist, first_choice, leaving_after

from klub.cli import play


def interrupted(screen: str) -> str:
    raise KeyboardInterrupt


LEAVING = {
    "q": leaving_after(4),
    "exit": leaving_after(4, last="EXIT"),
    "the end of input": ["1 a"] * 4,
}


@pytest.mark.parametrize("typist", LEAVING.values(), ids=LEAVING.keys())
def test_a_game_that_is_left_is_kept(klub: Klub, typist: Typist | list[str]) -> None:
    ran = klub("play", "--seed", SEED, typist=typist)
    assert ran.code == 0
    assert ran.out.endswith(f"It is kept in {klub.saved}\n")
    assert len(json.loads(klub.saved.read_text())["moves"]) == 8


def test_control_c_leaves_like_q(klub: Klub) -> None:
    ran = klub("play", "--seed", SEED, typist=interrupted)
    assert ran.code == 0
    assert "klub play --resume goes on with the game." in ran.out


def test_a_resumed_game_is_the_same_table(klub: Klub) -> None:
    klub("play", "--seed", SEED, typist=leaving_after(10))
    kept, before = klub.saved.read_bytes(), klub.screens[-1]
    klub("play", "--resume", typist=["q"])
    assert klub.saved.read_bytes() == kept
    # Only the news of the last round is not told again.
    news = re.findall(r"You: .*\ngreedy bot: .*\n", before)[-1]
    assert klub.screens[-1] == before.replace(news, "")


@pytest.mark.parametrize("option", ["quick=off", "quick=on"])
def test_a_game_left_and_resumed_ends_as_if_it_had_not_been(klub: Klub, option: str) -> None:
    klub("play", "--seed", SEED, "--option", option, typist=first_choice)
    straight = klub.record.read_bytes()
    klub.record.unlink()
    klub("play", "--seed", SEED, "--option", option, typist=leaving_after(5))
    klub("play", "--resume", klub.saved, typist=leaving_after(7))
    klub("play", "--resume", typist=first_choice)
    assert klub.record.read_bytes() == straight


def test_a_game_from_elsewhere_is_resumed_and_left_where_it_is(klub: Klub, tmp_path: Path) -> None:
    klub("play", "--seed", SEED, "--option", "quick=on", typist=leaving_after(4))
    sent = klub.saved.rename(tmp_path / "sent.json")
    content = sent.read_bytes()
    klub("play", "--resume", sent, typist=first_choice)
    assert klub.record.exists()
    assert sent.read_bytes() == content


def test_the_same_seed_again_does_not_overwrite_a_game(klub: Klub) -> None:
    klub("play", "--seed", SEED, typist=leaving_after(2))
    kept = klub.saved.read_bytes()
    klub("play", "--seed", SEED, "--option", "table=1x1", typist=first_choice)
    klub("play", "--seed", SEED, "--players", 1, typist=["q"])
    assert len(list(klub.home.glob("unfinished/*.json"))) == 2
    assert any(path.read_bytes() == kept for path in klub.home.glob("unfinished/*.json"))
    assert klub.record.exists()


def test_a_finished_game_is_not_resumed(klub: Klub) -> None:
    klub("play", "--players", 1, "--option", "table=1x1", typist=first_choice)
    ran = klub("play", "--resume", klub.record)
    assert (ran.code, ran.out) == (2, "")
    assert "is over" in ran.err


@pytest.fixture
def attended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "attended", lambda screen: True)


@pytest.mark.usefixtures("attended")
@pytest.mark.parametrize(
    ("answers", "games", "moves"),
    [(["y", "1 a"], 1, 6), (["what?", "", "q"], 1, 4), (["n", "q"], 2, 0), (["q"], 1, 4)],
)
def test_the_game_that_was_left_last_is_offered(
    klub: Klub, answers: list[str], games: int, moves: int
) -> None:
    klub("play", "--seed", SEED, typist=leaving_after(2))
    ran = klub("play", typist=answers)
    assert ran.code == 0
    assert "was left after 4 moves. Go on with it? [Y/n]" in ran.out
    kept = sorted(klub.home.glob("unfinished/*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert len(kept) == games
    assert len(json.loads(kept[-1].read_text())["moves"]) == moves


@pytest.mark.usefixtures("attended")
def test_whoever_walks_away_from_the_offer_has_started_nothing(klub: Klub) -> None:
    klub("play", "--seed", SEED, typist=leaving_after(4))
    assert klub("play", typist=[]).code == 0
    assert klub("play", typist=interrupted).code == 130
    assert klub.saved.exists()
