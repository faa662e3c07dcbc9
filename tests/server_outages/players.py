"""Two people who play at many tables at once, and an onlooker at all of them.

They note what the club owes them: when each command was acknowledged or refused, and when each of
the three heard of each event.
"""

import asyncio
import json
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets
from club_house import call, come_in
from server_crash.guests import laid

Message = dict[str, Any]
PACE = 0.02
"""s between two looks at what a table waits for."""


@dataclass
class Seen:
    """A table as one client has seen it."""

    seq: int = 0
    info: Message = field(default_factory=dict)
    view: Message = field(default_factory=dict)


@dataclass
class Notes:
    """What the clients have noted together."""

    acknowledged: dict[tuple[str, int], float] = field(default_factory=dict)
    """When the first client was told that its command is done, by table and event."""
    heard: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    """When the clients heard of each event."""
    told_late: list[float] = field(default_factory=list)
    """s from the end of an outage until a client heard of something that happened before it."""
    refused: list[tuple[str, float]] = field(default_factory=list)
    """The messages of refusals, and the s until each came."""
    back: float = 0.0
    """When the last outage ended, in s since 1970."""

    def delays(self) -> list[float]:
        """S from each acknowledgement until the last of the three clients heard of its event."""
        return [
            max(0.0, max(self.heard[event], default=float("inf")) - at)
            for event, at in self.acknowledged.items()
        ]


class Client:
    """One socket that watches every table."""

    def __init__(self, port: int, name: str, notes: Notes) -> None:
        self.tables: dict[str, Seen] = defaultdict(Seen)
        self.cookie = come_in(port, name)
        self._url = f"ws://127.0.0.1:{port}/ws/1"
        self._notes = notes
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._sent = 0

    async def __aenter__(self) -> "Client":
        self._socket = await websockets.connect(
            self._url, additional_headers={"Cookie": self.cookie}, max_size=None, ping_timeout=None
        )
        self._reading = asyncio.create_task(self._read())
        self._reading.add_done_callback(self._ended)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reading.cancel()
        with suppress(asyncio.CancelledError):
            await self._reading
        await self._socket.close()

    async def ask(self, t: str, table: str, **parts: Any) -> Message:
        """Send a command; its answer."""
        self._sent += 1
        answer = self._answers[self._sent] = asyncio.get_running_loop().create_future()
        begun = time.time()
        await self._socket.send(json.dumps({"t": t, "id": self._sent, "table": table, **parts}))
        message: Message = await answer
        if message["t"] == "refused":
            self._notes.refused.append((message["reason"]["message"], time.time() - begun))
        return message

    async def insist(self, t: str, table: str, **parts: Any) -> None:
        """Send a command until it is acknowledged."""
        while (await self.ask(t, table, **parts))["t"] == "refused":
            await asyncio.sleep(PACE)

    def _ended(self, reading: "asyncio.Task[None]") -> None:
        """Let a fault that was noticed while reading be a fault of those who wait for an answer."""
        fault = None if reading.cancelled() else reading.exception()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(fault or ConnectionError("the socket has closed"))

    async def _read(self) -> None:
        async for data in self._socket:
            message, now = json.loads(data), time.time()
            match message["t"]:
                case "snapshot":
                    self._learn(message["info"]["table"], message)
                case "news":
                    self._news(message, now)
                case "refused" | "done":
                    answer = self._answers.pop(message["id"])
                    if not answer.done():  # nobody waits any more when the evening is over
                        answer.set_result({**message, "at": now})

    def _news(self, message: Message, now: float) -> None:
        table, seq = message["table"], message["seq"]
        assert seq == self.tables[table].seq + 1, "an event was left out, or told twice"
        self._notes.heard[table, seq].append(now)
        if message["at"] < self._notes.back < now:
            self._notes.told_late.append(now - self._notes.back)
        self._learn(table, message)

    def _learn(self, table: str, message: Message) -> None:
        seen = self.tables[table]
        seen.seq = message["seq"]
        seen.info, seen.view = message["info"], message["view"] or {}


@dataclass
class Company:
    """The two who play, and the one who watches."""

    port: int
    ada: Client
    ben: Client
    onlooker: Client
    notes: Notes
    moves: int = 0

    async def play(self, seed: int) -> None:
        """Play one game after the other, for ever."""
        luck = Random(seed)
        while True:
            table = await self._opened()
            for client in (self.ada, self.ben, self.onlooker):
                await client.insist("watch", table)
            while self.ben.tables[table].info["seats"][1]["who"] is None:
                await self.ben.ask("sit", table, seat=1, name="Ben")
            while self.ada.tables[table].info["status"] == "open":
                await self.ada.ask("start", table)
            while self.ada.tables[table].info["status"] == "playing":
                await self._move(table, luck)
                await asyncio.sleep(PACE)
            for client in (self.ada, self.ben, self.onlooker):
                await client.insist("unwatch", table)

    async def _opened(self) -> str:
        new = {
            "game": "clustered",
            "options": {"players": 2},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        while True:
            status, told, _ = await asyncio.to_thread(
                call, self.port, "POST", "/api/tables", new, self.ada.cookie
            )
            if status == 201:
                return str(told["table"])
            assert status == 503, told
            await asyncio.sleep(PACE)

    async def _move(self, table: str, luck: Random) -> None:
        seat = self.ada.tables[table].info["to_move"]
        mover = (self.ada, self.ben)[seat]
        seen = mover.tables[table]
        if seen.info["to_move"] != seat:
            return  # they have not heard of it yet
        answer = await mover.ask("move", table, seat=seat, move=laid(seen.view, luck))
        if answer["t"] == "done":
            self.moves += 1
            assert seen.seq >= answer["seq"], "acknowledged before the update came"
            self.notes.acknowledged[table, answer["seq"]] = answer["at"]
