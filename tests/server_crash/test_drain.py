"""A club that is asked to close tells everybody, keeps all that it acknowledged, and ends well."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from server_crash.command import Command
from server_crash.crowd import Crowd
from server_crash.logbook import Logbook

pytestmark = pytest.mark.anyio

RESTARTING = 1012
"""The code of a socket whose server restarts."""
PACE = 0.05
"""s between two messages of a guest: the club as people start it has limits."""
MOVES = 40
"""News that are heard before the club is asked to close."""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
async def test_a_club_that_is_asked_to_close_ends_well_and_goes_on_later(
    how: signal.Signals, tmp_path: Path
) -> None:
    house = Command(tmp_path)
    async with house:
        crowd = await asyncio.to_thread(Crowd, house.port, Random(1), pace=PACE, quiet=True)
        await open_and_close(house, crowd, how)
        logbook = Logbook(house.file)
        logbook.read()
        logbook.check(crowd.notebook.turn_page())
    async with house:
        crowd.notebook.new_life()
        await open_and_close(house, crowd, how)
    logbook.read()
    logbook.check(crowd.notebook.turn_page())
    assert [line for line in house.said() if '"level":"info"' not in line] == []


async def open_and_close(house: Command, crowd: Crowd, how: signal.Signals) -> None:
    """Let everybody play for a while, and close the club in the middle of it."""
    notebook = crowd.notebook
    heard = notebook.total["news"] + MOVES
    living = asyncio.create_task(crowd.live())
    busy = asyncio.create_task(
        notebook.until(
            lambda: not crowd.idle() and notebook.total["news"] > heard,
            lambda: f"all go on\n{crowd.told(crowd.idle())}",
        )
    )
    await asyncio.wait((living, busy), return_when=asyncio.FIRST_COMPLETED)
    busy.cancel()
    assert not living.done(), living.exception()
    assert await house.end(how) == 0
    await living
    assert {guest.closed for guest in crowd.guests} == {RESTARTING}
