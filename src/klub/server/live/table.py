"""A table of the club while it is in memory: a task that owns a `Sitting`.

Commands are carried out one after the other, and an event is on disk before anybody hears of it. A
table whose database does not answer stays in memory, shows what it knows and refuses commands; if
it cannot know what was kept, it reads its log again before the next one.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from klub.engine.errors import Refusal
from klub.server.live.audience import Audience, Watcher
from klub.server.live.hall import Hall
from klub.server.live.inbox import Asked, Inbox, Wish
from klub.server.live.story import Story, keep
from klub.server.ops.logs import log, short
from klub.server.stores import Conflict, Stale, StoreAway, TableId
from klub.table import wishes
from klub.table.event import Event, Played, Said, written
from klub.table.sitting import Sitting
from klub.wire.inputs import TurnInput
from klub.wire.told import TableInfo

LIST_EVERY = 600.0
"""s after which a move brings a table to the top of the list again."""
PAUSE = 0.5
"""s before a table is read again, and between tries."""
LEASE_PAUSE = 5.0
"""s between tries to get a lease that another machine has."""


@dataclass(frozen=True, slots=True)
class Lease:
    """For how long the table may be written to by this machine alone."""

    epoch: int
    until: float
    """s since 1970."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it was read from its log."""

    sitting: Sitting
    story: Story
    lease: Lease | None
    """None while the database takes no writes: the table can be shown, and nothing else."""


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


class LiveTable:
    """Runs one table from its loading until it is put away."""

    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.sitting = loaded.sitting
        self.lease = loaded.lease
        self.id = TableId(self.sitting.opened.table)
        self.audience = Audience()
        self._story = loaded.story
        self._idle_since = self._listed = hall.now()
        self._list_due = False
        """Whether the lobby has to hear of the table once the database is back."""
        self._inbox = Inbox()
        self._certain = asyncio.Event()
        """Set unless an event may have been kept or not."""
        self._certain.set()
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
    def closed(self) -> bool:
        """Whether the table was put away, and has to be loaded to be used."""
        return self._ended

    @property
    def finding_out(self) -> bool:
        """Whether it is not known if the last event was kept."""
        return not self._certain.is_set()

    async def found_out(self) -> None:
        """Wait until that is known, and was told to everybody if it was."""
        await self._certain.wait()

    def wake(self) -> None:
        """Do what could not be done while the database was away."""
        self._inbox.wake()

    def lose(self) -> None:
        """Give up the lease, which another machine has taken; it is asked for again."""
        self.lease = None
        self.wake()

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
        return await self._inbox.ask(wish)

    async def _run(self) -> None:
        try:
            while True:
                try:
                    self.acting.prompt()
                    await self._finish(await self._next())
                except Exception as error:
                    log("table-broken", level=logging.ERROR, table=self.id, error=error)
                    self._install(await self._read_again())
        finally:
            self._ended = True
            self.acting.stop()
            self._inbox.refuse_all(Refusal("table-closed"))

    async def _next(self) -> Asked | None:
        """The next command, or ``None`` if somebody's time is up or there is something to do."""
        clock, left = self.sitting.clock, None
        if self.lease is None:
            left = LEASE_PAUSE
        elif clock is not None and clock.running is not None:
            left = clock.remaining(clock.running, self.hall.now()) + 0.01
            if self.hall.store.availability.away:
                left = max(left, PAUSE)  # the end of somebody's time cannot be written yet
        return await self._inbox.next(left)

    async def _finish(self, asked: Asked | None) -> None:
        """Carry out a command; closing the table waits for one that has begun."""
        work = asyncio.ensure_future(self._fulfil(asked))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            with suppress(Exception):
                await work
            raise

    async def _fulfil(self, asked: Asked | None) -> None:
        answer: int | Refusal = Refusal("wish-unsure")
        try:
            answer = await self._fulfilled(asked)
        finally:
            self._certain.set()
            if asked is not None:
                asked.tell(answer)

    async def _fulfilled(self, asked: Asked | None) -> int | Refusal:
        """The number of the last news once a command is carried out, or why it is not."""
        try:
            if self.lease is None:
                self._resume(await self.hall.load(self.id))
            now = self.hall.now()
            if flagged := wishes.flag(self.sitting, now):
                await self._commit(flagged, None)
            event = None if asked is None else asked.wish(self.sitting, now)
            if event is not None:
                await self._commit(event, asked)
            if self._list_due:
                await self._list(self.sitting, now)
        except Refusal as refusal:
            return refusal
        except Exception as error:
            log("wish-failed", level=logging.ERROR, table=self.id, error=error)
            return Refusal("wish-failed")
        return self.sitting.seq

    async def _commit(self, event: Event, asked: Asked | None) -> None:
        """Write an event, then tell everybody; `StoreAway` if it was not kept."""
        before = self.sitting
        after = before.after(event)  # whatever is wrong with it shows before it is written
        assert self.lease is not None
        try:
            with self.hall.figures.append_seconds.timed():
                await self.hall.store.append(
                    self.id, before.seq, [written(event)], epoch=self.lease.epoch
                )
        except StoreAway as away:
            if away.certain:
                raise
            await self._find_out(event, asked)
        except (Conflict, Stale):
            log("lease-lost", level=logging.WARNING, table=self.id)
            self.lose()
            raise Refusal("table-elsewhere") from None
        except Exception as error:
            log("append-failed", level=logging.ERROR, table=self.id, error=error)
            await self._find_out(event, asked)
        await self._happened(before, event, after)

    async def _find_out(self, event: Event, asked: Asked | None) -> None:
        """Read the log to see whether an event was kept; `StoreAway` if it was not."""
        self._certain.clear()
        if asked is not None:
            asked.tell(StoreAway(certain=False))  # it may take long
        loaded = await self._read_again()
        last = loaded.story.events[-1]
        if loaded.sitting.seq == self.sitting.seq + 1 and written(last) == written(event):
            self.lease = loaded.lease
        else:
            self._resume(loaded)
            raise StoreAway

    async def _read_again(self) -> Loaded:
        """Read the table until that succeeds, and refuse commands meanwhile."""
        with self._inbox.refusing(StoreAway):
            while True:
                await asyncio.sleep(PAUSE)
                await self.hall.store.availability.wait(PAUSE)
                if self._ended:
                    raise Refusal("table-closed")
                try:
                    return await self.hall.load(self.id)
                except StoreAway:
                    continue
                except Exception as error:
                    log("table-not-loaded", level=logging.ERROR, table=self.id, error=error)

    def _resume(self, loaded: Loaded) -> None:
        """Go on with a table that was read again: as it is, if nothing has happened."""
        if loaded.sitting.seq == self.sitting.seq:
            self.lease = loaded.lease
        else:
            self._install(loaded)

    def _install(self, loaded: Loaded) -> None:
        """Replace the table by one that was read again, and show it to everybody who watches."""
        self.acting.stop()
        self.sitting, self._story, self.lease = loaded.sitting, loaded.story, loaded.lease
        self.audience.show_anew(self.sitting, self.hall.now())

    async def _happened(self, before: Sitting, event: Event, after: Sitting) -> None:
        """Go on after an event that is on disk."""
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
        except StoreAway:
            pass  # it is tried again after the next event
        except Exception as error:
            log("snapshot-failed", level=logging.ERROR, table=self.id, error=error)

    def _unlisted(self, event: Event) -> bool:
        """Whether the lobby has to hear of an event: of moves and chat now and then."""
        return not isinstance(event, Played | Said) or event.at - self._listed > LIST_EVERY

    async def _list(self, sitting: Sitting, at: float) -> None:
        """Tell the lobby, and keep what came of a game that is over, before anybody asks for it."""
        self._listed = at
        self._list_due = False
        try:
            await self.hall.changed(sitting)
        except StoreAway:
            self._list_due = True
        except Exception as error:  # it is in the log, and listed when the table is loaded again
            log("listing-failed", level=logging.ERROR, table=self.id, error=error)
