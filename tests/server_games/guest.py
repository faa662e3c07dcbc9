"""Guests of a club who play what they see, and remember what they were told."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

import websockets
from club_house import Raw, call, come_in

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who has come in."""

    port: int
    name: str
    cookie: str
    who: str

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """An HTTP request: the status and what came."""
        status, told, _ = call(self.port, method, path, body, self.cookie)
        return status, told

    def opens(self, **new: Any) -> str:
        """Open a table."""
        status, told = self.call("POST", "/api/tables", new)
        assert status == 201, told
        assert told["path"].endswith(told["table"])
        return str(told["table"])


@asynccontextmanager
async def raw(port: int, cookie: str = "") -> AsyncIterator[Raw]:
    """A socket to the club that may be closed with much unread."""
    url, headers = f"ws://127.0.0.1:{port}/ws/1", {"Cookie": cookie} if cookie else {}
    async with websockets.connect(
        url, additional_headers=headers, max_size=None, max_queue=None
    ) as socket:
        yield Raw(socket)


def guest(port: int, name: str) -> Guest:
    """A new guest."""
    cookie = come_in(port, name)
    _, me, _ = call(port, "GET", "/api/me", cookie=cookie)
    return Guest(port, name, cookie, me["who"])


@dataclass
class Story:
    """What one client was told of one table, however often it lost its line."""

    table: str
    last: int | None = None
    """The number of the last news."""
    news: list[Message] = field(default_factory=list)
    info: Message = field(default_factory=dict)
    view: Message | None = None
    viewer: int | None = None
    snapshots: int = 0

    def hear(self, message: Any) -> bool:
        """Take a message in; whether it tells how the table is now."""
        if not isinstance(message, dict) or message["t"] not in ("snapshot", "news"):
            return False
        if (message.get("table") or message["info"]["table"]) != self.table:
            return False
        if message["t"] == "snapshot":
            assert self.last in (None, message["seq"]), "news were lost"
            self.snapshots += 1
        else:
            assert self.last is not None, "news before a snapshot"
            assert message["seq"] == self.last + 1, "news lost or told twice"
            self.news.append(message)
        self.last = message["seq"]
        if message["info"] is None:
            return False
        self.info, self.view, self.viewer = message["info"], message["view"], message["viewer"]
        return True

    @property
    def played(self) -> list[str]:
        """The moves as this client saw them."""
        return [f"{one['seat']} {one['text']}" for one in self.news if one["what"] == "played"]


def choices(view: Message) -> Iterator[str]:
    """Every move of Clustered that a client sees it can make."""
    hand = view["hand"]
    match view["phase"]:
        case "opening":
            for one, other in pairwise(hand):
                yield f"~{one['card']} ~{other['card']}"
        case "drop":
            yield from (f"~{one['card']}" for one in hand if one["drawn"])
        case "turn" if view["must_discard"]:
            yield from (f"-{one['card']}" for one in hand)
        case "turn":
            for one in hand:
                yield from (f"{one['card']}@{fit['x']},{fit['y']}" for fit in one["fits"])


class Player:
    """A guest at a table, over sockets that may break."""

    def __init__(self, guest: Guest | None, port: int, table: str, seed: int = 0) -> None:
        self.port = port
        self.cookie = "" if guest is None else guest.cookie
        self.table = table
        self.story = Story(table)
        self.heard: list[Any] = []
        """Everything that ever came."""
        self.moves = 0
        self._luck = Random(seed)
        self._stack = AsyncExitStack()
        self.raw: Raw

    async def __aenter__(self) -> "Player":
        await self.connect()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def connect(self) -> None:
        """Open a line and go on where the last one broke."""
        self.raw = await self._stack.enter_async_context(raw(self.port, self.cookie))
        await self.raw.send("watch", table=self.table, since=self.story.last)

    async def reconnect(self) -> None:
        """Lose the line and open another."""
        await self._stack.aclose()
        self.heard += self.raw.heard
        self.story.info = {**self.story.info, "to_move": None}  # nobody knows until it is told
        await self.connect()

    async def hear(self) -> bool:
        """Take the next message in; whether it tells how the table is now."""
        message = await self.raw.next()
        if isinstance(message, dict):
            assert message["t"] != "refused", message
        return self.story.hear(message)

    async def ask(self, t: str, **parts: Any) -> Message:
        """Ask for something at the table; the answer."""
        number = await self.raw.send(t, table=self.table, **parts)
        while True:
            message = await self.raw.next()
            self.story.hear(message)
            if isinstance(message, dict) and message.get("id") == number:
                return dict(message)

    async def does(self, t: str, **parts: Any) -> None:
        """Ask for something that is granted."""
        answer = await self.ask(t, **parts)
        assert answer["t"] == "done", answer

    async def cannot(self, t: str, **parts: Any) -> Message:
        """Ask for something that is refused; why."""
        answer = await self.ask(t, **parts)
        assert answer["t"] == "refused", answer
        assert answer["table"] == self.table
        return dict(answer["reason"])

    async def until(self, wanted: Callable[[Story], object]) -> None:
        """Listen until something is so."""
        while not wanted(self.story):
            await self.hear()

    async def until_over(self) -> None:
        """Listen until the game is over."""
        await self.until(lambda story: story.info.get("status") == "over")

    async def play(
        self,
        seats: tuple[int, ...],
        after_move: Callable[["Player"], Awaitable[None]] | None = None,
    ) -> None:
        """Play from some seats until the game is over."""
        answered: object = None
        while self.story.info.get("status") != "over":
            to_move = self.story.info.get("to_move")
            # News of other things come while a move is on its way; a broken line may lose it.
            asked = len(self.story.played), self.raw.socket
            if to_move in seats and answered != asked:
                assert self.story.viewer == to_move, "the eyes are those of the seat to move"
                assert self.story.view is not None
                answered = asked
                move = self._luck.choice(list(choices(self.story.view)))
                await self.raw.send("move", table=self.table, seat=to_move, move=move)
                self.moves += 1
                if after_move is not None:
                    await after_move(self)
            await self.hear()


def seats(*kinds: str) -> list[dict[str, str]]:
    """Who is to sit where: ``me``, ``open``, or the name of a bot."""
    return [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds
    ]
