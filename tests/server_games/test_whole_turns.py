"""Games of Kluster at a club: by hand, in short, with people looking on."""

import asyncio
import json

import pytest

from klub.games import game
from klub.table import commitment, read_record, seed, verify
from klub.wire.frame import unpacked
from server_games.guest import Player, guest, raw, seats
from server_games.magnets import DUO, Area, can_end, lying, place_by_hand, roomy_place

pytestmark = pytest.mark.anyio


async def test_turns_by_hand_are_seen_by_all_and_can_be_verified(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="kluster", options=DUO, seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        promised = one.story.info["commitment"]
        await one.raw.until("turn", seat=0, phase="open")
        # What is refused changes nothing.
        assert (await one.cannot("end_turn", seat=0))["rule"] == "R19"
        assert (await one.cannot("release", seat=0, hand=0))["message"] == "turn-hand-empty"
        assert (await one.cannot("hand", seat=0, hand=0, stone=1, x=0, y=0, z=0.1))["message"] == (
            "turn-not-in-stock"
        )
        assert (await one.cannot("hand", seat=0, hand=2, stone=0, x=0, y=0, z=0.1))["message"] == (
            "input-number"
        )
        assert (await two.cannot("hand", seat=1, hand=0, stone=1, x=0, y=0, z=0.1))["message"] == (
            "not-your-turn"
        )
        assert (await two.cannot("hand", seat=0, hand=0, stone=0, x=0, y=0, z=0.1))["message"] == (
            "seat-not-yours"
        )
        # Ann holds a stone, and somebody comes in.
        await one.does("hand", seat=0, hand=0, stone=0, x=-0.05, y=0.0, z=0.08)
        await asyncio.sleep(0)
        async with raw(port) as onlooker:
            await onlooker.send("watch", table=table)
            area = Area(table)
            order = []
            while not any(isinstance(message, bytes) for message in onlooker.heard):
                message = await onlooker.next()
                area.hear(message)
                order.append("frame" if isinstance(message, bytes) else message["t"])
            assert order.index("snapshot") < order.index("turn") < order.index("frame")
            whole = unpacked(onlooker.heard[-1])
            assert set(whole.stones) == {0}, "the stone in the hand is seen"
            assert set(whole.gone) == set(range(1, 12))
            assert set(whole.cords) == {0}
            snapshot = next(
                m for m in onlooker.heard if not isinstance(m, bytes) and m["t"] == "snapshot"
            )
            assert snapshot["viewer"] is None
            await place_by_hand(one, 0, 0, -0.05, 0.0)
            await can_end(one)
            await one.does("end_turn", seat=0)
            played = await onlooker.until("news", what="played")
            for message in onlooker.heard[len(order) : -1]:
                area.hear(message)
            assert area.is_as(played["view"]), (area.stones, lying(played["view"]))
            assert played["view"]["counts"] == [5, 6]
            assert played["view"]["last"]["placed"] == [0]
            # Ben lets a stone go so near that the two join.
            await two.until(lambda story: story.info.get("to_move") == 1)
            await two.raw.until("turn", seat=1, phase="open")
            near = {"x": -0.02, "y": 0.0, "z": 0.0, "down": True}
            await two.does("hand", seat=1, hand=0, stone=1, **near)
            event = await onlooker.until("turn_event", kind="fault")
            assert event["stones"] == [0], "the held stone stays in the hand (R11)"
            played = await onlooker.until("news", what="played", seat=1)
            assert played["view"]["last"]["faults"]
            assert played["view"]["counts"][1] == 7
            assert lying(played["view"])[0] == {}
        await one.until(lambda story: story.info.get("to_move") == 0)
        assert (await one.cannot("undo"))["message"] in ("seat-not-yours", "undo-revealed")
        await one.does("give_up", seat=0)
        await two.until_over()
        assert two.story.info["winners"] == [1]
    status, record = ann.call("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert record["commitment"] == promised == commitment(seed(record["seed"]))
    assert [move.split(" *")[0] for move in record["moves"]] == ["0", "1"]
    assert verify(game("kluster"), read_record(json.dumps(record))) is None


async def test_a_whole_game_in_short_against_a_bot(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game="kluster", options=DUO, seats=seats("me", "gentle"), start=True)
    status, opening = ann.call("GET", f"/api/tables/{table}")
    turns = 0
    async with raw(port, ann.cookie) as one:
        while True:
            info = ann.call("GET", f"/api/tables/{table}")[1]
            if info["status"] == "over":
                break
            if info["to_move"] == 1:
                await asyncio.sleep(0.05)  # who looks on makes the bot take its time
                continue
            await one.send("watch", table=table)
            view = (await one.until("snapshot"))["view"]
            await one.ask("unwatch", table=table)
            x, y = roomy_place(view)
            move = f"{view['stock'][0]}@{1000 * x:.1f},{1000 * y:.1f},0u"
            answer = await one.ask("move", table=table, seat=0, move=move)
            assert answer["t"] == "done", answer
            turns += 1
            assert turns < 40
    status, record = ann.call("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert record["commitment"] == opening["commitment"]
    assert record["winners"] == info["winners"]
    assert sum(move.startswith("0 ") for move in record["moves"]) == turns
    assert verify(game("kluster"), read_record(json.dumps(record))) is None


async def test_a_turn_in_short_that_the_rules_forbid_is_refused(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game="kluster", options=DUO, seats=seats("me", "gentle"), start=True)
    async with raw(port, ann.cookie) as one:
        for move, message in (
            ("1@0,0,0u", "turn-not-in-stock"),
            ("0@0,0,0u 2@90,0,0u", None),
            ("nonsense", "notation-placement"),
            ("*eNrjqFJRqWBgYOJhgIIX7M/ZoUwAM/UDLg==", "turn-by-hand"),
        ):
            answer = await one.ask("move", table=table, seat=0, move=move)
            assert answer["t"] == "refused", answer
            assert message in (None, answer["reason"]["message"])
        await one.send("watch", table=table)
        view = (await one.until("snapshot"))["view"]
    assert view["counts"] == [6, 6]
    assert view["last"] is None
