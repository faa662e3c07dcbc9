"""One socket that watches many tables."""

import pytest

from server_games.guest import guest, raw, seats

pytestmark = pytest.mark.anyio


async def test_a_socket_watches_so_many_tables_and_no_more(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    tables = [ann.opens(game="clustered", seats=seats("me")) for _ in range(34)]
    async with raw(port, ann.cookie) as one, raw(port, ben.cookie) as two:
        for table in tables[:32]:
            assert (await one.ask("watch", table=table))["t"] == "done"
        refused = await one.ask("watch", table=tables[32])
        assert refused["reason"]["message"] == "tables-many"
        assert refused["reason"]["arguments"] == {"most": 32}
        assert (await one.ask("watch", table=tables[3]))["t"] == "done", "it is watched already"
        # News come from each of them, and only from them.
        for table in (tables[0], tables[31], tables[32], tables[33]):
            answer = await two.ask("sit", table=table, seat=1, name="Ben")
            assert answer["t"] == "done"
        for table in (tables[0], tables[31]):
            assert (await one.until("news"))["table"] == table
        # Making room.
        assert (await one.ask("unwatch", table=tables[0]))["t"] == "done"
        assert (await one.ask("unwatch", table=tables[0]))["t"] == "done", "twice is no harm"
        assert (await one.ask("watch", table=tables[32]))["t"] == "done"
        assert (await one.ask("watch", table=tables[33]))["t"] == "refused"
        heard = len(one.heard)
        for table in (tables[0], tables[33], tables[32]):
            assert (await two.ask("stand", table=table, seat=1))["t"] == "done"
        assert (await one.until("news"))["table"] == tables[32]
        told = {m.get("table") for m in one.heard[heard:]}
        assert told == {tables[32]}
        # One may act at a table without watching it.
        assert (await one.ask("say", table=tables[33], text="hello"))["t"] == "done"
        assert (await one.ask("say", table="A" * 22, text="hello"))["t"] == "refused"


async def test_news_of_several_tables_are_counted_for_each(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    tables = [ann.opens(game="clustered", seats=seats("me")) for _ in range(3)]
    async with raw(port, ann.cookie) as one, raw(port, ben.cookie) as two:
        seen = {}
        for table in tables:
            await two.ask("watch", table=table)
            snapshot = next(m for m in reversed(two.heard) if m["t"] == "snapshot")
            assert snapshot["info"]["table"] == table
            seen[table] = [snapshot["seq"]]
        for number in range(12):
            await one.ask("say", table=tables[number * number % 3], text=str(number))
        for _ in range(12):
            news = await two.until("news")
            seen[news["table"]].append(news["seq"])
        for numbers in seen.values():
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert sum(map(len, seen.values())) == 15


async def test_who_was_away_is_told_each_thing_that_was_missed(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"))
    async with raw(port, ann.cookie) as one:
        async with raw(port, ben.cookie) as two:
            await two.ask("watch", table=table)
            since = next(m for m in two.heard if m["t"] == "snapshot")["seq"]
        for number in range(40):
            await one.ask("say", table=table, text=str(number))
        async with raw(port, ben.cookie) as two:
            await two.ask("watch", table=table, since=since)
            news = [m for m in two.heard if m["t"] in ("news", "snapshot")]
            assert [m["seq"] for m in news] == list(range(since + 1, since + 41))
            assert [m["text"] for m in news] == [str(number) for number in range(40)]
            assert [m["info"] is None for m in news] == [True] * 39 + [False]
        for number in range(60):
            await one.ask("say", table=table, text=str(number))
        for missed in (since, since + 101, 10**9, -5):
            async with raw(port, ben.cookie) as two:
                await two.ask("watch", table=table, since=missed)
                (snapshot,) = (m for m in two.heard if m["t"] in ("news", "snapshot"))
                assert (snapshot["t"], snapshot["seq"]) == ("snapshot", since + 100)
                assert len(snapshot["said"]) == 100
