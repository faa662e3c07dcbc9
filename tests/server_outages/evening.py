"""An evening at a real club whose database goes away again and again."""

import asyncio
import time
from collections.abc import Sequence

from club_house import club_house

from server_outages.databases import Outages
from server_outages.players import Client, Company, Notes

TABLES = 20


async def evening(database: Outages, outages: Sequence[float], pause: float) -> Notes:
    """Let 20 tables play through outages of so many seconds; all that the players have noted."""
    house = club_house(database.url)
    port = await asyncio.to_thread(house.__enter__)
    try:
        return await _played(port, database, outages, pause)
    finally:
        await asyncio.to_thread(house.__exit__, None, None, None)


async def _played(port: int, database: Outages, outages: Sequence[float], pause: float) -> Notes:
    notes = Notes()
    clients = [await asyncio.to_thread(Client, port, name, notes) for name in ("Ada", "Ben", "Cem")]
    async with clients[0] as ada, clients[1] as ben, clients[2] as cem:
        company = Company(port, ada, ben, cem, notes)
        playing = asyncio.gather(*(company.play(seed) for seed in range(TABLES)))
        try:
            await _moved(company, playing)
            for seconds in outages:
                await asyncio.to_thread(database.begin)
                await asyncio.sleep(seconds)
                await asyncio.to_thread(database.end)
                notes.back = time.time()
                await _moved(company, playing)
                await asyncio.sleep(pause)
            await _settled(notes)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    return notes


async def _moved(company: Company, playing: "asyncio.Future[list[None]]") -> None:
    """Wait until a move was made at as many tables as there are."""
    enough = company.moves + TABLES
    while company.moves < enough:
        if playing.done():
            playing.result()
        await asyncio.sleep(0.01)


async def _settled(notes: Notes) -> None:
    """Wait until all three have heard of everything that was acknowledged."""
    for event in list(notes.acknowledged):
        while len(notes.heard[event]) < 3:
            await asyncio.sleep(0.01)
