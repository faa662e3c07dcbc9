"""Reviews at the club: of games that are over, turn by turn, the same whenever one looks."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from club_house import call, club_house
from kluster_records import document

from klub.table import read_record
from klub.wire.replay import retold
from server_games.guest import Guest, Player, guest, seats
from server_games.test_daily import until_midnight

pytestmark = pytest.mark.anyio

LONGEST = 120.0
"""s that a review may take before something is wrong."""


def asked(port: int, table: str) -> Any:
    status, told, _ = call(port, "GET", f"/api/tables/{table}/review")
    assert status == 200, told
    return told


def whole(port: int, table: str) -> Any:
    """A review, asked for until it is done; what was marked stays as it is."""
    until, marked = time.monotonic() + LONGEST, 0
    turns: list[Any] = []
    while True:
        told = asked(port, table)
        assert told["turns"][:marked] == turns
        turns, marked = told["turns"], len(told["turns"])
        if marked == told["of"]:
            return told
        assert time.monotonic() < until, f"{marked} of {told['of']}"
        time.sleep(0.1)


async def test_a_finished_game_is_reviewed_to_its_end(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/club.db"
    with club_house(store) as port:
        ann = guest(port, "Ann")
        table = await _played(port, ann)
        first = whole(port, table)
        shown = ann.call("GET", f"/api/tables/{table}/replay")[1]
        assert first["game"] == "clustered"
        assert [one["turn"] for one in first["turns"]] == list(range(len(shown["steps"])))
        assert [one["seat"] for one in first["turns"]] == [one["seat"] for one in shown["steps"]]
        for one in first["turns"]:
            assert one["mark"] in ("best", "fine", "slip", "blunder", "none")
            assert (one["worth"] is None) == (one["mark"] == "none")
            assert len(one["better"]) <= 3
            assert bool(one["better"]) == (one["mark"] in ("fine", "slip", "blunder"))
        assert {one["mark"] for one in first["turns"]} & {"slip", "blunder"}, "it was random play"
        assert asked(port, table) == first
    with club_house(store) as port:
        assert whole(port, table) == first, "the same after the club was closed"


async def test_while_a_game_goes_on_there_is_no_review(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game="clustered", seats=seats("me", "greedy"), start=True)
    path = f"/api/tables/{table}/review"
    status, why = ann.call("GET", path)
    assert (status, why["message"]) == (422, "review-not-over")
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info)
        await one.does("give_up", seat=0)
    assert asked(port, table) == {"game": "clustered", "of": 0, "turns": []}
    assert ann.call("GET", "/api/tables/nobody/review")[0] == 404


async def test_the_challenge_of_the_day_is_not_reviewed_before_its_day_is_over(port: int) -> None:
    if until_midnight() < 60:
        time.sleep(until_midnight() + 1)
    ann = guest(port, "Ann")
    table = ann.call("POST", "/api/daily/clustered")[1]["table"]
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info)
        await one.does("give_up", seat=0)
    status, why = ann.call("GET", f"/api/tables/{table}/review")
    assert (status, why["message"]) == (422, "record-daily")


async def test_a_game_of_kluster_that_was_brought_in_is_reviewed(port: int) -> None:
    record = document()
    ann = guest(port, "Ann")
    status, made = ann.call("POST", "/api/records", {"record": record})
    assert status == 201, made
    told = whole(port, made["table"])
    steps = retold("t", read_record(json.dumps(record)), None).steps
    assert told["game"] == "kluster"
    assert [one["seat"] for one in told["turns"]] == [step.seat for step in steps]
    for one in told["turns"]:
        assert one["worth"] is None or 0 <= one["worth"] <= one["best"] <= 1
        for better in one["better"]:
            assert better["game"] == "kluster"
            assert better["worth"] > one["worth"]


async def _played(port: int, who: Guest) -> str:
    """A short game, played at random."""
    options = {"players": 1, "quick": True}
    table = who.opens(game="clustered", options=options, seats=seats("me"), start=True)
    async with Player(who, port, table) as one:
        await one.play((0,))
    return table
