"""Lines that break: nothing is done twice, nothing is missed, and what is not known is said."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from client.host import Host
from client.players import any_move, first_turn, stones
from client.relay import Relay
from klub.client import Club, Refused, Unreachable, Unsure
from klub.wire import asked
from klub.wire.told import News, Snapshot

pytestmark = pytest.mark.anyio


async def test_a_move_whose_answer_was_lost_is_known_to_be_made(host: Host, relay: Relay) -> None:
    async with Club(relay.url, name="Ada") as club, Club(host.url) as onlooker:
        table = await club.open_table("clustered", seats=["me", "me"], start=True)
        looked = await onlooker.join(table.id)
        turn, seq = await first_turn(table), table.seq
        relay.loses_news = True
        playing = asyncio.create_task(turn.play(any_move(turn.view)))
        await looked.until(lambda one: one.seq == seq + 1)
        relay.cut()
        relay.loses_news = False
        await playing
        assert table.seq == seq + 1
        assert table.view is not None
        assert table.info.to_move == 1


async def test_a_move_that_was_lost_is_unsure_and_not_sent_again(host: Host, relay: Relay) -> None:
    async with Club(relay.url, name="Ada") as club, Club(host.url) as onlooker:
        table = await club.open_table("clustered", seats=["me", "me"], start=True)
        looked = await onlooker.join(table.id)
        turns = table.turns()
        turn = await anext(turns)
        relay.loses_wishes = True
        playing = asyncio.create_task(turn.play(any_move(turn.view)))
        await relay.lost.wait()
        relay.cut()
        relay.loses_wishes = False
        with pytest.raises(Unsure):
            await playing
        assert turn.open
        again = await anext(turns)
        assert again.moment == turn.moment
        await again.play(any_move(again.view))
        await looked.until(lambda one: one.seq == table.seq)
        assert looked.info.to_move == 1


async def test_a_line_that_was_said_is_not_said_twice(host: Host, relay: Relay) -> None:
    async with Club(relay.url, name="Ada") as club, Club(host.url) as onlooker:
        table = await club.open_table("clustered", seats=["me"])
        looked = await onlooker.join(table.id)
        relay.loses_news = True
        saying = asyncio.create_task(table.say("once"))
        await looked.until(lambda one: bool(one.said))
        relay.cut()
        relay.loses_news = False
        await saying
        await table.say("twice")
        await looked.until(lambda one: len(one.said) == 2)
        assert [line.text for line in looked.said] == ["once", "twice"]


async def test_a_wish_made_while_the_line_is_broken_waits_for_the_next(relay: Relay) -> None:
    async with Club(relay.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me"])
        lines = relay.lines
        relay.open = False
        relay.cut()
        await relay.turned_away.wait()
        saying = asyncio.create_task(table.say("later"))
        await asyncio.sleep(0)
        relay.open = True
        await saying
        assert [line.text for line in table.said] == ["later"]
        assert relay.lines > lines


async def test_news_that_were_missed_are_told_in_order(host: Host, relay: Relay) -> None:
    async with Club(host.url, name="Ada") as club, Club(relay.url) as onlooker:
        table = await club.open_table("clustered", seats=["me", "me"], start=True)
        looked = await onlooker.join(table.id)
        news, seen = looked.news(), looked.seq
        relay.open = False
        relay.cut()
        for _ in range(12):
            turn = await first_turn(table)
            await turn.play(any_move(turn.view))
        relay.open = True
        heard = []
        for _ in range(12):
            told = await anext(news)
            assert isinstance(told, News)
            heard.append(told.seq)
        assert heard == list(range(seen + 1, seen + 13))
        await looked.until(lambda one: one.known.fresh)
        assert looked.info.to_move == table.info.to_move


async def test_whoever_missed_too_much_is_shown_the_table_anew(host: Host, relay: Relay) -> None:
    async with Club(host.url, name="Ada") as club, Club(relay.url) as onlooker:
        table = await club.open_table("clustered", seats=["me"])
        looked = await onlooker.join(table.id)
        news = looked.news()
        relay.open = False
        relay.cut()
        for number in range(80):
            await table.say(str(number))
        relay.open = True
        told = await anext(news)
        assert isinstance(told, Snapshot)
        assert looked.seq == table.seq
        assert looked.said[-1].text == "79"


async def test_a_seat_taken_while_the_news_were_lost_is_known_to_be_taken(
    host: Host, relay: Relay
) -> None:
    async with Club(host.url, name="Ada") as ada, Club(relay.url, name="Bo") as bo:
        table = await ada.open_table("clustered", seats=["me"])
        his = await bo.join(table.id)
        relay.loses_news = True
        sitting = asyncio.create_task(his.sit(1))
        await table.until(lambda one: one.info.seats[1].who is not None)
        for number in range(80):
            await table.say(str(number))
        relay.cut()
        relay.loses_news = False
        await sitting
        assert his.seats == (1,)


async def test_patience_has_an_end(relay: Relay) -> None:
    async with Club(relay.url, name="Ada", patience=0.1) as club:
        table = await club.open_table("clustered", seats=["me"])
        waiting = asyncio.create_task(table.until(lambda one: one.over))
        await asyncio.sleep(0)
        relay.open = False
        relay.cut()
        with pytest.raises(Unreachable):
            await waiting
        with pytest.raises(Unreachable):
            await table.say("is anybody there?")


async def test_where_there_is_no_club_that_is_said_at_once(host: Host, relay: Relay) -> None:
    relay.open = False
    with pytest.raises(Unreachable):
        async with Club(relay.url, name="Ada"):
            raise AssertionError("came in")
    with pytest.raises(Unreachable):
        async with Club(relay.url):
            raise AssertionError("came in")


async def test_a_turn_in_short_that_is_under_way_is_not_begun_twice(
    host: Host, relay: Relay
) -> None:
    async with Club(relay.url, name="Ada") as club, Club(host.url) as onlooker:
        options = {"boxes": "duo", "players": 2}
        table = await club.open_table("kluster", options, seats=["me", "me"], start=True)
        looked = await onlooker.join(table.id)
        moved = []
        async for turn in table.turns():
            moved.append(turn.seat)
            if len(moved) == 1:
                stone = stones(turn).stock[0]
                playing = asyncio.create_task(turn.play(f"{stone}@0,0,0u"))
                await looked.until(lambda one: bool(one.known.mirror.poses))
                relay.cut()
                with suppress(Unsure):
                    await playing
            elif turn.seat == 0:
                with suppress(Refused):
                    await turn.play(f"{stone}@0,0,0u")
            else:
                break
        await looked.until(lambda one: one.seq == table.seq)
        record = [stone.pose is not None for stone in stones(turn).stones]
        assert sum(record) == 1


async def test_who_asks_too_fast_waits_and_is_granted_all(tmp_path: Path) -> None:
    host = Host(tmp_path, "usual")
    host.open()
    try:
        async with Club(host.url, name="Ada") as club:
            table = await club.open_table("clustered", {"players": 1}, seats=["me"])
            # Sixty are taken at once, and the others are refused for a moment.
            wishes = [asked.Watch(table=table.id, since=table.seq) for _ in range(90)]
            seqs = await asyncio.gather(*map(table.session.ask, wishes))
            assert seqs == [table.seq] * 90
    finally:
        host.close()
