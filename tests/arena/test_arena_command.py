"""``klub arena``: from the command to the table, through crashes and wrong words."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typist import Klub

from arena.arena_bots import HERE
from arena.test_ray_cluster import games
from klub.games import game
from klub.table import read_record, verify

BOTS = ["arena", "clustered", "random", f"{HERE}:choose"]
QUICK = [*BOTS, "--workers", 1]


def begun(*words: object) -> "subprocess.Popen[bytes]":
    """Klub in a process of its own."""
    # A shell lets what it starts in the background ignore control-c, and tests with it.
    heeding = "import signal as s, sys; s.signal(s.SIGINT, s.default_int_handler);"
    program = f"{heeding} from klub.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def reaches(file: Path, number: int, arena: "subprocess.Popen[bytes]") -> None:
    """Wait until a results file has some games."""
    until = time.monotonic() + 120
    while len(games(file)) < number:
        assert arena.poll() is None, arena.communicate()
        assert time.monotonic() < until, "the arena plays nothing"
        time.sleep(0.01)


def test_a_tournament_ends_with_a_table(klub: Klub) -> None:
    ran = klub(*QUICK, "--games", 6)
    assert (ran.code, ran.err) == (0, "")
    title, heading, first, second = ran.out.splitlines()
    assert title.strip() == "6 games"
    assert heading.split()[:4] == ["bot", "rating", "95", "%"]
    assert first.split()[:2] == ["1", "arena_bots"]
    assert second.split()[:2] == ["2", "random"]


def test_after_kill_9_the_same_command_goes_on(klub: Klub, tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.jsonl", tmp_path / "results.jsonl"
    words = ["arena", "clustered", "greedy", f"{HERE}:Counting", "--games", 60]
    arena = begun(*words, "--workers", 2, "--results", file)
    reaches(file, 5, arena)
    arena.send_signal(signal.SIGKILL)
    arena.communicate()
    before = file.read_bytes()
    assert 5 <= len(games(file)) < 60
    again = klub(*words, "--workers", 1, "--results", file, "--json")
    assert "games are there already" in again.err
    assert file.read_bytes().startswith(before.rpartition(b"\n")[0])
    straight = klub(*words, "--workers", 1, "--results", whole, "--json")
    assert straight.err == ""
    assert len(games(whole)) == 60
    assert games(file) == games(whole)

    def timeless(out: str) -> Any:
        told = json.loads(out)
        for one in told["entrants"]:
            assert one.pop("seconds_a_move") > 0
        return told

    assert timeless(again.out) == timeless(straight.out)


MARKING = """
from pathlib import Path
from klub.games.clustered import legal_moves

def choose(view, rng):
    Path({mark!r}).touch()
    return legal_moves(view)[0]
"""


@pytest.mark.parametrize("kept", [True, False])
def test_control_c_stops_and_says_how_to_go_on(tmp_path: Path, kept: bool) -> None:  # noqa: FBT001 (a case)
    mark, bot, file = tmp_path / "mark", tmp_path / "bot.py", tmp_path / "results.jsonl"
    bot.write_text(MARKING.format(mark=str(mark)))
    words = ["arena", "clustered", "greedy", f"{bot}:choose", "--games", 10_000, "--workers", 2]
    arena = begun(*words, *(["--results", file] if kept else []))
    until = time.monotonic() + 120
    while not mark.exists():
        assert arena.poll() is None, arena.communicate()
        assert time.monotonic() < until, "the arena plays nothing"
        time.sleep(0.01)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=120)
    assert (arena.returncode, out) == (130, b"")
    told = "The same command goes on from there." if kept else "With --results FILE"
    assert "of 10,000 games" in err.decode()
    assert told in err.decode()
    assert "Traceback" not in err.decode()


def test_a_tournament_can_be_made_longer(klub: Klub, tmp_path: Path) -> None:
    short, long = tmp_path / "short.jsonl", tmp_path / "long.jsonl"
    klub(*QUICK, "--games", 4, "--results", short)
    ran = klub(*QUICK, "--games", 8, "--results", short)
    assert ran.err == "4 of 8 games are there already.\n"
    klub(*QUICK, "--games", 8, "--results", long)
    assert games(short) == games(long)
    shorter = klub(*QUICK, "--games", 2, "--results", short)
    assert shorter.out.splitlines()[0].strip() == "2 games"


def test_a_ladder_of_tables_of_four_is_the_same_from_a_pool(klub: Klub, tmp_path: Path) -> None:
    bots = ["random", f"{HERE}:choose", "random", f"{HERE}:nth(n=3)", "random"]
    words = ["arena", "clustered", *bots, "--players", 4, "--format", "ladder", "--games", 3]
    words += ["--rounds", 3, "--option", "quick=on"]
    ran = klub(*words, "--workers", 2, "--results", tmp_path / "pool.jsonl")
    assert (ran.code, ran.out.splitlines()[0].strip()) == (0, "24 games")
    assert ran.err == "4 games at a meeting, so that everybody sits on each seat equally often.\n"
    klub(*words, "--workers", 1, "--results", tmp_path / "alone.jsonl")
    played = games(tmp_path / "pool.jsonl")
    assert played == games(tmp_path / "alone.jsonl")
    assert len(played) == 24
    head = json.loads((tmp_path / "pool.jsonl").read_text().splitlines()[0])
    assert head["format"] == {"kind": "ladder", "games": 4}
    assert [one["name"] for one in head["entrants"]] == [
        "random", "arena_bots", "random 2", "nth(n=3)", "random 3",
    ]  # fmt: skip


def test_the_json_tells_what_the_games_tell(klub: Klub, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    told = json.loads(
        klub(*BOTS, "greedy", "--workers", 1, "--games", 4, "--results", file, "--json").out
    )
    assert (told["game"], told["games"], told["seed"]) == ("clustered", 12, "0")
    assert told["format"] == {"kind": "round-robin"}
    names = ["random", "arena_bots", "greedy"]
    for one in told["entrants"]:
        number = names.index(one["name"])
        own = [(g, g["seats"].index(number)) for g in games(file).values() if number in g["seats"]]
        wins = sum((seat in g["winners"]) / len(g["winners"]) for g, seat in own)
        points = sum(g["scores"][seat]["total"] for g, seat in own)
        assert (one["games"], one["wins"]) == (8, pytest.approx(wins, abs=1e-4))
        assert one["share"] == pytest.approx(wins / 8, abs=1e-4)
        assert one["points"] == pytest.approx(points / 8, abs=1e-4)
        assert one["rating_interval"][0] < one["rating"] < one["rating_interval"][1]
        assert set(one["against"]) == set(names) - {one["name"]}
    ratings = [one["rating"] for one in told["entrants"]]
    assert ratings == sorted(ratings, reverse=True)


def test_records_are_written_later_without_playing(klub: Klub, tmp_path: Path) -> None:
    file, folder = tmp_path / "results.jsonl", tmp_path / "records"
    bots = ["random", f"{HERE}:raises", "greedy"]
    klub("arena", "clustered", *bots, "--workers", 1, "--games", 2, "--results", file)
    before = file.read_bytes()
    ran = klub("arena", "--results", file, "--records", folder, "--record", "all")
    assert (ran.code, file.read_bytes()) == (0, before)
    assert f"6 records are in {folder}" in ran.err
    assert "raises has forfeited 4 games; game " in ran.err
    assert "ValueError: no idea" in ran.err
    for index, one in games(file).items():
        record = read_record((folder / f"clustered-{index:06}.json").read_text())
        assert verify(game("clustered"), record) is None
        assert record.moves == tuple(one["moves"])
        assert record.scores == (None if one["forfeit"] else tuple(one["scores"]))
        assert record.seats == tuple(
            f"bot:{('random', 'raises', 'greedy')[entrant]}" for entrant in one["seats"]
        )
    checked = klub("replay", "--verify", folder / "clustered-000000.json")
    assert checked.code == 0
    again = klub("arena", "--results", file, "--records", folder)
    assert (again.code, again.out) == (2, "")
    assert "holds records already" in again.err, "those of another tournament would be lost"
    klub("arena", "--results", file, "--records", tmp_path / "two", "--record", "0,2-3")
    assert sorted(path.name for path in (tmp_path / "two").iterdir()) == [
        "clustered-000000.json", "clustered-000002.json", "clustered-000003.json",
    ]  # fmt: skip


def test_a_game_whose_points_were_changed_gets_no_record(klub: Klub, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    klub(*QUICK, "--games", 2, "--results", file)
    file.write_text(file.read_text().replace('"total":', '"total":1', 1))
    ran = klub("arena", "--results", file, "--records", tmp_path / "records")
    assert ran.code == 2
    assert "The moves of game 0 do not lead to the points" in ran.err


@pytest.mark.parametrize("width", [30, 40, 60, 80, 120])
def test_no_number_is_cut_however_narrow_the_terminal(
    klub: Klub, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    ran = klub(*BOTS, "random", "--workers", 1, "--games", 2)
    assert max(map(len, ran.out.splitlines())) <= width
    assert "…" not in ran.out
    assert "rating" in ran.out
    assert ("points" in ran.out) == (width >= 40)
    assert ("a move" in ran.out) == (width >= 60)


@pytest.mark.parametrize(
    ("width", "named", "told"), [(20, False, False), (28, False, True), (60, True, True)]
)
def test_shares_are_told_as_far_as_there_is_room(
    klub: Klub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    *,
    named: bool,
    told: bool,
) -> None:
    file = tmp_path / "results.jsonl"
    bots = [f"{HERE}:choose", f"{HERE}:nth(n=3)", "random", "random", "random"]
    klub("arena", "clustered", *bots, "--workers", 1, "--games", 2, "--results", file)
    monkeypatch.setenv("COLUMNS", str(width))
    _, _, shares = klub("arena", "--results", file).out.partition("\n\n")
    assert ("·" in shares, "nth(n=3)" in shares) == (told, named)
    assert "…" not in shares


def test_a_plot_is_written(klub: Klub, tmp_path: Path) -> None:
    ran = klub(*QUICK, "--games", 2, "--plot", tmp_path / "plot.svg")
    assert ran.err == f"The picture is in {tmp_path / 'plot.svg'}.\n"
    assert "arena_bots" in (tmp_path / "plot.svg").read_text()


def test_two_small_games_of_kluster(klub: Klub, tmp_path: Path) -> None:
    small = ["--option", "boxes=duo", "--option", "shorten=30"]
    words = ["arena", "kluster", "gentle", "gentle", *small, "--games", 2, "--workers", 1]
    ran = klub(*words, "--results", tmp_path / "results.jsonl", "--records", tmp_path / "records")
    assert ran.code == 0, ran.err
    assert "gentle 2" in ran.out
    for index in range(2):
        path = tmp_path / "records" / f"kluster-{index:06}.json"
        assert verify(game("kluster"), read_record(path.read_text())) is None


REFUSED = {
    "": "Say what is played and who plays",
    "clustered": "Say what is played and who plays",
    "chess a b": "chess",
    "clustered greedy": "A table of 2 needs at least 2 entrants",
    "clustered greedy random --players 3": "A table of 3 needs at least 3 entrants",
    "clustered greedy genius": "There is no bot called “genius”",
    "clustered greedy no/such.py:choose": "no/such.py: No such file or directory",
    "clustered greedy none.such:choose": "none.such cannot be used: ModuleNotFoundError",
    "clustered greedy greedy(3)": "character 7: values are given to a bot by name",
    "clustered greedy greedy(depth=3)": "greedy(depth=3) cannot be called with a view",
    "clustered greedy {here}:nobody": "There is no function or class called nobody",
    "clustered greedy {here}:no_bot": "no_bot makes is no bot",
    "clustered greedy gre-edy": "a bot is called by its name",
    "clustered greedy random --rounds 3": "--rounds is how often neighbours meet on a ladder",
    "clustered greedy random --ray auto --workers 2": "so --workers has nothing to say",
    "clustered greedy random --ray 127.0.0.1:9": "There is no Ray cluster at 127.0.0.1:9: ",
    "clustered greedy random --games 0": "is not a whole number",
    "clustered greedy random --format cup": "invalid choice",
    "clustered greedy random --option quick=perhaps": "quick",
    "clustered greedy random --plot plot.gif": "A plot is an .svg or a .png; plot.gif is neither",
    "clustered greedy random --plot {tmp}/no/plot.svg": "/no: No such file or directory",
    "clustered greedy random --record all": "--record says which games get a record",
    "clustered greedy random --records {tmp}/r --record best": "games were expected: all, upsets",
    "clustered greedy random --records {tmp}": "holds records already",
    "clustered greedy random --results {tmp}": "Is a directory",
    "clustered greedy random --results {tmp}/a.json": "is no results file of an arena",
    "--results {tmp}/none.jsonl": "No such file or directory",
    "--results {tmp}/a.json": "is no results file of an arena",
    "--results {tmp}/head.jsonl": "holds no game yet",
    "--results {tmp}/other.jsonl": "is written in version 7",
    "--json": "Say what is played and who plays",
}


@pytest.mark.parametrize(("words", "told"), REFUSED.items())
def test_a_wrong_tournament_is_refused(klub: Klub, tmp_path: Path, words: str, told: str) -> None:
    (tmp_path / "a.json").write_text("{}\n")
    (tmp_path / "head.jsonl").write_text('{"klub": "arena", "version": 1, "entrants": []}\n')
    (tmp_path / "other.jsonl").write_text('{"klub": "arena", "version": 7}\n')
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    ran = klub("arena", *words.format(tmp=tmp_path, here=HERE).split())
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before


def test_without_ray_the_extra_is_named(klub: Klub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = klub("arena", "clustered", "greedy", "random", "--ray", "auto")
    assert (ran.code, ran.out) == (2, "")
    assert 'pip install "klub[ray]"' in ran.err
