"""The form for a new table: what can still be chosen, and why the rest cannot."""

from typing import Any

import pytest
from club_house import EASY, call, club_house
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.games import NAMES, game, option_kinds
from klub.server.accounts.limits import Rates
from klub.server.form import form_now
from klub.wire.forms import FieldNow, FormNow, form


def field(told: FormNow, key: str) -> FieldNow:
    return next(one for one in told.fields if one.key == key)


def bars(told: FormNow, key: str) -> dict[str, tuple[str | None, str]]:
    return {word: (why.rule, why.message) for word, why in field(told, key).barred.items()}


@pytest.mark.parametrize("name", NAMES)
def test_a_form_in_which_nothing_was_chosen_is_the_usual_table(name: str) -> None:
    told = form_now(name, {})
    assert told.refused is None
    assert told.values == game(name).option_values(game(name).options({}))
    assert [one.key for one in told.fields] == list(option_kinds(name))


@pytest.mark.parametrize(("name", "most"), [("clustered", 8), ("kluster", 8)])
def test_a_game_is_listed_with_the_players_it_takes(name: str, most: int) -> None:
    players = next(one for one in form(name) if one.key == "players")
    assert (players.least, players.most) == (1, most)


def test_five_at_clustered_cannot_do_without_the_second_start_card() -> None:
    told = form_now("clustered", {"players": 5})
    assert told.values["two_starts"] is True
    assert bars(told, "two_starts") == {"off": ("R58", "options-two-starts")}
    assert bars(form_now("clustered", {"players": 4}), "two_starts") == {}


def test_a_small_table_takes_fewer_players() -> None:
    told = form_now("clustered", {"table": "6x6"})
    assert (field(told, "players").least, field(told, "players").most) == (1, 4)
    assert bars(told, "two_starts") == {"on": ("R50", "options-table")}


@pytest.mark.parametrize(
    ("chosen", "least", "most", "barred"),
    [
        ({}, 1, 8, {"solo"}),
        ({"players": 1}, 1, 8, {"standard", "expert", "elimination"}),
        ({"players": 5}, 1, 8, {"standard", "expert", "solo"}),
        ({"mode": "expert"}, 2, 4, {"solo"}),
        ({"mode": "elimination"}, 2, 8, {"solo"}),
        ({"boxes": "duo", "players": 3}, 1, 4, {"standard", "expert", "solo"}),
        ({"boxes": "trio+duo", "mode": "standard"}, 2, 6, {"solo"}),
        ({"boxes": "trio+duo", "mode": "standard", "plus_standard_max": "total"}, 2, 12, {"solo"}),
    ],
)
def test_players_and_mode_of_kluster_bound_each_other(
    chosen: dict[str, Any], least: int, most: int, barred: set[str]
) -> None:
    told = form_now("kluster", chosen)
    players = field(told, "players")
    assert told.refused is None
    assert (players.least, players.most) == (least, most)
    assert bars(told, "mode").keys() == barred


def test_equilibrium_is_greyed_out_with_the_reason() -> None:
    told = form_now("kluster", {"boxes": "duo"})
    assert bars(told, "equilibrium") == {"on": ("R37", "options-equilibrium")}
    assert field(told, "equilibrium").barred["on"].text.startswith("Equilibrium is for")
    assert bars(form_now("kluster", {"boxes": "duo", "equilibrium_duo": True}), "equilibrium") == {}


def test_a_seat_is_one_of_those_who_play() -> None:
    for name in NAMES:
        youngest = field(form_now(name, {"players": 3}), "youngest")
        assert (youngest.least, youngest.most) == (0, 2)


def test_what_does_not_go_together_still_stands_and_shows_the_way_out() -> None:
    told = form_now("kluster", {"boxes": "duo", "players": 4, "mode": "standard"})
    assert told.refused is not None
    assert told.refused.message == "options-elimination"
    assert (told.values["players"], told.values["mode"], told.values["boxes"]) == (
        4,
        "standard",
        "duo",
    )
    assert (field(told, "players").least, field(told, "players").most) == (2, 2)
    assert "elimination" not in bars(told, "mode")
    assert bars(told, "cord") == {}  # no shape of the cord mends it


def test_what_cannot_be_read_is_told_and_greys_nothing_out() -> None:
    told = form_now("kluster", {"cords": "fnord", "mode": "expert"})
    assert told.refused is not None
    assert (told.refused.message, told.refused.arguments["key"]) == ("option-value", "cords")
    assert (told.values["cords"], told.values["mode"]) == ("", "expert")
    assert bars(told, "mode").keys() == {"solo"}
    unknown = form_now("clustered", {"fnord": 1})
    assert unknown.refused is not None
    assert unknown.refused.message == "option-unknown"


values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([10**30, "on", "off", "none", "all", "3x3", "solo", "expert", "duo", "x"]),
    st.lists(st.integers(0, 3), max_size=3),
)


@settings(max_examples=60)
@given(st.sampled_from(NAMES), st.data())
def test_a_form_tells_what_the_engine_says(name: str, data: st.DataObject) -> None:
    kinds = list(option_kinds(name))
    chosen: dict[str, Any] = data.draw(
        st.dictionaries(st.sampled_from([*kinds, "other"]), values, max_size=4)
    )
    told, engine = form_now(name, chosen), game(name)
    assert told.values.keys() == set(kinds)
    if told.refused is None:
        assert told.values == engine.option_values(engine.options(chosen))
        for one in told.fields:
            for number in {one.least, one.most} - {None}:
                engine.options({**chosen, one.key: number})


def test_the_club_answers_for_a_form() -> None:
    with club_house(rates=EASY) as port:
        path = "/api/games/clustered/form"
        status, told, _ = call(port, "POST", path, {"options": {"players": 5}})
        assert (status, told["refused"], told["values"]["players"]) == (200, None, 5)
        assert call(port, "POST", path, {})[0] == 200
        assert call(port, "POST", path, {"options": {}, "more": 1})[0] == 400
        assert call(port, "POST", path, {"options": {str(k): k for k in range(65)}})[0] == 400
        assert call(port, "POST", path, {"options": {"table": "9" * 70_000}})[0] == 413
        assert call(port, "POST", "/api/games/chess/form", {})[0] == 400


def test_an_address_asks_for_forms_only_so_often() -> None:
    limit = Rates().forms.count
    with club_house(rates=Rates()) as port:
        asked = [call(port, "POST", "/api/games/clustered/form", {})[0] for _ in range(limit + 5)]
    assert asked[:limit] == [200] * limit
    assert 429 in asked[limit:]
