"""Games with bots in processes of their own, which sit down at tables of a club."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Any, TypeVar

from klub.arena.ended import Ended
from klub.arena.pairing import Order
from klub.arena.remote_game import RemoteGame
from klub.arena.tournament import Tournament
from klub.client import Club, Refused, Table, Unreachable, Unsure
from klub.client.meeting import HOST, ready
from klub.engine.errors import Refusal
from klub.i18n import text

TOO_OFTEN = "too-often"
"""Why a club refuses to open a table that it opens later."""

T = TypeVar("T")


class Remote:
    """Plays one game after the other as a guest of a club, which it enters for the first of them.

    Games of which nobody plays elsewhere are played in this process, as without a club.
    """

    def __init__(
        self, tournament: Tournament, url: str, patience: float, tell: Callable[[str], None]
    ) -> None:
        self._tournament = tournament
        self._url = url
        self._patience = patience
        self._tell = tell
        self._runner = asyncio.Runner()
        self._inside = AsyncExitStack()
        self._club: Club | None = None
        self._meeting: Table | None = None

    def __enter__(self) -> "Remote":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._runner as runner:
            runner.run(self._leave())

    def play(self, orders: Sequence[Order]) -> Iterator[Sequence[Ended]]:
        """All the games in order."""
        for order in orders:
            yield [self._run(self._played(order))]

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return self._runner.run(work)
        except Unreachable as error:
            raise Refusal("arena-club-away", detail=str(error)) from None

    async def _played(self, order: Order) -> Ended:
        if not any(self._tournament.entrants[one].remote for one in order.seats):
            # In a thread, so that the club and the bots hear of this arena meanwhile.
            return await asyncio.to_thread(self._tournament.played, order)
        meeting = self._meeting or await self._come_in()
        seats = [
            "open" if entrant.remote else f"me:{entrant.name}"
            for entrant in (self._tournament.entrants[one] for one in order.seats)
        ]
        table = await self._open(self._tournament.game, self._tournament.options, seats)
        try:
            return await RemoteGame(
                self._tournament, order, meeting, table, self._patience
            ).played()
        finally:
            await table.leave()

    async def _come_in(self) -> Table:
        """Enter the club, and wait until every bot has come to the meeting."""
        self._club = await self._inside.enter_async_context(Club(self._url, name=HOST))
        self._meeting = await self._open("clustered", {"players": 1}, ["me"], listed=True)
        await self._meeting.until(lambda _: self._tournament.game != "kluster" or self._prepared)
        await self._gather(self._meeting)
        return self._meeting

    @property
    def _prepared(self) -> bool:
        """Whether turns of Kluster can be played at once."""
        return self._club is not None and self._club.prepared == 1

    async def _gather(self, meeting: Table) -> None:
        """Wait until every bot has said that it is ready."""

        def missing() -> list[str]:
            said = {line.text for line in meeting.said}
            names = [one.called.name for one in self._tournament.entrants if one.remote]
            return [name for name in names if ready(name) not in said]

        if missing():
            self._tell(text("arena-remote-waiting", names=", ".join(missing()), url=self._url))
        try:
            async with asyncio.timeout(self._patience):
                await meeting.until(lambda _: not missing())
        except TimeoutError:
            name, *_ = missing()
            raise Refusal("arena-remote-missing", name=name, url=self._url) from None

    async def _open(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[str],
        *,
        listed: bool = False,
    ) -> Table:
        """Open a table, as soon as the club lets somebody open another one."""
        assert self._club is not None
        while True:
            try:
                return await self._club.open_table(game, options, seats=seats, listed=listed)
            except Refused as refused:
                if refused.message != TOO_OFTEN:
                    raise
                seconds = int(refused.arguments["seconds"])
            self._tell(text("arena-club-busy", seconds=seconds))
            await asyncio.sleep(seconds)

    async def _leave(self) -> None:
        """Close the meeting, so that bots wait no longer, and go."""
        with suppress(Refused, Unsure, Unreachable):
            if self._meeting is not None:
                await self._meeting.start()
                await self._meeting.give_up()
        await self._inside.aclose()
