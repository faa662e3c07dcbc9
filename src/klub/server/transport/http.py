"""HTTP/1.1 on one connection: uvicorn's protocol with limits of time, size and number."""

import asyncio
from http import HTTPStatus
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from klub.server.transport.config import TransportConfig
from klub.server.transport.pacing import PacedTransport

LARGEST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
LONGEST_HEADER = 8 * 1024 - 4
"""Bytes of one header: as much as a line that websockets reads."""
MOST_HEADERS = 100
STALLED = 60.0
"""s that a client may leave an answer unread."""


class HttpProtocol(HttpToolsProtocol):
    """A connection that is turned away if it is slow, and does not hold up the others."""

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
        self._deadline: asyncio.TimerHandle | None = None
        """When the head, or the body, of a request has to be here."""
        self._stalled: asyncio.TimerHandle | None = None
        self._receiving = False
        """Whether a request has begun and is not here as a whole."""
        self._head: int | None = None
        """Bytes of the head that came so far; None outside of a head."""
        self._status = HTTPStatus.BAD_REQUEST
        """How a request is refused that the parser does not take."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, if there is room."""
        transport = cast(asyncio.Transport, transport)
        self._paced = PacedTransport(transport, self.loop, self._parse)
        super().connection_made(self._paced)
        host = self.client[0] if self.client else ""
        self._paced.peer = self.config.open_connections.admit(host, transport.abort)
        if self._paced.peer is None:
            transport.abort()
        else:
            self._expect(self.config.rates.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._expect(None)
        self._unset_keepalive_if_required()
        if self._stalled is not None:
            self._stalled.cancel()
        self._paced.lost()
        if self._paced.peer is not None:
            self.config.open_connections.leave(self._paced.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Have it parsed, a bounded amount at a time."""
        self._paced.received(data)

    def _parse(self, piece: bytes) -> int:
        self._unset_keepalive_if_required()
        if self._deadline is None and not self._answering:
            self._expect(self.config.rates.header_seconds)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(self._status)
        else:
            if self._head is not None:
                self._head += len(piece)
                if self._head > LARGEST_HEAD:
                    self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        return 1

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # What the parser finds. An exception within these ends the parsing, and `_status` is answered.

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._receiving, self._head = True, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer behind a body."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS or len(name) + len(value) > LONGEST_HEADER:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError("Headers too large")

    def on_headers_complete(self) -> None:
        """The head is here: from now on it is known for whom the connection counts."""
        self._head = None
        forwarded = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for")
        peer = self._paced.peer
        assert peer is not None
        if not self.config.open_connections.identify(peer, forwarded.decode("latin-1")):
            self._status = HTTPStatus.TOO_MANY_REQUESTS
            raise ValueError("Too many connections")
        self._expect(self.config.rates.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self._receiving = False
        self._expect(None)
        if self._paced.peer is not None:
            self._paced.peer.busy = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The whole answer was written."""
        super().on_response_complete()
        if self._paced.peer is not None:
            self._paced.peer.busy = self._answering

    # Limits of time.

    def _expect(self, seconds: float | None) -> None:
        """Set the time by which the client has to have sent what is due; None if nothing is."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if not self._receiving:  # a browser that opened a connection in advance
            self.transport.close()
            return
        if self._paced.peer is not None:
            self.config.open_connections.turned_away(self._paced.peer.address, "slow")
        if self._answering and self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def pause_writing(self) -> None:
        """The client reads slowly."""
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read on."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with a status alone, and close."""
        text = f"{status.phrase}\n".encode()
        head = [STATUS_LINE[status]]
        head += [b"%b: %b\r\n" % header for header in self.server_state.default_headers]
        head.append(b"content-type: text/plain; charset=utf-8\r\n")
        head.append(b"content-length: %d\r\nconnection: close\r\n\r\n" % len(text))
        self.transport.write(b"".join([*head, text]))
        self._paced.leave()
