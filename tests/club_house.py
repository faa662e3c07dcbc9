"""A real club for tests: uvicorn in a thread or in a process, and guests who speak raw messages."""

import asyncio
import http.client
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import websockets

from klub.server.accounts.limits import Rates, unlimited
from klub.server.serving import Server
from klub.server.settings import Settings

EASY = replace(unlimited(), reports=Rates().reports)
"""Limits that no test reaches unless it is about them; but complaints are kept, and stay few."""


@contextmanager
def club_house(
    store: str = "memory:",
    rates: Rates = EASY,
    bot_pause: float = 0.0,
    static: Path | None = None,
    hosts: tuple[str, ...] = (),
) -> Iterator[int]:
    """The port of a club that is open until the end of the block."""
    settings = Settings(
        port=0, store=store, rates=rates, bot_pause=bot_pause, static=static, hosts=hosts
    )
    house = Server(settings)
    thread = threading.Thread(target=house.run)
    thread.start()
    try:
        while not house.started:
            assert thread.is_alive(), "the club did not open"
            time.sleep(0.01)
        yield house.servers[0].sockets[0].getsockname()[1]
    finally:
        house.should_exit = True
        thread.join()


def call(
    port: int, method: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[int, Any, http.client.HTTPMessage]:
    """An HTTP request: the status, the JSON that came, and the headers."""
    headers = {"Cookie": cookie} if cookie else {}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body)
    connection = http.client.HTTPConnection("127.0.0.1", port)
    try:
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    return answer.status, json.loads(content) if content else None, answer.headers


def come_in(port: int, name: str) -> str:
    """The cookie of a new guest."""
    status, told, headers = call(port, "POST", "/api/me", {"name": name})
    assert status == 201, told
    return str(headers["set-cookie"]).partition(";")[0]


def open_table(port: int, cookie: str, **new: Any) -> str:
    """A new table."""
    status, told, _ = call(port, "POST", "/api/tables", new, cookie)
    assert status == 201, told
    return str(told["table"])


@dataclass
class Raw:
    """A socket, and all that came over it."""

    socket: websockets.ClientConnection
    heard: list[Any] = field(default_factory=list)
    """Messages in order; frames as bytes."""
    sent: int = 0

    async def send(self, t: str, **parts: Any) -> int:
        """Send a wish and return its number."""
        self.sent += 1
        await self.socket.send(json.dumps({"t": t, "id": self.sent, **parts}))
        return self.sent

    async def next(self) -> Any:
        """The next message."""
        data = await asyncio.wait_for(self.socket.recv(), 30)
        message = data if isinstance(data, bytes) else json.loads(data)
        self.heard.append(message)
        return message

    async def until(self, t: str, **parts: Any) -> Any:
        """The next message of a kind, with these parts."""
        while True:
            message = await self.next()
            fits = isinstance(message, dict) and message["t"] == t
            if fits and all(message.get(key) == value for key, value in parts.items()):
                return message

    async def ask(self, t: str, **parts: Any) -> Any:
        """Send a wish and wait for its answer: ``done`` or ``refused``."""
        number = await self.send(t, **parts)
        while True:
            message = await self.next()
            answers = isinstance(message, dict) and message["t"] in ("done", "refused")
            if answers and message["id"] == number:
                return message


@asynccontextmanager
async def raw(port: int, cookie: str = "", **headers: str) -> AsyncIterator[Raw]:
    """A socket to the club."""
    given = {**headers, **({"Cookie": cookie} if cookie else {})}
    url = f"ws://127.0.0.1:{port}/ws/1"
    async with websockets.connect(url, additional_headers=given, max_size=None) as socket:
        yield Raw(socket)
