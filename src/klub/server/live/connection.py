"""One WebSocket of a client: wishes in, what happens out.

Two tasks: one reads wishes and has them fulfilled one after the other, the other empties the
mailbox. A client that reads slowly, or writes too much, delays nobody but itself.
"""

import asyncio
import logging
import time
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from klub.engine.errors import Malformed, Refusal
from klub.server.accounts.limits import Bucket, Limits, Rate
from klub.server.club import Club
from klub.server.live.audience import Watcher
from klub.server.live.desk import Desk
from klub.server.ops.logs import log
from klub.server.reason import reason
from klub.server.stores import Identity
from klub.wire import asked, codec, told
from klub.wire.inputs import TurnInput
from klub.wire.version import VERSION

TOO_SLOW, TOO_MANY = 4008, 4029
"""Why the club closes a socket: the reader lags behind, or sends without end."""
PATIENCE = Rate(200, 10)
"""Messages beyond the limit that are refused before the socket is closed."""
FAREWELL = 10.0
"""s for a client that does not read to be told why it is cut off."""


class Connection:
    """A client from its coming to its going."""

    def __init__(
        self,
        socket: WebSocket,
        club: Club,
        limits: Limits,
        identity: Identity | None,
        address: str,
    ) -> None:
        self._socket = socket
        self._club = club
        self._limits = limits
        self._address = address
        who, name = (None, "") if identity is None else (identity.id, identity.name)
        self._watcher = Watcher(who, name)
        self._mailbox = self._watcher.mailbox
        self._desk = Desk(club, limits, self._watcher, identity)
        self._messages = Bucket(limits.rates.messages)
        self._inputs = Bucket(limits.rates.hand_inputs)
        self._patience = Bucket(PATIENCE)
        self._unruly = False
        """Whether the club has had enough of this client."""

    async def serve(self) -> None:
        """Until the client goes or is sent away."""
        club = self._club
        club.figures.sockets.add()
        self._tell(told.Welcome(version=VERSION, who=self._watcher.who, name=self._watcher.name))
        if club.kernels.done < 1:
            self._prepared(club.kernels.done)
        club.preparing.add(self._prepared)
        sending, reading = asyncio.create_task(self._send()), asyncio.create_task(self._read())
        overflow = asyncio.create_task(self._mailbox.overflow())
        tasks = (sending, reading, overflow)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            club.preparing.discard(self._prepared)
            club.figures.sockets.add(-1)
            self._desk.leave()
            if self._unruly:
                self._mailbox.end()
                await asyncio.wait((sending,), timeout=FAREWELL)
                await self._close(TOO_MANY)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._mailbox.overfull:
                await self._close(TOO_SLOW)
            club.figures.frames_merged.add(self._mailbox.merged)

    async def _send(self) -> None:
        """Empty the mailbox as fast as the client reads."""
        frames_sent = self._club.figures.frames_sent
        with suppress(WebSocketDisconnect, RuntimeError):
            while not self._mailbox.ended:
                messages, frames = await self._mailbox.take()
                for message in messages:
                    await self._socket.send_text(message.decode())
                for frame in frames:
                    await self._socket.send_bytes(frame)
                    frames_sent.add()

    def _tell(self, message: told.FromClub) -> None:
        self._mailbox.put(codec.written(message))

    def _prepared(self, done: float) -> None:
        self._tell(told.Preparing(done=done))

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._socket.close(code)

    async def _read(self) -> None:
        """Take wish after wish, until the client goes or has to."""
        while not self._unruly:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._received(message.get("text") or message.get("bytes") or b"")
            await asyncio.sleep(0)  # what has come at once is not done at once

    async def _received(self, data: bytes | str) -> None:
        """Have a message answered, whatever it is."""
        try:
            wish = codec.read_wish(data)
        except Malformed as malformed:
            self._club.figures.refused.add(reason=malformed.message)
            number = codec.number_of(data)
            try:
                self._count(live=False)
            except Refusal as refusal:
                self._refuse(number, None, refusal)
            else:
                self._refuse(number, None, malformed)
            return
        begun, kind = time.monotonic(), str(wish.__struct_config__.tag)
        outcome = await self._answered(wish, kind)
        self._club.figures.wishes.add(kind=kind, outcome=outcome)
        self._club.figures.wish_seconds.observe(time.monotonic() - begun)

    async def _answered(self, wish: asked.FromClient, kind: str) -> str:
        """What came of a wish: ``done``, ``refused`` or ``failed``."""
        try:
            self._count(live=isinstance(wish, TurnInput))
            await self._desk.fulfil(wish)
        except Refusal as refusal:
            self._refuse(wish.id, wish.table, refusal)
            return "refused"
        except Exception as error:
            log("wish-failed", level=logging.ERROR, wish=kind, table=wish.table, error=error)
            self._refuse(wish.id, wish.table, Refusal("wish-failed"))
            return "failed"
        return "done"

    def _count(self, *, live: bool) -> None:
        """Count a message against the limits of this socket and of its address."""
        now, rates = time.monotonic(), self._limits.rates
        if live:
            wait = self._inputs.take(now)
        else:
            wait = self._messages.take(now) or self._limits.take(
                rates.address_messages, ("messages", self._address), time.time()
            )
        if wait:
            self._unruly = self._patience.take(now) > 0
            raise Refusal("too-fast", milliseconds=round(1000 * wait) + 1)

    def _refuse(self, number: int, table: str | None, refusal: Refusal) -> None:
        self._tell(told.Refused(id=number, table=table, reason=reason(refusal)))
