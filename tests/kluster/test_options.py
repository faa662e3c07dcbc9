"""C70, C80, C125, C126: options as people and records write them, and what is refused and why."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kluster_choices import agreed, lies, option_values, refusal

from klub.engine.contract import Json
from klub.engine.errors import Illegal, Malformed
from klub.engine.options import typed
from klub.games.kluster import options as module
from klub.games.kluster.cord import Cord, cords
from klub.games.kluster.options import READERS, Options, objection, options
from klub.i18n import text

DEFAULTS: dict[str, Json] = {
    "players": 2,
    "boxes": ("trio",),
    "mode": "standard",
    "equilibrium": False,
    "cord": "oval",
    "cords": (),
    "shorten": 0,
    "starter": "shortest",
    "by_height": (0, 1),
    "youngest": 0,
    "previous": (),
    "first_out": None,
    "tie_among": "all",
    "elim_rematch": "shortest",
    "inside": "contact",
    "contact": "touch",
    "drop_outside": "reject",
    "auto_end": False,
    "turn_timer": None,
    "tool": "two_hands",
    "expert_vs": "next",
    "solo_faults": 2,
    "solo_score": "final",
    "pool_empty": "shared",
    "plus_standard_max": "scaled",
    "plus_remainder": "round_robin",
    "plus_connected": False,
    "plus_fault_repair": "inherit",
    "equilibrium_duo": False,
}
"""The first value that each ruling of RULES.md names."""


def outcome(values: dict[str, Json]) -> Options | Malformed | Illegal:
    """What comes of reading ``values``."""
    try:
        return options(values)
    except (Malformed, Illegal) as refused:
        return refused


def test_what_is_not_chosen_is_as_the_rulings_say() -> None:
    chosen = options({})
    assert {key: getattr(chosen, key) for key in READERS} == DEFAULTS
    assert chosen == Options()


def test_options_can_be_typed() -> None:
    written = {
        "players": "3",
        "boxes": "trio+duo",
        "equilibrium": "off",
        "cords": " bean@0,0 ;0,0 200,0  200,120.50 ",
        "shorten": "10",
        "by_height": "2,0,1",
        "previous": "0,5,3",
        "first_out": "1",
        "turn_timer": "30",
        "solo_faults": "0",
    }
    meant: dict[str, Json] = {
        "players": 3,
        "boxes": ["trio", "duo"],
        "equilibrium": False,
        "cords": ["bean@0,0", "0,0 200,0 200,120.5"],
        "shorten": 10,
        "by_height": [2, 0, 1],
        "previous": [0, 5, 3],
        "first_out": 1,
        "turn_timer": 30,
        "solo_faults": 0,
    }
    read = options(typed(READERS, written))
    assert read == options(meant)
    assert read.boxes == ("trio", "duo")
    assert read.cords == ("bean@0,0", "0,0 200,0 200,120.5")
    for key, nothing in ("previous", ()), ("first_out", None), ("by_height", (0, 1)):
        assert getattr(options({key: "none"}), key) == nothing
    assert options({"turn_timer": "off"}).turn_timer is None


# --- Which games go together


@pytest.mark.parametrize(
    ("players", "mode"), [(1, "solo"), (2, "standard"), (4, "standard"), (5, "elimination")]
)
def test_the_usual_mode_follows_from_how_many_play(players: int, mode: str) -> None:
    assert options({"players": players}).mode == mode


@pytest.mark.parametrize(
    ("players", "mode", "rule"),
    [
        (1, "standard", "8.1"),
        (1, "elimination", "9.1"),
        (1, "expert", "R29"),
        (2, "solo", "8.1"),
        (8, "solo", "8.1"),
    ],
)
def test_modes_are_for_so_many(players: int, mode: str, rule: str) -> None:
    assert refusal(players=players, mode=mode) == rule


def test_c70_expert_is_a_mode_of_its_own_beside_solo_and_elimination() -> None:
    """R29: so it cannot be chosen together with them."""
    assert refusal(players=1, mode="expert") == "R29"
    with pytest.raises(Malformed):
        options({"mode": "expert+elimination"})
    assert options({"players": 4, "mode": "expert"}).mode == "expert"


def test_c80_solo_goes_with_equilibrium_and_trio() -> None:
    assert options({"players": 1, "equilibrium": "on"}).mode == "solo"


@pytest.mark.parametrize("boxes", ["duo", "trio+duo", "duo+duo", "trio+trio+duo"])
def test_c125_equilibrium_is_not_for_duo(boxes: str) -> None:
    assert refusal(boxes=boxes, equilibrium=True) == "R37"
    assert options({"boxes": boxes, "equilibrium": True, "equilibrium_duo": True}).equilibrium


def test_c126_elimination_goes_with_equilibrium() -> None:
    chosen = options({"players": 5, "mode": "elimination", "equilibrium": True})
    assert (chosen.mode, chosen.equilibrium) == ("elimination", True)


def test_expert_several_boxes_and_equilibrium_go_together() -> None:
    values: dict[str, Json] = {"boxes": "trio+trio", "players": 6}
    assert options({**values, "mode": "expert", "equilibrium": True}).plus


# --- Facts about the players


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"by_height": "0"}, "R4"),
        ({"by_height": "0,2"}, "R4"),
        ({"by_height": "0,0"}, "R4"),
        ({"by_height": "1,0,2"}, "R4"),
        ({"youngest": 2}, "R4"),
        ({"previous": "0"}, "R5"),
        ({"previous": "0,1,2"}, "R5"),
        ({"first_out": 2}, "R6"),
        ({"first_out": 999999}, "R6"),
    ],
)
def test_seats_that_there_are_not_are_refused(values: dict[str, Json], rule: str) -> None:
    assert refusal(**values) == rule


# --- How values are read


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("players", (True, 2.0, None, "2", "two", "", " 3", "٣", -1, [2])),
        (
            "boxes",
            ("", "trios", "trio+", "+", "trio duo", [], ["trio", 1], [["trio"]], None, 1, {}),
        ),
        ("mode", ("", "Solo", None, 1, ["solo"])),
        ("equilibrium", (1, 0, None, "yes", "True")),
        ("shorten", (-1, 51, "10", "51", "10%", None, 2.5)),
        ("cord", ("", "square", None, 3)),
        ("by_height", ("", "tall", "0,", 0, ["0", "1"], [True], [-1], {"0": 1}, None)),
        ("previous", ("", "0,x", [0.5], 4)),
        ("first_out", (-1, "0", "nobody", None, [0])),
        ("turn_timer", (0, 4, 601, True, None, "on", "4", "30", "601")),
        ("solo_faults", (-1, 100, "2", "two", None)),
        ("cords", (None, 1, {}, [1], [["oval"]], ["oval", None], True)),
    ],
)
def test_a_value_that_cannot_be_read_is_malformed(key: str, values: tuple[Json, ...]) -> None:
    for value in values:
        with pytest.raises(Malformed) as refused:
            options({key: value})
        assert refused.value.text.startswith(f"{key}=")
        assert refused.value.at == len(f"{key}=")
        assert text(refused.value.message, **refused.value.arguments)


def test_an_unknown_option_is_malformed() -> None:
    for key in "", "Players", "box", "tieAmong":
        with pytest.raises(Malformed) as refused:
            options({"players": 2, key: 1})
        assert (refused.value.text, refused.value.at) == (key, 0)


@pytest.mark.parametrize(
    "marked",
    [
        "|square",
        "oval|s",
        "oval |@0,0",
        "oval@|",
        "oval@12|",
        "oval@12,|",
        "oval@1,2;|",
        "oval@1,2,|x",
        "oval@1,2,3|,4",
        "oval@|1501,0",
        "oval@0,|-1500.5",
        "oval@0,0,|361",
        "oval@0,0.555|5",
        "oval;|",
        "oval;|;oval",
        "|;oval",
        "0,0 100,0|",
        "0,0 100,0|;oval",
        "0,0 100,0 |oval",
        "0,0 100|",
        "oval;|0,0 0,0 0,0",
        "|nan,0 1,1 2,2",
        "1|e3,0 1,1 2,2",
        "|\N{ARABIC-INDIC DIGIT THREE},0 1,1 2,2",
    ],
)
def test_cords_are_malformed_where_they_go_wrong(marked: str) -> None:
    at = marked.index("|")
    typed = marked.replace("|", "")
    with pytest.raises(Malformed) as refused:
        options({"boxes": "trio+trio", "cords": typed})
    assert (refused.value.text, refused.value.at) == (f"cords={typed}", len("cords=") + at)


def test_a_list_of_cords_is_malformed_where_it_goes_wrong() -> None:
    with pytest.raises(Malformed) as refused:
        options({"boxes": "trio+trio", "cords": ["oval", "ovum"]})
    assert refused.value.text[refused.value.at :] == "ovum"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        (" oval ", "oval"),
        ("narrow oval@-0,0.50", "narrow oval@0,0.5"),
        ("oval@1,2,360", "oval@1,2"),
        ("oval@1,2,-90", "oval@1,2,270"),
        ("figure eight@0010,1.250,7.5", "figure eight@10,1.25,7.5"),
        ("0,0  10,0 10,10.100", "0,0 10,0 10,10.1"),
    ],
)
def test_every_cord_is_kept_in_one_way_of_writing(typed: str, written: str) -> None:
    (cord,) = cords(typed)
    assert str(cord) == written
    assert cords(written) == (cord,)


@given(st.lists(lies(), max_size=4))
def test_cords_are_read_back_as_they_are_written(typed: list[str]) -> None:
    read = cords(";".join(typed))
    assert len(read) == len(typed)
    assert all(isinstance(cord, Cord) for cord in read)
    assert cords(";".join(map(str, read))) == read


# --- All of them


@given(option_values())
def test_options_are_read_back_as_they_are_recorded(values: dict[str, Json]) -> None:
    chosen = agreed(values)
    recorded = json.loads(json.dumps(module.option_values(chosen)))
    assert list(recorded) == list(READERS)
    assert options(recorded) == chosen
    assert hash(options(recorded)) == hash(chosen)
    assert objection(chosen) is None


@given(option_values())
def test_a_refusal_names_its_rule_and_can_be_told(values: dict[str, Json]) -> None:
    refused = outcome(values)
    if isinstance(refused, Illegal):
        assert refused.rule in "R1 R17 R29 R30 R32 R33 R37 C4 8.1 9.1".split()
        assert text(refused.message, **refused.arguments)


ODD = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 10) | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=4,
)
NEARLY = st.text("0123456789,;@. -+triouovalbend", max_size=14) | lies() | st.lists(lies())


@given(st.dictionaries(st.sampled_from(list(READERS)) | st.text(max_size=9), ODD | NEARLY))
@settings(max_examples=400)
def test_nothing_but_a_refusal_comes_of_odd_values(values: dict[str, Json]) -> None:
    read = outcome(values)
    if isinstance(read, Options):
        assert options(module.option_values(read)) == read
    else:
        assert text(read.message, **read.arguments)


@pytest.mark.parametrize("key", READERS)
def test_every_option_is_a_field_that_options_and_records_share(key: str) -> None:
    assert hasattr(Options(), key)
    assert key in module.option_values(Options())
