"""A club that is killed at any moment has lost nothing that it told anybody, and goes on."""

import asyncio
import os
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest
from amount import amount
from club_house import raw

from server_crash.crowd import Crowd
from server_crash.house import House, Nursery
from server_crash.logbook import Logbook

pytestmark = pytest.mark.anyio

KILLS = amount(everyday=12, long=100)
SOON, LATE = 0.02, 0.6
"""s between everybody being busy and the end of the club."""
MAGNETS = 10
"""Once in so many lives the club stays open until turns of Kluster have ended: they are long."""


async def test_a_club_killed_at_random_moments_loses_nothing(
    nursery: Nursery, tmp_path: Path
) -> None:
    seed = os.environ.get("KLUB_SEED") or token_hex(4)
    luck = Random(seed)
    house = House(nursery, tmp_path)
    try:
        await house.open()
        crowd = await asyncio.to_thread(Crowd, house.port, luck)
        logbook = Logbook(house.file)
        for kill in range(KILLS):
            await one_life(crowd, luck, house, magnets=kill % MAGNETS == MAGNETS - 1)
            await house.open()
            logbook.read()
            logbook.check(crowd.notebook.turn_page())
        await to_the_end(logbook, crowd, house)
        logbook.check_kept()
    except BaseException:
        print(f"KLUB_SEED={seed}", *house.faults()[-20:], sep="\n")  # noqa: T201 (for who looks)
        raise
    finally:
        house.end()
    assert house.faults() == []
    assert crowd.notebook.total["done"] > 10 * KILLS


async def one_life(crowd: Crowd, luck: Random, house: House, *, magnets: bool) -> None:
    """Everybody comes and plays, until at every table something has happened; then the end."""
    notebook = crowd.notebook
    notebook.new_life()

    def waiting() -> list[str]:
        return crowd.idle() + (crowd.without_magnets() if magnets else [])

    living = asyncio.create_task(crowd.live())
    busy = asyncio.create_task(
        notebook.until(lambda: not waiting(), lambda: f"all go on\n{crowd.told(waiting())}")
    )
    await asyncio.wait((living, busy), return_when=asyncio.FIRST_COMPLETED)
    if busy.done():
        await busy
        await asyncio.wait((living,), timeout=luck.uniform(SOON, LATE))
    busy.cancel()
    if living.done():
        await living
        raise AssertionError(f"the club ended by itself: {house.faults()[-20:]}")
    assert not any(guest.came_in_vain for guest in crowd.guests), "a club that lives lets all in"
    house.kill()
    await living


async def to_the_end(logbook: Logbook, crowd: Crowd, house: House) -> None:
    """Wait until bots have ended their games, and all that follows from any game is done."""
    async with raw(house.port) as onlooker:
        for table in crowd.bots_only:
            await onlooker.send("watch", table=table)
            told = await onlooker.until("snapshot")
            while told["info"]["status"] != "over":
                told = await onlooker.until("news", table=table)
            await onlooker.ask("unwatch", table=table)
    logbook.read()
    over = [table for table, known in logbook.sittings.items() if known[-1].status == "over"]
    await logbook.until_listed("over", over)
