"""Hints at the club: for who is to move, from what they see, and not where they are unfair."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from club_house import call, club_house

from klub.server.accounts.limits import Rate, unlimited
from server_games.guest import Guest, Player, choices, guest, seats
from server_games.test_daily import until_midnight

pytestmark = pytest.mark.anyio


def prepared(port: int) -> None:
    """Wait until the club can advise."""
    while call(port, "GET", "/healthz")[1]["prepared"] < 1:
        time.sleep(0.05)


def hint(who: Guest, table: str, seat: int = 0) -> tuple[int, Any]:
    return who.call("POST", f"/api/tables/{table}/hint", {"seat": seat})


def refused(who: Guest, table: str, seat: int = 0) -> str:
    status, told = hint(who, table, seat)
    assert status == 422, told
    return str(told["message"])


async def test_hints_are_moves_that_can_be_made_the_best_first(port: int) -> None:
    prepared(port)
    ann = guest(port, "Ann")
    table = ann.opens(game="clustered", seats=seats("me", "greedy"), start=True)
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info.get("to_move") == 0)
        status, told = hint(ann, table)
        assert status == 200, told
        assert one.story.view is not None
        able = list(choices(one.story.view))
        moves = told["moves"]
        assert 0 < len(moves) <= 5
        assert [two["worth"] for two in moves] == sorted(
            (two["worth"] for two in moves), reverse=True
        )
        for two in moves:
            assert two["game"] == "clustered"
            assert two["move"] in able
            assert two["move"] == f"{two['card']}@{two['cell'][0]},{two['cell'][1]}"
        assert hint(ann, table) == (200, told), "the same position, the same hints"
        await one.does("move", seat=0, move=moves[0]["move"])
        await one.until(lambda story: story.info.get("to_move") == 0)
        status, later = hint(ann, table)
        assert status == 200
        assert later != told


async def test_who_asks_at_the_same_time_is_told_the_same(port: int) -> None:
    prepared(port)
    ann = guest(port, "Ann")
    table = ann.opens(game="clustered", options={"players": 1}, seats=seats("me"), start=True)
    with ThreadPoolExecutor(4) as asking:
        answers = list(asking.map(lambda _: hint(ann, table), range(4)))
    assert answers == [answers[0]] * 4
    assert answers[0][0] == 200


async def test_a_hint_of_kluster_says_where_and_how(port: int) -> None:
    prepared(port)
    ann = guest(port, "Ann")
    options = {"players": 1, "mode": "solo", "boxes": ["duo"]}
    table = ann.opens(game="kluster", options=options, seats=seats("me"), start=True)
    status, told = hint(ann, table)
    assert status == 200, told
    for one in told["moves"]:
        assert one["game"] == "kluster"
        assert 0 <= one["worth"] <= 1
        assert one["face"] in ("up", "down")
        assert one["move"].startswith(f"{one['stone']}@")
    assert told["moves"][0]["worth"] > 0.9


async def test_only_who_is_to_move_is_told(port: int) -> None:
    prepared(port)
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", seats=seats("me"), options={"starter": "host"})
    assert refused(ann, table) == "not-started"
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await one.until(lambda story: story.info.get("to_move") == 0)
        assert refused(ben, table, 1) == "hint-not-your-turn"
        assert refused(ben, table, 0) == "seat-not-yours"
        assert refused(eve, table, 0) == "seat-not-yours"
        assert refused(ann, table, 7) == "seat-unknown"
        assert hint(ann, table)[0] == 200
        await two.does("give_up", seat=1)
        await one.until_over()
    assert refused(ann, table) == "game-ended-already"
    assert call(port, "POST", f"/api/tables/{table}/hint", {"seat": 0})[0] == 401
    assert hint(ann, "nobody")[0] == 404


async def test_at_rated_tables_nobody_is_told(port: int) -> None:
    prepared(port)
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", rated=True, seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        for seat, who in enumerate((ann, ben)):
            assert refused(who, table, seat) == "hint-rated"


@pytest.mark.parametrize("name", ["clustered", "kluster"])
async def test_in_the_challenge_of_the_day_nobody_is_told(port: int, name: str) -> None:
    if until_midnight() < 60:
        time.sleep(until_midnight() + 1)
    ann = guest(port, "Ann")
    table = ann.call("POST", f"/api/daily/{name}")[1]["table"]
    assert refused(ann, table) == "hint-daily"


async def test_who_asks_for_too_many_hints_has_to_wait() -> None:
    rates = replace(unlimited(), hints=Rate(2, 600))
    with club_house(rates=rates) as port:
        ann = guest(port, "Ann")
        statuses = [hint(ann, "nobody")[0] for _ in range(3)]
        assert statuses == [404, 404, 429]
