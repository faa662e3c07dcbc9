"""Where the wishes of one client are fulfilled: each becomes an event at a table, or is refused."""

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine
from secrets import token_hex
from typing import Any

from klub.engine.errors import Refusal
from klub.games import bots
from klub.server.accounts.limits import Limits, Rate
from klub.server.club import Club
from klub.server.live.audience import Watcher
from klub.server.live.table import LiveTable
from klub.server.ops.logs import log
from klub.server.reason import reason
from klub.server.rematch import rematch
from klub.server.stores import Identity, IdentityId, Report, ReportId, TableId
from klub.table import wishes
from klub.table.event import Event
from klub.table.seed import new_seed
from klub.table.sitting import Sitting
from klub.wire import asked, codec, told
from klub.wire.inputs import TurnInput

MOST_TABLES = 32
"""Tables that one client may watch."""


class Desk:
    """Knows the client, and which tables it watches."""

    def __init__(
        self, club: Club, limits: Limits, watcher: Watcher, identity: Identity | None
    ) -> None:
        self._club = club
        self._limits = limits
        self._watcher = watcher
        self._identity = identity
        self._watched: set[TableId] = set()
        self._playing: set[asyncio.Task[None]] = set()
        """Turns in short, which go on even if the client goes."""
        self._left = False

    async def fulfil(self, wish: asked.FromClient) -> None:
        """Do what is asked for and say so; refusals are raised."""
        if isinstance(wish, asked.Unwatch):
            self._unwatch(TableId(wish.table))
            self._done(wish, 0)
            return
        table = await self._club.table(TableId(wish.table))
        if isinstance(wish, asked.Watch):
            if wish.since is not None and table.finding_out:
                self._spawn(self._watch_later(table, wish))
            else:
                self._watch(table, wish)
            return
        if self._identity is None:
            raise Refusal("who-first")
        if isinstance(wish, TurnInput):
            if table.id not in self._watched:
                raise Refusal("watch-first")
            table.acting.input(self._watcher, wish)  # answered when it was taken
        elif isinstance(wish, asked.Move) and table.acting.live:
            # It takes as long as the hand takes, and the player may speak meanwhile.
            self._spawn(self._play(table, wish, self._identity))
        else:
            self._done(wish, await self._asked(table, wish, self._identity))

    def leave(self) -> None:
        """The client has gone."""
        self._left = True
        for table in list(self._watched):
            self._unwatch(table)

    async def _asked(self, table: LiveTable, wish: asked.FromClient, identity: Identity) -> int:
        """Have a wish at a table fulfilled."""
        rates = self._limits.rates
        match wish:
            case asked.Start() if table.sitting.opened.base is not None:
                self._club.must_be_ready(table.sitting)  # before a clock runs
            case asked.Rematch():
                return await rematch(self._club, table, identity.id)
            case asked.Say():
                self._count("chat", rates.chat_lines, identity)
                # They may have another name by now.
                identity = await self._club.store.identity(identity.id) or identity
            case asked.Report(who=about, text=text):
                self._count("reports", rates.reports, identity)
                return await self._report(table, identity, IdentityId(about), text)
        here = table.audience.here
        return await table.ask(lambda sitting, at: _event(sitting, identity, wish, at, here))

    async def _play(self, table: LiveTable, wish: asked.Move, identity: Identity) -> None:
        """Play a turn in short."""
        try:
            seq = await table.acting.plan(identity.id, wish.seat, wish.move)
        except Refusal as refusal:
            self._refuse(wish, refusal)
        except Exception as error:
            log("wish-failed", level=logging.ERROR, wish="move", table=wish.table, error=error)
            self._refuse(wish, Refusal("wish-failed"))
        else:
            self._done(wish, seq)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    async def _report(
        self, table: LiveTable, identity: Identity, about: IdentityId, text: str
    ) -> int:
        """Keep a complaint for those who run the club."""
        if not await self._club.store.identity(about):
            raise Refusal("identity-unknown")
        plain, number = text.replace("\0", " "), ReportId(token_hex(8))
        report = Report(number, identity.id, about, table.id, plain, time.time())
        await self._club.store.add_report(report)
        return table.sitting.seq

    def _count(self, what: str, rate: Rate, identity: Identity) -> None:
        if wait := self._limits.take(rate, (what, identity.id), time.time()):
            raise Refusal("too-fast", milliseconds=round(1000 * wait) + 1)

    def _done(self, wish: asked.FromClient, seq: int) -> None:
        if wish.id:
            self._watcher.mailbox.put(codec.written(told.Done(id=wish.id, seq=seq)))

    def _refuse(self, wish: asked.FromClient, refusal: Refusal) -> None:
        refused = told.Refused(id=wish.id, table=wish.table, reason=reason(refusal))
        self._watcher.mailbox.put(codec.written(refused))

    async def _watch_later(self, table: LiveTable, wish: asked.Watch) -> None:
        """Show a client what it missed once it is known what has happened."""
        await table.found_out()
        if not self._left:
            try:
                self._watch(table, wish)
            except Refusal as refusal:
                self._refuse(wish, refusal)

    def _watch(self, table: LiveTable, wish: asked.Watch) -> None:
        if table.id not in self._watched and len(self._watched) >= MOST_TABLES:
            raise Refusal("tables-many", most=MOST_TABLES)
        table.watch(self._watcher, wish.since)
        self._watched.add(table.id)
        self._done(wish, table.sitting.seq)

    def _unwatch(self, table: TableId) -> None:
        self._watched.discard(table)
        held = self._club.held(table)
        if held is not None:
            held.unwatch(self._watcher)


def _event(
    sitting: Sitting,
    identity: Identity,
    wish: asked.FromClient,
    at: float,
    here: Collection[str],
) -> Event | None:
    """The event that fulfils a wish; ``here`` are those who watch."""
    who = identity.id
    if who in sitting.removed:
        raise Refusal("sent-away")
    match wish:
        case asked.Sit(seat=seat, name=called):
            return wishes.sit(sitting, who, seat, called, at)
        case asked.SeatBot(seat=seat, bot=bot):
            return wishes.seat_bot(sitting, who, seat, bot, bots(sitting.opened.game), at)
        case asked.Stand(seat=seat):
            return wishes.stand(sitting, who, seat, at)
        case asked.Start():
            return wishes.start(sitting, who, new_seed(), at)
        case asked.Move(seat=seat, move=move):
            return wishes.play(sitting, who, seat, move, at)
        case asked.Undo():
            return wishes.undo(sitting, who, at)
        case asked.GiveUp(seat=seat):
            return wishes.give_up(sitting, who, seat, at)
        case asked.Say(text=text):
            names = [chair.name for chair in sitting.chairs if chair.who == who]
            return wishes.say(sitting, who, names[0] if names else identity.name, text, at)
        case asked.Mute(who=whom, on=on):
            return wishes.mute(sitting, who, whom, at, on=on, here=here)
        case asked.Remove(who=whom):
            return wishes.remove(sitting, who, whom, at, here=here)
    raise Refusal("wish-failed")
