"""Clients made by hand, from addresses of this machine that the club takes for strangers."""

import socket

STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
"""Addresses of which the club knows nothing; 127.0.0.1 it trusts as a proxy."""
PATIENCE = 30
"""s until a club that says nothing counts as dead."""
ASK = b"GET /healthz HTTP/1.1\r\nHost: club\r\nConnection: close\r\n\r\n"


def dialled(port: int, source: str = STRANGER, data: bytes = b"") -> socket.socket:
    """A connection on which ``data`` has been sent."""
    line = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    line.sendall(data)
    return line


def rest(line: socket.socket) -> bytes:
    """All that comes until the club closes the connection."""
    data = bytearray()
    try:
        while part := line.recv(1 << 16):
            data += part
    except ConnectionError:
        pass
    return bytes(data)


def status(line: socket.socket) -> int:
    """The status of the answer; 0 if the club closes without one."""
    answer = rest(line)
    line.close()
    return int(answer.split(None, 2)[1]) if answer else 0


def asked(port: int, source: str = OTHER) -> int:
    """What another visitor gets."""
    return status(dialled(port, source, ASK))
