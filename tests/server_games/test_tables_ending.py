"""How games end and go on: giving up, taking back, playing again."""

import asyncio
import json
from pathlib import Path

import pytest
from club_house import club_house

from klub.games import game
from klub.table import read_record, verify
from server_games.guest import Guest, Player, choices, guest, raw, seats

pytestmark = pytest.mark.anyio


async def test_of_two_the_other_wins_at_once_when_one_gives_up(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        assert (await one.cannot("give_up", seat=1))["message"] == "seat-not-yours"
        await one.does("give_up", seat=0)
        await two.until_over()
        assert two.story.info["winners"] == [1]
        assert two.story.info["to_move"] is None
        assert two.story.info["seats"][0]["gave_up"] == "resigned"
        assert two.story.news[-1]["what"] == "gave_up"
        assert (await one.cannot("give_up", seat=0))["message"] == "game-ended-already"
        assert (await two.cannot("move", seat=1, move="W@1,0"))["message"] == "game-ended-already"
        assert (await two.cannot("undo"))["message"] in ("game-ended-already", "nothing-to-undo")
    status, record = ben.call("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert verify(game("clustered"), read_record(json.dumps(record))) is None
    (result,) = ben.call("GET", "/api/me/results")[1]["results"]
    assert [seat["place"] for seat in result["seats"]] == [2, 1]


async def test_of_three_a_bot_plays_on_for_who_gives_up_and_cannot_win(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", options={"players": 3}, seats=seats("me"))
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        Player(eve, port, table) as three,
    ):
        await two.does("sit", seat=1, name="Ben")
        await three.does("sit", seat=2, name="Eve")
        await one.does("start")
        await one.does("give_up", seat=0)
        assert one.story.info["status"] == "playing"
        assert (await one.cannot("move", seat=0, move="W@1,0"))["message"] == "gave-up"
        # At random they lose to the bot that stands in.
        await asyncio.gather(two.play((1,)), three.play((2,)))
        winners = two.story.info["winners"]
    record = ben.call("GET", f"/api/tables/{table}/record")[1]
    assert sum(move.startswith("0 ") for move in record["moves"]) == 29
    totals = [score["total"] for score in record["scores"]]
    assert winners == [seat for seat in (1, 2) if totals[seat] == max(totals[1:])]
    (result,) = ben.call("GET", "/api/me/results")[1]["results"]
    places = [seat["place"] for seat in result["seats"]]
    assert places[0] == 3
    assert [seat for seat in (1, 2) if places[seat] == 1] == winners


async def test_when_all_but_one_have_given_up_the_last_wins(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", options={"players": 3}, seats=seats("me"))
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        Player(eve, port, table) as three,
    ):
        await two.does("sit", seat=1, name="Ben")
        await three.does("sit", seat=2, name="Eve")
        await one.does("start")
        await three.does("give_up", seat=2)
        await one.does("give_up", seat=0)
        await two.until_over()
        assert two.story.info["winners"] == [1]


async def test_a_move_that_showed_nothing_can_be_taken_back(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", options={"quick": True}, seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        assert (await one.cannot("undo"))["message"] == "nothing-to-undo"
        before = one.story.view
        assert before is not None
        first, second = list(choices(before))[:2]
        await one.does("move", seat=0, move=first)
        assert (await two.cannot("undo"))["message"] == "seat-not-yours"
        await one.does("undo")
        assert one.story.view == before
        assert one.story.news[-1]["what"] == "undone"
        await one.does("move", seat=0, move=second)
        await two.until(lambda story: story.info.get("to_move") == 1)
        assert two.story.view is not None
        await two.does("move", seat=1, move=next(choices(two.story.view)))
        assert (await one.cannot("undo"))["message"] == "seat-not-yours"
        await one.until(lambda story: story.info.get("to_move") == 0)
        assert one.story.view is not None
        await one.does("move", seat=0, move=next(choices(one.story.view)))
        assert one.story.view["phase"] == "drop"
        revealed = await one.cannot("undo")  # a card was drawn
        assert (revealed["rule"], revealed["message"]) == ("undo", "undo-revealed")
        assert one.story.news[-1]["what"] == "played"


async def test_two_who_ask_for_a_rematch_at_once_find_one_table(tmp_path: Path) -> None:
    with club_house(f"sqlite:///{tmp_path}/club.db") as port:
        ann, ben = guest(port, "Ann"), guest(port, "Ben")
        expected = set()
        for _ in range(5):
            table = ann.opens(game="clustered", seats=seats("me"))
            async with Player(ann, port, table) as one, Player(ben, port, table) as two:
                await two.does("sit", seat=1, name="Ben")
                await one.does("start")
                await one.does("give_up", seat=0)
                await two.until_over()
                answers = await asyncio.gather(one.ask("rematch"), two.ask("rematch"))
                for player in (one, two):
                    await player.until(lambda story: story.info["rematch"] is not None)
            assert sum(answer["t"] == "done" for answer in answers) >= 1
            assert one.story.info["rematch"] == two.story.info["rematch"]
            expected |= {table, one.story.info["rematch"]}
        tables = {row["table"] for row in ann.call("GET", "/api/me/tables")[1]["tables"]}
    assert tables == expected, "nobody sits at a table that nobody was told of"


async def test_a_rematch_rotates_the_start_where_that_was_agreed(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(
        game="clustered", options={"starter": "rotate", "quick": True}, seats=seats("me")
    )
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        begun = [one.story.info["to_move"]]
        commitments = {one.story.info["commitment"]}
        async with Player(eve, port, table) as onlooker:
            assert (await onlooker.cannot("rematch"))["message"] == "rematch-early"
            await one.does("give_up", seat=0)
            assert (await onlooker.cannot("rematch"))["message"] == "rematch-players"
        await two.does("rematch")
        following = two.story.info["rematch"]
        assert two.story.news[-1]["text"] == following
        assert (await two.cannot("rematch"))["message"] == "rematch-already"
    for _ in range(2):
        async with Player(ann, port, following) as one, Player(ben, port, following) as two:
            await one.until(lambda story: story.info)
            if one.story.info["status"] == "open":
                assert [seat["name"] for seat in one.story.info["seats"]] == ["", "Ben"]
                await agrees(ann, port, table)
                await one.until(lambda story: story.info["status"] == "playing")
            begun.append(one.story.info["to_move"])
            commitments.add(one.story.info["commitment"])
            assert [seat["name"] for seat in one.story.info["seats"]] == ["Ann", "Ben"]
            assert one.story.info["host"] == ann.who
            assert one.story.info["options"]["quick"] is True
            await two.does("give_up", seat=1)
            await two.does("rematch")
            table, following = following, two.story.info["rematch"]
    assert begun == [0, 1, 0]
    assert len(commitments) == 3


async def agrees(who: Guest, port: int, table: str) -> None:
    """Say yes to a rematch, by asking for it too."""
    async with Player(who, port, table) as one:
        await one.does("rematch")


async def test_nobody_is_made_to_play_again_who_has_not_agreed(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"), rated=True, base=600)
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await one.does("give_up", seat=0)
        await two.until_over()
        await one.does("rematch")
        info = ben.call("GET", f"/api/tables/{one.story.info['rematch']}")[1]
    assert info["status"] == "open", "Ben only looks at the end of the last game"


async def test_in_kluster_a_rematch_is_begun_by_who_held_most(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    options = {"players": 2, "boxes": ["duo"]}
    table = ann.opens(game="kluster", options=options, seats=seats("me"))
    async with raw(port, ann.cookie) as one, raw(port, ben.cookie) as two:
        await two.ask("sit", table=table, seat=1, name="Ben")
        await one.ask("start", table=table)
        assert ann.call("GET", f"/api/tables/{table}")[1]["to_move"] == 0  # the shortest (R4)
        placed = await one.ask("move", table=table, seat=0, move="0@0,0,0u")
        assert placed["t"] == "done"
        await one.ask("give_up", table=table, seat=0)
        assert (await two.ask("rematch", table=table))["t"] == "done"
        new = ann.call("GET", f"/api/tables/{table}")[1]["rematch"]
        assert ann.call("GET", f"/api/tables/{new}")[1]["status"] == "open"
        assert (await one.ask("rematch", table=table))["t"] == "done"
        info = ann.call("GET", f"/api/tables/{new}")[1]
    assert info["status"] == "playing"
    assert info["to_move"] == 1, "Ben held six stones, Ann five (R5)"
