"""Clients that read slowly or never: they delay nobody, and what they read later is true."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import websockets

from server_games.guest import Guest, Player, guest, seats
from server_games.magnets import DUO, Area, can_end, place_by_hand

pytestmark = pytest.mark.anyio

LINE = "x" * 500


@asynccontextmanager
async def lazy(port: int, who: Guest | None = None) -> AsyncIterator[websockets.ClientConnection]:
    """A line on which next to nothing fits until somebody reads."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.settimeout(0)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", port))
    headers = {} if who is None else {"Cookie": who.cookie}
    async with websockets.connect(
        f"ws://127.0.0.1:{port}/ws/1",
        sock=narrow,
        additional_headers=headers,
        max_queue=1,
        max_size=None,
        ping_interval=None,
        close_timeout=0.2,
    ) as line:
        yield line


async def fill(line: websockets.ClientConnection, table: str, times: int) -> None:
    """Ask again and again to be shown a table, and never look."""
    for _ in range(times):
        await line.send(json.dumps({"t": "watch", "table": table}))


async def read_all(line: websockets.ClientConnection) -> list[Any]:
    """All that waits to be read."""
    heard: list[Any] = []
    # What is asked for the second time is answered after all frames that waited at the first.
    for number in (77, 78):
        await line.send(json.dumps({"t": "unwatch", "table": "AAAA", "id": number}))
        answered = False
        while not answered:
            data = await asyncio.wait_for(line.recv(), 10)
            heard.append(data if isinstance(data, bytes) else json.loads(data))
            answered = isinstance(heard[-1], dict) and heard[-1].get("id") == number
    return heard


def dict_text(message: Any) -> str | None:
    """What a message says."""
    return message.get("text") if isinstance(message, dict) else None


async def talk(player: Player, lines: int) -> None:
    """Say much."""
    for _ in range(lines):
        await player.does("say", text=LINE)


async def test_frames_that_waited_are_true_when_they_are_read(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="kluster", options=DUO, seats=seats("me"))
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        lazy(port) as line,
    ):
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await one.raw.until("turn", seat=0, phase="open")
        await talk(one, 100)
        await fill(line, table, 40)  # some MB: more than the line holds, less than the mailbox
        await place_by_hand(one, 0, 0, -0.05, 0.0)
        await can_end(one)
        await one.does("end_turn", seat=0)
        await two.until(lambda story: story.info.get("to_move") == 1)
        await two.raw.until("turn", seat=1, phase="open")
        near = {"x": -0.02, "y": 0.0, "z": 0.0, "down": True}
        await two.does("hand", seat=1, hand=0, stone=1, **near)
        await one.until(lambda story: len(story.played) == 2)
        await one.does("say", text="THE END")
        final = one.story.view
        assert final is not None
        heard = await read_all(line)
        assert sum(dict_text(message) == "THE END" for message in heard) == 1
        frames = [message for message in heard if isinstance(message, bytes)]
        assert len(frames) < 20, "frames that wait are merged, and dropped with their turn"
        area = Area(table)
        for message in heard:
            area.hear(message)
        assert area.is_as(final), f"a ghost of a turn that is over: {area.stones}"


async def test_who_never_reads_is_cut_off_and_delays_nobody(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", options={"quick": True}, seats=seats("me"))
    async with (
        Player(ann, port, table, 1) as one,
        Player(ben, port, table, 2) as two,
        lazy(port) as line,
    ):
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await talk(one, 100)
        await fill(line, table, 120)  # more than the mailbox holds as well
        await two.until(lambda story: len(story.news) >= 100)
        await asyncio.gather(one.play((0,)), two.play((1,)))
        assert one.story.info["status"] == "over"
        while True:  # the onlookers are counted anew once the lazy one was sent away
            seen = ann.call("GET", f"/api/tables/{table}")[1]
            if seen["onlookers"] == 0:
                break
            await asyncio.sleep(0.05)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await read_all(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4008


async def test_a_turn_goes_on_at_full_speed_beside_who_never_reads(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="kluster", options=DUO, seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await one.raw.until("turn", seat=0, phase="open")
        await talk(one, 100)
        async with lazy(port) as line, lazy(port) as other:
            await fill(line, table, 40)
            await fill(other, table, 120)
            await place_by_hand(one, 0, 0, 0.0, 0.0)
            await can_end(one)
            await one.does("end_turn", seat=0)
            await two.until(lambda story: len(story.played) == 1)
        frames = [m for m in two.raw.heard if isinstance(m, bytes)]
        area = Area(table)
        for message in two.raw.heard:
            area.hear(message)
        assert two.story.view is not None
        assert area.is_as(two.story.view)
        assert len(frames) > 2, "who reads is not made to wait for the end"
