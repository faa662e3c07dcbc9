"""C174: whoever plays alone plays against the best so far."""

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.cli.voice import sentence
from klub.engine.contract import Json
from klub.engine.errors import Malformed
from klub.games.clustered import Clustered
from klub.table.bests import Bests, read_bests, write_bests

GAME = Clustered()


def alone(**values: Json) -> dict[str, Json]:
    """The options of a solo game, as a record tells them."""
    return GAME.option_values(GAME.options({"players": 1, **values}))


PLAIN = alone()
AFTER_31 = Bests().after("clustered", PLAIN, 31)


def test_at_first_there_is_no_best() -> None:
    assert Bests().best("clustered", PLAIN) is None
    assert write_bests(Bests()) == "{}\n"


@pytest.mark.parametrize("total", [0, 31])
def test_the_first_result_is_the_best_even_if_it_is_nothing(total: int) -> None:
    assert Bests().after("clustered", PLAIN, total).best("clustered", PLAIN) == total


def test_beating_the_best_replaces_it() -> None:
    """C174."""
    assert AFTER_31.after("clustered", PLAIN, 32).best("clustered", PLAIN) == 32
    assert AFTER_31.best("clustered", PLAIN) == 31, "the old bests stay as they were"


@pytest.mark.parametrize("total", [0, 30, 31])
def test_equalling_the_best_or_less_changes_nothing(total: int) -> None:
    """C174."""
    assert AFTER_31.after("clustered", PLAIN, total) is AFTER_31
    after_nothing = Bests().after("clustered", PLAIN, 0)
    assert after_nothing.after("clustered", PLAIN, 0) is after_nothing


@pytest.mark.parametrize(
    "values",
    [
        {"quick": True},
        {"extra_wilds": [0]},
        {"table": "9x9"},
        {"two_starts": True},
        {"first_bonuses": True, "solo_bonuses": True},
        {"biggest_bonuses": True, "solo_bonuses": True},
        {"quick": True, "quick_discard": "any_hand"},
    ],
)
def test_other_options_have_a_best_of_their_own(values: Mapping[str, Json]) -> None:
    other = alone(**values)
    assert AFTER_31.best("clustered", other) is None
    both = AFTER_31.after("clustered", other, 7)
    assert (both.best("clustered", PLAIN), both.best("clustered", other)) == (31, 7)
    higher = both.after("clustered", other, 50)
    assert (higher.best("clustered", PLAIN), higher.best("clustered", other)) == (31, 50)


def test_another_game_has_a_best_of_its_own() -> None:
    both = AFTER_31.after("kluster", PLAIN, 99)
    assert (both.best("clustered", PLAIN), both.best("kluster", PLAIN)) == (31, 99)


def test_the_order_in_which_options_are_told_does_not_matter() -> None:
    assert AFTER_31.best("clustered", dict(reversed(PLAIN.items()))) == 31


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["clustered", "kluster", ""]),
            st.dictionaries(st.text(), st.none() | st.booleans() | st.integers() | st.text()),
            st.integers(0, 10**6),
        )
    )
)
def test_what_is_kept_is_the_greatest_total_and_is_read_back(
    results: list[tuple[str, dict[str, Json], int]],
) -> None:
    bests = Bests()
    for result in results:
        bests = bests.after(*result)
    kept = read_bests(write_bests(bests))
    assert kept == bests == read_bests(write_bests(bests).encode())
    totals: dict[object, list[int]] = {}
    for game, options, total in results:
        chosen = frozenset((name, repr(value)) for name, value in options.items())
        totals.setdefault((game, chosen), []).append(total)
    assert sorted(kept.totals.values()) == sorted(map(max, totals.values()))
    for game, options, total in results:
        assert (kept.best(game, options) or 0) >= total


def test_the_kept_list_can_be_read_by_people() -> None:
    two = AFTER_31.after("clustered", alone(quick=True), 12)
    lines = write_bests(two).splitlines()
    assert len(lines) == 4
    assert [json.loads("{" + line.rstrip(",") + "}") for line in lines[1:3]] == [
        {key: two.totals[key]} for key in sorted(two.totals)
    ]


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "{",
        "[]",
        "null",
        "31",
        '{"clustered": null}',
        '{"clustered": "31"}',
        '{"clustered": 31.5}',
        '{"clustered": true}',
        '{"clustered": {"best": 31}}',
        '{"clustered": 1e999}',
        '{"clustered": 31} {}',
        '{"clustered": ' + "[" * 100_000,
        "{'clustered': 31}",
        b"\xff\xfe{}",
        b'{"\xff": 31}',
        write_bests(AFTER_31)[:-4],
    ],
)
def test_a_damaged_list_is_refused(damaged: str | bytes) -> None:
    with pytest.raises(Malformed) as refused:
        read_bests(damaged)
    assert sentence(refused.value).startswith("This is not a list of solo bests: ")


def test_a_list_that_cannot_be_encoded_is_refused() -> None:
    """Half a pair of surrogates, as Python reads undecodable file names and arguments."""
    with pytest.raises(Malformed):
        read_bests('{"\udcff": 31}')


@given(st.binary() | st.text())
def test_nothing_but_a_list_is_ever_read(text: str | bytes) -> None:
    try:
        bests = read_bests(text)
    except Malformed:
        return
    assert read_bests(write_bests(bests)) == bests
