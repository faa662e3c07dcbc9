"""Rated tables and clocks, which stand still while the club is closed."""

import time
from pathlib import Path

import pytest
from club_house import call, club_house

from klub.games import game
from klub.server.listing import listing
from klub.server.stores import TableId, open_store
from klub.table.event import Event, Opened, Played, Sat, Started, written
from klub.table.seed import new_seed
from klub.table.sitting import Sitting
from server_games.guest import Guest, Player, choices, guest, seats

pytestmark = pytest.mark.anyio


async def test_rated_games_are_between_people_and_make_a_ladder(port: int) -> None:
    ann, ben = guest(port, "Rae"), guest(port, "Rob")
    table = ann.opens(game="clustered", rated=True, seats=seats("me"))
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await one.does("sit", seat=1, name="Ann too")
        assert (await one.cannot("start"))["message"] == "rated-people"
        await one.does("stand", seat=1)
        await one.does("seat_bot", seat=1, bot="greedy")
        assert (await one.cannot("start"))["message"] == "rated-people"
        await one.does("stand", seat=1)
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        before = ann.call("GET", "/api/ladder/clustered/2")[1]["rows"]
        await one.until(lambda story: story.info.get("to_move") is not None)
        assert one.story.view is not None
        await one.does("move", seat=0, move=next(choices(one.story.view)))
        assert (await one.cannot("undo"))["message"] == "undo-rated"
        await one.does("give_up", seat=0)
        await two.until_over()
    assert not [row for row in before if row["name"] in ("Rae", "Rob")]
    after = ann.call("GET", "/api/ladder/clustered/2")[1]["rows"]
    places = {row["name"]: (row["place"], row["games"], row["rating"]) for row in after}
    assert places["Rob"][1] == places["Rae"][1] == 1
    assert places["Rob"][0] < places["Rae"][0]
    assert places["Rob"][2] > places["Rae"][2]
    for other in ("clustered/3", "kluster/2"):
        rows = ann.call("GET", f"/api/ladder/{other}")[1]["rows"]
        assert not [row for row in rows if row["name"] in ("Rae", "Rob")]


async def prepared(store: str, people: list[Guest], *, used: float, ago: float) -> str:
    """A table in the database: seat 0 has used some of its time, and is to move again."""
    table, began = "T" * 22, time.time() - ago
    events: list[Event] = [
        Opened(
            at=began,
            table=table,
            game="clustered",
            options={"players": 2, "quick": True},
            host=people[0].who,
            base=10,
        ),
        Sat(at=began, seat=0, name="Ann", who=people[0].who),
        Sat(at=began, seat=1, name="Ben", who=people[1].who),
        Started(at=began, seed=new_seed()),
    ]
    for seat, at in ((0, began + used), (1, began + used + 1)):
        state = Sitting.of(game("clustered"), events).table
        assert state is not None
        one, other = state.state.hands[seat][:2]
        events.append(Played(at=at, seat=seat, move=f"~{one} ~{other}"))
    async with await open_store(store) as opened:
        await opened.append(TableId(table), 0, [written(event) for event in events])
        await opened.save_table(listing(Sitting.of(game("clustered"), events), began))
    return table


async def test_clocks_stand_still_while_the_club_is_closed(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/club.db"
    with club_house(store) as port:
        people = [guest(port, name) for name in ("Ann", "Ben")]
    table = await prepared(store, people, used=6.0, ago=5000)
    for _ in range(2):
        with club_house(store) as port:
            info = call(port, "GET", f"/api/tables/{table}")[1]
            assert info["status"] == "playing"
            ann, ben = (seat["seconds"] for seat in info["seats"])
            assert 2.0 < ann <= 4.0
            assert ben == 9.0


async def test_whose_time_is_up_has_lost_though_nobody_looks(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/club.db"
    with club_house(store) as port:
        people = [guest(port, name) for name in ("Ann", "Ben")]
    table = await prepared(store, people, used=9.9, ago=5000)
    with club_house(store) as port:
        ben = Guest(port, "Ben", people[1].cookie, people[1].who)
        async with Player(ben, port, table) as two:
            await two.until_over()
            assert two.story.info["winners"] == [1]
            assert two.story.info["seats"][0]["gave_up"] == "time"
            assert two.story.info["seats"][0]["seconds"] == 0
            assert two.story.news[-1]["text"] == "time"
        (result,) = ben.call("GET", "/api/me/results")[1]["results"]
        assert [seat["place"] for seat in result["seats"]] == [2, 1]


async def test_clocks_run_for_who_is_to_move_and_give_back(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(
        game="clustered", options={"quick": True}, seats=seats("me"), base=100, bonus=7
    )
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.until(lambda story: story.info)
        assert [seat["seconds"] for seat in one.story.info["seats"]] == [None, None]
        await one.does("start")
        mine, theirs = (seat["seconds"] for seat in one.story.info["seats"])
        assert 99 < mine <= 100
        assert theirs == 100
        assert one.story.view is not None
        await one.does("move", seat=0, move=next(choices(one.story.view)))
        mine, theirs = (seat["seconds"] for seat in one.story.info["seats"])
        assert 105 < mine < 107
        assert theirs == 100
