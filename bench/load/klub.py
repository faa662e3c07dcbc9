"""The load on klub: wishes on WebSockets, guests and tables over HTTP."""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load.driver import Load
from load.hand import Seen, Wish, best
from load.server import HOST, Server, started

HOUSE = Path(__file__).parent / "house.py"
SEATS = range(4)
LONGEST = 30.0
"""Seconds without an answer after which a run has failed."""
NEWS, SNAPSHOT, DONE, REFUSED = (f'{{"t":"{t}",' for t in ("news", "snapshot", "done", "refused"))


class Stage(msgspec.Struct):
    """How far a table has come; of a snapshot the table is told inside."""

    seq: int
    table: str | None = None


class Done(msgspec.Struct):
    """A wish that was granted."""

    id: int


class Shown(msgspec.Struct):
    """A table as one client sees it."""

    view: Seen


stages = msgspec.json.Decoder(Stage)
grants = msgspec.json.Decoder(Done)
views = msgspec.json.Decoder(Shown)


@dataclass(slots=True)
class Client:
    """A player at a socket."""

    socket: ClientConnection
    cookie: str
    load: "Klub"
    table: str = ""
    stage: int = -1
    """The number of the news that came last."""
    frame: str = ""
    """The message that told it."""
    asked: int = 0
    wanted: int = -1
    heard: asyncio.Future[None] | None = None
    granted: asyncio.Future[None] | None = None
    listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Take in what comes, until the socket closes."""
        async for frame in self.socket:
            assert isinstance(frame, str)
            self.load.received += len(frame)
            if frame.startswith((NEWS, SNAPSHOT)):
                stage = stages.decode(frame)
                if stage.table in (None, self.table):
                    self.stage, self.frame = stage.seq, frame
                    if self.heard and stage.seq >= self.wanted and not self.heard.done():
                        self.heard.set_result(None)
            elif frame.startswith(DONE):
                if self.granted and grants.decode(frame).id == self.asked:
                    self.granted.set_result(None)
            elif frame.startswith(REFUSED) and self.granted:
                self.granted.set_exception(RuntimeError(frame))

    async def reached(self, stage: int) -> None:
        """Wait until the news of this number is known."""
        if self.stage < stage:
            self.wanted, self.heard = stage, asyncio.get_running_loop().create_future()
            async with asyncio.timeout(LONGEST):
                await self.heard

    async def ask(self, t: str, table: str, **parts: object) -> None:
        """Ask for something and wait until it is granted."""
        self.asked += 1
        self.granted = asyncio.get_running_loop().create_future()
        wish = {"t": t, "id": self.asked, "table": table, **parts}
        await self.socket.send(json.dumps(wish, separators=(",", ":")))
        async with asyncio.timeout(LONGEST):
            await self.granted

    def seen(self) -> Seen:
        """As much of the view as a move needs."""
        return views.decode(self.frame).view


@dataclass(slots=True)
class Table:
    """A table of four; the first client is the host."""

    clients: list[Client]
    luck: Random
    stage: int = 0
    turn: int = 0
    next: list[str] = field(default_factory=list)
    """The table of the next game, if it is prepared."""


class Klub(Load[Table]):
    """Tables of Clustered in a club."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def connect(self, number: int) -> Table:
        """A table with four guests."""
        clients = [await guest(self, f"guest {number}.{seat}") for seat in SEATS]
        table = Table(clients, Random(number))
        await self.again(table)
        return table

    async def prepare(self, table: Table) -> None:
        """Open the next table and let everybody sit down."""
        if table.next:
            return
        wanted = {"game": "clustered", "options": {"players": len(SEATS)}}
        made = await self.server.post("/api/tables", wanted, Cookie=table.clients[0].cookie)
        for seat, client in enumerate(table.clients):
            await client.ask("sit", made["table"], seat=seat, name=f"guest {seat}")
        table.next.append(made["table"])

    async def again(self, table: Table) -> None:
        """Let everybody look at the next table, and begin."""
        await self.prepare(table)
        (name,) = table.next
        for client in table.clients:
            if client.table:
                await client.ask("unwatch", client.table)
            client.table, client.stage = name, -1
            await client.ask("watch", name)
        host = table.clients[0]
        await host.ask("start", name)
        table.stage, table.turn = host.stage, host.seen().turn
        table.next = []

    async def choose(self, table: Table) -> Wish:
        """The best move that the client to move sees."""
        client = table.clients[table.turn]
        await client.reached(table.stage)
        return best(client.seen(), table.luck)

    async def move(self, table: Table, wish: Wish) -> None:
        """Send the move and wait until it is granted: it is then on disk, and the news is there."""
        client = table.clients[table.turn]
        fit = wish.fit
        move = f"{wish.card}@{fit.x},{fit.y}" if fit else f"-{wish.card}"
        await client.ask("move", client.table, seat=table.turn, move=move)
        table.stage = client.stage
        table.turn = (table.turn + 1) % len(SEATS)

    def over(self, table: Table) -> bool:
        """Whether all cards are played: everybody has as many turns."""
        mover = table.clients[table.turn - 1]
        return mover.stage == table.stage and '"phase":"over"' in mover.frame

    async def close(self, table: Table) -> None:
        """Close the sockets."""
        for client in table.clients:
            await client.socket.close()
            if client.listening:
                await client.listening


async def guest(load: Klub, name: str) -> Client:
    """Somebody new, on a socket."""
    cookie, _ = await entered(load.server, name)
    client = Client(await door(load.server, cookie), cookie, load)
    client.listening = asyncio.create_task(client.listen())
    return client


async def prepared(server: Server) -> None:
    """Wait until the club has its machine code."""
    while json.loads((await server.ask("GET", "/api/games")).content)["prepared"] < 1:
        await asyncio.sleep(0.2)


async def entered(server: Server, name: str) -> tuple[str, str]:
    """The cookie and the identity of a new guest."""
    answer = await server.ask("POST", "/api/me", {"name": name})
    who: str = json.loads(answer.content)["who"]
    return answer.headers["set-cookie"].partition(";")[0], who


async def door(server: Server, cookie: str) -> ClientConnection:
    """A socket."""
    address = f"ws://{HOST}:{server.port}/ws/1"
    return await connect(
        address,
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        ping_interval=None,
    )


@contextmanager
def server(store: str, core: int | None = None, limits: str = "") -> Iterator[Server]:
    """A club with its store at this address; on one core if it is told which."""
    # Without -P this folder would come first, and klub.py here would be taken for klub itself.
    command = [sys.executable, "-P", str(HOUSE), store, "" if core is None else str(core), limits]
    with started(command, {}) as running:
        yield running


@contextmanager
def disk() -> Iterator[str]:
    """The address of a store on disk, which is gone in the end."""
    with TemporaryDirectory(prefix="klub-bench-") as folder:
        yield f"sqlite:///{folder}/club.db"
