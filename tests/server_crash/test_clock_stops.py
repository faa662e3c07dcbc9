"""Clocks do not run while the club is closed."""

import asyncio
import time
from pathlib import Path

import pytest
from club_house import come_in, open_table, raw

from server_crash.house import House, Nursery

pytestmark = pytest.mark.anyio

PAUSE = 1.0
"""s for which the club is closed."""
BASE = 600


async def test_a_clock_stands_still_while_the_club_is_down(
    nursery: Nursery, tmp_path: Path
) -> None:
    house = House(nursery, tmp_path)
    try:
        await house.open()
        ada, table = await asyncio.to_thread(timed_table, house.port)
        opened = time.monotonic()
        before = await seconds(house.port, ada, table, start=True)
        assert BASE - (time.monotonic() - opened) <= before[0] <= BASE
        house.kill()
        used = time.monotonic() - opened
        await asyncio.sleep(PAUSE)
        opened = time.monotonic()
        await house.open()
        after = await seconds(house.port, ada, table)
        used += time.monotonic() - opened
        assert abs(before[0] - after[0]) <= used
        assert before[1] == after[1] == BASE
        # And it goes on.
        later = await seconds(house.port, ada, table)
        assert later[0] < after[0]
    finally:
        house.end()
    assert house.faults() == []


async def test_a_clock_stands_still_however_often_the_club_is_down(
    nursery: Nursery, tmp_path: Path
) -> None:
    house = House(nursery, tmp_path)
    try:
        await house.open()
        ada, table = await asyncio.to_thread(timed_table, house.port)
        opened = time.monotonic()
        await seconds(house.port, ada, table, start=True)
        used = 0.0
        for _ in range(4):
            house.kill()
            used += time.monotonic() - opened
            await asyncio.sleep(PAUSE / 4)
            opened = time.monotonic()
            await house.open()
            left = await seconds(house.port, ada, table)
        used += time.monotonic() - opened
        assert BASE - used <= left[0] <= BASE
    finally:
        house.end()


def timed_table(port: int) -> tuple[str, str]:
    """Somebody who holds both seats of a table with clocks, and the table."""
    ada = come_in(port, "Ada")
    me = [{"kind": "me"}, {"kind": "me"}]
    return ada, open_table(port, ada, game="clustered", seats=me, base=BASE)


async def seconds(port: int, cookie: str, table: str, *, start: bool = False) -> list[float]:
    """What is left on each clock."""
    async with raw(port, cookie) as ada:
        if start:
            assert (await ada.ask("start", table=table))["t"] == "done"
        await ada.send("watch", table=table)
        told = await ada.until("snapshot")
        assert told["info"]["to_move"] == 0
        return [chair["seconds"] for chair in told["info"]["seats"]]
