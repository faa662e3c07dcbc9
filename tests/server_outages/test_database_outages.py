"""20 tables play while the database goes away: nothing is told late, lost or told twice."""

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest
from club_house import call, club_house, come_in, open_table, raw
from server_crash.guests import laid

from server_outages.databases import KINDS, Outages, locked_file
from server_outages.evening import evening

OUTAGES = (0.1, 1.5, 0.4)
"""s: one that nobody notices, one with refusals, and one soon after it."""
REFUSALS = {"store-away", "wish-unsure", "not-your-turn"}
"""What a player may hear: the last, if a move was kept of which the club was not sure."""
TOLD = {"database-away", "database-back"}
"""What the log says of an outage, each once."""


@pytest.mark.parametrize("kind", KINDS)
def test_tables_play_on_after_an_outage(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with KINDS[kind](tmp_path) as database:
        notes = asyncio.run(evening(database, OUTAGES, 0.2))
    assert {message for message, _ in notes.refused} <= {
        "store-away",
        "wish-unsure",
        "not-your-turn",
    }
    lines = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert set(lines) <= TOLD
    assert len(lines) <= 2 * len(OUTAGES)


def test_a_table_can_be_watched_while_nothing_can_be_saved(tmp_path: Path) -> None:
    with locked_file(tmp_path) as database:
        with club_house(database.url) as port:
            ada = come_in(port, "Ada")
            seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
            new = {"game": "clustered", "options": {"players": 2}, "seats": seats, "base": 600}
            table = open_table(port, ada, **new, start=True)
        with club_house(database.url) as port:
            asyncio.run(_watches_a_locked_table(port, ada, table, database))


async def _watches_a_locked_table(port: int, ada: str, table: str, database: Outages) -> None:
    async with raw(port, ada) as socket:
        database.begin()
        begun = await socket.ask("watch", table=table)
        assert begun["t"] == "done"
        seen = next(one for one in socket.heard if one["t"] == "snapshot")
        move = laid(seen["view"], Random(1))
        answer = await socket.ask("move", table=table, seat=0, move=move)
        assert answer["reason"]["message"] == "store-away"
        status, told, headers = await asyncio.to_thread(
            call, port, "POST", "/api/tables", {"game": "clustered"}, ada
        )
        assert (status, told["message"]) == (503, "store-away")
        assert int(headers["Retry-After"]) > 0
        database.end()
        while (await socket.ask("move", table=table, seat=0, move=move))["t"] == "refused":
            await asyncio.sleep(0.05)
        changes = [one["what"] for one in socket.heard if one["t"] == "news"]
        assert changes[-1] == "played"
