"""The seats of a rematch: each is kept for who had it, whoever hears of the table."""

import pytest

from server_games.guest import Player, guest, seats

pytestmark = pytest.mark.anyio


async def test_an_onlooker_does_not_take_a_seat_at_the_rematch(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", seats=seats("me"), rated=True, listed=True)
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        Player(eve, port, table) as onlooker,
    ):
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await two.does("give_up", seat=1)
        await one.does("rematch")
        await onlooker.until(lambda story: story.info.get("rematch"))
        following = onlooker.story.info["rematch"]
        async with Player(eve, port, following) as taker, Player(ann, port, following) as host:
            kept = await taker.cannot("sit", seat=1, name="Ben")
            assert (kept["message"], kept["arguments"]) == ("seat-kept", {"seat": 1})
            assert (await host.cannot("seat_bot", seat=1, bot="greedy"))["message"] == "seat-kept"
            await two.does("rematch")
            await host.until(lambda story: story.info["status"] == "playing")
            who = [seat["who"] for seat in host.story.info["seats"]]
    assert who == [ann.who, ben.who]


async def test_the_rematch_of_a_rematch_is_kept_as_well_and_bots_sit_where_they_sat(
    port: int,
) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", options={"players": 3}, seats=seats("me", "greedy"))
    async with Player(ben, port, table) as two, Player(ann, port, table) as one:
        await two.does("sit", seat=2, name="Ben")
        await one.does("start")
    for _ in range(2):
        async with Player(ann, port, table) as one, Player(ben, port, table) as two:
            await one.does("give_up", seat=0)
            await two.does("give_up", seat=2)
            await two.does("rematch")
            following = two.story.info["rematch"]
            async with Player(eve, port, following) as taker:
                await taker.until(lambda story: story.info)
                told = [(seat["name"], seat["bot"]) for seat in taker.story.info["seats"]]
                assert told == [("", None), ("greedy", "greedy"), ("Ben", None)]
                assert (await taker.cannot("sit", seat=0, name="Eve"))["message"] == "seat-kept"
            await one.does("rematch")
        table = following
