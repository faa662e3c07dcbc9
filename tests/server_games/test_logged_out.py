"""Logging out reaches the sockets that are open, and so does a new name."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from club_house import Raw, call, club_house, come_in, open_table
from websockets.exceptions import ConnectionClosed

from klub.client import Club, Unreachable
from server_games.guest import guest, raw

pytestmark = pytest.mark.anyio

LOGGED_OUT = 4001
PASSWORD, OTHER = "correct horse battery", "another horse battery"


@pytest.fixture(scope="module")
def door() -> Iterator[int]:
    """A club where people log in all day."""
    with club_house() as opened:
        yield opened


async def http(port: int, path: str, body: Any, cookie: str = "") -> tuple[int, str]:
    """What a POST comes to: the status, and the cookie if there is a new one."""
    status, _, headers = await asyncio.to_thread(call, port, "POST", path, body, cookie)
    return status, str(headers["set-cookie"]).partition(";")[0]


async def log_in(port: int, handle: str, cookie: str = "") -> str:
    status, given = await http(port, "/api/login", {"handle": handle, "password": PASSWORD}, cookie)
    assert status == 200
    return given


async def member(port: int, handle: str) -> tuple[str, str]:
    """The cookies of two browsers of one person."""
    here = come_in(port, "Ada")
    claim = {"handle": handle, "password": PASSWORD}
    assert (await http(port, "/api/me/handle", claim, here))[0] == 200
    return here, await log_in(port, handle)


async def sent_away(line: Raw) -> bool:
    """Whether the club closes a line because its secret is forgotten."""
    with pytest.raises(ConnectionClosed) as closed:
        await line.until("the end")
    return closed.value.rcvd is not None and closed.value.rcvd.code == LOGGED_OUT


async def test_logging_out_closes_every_socket_of_this_browser_alone(door: int) -> None:
    here, there = await member(door, "ada_here")
    async with raw(door, here) as one, raw(door, here) as two, raw(door, there) as other:
        for line in (one, two, other):
            await line.until("welcome")
        assert (await http(door, "/api/logout", {}, here))[0] == 204
        assert await sent_away(one)
        assert await sent_away(two)
        table = open_table(door, there, game="clustered")
        assert (await other.ask("sit", table=table, seat=0, name="Ada"))["t"] == "done"


async def test_who_is_logged_out_elsewhere_acts_no_more(door: int) -> None:
    here, thief = await member(door, "ada_all")
    table = open_table(door, here, game="clustered", options={"players": 2})
    async with raw(door, here) as ada, raw(door, thief) as bad:
        await ada.ask("watch", table=table)
        await bad.ask("watch", table=table)
        assert (await http(door, "/api/logout", {"everywhere": True}, here))[0] == 204
        with pytest.raises(ConnectionClosed):
            await bad.ask("sit", table=table, seat=0, name="Thief")
        assert await sent_away(bad)
        assert (await ada.ask("sit", table=table, seat=1, name="Ada"))["t"] == "done"
        seats = call(door, "GET", f"/api/tables/{table}")[1]["seats"]
        assert [seat["name"] for seat in seats] == ["", "Ada"]


async def test_a_new_password_closes_the_sockets_of_other_browsers(door: int) -> None:
    here, there = await member(door, "ada_new")
    async with raw(door, here) as ada, raw(door, there) as other:
        await other.until("welcome")
        claim = {"handle": "ada_new", "password": OTHER}
        assert (await http(door, "/api/me/handle", {**claim, "old": "wrong"}, here))[0] == 403
        table = open_table(door, there, game="clustered")
        assert (await other.ask("watch", table=table))["t"] == "done"
        assert (await http(door, "/api/me/handle", {**claim, "old": PASSWORD}, here))[0] == 200
        assert await sent_away(other)
        assert (await ada.ask("watch", table=table))["t"] == "done"


async def test_logging_in_closes_the_sockets_of_who_the_browser_was(door: int) -> None:
    await member(door, "ada_again")
    ben = come_in(door, "Ben")
    async with raw(door, ben) as line:
        await line.until("welcome")
        await log_in(door, "ada_again", ben)
        assert await sent_away(line)


async def test_who_is_logged_out_is_no_longer_at_the_table(door: int) -> None:
    ann, ben = guest(door, "Ann"), guest(door, "Ben")
    table = ann.opens(game="clustered")
    async with raw(door, ann.cookie) as host, raw(door, ben.cookie) as onlooker:
        await host.ask("watch", table=table)
        await onlooker.ask("watch", table=table)
        await host.until("presence", onlookers=2)
        await http(door, "/api/logout", {}, ben.cookie)
        await host.until("presence", onlookers=1)


async def test_a_client_that_was_logged_out_does_not_come_back_as_a_stranger(door: int) -> None:
    async with Club(f"http://127.0.0.1:{door}", name="Ada") as club:
        table = await club.open_table("clustered", seats=["me"])
        waiting = asyncio.create_task(table.until(lambda _: False))
        await http(door, "/api/logout", {}, f"klub={club.secret}")
        with pytest.raises(Unreachable, match="knows nobody with this secret"):
            await asyncio.wait_for(waiting, 30)
        with pytest.raises(Unreachable):
            await table.say("Am I still here?")


async def test_a_new_name_is_heard_from_sockets_that_are_open(door: int) -> None:
    ann, ben = guest(door, "Ann"), guest(door, "Ben")
    table = ann.opens(game="clustered")
    async with (
        raw(door, ann.cookie) as host,
        raw(door, ben.cookie) as one,
        raw(door, ben.cookie) as two,
    ):
        await host.ask("watch", table=table)
        for line in (one, two):
            await line.until("welcome", name="Ben")
        status, _ = await asyncio.to_thread(ben.call, "PATCH", "/api/me", {"name": "Benedict"})
        assert status == 200
        for line in (one, two):
            await line.ask("say", table=table, text="hello")
            assert (await host.until("news", what="said"))["name"] == "Benedict"
        await host.ask("say", table=table, text="hello")
        assert [one["name"] for one in host.heard if one.get("what") == "said"][-1] == "Ann"
