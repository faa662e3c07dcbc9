"""Lists: the challenge of the day, lessons, the ladder, and solo bests."""

from typing import Annotated

import msgspec

from klub.engine.errors import Refusal
from klub.games import game, game_type
from klub.server.daily import end_of, table_of, today
from klub.server.ending import rules_text
from klub.server.http.api import Visit, route
from klub.server.routes.tables import GameName
from klub.server.stores import IdentityId, Placed, Store
from klub.wire.club import (
    BestRow,
    BestRows,
    DailyBoard,
    DailyRow,
    Ladder,
    LadderRow,
    TableMade,
)

SHOWN = 100
"""Lines of a list."""

Players = Annotated[int, msgspec.Meta(ge=2, le=16)]


class Alone(msgspec.Struct, frozen=True):
    """Under which house rules."""

    options: Annotated[str, msgspec.Meta(max_length=2000)] = "{}"
    """As JSON; what is not said is as usual."""


@route("GET", "/api/daily/{name}")
async def daily(visit: Visit, name: GameName) -> DailyBoard:
    """The leaderboard of today."""
    day, store, me = today(visit.now), visit.store, visit.identity
    placed = await store.daily_board(day, name, SHOWN)
    mine = None if me is None else await store.daily_place(day, name, me.id)
    table = None if me is None else table_of(visit.club.key, day, name, me.id)
    begun = table is not None and await store.last_seq(table) > 0
    return DailyBoard(
        day=day,
        game=name,
        rows=tuple([await _daily(store, one) for one in placed]),
        mine=None if mine is None else await _daily(store, mine),
        table=table if begun else None,
        ends=end_of(day),
    )


@route("POST", "/api/daily/{name}", known=True, errors=(422,))
async def try_daily(visit: Visit, name: GameName) -> TableMade:
    """Try today's challenge, or go on with the try that was begun. Only the first counts."""
    visit.take("tables", visit.limits.rates.tables, visit.me.id)
    table = await visit.club.open_daily(name, visit.me)
    return TableMade(table, f"/t/{table}")


@route("POST", "/api/lessons/{name}", status=201, known=True)
async def learn(visit: Visit, name: GameName) -> TableMade:
    """Begin the tutorial of a game, at a table of one's own that counts for nothing."""
    visit.take("tables", visit.limits.rates.tables, visit.me.id)
    table = await visit.club.open_lesson(name, visit.me)
    return TableMade(table, f"/t/{table}")


@route("GET", "/api/ladder/{name}/{players}")
async def ladder(visit: Visit, name: GameName, players: Players) -> Ladder:
    """The strongest players of a game for so many."""
    top = await visit.store.top_ratings(name, str(players), SHOWN)
    rows = [
        LadderRow(
            place=place,
            name=await _name(visit.store, one.identity),
            rating=round(one.mu - 3 * one.sigma, 2),
            games=one.games,
        )
        for place, one in enumerate(top, 1)
    ]
    return Ladder(name, players, tuple(rows))


@route("GET", "/api/bests/{name}", errors=(422,))
async def bests(visit: Visit, name: GameName, query: Alone) -> BestRows:
    """The most that anybody reached alone, under some house rules."""
    try:
        values = msgspec.json.decode(query.options, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("options-unread") from None
    engine = game(name)
    solo = game_type(name).presets.solo
    options = engine.option_values(engine.options({**solo, **values}))  # type: ignore[dict-item]
    top = await visit.store.top_bests(name, rules_text(options), SHOWN)
    rows = [
        BestRow(place, await _name(visit.store, one.identity), one.total, one.at)
        for place, one in enumerate(top, 1)
    ]
    return BestRows(name, tuple(rows))


async def _daily(store: Store, placed: Placed) -> DailyRow:
    name = await _name(store, placed.daily.identity)
    return DailyRow(placed.place, name, placed.daily.total)


async def _name(store: Store, who: IdentityId) -> str:
    """What somebody is called today."""
    identity = await store.identity(who)
    return "" if identity is None else identity.handle or identity.name


ROUTES = (daily, try_daily, learn, ladder, bests)
