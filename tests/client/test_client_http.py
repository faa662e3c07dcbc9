"""The HTTP part of the client: objections are refusals, and the secret goes nowhere else."""

import asyncio
import json
from typing import Any

import pytest

from client.host import Host
from klub.client import Club, Refused, Unreachable
from klub.client.door import seat_wanted, table_id
from klub.client.http import Http
from klub.engine.errors import Refusal
from klub.table import Untrue, write_record

pytestmark = pytest.mark.anyio


async def test_what_the_club_objects_to_is_refused_with_its_rule(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        with pytest.raises(Refused) as refused:
            await club.open_table("clustered", {"players": 9})
        assert refused.value.reason.rule == "R58"
        with pytest.raises(Refused) as name:
            await Club(host.url, name="bot:Ada").__aenter__()
        assert name.value.message == "name-unfit"


async def test_the_secret_does_not_follow_to_another_place() -> None:
    asked: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        elsewhere = f"http://127.0.0.1:{port}/elsewhere"
        head = f"HTTP/1.1 302 Found\r\nLocation: {elsewhere}\r\nContent-Length: 0\r\n"
        writer.write(f"{head}Connection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        http = Http(f"http://127.0.0.1:{port}", "secret")
        with pytest.raises(Refused) as refused:
            await http.fetched("/api/games")
    assert refused.value.message == "client-http"
    assert len(asked) == 1
    assert b"Cookie: klub=secret" in asked[0]


async def test_a_secret_from_a_club_behind_https_is_kept_and_sent() -> None:
    asked: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        cookie = "Set-Cookie: __Host-klub=secret; Path=/; HttpOnly; Secure\r\n"
        writer.write(f"HTTP/1.1 200 OK\r\n{cookie}Connection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        http = Http(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", None)
        await http.fetched("/api/me")
        await http.fetched("/api/me")
    assert b"Cookie: klub=secret" in asked[1]


async def test_lists_of_the_club_are_read(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        assert [one.name for one in (await club.games()).games] == ["clustered", "kluster"]
        board = await club.daily("clustered")
        assert (board.game, board.table) == ("clustered", None)
        table = await club.try_daily("clustered")
        assert table.info.daily == board.day
        assert (await club.daily("clustered")).table == table.id
        assert (await club.ladder("clustered", 2)).rows == ()


async def test_a_record_can_be_brought_to_the_club(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:random"], start=True)
        with pytest.raises(Refusal) as early:
            await table.record()
        assert early.value.message == "client-record-early"
        await table.give_up()
        record = await table.record()
        brought = await club.bring(record)
        assert (brought.game, brought.moves) == ("clustered", len(record.moves))
        document = json.loads(write_record(record))
        assert (await club.bring(document)).moves == brought.moves


@pytest.mark.parametrize("record", [None, "{}", 3, [1], {"a": object()}])
async def test_what_is_no_record_is_not_brought(host: Host, record: Any) -> None:
    async with Club(host.url, name="Ada") as club:
        with pytest.raises(Refused) as refused:
            await club.bring(record)
        assert refused.value.message == "client-record"
        assert type(record).__name__ in str(refused.value)


async def test_a_dict_that_tells_no_game_is_refused_by_the_club(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        with pytest.raises(Refused) as refused:
            await club.bring({"a": 1})
        assert refused.value.message == "record-invalid"


async def test_what_the_library_refuses_itself_can_be_read_by_people(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:random"], start=True)
        with pytest.raises(Refused, match="once the game is over"):
            await table.record()
        with pytest.raises(Refused, match="“mee” is not a seat"):
            await club.open_table("clustered", seats=["mee"])
        with pytest.raises(Refused, match="is not the link or the id of a table"):
            await club.join("")
        with pytest.raises(Refused, match="leads to another place"):
            await club.join("http://elsewhere/t/abc")
        with pytest.raises(Refused, match="No turn of Kluster"):
            table.live()
        await table.leave()
        with pytest.raises(Refused, match="You have left this table"):
            await table.until(lambda one: one.over)
    with pytest.raises(Refused, match="is not the address of a club"):
        Club("nowhere")
    with pytest.raises(Refused, match="The club knows nobody with this secret"):
        await Club(host.url, secret="x" * 43).__aenter__()


async def test_how_far_a_club_is_prepared_is_not_known_before_it_has_said_a_word(
    host: Host,
) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("kluster", seats=["me"])
        await table.until(lambda one: one.club.prepared == 1)
    assert Club(host.url).prepared is None


async def test_a_record_from_another_seed_than_was_promised_is_untrue(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:random"], start=True)
        await table.give_up()
        table.known.commitment = "0" * 64
        with pytest.raises(Untrue) as untrue:
            await table.record()
        assert untrue.value.where == "commitment"
        assert "promised" in str(untrue.value)


async def test_a_club_that_is_not_entered_says_so() -> None:
    with pytest.raises(Unreachable):
        await Club("http://127.0.0.1:1").join("table")


@pytest.mark.parametrize("url", ["", "127.0.0.1:8000", "ftp://club", "http://", "file:///etc"])
def test_what_is_no_address_of_a_club_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        Club(url)
    assert refused.value.message == "client-url"


def test_seats_and_links_are_read() -> None:
    assert seat_wanted("me:Ada") == {"kind": "me", "name": "Ada"}
    assert seat_wanted("bot:greedy") == {"kind": "bot", "bot": "greedy"}
    assert seat_wanted("open") == {"kind": "open"}
    with pytest.raises(Refusal):
        seat_wanted("bot")
    club = "https://club.example"
    assert table_id("https://club.example/t/kT7-_x?since=3", club) == "kT7-_x"
    assert table_id("http://Club.example:80/t/kT7-_x", club) == "kT7-_x"
    assert table_id("kT7-_x", club) == "kT7-_x"


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("http://elsewhere/t/abc", "client-elsewhere"),
        ("https://club.example:8000/t/abc", "client-elsewhere"),
        ("//elsewhere/t/abc", "client-elsewhere"),
        ("https://club.example:port/t/abc", "client-link"),
        ("http://[/t/abc", "client-link"),
        ("", "client-link"),
    ],
)
def test_a_link_to_another_place_is_no_table_of_this_club(link: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        table_id(link, "https://club.example")
    assert refused.value.message == message
