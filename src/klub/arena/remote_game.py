"""One game at a table of a club, between bots of this process and bots elsewhere."""

import asyncio
import sys
import time
from collections.abc import Coroutine
from contextlib import redirect_stdout, suppress
from functools import partial
from typing import Any

from klub.arena.ended import Ended, Forfeit
from klub.arena.game import failure, luck_of
from klub.arena.pairing import Order
from klub.arena.tournament import Tournament
from klub.bot import bot
from klub.client import Refused, Table, Unreachable, Unsure
from klub.client.bot import make
from klub.client.eyes import seen
from klub.client.meeting import Call, Over, say
from klub.engine.contract import AnyBot, Seat
from klub.games import game
from klub.i18n import text
from klub.table.seed import numbered_seed

EMPTY = "seats-free"
"""Why a game is not begun whose player has just stood up again."""


class RemoteGame:
    """A game from the call to the bots until it is told; the arena sits for those who are here."""

    def __init__(
        self, tournament: Tournament, order: Order, meeting: Table, table: Table, patience: float
    ) -> None:
        self._tournament = tournament
        self._order = order
        self._meeting = meeting
        self._table = table
        self._patience = patience
        entrants = [tournament.entrants[one] for one in order.seats]
        self._away = {n: one.called.name for n, one in enumerate(entrants) if one.remote}
        """By seat, what those are called who play elsewhere."""
        self._here = {n: one.called for n, one in enumerate(entrants) if not one.remote}
        self._bots: dict[Seat, AnyBot] = {}
        self._seed = numbered_seed(tournament.seed, order.index)
        """The luck of the bots here; the cards are the club's."""
        self._moves = 0
        self._seconds = [0.0] * len(entrants)

    async def played(self) -> Ended:
        """The game; whoever fails, does not come or does not move has lost it."""
        forfeit = await self._begin() or await self._first(self._play(), self._watch())
        if forfeit is not None:
            await self._break_off()
        return await self._told(forfeit)

    async def _begin(self) -> Forfeit | None:
        """Call the bots to their seats, and begin when they have come."""
        for seat, name in self._away.items():
            await say(self._meeting, str(Call(self._table.id, seat, name)))
        try:
            async with asyncio.timeout(self._patience):
                while self._table.info.status == "open":
                    await self._table.until(lambda one: all(c.who for c in one.info.seats))
                    await self._start()
        except TimeoutError:
            absent, *_ = self._wrong(empty=True) or self._away
            return Forfeit(absent, text("arena-absent", seconds=f"{self._patience:g}"))
        return None

    async def _start(self) -> None:
        """Begin the game, or send whoever sits on the seat of another from it."""
        try:
            for seat in self._wrong(empty=False):
                await self._table.stand(seat)
                return
            await self._table.start()
        except Unsure:
            pass  # the table shows whether it was done
        except Refused as refused:
            if refused.message != EMPTY:
                raise

    def _wrong(self, *, empty: bool) -> list[int]:
        """The seats of bots elsewhere where somebody else sits, and perhaps those of nobody."""
        chairs = self._table.info.seats
        return [
            seat
            for seat, name in self._away.items()
            if chairs[seat].name != name and (empty or chairs[seat].who)
        ]

    async def _first(self, *work: Coroutine[Any, Any, Forfeit | None]) -> Forfeit | None:
        """What comes of whichever ends first; the others are ended then."""
        tasks = [asyncio.create_task(one) for one in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            return next(filter(None, [one.result() for one in done]), None)
        finally:
            for one in tasks:
                one.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self) -> Forfeit | None:
        """Play for those who are here, until the game is over or one of them fails."""
        async for turn in self._table.turns():
            view = seen(turn.view, self._table.info.options, turn.seat)
            try:
                await make(turn, await asyncio.to_thread(self._think, turn.seat, view))
            except Unsure:
                pass  # it comes again if it is still to be played
            except Unreachable:
                raise
            except (Exception, SystemExit) as error:
                return Forfeit(turn.seat, failure(error))
        return None

    def _think(self, seat: Seat, view: Any) -> Any:
        """The move of a bot that is here."""
        # What a bot prints must not get between the lines of the arena.
        with redirect_stdout(sys.stderr):
            if seat not in self._bots:
                self._bots[seat] = bot(self._tournament.game, self._here[seat])
            self._moves += 1
            begun = time.perf_counter()
            move = self._bots[seat](view, luck_of(self._seed, self._moves))
            self._seconds[seat] += time.perf_counter() - begun
        return move

    async def _watch(self) -> Forfeit | None:
        """Look how long those elsewhere take, until the game is over or one is lost."""
        while (gone := self._given_up()) is None and not self._table.over:
            seat, moment = self._table.info.to_move, self._table.known.moment
            begun = time.perf_counter()
            try:
                async with asyncio.timeout(self._patience if seat in self._away else None):
                    await self._table.until(partial(self._goes_on, moment))
            except TimeoutError:
                assert seat is not None
                return Forfeit(seat, text("arena-silent", seconds=f"{self._patience:g}"))
            if seat in self._away:
                self._seconds[seat] += time.perf_counter() - begun
        return None if gone is None else Forfeit(gone, text("arena-gave-up"))

    def _goes_on(self, moment: int, table: Table) -> bool:
        """Whether anything has come of the turn that was to be played at a moment."""
        return table.known.moment != moment or self._given_up() is not None

    def _given_up(self) -> int | None:
        """The seat of somebody elsewhere who has given up."""
        chairs = self._table.info.seats
        return next((seat for seat in self._away if chairs[seat].gave_up), None)

    async def _break_off(self) -> None:
        """End a game that somebody has lost: everybody gives up who is left."""
        if self._table.info.status == "playing":
            for seat in self._here:
                with suppress(Refused, Unsure):  # the game may be over already
                    await self._table.give_up(seat)
        await say(self._meeting, str(Over(self._table.id)))
        if self._table.info.status == "playing":
            with suppress(TimeoutError):  # nobody is left who could give up
                async with asyncio.timeout(self._patience):
                    await self._table.until(lambda one: one.over)

    async def _told(self, forfeit: Forfeit | None) -> Ended:
        """What is kept of the game; one that was never begun, or never ended, has no moves."""
        seed: str | None = self._seed
        moves: tuple[str, ...] = ()
        scores, winners = None, self._table.info.winners or ()
        if self._table.over:
            record = await self._table.record()
            seed, moves, scores = record.seed, record.moves, record.scores
        if forfeit is not None:
            scores = None
            winners = tuple(s for s in range(len(self._seconds)) if s != forfeit.seat)
        movers = [seat for line in moves for seat, _ in game(self._tournament.game).read(line)]
        return Ended(
            index=self._order.index,
            seats=self._order.seats,
            seed=seed or self._seed,
            winners=winners,
            scores=None if scores is None else tuple(dict(one) for one in scores),
            moves=moves,
            turns=tuple(movers.count(Seat(seat)) for seat in range(len(self._seconds))),
            seconds=tuple(round(one, 6) for one in self._seconds),
            forfeit=forfeit,
        )
