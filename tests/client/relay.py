"""A line between a client and a club that loses what it is told to lose, and breaks on demand."""

import asyncio
from contextlib import suppress
from types import TracebackType


class Relay:
    """Passes bytes on, both ways."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""
        self.open = True
        """Whether anybody gets through."""
        self.loses_wishes = False
        """Whether what clients send is lost."""
        self.loses_news = False
        """Whether what the club sends is lost."""
        self.lost = asyncio.Event()
        """Something was lost."""
        self.turned_away = asyncio.Event()
        """Somebody has tried to get through in vain."""
        self.lines = 0
        """Connections that were made so far."""

    async def __aenter__(self) -> "Relay":
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()
        assert self._server is not None
        self._server.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Break every line that there is."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        if not self.open:
            self.turned_away.set()
            writer.transport.abort()
            return
        self.lines += 1
        inner, outer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, outer}
        await asyncio.gather(self._copy(reader, outer, "wishes"), self._copy(inner, writer, "news"))

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: str
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if self.loses_wishes if what == "wishes" else self.loses_news:
                    self.lost.set()
                    continue
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
