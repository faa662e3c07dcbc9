"""What a client is told of a table besides its game: clocks, kept seats, aids, its record."""

from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path

import pytest
from club_house import call, club_house, come_in
from server_games.guest import Player, guest, seats

from klub.table.clock import LONGEST, LONGEST_BONUS
from server_pages.test_retelling import kept

pytestmark = pytest.mark.anyio
DAY = 86_400


async def test_a_clock_is_told_before_the_game_begins(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game="clustered", seats=seats("me"), base=300, bonus=5)
    info = ann.call("GET", f"/api/tables/{table}")[1]
    assert info["clock"] == {"base": 300, "bonus": 5}
    (row,) = ann.call("GET", "/api/me/tables")[1]["tables"]
    assert info["opened_at"] == row["changed"]
    plain = ann.opens(game="clustered", seats=seats("me"))
    assert ann.call("GET", f"/api/tables/{plain}")[1]["clock"] is None


async def test_a_game_by_correspondence_goes_on_for_days(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/club.db"
    new = {"game": "clustered", "base": 3 * DAY, "bonus": DAY, "start": True}
    with club_house(store) as port:
        ann = guest(port, "Ann")
        table = ann.opens(**new, seats=seats("me", "me"))
        async with Player(ann, port, table) as one:
            await one.until(lambda story: story.info)
            assert one.story.view is not None
            first = one.story.view["hand"][0]
            await one.does("move", seat=0, move=f"{first['card']}@0,1")
            left = [seat["seconds"] for seat in one.story.info["seats"]]
    assert 3 * DAY < left[0] <= 4 * DAY  # the turn gave a day back
    assert left[1] <= 3 * DAY
    with club_house(store) as port:  # the club was closed meanwhile
        info = call(port, "GET", f"/api/tables/{table}")[1]
        assert (info["status"], info["to_move"]) == ("playing", 1)
        assert info["seats"][0]["seconds"] == left[0]


async def test_a_clock_has_its_limits(port: int) -> None:
    cookie = come_in(port, "Ann")
    for base, bonus, status in (
        (LONGEST, LONGEST_BONUS, 201),
        (LONGEST + 1, 0, 400),
        (LONGEST, LONGEST_BONUS + 1, 400),
        (9, 0, 400),
    ):
        new = {"game": "clustered", "base": base, "bonus": bonus}
        assert call(port, "POST", "/api/tables", new, cookie)[0] == status


async def test_aids_are_for_tables_that_are_not_rated(port: int) -> None:
    ann = guest(port, "Ann")
    for rated in (False, True):
        table = ann.opens(game="kluster", seats=seats("me"), rated=rated)
        assert ann.call("GET", f"/api/tables/{table}")[1]["aids"] is not rated


async def test_a_seat_that_is_kept_says_so_and_finds_its_player(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(game="clustered", seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.until(lambda story: story.info)
        assert [seat["kept"] for seat in two.story.info["seats"]] == [False, False]
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        await two.does("give_up", seat=1)
        await one.does("rematch")
        following = one.story.info["rematch"]
    info = ann.call("GET", f"/api/tables/{following}")[1]
    assert [seat["kept"] for seat in info["seats"]] == [False, True]
    for who, sees in ((ann, True), (ben, True), (eve, False)):
        rows = {row["table"]: row for row in who.call("GET", "/api/me/tables")[1]["tables"]}
        assert (following in rows) is sees
        assert not sees or rows[following]["kept"] == [False, True]
        assert not sees or rows[following]["names"] == ["Ann", None]
    async with Player(ben, port, following) as two:
        await two.does("sit", seat=1, name="Ben")
        assert [seat["kept"] for seat in two.story.info["seats"]] == [False, False]


async def test_a_record_is_downloaded_under_a_name(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game="clustered", seats=seats("me", "greedy"), start=True)
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info)
        await one.does("give_up", seat=0)
    brought = ann.call("POST", "/api/records", {"record": kept("two")})[1]["table"]
    path = f"/api/tables/{table}/record"
    opened = ann.call("GET", f"/api/tables/{table}")[1]["opened_at"]
    day = datetime.fromtimestamp(opened, UTC).date().isoformat()
    named = f'attachment; filename="klub-clustered-{day}.json"'
    assert disposition(port, f"{path}?download=1") == named
    assert (
        disposition(port, f"/api/tables/{brought}/record?download=1")
        == 'attachment; filename="klub-clustered.json"'
    )
    assert disposition(port, path) is None
    assert disposition(port, f"{path}?download=0") is None
    assert ann.call("GET", f"{path}?download=2")[0] == 400


def disposition(port: int, path: str) -> str | None:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert (answer.status, answer.read()[:1]) == (200, b"{")
        return answer.getheader("content-disposition")
    finally:
        connection.close()
