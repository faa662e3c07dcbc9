"""Bots in processes of their own, which an arena meets at a club."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from club_house import EASY, club_house
from typist import Klub

from arena.arena_bots import HERE
from arena.test_arena_command import begun, reaches
from klub.client import Club, Table
from klub.client.meeting import HOST, Call, Over, host_here, read, ready
from klub.games import game
from klub.server.accounts.limits import Rate
from klub.table import read_record, verify

LONGEST = 120.0
"""s that anything may take on a busy machine."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A club that stays open for all tests."""
    with club_house() as port:
        yield f"http://127.0.0.1:{port}"


@contextmanager
def elsewhere(url: str, name: str, bot: str) -> Iterator["subprocess.Popen[str]"]:
    """A bot that waits for an arena, in a process of its own."""
    words = [url, "--arena", "--bot", bot, "--name", name]
    command = [sys.executable, "-m", "klub.client", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def told(file: Path) -> list[dict[str, Any]]:
    """The games in a results file, in order."""
    lines = file.read_text().splitlines()[1:]
    return sorted(map(json.loads, lines), key=lambda one: int(one["index"]))


def proven(folder: Path) -> list[tuple[str, ...]]:
    """Who sat where in the records of a folder, each of which is true."""
    records = [read_record(file.read_bytes()) for file in sorted(folder.iterdir())]
    for record in records:
        verify(game(record.game), record)
    return [record.seats for record in records]


def test_after_kill_9_the_same_command_goes_on_with_the_same_bot(
    klub: Klub, url: str, tmp_path: Path
) -> None:
    file, folder = tmp_path / "results.jsonl", tmp_path / "records"
    words = ["arena", "clustered", "greedy", "remote:far", "--games", 6, "--results", file]
    with elsewhere(url, "far", "random") as far:
        arena = begun(*words, "--club", url)
        reaches(file, 1, arena)
        arena.kill()
        arena.communicate()
        ran = klub(*words, "--club", url)
        assert (ran.code, ran.out.splitlines()[0].strip()) == (0, "6 games"), ran.err
        assert " of 6 games are there already." in ran.err
        said, _ = far.communicate(timeout=LONGEST)
    assert far.returncode == 0, said
    assert said.count(f"far waits for the arena at {url}/t/") == 2
    played = told(file)
    assert [one["index"] for one in played] == list(range(6))
    assert len({one["seed"] for one in played}) == 6
    for one in played:
        assert (sorted(one["seats"]), one["forfeit"]) == ([0, 1], None)
        assert all(seconds > 0 for seconds in one["seconds"])
        assert sum(one["turns"]) == len(one["moves"])
    # Nobody is needed for games that are there.
    nowhere = ["--club", "http://127.0.0.1:9", "--records", folder, "--json"]
    assert json.loads(klub(*words, *nowhere).out)["games"] == 6
    names = [tuple(f"bot:{('greedy', 'far')[n]}" for n in one["seats"]) for one in played]
    assert proven(folder) == names


def test_two_bots_elsewhere_meet(klub: Klub, url: str, tmp_path: Path) -> None:
    file, folder = tmp_path / "results.jsonl", tmp_path / "records"
    words = ["arena", "clustered", "remote:A b", "remote:far", "--games", 2, "--club", url]
    with elsewhere(url, "A b", f"{HERE}:nth(n=1)"), elsewhere(url, "far", "random"):
        ran = klub(*words, "--results", file, "--records", folder)
    assert ran.code == 0, ran.err
    assert [one["forfeit"] for one in told(file)] == [None, None]
    assert sorted(proven(folder)) == [("bot:A b", "bot:far"), ("bot:far", "bot:A b")]


STALLING = """
import time
from pathlib import Path
from klub.games.clustered import legal_moves

moves = 0

def choose(view, rng):
    global moves
    moves += 1
    if moves == 5 and not Path({mark!r}).exists():
        Path({mark!r}).touch()
        time.sleep(3600)
    return legal_moves(view)[0]
"""


def test_a_bot_that_is_killed_forfeits_and_plays_when_it_is_back(url: str, tmp_path: Path) -> None:
    mark, bot = tmp_path / "mark", tmp_path / "bot.py"
    file, folder = tmp_path / "results.jsonl", tmp_path / "records"
    bot.write_text(STALLING.format(mark=str(mark)))
    words = ["arena", "clustered", "random", "remote:mortal", "--games", 6, "--club", url]
    arena = begun(*words, "--patience", 2, "--results", file, "--records", folder)
    try:
        with elsewhere(url, "mortal", f"{bot}:choose"):
            until = time.monotonic() + LONGEST
            while not mark.exists():
                assert arena.poll() is None, arena.communicate()
                assert time.monotonic() < until, "the bot plays nothing"
                time.sleep(0.01)
        with elsewhere(url, "mortal", f"{bot}:choose"):
            _, err = arena.communicate(timeout=LONGEST)
    finally:
        arena.kill()
        arena.wait()
    assert arena.returncode == 0, err
    first, *_, last = told(file)
    seat = first["seats"].index(1)
    assert first["forfeit"] == {"seat": seat, "error": "did not move within 2 s"}
    assert (first["winners"], first["scores"]) == ([1 - seat], None)
    assert first["turns"][seat] == 4
    assert last["forfeit"] is None
    assert b"mortal has forfeited" in err
    assert len(proven(folder)) == 6


def test_when_a_bot_fails_everybody_gives_up_and_the_next_game_begins(
    klub: Klub, url: str, tmp_path: Path
) -> None:
    bot, file, folder = tmp_path / "bot.py", tmp_path / "results.jsonl", tmp_path / "records"
    bot.write_text("def choose(view, rng):\n    raise ValueError('I am lost')\n")
    with elsewhere(url, "bad", f"{bot}:choose") as bad, elsewhere(url, "far", "random"):
        words = ["greedy", "remote:far", "remote:bad", "--players", 3, "--games", 3, "--club", url]
        ran = klub("arena", "clustered", *words, "--results", file, "--records", folder)
        assert ran.code == 0, ran.err
        said, _ = bad.communicate(timeout=LONGEST)
    assert said.count("is given up: ValueError: I am lost") == 3
    for one in told(file):
        seat = one["seats"].index(2)
        assert one["forfeit"] == {"seat": seat, "error": "gave up"}
        assert one["winners"] == [other for other in range(3) if other != seat]
    assert len(proven(folder)) == 3


async def found(club: Club) -> Table:
    """The table at which an arena waits."""
    while True:
        for row in await club.tables():
            if row.names == (HOST,):
                table = await club.join(row.table)
                if host_here(table):
                    return table
        await asyncio.sleep(0.01)


def called(meeting: Table) -> Call | None:
    """Where the arena calls somebody now."""
    said = read(meeting.said[-1].text) if meeting.said else None
    return said if isinstance(said, Call) else None


async def stranger(url: str) -> None:
    """Play two games as ``far``, and try to sit down under another name."""
    async with Club(url, name="Stranger") as club:
        meeting = await found(club)
        await meeting.say(ready("far"))
        for _ in range(2):
            await meeting.until(lambda one: called(one) is not None)
            call = called(meeting)
            assert call is not None
            assert (call.seat, call.name) == (0, "far")
            table = await club.join(call.table)
            await table.sit(0, "Stranger")
            await table.until(lambda one: one.info.seats[0].who is None)
            await table.sit(0, "far")
            await table.until(lambda one: one.info.status == "playing")
            await table.give_up()
            await meeting.until(lambda one: called(one) is None)
            assert read(meeting.said[-1].text) == Over(table.id)
        await meeting.until(lambda one: one.over)


def test_a_seat_is_for_a_name_and_a_club_that_opens_few_tables_is_waited_for(
    tmp_path: Path,
) -> None:
    file = tmp_path / "results.jsonl"
    with club_house(rates=replace(EASY, tables=Rate(1, 2.0))) as port:
        url = f"http://127.0.0.1:{port}"
        words = ["arena", "clustered", "remote:far", "--players", 1, "--games", 2, "--club", url]
        arena = begun(*words, "--results", file)
        try:
            asyncio.run(asyncio.wait_for(stranger(url), LONGEST))
            _, err = arena.communicate(timeout=LONGEST)
        finally:
            arena.kill()
            arena.wait()
    assert arena.returncode == 0, err
    assert b"The club opens the next table in" in err
    for one in told(file):
        assert (one["forfeit"], one["winners"]) == ({"seat": 0, "error": "gave up"}, [])


WORDS = ["arena", "clustered", "greedy"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["remote:far"], "say where it is"),
        (["remote:far", "--club", "u", "--ray", "auto"], "--ray and --workers have nothing to say"),
        (["remote:far", "--club", "u", "--workers", 2], "--ray and --workers have nothing to say"),
        (["remote:far", "remote:far", "--club", "u"], "remote:far is named twice"),
        (["remote:" + "x" * 25, "--club", "u"], "x" * 25),
        (["random", "--club", "u"], "are for bots that are written remote:NAME"),
        (["random", "--patience", 5], "are for bots that are written remote:NAME"),
        (["remote:far", "--club", "u"], "u is not the address of a club"),
        (["remote:far", "--club", "http://127.0.0.1:9"], "cannot be reached"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    klub: Klub, words: list[object], sentence: str
) -> None:
    ran = klub(*WORDS, *words)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_bot_that_does_not_come_at_all_is_named(klub: Klub, url: str) -> None:
    ran = klub(*WORDS, "remote:nobody", "--club", url, "--patience", 0.1)
    assert (ran.code, ran.out) == (2, "")
    waiting, refusal = ran.err.splitlines()
    assert waiting == f"Waiting at {url} for: nobody"
    assert "No bot called nobody has come to the club." in refusal
    assert f"python -m klub.client {url} --arena" in refusal


def test_a_tournament_that_is_refused_closes_its_meeting(klub: Klub, url: str) -> None:
    async def meetings() -> set[str]:
        async with Club(url) as club:
            return {row.table for row in await club.tables() if row.names == (HOST,)}

    before = asyncio.run(meetings())
    assert klub(*WORDS, "remote:nobody", "--club", url, "--patience", 0).code == 2
    assert asyncio.run(meetings()) == before
