"""``klub simulate``: the same seed plays the same games, and every record of them is true."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typist import Klub

from klub.games.clustered import Clustered
from klub.table import read_record, verify

EVERYTHING = [
    "--option=quick=on",
    "--option=first_bonuses=on",
    "--option=biggest_bonuses=on",
    "--option=extra_wilds=0",
    "--option=starter=random",
    "--option=table=9x12",
]
WAYS = {
    "two": [],
    "alone": ["--players=1"],
    "one bot a seat": ["--players=3", "--bots=random, greedy,random"],
    "five": ["--players=5"],
    "house rules": ["--players=2", *EVERYTHING],
}


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("words", WAYS.values(), ids=WAYS.keys())
def test_equal_seeds_write_equal_records_and_all_are_true(
    klub: Klub, tmp_path: Path, words: list[str]
) -> None:
    for folder in ("one", "two"):
        told = ["--games", 3, "--seed", "s", "--records", tmp_path / folder]
        ran = klub("simulate", "clustered", *told, *words)
        assert (ran.code, ran.err) == (0, "")
    written = records(tmp_path / "one")
    assert list(written) == [f"clustered-00000{number}.json" for number in (1, 2, 3)]
    assert len(set(written.values())) == 3
    assert records(tmp_path / "two") == written
    for content in written.values():
        assert verify(Clustered(), read_record(content)) is None


def test_another_process_writes_the_same_records(klub: Klub, tmp_path: Path) -> None:
    words = ["simulate", "clustered", "--games", "2", "--seed", "ä", "--records"]
    klub(*words, tmp_path / "here")
    subprocess.run(
        [sys.executable, "-m", "klub", *words, tmp_path / "there"],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7", "COLUMNS": "30"},
    )
    assert records(tmp_path / "there") == records(tmp_path / "here")


def test_a_game_depends_on_its_number_and_not_on_how_many_there_are(
    klub: Klub, tmp_path: Path
) -> None:
    klub("simulate", "clustered", "--games", 2, "--records", tmp_path / "two")
    klub("simulate", "clustered", "--games", 4, "--records", tmp_path / "four")
    assert records(tmp_path / "two").items() <= records(tmp_path / "four").items()


def test_another_seed_plays_other_games(klub: Klub, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        klub("simulate", "clustered", "--games", 2, "--seed", seed, "--records", tmp_path / seed)
    assert not set(records(tmp_path / "1").values()) & set(records(tmp_path / "2").values())


def test_the_json_tells_what_the_records_tell(klub: Klub, tmp_path: Path) -> None:
    words = ["--players", 3, "--games", 7, "--bots", "random,greedy,greedy", "--seed", 5]
    ran = klub("simulate", "clustered", *words, "--json", "--records", tmp_path / "records")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert told["options"]["players"] == 3
    assert (told["games"], told["seed"]) == (7, "5")
    games = [json.loads(content) for content in records(tmp_path / "records").values()]
    for seat, row in enumerate(told["seats"]):
        points = [game["scores"][seat]["total"] for game in games]
        won = [1 / len(game["winners"]) if seat in game["winners"] else 0 for game in games]
        best = [max(s["total"] for n, s in enumerate(g["scores"]) if n != seat) for g in games]
        assert row["points"] == pytest.approx(sum(points) / 7, abs=1e-3)
        assert row["wins"] == pytest.approx(sum(won), abs=1e-3)
        assert row["margin"] == pytest.approx((sum(points) - sum(best)) / 7, abs=1e-3)
    assert sum(row["wins"] for row in told["seats"]) == pytest.approx(7, abs=0.01)


def test_alone_there_is_no_margin(klub: Klub) -> None:
    ran = klub("simulate", "clustered", "--players", 1, "--games", 2, "--json")
    assert json.loads(ran.out)["seats"][0]["margin"] is None
    assert "–" in klub("simulate", "clustered", "--players", 1, "--games", 2).out


@pytest.mark.parametrize("width", [44, 80, 200])
def test_no_heading_is_cut_however_narrow_the_terminal(
    klub: Klub, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = klub("simulate", "clustered", "--games", 50, "--players", 8).out
    assert "…" not in out
    assert "margin" in out
    assert ("rectangle" in out) == (width >= 80)
    assert max(map(len, out.splitlines())) <= width
    assert out.startswith("50 games")
    assert len(out.splitlines()) == 2 + 8


def test_records_are_written_only_into_a_folder_without_records(klub: Klub, tmp_path: Path) -> None:
    klub("simulate", "clustered", "--games", 1, "--records", tmp_path / "records")
    before = records(tmp_path / "records")
    ran = klub("simulate", "clustered", "--games", 1, "--records", tmp_path / "records")
    assert (ran.code, ran.out) == (2, "")
    assert "holds records already" in ran.err
    assert records(tmp_path / "records") == before
