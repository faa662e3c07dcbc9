"""Mailboxes: nothing is lost but what was too late, and then the reader is cut off."""

import asyncio

import pytest

from klub.games.kluster.frame import Event, Frame
from klub.games.kluster.pose import Pose
from klub.server.live.mailbox import MOST_BYTES, MOST_MESSAGES, Mailbox
from klub.wire.frame import merged, packed, unpacked

pytestmark = pytest.mark.anyio

FLAT = (1.0, 0.0, 0.0, 0.0)


def frame(tick: int, stones: dict[int, float], gone: tuple[int, ...] = ()) -> Frame:
    """A frame in which stones lie at these x."""
    poses = {stone: Pose((x, 0.0, 0.0), FLAT) for stone, x in stones.items()}
    return Frame(tick, poses, gone, {}, ())


async def test_messages_come_in_order_and_before_frames() -> None:
    box = Mailbox()
    shown = frame(1, {3: 0.5})
    box.put(b"one")
    box.put_frame("t", shown, packed("t", shown))
    box.put(b"two")
    assert await box.take() == ([b"one", b"two"], [packed("t", shown)])


async def test_taking_waits_until_something_comes() -> None:
    box = Mailbox()
    taking = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    assert not taking.done()
    box.put(b"one")
    assert await taking == ([b"one"], [])


async def test_frames_that_wait_become_one_that_is_as_true() -> None:
    box = Mailbox()
    shown = [frame(1, {1: 0.1, 2: 0.2}), frame(2, {2: 0.3}, gone=(1,)), frame(3, {1: 0.4})]
    for one in shown:
        box.put_frame("t", one, packed("t", one))
    _, (data,) = await box.take()
    told = unpacked(data)
    assert told.tick == 3
    assert {stone: pytest.approx(pose[0]) for stone, pose in told.stones.items()} == {
        1: 0.4,
        2: 0.3,
    }
    assert told.gone == ()
    assert box.merged == 2


async def test_frames_of_different_tables_are_not_mixed() -> None:
    box = Mailbox()
    for table in ("a", "b"):
        box.put_frame(table, frame(1, {1: 0.1}), packed(table, frame(1, {1: 0.1})))
    _, frames = await box.take()
    assert [unpacked(data).table for data in frames] == ["a", "b"]


def test_a_stone_that_went_stays_gone_in_a_merged_frame() -> None:
    earlier = Frame(1, {}, (4,), {}, (Event("fell", stones=(2,)),))
    later = Frame(2, {5: Pose((0.0, 0.0, 0.0), FLAT)}, (2,), {}, ())
    both = merged(earlier, later)
    assert both.gone == (2, 4)
    assert set(both.stones) == {5}
    assert both.events == earlier.events


@pytest.mark.parametrize(("size", "count"), [(10, MOST_MESSAGES), (MOST_BYTES // 4, 4)])
async def test_a_reader_who_lags_too_far_behind_is_cut_off(size: int, count: int) -> None:
    box = Mailbox()
    for _ in range(count):
        box.put(b"x" * size)
        assert not box.overfull
    box.put(b"x")
    assert box.overfull
    await box.overflow()
    assert (await box.take())[0] == []
