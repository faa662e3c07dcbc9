"""Tables over HTTP: those that are open, new ones, and the records of those that are over."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal, cast

import msgspec

from klub.engine.errors import Refusal
from klub.games import NAMES, bots
from klub.server import shelf
from klub.server.form import form_now
from klub.server.http.api import Visit, route
from klub.server.listing import row
from klub.server.stores import Status, TableId
from klub.wire.club import (
    GameRow,
    Games,
    Imported,
    NewTable,
    TableMade,
    TableRows,
)
from klub.wire.forms import FormAsked, FormNow, form
from klub.wire.replay import Replay
from klub.wire.told import TableInfo

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
GameName = Literal["clustered", "kluster"]
DAY = 24 * 3600
SHOWN = 100
"""Tables in a list."""
LARGEST = 2_000_000
"""Bytes of a record that is brought in: the longest games have some hundred thousand."""


class Which(msgspec.Struct, frozen=True):
    """Which tables are asked for."""

    game: GameName | None = None


class Keeping(msgspec.Struct, frozen=True):
    """What becomes of an answer."""

    download: Literal[0, 1] = 0
    """1 if a browser is to keep it as a file."""


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record from elsewhere."""

    record: dict[str, Any]


@route("GET", "/api/games")
async def games(visit: Visit) -> Games:
    """What can be played, with every house rule as data for a form."""
    # The first who asks has to wait for the engines; nobody else does.
    forms = [await asyncio.to_thread(form, name) for name in NAMES]
    rows = (GameRow(name, one, tuple(bots(name))) for name, one in zip(NAMES, forms, strict=True))
    return Games(tuple(rows), round(visit.club.kernels.done, 3))


@route("POST", "/api/games/{name}/form")
async def form_as_chosen(visit: Visit, name: GameName, body: FormAsked) -> FormNow:
    """What can still be chosen for a new table, after some house rules were.

    Nothing is opened. `refused` says why a table could not be opened so, if it could not.
    """
    visit.take("forms", visit.limits.rates.forms, visit.address)
    return await asyncio.to_thread(form_now, name, body.options)


@route("GET", "/api/tables")
async def tables(visit: Visit, query: Which) -> TableRows:
    """Tables that are open to all: to sit down at, or to watch."""
    listed = await visit.store.tables(
        statuses=(Status.OPEN, Status.PLAYING),
        listed=True,
        game=query.game,
        changed_after=visit.now - DAY,
        limit=SHOWN,
    )
    return TableRows(tuple(row(one, your_turn=_turn(visit, one.id)) for one in listed))


@route("GET", "/api/me/tables", known=True)
async def my_tables(visit: Visit, query: Which) -> TableRows:
    """Where somebody sits: games that go on, and the latest that are over."""
    listed = await visit.store.tables(sitter=visit.me.id, game=query.game, limit=SHOWN)
    for one in listed:
        if one.status is Status.PLAYING:
            with suppress(Refusal):  # the list tells of it all the same
                await visit.club.table(one.id)
    return TableRows(tuple(row(one, your_turn=_turn(visit, one.id)) for one in listed))


@route("POST", "/api/tables", status=201, known=True, errors=(422, 503))
async def open_table(visit: Visit, body: NewTable) -> TableMade:
    """Open a table.

    503 if its clocks would run while the club is still compiling its machine code.
    """
    visit.take("tables", visit.limits.rates.tables, visit.me.id)
    return _made(await visit.club.open_table(body, visit.me))


@route("GET", "/api/tables/{table}", errors=(404, 422))
async def table(visit: Visit, table: Id) -> TableInfo:
    """A table besides its game."""
    return (await visit.club.table(TableId(table))).info()


@route("GET", "/api/tables/{table}/record", errors=(404, 422))
async def record(visit: Visit, table: Id, query: Keeping) -> Any:
    """The whole game as a document, once it is over."""
    told = await shelf.record(visit.club, TableId(table))
    if query.download:
        visit.file = shelf.file_name(visit.club, TableId(table), told)
    return msgspec.Raw(told.encode())


@route("GET", "/api/tables/{table}/replay", errors=(404, 422))
async def replay(visit: Visit, table: Id) -> Replay:
    """The whole game turn by turn, to be shown again, once it is over."""
    told: Any = msgspec.Raw(await shelf.retelling(visit.club, TableId(table)))
    return cast(Replay, told)


@route("POST", "/api/records", status=201, known=True, errors=(422,), limit=LARGEST)
async def bring(visit: Visit, body: Brought) -> Imported:
    """Bring in a record from elsewhere, so that it can be looked at and linked to here."""
    visit.take("imports", visit.limits.rates.imports, visit.me.id)
    return await shelf.bring(visit.store, body.record)


def _turn(visit: Visit, table: TableId) -> bool:
    """Whether whoever asks is to move, at a table that is held."""
    held = visit.club.held(table)
    if held is None or visit.identity is None or held.sitting.to_move is None:
        return False
    return held.sitting.to_move in held.sitting.seats_of(visit.identity.id)


def _made(table: TableId) -> TableMade:
    return TableMade(table, f"/t/{table}")


ROUTES = (games, form_as_chosen, tables, my_tables, open_table, table, record, replay, bring)
