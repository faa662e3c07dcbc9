"""Time that was used stays used, and no more than that: a restart gives nothing back."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from server_crash.house import House, Nursery
from server_crash.test_clock_stops import BASE, seconds, timed_table

pytestmark = pytest.mark.anyio

PAUSE = 0.5
"""s for which the club is closed."""
TURN = 1.0
"""s that are used before."""
BEAT = 0.1
"""s between two writings."""


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
async def test_what_was_used_before_a_restart_is_not_given_back(
    how: str, nursery: Nursery, tmp_path: Path
) -> None:
    house = House(nursery, tmp_path, beat=BEAT)
    try:
        await house.open()
        ada, table = await asyncio.to_thread(timed_table, house.port)
        began = time.time()
        await seconds(house.port, ada, table, start=True)
        started = time.time()
        while time.time() < started + TURN or seen(house.file) < started + TURN:
            await asyncio.sleep(BEAT / 4)
        used = seen(house.file) - started
        if how == "SIGTERM":
            used = time.time() - started
            await house.close()
        else:
            house.kill()
        closed = time.time()
        await asyncio.sleep(PAUSE)
        opened = time.time()
        await house.open()
        left, other = await seconds(house.port, ada, table)
        most = closed - began + time.time() - opened
        assert used >= TURN
        assert used <= BASE - left <= most
        assert other == BASE
    finally:
        house.end()
    assert house.faults() == []


def seen(file: Path) -> float:
    """Until when the club was open, as far as it would be known after a crash."""
    connection = sqlite3.connect(file)
    try:
        (told,) = connection.execute("select max(seen) from runs").fetchone()
        return float(told or 0)
    finally:
        connection.close()
