"""Who is in the club: sockets by the secret they came in with, so that logging out closes them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from klub.server.stores import IdentityId

LOGGED_OUT = 4001
"""Why the club closes a socket: the secret it came in with is accepted no longer."""
FAREWELL = 10.0
"""s for a client that does not read to be told so."""


@dataclass(eq=False, slots=True)
class Stay:
    """Somebody at one of their sockets."""

    who: IdentityId
    secret: str
    """The hash of what they came in with."""
    task: asyncio.Task[object]
    """Which serves them."""
    over: bool = False
    """Whether they have to go."""

    def end(self) -> None:
        """Let them stay no longer: nothing that arrives from now on is listened to."""
        self.over = True
        # At once, and not by a timer: that would come after a wish that arrives meanwhile.
        self.task.cancel()


class Presence:
    """The sockets that are open in this process.

    Other processes on the same store have their own. They accept a forgotten secret no longer
    either, since each request and each new socket asks the store; but a socket that is open there
    stays open until it closes by itself.
    """

    def __init__(self) -> None:
        self._stays: set[Stay] = set()

    def __len__(self) -> int:
        return len(self._stays)

    @asynccontextmanager
    async def stay(self, who: IdentityId, secret: str, socket: WebSocket) -> AsyncIterator[None]:
        """Be here during the block; once the secret is forgotten it is cut off, and the socket too.

        Whoever comes in asks the store for the secret once more within: what is forgotten before
        the block nobody would find here.
        """
        task = asyncio.current_task()
        assert task is not None
        stay, asked = Stay(who, secret, task), task.cancelling()
        self._stays.add(stay)
        try:
            yield
        except asyncio.CancelledError:
            if not stay.over or task.uncancel() > asked:
                raise  # the club closes
            await _send_away(socket)
        finally:
            self._stays.discard(stay)

    def end(self, secret: str) -> None:
        """A secret is forgotten."""
        self._end([stay for stay in self._stays if stay.secret == secret])

    def end_elsewhere(self, who: IdentityId, but: str) -> None:
        """All of somebody's secrets are forgotten, except one."""
        self._end([stay for stay in self._stays if stay.who == who and stay.secret != but])

    def _end(self, stays: list[Stay]) -> None:
        for stay in stays:
            self._stays.discard(stay)  # it ends once
            stay.end()


async def _send_away(socket: WebSocket) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await socket.close(LOGGED_OUT)
