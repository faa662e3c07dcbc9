"""Lessons: the same luck for everybody, and nothing of them counts."""

from pathlib import Path

import pytest
from club_house import call, club_house
from server_games.guest import Player, guest

from klub.engine.contract import Seat
from klub.games import NAMES, game, game_type
from klub.games.clustered.card import agree
from klub.table.event import Opened, read, written
from klub.table.seed import Luck, Seed
from klub.wire.clustered import clustered_view

pytestmark = pytest.mark.anyio


async def test_two_who_learn_hold_the_same_cards(port: int) -> None:
    hands = []
    for name in ("Ann", "Ben", "Ann"):
        who = guest(port, name)
        status, made = who.call("POST", "/api/lessons/clustered")
        assert (status, made["path"]) == (201, f"/t/{made['table']}")
        async with Player(who, port, made["table"]) as one:
            await one.until(lambda story: story.info)
            info, view = one.story.info, one.story.view
        assert (info["status"], info["lesson"], info["listed"]) == ("playing", True, False)
        assert (info["rated"], info["aids"], len(info["seats"])) == (False, True, 1)
        assert view is not None
        hands.append([card["card"] for card in view["hand"]])
    assert hands == [["Se2", "Sf1", "Sf2", "Sf3", "Ts3"]] * 3


async def test_each_lesson_is_a_new_table(port: int) -> None:
    ann = guest(port, "Ann")
    made = [ann.call("POST", "/api/lessons/kluster")[1]["table"] for _ in range(2)]
    assert made[0] != made[1]
    info = ann.call("GET", f"/api/tables/{made[0]}")[1]
    options = info["options"]
    assert (options["players"], options["mode"], options["boxes"]) == (1, "solo", "trio")
    assert call(port, "POST", "/api/lessons/kluster")[0] == 401
    assert ann.call("POST", "/api/lessons/chess")[0] == 400


def test_the_first_hand_makes_a_row_and_has_a_card_that_goes_with_none() -> None:
    engine, plan = game("clustered"), game_type("clustered").presets.lesson
    state = engine.start(engine.options(plan.options), Luck(Seed(plan.seed)))
    hand = {str(card): card for card in state.hand}
    for other in ("Sf1", "Sf2", "Sf3", "Se2"):
        assert not agree(hand["Ts3"], hand[other])
    for move, drawn in (("Sf1@0,1", "Se3"), ("Sf2@1,1", "W"), ("Sf3@2,1", "Ss1")):
        ((_, lay),) = engine.read(f"0 {move}")
        state = engine.play(state, lay)
        assert drawn in map(str, state.hands[0])
    seen = clustered_view(engine.view(state, Seat(0)))
    assert (seen.scores[0].rows, seen.scores[0].total) == (3, 3)
    odd = next(card for card in seen.hand if card.card == "Ts3")
    beside_the_start = {(1, 0), (-1, 0), (0, -1)}
    assert {(fit.x, fit.y) for fit in odd.fits} <= beside_the_start
    for move in ("Se2@1,2", "Se3@2,2"):
        ((_, lay),) = engine.read(f"0 {move}")
        state = engine.play(state, lay)
    assert clustered_view(engine.view(state, Seat(0))).scores[0].rectangle == 4


async def test_a_lesson_counts_for_nothing_and_is_in_no_list(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/club.db"
    with club_house(store) as port:
        ann = guest(port, "Ann")
        table = ann.call("POST", "/api/lessons/clustered")[1]["table"]
        async with Player(ann, port, table) as one:
            await one.play((0,))
        for path, part in (
            ("/api/me/tables", "tables"),
            ("/api/tables", "tables"),
            ("/api/me/results", "results"),
            ("/api/me/bests", "bests"),
            ("/api/me/ratings", "ratings"),
            ("/api/bests/clustered", "rows"),
        ):
            assert ann.call("GET", path)[1][part] == [], path
        assert len(ann.call("GET", f"/api/tables/{table}/replay")[1]["steps"]) == 29
    with club_house(store) as port:
        _, info, _ = call(port, "GET", f"/api/tables/{table}", cookie=ann.cookie)
        assert (info["status"], info["lesson"]) == ("over", True)
        assert call(port, "GET", "/api/me/results", cookie=ann.cookie)[1]["results"] == []


async def test_playing_again_after_a_lesson_is_in_earnest(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.call("POST", "/api/lessons/clustered")[1]["table"]
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info)
        await one.does("give_up", seat=0)
        await one.does("rematch")
        following = one.story.info["rematch"]
    info = ann.call("GET", f"/api/tables/{following}")[1]
    lesson = ann.call("GET", f"/api/tables/{table}")[1]
    assert (info["lesson"], info["commitment"] == lesson["commitment"]) == (False, False)
    assert [row["table"] for row in ann.call("GET", "/api/me/tables")[1]["tables"]] == [following]


def test_a_table_of_an_older_club_is_no_lesson() -> None:
    opened = Opened(at=1.0, table="t", game="clustered", options={}, host="h")
    old = written(opened).replace(b',"lesson":false', b"")
    assert read(old) == opened
    assert b"lesson" not in old


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_lesson(name: str) -> None:
    engine, plan = game(name), game_type(name).presets.lesson
    assert engine.seats(engine.options(plan.options)) == 1
