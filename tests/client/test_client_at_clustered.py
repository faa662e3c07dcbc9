"""Clustered through the client library, at a real club."""

import asyncio

import pytest

from client.host import Host
from client.players import any_move, first_turn, play_to_the_end
from klub.client import Club, Forbidden, Refused
from klub.engine.errors import Illegal, Refusal
from klub.games import game
from klub.table import verify
from klub.wire.told import News

pytestmark = pytest.mark.anyio


async def test_a_whole_game_against_a_bot(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:greedy"], start=True)
        assert await play_to_the_end(table) == 29
        assert table.over
        assert table.info.winners
        record = await table.record()
        assert record.seats == ("Ada", "bot:greedy")
        assert record.commitment == table.info.commitment
        assert verify(game("clustered"), record) is None


async def test_two_people_and_an_onlooker_see_the_same_game_in_order(host: Host) -> None:
    async with (
        Club(host.url, name="Ada") as ada,
        Club(host.url, name="Bo") as bo,
        Club(host.url) as onlooker,
    ):
        hers = await ada.open_table("clustered")
        his = await bo.join(hers.link)
        await his.sit(1, "Bo the second")
        looked = await onlooker.join(hers.id)
        assert onlooker.who is None
        news = looked.news()
        begun = looked.seq
        await hers.start()
        await asyncio.gather(play_to_the_end(hers), play_to_the_end(his))
        await looked.until(lambda table: table.over)
        heard: list[News] = []
        async for told in news:
            assert isinstance(told, News)
            heard.append(told)
            if told.seq == looked.seq:
                break
        assert [told.seq for told in heard] == list(range(begun + 1, looked.seq + 1))
        assert [told.what for told in heard] == ["started"] + ["played"] * 58
        assert looked.info.winners == hers.info.winners == his.info.winners
        assert [chair.name for chair in looked.info.seats] == ["Ada", "Bo the second"]


async def test_one_person_may_play_from_several_seats(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", {"quick": True}, seats=["me", "me:Eve"])
        await table.start()
        moves = set()
        async for turn in table.turns():
            assert table.known.viewer == turn.seat
            await turn.play(any_move(turn.view))
            moves.add(turn.seat)
        assert moves == {0, 1}


async def test_a_refusal_names_its_rule_and_leaves_the_turn_open(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:random"], start=True)
        turn = await first_turn(table)
        card = any_move(turn.view).partition("@")[0]
        with pytest.raises(Illegal) as refused:
            await turn.play(f"{card}@30,30")
        assert isinstance(refused.value, Forbidden)
        assert refused.value.rule.startswith(("R", "C"))
        assert str(refused.value) == refused.value.reason.text
        assert turn.open
        again = await first_turn(table)
        await again.play(any_move(again.view))
        assert not again.open


async def test_a_turn_that_was_refused_is_offered_again(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", {"players": 1}, seats=["me"], start=True)
        tries = 0
        async for turn in table.turns():
            tries += 1
            if tries == 1:
                with pytest.raises(Refusal):
                    await turn.play("nonsense")
                continue
            await turn.play(any_move(turn.view))
            break
        assert tries == 2


async def test_chat_does_not_make_a_turn_come_twice(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "me"], start=True)
        moments = []
        async for turn in table.turns():
            moments.append(turn.moment)
            await turn.play(any_move(turn.view))
            await table.say(f"move {len(moments)}")
            if len(moments) == 5:
                break
        assert len(set(moments)) == 5
        assert [line.text for line in table.said] == [f"move {n}" for n in range(1, 6)]


async def test_what_is_done_around_a_game(host: Host) -> None:
    async with Club(host.url, name="Ada") as ada, Club(host.url, name="Bo") as bo:
        table = await ada.open_table("clustered", {"players": 3}, listed=True)
        his = await bo.join(table.id)
        assert table.id in [row.table for row in await bo.tables()]
        await his.sit(1)
        assert his.info.seats[1].name == "Bo"
        await his.stand(1)
        assert his.info.seats[1].who is None
        await his.sit(2)
        with pytest.raises(Refused, match="host"):
            await his.seat_bot(1, "random")
        await table.seat_bot(1, "random")
        await table.start()
        assert bo.who is not None
        await table.mute(bo.who)
        with pytest.raises(Refused) as muted:
            await his.say("hello")
        assert muted.value.message == "muted"
        await table.mute(bo.who, on=False)
        await his.say("hello")
        await table.until(lambda one: bool(one.said))
        assert (table.said[0].name, table.said[0].text) == ("Bo", "hello")
        await his.give_up()
        assert his.info.seats[2].gave_up == "resigned"
        assert his.seats == ()
        await table.give_up()
        await his.until(lambda one: one.over)
        assert table.id in [row.table for row in await ada.my_tables()]


async def test_a_rematch_brings_both_to_the_same_new_table(host: Host) -> None:
    async with Club(host.url, name="Ada") as ada, Club(host.url, name="Bo") as bo:
        table = await ada.open_table("clustered")
        his = await bo.join(table.id)
        await his.sit(1)
        await table.start()
        with pytest.raises(Refused) as early:
            await table.rematch()
        assert early.value.message == "rematch-early"
        await his.give_up()
        await table.until(lambda one: one.over)
        assert table.info.winners == (0,)
        hers = await table.rematch()
        await his.until(lambda one: one.info.rematch is not None)
        assert hers.info.status == "open"
        again = await his.rematch()
        assert hers.id == again.id != table.id
        await hers.until(lambda one: one.info.status == "playing")
        assert [chair.name for chair in hers.info.seats] == ["Ada", "Bo"]
        assert await table.rematch() is hers


async def test_a_move_that_showed_nothing_is_taken_back(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        # A quick player's drop shows nothing new.
        options = {"players": 1, "quick": True}
        table = await club.open_table("clustered", options, seats=["me"], start=True)
        turn = await first_turn(table)
        await turn.play(any_move(turn.view))
        await table.undo()
        again = await first_turn(table)
        assert again.view == turn.view
        await again.play(any_move(again.view))


async def test_who_only_looks_on_can_do_nothing(host: Host) -> None:
    async with Club(host.url, name="Ada") as ada, Club(host.url) as onlooker:
        table = await ada.open_table("clustered")
        looked = await onlooker.join(table.id)
        with pytest.raises(Refused) as refused:
            await looked.sit(1, "Nobody")
        assert refused.value.message == "who-first"
        assert onlooker.secret is None


async def test_leaving_a_table_ends_its_news(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        table = await club.open_table("clustered")
        news = table.news()
        await table.say("one")
        await table.leave()
        heard = [told async for told in news]
        assert [told.what for told in heard if isinstance(told, News)] == ["said"]
        with pytest.raises(Refusal) as left:
            await table.until(lambda one: one.over)
        assert left.value.message == "client-left"
        assert (await club.join(table.id)).said[0].text == "one"


async def test_somebody_who_is_sent_away_is_told_so(host: Host) -> None:
    async with Club(host.url, name="Ada") as ada, Club(host.url, name="Bo") as bo:
        table = await ada.open_table("clustered")
        his = await bo.join(table.id)
        waiting = asyncio.create_task(his.until(lambda one: one.over))
        await asyncio.sleep(0)
        assert bo.who is not None
        await table.remove(bo.who)
        with pytest.raises(Refused) as away:
            await waiting
        assert away.value.message == "sent-away"
        with pytest.raises(Refused):
            await bo.join(table.id)


@pytest.mark.parametrize("link", ["", "a b", "http://127.0.0.1/t/ä"])
async def test_what_is_no_link_is_refused_before_it_is_sent(host: Host, link: str) -> None:
    async with Club(host.url) as club:
        with pytest.raises(Refusal):
            await club.join(link)


async def test_a_table_that_is_not_there_is_refused(host: Host) -> None:
    async with Club(host.url) as club:
        with pytest.raises(Refused) as refused:
            await club.join("not-there")
        assert refused.value.message == "table-unknown"


async def test_a_player_is_advised_and_the_game_reviewed(host: Host) -> None:
    async with Club(host.url, name="Ada") as club:
        options = {"players": 1, "quick": True}
        table = await club.open_table("clustered", options, seats=["me"], start=True)
        await table.until(lambda _: club.prepared == 1)
        with pytest.raises(Refused) as early:
            await anext(table.review())
        assert early.value.message == "review-not-over"
        hints = await table.hints()
        await table.play(0, hints[0].move)
        await play_to_the_end(table)
        marked = [turn async for turn in table.review()]
        assert [turn.turn for turn in marked] == list(range(len((await table.record()).moves)))
        assert marked[0].mark in ("best", "fine")
        with pytest.raises(Refused):
            await table.hints()
