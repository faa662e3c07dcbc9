"""A WebSocket made by hand: it can send what no well-behaved library would."""

import socket
import struct
import time
from base64 import b64encode
from dataclasses import dataclass, field
from typing import Any

from klub.wire.codec import read_news
from klub.wire.version import PATH

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL = 0x80
PATIENCE = 10
"""s until a club that says nothing counts as dead."""


def frame(data: bytes, opcode: int = TEXT, *, flags: int = FINAL, masked: bool = True) -> bytes:
    """One frame; its mask is of zeros, so that a dump of the traffic can be read."""
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", flags | opcode, bit | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", flags | opcode, bit | 126, len(data))
    else:
        head = struct.pack("!BBQ", flags | opcode, bit | 127, len(data))
    return head + (bytes(4) if masked else b"") + data


def greeting(port: int, cookie: str = "", *more: str) -> bytes:
    """The request that asks for a socket."""
    lines = [f"GET {PATH} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    return "\r\n".join([*lines, *more, "", ""]).encode("latin-1")


class Refused(Exception):  # noqa: N818 (an answer)
    """The club does not open a socket, and says so over HTTP."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The club has closed the socket."""

    code: int | None
    """None if it was closed without a word."""


@dataclass(slots=True)
class Line:
    """A socket to the club."""

    socket: socket.socket
    buffer: bytearray = field(default_factory=bytearray)
    begun: int = 0
    """Where in the buffer the next frame begins."""

    @staticmethod
    def open(port: int, cookie: str = "", *more: str) -> "Line":
        """Come in; the welcome is the first thing to be heard."""
        line = Line(socket.create_connection(("127.0.0.1", port), PATIENCE))
        line.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.send(greeting(port, cookie, *more))
        while b"\r\n\r\n" not in line.buffer:
            assert line.read(), "the club did not answer"
        head, _, rest = bytes(line.buffer).partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101 "):
            line.close()
            raise Refused(head.decode())
        line.buffer = bytearray(rest)
        return line

    def send(self, data: bytes) -> None:
        """Send frames, or anything."""
        self.socket.sendall(data)

    def read(self) -> bool:
        """Read what has come; false at the end."""
        try:
            data = self.socket.recv(1 << 18)
        except ConnectionError:
            return False
        self.buffer += data
        return bool(data)

    def next(self) -> Any:
        """The next message, as klub's own types; a frame of a turn as bytes; or `Closed`."""
        until = time.monotonic() + PATIENCE
        while (found := self.waiting()) is None:
            assert time.monotonic() < until, "the club says nothing"
            if not self.read():
                return Closed(None)
        return found

    def waiting(self) -> Any:
        """The next message if it has been read already."""
        while (found := self._frame()) is not None:
            opcode, data = found
            match opcode:
                case 1:
                    return read_news(data)
                case 2:
                    return data
                case 8:
                    return Closed(int.from_bytes(data[:2], "big") if data else None)
                case 9:
                    self.send(frame(data, PONG))
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        buffer, at = self.buffer, self.begun
        if (place := self._place(at)) is None:
            # What has been read is forgotten; the rest has to wait for more.
            del buffer[:at]
            self.begun = 0
            return None
        start, self.begun = place
        assert buffer[at] & 0x70 == 0
        return buffer[at] & 0x0F, bytes(buffer[start : self.begun])

    def _place(self, at: int) -> tuple[int, int] | None:
        """Where the content of a frame begins and ends, if it is all there."""
        buffer = self.buffer
        if len(buffer) < at + 2:
            return None
        length, start = buffer[at + 1], at + 2
        if length > 125:
            wide = 2 if length == 126 else 8
            if len(buffer) < start + wide:
                return None
            length, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
        return (start, start + length) if len(buffer) >= start + length else None

    def heard(self) -> list[Any]:
        """All that has come, without waiting for more."""
        self.socket.settimeout(0)
        try:
            while self.read():
                pass
        except BlockingIOError:
            pass
        finally:
            self.socket.settimeout(PATIENCE)
        found = []
        while (one := self.waiting()) is not None:
            found.append(one)
        return found

    def close(self) -> None:
        """Go without a word."""
        self.socket.close()
