"""Opening the club to the world: uvicorn, with the choices that were measured."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress

import uvicorn
from starlette.types import ASGIApp

from klub.i18n import LANGUAGE, catalog
from klub.server.app import app
from klub.server.club import Club
from klub.server.ops.logs import log
from klub.server.settings import Settings
from klub.server.stores import Store, open_alone, open_already, taken
from klub.server.transport.config import TransportConfig
from klub.server.transport.descriptors import most_connections, raise_limit
from klub.server.transport.http import HttpProtocol
from klub.server.transport.websocket import WebSocketProtocol
from klub.wire.asked import LARGEST

PATIENCE = 10
"""s that sockets get to end when the club closes."""
BACKLOG = 100
"""Connections that wait to be accepted: fewer than there are descriptors in reserve."""
LOOKS = (20_000, 20, 100)
"""How rarely Python looks for objects that only refer to each other."""
SWITCH = 1e-3
"""s. How long a thread that thinks may keep the others waiting."""


def _of_us(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is about us: text that is no UTF-8 is its sender's mistake."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class Server(uvicorn.Server):
    """A club that is open. A signal closes it, and then the program goes on."""

    def __init__(
        self,
        settings: Settings,
        opened: Callable[[], None] = lambda: None,
        log_lost: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(
            TransportConfig(
                self._app,
                rates=settings.rates,
                total=most_connections(),
                factory=True,
                host=settings.host,
                port=settings.port,
                http=HttpProtocol,
                ws=WebSocketProtocol,
                backlog=BACKLOG,
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,  # it doubles the CPU time
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        logging.getLogger("uvicorn.error").addFilter(_of_us)
        self._settings = settings
        self._opened = opened
        self._tell_lost = log_lost
        self._store: Store | None = None
        self._club: Club | None = None

    def _app(self) -> ASGIApp:
        assert self._store is not None
        return app(self._settings, self._store, self._keep)

    def _keep(self, club: Club) -> None:
        self._club = club

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, then the club; a `Refusal` if another club has the database.

        It is also raised if another club takes the database while this one has lost it.
        """
        catalog(LANGUAGE)  # reading it takes half a second, for which the first refused would wait
        store = self._settings.store
        async with open_alone(store, self._log_lost) as self._store:
            watching = asyncio.create_task(taken(self._store))
            watching.add_done_callback(self._taken)
            try:
                await super().serve(sockets)
            finally:
                lost = not watching.cancel()
        if lost:
            raise open_already(store)

    def _log_lost(self) -> None:
        log("database-log-lost", level=logging.WARNING)
        self._tell_lost()

    def _taken(self, watching: "asyncio.Task[None]") -> None:
        """Close the club if another has its database."""
        if not watching.cancelled():
            log("database-taken", level=logging.ERROR)
            self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all sockets, which may take `PATIENCE` s, and then the club."""
        if self._club is not None:
            self._club.stop_clocks()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """SIGINT and SIGTERM close the club; they do not end the program as well."""
        with suppress(KeyboardInterrupt), super().capture_signals():
            yield
            self._captured_signals.clear()


def serve(
    settings: Settings,
    listening: socket.socket | None = None,
    opened: Callable[[], None] = lambda: None,
    log_lost: Callable[[], None] = lambda: None,
) -> None:
    """Keep the club open until SIGTERM or SIGINT; what was begun is then on disk.

    ``listening`` is a socket that is bound already, ``opened`` is called once the club is open,
    and ``log_lost`` before it if the database lacks its latest events (`klub.server.stores.wal`). A
    `Refusal` if the database cannot be used.
    """
    sys.setswitchinterval(SWITCH)
    raise_limit()
    # What is loaded by now stays. States are values without cycles, so that looking for cycles
    # finds next to nothing; with hundreds of tables each look at everything took half a second.
    gc.freeze()
    gc.set_threshold(*LOOKS)
    Server(settings, opened, log_lost).run(None if listening is None else [listening])
