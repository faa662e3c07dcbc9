"""A club, as somebody who comes in by the network knows it."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

import msgspec

from klub.client.door import seat_wanted, table_id
from klub.client.failure import refused_here
from klub.client.http import Http
from klub.client.session import Session
from klub.client.table import Table
from klub.engine.errors import Refusal
from klub.table import Record, write_record
from klub.wire import club

PATIENCE = 300.0
"""s for which a line that broke is opened again and again."""


class Club:
    """A way in, as a context manager: by a new name, by a secret from before, or to look on.

    With neither ``name`` nor ``secret`` one may look on only. A secret is as good as a password:
    whoever has it plays from the same seats.
    """

    def __init__(
        self,
        url: str,
        *,
        name: str | None = None,
        secret: str | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.http = Http(url, secret)
        self._wanted = name
        self._session = Session(self.http, patience)
        self._tables: dict[str, Table] = {}

    @property
    def url(self) -> str:
        """Where the club is."""
        return self.http.root

    @property
    def secret(self) -> str | None:
        """What to keep so that one can come back as the same person."""
        return self.http.secret

    @property
    def who(self) -> str | None:
        """The identity that seats belong to; none for an onlooker."""
        return self._session.who

    @property
    def name(self) -> str:
        """What others see."""
        return self._session.name

    @property
    def prepared(self) -> float | None:
        """From 0 to 1: how much of the physics the club has compiled; none until it is known."""
        return self._session.prepared

    async def __aenter__(self) -> "Club":
        if self.secret is None and self._wanted is not None:
            await self.http.post("/api/me", {"name": self._wanted}, dict[str, Any])
        await self._session.open()
        if self.secret is not None and self.who is None:
            await self._session.close()
            raise refused_here(Refusal("client-secret"))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._session.close()

    async def open_table(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        seats: Sequence[str] = ("me",),
        listed: bool = False,
        rated: bool = False,
        base: int | None = None,
        bonus: int = 0,
        start: bool = False,
    ) -> Table:
        """Open a table; a seat is ``me``, ``me:NAME``, ``open`` or ``bot:NAME``."""
        body = {
            "game": game,
            "options": dict(options or {}),
            "seats": [seat_wanted(seat) for seat in seats],
            "listed": listed,
            "rated": rated,
            "base": base,
            "bonus": bonus,
            "start": start,
        }
        made = await self.http.post("/api/tables", body, club.TableMade)
        return await self.join(made.table)

    async def join(self, table: str) -> Table:
        """Be told of a table from now on, by its id or its link; to play, sit down."""
        number = table_id(table, self.url)
        known = await self._session.watch(number)
        if number not in self._tables or self._tables[number].known is not known:
            self._tables[number] = Table(self, self._session, known)
        return self._tables[number]

    async def games(self) -> club.Games:
        """What can be played here, with which options and bots."""
        return await self.http.get("/api/games", club.Games)

    async def tables(self) -> tuple[club.TableRow, ...]:
        """The tables that are shown to everybody."""
        return (await self.http.get("/api/tables", club.TableRows)).tables

    async def my_tables(self) -> tuple[club.TableRow, ...]:
        """The tables at which one plays."""
        return (await self.http.get("/api/me/tables", club.TableRows)).tables

    async def daily(self, game: str) -> club.DailyBoard:
        """Today's challenge and who did how well."""
        return await self.http.get(f"/api/daily/{game}", club.DailyBoard)

    async def try_daily(self, game: str) -> Table:
        """Begin today's challenge, or go on with it."""
        made = await self.http.post(f"/api/daily/{game}", {}, club.TableMade)
        return await self.join(made.table)

    async def ladder(self, game: str, players: int) -> club.Ladder:
        """The strongest players at tables of this size."""
        return await self.http.get(f"/api/ladder/{game}/{players}", club.Ladder)

    async def bring(self, record: Record | Mapping[str, Any]) -> club.Imported:
        """Give the club a record of a game that was played elsewhere, or what its JSON says."""
        body = {"record": msgspec.Raw(_document(record))}
        return await self.http.post("/api/records", body, club.Imported)


def _document(record: Record | Mapping[str, Any]) -> bytes:
    """A record as JSON; whether it is a true one the club finds out."""
    if isinstance(record, Record):
        return write_record(record).encode()
    try:
        if isinstance(record, Mapping):
            return msgspec.json.encode(dict(record))
    except (TypeError, ValueError, RecursionError):
        pass  # something in it cannot be said in JSON
    raise refused_here(Refusal("client-record", kind=type(record).__name__))
