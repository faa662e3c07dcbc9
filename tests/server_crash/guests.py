"""Guests who play without end over raw sockets, and note all that they are told."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets
from club_house import Raw
from websockets.exceptions import ConnectionClosed, InvalidMessage

from server_crash.notebook import Granted, Message, Notebook

CHATTY = 0.05
"""How often somebody says something to a move."""


@dataclass(frozen=True, slots=True)
class Party:
    """People who play again and again; every game has a table of its own."""

    name: str
    game: str = "clustered"
    each_life: bool = True
    """Whether a move has to be made in every life of the club; turns of Kluster are long."""


@dataclass
class Known:
    """A table as a guest knows it."""

    party: Party
    seat: int | None = None
    """Where to sit down, if that is still to be done."""
    seq: int = 0
    info: Message = field(default_factory=dict)
    view: Message = field(default_factory=dict)


@dataclass
class Guest:
    """A person in several lives of the club."""

    name: str
    cookie: str
    who: str
    notebook: Notebook
    luck: Random
    pace: float = 0.0
    """s between two wishes."""
    peeks: bool = False
    """Whether to look away while a turn is played, which is then played quickly."""
    tables: dict[str, Known] = field(default_factory=dict)
    lives: int = 0
    closed: int | None = None
    """The code with which the last socket ended."""
    came_in_vain: bool = False
    """Whether the last life of the club ended before there was a socket."""
    _sent: int = 0
    _pending: dict[int, Message] = field(default_factory=dict)

    def join(self, table: str, party: Party, seat: int | None = None) -> None:
        """Go to a table as soon as there is a socket."""
        self.tables[table] = Known(party, seat)

    async def live(self, port: int) -> None:
        """Play until the socket is closed."""
        self.lives += 1
        self.came_in_vain = False
        self._pending.clear()
        try:
            self._socket = await websockets.connect(
                f"ws://127.0.0.1:{port}/ws/1",
                additional_headers={"Cookie": self.cookie},
                max_size=None,
            )
        except (OSError, InvalidMessage):
            self.came_in_vain = True
            return
        try:
            for table, known in list(self.tables.items()):
                await self._send({"t": "watch", "table": table, "since": known.seq or None})
            with suppress(ConnectionClosed):
                # What was sent before the end is read to its end, even if nothing can be sent.
                async for data in self._socket:
                    if isinstance(data, bytes):
                        self.notebook.note("frame")
                    else:
                        for wish in self._heard(json.loads(data)):
                            with suppress(ConnectionClosed):
                                await self._send(wish)
        finally:
            await self._socket.close()
            self.closed = self._socket.close_code

    def __str__(self) -> str:
        where = [
            f"{table} at {known.seq}, {known.info.get('status')}, {known.info.get('to_move')} moves"
            for table, known in self.tables.items()
        ]
        return f"{self.name}: {'; '.join(where)}; waits for {list(self._pending.values())}"

    async def _send(self, wish: Message) -> None:
        await asyncio.sleep(self.pace)
        self._sent += 1
        self._pending[self._sent] = wish
        await self._socket.send(json.dumps({"id": self._sent, **wish}))

    # --- What is heard

    def _heard(self, message: Message) -> list[Message]:
        """Note a message; what to wish now."""
        match message["t"]:
            case "welcome":
                assert message["who"] == self.who
            case "snapshot":
                return self._snapshot(message)
            case "news":
                return self._news(message)
            case "done":
                return self._done(message)
            case "refused":
                return self._refused(message)
        return []

    def _snapshot(self, message: Message) -> list[Message]:
        table = message["info"]["table"]
        known = self.tables.get(table)
        assert known, "a snapshot that nobody asked for"
        assert message["seq"] >= known.seq, f"{table}: {message['seq']} after {known.seq}"
        self.notebook.snapshots.append(message)
        self.notebook.note("snapshot")
        known.seq = message["seq"]
        return self._look(table, known, message)

    def _news(self, message: Message) -> list[Message]:
        table, known = message["table"], self.tables.get(message["table"])
        if known is None:
            return []  # was sent before the club knew that nobody watches any more
        assert message["seq"] == known.seq + 1, f"{table}: {message['seq']} after {known.seq}"
        self.notebook.news.append(message)
        known.seq = message["seq"]
        said = []
        if message["what"] == "played":
            self.notebook.played[known.party.name] += 1
            if self.luck.random() < CHATTY:
                text = f"{self.name} {self.lives}.{self._sent}"
                said.append({"t": "say", "table": table, "text": text})
        self.notebook.note("news")
        if message["info"] is None:
            return said  # more is on its way
        return said + self._look(table, known, message)

    def _look(self, table: str, known: Known, message: Message) -> list[Message]:
        known.info, known.view = message["info"], message["view"] or {}
        return self._wishes(table, known)

    def _done(self, message: Message) -> list[Message]:
        wish = self._pending.pop(message["id"])
        table, known = wish["table"], self.tables.get(wish["table"])
        if wish["t"] in ("watch", "unwatch"):
            return []
        self.notebook.granted.append(Granted(self.who, wish, message["seq"]))
        if known is not None and self.peeks and wish["t"] == "move":
            self.notebook.played[known.party.name] += 1
            self.notebook.note("done")
            return [{"t": "watch", "table": table}]
        self.notebook.note("done")
        return [] if known is None else self._wishes(table, known)

    def _refused(self, message: Message) -> list[Message]:
        wish = self._pending.pop(message["id"])
        if wish["t"] == "say":
            self.notebook.unsaid.add(wish["text"])
        # Where a stone may not be placed shows only when it is tried.
        known = self.tables[wish["table"]]
        tried = known.party.game == "kluster" and wish["t"] == "move" and message["reason"]["rule"]
        assert tried, f"{self.name}: {wish} {message['reason']}"
        self.notebook.note("refused")
        if self.peeks:
            return [{"t": "watch", "table": wish["table"]}]
        return self._wishes(wish["table"], known)

    # --- What is wished

    def _wishes(self, table: str, known: Known) -> list[Message]:
        """What the table waits for, if it waits for this guest."""
        info, host = known.info, known.info["host"] == self.who
        match info["status"]:
            case "over" if info["rematch"]:
                return self._follow(table, known)
            case "over" if host and not self._waits(table, "rematch"):
                return [{"t": "rematch", "table": table}]
            case "open":
                chairs = info["seats"]
                taken = [chair["who"] or chair["bot"] for chair in chairs]
                if known.seat is not None and not taken[known.seat]:
                    if self._waits(table, "sit"):
                        return []
                    return [{"t": "sit", "table": table, "seat": known.seat, "name": self.name}]
                if host and all(taken) and not self._waits(table, "start"):
                    return [{"t": "start", "table": table}]
            case "playing":
                seat = info["to_move"]
                mine = info["seats"][seat]["who"] == self.who
                if mine and not self._waits(table, "move"):
                    away = [{"t": "unwatch", "table": table}] if self.peeks else []
                    move = self._move(known.view, seat)
                    return [*away, {"t": "move", "table": table, "seat": seat, "move": move}]
        return []

    def _waits(self, table: str, kind: str) -> bool:
        """Whether such a wish is on its way."""
        return any(one["table"] == table and one["t"] == kind for one in self._pending.values())

    def _follow(self, table: str, known: Known) -> list[Message]:
        """Go on at the next table."""
        new = known.info["rematch"]
        own = [seat for seat, one in enumerate(known.info["seats"]) if one["who"] == self.who]
        del self.tables[table]
        self.tables[new] = Known(known.party, own[0] if own else None)
        return [{"t": "unwatch", "table": table}, {"t": "watch", "table": new}]

    def _move(self, view: Message, seat: int) -> str:
        return placed(view, seat, self.luck) if view["game"] == "kluster" else laid(view, self.luck)


def laid(view: Message, luck: Random) -> str:
    """A legal move of Clustered, read off the view."""
    hand = view["hand"]
    if view["phase"] == "opening":
        return f"~{hand[0]['card']} ~{hand[1]['card']}"
    if view["phase"] == "drop":
        return next(f"~{one['card']}" for one in hand if one["drawn"])
    fits = [(one["card"], fit) for one in hand for fit in one["fits"]]
    if not fits:
        return f"-{hand[0]['card']}"
    card, fit = luck.choice(fits)
    return f"{card}@{fit['x']},{fit['y']}"


def placed(view: Message, seat: int, luck: Random) -> str:
    """A stone of one's own somewhere within the cord; it may touch others."""
    stones: list[Any] = view["stones"]
    own = [n for n, one in enumerate(stones) if one["holder"] == seat]
    xs, ys = view["cords"][0][::2], view["cords"][0][1::2]
    middle = sum(xs) / len(xs), sum(ys) / len(ys)
    towards, far = luck.randrange(len(xs)), luck.uniform(0, 0.7)
    x = middle[0] + far * (xs[towards] - middle[0])
    y = middle[1] + far * (ys[towards] - middle[1])
    return f"{luck.choice(own)}@{1000 * x:.1f},{1000 * y:.1f},0u"


async def play(guest: Raw, table: str) -> Message:
    """Play Clustered from every seat, until the game is over; what was told last."""
    luck = Random(1)
    await guest.send("watch", table=table)
    told: Message = await guest.until("snapshot")
    while told["info"]["status"] == "playing":
        seat = told["info"]["to_move"]
        await guest.send("move", table=table, seat=seat, move=laid(told["view"], luck))
        told = await guest.until("news", table=table)
    return told
