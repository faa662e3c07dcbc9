"""A table of the club while somebody needs it: a task that owns a `Sitting`.

Wishes come one after the other. What one brings about is on disk before anybody is told.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from klub.game import Refusal
from klub.server.live.audience import Audience, Watcher
from klub.server.live.hall import Hall
from klub.server.live.story import Story, keep
from klub.server.ops.logs import log, short
from klub.server.stores import TableId
from klub.table import wishes
from klub.table.event import Event, Played, Said, written
from klub.table.sitting import Sitting
from klub.wire.inputs import TurnInput
from klub.wire.told import TableInfo

LIST_EVERY = 600.0
"""s after which a move brings a table to the top of the list again."""

Wish = Callable[[Sitting, float], Event | None]
"""Makes the event that fulfils a wish, or refuses; ``None`` if there is nothing to do."""


@dataclass(frozen=True, slots=True)
class Lease:
    """For how long the table may be written to by this machine alone."""

    epoch: int
    until: float
    """s since 1970."""


@dataclass(frozen=True, slots=True)
class _Asked:
    wish: Wish
    answer: "asyncio.Future[int]"

    def tell(self, answer: int | Refusal) -> None:
        if self.answer.done():
            return  # whoever asked has gone
        if isinstance(answer, Refusal):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Acting(Protocol):
    """What goes on at a table between wishes: bots think, turns are lived through."""

    live: bool
    """Whether moves are made by hands, input by input."""

    def prompt(self) -> None:
        """Begin what the position asks for, unless it is under way."""

    def stop(self) -> None:
        """Give up what is under way."""

    def joined(self, watcher: Watcher) -> None:
        """Somebody has come to look."""

    def left(self) -> None:
        """Somebody has gone."""

    def input(self, watcher: Watcher, wish: TurnInput) -> None:
        """Take an input of a hand."""

    async def plan(self, who: str, seat: int, text: str) -> int:
        """Play a turn that is told in short."""
        ...


class Lost(Exception):  # noqa: N818 (an end, not an error)
    """The table cannot go on in this process: its log was written by another, or not at all."""


class LiveTable:
    """Owns a table from its loading until it is put away."""

    def __init__(self, hall: Hall, sitting: Sitting, story: Story, lease: Lease) -> None:
        self.hall = hall
        self.sitting = sitting
        self.lease = lease
        self.id = TableId(sitting.opened.table)
        self.audience = Audience()
        self._story = story
        self._idle_since = self._listed = hall.now()
        self._inbox: asyncio.Queue[_Asked] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self._acting: Acting | None = None

    def start(self, acting: Acting) -> None:
        """Begin to fulfil wishes; ``acting`` makes the moves that no wish makes."""
        self._acting = acting
        self._task = asyncio.create_task(self._run(), name=f"table {short(self.id)}")

    async def close(self) -> None:
        """Finish what was begun and end."""
        self._ended = True
        self.acting.stop()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def acting(self) -> Acting:
        """Bots and live turns."""
        assert self._acting is not None, "the table was not started"
        return self._acting

    @property
    def lost(self) -> bool:
        """Whether the table has to be loaded anew."""
        return self._ended

    def unneeded(self, since: float) -> bool:
        """Whether nobody has looked since then, and nothing happens by itself."""
        seat, clock = self.sitting.to_move, self.sitting.clock
        acts = seat is not None and self.sitting.chairs[seat].thinks_itself
        runs = clock is not None and clock.running is not None
        return not (self.audience.watchers or acts or runs) and self._idle_since < since

    # --- Watching

    def info(self) -> TableInfo:
        """The table besides its game."""
        return self.audience.info(self.sitting, self.hall.now())

    def watch(self, watcher: Watcher, since: int | None) -> None:
        """Tell somebody what happens from now on, and before that what they missed."""
        self.audience.welcome(watcher, self.sitting, since, self.hall.now())
        self.acting.joined(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell them no more."""
        if watcher in self.audience.watchers:
            self._idle_since = self.hall.now()
            self.audience.farewell(watcher, self.sitting)
            self.acting.left()

    # --- Wishes

    async def ask(self, wish: Wish) -> int:
        """Have a wish fulfilled; the number of the last news then. Refusals are raised."""
        if self._ended:
            raise Refusal("table-closed")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Asked(wish, answer))
        return await answer

    async def _run(self) -> None:
        try:
            while True:
                self.acting.prompt()
                await self._finish(await self._next())
        except Lost:
            log("table-lost", level=logging.WARNING, table=self.id)
            self._ended = True
            self.hall.lost(self)
        except Exception as error:
            log("table-broken", level=logging.ERROR, table=self.id, error=error)
            self._ended = True
            self.hall.lost(self)
        finally:
            self._ended = True
            self.acting.stop()
            while not self._inbox.empty():
                self._inbox.get_nowait().tell(Refusal("table-closed"))

    async def _next(self) -> _Asked | None:
        """The next wish, or ``None`` when somebody's time is up."""
        clock, left = self.sitting.clock, None
        if clock is not None and clock.running is not None:
            left = clock.remaining(clock.running, self.hall.now()) + 0.01
        try:
            async with asyncio.timeout(left):
                return await self._inbox.get()
        except TimeoutError:
            return None

    async def _finish(self, asked: _Asked | None) -> None:
        """Fulfil a wish; closing the table waits for one that has begun."""
        work = asyncio.ensure_future(self._fulfil(asked))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            with suppress(Exception):
                await work
            raise

    async def _fulfil(self, asked: _Asked | None) -> None:
        answer: int | Refusal = Refusal("wish-unsure")
        try:
            answer = await self._fulfilled(None if asked is None else asked.wish)
        finally:
            if asked is not None:
                asked.tell(answer)

    async def _fulfilled(self, wish: Wish | None) -> int | Refusal:
        """The number of the last news once a wish is fulfilled, or why it is not."""
        now = self.hall.now()
        try:
            if flagged := wishes.flag(self.sitting, now):
                await self._commit(flagged)
            event = None if wish is None else wish(self.sitting, now)
            if event is not None:
                await self._commit(event)
        except Refusal as refusal:
            return refusal
        except Lost:
            raise
        except Exception as error:
            log("wish-failed", level=logging.ERROR, table=self.id, error=error)
            return Refusal("wish-failed")
        return self.sitting.seq

    async def _commit(self, event: Event) -> None:
        """Write an event, then tell everybody."""
        before = self.sitting
        after = before.after(event)  # whatever is wrong with it shows before it is written
        try:
            with self.hall.figures.append_seconds.timed():
                await self.hall.store.append(
                    self.id, before.seq, [written(event)], epoch=self.lease.epoch
                )
        except Exception as error:
            log("append-failed", level=logging.ERROR, table=self.id, error=error)
            raise Lost from error
        self._story = self._story.after(event)
        if after.status != before.status or self._unlisted(event):
            await self._list(after, event.at)
        self.sitting = after  # not before: whoever comes now is told of the event once
        self.audience.announce(before, event, after, self.hall.now())
        if self._story.due:
            await self._shorten()

    async def _shorten(self) -> None:
        """Keep a snapshot; without one the whole log is read the next time."""
        try:
            self._story = await keep(self.hall.store, self.id, self._story)
        except Exception as error:
            log("snapshot-failed", level=logging.ERROR, table=self.id, error=error)

    def _unlisted(self, event: Event) -> bool:
        """Whether the lobby has to hear of an event: of moves and chat now and then."""
        return not isinstance(event, Played | Said) or event.at - self._listed > LIST_EVERY

    async def _list(self, sitting: Sitting, at: float) -> None:
        """Tell the lobby, and keep what came of a game that is over, before anybody asks for it."""
        self._listed = at
        try:
            await self.hall.changed(sitting)
        except Exception as error:  # it is in the log, and listed when the table is loaded again
            log("listing-failed", level=logging.ERROR, table=self.id, error=error)
