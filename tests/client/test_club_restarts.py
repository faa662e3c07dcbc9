"""A club that closes, or is killed, and opens again: its guests go on where they were."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from client.host import Host
from client.players import any_move, first_turn
from klub.client import Club, Refused, Unsure
from klub.engine.errors import Refusal
from klub.games import game
from klub.table import verify

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_game_goes_on_after_the_club_was_closed(own_host: Host, how: int) -> None:
    async with Club(own_host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:greedy"], start=True)
        turns = 0
        async for turn in table.turns():
            turns += 1
            playing = asyncio.create_task(turn.play(any_move(turn.view)))
            if turns == 10:
                # Whether this move gets through is luck; the client finds out.
                await asyncio.to_thread(own_host.close, how)
                await asyncio.to_thread(own_host.open)
            with suppress(Unsure, Refused):
                await playing
        record = await table.record()
        assert verify(game("clustered"), record) is None
        assert sum(line.startswith("0 ") for line in record.moves) == 29


async def test_a_secret_brings_one_back_to_the_own_seat(own_host: Host) -> None:
    async with Club(own_host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:greedy"], start=True)
        secret = club.secret
    own_host.close(signal.SIGKILL)
    own_host.open()
    async with Club(own_host.url, secret=secret) as again:
        assert again.name == "Ada"
        back = await again.join(table.id)
        assert back.seats == (0,)
        turn = await first_turn(back)
        await turn.play(any_move(turn.view))


async def test_a_secret_that_nobody_has_opens_nothing(host: Host) -> None:
    with pytest.raises(Refusal) as refused:
        async with Club(host.url, secret="x" * 43):
            raise AssertionError("came in")
    assert refused.value.message == "client-secret"


async def test_what_the_club_is_unsure_of_is_looked_up(tmp_path: Path) -> None:
    host = Host(tmp_path, "failing")
    host.open()
    try:
        async with Club(host.url, name="Ada") as club:
            table = await club.open_table("clustered", seats=["me", "me"], start=True)
            with pytest.raises(Unsure):
                await table.say("before")
            await table.say("between")
            assert [line.text for line in table.said] == ["between"]
            await table.say("behind")
            assert [line.text for line in table.said] == ["between", "behind"]
            turn = await first_turn(table)
            await turn.play(any_move(turn.view))
            assert table.info.to_move == 1
    finally:
        host.close()
