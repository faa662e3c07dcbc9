"""What a client knows of one table: plain data, brought up to date by what the club tells."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable

from msgspec.structs import replace

from klub.client.failure import refused_here
from klub.client.mirror import Mirror
from klub.engine.errors import Refusal
from klub.wire.frame import Moved
from klub.wire.kluster import KlusterView
from klub.wire.told import (
    GameView,
    Line,
    News,
    Presence,
    Snapshot,
    TableInfo,
    TurnEvent,
    TurnNow,
)

REMEMBERED = 100
"""Of what was said, the last so many."""

AboutTable = Snapshot | News | Presence | TurnEvent | TurnNow | Moved
Condition = Callable[[], bool]


class Knowledge:
    """The fold of all that was told of a table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seq = 0
        """The last news."""
        self.fresh = False
        """Whether ``info`` and ``view`` are as of the last news, and no later ones on their way."""
        self.view: GameView | None = None
        self.viewer: int | None = None
        """Through whose eyes the view is."""
        self.said: deque[Line] = deque(maxlen=REMEMBERED)
        self.moment = 0
        """Grows with each change of the game itself, so that no turn is taken for another."""
        self.commitment: str | None = None
        """What was promised of the seed when this client first heard of the game."""
        self.mirror = Mirror()
        self._info: TableInfo | None = None
        self._waiting: list[tuple[Condition, asyncio.Future[None]]] = []
        self._listening: list[asyncio.Queue[News | Snapshot | None]] = []
        self._failure: Exception | None = None
        self._left = False
        """Whether it was wished to hear no more."""

    @property
    def info(self) -> TableInfo:
        """All that is known of the table besides its game."""
        assert self._info is not None, "nothing has been told yet"
        return self._info

    @property
    def known(self) -> bool:
        """Whether anything has been told yet."""
        return self._info is not None

    def hear(self, told: AboutTable) -> bool:
        """Take in what is told; false if news are missing before it, which is then not taken."""
        match told:
            case Snapshot():
                self._snapshot(told)
            case News():
                if told.seq <= self.seq:
                    return True
                if told.seq > self.seq + 1:
                    return False
                self._news(told)
            case Presence():
                self._presence(told)
            case Moved():
                self.mirror.move(told)
            case TurnNow() | TurnEvent():
                self.mirror.hear(told)
        self.look()
        return True

    async def until(self, condition: Condition) -> None:
        """Wait until ``condition`` holds."""
        if self._failure:
            raise self._failure
        if condition():
            return
        entry = (condition, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        try:
            await entry[1]
        finally:
            if entry in self._waiting:
                self._waiting.remove(entry)

    async def _heard(
        self, queue: asyncio.Queue[News | Snapshot | None]
    ) -> AsyncIterator[News | Snapshot]:
        try:
            while (told := await queue.get()) is not None:
                yield told
        finally:
            if queue in self._listening:
                self._listening.remove(queue)
        if self._failure and not self._left:
            raise self._failure

    def listen(self) -> AsyncIterator[News | Snapshot]:
        """All news from now on."""
        queue: asyncio.Queue[News | Snapshot | None] = asyncio.Queue()
        self._listening.append(queue)
        return self._heard(queue)

    def close(self, failure: Exception | None) -> None:
        """Nothing more will be told; ``failure`` says why, if that was not wanted."""
        self._left = failure is None
        self._failure = failure or refused_here(Refusal("client-left"))
        for queue in self._listening:
            queue.put_nowait(None)
        for _, future in self._waiting:
            if not future.done():
                future.set_exception(self._failure)
        self._waiting.clear()

    def _snapshot(self, told: Snapshot) -> None:
        missed = self.known and told.seq > self.seq
        self.seq = told.seq
        self.said = deque(told.said, maxlen=REMEMBERED)
        self._game(told.info, told.viewer, told.view)
        if missed:
            self._spread(told)

    def _news(self, told: News) -> None:
        self.seq, self.fresh = told.seq, False
        if told.what == "said" and told.text is not None:
            line = Line(at=told.at, who=told.who or "", name=told.name or "", text=told.text)
            self.said.append(line)
        if told.info is not None:
            self._game(told.info, told.viewer, told.view)
        self._spread(told)

    def _game(self, info: TableInfo, viewer: int | None, view: GameView | None) -> None:
        before = None if self._info is None else (self._info.status, self._info.to_move)
        if (info.status, info.to_move) != before or view != self.view:
            self.moment += 1
        if isinstance(view, KlusterView) and view != self.view:
            self.mirror.reset(view)
        self._info, self.viewer, self.view, self.fresh = info, viewer, view, True
        self.commitment = self.commitment or info.commitment

    def _presence(self, told: Presence) -> None:
        if self._info is None:
            return
        pairs = zip(self._info.seats, told.here, strict=False)
        seats = tuple(replace(chair, here=here) for chair, here in pairs)
        self._info = replace(self._info, seats=seats, onlookers=told.onlookers)

    def _spread(self, told: News | Snapshot) -> None:
        for queue in self._listening:
            queue.put_nowait(told)

    def look(self) -> None:
        """See who has waited for how things are now."""
        for entry in list(self._waiting):
            condition, future = entry
            if future.done():
                continue
            try:
                if condition():
                    future.set_result(None)
            except Exception as error:
                future.set_exception(error)
