"""Eight sockets that flood a club: how long others wait, and how soon the eight are closed.

    python bench/floods.py [--sockets 8] [--rate 4] [--seconds 8] [--only KIND] [--json]

The club is a process of its own with its usual limits. Another process opens ``--sockets``
WebSockets without a cookie and sends ``--rate`` MB/s on each: empty pings, empty pongs, empty
continuation frames, or the message ``{}``. This process asks for /healthz thirty times a second,
each time on a new connection. "closed" is the time from the first byte of a flood until its socket
is closed, the slowest of all; sockets that stay open for ``--seconds`` are counted as open. 7 MB/s
from eight sockets are more than one core sends in Python; the rate that was reached is printed.
"""

import argparse
import asyncio
import json
import socket
import statistics
import struct
import threading
import time
from base64 import b64encode
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from multiprocessing import get_context

from load.klub import prepared, server
from load.server import HOST, Server

CHUNK = 64 * 1024
"""Bytes that are sent at once."""
PAUSE = 0.033
"""s between two requests of the one who waits."""
LONGEST = 60.0
"""s after which a request counts as lost."""
MASKED = 0x80
FIN, TEXT, CLOSE, PING, PONG = 0x80, 1, 8, 9, 10


def frame(first: int, data: bytes = b"") -> bytes:
    """A short frame under a mask of zeros."""
    return struct.pack("!BB", first, MASKED | len(data)) + bytes(4) + data


KINDS: Mapping[str, tuple[bytes, bytes]] = {
    "pings": (b"", frame(FIN | PING)),
    "pongs": (b"", frame(FIN | PONG)),
    "fragments": (frame(TEXT), frame(0)),
    "{}": (b"", frame(FIN | TEXT, b"{}")),
}
"""What each kind of flood begins with, and what it repeats."""


@dataclass(frozen=True, slots=True)
class Flood:
    """What became of one flooding socket."""

    sent: int
    """Bytes."""
    seconds: float
    """Until it was closed, or until the end."""
    closed: bool
    code: int | None


@dataclass(frozen=True, slots=True)
class Figures:
    """One kind of flood."""

    kind: str
    requests: int
    p50: float
    """ms that others waited, as p99 and longest."""
    p99: float
    longest: float
    closed: float
    """s until the last socket was closed."""
    open: int
    """Sockets that were never closed."""
    codes: list[int | None]
    rate: float
    """MB/s that one socket sent while it was open."""


def flood(port: int, kind: str, rate: float, seconds: float) -> Flood:
    """Open a socket and send without end."""
    begin, repeated = KINDS[kind]
    chunk = repeated * (CHUNK // len(repeated))
    line = socket.create_connection((HOST, port))
    key = b64encode(bytes(16)).decode()
    line.sendall(
        f"GET /ws/1 HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        "".encode()
    )
    heard = line.recv(4096)
    assert heard.startswith(b"HTTP/1.1 101 "), heard
    tail = bytearray()
    over = threading.Event()

    def read() -> None:
        with suppress(OSError):
            while data := line.recv(CHUNK):
                tail.extend(data)
                del tail[:-64]
        over.set()

    reader = threading.Thread(target=read)
    reader.start()
    begun, sent = time.monotonic(), 0
    line.settimeout(0.2)
    with suppress(BrokenPipeError, ConnectionResetError):
        line.send(begin)
        while not over.is_set() and time.monotonic() < begun + seconds:
            with suppress(TimeoutError):
                sent += line.send(chunk)
            time.sleep(max(0, begun + sent / rate / 1e6 - time.monotonic()))
    over.wait(max(0, begun + seconds - time.monotonic()))
    took, closed = time.monotonic() - begun, over.is_set()
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
    reader.join()
    last = bytes(tail[-4:])
    code = struct.unpack("!H", last[2:])[0] if last[:2] == bytes([FIN | CLOSE, 2]) else None
    return Flood(sent, took, closed, code)


def floods(port: int, kind: str, sockets: int, rate: float, seconds: float) -> list[Flood]:
    """Several sockets at once; the second part of what a process of its own does."""
    done: list[Flood] = []
    threads = [
        threading.Thread(target=lambda: done.append(flood(port, kind, rate, seconds)))
        for _ in range(sockets)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return done


async def measure(club: Server, kind: str, sockets: int, rate: float, seconds: float) -> Figures:
    """Flood, and ask meanwhile."""
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        await loop.run_in_executor(pool, time.sleep, 0)
        flooding = loop.run_in_executor(pool, floods, club.port, kind, sockets, rate, seconds)
        begun = loop.time()
        while not flooding.done() or loop.time() < begun + seconds / 2:
            asked = loop.time()
            async with asyncio.timeout(LONGEST):
                await club.ask("GET", "/healthz")
            waits.append(1000 * (loop.time() - asked))
            await asyncio.sleep(PAUSE)
        done = await flooding
    still = sum(not one.closed for one in done)
    return Figures(
        kind,
        len(waits),
        statistics.median(waits),
        sorted(waits)[min(len(waits) - 1, round(0.99 * len(waits)))],
        max(waits),
        max(one.seconds for one in done),
        still,
        [one.code for one in done],
        statistics.mean(one.sent / one.seconds for one in done) / 1e6,
    )


async def run(asked: argparse.Namespace) -> None:
    """Each kind at a club of its own."""
    for kind in [asked.only] if asked.only else KINDS:
        with server("memory:", limits="usual") as club:
            await prepared(club)
            found = await measure(club, kind, asked.sockets, asked.rate, asked.seconds)
        if asked.json:
            print(json.dumps(asdict(found)))
            continue
        end = f"{found.open} stay open" if found.open else f"closed in {found.closed:.2f} s"
        print(
            f"{kind:10} {found.requests:4} requests  p50 {found.p50:7.1f} ms"
            f"  p99 {found.p99:8.1f} ms  longest {found.longest:8.1f} ms"
            f"  {end} {sorted(set(found.codes), key=str)}  {found.rate:.1f} MB/s a socket",
            flush=True,
        )


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--sockets", type=int, default=8)
    parser.add_argument("--rate", type=float, default=4, help="MB/s of each socket")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", choices=list(KINDS))
    parser.add_argument("--json", action="store_true")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
