"""The line to the club: a socket that is opened again whenever it breaks."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import uniform
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from klub.client.failure import Unreachable
from klub.i18n import text
from klub.wire.asked import FromClient
from klub.wire.codec import read_news, written
from klub.wire.frame import Moved, unpacked
from klub.wire.told import FromClub, Welcome
from klub.wire.version import PATH, VERSION

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0
"""s before the line is opened again; each pause is about twice as long as the one before."""
LASTING = 5.0
"""s. A line that held this long was a good one: the next pause is short again."""
LARGEST = 16_000_000
"""Bytes of a message from the club."""
WELCOME = 10.0
"""s within which a club says its first word."""
FOR_NOW = (403, 429, 500, 502, 503, 504)
"""What a door may answer that will open later; 403 if too many have come from here."""

LOGGED_OUT = 4001
"""The code of a socket whose secret the club accepts no longer: another would be a stranger's."""

Hear = Callable[[FromClub | Moved], None]


class Line:
    """Brings messages to the club and back, over as many sockets as it takes."""

    def __init__(
        self,
        root: str,
        headers: Mapping[str, str],
        *,
        hear: Hear,
        opened: Callable[[Welcome], list[FromClient]],
        broken: Callable[[], None],
        given_up: Callable[[Exception], None],
        patience: float,
    ) -> None:
        self._url = root.replace("http", "ws", 1) + PATH
        self._headers = headers
        self._hear, self._opened = hear, opened
        self._broken, self._given_up = broken, given_up
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._ready = asyncio.Event()
        self._failure: Exception | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> Welcome:
        """Open the line for the first time; `Unreachable` if there is no club."""
        try:
            socket, welcome = await self._dial()
        except (OSError, WebSocketException) as error:
            raise Unreachable(self._told(error)) from error
        await self._begin(socket, welcome)
        self._keeper = asyncio.create_task(self._keep(socket))
        return welcome

    async def close(self) -> None:
        """Say goodbye."""
        self._fail(Unreachable(text("client-closed")))
        if self._keeper:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._socket:
            await self._socket.close()

    async def ready(self) -> None:
        """Wait until the line is open; raises once it never will be again."""
        await self._ready.wait()
        if self._failure:
            raise self._failure

    async def send(self, wish: FromClient) -> None:
        """Send a wish; if the line breaks meanwhile, nobody knows whether it arrived."""
        await self.ready()
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(written(wish), text=True)

    async def _dial(self) -> tuple[ClientConnection, Welcome]:
        socket = await connect(
            self._url, additional_headers=dict(self._headers), max_size=LARGEST, compression=None
        )
        try:
            async with asyncio.timeout(WELCOME):
                welcome = read_news(await socket.recv())
        except BaseException:
            await socket.close()
            raise
        if not isinstance(welcome, Welcome) or welcome.version != VERSION:
            await socket.close()
            version = getattr(welcome, "version", 0)
            raise Unreachable(text("client-version", version=version, own=VERSION))
        return socket, welcome

    async def _begin(self, socket: ClientConnection, welcome: Welcome) -> None:
        """Say first what must be said first; only then may others speak."""
        self._socket = socket
        for wish in self._opened(welcome):
            with suppress(ConnectionClosed):
                await socket.send(written(wish), text=True)
        self._ready.set()

    async def _keep(self, socket: ClientConnection) -> None:
        """Listen; when the line breaks, open it again."""
        pause = FIRST_PAUSE
        while True:
            since = monotonic()
            try:
                await self._listen(socket)
            except Exception as failure:
                self._fail(failure)
                raise
            self._ready.clear()
            self._broken()
            if socket.close_code == LOGGED_OUT:
                self._fail(Unreachable(text("client-secret")))
                return
            if monotonic() - since > LASTING:
                pause = FIRST_PAUSE
            again = await self._dial_again(pause)
            if again is None:
                return
            socket, welcome = again
            pause = min(2 * pause, LONGEST_PAUSE)
            await self._begin(socket, welcome)

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                data = await socket.recv()
                self._hear(unpacked(data) if isinstance(data, bytes) else read_news(data))

    async def _dial_again(self, pause: float) -> tuple[ClientConnection, Welcome] | None:
        """Try until it works; none if patience has run out or the door stays shut."""
        until = monotonic() + self._patience
        while True:
            await asyncio.sleep(uniform(0.5, 1) * pause)
            try:
                return await self._dial()
            except (OSError, WebSocketException) as error:
                shut = isinstance(error, InvalidStatus) and (
                    error.response.status_code not in FOR_NOW
                )
                if shut or isinstance(error, Unreachable) or monotonic() > until:
                    self._fail(Unreachable(self._told(error)))
                    return None
            pause = min(2 * pause, LONGEST_PAUSE)

    def _fail(self, failure: Exception) -> None:
        if self._failure is None:
            self._failure = failure
            self._ready.set()
            self._given_up(failure)

    def _told(self, error: Exception) -> str:
        return text("client-unreachable", url=self._url, detail=str(error) or repr(error))
