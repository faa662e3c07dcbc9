"""A table of the club as one client knows it, and what can be done there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TYPE_CHECKING

from klub.client.failure import Refused, refused_here
from klub.client.knowledge import Knowledge
from klub.client.live import Live
from klub.client.record import checked
from klub.client.session import Session
from klub.client.turn import Turn
from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.table import Record, read_record
from klub.wire import asked
from klub.wire.advice import AnyHint, Hints, MarkedTurn, Review
from klub.wire.asked import FromClient
from klub.wire.told import GameView, Line, News, Snapshot, TableInfo

if TYPE_CHECKING:
    from klub.client.club import Club


AGREED = "rematch-already"
"""Why a rematch is refused to somebody who has asked for it before."""


AGAIN = 0.5
"""s until a review that is not done yet is asked for again."""


class Table:
    """Up to date by itself; `until` waits for it to be as you want."""

    def __init__(self, club: "Club", session: Session, knowledge: Knowledge) -> None:
        self.club = club
        self.session = session
        self.known = knowledge
        """All that was told so far."""

    @property
    def id(self) -> str:
        """The unguessable id of the table."""
        return self.known.table

    @property
    def link(self) -> str:
        """Whoever has this address finds the table."""
        return f"{self.club.url}/t/{self.id}"

    @property
    def info(self) -> TableInfo:
        """Who sits where, the options, whose turn it is, who has won."""
        return self.known.info

    @property
    def view(self) -> GameView | None:
        """The game as this client may see it; none before it begins."""
        return self.known.view

    @property
    def seq(self) -> int:
        """The number of the last news."""
        return self.known.seq

    @property
    def said(self) -> tuple[Line, ...]:
        """What was said last at the table."""
        return tuple(self.known.said)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.info.status == "over"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats from which this client plays."""
        return tuple(
            Seat(number)
            for number, chair in enumerate(self.info.seats)
            if chair.who is not None and chair.who == self.club.who and chair.gave_up is None
        )

    @property
    def to_move(self) -> Seat | None:
        """The own seat that is to move, if one is."""
        seat = self.info.to_move
        return Seat(seat) if seat is not None and seat in self.seats else None

    async def sit(self, seat: int, name: str | None = None) -> None:
        """Sit down."""
        await self._ask(asked.Sit(table=self.id, seat=seat, name=name or self.club.name))

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Put a bot of the club on a free seat, as the host."""
        await self._ask(asked.SeatBot(table=self.id, seat=seat, bot=bot))

    async def stand(self, seat: int) -> None:
        """Leave a seat before the game, or clear one as the host."""
        await self._ask(asked.Stand(table=self.id, seat=seat))

    async def start(self) -> None:
        """Begin the game, as the host."""
        await self._ask(asked.Start(table=self.id))

    async def play(self, seat: int, move: str) -> None:
        """Make a move, in the notation of the game."""
        await self._ask(asked.Move(table=self.id, seat=seat, move=move))

    async def undo(self) -> None:
        """Take the own last move back, if it showed nothing new."""
        await self._ask(asked.Undo(table=self.id))

    async def give_up(self, seat: int | None = None) -> None:
        """Resign from a seat; from the first of the own ones if none is said."""
        chosen = seat if seat is not None else next(iter(self.seats), Seat(0))
        await self._ask(asked.GiveUp(table=self.id, seat=chosen))

    async def say(self, text: str) -> None:
        """Write to the table."""
        await self._ask(asked.Say(table=self.id, text=text))

    async def mute(self, who: str, *, on: bool = True) -> None:
        """Silence somebody, or let them speak again, as the host."""
        await self._ask(asked.Mute(table=self.id, who=who, on=on))

    async def remove(self, who: str) -> None:
        """Send somebody away, as the host."""
        await self._ask(asked.Remove(table=self.id, who=who))

    async def report(self, who: str, text: str) -> None:
        """Tell those who run the club about somebody."""
        await self.session.ask(asked.Report(table=self.id, who=who, text=text))

    async def rematch(self) -> "Table":
        """Go on at another table with the same players; it begins when all of them have asked."""
        try:
            await self._ask(asked.Rematch(table=self.id))
        except Refused as refused:
            if refused.message != AGREED:
                raise
        assert self.info.rematch is not None
        return await self.club.join(self.info.rematch)

    async def record(self) -> Record:
        """The whole game, once it is over; its luck is checked against what was promised."""
        if not self.over:
            raise refused_here(Refusal("client-record-early"))
        data = await self.club.http.fetched(f"/api/tables/{self.id}/record")
        return await asyncio.to_thread(checked, read_record(data), self.known.commitment)

    async def hints(self, seat: int | None = None) -> tuple[AnyHint, ...]:
        """What could be played from a seat of one's own whose turn it is, the best first."""
        chosen = seat if seat is not None else next(iter(self.seats), Seat(0))
        path, body = f"/api/tables/{self.id}/hint", {"seat": chosen}
        return (await self.club.http.post(path, body, Hints)).moves

    async def review(self) -> AsyncIterator[MarkedTurn]:
        """How good each turn was, once the game is over, as the club gets on with it."""
        told = 0
        while True:
            found = await self.club.http.get(f"/api/tables/{self.id}/review", Review)
            for turn in found.turns[told:]:
                yield turn
            told = len(found.turns)
            if told == found.of:
                return
            await asyncio.sleep(AGAIN)

    async def turns(self) -> AsyncIterator[Turn]:
        """Each time that one of the own seats is to move, until the game is over.

        A turn whose move was refused, or is unsure, comes again if it is still to be played.
        """
        last = -1
        while True:
            await self.known.until(partial(self._due, last))
            seat, view = self.to_move, self.view
            if self.over or seat is None or view is None:
                return
            turn = Turn(self, seat, view, self.known.moment)
            yield turn
            last = turn.moment - 1 if turn.again else turn.moment

    def news(self) -> AsyncIterator[News | Snapshot]:
        """All that happens from now on, in order; a snapshot stands for news that were missed."""
        return self.known.listen()

    async def until(self, condition: Callable[["Table"], bool]) -> None:
        """Wait until ``condition`` holds; it is looked at whenever something changes."""
        await self.known.until(lambda: condition(self))

    def live(self) -> Live:
        """The hands at a turn of Kluster that is to be played from an own seat."""
        seat = self.to_move
        if seat is None or self.info.game != "kluster":
            raise refused_here(Refusal("client-not-live"))
        return Live(self, seat)

    async def leave(self) -> None:
        """Be told no more. Seats are kept."""
        await self.session.unwatch(self.id)

    def _due(self, after: int) -> bool:
        """Whether there is a turn to play that has come up since, or never will be again."""
        if not self.known.fresh:
            return False
        return self.over or (self.to_move is not None and self.known.moment > after)

    async def _ask(self, wish: FromClient) -> None:
        """Ask, and wait until what came of it is known here too."""
        seq = await self.session.ask(wish)
        await self.known.until(lambda: self.known.seq >= seq and self.known.fresh)
