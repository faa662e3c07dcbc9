"""Event logs, snapshots and leases: what every store promises."""

import asyncio

import pytest

from klub.server.stores import Conflict, Event, Snapshot, Stale, Store
from server_stores.club import NORTH, SOUTH, T1, T2

pytestmark = pytest.mark.anyio


async def test_a_table_without_events_has_an_empty_log(store: Store) -> None:
    assert await store.events(T1) == ()
    assert await store.last_seq(T1) == 0
    assert await store.latest_snapshot(T1) is None


async def test_events_come_back_in_order_with_their_numbers(store: Store) -> None:
    assert await store.append(T1, 0, [b"a", b"b"]) == 2
    assert await store.append(T1, 2, [b""]) == 3
    await store.append(T2, 0, [b"elsewhere"])
    assert await store.events(T1) == (Event(1, b"a"), Event(2, b"b"), Event(3, b""))
    assert await store.events(T1, 2) == (Event(3, b""),)
    assert await store.events(T1, 3) == ()
    assert await store.last_seq(T1) == 3


@pytest.mark.parametrize("after", [0, 1, 3, -1])
async def test_a_wrong_place_is_a_conflict_and_writes_nothing(store: Store, after: int) -> None:
    await store.append(T1, 0, [b"a", b"b"])
    with pytest.raises(Conflict) as refused:
        await store.append(T1, after, [b"x", b"y"])
    assert refused.value.arguments == {"table": T1, "after": after, "last": 2}
    assert await store.events(T1) == (Event(1, b"a"), Event(2, b"b"))
    assert await store.append(T1, 2, [b"c"]) == 3


async def test_a_log_does_not_begin_in_the_middle(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(T1, 4, [b"a"])
    assert await store.events(T1) == ()


async def test_no_events_are_an_append_all_the_same(store: Store) -> None:
    assert await store.append(T1, 0, []) == 0
    with pytest.raises(Conflict):
        await store.append(T1, 1, [])


async def test_appends_of_one_table_need_not_wait_for_each_other(store: Store) -> None:
    lasts = await asyncio.gather(*(store.append(T1, seq, [b"%d" % seq]) for seq in range(100)))
    assert lasts == list(range(1, 101))
    assert [event.data for event in await store.events(T1)] == [b"%d" % seq for seq in range(100)]


async def test_whoever_comes_with_an_older_epoch_is_refused(store: Store) -> None:
    await store.append(T1, 0, [b"a"], epoch=1)
    await store.append(T1, 1, [b"b"], epoch=4)
    with pytest.raises(Stale) as refused:
        await store.append(T1, 2, [b"c"], epoch=3)
    assert refused.value.arguments == {"table": T1, "epoch": 3, "newest": 4}
    assert await store.last_seq(T1) == 2
    assert await store.append(T1, 2, [b"c"], epoch=4) == 3


async def test_only_the_latest_snapshot_is_kept(store: Store) -> None:
    await store.keep_snapshot(T1, 5, b"five")
    await store.keep_snapshot(T1, 3, b"three")
    assert await store.latest_snapshot(T1) == Snapshot(5, b"five")
    await store.keep_snapshot(T1, 5, b"five again")
    await store.keep_snapshot(T2, 1, b"elsewhere")
    assert await store.latest_snapshot(T1) == Snapshot(5, b"five again")


async def test_a_lease_is_held_by_one_machine_until_it_runs_out(store: Store) -> None:
    assert await store.take_lease(T1, NORTH, now=10.0, until=20.0) == 1
    assert await store.take_lease(T1, SOUTH, now=15.0, until=25.0) is None
    assert await store.take_lease(T1, NORTH, now=19.0, until=29.0) == 1
    assert await store.take_lease(T1, SOUTH, now=29.5, until=39.0) == 2
    assert await store.take_lease(T1, NORTH, now=30.0, until=40.0) is None


async def test_a_machine_that_came_too_late_has_a_new_epoch(store: Store) -> None:
    assert await store.take_lease(T1, NORTH, now=10.0, until=20.0) == 1
    assert await store.take_lease(T1, NORTH, now=21.0, until=30.0) == 2


async def test_taking_a_lease_shuts_out_who_held_it_before(store: Store) -> None:
    first = await store.take_lease(T1, NORTH, now=10.0, until=20.0)
    assert first is not None
    await store.append(T1, 0, [b"a"], epoch=first)
    second = await store.take_lease(T1, SOUTH, now=21.0, until=30.0)
    assert second is not None
    with pytest.raises(Stale):
        await store.append(T1, 1, [b"late"], epoch=first)
    assert await store.append(T1, 1, [b"b"], epoch=second) == 2


async def test_a_log_that_was_begun_can_be_leased(store: Store) -> None:
    await store.append(T1, 0, [b"a"])
    assert await store.take_lease(T1, NORTH, now=10.0, until=20.0) == 1
    assert await store.last_seq(T1) == 1
