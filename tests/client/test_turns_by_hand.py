"""Turns of Kluster by hand that do not go as planned: faults, broken lines, a killed club."""

import asyncio
import signal

import pytest
from msgspec.structs import replace

from client.host import Host
from client.players import first_turn, stones
from client.relay import Relay
from klub.client import Club, Live, Turn, Unsure
from klub.client.mirror import Mirror
from klub.wire.frame import Moved
from klub.wire.told import TurnEvent, TurnNow

pytestmark = pytest.mark.anyio

DUO = {"boxes": "duo", "players": 2}


async def place(live: Live, stone: int, x: float) -> None:
    """A whole turn, as docs/client.md writes it."""
    for step in range(40, -1, -1):
        await live.hand(stone, x, 0.0, step * 0.004)
    await live.release()
    await live.until_free()
    await live.end()
    await live.until_over()


async def lifted(turn: Turn) -> Live:
    """Hands that hold the first stone of the stock, for all to see."""
    live, stone = turn.live(), stones(turn).stock[0]
    await live.hand(stone, 0.02, 0.0, 0.16)
    await live.until(lambda one: stone in one.mirror.poses)
    return live


async def test_a_fault_ends_a_turn_in_the_middle_of_a_movement_and_is_no_error(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        first = await first_turn(table)
        await first.play(f"{stones(first).stock[0]}@20,0,0u")
        second = await first_turn(table)
        live, stone = second.live(), stones(second).stock[0]
        await place(live, stone, 0.02)
        assert live.result is not None
        assert live.result.last is not None
        assert (live.result.last.seat, live.result.last.placed) == (1, ())
        assert [fault.kind for fault in live.result.last.faults] == ["touch"]
        assert second.failure is None


async def test_hands_do_nothing_once_the_turn_is_over(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        turn = await first_turn(table)
        live, stone = turn.live(), stones(turn).stock[0]
        await place(live, stone, 0.0)
        assert not live.open
        after = table.seq
        await live.hand(stone, 0.0, 0.0, 0.1)
        await live.drag(0, 0.0, 0.0)
        for late in (live.release, live.put_back, live.end, live.until_free, live.until_over):
            await late()
        await live.grab(0, 5)
        await live.let_go(0)
        await table.say("still here")
        assert table.seq == after + 1
        assert stone in table.known.mirror.poses


async def test_a_turn_by_hand_is_offered_again_after_the_club_was_killed(own_host: Host) -> None:
    async with Club(own_host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        offered = []
        async for turn in table.turns():
            offered.append(turn.seat)
            if turn.seat == 1:
                break
            stone = stones(turn).stock[0]
            if len(offered) > 1:
                await place(turn.live(), stone, 0.0)
                continue
            live = await lifted(turn)
            await asyncio.to_thread(own_host.close, signal.SIGKILL)
            lowering = asyncio.create_task(place(live, stone, 0.0))
            await asyncio.to_thread(own_host.open)
            with pytest.raises(Unsure):
                await lowering
        assert offered == [0, 0, 1]
        assert stone in table.known.mirror.poses


async def test_who_waits_for_a_turn_that_began_anew_is_told(own_host: Host) -> None:
    async with Club(own_host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        turns = table.turns()
        turn = await anext(turns)
        live = await lifted(turn)
        await live.until(lambda one: one.mirror.tick > 1)
        waiting = asyncio.create_task(live.until_over())
        await asyncio.to_thread(own_host.close, signal.SIGKILL)
        await asyncio.to_thread(own_host.open)
        with pytest.raises(Unsure, match="begun anew"):
            await waiting
        with pytest.raises(Unsure, match="begun anew"):
            await live.release()
        again = await anext(turns)
        assert again.moment == turn.moment
        await place(again.live(), stones(again).stock[0], 0.0)
        assert again.failure is None
        assert table.info.to_move == 1


async def test_hands_go_on_where_they_were_if_only_the_line_broke(relay: Relay) -> None:
    async with Club(relay.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        turn = await first_turn(table)
        live, lines = await lifted(turn), relay.lines
        relay.cut()
        await live.until(lambda _: relay.lines > lines)
        await place(live, stones(turn).stock[0], 0.02)
        assert live.result is not None
        assert live.result.last is not None
        assert live.result.last.placed == (stones(turn).stock[0],)


def test_a_mirror_knows_a_turn_that_begins_anew_from_one_that_goes_on() -> None:
    mirror = Mirror()
    begun = TurnNow(table="t", seat=0, tick=1, phase="open", duty=None, left=None)
    mirror.hear(begun)
    mirror.hear(TurnEvent(table="t", tick=40, kind="fell", stones=(1,), cords=()))
    mirror.move(Moved("t", 39, {}, (), {}))
    mirror.doubt()
    mirror.hear(replace(begun, tick=40))
    assert (mirror.course, len(mirror.events)) == (0, 1)
    mirror.doubt()
    mirror.hear(begun)
    assert (mirror.course, mirror.events) == (1, [])
    mirror.hear(TurnEvent(table="t", tick=1, kind="restarted", stones=(), cords=()))
    assert mirror.course == 2
