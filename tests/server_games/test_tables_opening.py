"""Opening tables: every house rule, those that the rules forbid, lists, links."""

import json
from typing import Any

import pytest
from club_house import call

from klub.engine.options import ChoiceOption, Switch
from klub.games import game, option_kinds
from server_games.guest import Player, guest, seats

pytestmark = pytest.mark.anyio

LEGAL: list[tuple[str, dict[str, Any]]] = [
    *(("clustered", {"players": players}) for players in range(1, 9)),
    ("clustered", {"players": 4, "extra_wilds": [1, 3]}),
    ("clustered", {"players": 3, "extra_wilds": "all"}),
    ("clustered", {"players": 2, "table": "9x7"}),
    ("clustered", {"players": 2, "two_starts": True, "start_axis": "vertical"}),
    ("clustered", {"players": 3, "starter": "youngest", "youngest": 2}),
    ("kluster", {"players": 1, "mode": "solo", "solo_faults": 5, "solo_score": "peak"}),
    ("kluster", {"players": 2, "boxes": ["duo"]}),
    ("kluster", {"players": 4, "boxes": ["duo"]}),
    ("kluster", {"players": 4, "mode": "expert"}),
    ("kluster", {"players": 8}),
    ("kluster", {"players": 3, "mode": "elimination"}),
    ("kluster", {"players": 12, "boxes": ["trio", "duo"]}),
    ("kluster", {"players": 16, "boxes": ["trio", "trio"]}),
    ("kluster", {"players": 2, "equilibrium": True, "turn_timer": 30, "shorten": 20}),
    ("kluster", {"players": 2, "by_height": [1, 0]}),
]
FORBIDDEN: list[tuple[str, dict[str, Any], str]] = [
    ("clustered", {"players": 9}, "R58"),
    ("clustered", {"players": 0}, "R58"),
    ("clustered", {"players": 5, "two_starts": False}, "R58"),
    ("clustered", {"players": 2, "extra_wilds": [2]}, "R42"),
    ("clustered", {"players": 2, "youngest": 2}, "R49"),
    ("clustered", {"players": 2, "two_starts": True, "table": "7x9"}, "R50"),
    ("kluster", {"players": 9}, "R30"),
    ("kluster", {"players": 5, "boxes": ["duo"]}, "R30"),
    ("kluster", {"players": 5, "mode": "standard"}, "R1"),
    ("kluster", {"players": 3, "boxes": ["duo"], "mode": "standard"}, "C4"),
    ("kluster", {"players": 1, "mode": "expert"}, "R29"),
    ("kluster", {"players": 2, "boxes": ["duo"], "equilibrium": True}, "R37"),
    ("kluster", {"players": 2, "by_height": [0, 0]}, "R4"),
]


@pytest.mark.parametrize(("name", "options"), LEGAL)
async def test_a_table_opens_with_house_rules(
    port: int, name: str, options: dict[str, Any]
) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game=name, options=options)
    status, info = ann.call("GET", f"/api/tables/{table}")
    assert status == 200
    engine = game(name)
    wanted = engine.options(options)
    assert info["options"] == json.loads(json.dumps(engine.option_values(wanted)))
    assert len(info["seats"]) == options["players"]
    assert (info["status"], info["host"], info["commitment"]) == ("open", ann.who, None)
    assert all(seat["who"] is None and seat["bot"] is None for seat in info["seats"])


@pytest.mark.parametrize("name", ["clustered", "kluster"])
async def test_every_word_of_every_choice_is_taken(port: int, name: str) -> None:
    ann = guest(port, "Ann")
    status, told = ann.call("GET", "/api/games")
    assert status == 200
    (row,) = (row for row in told["games"] if row["name"] == name)
    fields = {field["key"]: field for field in row["form"]}
    assert set(fields) == set(option_kinds(name))
    tried = 0
    for key, kind in option_kinds(name).items():
        values: tuple[Any, ...] = ()
        if isinstance(kind, ChoiceOption):
            values = kind.words
            assert fields[key]["words"] == list(values)
        elif isinstance(kind, Switch):
            values = (True, False)
        for value in values:
            options = {"players": 1 if value == "solo" else 2, key: value}
            table = ann.opens(game=name, options=options)
            info = ann.call("GET", f"/api/tables/{table}")[1]
            assert info["options"][key] == value
            tried += 1
    assert tried > 10


@pytest.mark.parametrize(("name", "options", "rule"), FORBIDDEN)
async def test_what_a_rule_forbids_opens_no_table(
    port: int, name: str, options: dict[str, Any], rule: str
) -> None:
    ann = guest(port, "Ann")
    players = options["players"]
    new = {"game": name, "options": options, "seats": seats(*["me"] * min(1, players))}
    status, told = ann.call("POST", "/api/tables", {**new, "listed": True})
    assert (status, told["rule"]) == (422, rule), told
    assert told["text"]
    assert ann.call("GET", "/api/me/tables")[1] == {"tables": []}


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"players": 2, "nonsense": 1}},
        {"options": {"players": "two"}},
        {"options": {"players": "2"}},
        {"game": "kluster", "options": {"turn_timer": "30"}},
        {"options": {"players": 2.5}},
        {"options": {"starter": "tallest"}},
        {"options": {"extra_wilds": [-1]}},
        {"options": {"table": "0x5"}},
        {"options": {"table": "99999999999x5"}},
        {"seats": seats("me", "me", "me")},
        {"seats": seats("me", "nobody-knows-this-bot")},
        {"seats": [{"kind": "me", "name": "bot:greedy"}]},
        {"seats": [{"kind": "bot"}]},
        {"base": 9},
        {"base": 604_801},
        {"base": 60, "bonus": 86_401},
        {"rated": True, "options": {"players": 1}},
        {"start": True},
        {"start": True, "rated": True, "seats": seats("me", "greedy")},
        {"start": True, "rated": True, "seats": seats("me", "me")},
        {"game": "chess"},
        {"daily": "2031-05-04"},
    ],
)
async def test_what_makes_no_table_is_refused_whole(port: int, wrong: dict[str, Any]) -> None:
    ann = guest(port, "Ann")
    new = {"game": "clustered", "seats": seats("me"), "listed": True, **wrong}
    before = len(ann.call("GET", "/api/tables")[1]["tables"])
    status, told = ann.call("POST", "/api/tables", new)
    assert status in (400, 422), (status, told)
    assert told["message"]
    assert told["text"]
    assert ann.call("GET", "/api/me/tables")[1] == {"tables": []}
    assert len(ann.call("GET", "/api/tables")[1]["tables"]) == before


async def test_a_table_is_found_by_its_link_and_listed_only_if_wanted(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    hidden = ann.opens(game="clustered", seats=seats("me"))
    shown = ann.opens(game="clustered", seats=seats("me"), listed=True, options={"quick": True})
    status, told = ben.call("GET", "/api/tables")
    rows = {row["table"]: row for row in told["tables"]}
    assert status == 200
    assert shown in rows
    assert hidden not in rows
    assert hidden not in json.dumps(told)
    assert rows[shown]["names"] == ["Ann", None]
    assert rows[shown]["options"] == {"players": 2, "quick": True}
    assert rows[shown]["status"] == "open"
    kluster = {row["table"] for row in ben.call("GET", "/api/tables?game=kluster")[1]["tables"]}
    assert shown not in kluster
    assert {row["table"] for row in ann.call("GET", "/api/me/tables")[1]["tables"]} == {
        hidden,
        shown,
    }
    assert ben.call("GET", "/api/me/tables")[1] == {"tables": []}
    async with Player(ben, port, hidden) as two:
        await two.does("sit", seat=1, name="Ben")
    (mine,) = ben.call("GET", "/api/me/tables")[1]["tables"]
    assert mine["names"] == ["Ann", "Ben"]


async def test_lists_say_whose_turn_it_is_and_what_is_over(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(game="clustered", seats=seats("me"), listed=True)
    async with Player(ann, port, table) as one, Player(ben, port, table) as two:
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")
        first = one.story.info["to_move"]
        for who, seat in ((ann, 0), (ben, 1)):
            (mine,) = who.call("GET", "/api/me/tables")[1]["tables"]
            assert (mine["status"], mine["your_turn"]) == ("playing", seat == first)
        await one.does("give_up", seat=0)
        (mine,) = ann.call("GET", "/api/me/tables")[1]["tables"]
        assert (mine["status"], mine["your_turn"]) == ("over", False)
        listed = [row["table"] for row in ann.call("GET", "/api/tables")[1]["tables"]]
        assert table not in listed


async def test_a_table_that_does_not_exist_is_unknown(port: int) -> None:
    ann = guest(port, "Ann")
    status, told = ann.call("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
    assert (status, told["message"]) == (404, "table-unknown")
    status, told = ann.call("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/record")
    assert (status, told["message"]) == (404, "table-unknown")
    async with Player(ann, port, ann.opens(game="clustered")) as one:
        refused = await one.raw.ask("watch", table="AAAAAAAAAAAAAAAAAAAAAA")
        assert refused["t"] == "refused"
        assert refused["reason"]["message"] == "table-unknown"


async def test_who_has_not_come_in_opens_no_table(port: int) -> None:
    status, told, _ = call(port, "POST", "/api/tables", {"game": "clustered"})
    assert (status, told["message"]) == (401, "not-in")
