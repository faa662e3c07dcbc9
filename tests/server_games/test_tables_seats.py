"""Seats at a table: sitting down, standing up, bots, beginning."""

import pytest

from server_games.guest import Player, guest, seats

pytestmark = pytest.mark.anyio


async def test_people_sit_stand_and_sit_back(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", options={"players": 3})
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        Player(eve, port, table) as three,
    ):
        await two.does("sit", seat=1, name="Ben")
        assert (await three.cannot("sit", seat=1, name="Eve"))["message"] == "seat-taken"
        for seat in (3, 63):
            assert (await three.cannot("sit", seat=seat, name="Eve"))["message"] == "seat-unknown"
        await three.does("sit", seat=0, name="Eve")
        assert (await three.cannot("stand", seat=1))["message"] == "seat-not-yours"
        assert (await three.cannot("stand", seat=2))["message"] == "seat-free"
        assert (await three.cannot("stand", seat=3))["message"] == "seat-unknown"
        await two.does("stand", seat=1)
        await two.does("sit", seat=1, name="Benjamin")
        await one.does("stand", seat=0)  # the host clears a seat
        await one.does("sit", seat=0, name="Ann")
        await three.until(lambda story: story.info["seats"][0]["name"] == "Ann")
        told = [(one["what"], one["seat"], one["name"], one["who"]) for one in three.story.news]
    assert (
        told
        == [
            ("sat", 1, "Ben", ben.who),
            ("sat", 0, "Eve", eve.who),
            ("stood", 1, None, None),
            ("sat", 1, "Benjamin", ben.who),
            ("stood", 0, None, None),
            ("sat", 0, "Ann", ann.who),
        ][-len(told) :]
    )
    assert len(told) >= 5


async def test_a_game_begins_by_its_host_with_every_seat_taken(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", options={"players": 3}, seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        early = await one.cannot("start")
        assert (early["message"], early["arguments"]) == ("seats-free", {"seats": "1, 2"})
        assert (await one.cannot("move", seat=0, move="W@1,0"))["message"] == "not-started"
        assert (await one.cannot("undo"))["message"] == "not-started"
        assert (await one.cannot("give_up", seat=0))["message"] == "not-started"
        assert (await one.cannot("rematch"))["message"] == "rematch-early"
        await two.does("sit", seat=2, name="Ben")
        for wish in (
            {"t": "start"},
            {"t": "seat_bot", "seat": 1, "bot": "greedy"},
            {"t": "mute", "who": ann.who},
            {"t": "remove", "who": ann.who},
        ):
            assert (await two.cannot(**wish))["message"] == "host-only"
        assert (await one.cannot("seat_bot", seat=0, bot="greedy"))["message"] == "seat-taken"
        assert (await one.cannot("seat_bot", seat=1, bot="nobody"))["message"] == "bot-unknown"
        status, told = ben.call("GET", f"/api/tables/{table}/record")
        assert (status, told["message"]) == (422, "record-early")
        await one.does("seat_bot", seat=1, bot="greedy")
        before = one.story.last
        await one.does("start")
        assert one.story.info["commitment"]
        for wish in (
            {"t": "sit", "seat": 1, "name": "Ann"},
            {"t": "stand", "seat": 0},
            {"t": "seat_bot", "seat": 1, "bot": "random"},
            {"t": "start"},
        ):
            assert (await one.cannot(**wish))["message"] == "already-started"
        assert before is not None
        status, told = ben.call("GET", f"/api/tables/{table}/record")
        assert (status, told["message"]) == (422, "record-early")


async def test_moves_come_from_ones_own_seat_in_turn_and_by_the_rules(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"))
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        Player(None, port, table) as stranger,
    ):
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await two.until(lambda story: story.info["status"] == "playing")
        assert one.story.info["to_move"] == 0
        assert one.story.view is not None
        card = one.story.view["hand"][0]["card"]
        assert (await two.cannot("move", seat=1, move="W@1,0"))["message"] == "not-your-turn"
        assert (await two.cannot("move", seat=0, move=f"{card}@1,0"))["message"] == "seat-not-yours"
        assert (await two.cannot("move", seat=7, move="W@1,0"))["message"] == "seat-unknown"
        assert (await stranger.cannot("move", seat=0, move="W@1,0"))["message"] == "who-first"
        assert (await stranger.cannot("say", text="hello"))["message"] == "who-first"
        far = await one.cannot("move", seat=0, move=f"{card}@5,5")
        assert far["rule"] == "R44"
        assert (await one.cannot("move", seat=0, move=f"-{card}"))["rule"] == "R46"
        assert (await one.cannot("move", seat=0, move=f"~{card}"))["message"]
        foreign = {f"{s}{f}{n}" for s in "STC" for f in "esf" for n in "123"}
        foreign -= {one["card"] for one in one.story.view["hand"]}
        missing = await one.cannot("move", seat=0, move=f"{min(foreign)}@1,0")
        assert missing["message"]
        for text in ("nonsense", f"{card}@", f"{card}@1,0 extra", f"0 {card}@1,0"):
            assert (await one.cannot("move", seat=0, move=text))["rule"] is None
        assert (await one.cannot("end_turn", seat=0))["message"] == "turn-none"
        await one.does("move", seat=0, move=f"{card}@1,0")
        assert one.story.played == [f"0 {card}@1,0"]


async def test_people_are_shown_to_be_there_or_away(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", options={"players": 3}, seats=seats("me", "greedy"))
    async with Player(ann, port, table) as one:
        two = Player(ben, port, table)
        await two.connect()
        await two.does("sit", seat=2, name="Ben")
        seen = await one.raw.until("presence", onlookers=1)
        assert seen["here"] == [True, True, False]
        stranger = Player(None, port, table)
        await stranger.connect()
        seen = await one.raw.until("presence", onlookers=1)
        assert seen["here"] == [True, True, True]
        await two.__aexit__()
        seen = await one.raw.until("presence")
        assert (seen["here"], seen["onlookers"]) == ([True, True, False], 1)
        await stranger.__aexit__()
        seen = await one.raw.until("presence")
        assert (seen["here"], seen["onlookers"]) == ([True, True, False], 0)
