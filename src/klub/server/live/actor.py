"""What goes on at a table between wishes: bots think, and turns of Kluster are lived through."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from klub.engine.contract import Json, Seat
from klub.engine.errors import Refusal
from klub.games.kluster.plan import Plan
from klub.server.live.audience import Watcher
from klub.server.live.mailbox import Sender
from klub.server.live.stage import Stage
from klub.server.live.table import LiveTable
from klub.server.ops.logs import log
from klub.server.stores import StoreAway
from klub.table import wishes
from klub.table.event import Event
from klub.table.sitting import Sitting
from klub.wire.inputs import TurnInput, input_of

LIVE = "kluster"
"""The game whose moves are lived through."""
BY_HAND = "*"
"""What a turn begins with that is told input by input."""
AGAIN = 1.0
"""s until a turn that failed is begun anew."""
KEEP_AGAIN = 0.1
"""s until a move is offered again that the database did not take."""

Position = tuple[int, Seat, bool]
"""How many plays there were, whose turn it is, and whether a bot takes it."""


class Actor:
    """Sees to it that the game at one table goes on."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.hall = table.hall
        self.live = table.sitting.game.name == LIVE
        self._stage = Stage(table, self._over, self._failed)
        self._position: Position | None = None
        self._task: asyncio.Task[None] | None = None
        self._plan: asyncio.Future[int] | None = None
        """Whoever waits for the end of a turn in short."""
        self._ending: asyncio.Task[None] | None = None
        self._trying = False
        """Whether a plan is being tried: one at a time, or one player could keep all waiting."""

    def prompt(self) -> None:
        """Begin what the position asks for, unless it is under way."""
        position = _position(self.table.sitting)
        if position == self._position:
            return
        self.stop()
        self._position = position
        if position is not None:
            _, seat, thinks = position
            if thinks:
                self._begin(self._think(seat))
            elif self.live:
                self._begin(self._wait_for_hands(seat))

    def stop(self) -> None:
        """Give up what is under way: it starts over when it is prompted again."""
        self._position = None
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._stage.close()
        plan, self._plan = self._plan, None
        if plan is not None and not plan.done():
            plan.set_exception(Refusal("turn-interrupted"))

    def joined(self, watcher: Watcher) -> None:
        """Show somebody who has just come the turn that is under way."""
        self._stage.joined(watcher)

    def left(self) -> None:
        """Somebody has gone."""
        self._stage.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(self._guarded(work))

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails here must show, for nobody waits for it."""
        position = self._position
        try:
            await work
        except Refusal as refusal:
            log("actor-refused", table=self.table.id, message=refusal.message)
            self._try_again(position)
        except Exception as error:
            log("actor-failed", level=logging.ERROR, table=self.table.id, error=error)
            self._try_again(position)

    # --- Bots

    async def _think(self, seat: Seat) -> None:
        """Let a bot choose, and play what it chose."""
        if self.live:
            await self.hall.kernels.ready()
        sitting = self.table.sitting
        begun = time.monotonic()
        move = await self.hall.thinking.move(sitting, seat, self.hall.luck())
        took = time.monotonic() - begun
        bot = sitting.chairs[seat].bot or "stand-in"
        self.hall.figures.bot_seconds.observe(took, game=sitting.game.name, bot=bot)
        if self.table.audience.watchers:
            await asyncio.sleep(max(0.0, self.hall.settings.bot_pause - took))
        if self.live:
            self._stage.open(seat, move)
            return
        (line,) = sitting.game.write([(seat, move)])
        await self._made(seat, line.partition(" ")[2], None)

    async def _made(self, seat: Seat, move: str, result: Json) -> int:
        """Put a move that has been made into the table's log, if it is still wanted.

        While the database is away it waits: a turn of Kluster that was played is not lost by that.
        """
        plays = -1 if self._position is None else self._position[0]
        certain = True

        def wish(sitting: Sitting, at: float) -> Event | None:
            if not certain and sitting.table is not None and len(sitting.table.plays) > plays:
                return None  # it was kept after all
            position = _position(sitting)
            if position is None or position[0] != plays:
                raise Refusal("turn-interrupted")
            return wishes.bot_plays(sitting, seat, move, result, at)

        while True:
            try:
                return await self.table.ask(wish)
            except StoreAway as away:
                certain = certain and away.certain
                await asyncio.sleep(KEEP_AGAIN)
                await self.hall.store.availability.wait()

    # --- Turns that are lived through

    async def _wait_for_hands(self, seat: Seat) -> None:
        """Open the turn of a person."""
        await self.hall.kernels.ready()
        self._stage.open(seat, None)

    def input(self, watcher: Watcher, wish: TurnInput) -> None:
        """Take an input of a hand for the next tick."""
        wishes.may_play(self.table.sitting, watcher.who or "", wish.seat)
        self.prompt()  # somebody quick has heard the news before the table went on
        if not self.live:
            raise Refusal("turn-none")
        turn = self._stage.turn
        if turn is None:
            raise Refusal("turn-preparing")
        turn.put(Seat(wish.seat), input_of(wish), Sender(watcher.mailbox, wish.id))

    async def plan(self, who: str, seat: int, text: str) -> int:
        """Play a turn in short: a hand follows it, for all to see."""
        sitting = self.table.sitting
        wishes.may_play(sitting, who, seat)
        if text.startswith(BY_HAND):  # before it is unpacked, for it may be made to be huge
            raise Refusal("turn-by-hand")
        ((_, move),) = sitting.game.read(f"{seat} {text}")
        assert isinstance(move, Plan)
        await self.hall.kernels.ready()
        if self._trying or self.table.closed:
            raise Refusal("turn-under-way")
        self.prompt()
        position = self._position
        self._trying = True
        try:
            if refusal := await self.hall.thinking.check(sitting, move):
                raise refusal
        finally:
            self._trying = False
        wishes.may_play(self.table.sitting, who, seat)
        turn = self._stage.turn
        under_way = self._plan is not None or (turn is not None and turn.touched)
        if under_way or position != self._position:
            raise Refusal("turn-under-way")
        self._plan = asyncio.get_running_loop().create_future()
        self._stage.open(Seat(seat), move)
        return await self._plan

    def _over(self, seat: Seat, move: str, result: Json) -> None:
        """A turn has come to its end."""
        # Not among what `stop` cancels: the move itself leads to the next position.
        plan, self._plan = self._plan, None
        self._ending = asyncio.create_task(self._end(seat, move, result, plan))

    async def _end(
        self, seat: Seat, move: str, result: Json, plan: "asyncio.Future[int] | None"
    ) -> None:
        """Keep a turn, and tell whoever waits for it."""
        answer: int | Refusal
        position = self._position
        try:
            answer = await self._made(seat, move, result)
        except Refusal as refusal:
            log("turn-not-kept", table=self.table.id, message=refusal.message)
            self._try_again(position)
            answer = refusal
        if plan is None or plan.done():
            return
        if isinstance(answer, Refusal):
            plan.set_exception(answer)
        else:
            plan.set_result(answer)

    def _failed(self, refusal: Refusal) -> None:
        """A turn that cannot be played on starts over."""
        plan, self._plan = self._plan, None
        if plan is not None and not plan.done():
            plan.set_exception(refusal)
        log("turn-failed", table=self.table.id, message=refusal.message)
        self._try_again(self._position)

    def _try_again(self, position: Position | None) -> None:
        """Begin anew, after a while, what failed; unless the game has gone on meanwhile."""
        if position == self._position:
            self.stop()
            asyncio.get_running_loop().call_later(AGAIN, self._prompt_again)

    def _prompt_again(self) -> None:
        if not self.table.closed and self._position is None:
            self.prompt()


def _position(sitting: Sitting) -> Position | None:
    seat = sitting.to_move
    if seat is None or sitting.table is None:
        return None
    return len(sitting.table.plays), seat, sitting.chairs[seat].thinks_itself
