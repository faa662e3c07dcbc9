"""A club that dies between two steps of something makes the others when it opens again."""

from contextlib import suppress
from pathlib import Path

import pytest
from club_house import call, come_in, open_table, raw
from websockets.exceptions import ConnectionClosed

from server_crash.guests import play
from server_crash.house import House, Nursery
from server_crash.logbook import Logbook

pytestmark = pytest.mark.anyio

BOTH = ("before", "after")


@pytest.mark.parametrize("what", ["keep_record", "add_result", "offer_best", "save_table"])
@pytest.mark.parametrize("when", BOTH)
async def test_all_that_is_kept_of_a_game_is_kept_though_the_club_died_at_its_end(
    nursery: Nursery, tmp_path: Path, when: str, what: str
) -> None:
    house = House(nursery, tmp_path)
    try:
        await house.open()
        ada = come_in(house.port, "Ada")
        seats = [{"kind": "me"}]
        table = open_table(
            house.port, ada, game="clustered", options={"players": 1}, seats=seats, start=True
        )
        house.kill()
        await house.open((when, what))
        with suppress(ConnectionClosed):
            async with raw(house.port, ada) as guest:
                await play(guest, table)
                await guest.until("never")
        await house.died()
        await house.open()
        async with raw(house.port, ada) as guest:
            told = await play(guest, table)
        logbook = Logbook(house.file)
        await logbook.until_listed("over", [table])
        total = told["view"]["scores"][0]["total"]
        status, record, _ = call(house.port, "GET", f"/api/tables/{table}/record")
        assert status == 200
        assert len(record["moves"]) == 29
        assert logbook.rows("select table_id, ended > 0 from results") == [(table, 1)]
        assert logbook.rows("select total from bests") == [(total,)]
    finally:
        house.end()
    assert house.faults() == []


@pytest.mark.parametrize("what", ["append", "save_table"])
@pytest.mark.parametrize("when", BOTH)
async def test_a_rematch_that_was_cut_short_can_be_asked_for_again(
    nursery: Nursery, tmp_path: Path, when: str, what: str
) -> None:
    house = House(nursery, tmp_path)
    try:
        await house.open()
        ada = come_in(house.port, "Ada")
        table = open_table(
            house.port, ada, game="clustered", seats=[{"kind": "me"}, {"kind": "me"}], start=True
        )
        async with raw(house.port, ada) as guest:
            await play(guest, table)
        await Logbook(house.file).until_listed("over", [table])
        house.kill()
        await house.open((when, what))
        with suppress(ConnectionClosed):
            async with raw(house.port, ada) as guest:
                await guest.ask("watch", table=table)
                await guest.ask("rematch", table=table)
        await house.died()
        await house.open()
        async with raw(house.port, ada) as guest:
            await guest.send("watch", table=table)
            info = (await guest.until("snapshot"))["info"]
            if not info["rematch"]:
                answer = await guest.ask("rematch", table=table)
                assert answer["t"] == "done", answer["reason"]
                info = next(m for m in guest.heard if m["t"] == "news")["info"]
            new = info["rematch"]
            await guest.send("watch", table=new)
            told = await guest.until("snapshot")
            if told["info"]["status"] == "open":
                assert (await guest.ask("start", table=new))["t"] == "done"
            assert (await play(guest, new))["info"]["status"] == "over"
        mine = call(house.port, "GET", "/api/me/tables", cookie=ada)[1]["tables"]
        assert sorted(one["table"] for one in mine) == sorted((table, new))
    finally:
        house.end()
    assert house.faults() == []
