"""Reviews in the background: as long as somebody asks, several by turns, and no more than fit."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from klub.server import reviewing
from klub.server.ops.kernels import Kernels
from klub.server.reviewing import Reviewing
from klub.server.stores import TableId
from klub.table import Record, read_record
from klub.wire.advice import Review

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "table" / "records"
ONE, TWO, THREE = (TableId(name) for name in ("one", "two", "three"))


def short() -> Record:
    """A game of six turns."""
    return read_record((RECORDS / "unfinished.json").read_bytes())


@pytest.fixture
async def room() -> AsyncIterator[Reviewing]:
    kernels = Kernels(())
    kernels.start()
    made = Reviewing(kernels)
    yield made
    await made.close()
    await kernels.close()


async def done(room: Reviewing, table: TableId) -> Review:
    """Ask until every turn is marked."""
    async with asyncio.timeout(60):
        while (told := room.known(table)) is None or len(told.turns) < told.of:
            await asyncio.sleep(0.01)
    return told


async def test_nothing_is_known_before_somebody_asks(room: Reviewing) -> None:
    assert room.known(ONE) is None
    assert room.begin(ONE, short()) == Review("clustered", 6, ())
    told = await done(room, ONE)
    assert [turn.turn for turn in told.turns] == list(range(6))


async def test_the_luck_of_a_review_is_its_tables_own(room: Reviewing) -> None:
    for table in (ONE, TWO):
        room.begin(table, short())
    one, two = await done(room, ONE), await done(room, TWO)
    assert one != two
    again = Reviewing(room._kernels)
    again.begin(ONE, short())
    assert await done(again, ONE) == one
    await again.close()


async def test_who_asks_twice_at_once_begins_one_review(room: Reviewing) -> None:
    room.begin(ONE, short())
    room.begin(ONE, short())
    assert len((await done(room, ONE)).turns) == 6


async def test_what_nobody_asks_for_waits(room: Reviewing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PATIENCE", 0.0)
    room.begin(ONE, short())
    await asyncio.sleep(0.3)
    left = room.known(ONE)
    assert left is not None
    assert left.turns == ()
    monkeypatch.undo()
    assert len((await done(room, ONE)).turns) == 6


async def test_the_one_wanted_least_makes_room_if_it_is_not_under_way(
    room: Reviewing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MOST", 2)
    room.begin(ONE, short())
    room.begin(TWO, short())
    assert room.begin(THREE, short()) == Review("clustered", 6, ())
    assert room.known(THREE) is None, "two are under way, and there is no room for more"
    await done(room, ONE)
    await done(room, TWO)
    room.begin(THREE, short())
    assert room.known(ONE) is None
    assert room.known(TWO) is not None
    assert len((await done(room, THREE)).turns) == 6
