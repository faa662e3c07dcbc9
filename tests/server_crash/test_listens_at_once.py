"""A club on a machine that has compiled nothing is open at once, and gets ready meanwhile."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from club_house import call, come_in, open_table, raw

from server_crash.command import Command
from server_crash.guests import play

pytestmark = pytest.mark.anyio


async def test_clustered_is_played_while_the_physics_is_compiled(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    async with Command(tmp_path, NUMBA_CACHE_DIR=str(cache)) as house:
        port = house.port
        assert await asyncio.to_thread(prepared, port) < 1
        ada = await asyncio.to_thread(come_in, port, "Ada")
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await asyncio.to_thread(
            lambda: open_table(port, ada, game="clustered", seats=seats, start=True)
        )
        magnets = await asyncio.to_thread(
            lambda: open_table(port, ada, game="kluster", seats=seats, start=True)
        )
        timed = {"game": "kluster", "seats": seats, "base": 300, "bonus": 5, "start": True}
        status, told, headers = await asyncio.to_thread(
            call, port, "POST", "/api/tables", timed, ada
        )
        assert (status, told["message"]) == (503, "turn-preparing")
        assert int(headers["retry-after"]) > 0
        async with raw(port, ada) as guest:
            first = await guest.until("preparing")
            assert first["done"] < 1
            assert (await guest.ask("watch", table=magnets))["t"] == "done"
            assert (await play(guest, table))["info"]["status"] == "over"
            # Hands have to wait, and are told so.
            hand = await guest.ask("release", table=magnets, seat=0, hand=0)
            assert hand["reason"]["message"] == "turn-preparing"
            assert await asyncio.to_thread(prepared, port) < 1
            heard = [one for one in guest.heard if not isinstance(one, bytes)]
            steps = [one["done"] for one in heard if one["t"] == "preparing"]
            while len(steps) < 2:
                steps.append((await guest.until("preparing"))["done"])
            assert steps == sorted(set(steps))
        assert await house.end(signal.SIGTERM) == 0
        assert compiling(cache) == []
    assert [line for line in house.said() if '"level":"info"' not in line] == []


def prepared(port: int) -> float:
    """How far the club says it is."""
    status, told, _ = call(port, "GET", "/healthz")
    assert (status, told["status"]) == (200, "open")
    return float(told["prepared"])


def compiling(cache: Path) -> list[str]:
    """Processes that still compile into ``cache``."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or is not ours
            if f"NUMBA_CACHE_DIR={cache}".encode() in (place / "environ").read_bytes().split(b"\0"):
                found.append(place.name)
    return found
