"""Options as people and records write them: what is read, and what is refused and why."""

import json
from random import Random

import pytest
from clustered_positions import option_values
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.engine.contract import Json
from klub.engine.errors import Illegal, Malformed, Refusal
from klub.engine.options import typed
from klub.games.clustered import rules
from klub.games.clustered.card import WILD
from klub.games.clustered.engine import Clustered
from klub.games.clustered.options import READERS, Size, options
from klub.i18n import text

DEFAULTS: dict[str, Json] = {
    "extra_wilds": (),
    "quick": False,
    "quick_discard": "drawn",
    "first_bonuses": False,
    "biggest_bonuses": False,
    "table": None,
    "two_starts": False,
    "start_axis": "horizontal",
    "starter": "youngest",
    "discards": "hidden",
    "tie_break": "none",
    "solo_bonuses": False,
}
"""The first value that each ruling of RULES.md names."""
KEYS = "players", "youngest", "round", *DEFAULTS


@pytest.mark.parametrize("key", DEFAULTS)
def test_what_is_not_chosen_is_as_the_ruling_says(key: str) -> None:
    """R42, R47, R49, R50, R57–R60, R62."""
    assert getattr(options({"players": 3}), key) == DEFAULTS[key]


def test_options_can_be_typed() -> None:
    written = {
        "players": "4",
        "extra_wilds": "0,2",
        "quick": "on",
        "table": "9x7",
        "two_starts": "off",
        "youngest": "3",
    }
    meant: dict[str, Json] = {
        "players": 4,
        "extra_wilds": [2, 0],
        "quick": True,
        "table": "9x7",
        "two_starts": False,
        "youngest": 3,
    }
    assert options(typed(READERS, written)) == options(meant)
    assert options(typed(READERS, written)).table == Size(9, 7)
    assert options({"players": 3, "extra_wilds": "all"}).extra_wilds == (0, 1, 2)
    assert options({"players": 3, "extra_wilds": "none"}).extra_wilds == ()


@pytest.mark.parametrize(
    ("values", "names"),
    [
        ({"players": 0}, {"R58"}),
        ({"players": 9}, {"R58"}),
        ({"players": 2, "extra_wilds": [2]}, {"R42"}),
        ({"players": 2, "extra_wilds": "0,5"}, {"R42"}),
        ({"players": 3, "youngest": 3}, {"R49"}),
        ({"players": 5, "two_starts": False}, {"R58"}),
        ({"players": 8, "two_starts": "off"}, {"R58"}),
        ({"players": 5, "table": "7x20"}, {"R50", "R57"}),
        ({"players": 5, "table": "20x7", "start_axis": "vertical"}, {"R50", "R57"}),
        ({"players": 2, "two_starts": True, "table": "5x5"}, {"R50", "R57"}),
    ],
)
def test_options_that_a_rule_forbids_name_the_rule(
    values: dict[str, Json], names: set[str]
) -> None:
    with pytest.raises(Illegal) as refused:
        options(values)
    assert refused.value.rule in names


@pytest.mark.parametrize(
    ("table", "players", "axis"),
    [("8x1", 5, "horizontal"), ("1x8", 5, "vertical"), ("1x1", 4, "horizontal")],
)
def test_the_smallest_table_holds_the_start_cards(table: str, players: int, axis: str) -> None:
    """R50, R57."""
    chosen = options({"players": players, "table": table, "start_axis": axis})
    edge = chosen.edge
    assert edge is not None
    for x, y in chosen.starts:
        assert edge.left <= x <= edge.right
        assert edge.bottom <= y <= edge.top


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("players", (True, 2.0, None, "2", "two", "", " 3", "٣", -1, [2])),
        ("quick", (1, 0, None, "yes", "", "True", [True])),
        ("table", ("", "9", "9x", "x9", "0x9", "9x0", "-3x3", "9x9x9", 9)),
        ("extra_wilds", ("some", 0, None, [True], ["0"], [-1], [0.0], {"0": 0})),
        ("youngest", (-1, True, None, "0", "me")),
        ("round", (-1, False, None, "1", "1.5")),
        *((key, (None, "", "perhaps", 7, {})) for key in KEYS[-9:]),
    ],
)
def test_a_value_that_cannot_be_read_is_malformed(key: str, values: tuple[Json, ...]) -> None:
    for value in values:
        with pytest.raises(Malformed) as refused:
            options({key: value})
        assert refused.value.text.startswith(f"{key}=")
        assert refused.value.at == len(f"{key}=")


def test_a_number_as_a_text_is_refused_with_the_number_that_is_meant() -> None:
    with pytest.raises(Malformed) as refused:
        options({"players": "2"})
    told = text(refused.value.message, **refused.value.arguments)
    assert told == "The option “players” takes a number, not a text: 1 to 8."


def test_an_unknown_option_is_malformed() -> None:
    for key in "", "Players", "wilds", "tieBreak":
        with pytest.raises(Malformed) as refused:
            options({"players": 2, key: 1})
        assert (refused.value.text, refused.value.at) == (key, 0)


@pytest.mark.parametrize("value", ["some", "0,", "0,x", "0, 1"])
def test_the_text_at_fault_is_the_text_that_was_given(value: str) -> None:
    with pytest.raises(Malformed) as refused:
        options({"extra_wilds": value})
    assert refused.value.text == f"extra_wilds={value}"


def test_nobody_gets_two_extra_wilds() -> None:
    """R42: at most one each."""
    state = rules.start(options({"players": 2, "extra_wilds": [1, 1]}), Random(1))
    assert [cards.count(WILD) for cards in state.decks] == [2, 3]


@given(option_values())
def test_options_are_read_back_as_they_are_recorded(values: dict[str, Json]) -> None:
    """R62: all of them combine."""
    chosen = options(values)
    recorded = json.loads(json.dumps(Clustered().option_values(chosen)))
    assert options(recorded) == chosen
    assert Clustered().seats(chosen) == values["players"]


ODD = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 10) | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=4,
)
NEARLY = st.text("0123456789x,-on faleunimitd", max_size=9)


@given(st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=9), ODD | NEARLY, max_size=4))
@settings(max_examples=400)
def test_nothing_but_a_refusal_comes_of_odd_values(values: dict[str, Json]) -> None:
    try:
        chosen = options(values)
    except Refusal:
        return
    assert 1 <= chosen.players <= 8
    assert options(Clustered().option_values(chosen)) == chosen
