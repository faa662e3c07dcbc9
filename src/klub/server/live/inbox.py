"""The commands that wait to be carried out at a table, in order."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from klub.engine.errors import Refusal
from klub.table.event import Event
from klub.table.sitting import Sitting

Wish = Callable[[Sitting, float], Event | None]
"""Makes the event that fulfils a wish, or refuses; ``None`` if there is nothing to do."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, and the answer that its sender waits for."""

    wish: Wish
    answer: "asyncio.Future[int]"

    def tell(self, answer: int | Refusal) -> None:
        """Answer it, unless it was answered already or its sender has gone."""
        if self.answer.done():
            return
        if isinstance(answer, Refusal):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Inbox:
    """Filled by sockets and bots, emptied by the task of one table."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Asked | None] = asyncio.Queue()

    async def ask(self, wish: Wish) -> int:
        """Have a command carried out; its answer. Refusals are raised."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Asked(wish, answer))
        return await answer

    def wake(self) -> None:
        """Let `next` return without a command."""
        self._queue.put_nowait(None)

    async def next(self, seconds: float | None) -> Asked | None:
        """The next command, or ``None`` after so many seconds or a `wake`."""
        try:
            async with asyncio.timeout(seconds):
                return await self._queue.get()
        except TimeoutError:
            return None

    def refuse_all(self, refusal: Refusal) -> None:
        """Refuse every command that waits."""
        while not self._queue.empty():
            asked = self._queue.get_nowait()
            if asked is not None:
                asked.tell(refusal)

    @contextmanager
    def refusing(self, refusal: Callable[[], Refusal]) -> Iterator[None]:
        """Within the block refuse each command at once."""

        async def refuse() -> None:
            while True:
                asked = await self._queue.get()
                if asked is not None:
                    asked.tell(refusal())

        task = asyncio.create_task(refuse())
        try:
            yield
        finally:
            task.cancel()
            self.wake()  # one that came within the block was thrown away
