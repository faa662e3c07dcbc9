"""``klub simulate kluster``: equal seeds play equal games, in however many processes."""

import json
from pathlib import Path

import pytest
from typist import Klub

from klub.games.kluster import Kluster
from klub.table import read_record, verify

SMALL = ["simulate", "kluster", "--option", "boxes=duo", "--option", "shorten=30"]
ALONE = [*SMALL, "--players", 1, "--bots", "gentle", "--option", "solo_faults=0"]


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_game_is_the_same_in_whatever_process(
    klub: Klub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = klub(*ALONE, "--games", 2, "--records", tmp_path / "pool")
    assert (ran.code, ran.err) == (0, "")
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    klub(*ALONE, "--games", 3, "--records", tmp_path / "here")
    written = records(tmp_path / "here")
    assert list(written) == [f"kluster-00000{number}.json" for number in (1, 2, 3)]
    assert records(tmp_path / "pool").items() <= written.items()
    assert len(set(written.values())) == 3
    for content in written.values():
        assert verify(Kluster(), read_record(content)) is None


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)


@pytest.mark.usefixtures("one_process")
def test_the_json_tells_what_the_records_tell(klub: Klub, tmp_path: Path) -> None:
    words = ["--players", 3, "--games", 2, "--bots", "gentle", "--json"]
    ran = klub(*SMALL, *words, "--records", tmp_path / "records")
    told = json.loads(ran.out)
    assert (told["game"], told["games"], told["seed"]) == ("kluster", 2, "0")
    games = [json.loads(content) for content in records(tmp_path / "records").values()]
    assert told["turns"] == pytest.approx(sum(len(game["moves"]) for game in games) / 2)
    assert sum(row["wins"] for row in told["seats"]) == pytest.approx(2, abs=0.01)
    for seat, row in enumerate(told["seats"]):
        places = [game["scores"][seat]["place"] for game in games]
        assert row["place"] == pytest.approx(sum(places) / 2)
        lines = [
            (line.startswith(f"{seat} "), bool(result["incidents"]))
            for game in games
            for line, result in zip(game["moves"], game["results"], strict=True)
        ]
        own = [fault for mine, fault in lines if mine]
        assert row["turns"] == pytest.approx(len(own) / 2)
        assert row["faults"] == pytest.approx(sum(own) / len(own), abs=1e-3)


@pytest.mark.usefixtures("one_process")
@pytest.mark.parametrize("width", [36, 80])
def test_no_heading_is_cut_however_narrow_the_terminal(
    klub: Klub, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = klub(*ALONE, "--games", 1).out
    assert out.startswith("One game")
    assert ("faults a turn" in out) == (width == 80)
    assert "stones" in out
    assert max(map(len, out.splitlines())) <= width


REFUSED = {
    "--bots greedy": "There is no bot called “greedy”. Bots are: gentle, steady, cunning.",
    "--bots gentle,steady,gentle": "3 bots were named for 2 players",
    "--games 0": "is not a whole number",
    "--option boxes=cat": "trio or duo",
    "--players 9": "1 to 8 players",
}


@pytest.mark.parametrize(("words", "told"), REFUSED.items())
def test_a_wrong_simulation_is_refused(klub: Klub, words: str, told: str) -> None:
    ran = klub("simulate", "kluster", *words.split())
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
