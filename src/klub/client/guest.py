"""A bot that plays in an arena elsewhere: it waits at the meeting and goes where it is called."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from secrets import randbits

from klub.bot import Called, bot
from klub.client import meeting
from klub.client.bot import ending, play
from klub.client.club import Club
from klub.client.failure import Refused, Unreachable, Unsure
from klub.client.meeting import Call, Over, host_here
from klub.client.table import Table
from klub.i18n import text

PAUSE = 1.0
"""s between two looks at the tables of the club while no arena is there."""


class Guest:
    """Somebody whom an arena calls by a name."""

    def __init__(self, club: Club, name: str, called: Called, tell: Callable[[str], None]) -> None:
        self._club = club
        self._name = name
        self._called = called
        self._tell = tell
        self._meeting: Table | None = None
        self._heard: set[Call | Over] = set()

    async def stay(self) -> None:
        """Play every game to which the arena calls, until it closes the meeting.

        Who is called to another game, or hears that this one is over, gives it up.
        """
        said = await self._next()
        while said is not None:
            following = asyncio.create_task(self._next())
            try:
                if isinstance(said, Call):
                    await self._play_until(said, following)
                said = await following
            finally:
                following.cancel()

    async def _play_until(self, call: Call, following: asyncio.Task[Call | Over | None]) -> None:
        """A game to its end, or until the arena says something else."""
        playing = asyncio.create_task(self._play(call))
        try:
            await asyncio.wait({playing, following}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            playing.cancel()
            await asyncio.wait({playing})  # it gives up before the line is closed
        if not playing.cancelled():
            playing.result()

    async def _next(self) -> Call | Over | None:
        """What the arena says next to this bot; nothing once it has closed the meeting."""
        while True:
            here = self._meeting
            if here is not None:
                await here.until(
                    lambda one: one.over or bool(self._unheard(one)) or not host_here(one)
                )
                if here.over:
                    return None
                if said := self._unheard(here):
                    self._heard.add(said)
                    return said
            await self._find()

    def _unheard(self, here: Table) -> Call | Over | None:
        """The last of what the arena has said to this bot, unless it was heard before."""
        for line in reversed(here.said):
            said = meeting.read(line.text) if line.who == here.info.host else None
            if isinstance(said, Over) or (isinstance(said, Call) and said.name == self._name):
                return None if said in self._heard else said
        return None

    async def _find(self) -> None:
        """Look for an arena until there is one, or until the one that was there has closed."""
        while self._meeting is None or not (self._meeting.over or host_here(self._meeting)):
            for row in await self._club.tables():
                if row.names == (meeting.HOST,) and row.status == "open":
                    await self._come(await self._club.join(row.table))
                    if self._meeting is not None and host_here(self._meeting):
                        return
            await asyncio.sleep(PAUSE)

    async def _come(self, there: Table) -> None:
        """Say that one is ready, if the arena is there to hear it."""
        if there is self._meeting:
            return
        if not host_here(there):
            await there.leave()
            return
        if self._meeting is not None:
            await self._meeting.leave()
        self._meeting = there
        await meeting.say(there, meeting.ready(self._name))
        self._tell(text("client-ready", name=self._name, url=there.link))

    async def _play(self, call: Call) -> None:
        """A game to its end; a bot that fails has given it up."""
        table = await self._club.join(call.table)
        player = bot(table.info.game, self._called)
        try:
            if call.seat not in table.seats:
                with suppress(Unsure):
                    await table.sit(call.seat, self._name)
            await play(table, player, Random(randbits(128)))
            self._tell(ending(table))
        except Unreachable:
            raise
        except (Exception, SystemExit) as error:
            told = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
            self._tell(text("client-game-lost", table=table.id, error=told))
        finally:
            await _rise(table)


async def _rise(table: Table) -> None:
    """Leave a table for good, and nobody there waits for this bot."""
    for seat in table.seats if not table.over else ():
        with suppress(Refused, Unsure):
            await (table.give_up(seat) if table.info.status == "playing" else table.stand(seat))
    await table.leave()
