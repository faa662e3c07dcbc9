"""A transport that hands data to its protocol in small pieces, a bounded amount a turn.

The event loop reads up to 8 MB of one connection before it looks at another. Parsing that takes
seconds if it consists of empty frames. So what was read waits here: pieces are parsed until the
work of one turn is done, the others have their turn, and reading goes on when nothing waits.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from klub.server.transport.connections import Peer

PIECE = 256
"""Bytes that are parsed at once: at most 42 frames."""
TURN_WORK, TURN_BYTES = 32, 64 * 1024
"""Frames, and bytes, of one connection that are parsed in a turn of the loop: some 0.5 ms.

A request takes several turns, so each turn has to be much shorter than anybody notices.
"""
LINGER = 0.5
"""s that a client has to read why it is cut off."""
IGNORED = 1 << 20
"""Bytes that are read and thrown away meanwhile; then its writes block."""

Feed = Callable[[bytes], int]
"""Parses a piece; how much work that was, in frames."""


class PacedTransport(asyncio.Transport):
    """What a protocol sees of its connection."""

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        feed: Feed,
    ) -> None:
        super().__init__()
        self.peer: Peer | None = None
        """The connection as limits count it; None if it was not admitted."""
        self._transport = transport
        self._loop = loop
        self._feed = feed
        self._waiting, self._parsed = b"", 0
        """Data that was read, and how much of it has been parsed."""
        self._paused = False
        """Whether the protocol wants no more for now."""
        self._scheduled = False
        """Whether the rest is parsed in a later turn."""
        self._leaving: asyncio.TimerHandle | None = None
        self._ignored = 0

    def feed_to(self, feed: Feed) -> None:
        """Have another protocol parse what comes; what was read before is dropped."""
        self._feed = feed
        self._waiting, self._parsed = b"", 0

    def received(self, data: bytes) -> None:
        """Take what was read from the connection."""
        if self._leaving is not None:
            self._ignored += len(data)
            if self._ignored > IGNORED:
                self._transport.pause_reading()
            return
        self._waiting = self._waiting[self._parsed :] + data
        self._parsed = 0
        if not self._scheduled:
            self._parse()

    def _parse(self) -> None:
        """Parse what a turn allows, and see to the rest."""
        self._scheduled = False
        work = size = 0
        while self._rest and not self._paused and not self.is_closing():
            if work >= TURN_WORK or size >= TURN_BYTES:
                break
            piece = self._waiting[self._parsed : self._parsed + PIECE]
            self._parsed += len(piece)
            size += len(piece)
            work += self._feed(piece)
        if not self._rest:
            self._waiting, self._parsed = b"", 0
        self._go_on()

    @property
    def _rest(self) -> int:
        return len(self._waiting) - self._parsed

    def _go_on(self) -> None:
        """Read or parse on, unless the protocol has paused or the connection ends."""
        if self.is_closing():
            return
        if self._paused or self._rest:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()
        if self._rest and not self._paused and not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._parse)

    def pause_reading(self) -> None:
        """Parse nothing more until `resume_reading`."""
        self._paused = True
        if not self.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Parse on."""
        self._paused = False
        self._go_on()

    def leave(self) -> None:
        """Close after what was written: at once if the client does, else after `LINGER`.

        Closing at once would reset a connection on which more has arrived than was read, and the
        client would lose the answer that says why.
        """
        if self._leaving is not None or self._transport.is_closing():
            return
        self._waiting, self._parsed = b"", 0
        self._leaving = self._loop.call_later(LINGER, self._transport.abort)
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._transport.resume_reading()

    def lost(self) -> None:
        """Forget what waits: the connection is gone."""
        self._waiting, self._parsed = b"", 0
        if self._leaving is not None:
            self._leaving.cancel()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send ``data``; nothing after `leave`."""
        if self._leaving is None:
            self._transport.write(data)

    def close(self) -> None:
        """Close once everything is sent."""
        if self._leaving is None:
            self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether it ends, by either side."""
        return self._leaving is not None or self._transport.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Have another protocol called by the event loop."""
        self._transport.set_protocol(protocol)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What the connection knows of itself."""
        return self._transport.get_extra_info(name, default)
