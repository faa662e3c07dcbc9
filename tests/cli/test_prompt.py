"""Whatever is typed at the prompt: a move, a wish, or a refusal that changes nothing."""

from collections.abc import Iterator
from functools import cache
from io import StringIO
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from klub.cli.clustered import typed
from klub.cli.clustered.terminal import ClusteredTable, Terminal
from klub.cli.home import Place
from klub.cli.session import Quit
from klub.engine.contract import Json, Seat
from klub.engine.errors import Refusal
from klub.games.clustered import Clustered, Discard, Drop, Lay, View, legal_moves
from klub.games.clustered.board import Cell
from klub.table import Table
from klub.table.seed import numbered_seed

POSITIONS: dict[str, tuple[dict[str, Json], int]] = {
    "the first turn": ({}, 0),
    "late": ({}, 40),
    "the last card": ({}, 56),
    "seven cards": ({"quick": True}, 0),
    "a card too many": ({"quick": True}, 3),
    "any card too many": ({"quick": True, "quick_discard": "any_hand"}, 5),
    "nothing fits": ({"table": "1x1"}, 4),
    "two start cards": ({"players": 3, "two_starts": True}, 6),
}


@cache
def position(name: str) -> ClusteredTable:
    """A table after some random moves, with persons on all seats."""
    values, moves = POSITIONS[name]
    game, rng = Clustered(), Random(name)
    options = game.options(values)
    people = [f"Player {seat}" for seat in range(options.players)]
    table: ClusteredTable = Table.open(game, options, people, numbered_seed(name, 0))
    for _ in range(moves):
        assert table.to_move is not None
        table = table.play(table.to_move, game.sample(table.state, rng))
    return table


def view(table: ClusteredTable) -> View:
    return table.game.view(table.state, table.to_move)


def pieces() -> st.SearchStrategy[str]:
    """What a line is made of that somebody types who knows a little of the notation."""
    words = [*typed.WORDS, "why", "look", "w", "W", "*", "STRT", "~", "@", ",", "-", "+", " ", "  "]
    cards = st.builds("{}{}{}".format, *map(st.sampled_from, ("STCstc", "esfESF", "1230")))
    cells = st.builds("{},{}".format, st.integers(-9, 9), st.integers(-9, 9))
    numbers = st.integers(-1, 99).map(str)
    return st.one_of(st.sampled_from(words), cards, cells, numbers, st.text(max_size=4))


LINES = st.one_of(st.text(max_size=30), st.lists(pieces(), max_size=6).map("".join))


KNOWN = [
    ("the first turn", "1@b@c"),
    ("the first turn", "1" * 5000),
    ("late", "why @"),
    ("late", "look ,"),
    ("late", "9" * 5000 + ",1"),
    ("nothing fits", "1 0,1"),
    ("seven cards", "~"),
    ("seven cards", "1,1"),
]
"""Lines that look as if they could be something."""


@given(st.sampled_from(sorted(POSITIONS)), LINES, st.sampled_from(["no card", "a card"]))
@settings(max_examples=120)
def test_typing_anything_is_a_legal_move_or_changes_nothing(
    name: str, line: str, chosen: str
) -> None:
    table = position(name)
    terminal = Terminal(Console(file=StringIO(), width=80), table, Place("x.json"))
    seat = terminal.looking = table.to_move
    assert seat is not None
    seen = view(table)
    first = legal_moves(seen)[0]
    if chosen == "a card" and isinstance(first, Lay):
        terminal.card = first.card
    with patch("builtins.input", side_effect=[line, EOFError]):
        try:
            terminal.person_moves(seat)
        except (Quit, EOFError):
            assert terminal.table is table
            return
    plays = terminal.table.plays
    if len(plays) < len(table.plays):
        assert typed.WORDS[line.strip().lower()] == "undo"
        assert plays == table.plays[:-1]
    else:
        assert plays[:-1] == table.plays
        assert plays[-1][0] == seat
        assert plays[-1][1] in legal_moves(seen)


def made(line: str, table: ClusteredTable) -> ClusteredTable:
    """The table after the move in ``line``."""
    move = typed.read(line, view(table), None)
    assert isinstance(move, Lay | Discard | Drop)
    return table.play(view(table).turn, move)


@pytest.mark.parametrize(("name", "line"), KNOWN)
def test_a_line_that_looks_like_something_is_refused(name: str, line: str) -> None:
    with pytest.raises(Refusal):
        made(line, position(name))


@given(LINES)
@settings(max_examples=60)
def test_nobody_sees_a_hand_before_pressing_enter(line: str) -> None:
    terminal = Terminal(Console(file=StringIO(), width=80), position("late"), Place("x.json"))
    with patch("builtins.input", side_effect=[line, EOFError]):
        try:
            terminal.hand_over(Seat(0))
        except (Quit, EOFError):
            assert terminal.looking is None
            return
    undone = typed.WORDS.get(line.strip().lower()) == "undo"
    assert undone or (terminal.looking == 0 and not line.strip())


def meaning(words: str, name: str = "the first turn") -> typed.Typed:
    seen = view(position(name))
    return typed.read(words, seen, None)


def spellings() -> Iterator[tuple[str, str]]:
    card = view(position("the first turn")).hand[0]
    for spelled in ("1", str(card), str(card).lower()):
        yield f"{spelled} a", f"{card}@0,1"
        yield f"{spelled}@0,1", f"{card}@0,1"
        yield f"  {spelled}   0,1 ", f"{card}@0,1"
        yield f"{spelled} A", f"{card}@0,1"


@pytest.mark.parametrize(("words", "move"), list(spellings()))
def test_a_move_can_be_typed_in_many_ways(words: str, move: str) -> None:
    assert str(meaning(words)) == move


@pytest.mark.parametrize("words", ["1 3", "3,1", " 3  1", "~{1} ~{3}", "{3} {1}", "{1},3"])
def test_two_drops_can_be_typed_in_many_ways(words: str) -> None:
    hand = view(position("seven cards")).hand
    written = words.replace("{1}", str(hand[0])).replace("{3}", str(hand[2]))
    assert str(meaning(written, "seven cards")) == f"~{hand[0]} ~{hand[2]}"


REFUSED = {
    "hello": "typed-unknown",
    "2,-1": "typed-unknown",
    "Sx3": "expected-fill",
    "Sf3@": "expected-coordinate",
    "6": "typed-number",
    "0": "typed-number",
    "1 zz": "typed-cell",
    "why": "typed-why",
    "why me": "typed-why",
    "look up": "typed-look",
}


@pytest.mark.parametrize(("words", "message"), REFUSED.items())
def test_what_is_not_understood_is_told_by_its_kind(words: str, message: str) -> None:
    hand = {str(card) for card in view(position("the first turn")).hand}
    assert "Sf3" not in hand
    with pytest.raises(Refusal) as refused:
        meaning(words)
    assert refused.value.message == message


def test_no_cell_is_called_by_a_word_of_its_own() -> None:
    labels = [typed.label(place) for place in range(2000)]
    assert labels[:9] == list("abcdefgij")
    assert labels[19:22] == ["z", "aa", "ab"]
    assert len(set(labels)) == len(labels)
    assert not {*typed.WORDS, "w", "why"} & set(labels[:500]), "no board has more free cells"


def test_every_letter_lays_the_card_on_its_cell() -> None:
    seen = view(position("late"))
    card = next(card for card in seen.hand if len(typed.cells_for(seen, card)) > 8)
    cells = typed.cells_for(seen, card)
    for place, cell in enumerate(cells):
        assert typed.read(typed.label(place), seen, card) == Lay(card, cell)
    assert cells == tuple(sorted(cells, key=lambda cell: (-cell.y, cell.x)))
    assert isinstance(cells[0], Cell)
