"""A club in a thread, with the people's routes and a few for the tests, spoken to over HTTP."""

import asyncio
import http.client
import json
import socket
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import uvicorn
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from klub.engine.errors import Illegal, Malformed, Refusal
from klub.server.accounts.entry import Entry
from klub.server.accounts.guard import Guard
from klub.server.accounts.limits import Limits, Rate, Rates
from klub.server.http.api import HANDLERS, Visit, mounted, route
from klub.server.routes.people import ROUTES
from klub.server.stores import Store, open_store

OFTEN = Rate(1_000_000, 1)
EASY = Rates(requests=OFTEN, guests=OFTEN, log_ins=OFTEN, handle_log_ins=OFTEN, renames=OFTEN)
"""No limit that a test would meet by accident."""
PATIENCE = 20
"""s until a test gives up on an answer."""

T = TypeVar("T")


class Wanted(msgspec.Struct, frozen=True):
    """A query of every kind."""

    word: Literal["high", "low"]
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    loud: bool = False
    share: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None


class Said(msgspec.Struct, frozen=True):
    """A query as it was understood."""

    table: str
    word: str
    count: int
    loud: bool
    share: float | None


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body of some depth."""

    text: str
    inner: Any = None


class Length(msgspec.Struct, frozen=True):
    """What is left of a body."""

    length: int


Table = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]


@route("GET", "/api/said/{table}")
async def said(visit: Visit, table: Table, query: Wanted) -> Said:
    """Say a query back."""
    return Said(table, query.word, query.count, query.loud, query.share)


@route("POST", "/api/notes", limit=1000)
async def note(visit: Visit, body: Note) -> Length:
    """Take a note of at most 1000 bytes."""
    return Length(len(body.text))


@route("GET", "/api/broken")
async def broken(visit: Visit) -> Length:
    """Fail by mistake."""
    raise RuntimeError("the password is xyzzy")


@route("GET", "/api/refused/{how}", errors=(422,))
async def refused(visit: Visit, how: Literal["rule", "text", "plain"]) -> Length:
    """Refuse."""
    if how == "rule":
        raise Illegal("3.1", "not-in-hand", card="Sf3")
    if how == "text":
        raise Malformed("abc", 1, "not-in-hand", card="abc")
    raise Refusal("not-in-hand", card="Sf3")


@route("GET", "/api/undeclared")
async def undeclared(visit: Visit) -> Length:
    """Refuse, though nothing says so."""
    raise Refusal("not-in-hand", card="Sf3")


EXTRA = (said, note, broken, refused, undeclared)


async def _echo(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("welcome")
    await websocket.close()


class Counting(PasswordHasher):
    """Argon2 at its cheapest, which counts the passwords it looks at."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        """Count, and look."""
        self.verified += 1
        return super().verify(hash, password)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the club said."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        """The content, which must be JSON and say so."""
        assert self.headers["content-type"] == "application/json"
        return json.loads(self.body)

    @property
    def secret(self) -> str:
        """The secret that the browser is given; "" to forget it."""
        return str(self.headers["set-cookie"]).partition(";")[0].removeprefix("klub=")

    @property
    def message(self) -> str:
        """The id of the text of a failure, which has its four parts."""
        told = self.json
        assert told.keys() == {"rule", "message", "arguments", "text"}
        return str(told["message"])


@dataclass(slots=True)
class House:
    """A club that is open."""

    port: int
    hasher: Counting = field(default_factory=Counting)
    state: Any = None
    loop: asyncio.AbstractEventLoop | None = None

    @property
    def store(self) -> Store:
        """What it keeps."""
        store: Store = self.state.store
        return store

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something where the club does it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def ask(
        self,
        method: str,
        path: str,
        told: Any = None,
        *,
        secret: str | None = None,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """One request; ``told`` is sent as JSON."""
        sent = dict(headers or {})
        if told is not None:
            body = json.dumps(told).encode()
            sent.setdefault("Content-Type", "application/json")
        if secret is not None:
            sent["Cookie"] = f"other=1; klub={secret}"
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()

    def guest(self, name: str = "Ada") -> str:
        """The secret of a new guest."""
        answer = self.ask("POST", "/api/me", {"name": name})
        assert answer.status == 201
        return answer.secret

    def member(self, handle: str = "ada", password: str = "correct horse") -> str:  # noqa: S107
        """The secret of somebody with a handle."""
        secret = self.guest()
        told = {"handle": handle, "password": password}
        assert self.ask("POST", "/api/me/handle", told, secret=secret).status == 200
        return secret

    @contextmanager
    def line(self) -> Iterator[socket.socket]:
        """A connection on which anything can be said."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            yield line


@contextmanager
def open_house(
    url: str = "memory:",
    rates: Rates = EASY,
    origins: tuple[str, ...] = (),
    hosts: tuple[str, ...] = (),
) -> Iterator[House]:
    """A club that opens at once and closes at the end."""
    listening = socket.create_server(("127.0.0.1", 0))
    house = House(listening.getsockname()[1])

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with await open_store(url) as store:
            app.state.store = store
            app.state.entry = Entry(store, house.hasher)
            app.state.limits = Limits(rates)
            app.state.club = None
            house.state, house.loop = app.state, asyncio.get_running_loop()
            yield
            app.state.entry.close()

    app = Starlette(
        routes=[*mounted((*ROUTES, *EXTRA)), WebSocketRoute("/echo", _echo)],
        exception_handlers=HANDLERS,
        lifespan=life,
    )
    app.router.redirect_slashes = False
    settings = uvicorn.Config(
        Guard(app, origins, hosts), log_config=None, access_log=False, ws="websockets-sansio"
    )
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield house
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive()
