"""The club: its tables, those that are held in memory and all others."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any

from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.games import game, game_type
from klub.server import ending, opening, uptime
from klub.server.daily import seed_of, table_of, today
from klub.server.hinting import Hinting
from klub.server.key import Key
from klub.server.lesson import lesson
from klub.server.listing import listing
from klub.server.live.actor import LIVE, Actor
from klub.server.live.hall import Hall
from klub.server.live.story import Story, told
from klub.server.live.table import Lease, LiveTable, Loaded
from klub.server.live.thinking import Thinking
from klub.server.live.ticker import Ticker
from klub.server.opening import Opening
from klub.server.ops.kernels import Kernels
from klub.server.ops.logs import log
from klub.server.ops.metrics import Figures
from klub.server.reviewing import Reviewing
from klub.server.settings import Settings
from klub.server.stores import (
    Conflict,
    Identity,
    Node,
    Run,
    Stale,
    Status,
    Store,
    StoreAway,
    TableId,
    Unknown,
)
from klub.server.uptime import Uptime
from klub.table import wishes
from klub.table.event import Opened, Resumed, written
from klub.table.sitting import Sitting
from klub.wire.club import NewTable

LEASE = 3600.0
"""s for which a table is taken at a time."""
PUT_AWAY = 600.0
"""s after which a table that nobody needs is put away; it is loaded again when somebody comes."""
ROUND = 30.0
"""s between two looks at which tables nobody needs."""
RECENT = 24 * 3600.0
"""s for which an open table is looked at after a start."""
TOGETHER = 8
"""Tables that are loaded at once after a start."""


class Club:
    """Everything behind the sockets. `open` it, and `close` it."""

    def __init__(self, settings: Settings, store: Store, key: Key) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        self.kernels = Kernels()
        self.figures = Figures()
        self.figures.tables.read = self._counted
        self.preparing: set[Callable[[float], None]] = set()
        """Whom to tell how far the machine code is."""
        self.kernels.on_progress(self._prepared)
        loop = asyncio.get_running_loop()
        late = self.figures.ticker_resets.add
        self._hall = Hall(
            settings=settings,
            store=store,
            thinking=Thinking(settings.thinkers),
            tickers=tuple(Ticker(loop, late) for _ in range(settings.tickers)),
            kernels=self.kernels,
            figures=self.figures,
            changed=self._changed,
            load=self._read,
        )
        store.availability.on_back(self._store_back)
        self._uptime = Uptime(store, self._hall.now(), ())
        self._still: float | None = None
        """When the club began to close."""
        self.hinting = Hinting(self._hall.thinking, self.kernels)
        self.reviewing = Reviewing(self.kernels)
        self._tables: dict[TableId, LiveTable] = {}
        self._loading: dict[TableId, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    async def open(settings: Settings, store: Store) -> "Club":
        """A club that goes on where it was left."""
        club = Club(settings, store, await Key.of(store))
        club._uptime = await Uptime.of(store, club.now())
        club.kernels.start()
        club._spawn(club._go_on())
        club._spawn(club._keep_house())
        club._spawn(club._keep_time())
        return club

    async def close(self) -> None:
        """Finish what was begun; the tables go on when the club opens again."""
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.stop_clocks()
        await self._note_time()
        closing = (table.close() for table in self._tables.values())
        await asyncio.gather(*closing, return_exceptions=True)
        for ticker in self._hall.tickers:
            ticker.close()
        await self.reviewing.close()
        self._hall.thinking.close()
        await self.kernels.close()

    def stop_clocks(self) -> None:
        """Charge nobody from now on: the club closes, and its sockets are closed already."""
        self._still = self._still or self.now()

    async def probe(self) -> None:
        """Write a row that says that the club is open now; an error if the store does not take it.

        It is the row of `Uptime`, so that looking whether the club can write leaves nothing behind.
        """
        await self.store.keep_run(Run(self._uptime.began, self._still or self.now()))

    # --- Tables

    async def table(self, table: TableId) -> LiveTable:
        """A table, loaded if it was not."""
        held = self._tables.get(table)
        if held is not None and not held.closed:
            return held
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def now(self) -> float:
        """What time it is, in s since 1970."""
        return self._hall.now()

    def held(self, table: TableId) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(table)

    async def open_table(self, new: NewTable, host: Identity) -> TableId:
        """Open a table as somebody wants it; nothing is kept if any of it is refused."""
        table = TableId(token_urlsafe(16))
        await self.keep(opening.new_table(new, host, table, self._hall.now()))
        return table

    async def open_daily(self, name: str, who: Identity) -> TableId:
        """Somebody's try at today's challenge, begun now or before."""
        at = self._hall.now()
        day = today(at)
        table = table_of(self.key, day, name, who.id)
        if not await self.store.last_seq(table):
            values = game_type(name).presets.daily
            new = Opening(wishes.open_table(game(name), table, who.id, values, at, daily=day))
            new.sit(Seat(0), who.id, who.name)
            new.start(seed_of(self.key, day, name))
            with suppress(Conflict, Stale):  # asked for twice at the same moment
                await self.keep(new)
        return table

    async def open_lesson(self, name: str, who: Identity) -> TableId:
        """A table at which somebody learns a game, a new one each time."""
        table = TableId(token_urlsafe(16))
        await self.keep(lesson(name, who, table, self._hall.now()))
        return table

    def must_be_ready(self, sitting: Sitting) -> None:
        """Refuse what needs machine code that is not there yet."""
        if sitting.game.name == LIVE and self.kernels.done < 1:
            raise Refusal("turn-preparing")

    def _prepared(self, done: float) -> None:
        for tell in list(self.preparing):
            tell(done)

    def _counted(self) -> dict[tuple[str, ...], float]:
        """Tables in memory by game and status."""
        counts: dict[tuple[str, ...], float] = {}
        for table in self._tables.values():
            key = (table.sitting.opened.game, table.sitting.status)
            counts[key] = counts.get(key, 0) + 1
        return counts

    # --- From and to the store

    async def keep(self, new: Opening) -> None:
        """Write a new table, with all that has happened at it."""
        if new.sitting.clock is not None:
            self.must_be_ready(new.sitting)
        await self.store.append(new.table, 0, [written(event) for event in new.events])
        await self._list(new.sitting, new.sitting.opened.at)
        if new.sitting.status == "playing":
            await self.table(new.table)

    async def _load(self, table: TableId) -> LiveTable:
        """Read a table and run it; while the database takes no writes, it can only be shown."""
        try:
            loaded = await self._read(table)
        except StoreAway:
            loaded = Loaded(*await self._folded(table), lease=None)
        live = LiveTable(self._hall, loaded)
        self._tables[table] = live
        live.start(Actor(live))
        with suppress(StoreAway):  # it is listed when the database is back
            await self._reconcile(loaded.sitting)
        return live

    async def _read(self, table: TableId) -> Loaded:
        """Take a table for this machine and read it; a clock that ran before a restart is set."""
        if not await self.store.last_seq(table):
            raise Unknown("table-unknown")
        lease = await self._leased(table)
        sitting, story = await self._folded(table)
        clock = sitting.clock
        now = self._hall.now()
        ran = clock is not None and clock.running is not None
        if clock is not None and ran and not self._uptime.began <= clock.since <= now:
            resumed = Resumed(at=now, used=self._uptime.used(clock.since))
            await self.store.append(table, story.seq, [written(resumed)], epoch=lease.epoch)
            sitting, story = sitting.after(resumed), story.after(resumed)
        return Loaded(sitting, story, lease)

    async def _folded(self, table: TableId) -> tuple[Sitting, Story]:
        """A table from its log."""
        story = await told(self.store, table)
        if story is None:
            raise Unknown("table-unknown")
        opened = story.events[0]
        assert isinstance(opened, Opened)
        return story.sitting(game(opened.game)), story

    async def _leased(self, table: TableId) -> Lease:
        """Take a table for this machine, or keep it."""
        now = self._hall.now()
        until = now + LEASE
        epoch = await self.store.take_lease(table, Node(self.settings.node), now, until)
        if epoch is None:
            raise Refusal("table-elsewhere")
        return Lease(epoch, until)

    async def _reconcile(self, sitting: Sitting) -> None:
        """List a table as it is, if the club was closed before it was listed so."""
        listed = await self.store.table(TableId(sitting.opened.table))
        if listed is None or listed.status != sitting.status:
            await self._changed(sitting)

    async def _changed(self, sitting: Sitting) -> None:
        """List a table as it is now; keep what came of it, once."""
        now = self._hall.now()
        if sitting.status == Status.OVER:
            table = TableId(sitting.opened.table)
            listed = await self.store.table(table)
            known = listed is not None and listed.status is Status.OVER
            if not known or await self.store.result(table) is None:
                await ending.settle(self.store, sitting, now)
        await self._list(sitting, now)

    async def _list(self, sitting: Sitting, changed: float) -> None:
        """Write down how a table is; nobody looks for a lesson again, nor is one gone on with."""
        if not sitting.opened.lesson:
            await self.store.save_table(listing(sitting, changed))

    def _store_back(self) -> None:
        """Let every table do what it could not do while the database was away."""
        for table in self._tables.values():
            table.wake()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- In the background

    async def _go_on(self) -> None:
        """Load the tables at which something may happen by itself: bots, clocks."""
        gate = asyncio.Semaphore(TOGETHER)
        loaded = 0

        async def one(table: TableId) -> None:
            nonlocal loaded
            async with gate:
                try:
                    await self._kept_trying(table)
                    loaded += 1
                except Refusal as refusal:
                    log("table-not-loaded", table=table, message=refusal.message)
                except Exception as error:
                    log("table-not-loaded", level=logging.ERROR, table=table, error=error)

        playing = await self.store.tables(statuses=(Status.PLAYING,))
        # A game may have begun just before the club was closed, and not be listed so.
        fresh = await self.store.tables(
            statuses=(Status.OPEN,), changed_after=self._hall.now() - RECENT
        )
        waiting = (*playing, *fresh)
        await asyncio.gather(*(one(listed.id) for listed in waiting))
        if waiting:
            log("tables-go-on", tables=len(waiting))
        if loaded == len(waiting):
            await self._uptime.forget()

    async def _kept_trying(self, table: TableId) -> None:
        """Load a table, however long the database is away."""
        while True:
            try:
                await self.table(table)
            except StoreAway:
                await self.store.availability.wait()
            else:
                return

    async def _keep_time(self) -> None:
        """Write down every few seconds until when the club was open."""
        while True:
            await asyncio.sleep(uptime.EVERY)
            await self._note_time()

    async def _note_time(self) -> None:
        """Write it down if any clock runs."""
        clocks = (table.sitting.clock for table in self._tables.values())
        if any(clock is not None and clock.running is not None for clock in clocks):
            await self._uptime.keep(self._still or self.now())

    async def _keep_house(self) -> None:
        """Put away what nobody needs, and keep what is needed."""
        while True:
            await asyncio.sleep(ROUND)
            now = self._hall.now()
            for table in list(self._tables.values()):
                try:
                    await self._look_after(table, now)
                except StoreAway:
                    continue
                except Exception as error:
                    log("housekeeping-failed", level=logging.ERROR, table=table.id, error=error)

    async def _look_after(self, table: LiveTable, now: float) -> None:
        """Put a table away that nobody needs; keep the lease of another."""
        if table.unneeded(now - PUT_AWAY):
            await table.close()
            if self._tables.get(table.id) is table:
                del self._tables[table.id]
        elif table.lease is not None and table.lease.until - now < LEASE / 2:
            try:
                table.lease = await self._leased(table.id)
            except StoreAway:
                raise
            except Refusal:  # another machine has it
                table.lose()
