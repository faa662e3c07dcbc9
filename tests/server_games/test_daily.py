"""The challenge of the day: the same luck for everybody, and one try."""

import json
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from club_house import call, club_house

from server_games.guest import Player, choices, guest, seats

pytestmark = pytest.mark.anyio


def until_midnight() -> float:
    """S until the day ends in UTC."""
    return 86_400 - time.time() % 86_400


@pytest.fixture(autouse=True)
def _not_at_midnight() -> None:
    if until_midnight() < 60:
        time.sleep(until_midnight() + 1)


@pytest.mark.parametrize("name", ["clustered", "kluster"])
async def test_two_people_have_the_same_luck(port: int, name: str) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    tables, views, promises = [], [], []
    for who in (ann, ben):
        status, made = who.call("POST", f"/api/daily/{name}")
        assert status == 200, made
        async with Player(who, port, made["table"]) as one:
            await one.until(lambda story: story.info)
            assert one.story.info["status"] == "playing"
            assert one.story.info["daily"] == datetime.now(UTC).date().isoformat()
            tables.append(made["table"])
            views.append(one.story.view)
            promises.append(one.story.info["commitment"])
    assert tables[0] != tables[1]
    assert views[0] == views[1]
    assert promises[0] == promises[1]


async def test_only_the_first_try_counts_and_its_record_stays_hidden(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/club.db"
    with club_house(store) as port:
        people = [guest(port, name) for name in ("Ann", "Ben", "Cid")]
        totals = {}
        board = people[0].call("GET", "/api/daily/clustered")[1]
        assert (board["rows"], board["mine"], board["table"]) == ([], None, None)
        assert board["ends"] == pytest.approx(time.time() + until_midnight(), abs=2)
        tables = {}
        for luck, who in enumerate(people):
            made = who.call("POST", "/api/daily/clustered")[1]
            tables[who.name] = made["table"]
            assert who.call("GET", "/api/daily/clustered")[1]["table"] == made["table"]
            assert who.call("POST", "/api/daily/clustered")[1]["table"] == made["table"]
            if who.name == "Cid":
                continue
            async with Player(who, port, made["table"], luck) as one:
                await one.play((0,))
                assert one.story.view is not None
                totals[who.name] = one.story.view["scores"][0]["total"]
                await one.does("rematch")
                again = one.story.info["rematch"]
            status, told = who.call("GET", f"/api/tables/{made['table']}/record")
            assert (status, told["message"]) == (422, "record-daily")
            assert who.call("POST", "/api/daily/clustered")[1]["table"] == made["table"]
            info = who.call("GET", f"/api/tables/{again}")[1]
            assert info["daily"] is None
            async with Player(who, port, again, luck + 10) as one:
                await one.play((0,))
                assert one.story.info["commitment"] != info["host"]
            assert who.call("GET", f"/api/tables/{again}/record")[0] == 200
        assert people[0].call("GET", "/api/me/bests")[1]["bests"][0]["table"] != tables["Ann"]
        expected = sorted(totals.items(), key=lambda pair: -pair[1])
        for who in people:
            board = who.call("GET", "/api/daily/clustered")[1]
            assert [(row["name"], row["total"]) for row in board["rows"]] == expected or (
                len(set(totals.values())) == 1
            )
            mine = board["mine"]
            assert (mine and mine["total"]) == totals.get(who.name)
            if mine:
                higher = sum(total > mine["total"] for total in totals.values())
                assert mine["place"] == 1 + higher
        stranger = call(port, "GET", "/api/daily/clustered")[1]
        assert (stranger["mine"], stranger["table"]) == (None, None)
        assert json.dumps(stranger).count(tables["Ann"]) == 0, "a try is its owner's"
    # The luck of the day outlives the club's being closed.
    with club_house(store) as port:
        cid = people[2]
        status, made, _ = call(port, "POST", "/api/daily/clustered", cookie=cid.cookie)
        assert (status, made["table"]) == (200, tables["Cid"])
        dan = guest(port, "Dan")
        other = dan.call("POST", "/api/daily/clustered")[1]["table"]
        mine = dan.call("GET", f"/api/tables/{other}")[1]
        assert (
            mine["commitment"] == dan.call("GET", f"/api/tables/{tables['Cid']}")[1]["commitment"]
        )


async def test_who_gives_the_try_up_has_had_it(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.call("POST", "/api/daily/clustered")[1]["table"]
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info)
        assert one.story.view is not None
        await one.does("move", seat=0, move=next(choices(one.story.view)))
        assert (await one.cannot("undo"))["message"] == "undo-revealed"
        await one.does("give_up", seat=0)
    assert ann.call("POST", "/api/daily/clustered")[1]["table"] == table
    assert ann.call("GET", "/api/daily/clustered")[1]["mine"] is None
    status, told = ann.call("GET", f"/api/tables/{table}/record")
    assert (status, told["message"]) == (422, "record-daily")
    solo = ann.opens(game="clustered", options={"players": 1}, seats=seats("me"), start=True)
    info = ann.call("GET", f"/api/tables/{solo}")[1]
    assert info["commitment"] != ann.call("GET", f"/api/tables/{table}")[1]["commitment"]
