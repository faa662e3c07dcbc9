"""A server as a child process: started, asked over HTTP, and looked at through /proc."""

import asyncio
import json
import os
import resource
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Server:
    """A running server."""

    port: int
    process: int
    """Its process id."""

    def memory(self) -> int:
        """Bytes that it holds in memory now (RSS)."""
        for line in Path(f"/proc/{self.process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise ProcessLookupError(self.process)

    def cpu(self) -> float:
        """Seconds of CPU that all its threads have used."""
        return cpu(self.process)

    async def post(self, path: str, body: object, **headers: str) -> Any:
        """What it answers to a JSON request."""
        return json.loads((await self.ask("POST", path, body, **headers)).content)

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> "Answer":
        """What it answers to a request, with JSON if there is a body."""
        text = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(text)}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        reader, writer = await asyncio.open_connection(HOST, self.port)
        writer.write("\r\n".join([*lines, "", ""]).encode() + text)
        answer = await reader.read()
        writer.close()
        head, _, rest = answer.partition(b"\r\n\r\n")
        first, *fields = head.decode().split("\r\n")
        if first.split()[1] not in ("200", "201"):
            raise ConnectionError(f"{path}: {answer[:300]!r}")
        pairs = (field.partition(": ") for field in fields)
        return Answer({name.lower(): value for name, _, value in pairs}, rest)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    headers: Mapping[str, str]
    """By their names in small letters."""
    content: bytes


def cpu(process: int) -> float:
    """Seconds of CPU that all threads of a process have used."""
    # The name in brackets may hold blanks; user and system time stand 12 and 13 behind it.
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_cpu() -> float:
    """Seconds of CPU that everything on the machine has used."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    idle, waiting = fields[3:5]
    return (sum(fields) - idle - waiting) / TICKS


@contextmanager
def started(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[Server]:
    """A server that prints its port as its first line, and ends when its standard input does."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    child = subprocess.Popen(
        command,
        env=os.environ | environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin
    assert child.stdout
    try:
        yield Server(int(child.stdout.readline()), child.pid)
    finally:
        child.stdin.close()
        child.terminate()
        child.wait()
        child.stdout.close()
