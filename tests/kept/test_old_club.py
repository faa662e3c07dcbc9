"""A real club opens the kept database: its people find everything, and play on."""

import asyncio
import http.client
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from club_house import call, club_house, raw

from kept.old_club import facts, unpack

FACTS = facts()
TABLES: dict[str, Any] = FACTS["tables"]
PEOPLE: dict[str, Any] = FACTS["people"]
QUIET = [name for name in TABLES if name != "kluster-bot"]  # its bot moves when the club opens
OVER = [
    name
    for name, kept in TABLES.items()
    if kept["facts"]["status"] == "over" and FACTS["info"][name]["daily"] is None
]
PLAYING = [
    name
    for name, kept in TABLES.items()
    if kept["facts"]["status"] == "playing" and name.startswith(("clustered", "kluster-mid"))
]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a club on a copy of the database."""
    with club_house(unpack(tmp_path_factory.mktemp("kept"))) as port:
        yield port


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a club on another copy, where games go on."""
    with club_house(unpack(tmp_path_factory.mktemp("playing"))) as port:
        yield port


def steady(answer: Any) -> Any:
    """An answer without what goes on by itself: when a list last changed, and who is connected."""
    if isinstance(answer, dict):
        gone = ("changed", "your_turn", "here", "onlookers", "seconds", "clock")
        return {key: steady(value) for key, value in answer.items() if key not in gone}
    if isinstance(answer, list):
        return [steady(one) for one in answer]
    return answer


@pytest.mark.parametrize("who", FACTS["answers"])
def test_everybody_finds_what_they_left(port: int, who: str) -> None:
    for path, kept in FACTS["answers"][who].items():
        status, answer, _ = call(port, "GET", path, cookie=PEOPLE[who]["cookie"])
        assert status == 200, path
        tables = answer.get("tables") if isinstance(answer, dict) else None
        if tables is None:
            assert steady(answer) == steady(kept), path
        else:  # in another order once a table has changed
            now, then = ({one["table"]: steady(one) for one in a["tables"]} for a in (answer, kept))
            assert now == then, path


def test_the_password_still_opens_the_door(port: int) -> None:
    status, answer, _ = call(port, "POST", "/api/login", FACTS["password"])
    assert (status, answer["who"]) == (200, PEOPLE["ada"]["who"])


@pytest.mark.parametrize("name", QUIET)
def test_a_table_is_shown_as_it_was(port: int, name: str) -> None:
    status, answer, _ = call(port, "GET", f"/api/tables/{TABLES[name]['table']}")
    assert status == 200
    assert steady(answer) == steady(FACTS["info"][name])


@pytest.mark.parametrize("name", OVER)
def test_a_finished_game_has_the_same_record_byte_for_byte(port: int, name: str) -> None:
    kept = TABLES[name]
    line = http.client.HTTPConnection("127.0.0.1", port)
    with closing(line):
        line.request("GET", f"/api/tables/{kept['table']}/record")
        answer = line.getresponse()
        assert (answer.status, answer.read().decode()) == (200, kept["record"])


async def play_on(port: int, kept: Any) -> tuple[Any, Any]:
    """Make the next of the kept moves from the seat whose turn it is; the answer and its news."""
    (seat, move), *_ = kept["rest"]
    cookie = PEOPLE[kept["people"][str(seat)]]["cookie"]
    async with raw(port, cookie) as socket:
        await socket.ask("watch", table=kept["table"])
        answer = await socket.ask("move", table=kept["table"], seat=seat, move=move)
        assert answer["t"] == "done", answer
        (news,) = [one for one in socket.heard if isinstance(one, dict) and one["t"] == "news"]
        return answer, news


@pytest.mark.parametrize("name", PLAYING)
def test_a_game_goes_on_at_the_club(playing: int, name: str) -> None:
    kept = TABLES[name]
    answer, news = asyncio.run(play_on(playing, kept))
    assert (news["seq"], news["what"]) == (answer["seq"], "played")
    assert [news["seat"], news["text"]] == kept["rest"][0]
