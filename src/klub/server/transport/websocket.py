"""A WebSocket on one connection: uvicorn's protocol with a budget of frames and bytes."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from klub.server.accounts.limits import Bucket
from klub.server.live.connection import TOO_MANY
from klub.server.transport.config import TransportConfig
from klub.server.transport.pacing import PacedTransport

FRAGMENTS = 1000
"""Frames of one message."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is closed with 4029 when it sends more than a client ever does.

    Control frames and fragments count as well. Messages that the club understands have closer
    limits of their own, in `Connection`.
    """

    config: TransportConfig

    def __init__(
        self,
        config: TransportConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._paced: PacedTransport
        self._frames = Bucket(config.rates.socket_frames)
        self._bytes = Bucket(config.rates.socket_bytes)
        self._fragments = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection on which HTTP asked for a WebSocket."""
        assert isinstance(transport, PacedTransport)
        self._paced = transport
        transport.feed_to(self._parse)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._paced.lost()
        if self._paced.peer is not None:
            self.config.open_connections.leave(self._paced.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Have it parsed, a bounded amount at a time; the handshake, which comes first, at once."""
        if self.handshake_initiated:
            self._paced.received(data)
            return
        super().data_received(data)
        if not self.handshake_initiated:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Answer to what websockets does not take for a handshake, though HTTP did."""
        answer = b"".join(self.conn.data_to_send())
        if not answer:
            self.conn.writes.clear()
            answer = self.conn.reject(400, "No WebSocket handshake\n").serialize()
        self.transport.write(answer)
        self._paced.leave()

    def _parse(self, piece: bytes) -> int:
        """Parse what came, if the socket may send it."""
        now = self.loop.time()
        if self._bytes.take(now, len(piece)):
            self._turn_away()
            return 0
        self.conn.receive_data(piece)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return frames
        self.handle_events()
        too_many = frames and self._frames.take(now, frames)
        if too_many or self._fragments > FRAGMENTS:
            self._turn_away()
        return frames

    def handle_cont(self, event: Frame) -> None:
        """Count the fragments of a message."""
        self._fragments = 0 if event.fin else self._fragments + 1
        super().handle_cont(event)

    def _turn_away(self) -> None:
        """Close with 4029; nothing that still comes is looked at."""
        if self._paced.peer is not None:
            self.config.open_connections.turned_away(self._paced.peer.address, "flood")
        if self.conn.state is State.CONNECTING:  # frames before the answer to the handshake
            self.transport.abort()
            return
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
            self.conn.send_close(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._paced.leave()
