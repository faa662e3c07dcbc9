"""A table: who may move, what can be taken back, and how many sit down."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.cli.voice import sentence
from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.games.clustered import (
    Cell,
    Clustered,
    Discard,
    Drop,
    Lay,
    Move,
    Options,
    State,
    View,
    notation,
)
from klub.table import Table
from klub.table.seed import numbered_seed

Clubtable: TypeAlias = Table[Options, State, Move, View]
GAME = Clustered()


def opened(values: Mapping[str, Json], number: int = 1) -> Clubtable:
    chosen = GAME.options(values)
    names = [f"player {seat}" for seat in range(chosen.players)]
    return Table.open(GAME, chosen, names, numbered_seed("table", number))


def walk(table: Clubtable, number: int = 1) -> Iterator[Clubtable]:
    """The table before the first move of a random game and after each."""
    luck = Random(number)
    yield table
    while (seat := table.to_move) is not None:
        table = table.play(seat, GAME.sample(table.state, luck))
        yield table


def refused(table: Clubtable, seat: int | None, move: Move | None = None) -> Illegal:
    """Why ``table`` does not take a move, or takes none back; it stays as it was."""
    before = table.record()
    with pytest.raises(Illegal) as raised:
        table.play(Seat(seat), move) if seat is not None and move else table.undo()
    assert table.record() == before
    assert sentence(raised.value).isprintable()
    return raised.value


def test_nobody_moves_out_of_turn() -> None:
    for table in walk(opened({"players": 4, "quick": True})):
        if table.to_move is None:
            break
        move = GAME.sample(table.state, Random(1))
        for seat in {-1, 0, 1, 2, 3, 4} - {table.to_move}:
            illegal = refused(table, seat, move)
            assert (illegal.rule, illegal.message) == ("turn", "not-your-turn")
            assert illegal.arguments == {"seat": seat, "turn": table.to_move}


def test_a_seat_out_of_turn_hears_that_and_not_what_is_wrong_with_its_move() -> None:
    """An answer that depended on the hand would tell what is in it."""
    table = opened({"players": 2})
    messages = {refused(table, 1, notation.move(text)).message for text in ("W@0,0", "-W", "~W")}
    assert messages == {"not-your-turn"}


def test_an_illegal_move_changes_nothing() -> None:
    table = opened({"players": 2})
    assert refused(table, 0, Discard(table.state.hand[0])).rule == "R46"
    assert refused(table, 0, Lay(table.state.hand[0], Cell(5, 5))).rule == "R44"
    assert table.plays == ()


def test_a_move_leaves_the_old_table_as_it_was() -> None:
    table = opened({"players": 2})
    one, other = (table.play(Seat(0), GAME.sample(table.state, Random(luck))) for luck in (1, 2))
    assert one != other
    assert (table.plays, table.state) == ((), table.start)
    assert one.plays[0] == (0, GAME.sample(table.state, Random(1)))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_after_the_end_no_seat_moves(players: int) -> None:
    *_, table = walk(opened({"players": players}))
    assert (table.to_move, len(table.plays)) == (None, 29 * players)
    assert table.outcome is not None
    for seat in range(players):
        for move in {made for _, made in table.plays}:
            assert refused(table, seat, move).rule == "C140"


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "c"], list("abcdefgh")])
def test_every_seat_needs_a_name_and_no_more(names: list[str]) -> None:
    with pytest.raises(Illegal) as raised:
        Table.open(GAME, GAME.options({"players": 2}), names, numbered_seed("names", 1))
    assert raised.value.arguments == {"seats": 2, "names": len(names)}
    assert sentence(raised.value).startswith("2 seats have to be filled, but ")


def test_equal_seeds_open_equal_tables_and_others_do_not() -> None:
    assert opened({"players": 3}) == opened({"players": 3})
    assert opened({"players": 3}).start != opened({"players": 3}, number=2).start


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    for values in {"players": 2}, {"players": 2, "quick": True}:
        assert refused(opened(values), None).message == "nothing-to-undo"


def test_after_a_draw_nothing_is_taken_back() -> None:
    """24 turns draw a card; the last five show nothing new."""
    _, *tables = walk(opened({"players": 1}))
    assert {refused(table, None).message for table in tables[:24]} == {"undo-revealed"}
    for before, table in pairwise(tables[23:]):
        assert table.undo() == before


def test_with_an_empty_deck_even_the_last_move_is_taken_back() -> None:
    *_, before, last = walk(opened({"players": 2}))
    assert last.to_move is None
    assert last.undo() == before
    assert before.undo().undo().plays == last.plays[:-3]


def test_a_dropped_card_is_taken_back_but_not_the_draw_before_it() -> None:
    first, *tables = walk(opened({"players": 2, "quick": True}))
    assert isinstance(tables[0].plays[-1][1], Drop)
    assert tables[0].undo() == first
    placed, dropped = tables[2:4]
    assert isinstance(dropped.plays[-1][1], Drop)
    assert dropped.undo() == placed
    assert refused(placed, None).message == "undo-revealed"


@given(
    st.fixed_dictionaries(
        {
            "players": st.integers(1, 4),
            "quick": st.booleans(),
            "quick_discard": st.sampled_from(["drawn", "any_hand"]),
        }
    ),
    st.integers(0, 99),
)
@settings(max_examples=12)
def test_a_move_is_taken_back_exactly_if_no_card_was_drawn(
    values: dict[str, Json], number: int
) -> None:
    tables = list(walk(opened(values, number), number))
    taken_back = 0
    for before, after in pairwise(tables):
        if sum(after.state.taken) == sum(before.state.taken):
            assert after.undo() == before
            taken_back += 1
        else:
            assert refused(after, None).rule == "undo"
    assert 0 < taken_back < len(tables) - 1
