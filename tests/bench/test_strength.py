"""The measure of Clustered's bots: fair pairs, true intervals, equal time, and what it prints."""

import json
import pickle
import sys
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from types import ModuleType

import pytest

from klub.games.clustered import Move, View
from klub.games.clustered.bots import Sharp


@pytest.fixture
def strength(script: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which plays in this process."""
    module = script("strength")
    monkeypatch.setattr("contest.report.ProcessPoolExecutor", ThreadPoolExecutor)
    return module


@dataclass(frozen=True, slots=True)
class Thinker:
    """A level that nobody has heard of, with the settings that levels have."""

    seconds: float = 3.0
    simulations: int | None = None
    threads: int = 2

    def __call__(self, view: View, rng: Random) -> Move:
        """Never asked for."""
        raise NotImplementedError


def told(strength: ModuleType, capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines that the script prints."""
    assert strength.main([*words, "--seed", "test", "--processes", "1"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(90.5, 100, 0.832, 0.948), (0, 10, 0, 0.278), (10, 10, 0.722, 1), (81, 263, 0.255, 0.366)],
)
def test_the_interval_is_wilsons(
    strength: ModuleType, won: float, games: int, low: float, high: float
) -> None:
    match = sys.modules["contest.match"]
    assert match.wilson(won / games, games) == pytest.approx((low, high), abs=0.0006)


def test_a_mean_has_an_interval_too(strength: ModuleType) -> None:
    match = sys.modules["contest.match"]
    assert match.mean("points", [1, 2, 3]) == {"games": 3, "points": 2, "low": 0.87, "high": 3.13}
    assert match.mean("points", [7]) == {"games": 1, "points": 7, "low": 7, "high": 7}


def test_each_deal_is_played_from_both_sides(strength: ModuleType) -> None:
    pairs = sys.modules["contest.match"].pairs
    assert list(pairs("a", "b", 2, 4)) == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "b")),
        (1, ("b", "a")),
    ]
    assert list(pairs("a", "b", 4, 3)) == [(0, ("a", "b", "a", "b")), (0, ("b", "a", "b", "a"))]
    with pytest.raises(ValueError, match="not 3"):
        next(pairs("a", "b", 3, 2))


def test_a_shared_win_counts_in_parts(strength: ModuleType) -> None:
    game = strength.Told(("greedy", "greedy", "solid"), 0, ())
    assert game.won("greedy") == pytest.approx(2 / 3)
    assert game.won("random") == 0


def test_every_level_that_thinks_gets_the_time_that_is_asked_for(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(strength.BOTS, "thinker", Thinker())
    asked = Namespace(seconds=0.5, simulations=None)
    assert strength.level("sharp", asked) == ("sharp", Sharp(seconds=0.5))
    assert strength.level("thinker", asked) == ("thinker", Thinker(0.5, None, threads=1))
    assert strength.level("solid", asked) == ("solid", strength.BOTS["solid"])
    own = Namespace(seconds=None, simulations=40)
    assert strength.level("thinker", own) == ("thinker", Thinker(3.0, 40, threads=1))


def test_a_round_robin_ends_with_a_table(
    strength: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told(
        strength, capsys, *"--levels solid random greedy --players 2 4 1 --games 2".split()
    )
    assert [line.split("[")[0] for line in lines[:5]] == [
        "2 players: greedy wins 100.0% ",
        "2 players: solid wins 100.0% ",
        "2 players: solid wins 100.0% ",
        "4 players: greedy wins 100.0% ",
        "4 players: solid wins 100.0% ",
    ]
    assert [line.split(";")[0].split()[-1] for line in lines[:5]] == [
        "random",
        "random",
        "greedy",
        "random",
        "greedy",
    ]
    assert [line.split(" points")[0].rsplit(" ", 1)[0] for line in lines[5:8]] == [
        "1 player: random makes",
        "1 player: greedy makes",
        "1 player: solid makes",
    ]
    assert lines[8:] == [
        "|  | random | greedy | solid |",
        "| --- | --- | --- | --- |",
        "| random |  | 0.0 % (0.0–65.8) | 0.0 % (0.0–65.8) |",
        "| greedy | 100.0 % (34.2–100.0) |  | 0.0 % (0.0–65.8) |",
        "| solid | 100.0 % (34.2–100.0) | 100.0 % (34.2–100.0) |  |",
    ]


def test_json_is_one_object_and_the_same_games_again(
    strength: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "--levels greedy sharp --players 2 --games 2 --simulations 20 --json".split()
    (first,), (second,) = told(strength, capsys, *words), told(strength, capsys, *words)
    (row,), (again,) = json.loads(first)["figures"], json.loads(second)["figures"]
    assert row.pop("seconds").keys() == again.pop("seconds").keys() == {"sharp", "greedy"}
    assert row == again
    assert row["settings"] == {"sharp": repr(Sharp(simulations=20))}
    assert (row["level"], row["against"], row["games"]) == ("sharp", "greedy", 2)


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel does not run on Windows")
def test_openspiel_gets_the_time_that_the_level_has(
    strength: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    peer = "ismcts(by='greedy', playouts=2)"
    words = "--levels greedy sharp --players 2 --games 2 --seconds 0.002 --json --peers".split()
    (line,) = told(strength, capsys, *words, peer)
    _, weak, strong = json.loads(line)["figures"]
    assert [(row["level"], row["against"], row["games"]) for row in (weak, strong)] == [
        ("greedy", peer, 2),
        ("sharp", peer, 2),
    ]
    assert strong["settings"]["sharp"] == repr(Sharp(seconds=0.002))
    for row in (weak, strong):
        search = row["settings"][peer]
        assert search.startswith("Ismcts(seconds=0.002, by='greedy', playouts=2")
        assert row["seconds"][peer] >= 0.002


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel does not run on Windows")
def test_a_peer_can_be_sent_to_another_process(strength: ModuleType) -> None:
    order = strength.Order((strength.peer("ismcts"), ("sharp", Sharp())), 0, "test")
    assert pickle.loads(pickle.dumps(order)) == order  # noqa: S301 (just written)


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel does not run on Windows")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--peers mcts", "expected ismcts"),
        ("--peers ismcts(seconds=1)", "--seconds"),
        ("--peers ismcts(by='sharp')", "random, greedy"),
        ("--peers ismcts(depth=3)", "depth"),
        ("--peers ismcts(3)", "by name"),
        ("--peers ismcts --simulations 10", "same time"),
        ("--games 1", "pairs"),
        ("--players 3", "3"),
    ],
)
def test_what_cannot_be_played_is_refused(
    strength: ModuleType, capsys: pytest.CaptureFixture[str], words: str, reason: str
) -> None:
    with pytest.raises(SystemExit):
        strength.main(words.split())
    assert reason in capsys.readouterr().err.splitlines()[-1]


def test_without_openspiel_it_says_how_to_get_it(
    strength: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("klub.research.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(SystemExit):
        strength.main(["--peers", "ismcts"])
    assert '"klub[research]"; there is no OpenSpiel for Windows' in capsys.readouterr().err
