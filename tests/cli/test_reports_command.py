"""``klub reports``: complaints with the chat around them, for a reader, a pipe and a program."""

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server_stores.club import ADA, BEN, CAT, T1, fill
from typist import Klub

from klub.cli.store import usual_store
from klub.server.stores import IdentityId, Report, ReportId, Store, TableId, open_store
from klub.table.event import Said, written

LATE = 86400.0 * 366
TALK = TableId("talk")
LONG = "why " * 100


async def chat(store: Store, table: TableId, *lines: tuple[float, IdentityId, str]) -> None:
    """Write lines to a table's log."""
    for at, who, words in lines:
        said = Said(at=at, who=who, name=who.title(), text=words)
        await store.append(table, await store.last_seq(table), [written(said)])


async def complain(store: Store) -> None:
    """Add a complaint with chat around it, and one about a person and a table that are gone."""
    await chat(store, TALK, *((LATE - 10 + n, BEN, f"line {n}") for n in range(8)))
    await chat(
        store, TALK, (LATE - 2, ADA, "\x1b[2Jyou \u202eloof 👩\u200d🔬\r\n"), (LATE, CAT, LONG)
    )
    await chat(store, TALK, *((LATE + n, ADA, f"line {n + 7}") for n in range(1, 5)))
    for report in (
        Report(
            ReportId("r3"), ADA, IdentityId("nobody-here"), TableId("lost"), "left", 86400.0 * 99
        ),
        Report(ReportId("r2"), CAT, ADA, TALK, "[bold]shouts[/] \x1b[2J\nat me", LATE),
    ):
        await store.add_report(report)


@pytest.fixture
def club(home: Path) -> None:
    """The club of this machine, with three complaints."""

    async def made() -> None:
        async with await open_store(usual_store()) as store:
            await fill(store)
            await complain(store)

    home.mkdir()
    asyncio.run(made())


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


EXPECTED = f"""\
{moment(LATE)}: Cat about Ada (@Ada “Ä”), table talk
  “[bold]shouts[/] �[2J�at me”
    {moment(LATE - 5)}  Ben: line 5
    {moment(LATE - 4)}  Ben: line 6
    {moment(LATE - 3)}  Ben: line 7
  > {moment(LATE - 2)}  Ada: �[2Jyou �loof 👩\u200d🔬��
    {moment(LATE)}  Cat: {LONG}
    --- reported ---
  > {moment(LATE + 1)}  Ada: line 8
  > {moment(LATE + 2)}  Ada: line 9

{moment(86400.0 * 99)}: Ada (@Ada “Ä”) about nobody-here, table lost
  “left”
    (The log of the table is gone.)

{moment(4)}: Ben about Cat, table t1
  “line�line 🧲”
    (Nobody wrote anything at the table.)
"""


@pytest.mark.usefixtures("club")
def test_complaints_are_shown_latest_first_with_the_chat_around_them(klub: Klub) -> None:
    ran = klub("reports")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == EXPECTED
    assert not set(ran.out) & {"\x1b", "\r", "\u202e"}


@pytest.mark.usefixtures("club")
def test_nothing_is_cut_in_a_pipe(home: Path) -> None:
    environment = {**os.environ, "COLUMNS": "80", "KLUB_HOME": str(home), "PYTHONUTF8": "1"}
    program = [sys.executable, "-m", "klub", "reports"]
    ran = subprocess.run(program, capture_output=True, check=True, env=environment)
    out = ran.stdout.decode()
    assert out == EXPECTED


@pytest.mark.usefixtures("club")
def test_programs_get_one_json_object(klub: Klub) -> None:
    ran = klub("reports", "--json")
    assert (ran.code, ran.err, ran.out.count("\n")) == (0, "", 1)
    assert ran.out.isascii()
    first, second, third = json.loads(ran.out)["reports"]
    assert (first["id"], first["at"], first["table"], first["log"]) == ("r2", LATE, TALK, True)
    assert first["about"] == {"who": ADA, "name": "Ada", "handle": "Ada “Ä”"}
    assert first["text"] == "[bold]shouts[/] \x1b[2J\nat me"
    assert [line["reported"] for line in first["before"]] == [False] * 3 + [True, False]
    assert first["after"][0] == {
        "at": LATE + 1,
        "who": ADA,
        "name": "Ada",
        "text": "line 8",
        "reported": True,
    }
    assert second["about"] == {"who": "nobody-here", "name": None, "handle": None}
    assert (second["log"], second["before"], second["after"]) == (False, [], [])
    assert (third["table"], third["log"], third["before"]) == (T1, True, [])


def test_a_club_without_complaints_says_so(klub: Klub, home: Path) -> None:
    async def empty() -> None:
        home.mkdir()
        await (await open_store(usual_store())).close()

    asyncio.run(empty())
    ran = klub("reports")
    assert (ran.code, ran.out, ran.err) == (0, "Nobody has complained.\n", "")
    assert json.loads(klub("reports", "--json").out) == {"reports": []}
