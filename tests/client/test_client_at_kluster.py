"""Kluster through the client library: turns in short, and by hand."""

import pytest

from client.host import Host
from client.players import first_turn, stones
from klub.client import Club, Forbidden, Live
from klub.engine.errors import Refusal
from klub.wire.kluster import KlusterView

pytestmark = pytest.mark.anyio

DUO = {"boxes": "duo", "players": 2}


async def lower(live: Live, stone: int, x: float, y: float) -> None:
    """Bring a stone down onto the table."""
    for step in range(38, -1, -1):
        await live.hand(stone, x, y, step * 0.004)
    await live.hand(stone, x, y, 0.0)


async def test_a_turn_in_short_is_performed_for_all_to_see(host: Host) -> None:
    async with Club(host.url, name="Ada") as club, Club(host.url) as onlooker:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        looked = await onlooker.join(table.id)
        turn = await first_turn(table)
        stone = stones(turn).stock[0]
        seq = looked.seq
        await turn.play(f"{stone}@0,0,30u")
        await looked.until(lambda one: one.seq > seq)
        assert table.info.to_move == 1
        view = table.view
        assert isinstance(view, KlusterView)
        assert view.last is not None
        assert (view.last.placed, view.last.faults) == ((stone,), ())
        # Whether frames were merged or not, the last of them leads to the same place.
        assert looked.known.mirror.poses == {stone: view.stones[stone].pose}


async def test_a_plan_that_a_rule_forbids_is_refused_and_the_turn_goes_on(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        turn = await first_turn(table)
        with pytest.raises(Forbidden) as refused:
            await turn.play(f"{stones(turn).stock[0]}@900,0")
        assert (refused.value.rule, refused.value.message) == ("R14", "turn-outside")
        assert turn.open


async def test_a_turn_by_hand_shows_its_stones_as_they_move(host: Host) -> None:
    async with Club(host.url, name="Ada") as club, Club(host.url) as onlooker:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        live = (await first_turn(table)).live()
        looked = await onlooker.join(table.id)
        view = table.view
        assert isinstance(view, KlusterView)
        stone = view.stock[0]
        await live.hand(stone, 0.0, 0.0, 0.15)
        await looked.until(lambda one: stone in one.known.mirror.poses)
        assert looked.known.mirror.poses[stone][2] > 0.1
        late = await onlooker.join(table.id)
        assert late is looked
        await lower(live, stone, 0.0, 0.0)
        await live.release()
        await live.until_free()
        assert live.now is not None
        assert live.now.duty is None
        await live.end()
        await live.until_over()
        assert live.result is not None
        assert live.result.last is not None
        assert live.result.last.placed == (stone,)
        await looked.until(lambda one: one.seq == table.seq)
        assert looked.view == table.view


async def test_a_cord_is_drawn_by_hand(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        live = (await first_turn(table)).live()
        await live.until(lambda one: one.now is not None)
        before = live.mirror.cords[0]
        await live.grab(0, 5)
        x, y = before[10], before[11]
        for step in range(20):
            await live.drag(0, x * (1 + step * 0.01), y * (1 + step * 0.01))
        await live.let_go(0)
        await live.until(lambda one: one.mirror.cords[0] != before)
        assert len(live.mirror.cords[0]) == len(before)


async def test_what_a_hand_may_not_do_is_raised_by_the_next_thing_it_does(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        turn = await first_turn(table)
        live = turn.live()
        other = next(n for n in range(12) if n not in stones(turn).stock)
        with pytest.raises(Forbidden) as refused:
            await lower(live, other, 0.0, 0.0)
        assert refused.value.message == "turn-not-in-stock"
        # Inputs that were on their way as well are refused one after the other.
        while refused.value.message == "turn-not-in-stock":
            with pytest.raises(Forbidden) as refused:
                await live.release()
        assert refused.value.message == "turn-hand-empty"
        with pytest.raises(Forbidden) as unfinished:
            await live.end()
        assert unfinished.value.message == "turn-nothing-placed"


async def test_somebody_who_comes_in_the_middle_of_a_turn_sees_all_of_it(host: Host) -> None:
    async with Club(host.url, name="Ada") as club, Club(host.url) as onlooker:
        table = await club.open_table("kluster", DUO, seats=["me", "me"], start=True)
        turn = await first_turn(table)
        live, stone = turn.live(), stones(turn).stock[0]
        await live.hand(stone, 0.01, 0.0, 0.15)
        await live.until(lambda one: stone in one.mirror.poses)
        looked = await onlooker.join(table.id)
        await looked.until(lambda one: stone in one.known.mirror.poses)
        assert looked.known.mirror.now is not None
        assert looked.known.mirror.now.seat == turn.seat
        await live.put_back()
        await looked.until(lambda one: stone not in one.known.mirror.poses)


async def test_there_are_no_hands_where_no_turn_is_one_s_own(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "me"], start=True)
        with pytest.raises(Refusal) as refused:
            table.live()
        assert refused.value.message == "client-not-live"
