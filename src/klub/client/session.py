"""Being connected: wishes go out, what is told comes in, and after a break both are sorted out."""

import asyncio
import time

from klub.client.failure import Refused as Denied
from klub.client.failure import Unreachable, refused
from klub.client.http import Http
from klub.client.knowledge import AboutTable, Knowledge
from klub.client.line import Line
from klub.client.wishes import Wishes
from klub.i18n import text
from klub.wire.asked import FromClient, Unwatch, Watch
from klub.wire.frame import Moved
from klub.wire.told import Done, FromClub, News, Preparing, Refused, Snapshot, Welcome

TOO_FAST = "too-fast"
"""Why a wish is refused that is granted a little later."""
AWAY = "store-away"
"""Why a wish is refused while the club cannot save anything."""
UNSURE = "wish-unsure"
"""Why a wish is refused of which the club itself cannot tell whether it was done."""
SENT_AWAY = "sent-away"
"""Why somebody is told no more of a table, though they asked for nothing."""


class Session:
    """One person's presence in the club, over as many sockets as it takes."""

    def __init__(self, http: Http, patience: float) -> None:
        self.http = http
        self.who: str | None = None
        self.name = ""
        self.prepared: float | None = None
        """How much of the physics the club has compiled; none until it is known."""
        self._patience = patience
        self._line: Line | None = None
        self._tables: dict[str, Knowledge] = {}
        self._wishes = Wishes()
        self._asked_back: dict[int, str] = {}
        """Tables that are asked for again after a break, by the number of that wish."""
        self._doubted: set[int] = set()
        """Of these wishes, the ones that ask what came of something the club is unsure of."""
        self._due: dict[str, int] = {}
        """Tables whose lost wishes are settled as soon as they have come to this news."""
        self._missed: set[str] = set()
        """Of these, the ones of which some news will never be told."""
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect; `Unreachable` if there is no club."""
        self._line = Line(
            self.http.root,
            self.http.headers,
            hear=self._hear,
            opened=self._opened,
            broken=self._broken,
            given_up=self._given_up,
            patience=self._patience,
        )
        await self._line.open()

    async def close(self) -> None:
        """Say goodbye."""
        if self._line:
            await self._line.close()

    async def ask(self, wish: FromClient) -> int:
        """Have a wish granted: the number of the news that it made, or of the last before it."""
        begun = time.monotonic()
        while True:
            try:
                return await self._ask_once(wish)
            except Denied as denied:
                if denied.message not in (TOO_FAST, AWAY):
                    raise
                if denied.message == AWAY and time.monotonic() > begun + self._patience:
                    raise
                # Nothing was done, so it is safe to ask again.
                await asyncio.sleep(float(denied.arguments.get("milliseconds", 500)) / 1000)

    async def _ask_once(self, wish: FromClient) -> int:
        line = self._open_line()
        await line.ready()
        waiting = self._wishes.new(wish)
        try:
            await line.send(waiting.wish)
            return await waiting.answer
        finally:
            self._wishes.forget(waiting)

    async def tell(self, wish: FromClient) -> None:
        """Send a wish whose answer nobody waits for."""
        await self._open_line().send(wish)

    async def watch(self, table: str) -> Knowledge:
        """Be told of a table from now on."""
        known = self._tables.get(table)
        if known is None:
            known = self._tables[table] = Knowledge(table)
            try:
                await self.ask(Watch(table=table))
            except BaseException as error:
                self._tables.pop(table, None)
                known.close(error if isinstance(error, Exception) else None)
                raise
        await known.until(lambda: known.known)
        return known

    async def unwatch(self, table: str) -> None:
        """Be told no more of a table."""
        if known := self._tables.pop(table, None):
            known.close(None)
            await self.tell(Unwatch(table=table))

    def _open_line(self) -> Line:
        if self._line is None:
            raise Unreachable(text("client-closed"))
        return self._line

    def _opened(self, welcome: Welcome) -> list[FromClient]:
        """A line is open: ask first for all that is watched, and was missed meanwhile."""
        self.who, self.name, self.prepared = welcome.who, welcome.name, None
        return [self._asking_back(known) for known in self._tables.values()]

    def _asking_back(self, known: Knowledge) -> Watch:
        """What asks for all that was missed; once it is told, lost wishes are settled."""
        number = self._wishes.number()
        self._asked_back[number] = known.table
        return Watch(table=known.table, id=number, since=known.seq or None)

    def _broken(self) -> None:
        self._wishes.lose()
        for known in self._tables.values():
            known.mirror.doubt()
        self._asked_back.clear()
        self._doubted.clear()
        self._due.clear()

    def _given_up(self, failure: Exception) -> None:
        self._wishes.fail(failure)
        for known in self._tables.values():
            known.close(failure)

    def _hear(self, told: FromClub | Moved) -> None:
        if self.prepared is None and not isinstance(told, Preparing):
            self.prepared = 1.0  # a club that is not ready says so first of all
        match told:
            case Done(id=number, seq=seq) if number in self._asked_back:
                self._due[self._asked_back.pop(number)] = seq
                self._settle()
            case Done(id=number, seq=seq):
                self._wishes.grant(number, seq)
            case Refused():
                self._refused(told)
            case Preparing(done=done):
                self.prepared = done
                for known in self._tables.values():
                    known.look()
            case Welcome():
                pass
            case _:
                self._heard(told)

    def _heard(self, told: AboutTable) -> None:
        """Something of a table."""
        table = told.info.table if isinstance(told, Snapshot) else told.table
        known = self._tables.get(table)
        if known is None:
            return
        if isinstance(told, Snapshot) and known.known and told.seq > known.seq:
            self._missed.add(table)
        if not known.hear(told):
            self._go_back(known)
        if isinstance(told, News):
            self._wishes.notice(told, self.who)
        self._settle()

    def _settle(self) -> None:
        """Answer lost wishes at tables that are up to date again."""
        for table, seq in list(self._due.items()):
            known = self._tables.get(table)
            if known is not None and known.seq >= seq and known.fresh:
                del self._due[table]
                missed = table in self._missed
                self._wishes.settle(table, known.info if missed else None, seq, self.who)
                self._missed.discard(table)

    def _refused(self, told: Refused) -> None:
        if table := self._asked_back.pop(told.id, None):
            if told.id in self._doubted:  # it cannot be loaded anew yet, and is shown when it is
                self._wishes.settle(table, None, 0, self.who)
            else:
                self._shut(table, told)
        elif told.reason.message == UNSURE and (known := self._tables.get(told.table or "")):
            self._wishes.doubt(told.id)
            watch = self._asking_back(known)
            self._doubted.add(watch.id)
            self._send(watch)
        elif told.id:
            self._wishes.refuse(told.id, told.reason)
        elif told.table is not None and told.reason.message == SENT_AWAY:
            self._shut(told.table, told)

    def _shut(self, table: str, told: Refused) -> None:
        """The club tells no more of a table."""
        if known := self._tables.pop(table, None):
            known.close(refused(told.reason))
            self._wishes.settle(table, None, known.seq, self.who)

    def _go_back(self, known: Knowledge) -> None:
        """Some news are missing, which no club ever leaves out: ask for them again."""
        self._send(Watch(table=known.table, since=known.seq or None))

    def _send(self, wish: FromClient) -> None:
        errand = asyncio.create_task(self.tell(wish))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)
