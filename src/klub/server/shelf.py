"""Records of games that are over, and of games from elsewhere."""

import asyncio
from collections import deque
from secrets import token_urlsafe
from typing import Any

import msgspec

from klub.engine.errors import Refusal
from klub.games import game, game_type
from klub.server import ending
from klub.server.club import Club
from klub.server.daily import end_of, today
from klub.server.stores import Store, TableId, Unknown
from klub.table import read_record, replay, write_record
from klub.wire.club import Imported
from klub.wire.replay import retold


async def record(club: Club, table: TableId) -> str:
    """The record of a game that is over; of a challenge, once its day is over as well."""
    if not await club.store.last_seq(table):
        brought = await club.store.record(table)
        if brought is None:
            raise Unknown("table-unknown")
        return brought
    sitting = (await club.table(table)).sitting
    day = sitting.opened.daily
    if sitting.status != "over":
        raise Refusal("record-early")
    if day is not None and club.now() < end_of(day):
        raise Refusal("record-daily", day=day)
    kept = await club.store.record(table)
    if kept is None:  # the club was closed before it was kept
        await ending.settle(club.store, sitting, club.now())
        kept = await club.store.record(table)
    assert kept is not None
    return kept


def file_name(club: Club, table: TableId, told: str) -> str:
    """What a record is called as a file: by its game, and by the day if it was played here."""
    name = f"klub-{read_record(told).game}"
    held = club.held(table)
    return f"{name}.json" if held is None else f"{name}-{today(held.sitting.opened.at)}.json"


async def retelling(club: Club, table: TableId) -> bytes:
    """The same game turn by turn, as JSON."""
    kept = read_record(await record(club, table))
    held = club.held(table)
    outcome = None if held is None else held.sitting.outcome
    # A record knows nothing of a game that was given up.
    winners = kept.winners if outcome is None else outcome.winners
    return await asyncio.to_thread(lambda: msgspec.json.encode(retold(table, kept, winners)))


async def bring(store: Store, document: dict[str, Any]) -> Imported:
    """Keep a record from elsewhere, if it can have happened."""
    found = read_record(msgspec.json.encode(document))
    if found.results is None and game_type(found.game).presets.results_required:
        raise Refusal("record-results")
    tables = await asyncio.to_thread(lambda: deque(replay(game(found.game), found), 1))
    table = TableId(token_urlsafe(16))
    await store.keep_record(table, write_record(found))
    return Imported(table, found.game, len(tables[0].plays))
