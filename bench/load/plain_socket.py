"""A WebSocket client that costs next to nothing, so that one core can be thousands of hands.

It sends short texts and reads whole messages; it answers pings, and masks by zeros.
"""

import asyncio
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast

from load.server import HOST

TEXT, BINARY, PING, PONG = 1, 2, 9, 10
KIND = 0x0F
FINAL, MASKED = 0x80, 0x80
SHORT, LONG = 126, 127
"""Lengths that say that the length follows, in two bytes or in eight."""
NO_MASK = bytes(4)


class PlainSocket(asyncio.Protocol):
    """One connection."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    @staticmethod
    async def open(
        port: int, path: str, cookie: str, heard: Callable[[bytes], None]
    ) -> "PlainSocket":
        """A socket whose messages go to ``heard``."""
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: PlainSocket(heard), HOST, port
        )
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        assert socket._transport is not None
        socket._transport.write("\r\n".join([*lines, "", ""]).encode())
        await socket.opened
        return socket

    def send(self, text: bytes) -> None:
        """Send a text of less than 64 kB."""
        assert self._transport is not None
        size = len(text)
        if size < SHORT:
            head = bytes((FINAL | TEXT, MASKED | size))
        else:
            head = bytes((FINAL | TEXT, MASKED | SHORT)) + struct.pack(">H", size)
        self._transport.write(head + NO_MASK + text)

    def _answer(self, ping: bytes) -> None:
        assert self._transport is not None
        self._transport.write(bytes((FINAL | PONG, MASKED | len(ping))) + NO_MASK + ping)

    def close(self) -> None:
        """Leave without a word."""
        assert self._transport is not None
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the event loop."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class

    def connection_lost(self, error: Exception | None) -> None:
        """Called by the event loop."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("not let in"))

    def data_received(self, data: bytes) -> None:
        """Called by the event loop."""
        data = self._buffer + data
        at = 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end >= 0:
                if data.startswith(b"HTTP/1.1 101"):
                    self.opened.set_result(None)
                    at = end + 4
                else:
                    self.opened.set_exception(ConnectionError(data[:200]))
        while self.opened.done() and (found := _message(data, at)):
            kind, (start, at) = data[at] & KIND, found
            if kind == PING:
                self._answer(data[start:at])
            elif kind in (TEXT, BINARY):
                self._heard(data[start:at])
        self._buffer = data[at:]


def _message(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the message that begins at ``at`` has its content, if all of it is there."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size == SHORT and len(data) >= at + 4:
        (size,), start = struct.unpack_from(">H", data, start), at + 4
    elif size == LONG and len(data) >= at + 10:
        (size,), start = struct.unpack_from(">Q", data, start), at + 10
    elif size >= SHORT:
        return None
    return (start, start + size) if len(data) >= start + size else None
