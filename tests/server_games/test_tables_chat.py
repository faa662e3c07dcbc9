"""What is said at a table, and what a host can do about it."""

import json
from dataclasses import replace

import pytest
from club_house import EASY, club_house

from klub.server.accounts.limits import Rate
from server_games.guest import Player, guest, raw, seats

pytestmark = pytest.mark.anyio


async def test_what_is_said_reaches_everybody_and_who_comes_later(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=[{"kind": "me", "name": "Annie"}])
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await one.does("say", text="  Welcome!\nSit down. ")
        await two.does("say", text="👩‍🔬 <b>hello</b>")
        await one.until(lambda story: len(story.news) == 2)
        told = [(one["what"], one["name"], one["who"], one["text"]) for one in one.story.news]
        assert told == [
            ("said", "Annie", ann.who, "Welcome!\nSit down."),
            ("said", "Ben", ben.who, "👩‍🔬 <b>hello</b>"),
        ]
        for text in (" ", "\n", "a\x00b", "a\x1bb", "a\u202eb", "a\tb"):
            assert (await one.cannot("say", text=text))["message"] == "chat-unfit", repr(text)
        for text in ("", "a" * 501):
            refused = await one.raw.send("say", table=table, text=text)
            answer = await one.raw.until("refused")
            assert answer["id"] in (0, refused)
            assert answer["reason"]["message"] == "message-invalid"
        await one.does("say", text="a" * 500)
        async with raw(port) as stranger:
            await stranger.send("watch", table=table)
            snapshot = await stranger.until("snapshot")
            assert [line["text"] for line in snapshot["said"]] == [
                "Welcome!\nSit down.",
                "👩‍🔬 <b>hello</b>",
                "a" * 500,
            ]


async def test_a_host_silences_and_lets_speak_again(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("watch")  # he has to be there by now
        await one.does("mute", who=ben.who)
        assert one.story.info["muted"] == [ben.who]
        assert (await two.cannot("say", text="hello"))["message"] == "muted"
        assert (await two.cannot("mute", who=ben.who, on=False))["message"] == "host-only"
        await two.does("sit", seat=1, name="Ben")  # playing is another thing
        await one.does("mute", who=ben.who, on=False)
        await two.does("say", text="hello")


async def test_who_was_sent_away_sees_and_does_no_more(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", options={"players": 3}, seats=seats("me"))
    async with (
        Player(ann, port, table) as one,
        Player(ben, port, table) as two,
        Player(eve, port, table) as three,
    ):
        await two.does("sit", seat=1, name="Ben")
        assert (await one.cannot("remove", who=ann.who))["message"] == "remove-host"
        await one.does("remove", who=ben.who)
        assert one.story.info["seats"][1]["who"] is None
        told = await two.raw.until("refused")
        assert (told["id"], told["table"]) == (0, table)
        assert told["reason"]["message"] == "sent-away"
        for wish in (
            {"t": "watch"},
            {"t": "sit", "seat": 1, "name": "Ben"},
            {"t": "say", "text": "why?"},
            {"t": "stand", "seat": 1},
        ):
            assert (await two.cannot(**wish))["message"] == "sent-away"
        heard = len(two.raw.heard)
        await three.does("sit", seat=1, name="Eve")
        await one.does("seat_bot", seat=2, bot="greedy")
        await one.does("start")
        assert (await one.cannot("remove", who=eve.who))["message"] == "remove-player"
        assert (await two.cannot("watch"))["message"] == "sent-away"
        since = [message["t"] for message in two.raw.heard[heard:]]
        assert since == ["refused"], "nothing of the table is told to who was sent away"
        async with raw(port, ben.cookie) as again:
            assert (await again.ask("watch", table=table))["t"] == "refused"


async def test_a_report_goes_to_nobody_at_the_table(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("report", who=ann.who, text="She has MARKED the cards.")
        assert (await two.cannot("report", who="nobody", text="x"))["message"] == (
            "identity-unknown"
        )
        await one.does("say", text="Is something?")
        assert "MARKED" not in json.dumps([*one.raw.heard, *two.raw.heard])
        assert "report" not in {message["t"] for message in one.raw.heard}


async def test_lines_come_no_faster_than_the_club_allows() -> None:
    slow = replace(EASY, chat_lines=Rate(3, 3600), reports=Rate(2, 3600))
    with club_house(rates=slow) as port:
        ann = guest(port, "Ann")
        table, other = ann.opens(game="clustered"), ann.opens(game="clustered")
        async with Player(ann, port, table) as one, Player(ann, port, other) as two:
            for text in "ab":
                await one.does("say", text=text)
            await two.does("say", text="c")
            for player in (one, two):
                assert (await player.cannot("say", text="d"))["message"] == "too-fast"
            for _ in range(2):
                await one.does("report", who=ann.who, text="x")
            assert (await two.cannot("report", who=ann.who, text="x"))["message"] == "too-fast"
