"""Many at once: order is kept, nothing is lost, and of two who contradict each other one wins."""

import asyncio
from random import Random

import pytest

from klub.server.stores import Conflict, IdentityId, SqlStore, Store, TableId, Taken, open_store
from server_stores.club import ADA, NORTH, SOUTH, T1, T2, listing, person, rating, result, secret

pytestmark = pytest.mark.anyio


def event(table: TableId, seq: int) -> bytes:
    return f"{table}/{seq}".encode()


async def test_hundreds_of_tables_append_at_once_and_lose_nothing(store: Store) -> None:
    names = [TableId(f"table-{number}") for number in range(300)]

    async def play(table: TableId) -> None:
        luck, seq = Random(table), 0
        while seq < 12:
            events = [event(table, seq + more) for more in range(1, luck.randint(2, 4))]
            assert await store.append(table, seq, events) == seq + len(events)
            seq += len(events)
            if luck.random() < 0.2:
                await store.keep_snapshot(table, seq, b"so far")
            if luck.random() < 0.2:
                assert len(await store.events(table)) == seq

    await asyncio.gather(*map(play, names))
    for table in names:
        log = await store.events(table)
        assert [one.seq for one in log] == list(range(1, len(log) + 1))
        assert [one.data for one in log] == [event(table, one.seq) for one in log]
        assert len(log) == await store.last_seq(table) >= 12


async def test_of_conflicting_appends_one_wins(store: Store) -> None:
    for seq in range(5):
        told = await asyncio.gather(
            *(store.append(T1, seq, [b"%d" % writer]) for writer in range(40)),
            return_exceptions=True,
        )
        assert [one for one in told if not isinstance(one, Conflict)] == [seq + 1]
    assert [one.seq for one in await store.events(T1)] == [1, 2, 3, 4, 5]


async def test_of_two_servers_on_one_database_one_wins(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as other:
        tables = [TableId(f"table-{number}") for number in range(20)]
        for seq in range(8):
            told = await asyncio.gather(
                *(
                    store.append(table, seq, [writer])
                    for table in tables
                    for store, writer in ((one, b"one"), (other, b"other"))
                ),
                return_exceptions=True,
            )
            won = [answer for answer in told if not isinstance(answer, Conflict)]
            assert won == [seq + 1] * len(tables)
        for table in tables:
            assert await one.events(table) == await other.events(table)


async def test_a_lease_is_taken_by_one_of_many(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as other:
        asked = [
            store.take_lease(T1, node, 1.0, 2.0)
            for store, node in ((one, NORTH), (other, SOUTH))
            for _ in range(10)
        ]
        told = await asyncio.gather(*asked)
        assert sorted(map(str, told)) == ["1"] * 10 + ["None"] * 10


async def test_a_handle_is_claimed_by_one_of_many(store: Store) -> None:
    people = [IdentityId(f"guest{number}") for number in range(10)]
    for one in people:
        await store.add_identity(person(one), secret(one))
    told = await asyncio.gather(
        *(store.claim_handle(one, "Queen", "argon") for one in people), return_exceptions=True
    )
    assert sum(isinstance(one, Taken) for one in told) == 9
    assert told.count(None) == 1


async def test_a_table_that_two_servers_save_at_once_has_the_sitters_of_one(url: str) -> None:
    offered = [
        listing(T1, float(number), sitters=[ADA, IdentityId(f"guest{number}")])
        for number in range(12)
    ]
    async with await open_store(url) as one, await open_store(url) as other:
        for _ in range(3):
            await asyncio.gather(
                *(
                    store.save_table(table)
                    for store, table in zip((one, other) * 6, offered, strict=True)
                )
            )
            assert await one.table(T1) in offered


async def test_of_two_games_that_end_at_once_one_rates_again(store: Store) -> None:
    told = await asyncio.gather(
        store.add_result(result(T1, ADA), [rating(ADA, 26.0)]),
        store.add_result(result(T2, ADA), [rating(ADA, 27.0)]),
        return_exceptions=True,
    )
    assert sorted(map(repr, told)) == ["Conflict('rating-conflict')", "True"]
    assert len(await store.results_of(ADA)) == 1


async def test_an_append_that_cannot_be_written_harms_no_other(url: str) -> None:
    async with await open_store(url) as store:
        told = await asyncio.gather(
            store.append(T1, 0, [b"a"]),
            store.append(TableId("no text: \ud800"), 0, [b"b"]),
            store.append(T2, 0, [b"c"]),
            return_exceptions=True,
        )
        assert (told[0], told[2]) == (1, 1)
        assert isinstance(told[1], Exception)
        assert await store.append(T1, 1, [b"d"]) == 2


async def test_who_does_not_wait_stops_nobody(url: str) -> None:
    async with await open_store(url) as store:
        tasks = [
            asyncio.create_task(store.append(TableId(f"t{number}"), 0, [b"a"]))
            for number in range(50)
        ]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert told[1::2] == [1] * 25
        assert all(isinstance(one, asyncio.CancelledError) for one in told[::2])


async def test_closing_writes_what_waits(url: str) -> None:
    store = await SqlStore.open(url)
    tasks = [
        asyncio.create_task(store.append(TableId(f"t{number}"), 0, [b"a"])) for number in range(50)
    ]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [1] * 50
    async with await open_store(url) as again:
        assert [await again.last_seq(TableId(f"t{number}")) for number in range(50)] == [1] * 50
