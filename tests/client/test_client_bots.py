"""Built-in bots at tables of another club, over the network."""

import asyncio
import stat
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from pathlib import Path
from random import Random

import pytest

from client.host import Host
from client.players import reaches
from klub.bot import bot, called
from klub.client import Club
from klub.client.bot import play, sit_down
from klub.engine.errors import Refusal
from klub.games.kluster import View
from klub.games.kluster.notation import Move, plan
from klub.games.kluster.plan import Played, perform
from klub.games.kluster.turn import Turn
from klub.wire.kluster import KlusterView

pytestmark = pytest.mark.anyio


async def started(*arguments: str) -> Process:
    command = (sys.executable, "-m", "klub.client", *arguments)
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=STDOUT)


async def test_two_bots_come_from_elsewhere_and_play_a_game(host: Host, tmp_path: Path) -> None:
    async with Club(host.url, name="Host") as club:
        table = await club.open_table("clustered", seats=[])
        secret = tmp_path / "secret"
        greedy = await started(
            host.url, table.id, "--bot", "greedy", "--name", "G", "--seat", "1",
            "--secret", str(secret),
        )  # fmt: skip
        random = await started(host.url, table.link, "--bot", "random", "--name", "R")
        await table.until(lambda one: all(chair.who for chair in one.info.seats))
        assert [chair.name for chair in table.info.seats] == ["R", "G"]
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
        await table.start()
        told = [(await one.communicate())[0].decode() for one in (greedy, random)]
        assert (greedy.returncode, random.returncode) == (0, 0), told
        assert told[0].splitlines()[0] == "G sits on seat 1."
        assert "The game is over." in told[0]
        await table.until(lambda one: one.over)
        again = await started(host.url, table.id, "--bot", "greedy", "--secret", str(secret))
        said, _ = await again.communicate()
        assert said.decode().startswith("The game is over.")


async def test_a_bot_that_is_not_there_is_named(host: Host) -> None:
    async with Club(host.url, name="Host") as club:
        table = await club.open_table("clustered", seats=[])
        process = await started(host.url, table.id, "--bot", "genius")
        said, _ = await process.communicate()
        assert process.returncode == 1
        assert b"genius" in said
        assert b"greedy" in said


async def test_where_no_seat_is_free_a_bot_says_so(host: Host) -> None:
    async with Club(host.url, name="Host") as club, Club(host.url, name="Late") as late:
        table = await club.open_table("clustered", seats=["me", "me"])
        with pytest.raises(Refusal) as refused:
            await sit_down(await late.join(table.id), None, "Late")
        assert refused.value.message == "client-no-seat"


async def test_a_bot_plays_kluster_from_what_the_club_tells(host: Host) -> None:
    async with Club(host.url, name="Host") as club:
        options = {"boxes": "duo", "players": 2}
        table = await club.open_table("kluster", options, seats=["me", "me"], start=True)
        begun = table.seq
        playing = asyncio.create_task(play(table, bot("kluster", called("gentle")), Random(1)))
        await reaches(table, begun + 3, playing)
        view = table.view
        assert isinstance(view, KlusterView)
        assert view.last is not None
        assert sum(stone.pose is not None for stone in view.stones) > 0
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await table.give_up()


def by_hand(view: View, luck: Random) -> Move:
    """A turn that is told by its inputs, as bots tell one that no plan can say."""
    turn = Turn(view.state)
    for _ in perform(turn, plan(f"{view.state.stock[0]}@0,0,0u")):
        pass
    return Played(turn.log)


async def test_a_bot_s_turn_by_hand_is_played_by_hand(host: Host) -> None:
    async with Club(host.url, name="Host") as club:
        options = {"boxes": "duo", "players": 2}
        table = await club.open_table("kluster", options, seats=["me", "me"], start=True)
        begun = table.seq
        playing = asyncio.create_task(play(table, by_hand, Random(1)))
        await reaches(table, begun + 1, playing)
        view = table.view
        assert isinstance(view, KlusterView)
        assert view.last is not None
        assert (view.last.placed, view.last.faults) == ((0,), ())
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
