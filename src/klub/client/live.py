"""Hands at a turn of Kluster: what they do goes to the club at once, what it shows comes back."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from klub.client.failure import Refused, Unsure
from klub.client.mirror import Mirror
from klub.engine.contract import Seat
from klub.games.kluster import input as hands
from klub.i18n import text
from klub.wire import inputs
from klub.wire.kluster import KlusterView
from klub.wire.told import TurnNow

if TYPE_CHECKING:
    from klub.client.table import Table
    from klub.client.turn import Turn

PACE = 1 / 60
"""s between two inputs; more often than this the club does not look."""
AHEAD = 8
"""Inputs that may be on their way: enough for 60 a second over a long line, and few enough that
hands do not run ahead of a club for which time passes slowly."""
CLOSED = "turn-closed"
"""Why an input is refused that came after a fault, after the time, or after the end."""
PREPARING = "turn-preparing"
"""Why one is refused that was sent before a club that has just opened has begun the turn anew."""


class Live:
    """One seat's hands in the turn that is being played.

    `hand` and `drag` come sixty times a second, so they do not wait for their own answer: if the
    club refuses one, a later call raises. The others wait until the club has said yes or no.
    Once the turn takes no more inputs, as after a fault, all of them do nothing.
    """

    def __init__(self, table: "Table", seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.turn: Turn | None = None
        """The turn that they play, which learns what goes wrong."""
        self._moment = table.known.moment
        self._course: int | None = None if self.now is None else self.mirror.course
        self._next = 0.0
        self._on_the_way: set[asyncio.Task[int]] = set()
        self._failure: BaseException | None = None

    @property
    def mirror(self) -> Mirror:
        """Where everything is, as of the last frame."""
        return self.table.known.mirror

    @property
    def now(self) -> TurnNow | None:
        """How far the turn has come."""
        return self.mirror.now

    @property
    def over(self) -> bool:
        """Whether the turn is over, and what came of it known."""
        return self.table.known.moment != self._moment

    @property
    def open(self) -> bool:
        """Whether hands may still act; not after a fault, the time or the end."""
        return not self.over and (self.now is None or self.now.phase == "open")

    @property
    def result(self) -> KlusterView | None:
        """The table after the turn; its ``last`` tells what came of it."""
        view = self.table.view
        return view if self.over and isinstance(view, KlusterView) else None

    async def hand(
        self,
        stone: int,
        x: float,
        y: float,
        z: float,
        *,
        yaw: float = 0.0,
        tilt: float = 0.0,
        down: bool = False,
        hand: int = 0,
    ) -> None:
        """Hold a stone here (m, degrees); it comes out of the stock if it is not in this hand."""
        await self._tell(
            inputs.HandTo(
                table=self.table.id,
                seat=self.seat,
                hand=hand,
                stone=stone,
                x=x,
                y=y,
                z=z,
                yaw=yaw,
                tilt=tilt,
                down=down,
            )
        )

    async def release(self, hand: int = 0) -> None:
        """Let go of the stone in a hand."""
        await self._ask(inputs.Release(table=self.table.id, seat=self.seat, hand=hand))

    async def put_back(self, hand: int = 0) -> None:
        """Put the stone in a hand back into the stock."""
        await self._ask(inputs.PutBack(table=self.table.id, seat=self.seat, hand=hand))

    async def grab(self, cord: int, node: int) -> None:
        """Take hold of a cord at one of its points."""
        await self._ask(inputs.Grab(table=self.table.id, seat=self.seat, cord=cord, node=node))

    async def drag(self, cord: int, x: float, y: float) -> None:
        """Draw the point of a cord that is held to here (m)."""
        await self._tell(inputs.Drag(table=self.table.id, seat=self.seat, cord=cord, x=x, y=y))

    async def let_go(self, cord: int) -> None:
        """Let go of a cord."""
        await self._ask(inputs.LetGo(table=self.table.id, seat=self.seat, cord=cord))

    async def end(self) -> None:
        """Say that the turn is over; if a duty is left the club refuses, and it goes on."""
        await self._ask(inputs.EndTurn(table=self.table.id, seat=self.seat))

    async def do(self, one: hands.Input) -> None:
        """Do what the engine calls an input, and wait until it was done."""
        place = {"table": self.table.id, "seat": self.seat}
        kinds = {hands.Hand: inputs.HandTo, hands.End: inputs.EndTurn}
        kind = kinds.get(type(one)) or getattr(inputs, type(one).__name__)
        await self._ask(kind(**place, **asdict(one)))

    async def until(self, condition: Callable[["Live"], bool]) -> None:
        """Wait until ``condition`` holds or the turn is over; it is looked at with each frame."""
        met = False

        def look() -> bool:
            nonlocal met
            met = self.over or condition(self)
            return met or self._failed()

        while not met:
            await self.table.known.until(look)
            self._raise()

    async def until_free(self) -> None:
        """Wait until everything rests and nothing keeps the player from ending the turn."""
        await self.until(lambda live: live.now is not None and live.now.duty is None)

    async def until_over(self) -> None:
        """Wait until the turn is over."""
        await self.until(lambda _: False)

    async def _tell(self, wish: inputs.TurnInput) -> None:
        """Send an input and go on."""
        await self._paced()
        while len(self._on_the_way) >= AHEAD:
            await asyncio.wait(self._on_the_way, return_when=asyncio.FIRST_COMPLETED)
        self._raise()
        if not self.open:
            return
        task = asyncio.create_task(self.table.session.ask(wish))
        self._on_the_way.add(task)
        task.add_done_callback(self._answered)

    async def _ask(self, wish: inputs.TurnInput) -> None:
        """Send an input once those before it are done, and wait until it is done too."""
        await self._paced()
        if self._on_the_way:
            await asyncio.wait(self._on_the_way)
            self._raise()
        if not self.open:
            return
        try:
            await self.table.session.ask(wish)
        except (Refused, Unsure) as failure:
            if not self._late(failure):
                self._note(failure)
                raise
        else:
            self._note(None)

    async def _paced(self) -> None:
        """Wait for the next moment at which the club looks, and see what it thought of the last."""
        clock = asyncio.get_running_loop().time
        # A moment that was missed is not made up for.
        self._next = max(self._next + PACE, clock())
        await asyncio.sleep(self._next - clock())
        await self.until(lambda live: live.now is not None)
        if self._course is None:
            self._course = self.mirror.course

    def _answered(self, task: asyncio.Task[int]) -> None:
        self._on_the_way.discard(task)
        failure = None if task.cancelled() else task.exception()
        if isinstance(failure, Refused) and failure.message == PREPARING:
            return  # how the turn goes on is told soon, and whether it began anew
        if failure and not self._late(failure):
            self._failure = failure
            self.table.known.look()

    def _late(self, failure: BaseException) -> bool:
        """Whether an input only came too late: a turn may end in the middle of a movement."""
        if isinstance(failure, Refused) and failure.message == CLOSED:
            return True
        return isinstance(failure, Refused | Unsure) and not self.open

    def _anew(self) -> bool:
        """Whether the turn began anew, so that nothing these hands did counts."""
        known = self.now is not None and self._course is not None
        return known and self.mirror.course != self._course

    def _failed(self) -> bool:
        return self.open and (self._failure is not None or self._anew())

    def _raise(self) -> None:
        """Raise what went wrong with an earlier input, once; or that all of it was in vain."""
        if not self._failed():
            return
        failure, self._failure = self._failure, None
        failure = failure or Unsure(text("client-turn-anew"))
        if isinstance(failure, Refused | Unsure):
            self._note(failure)
        raise failure

    def _note(self, failure: Refused | Unsure | None) -> None:
        if self.turn is not None:
            self.turn.failure = failure
