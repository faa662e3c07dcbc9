"""C143–C161: where a card may lie."""

from itertools import permutations, product

import pytest
from clustered_positions import BLUE, GREEN, ORANGE, cards, fitting, position, refusal, suit, within
from hypothesis import given
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.games.clustered import notation, rules
from klub.games.clustered.board import Board, Cell, Edge
from klub.games.clustered.card import CARDS, FACES, START, WILD, Card, agree
from klub.games.clustered.options import options
from klub.games.clustered.state import Discard, Lay

SIDES = Cell(1, 0), Cell(-1, 0), Cell(0, 1), Cell(0, -1)
EMPTY = Board.opened((Cell(50, 50),))


def objection(board: Board, card: str, cell: tuple[int, int]) -> str | None:
    """The rule against laying ``card`` on ``cell``."""
    illegal = rules.objection_to_cell(board, notation.card(card), Cell(*cell))
    return None if illegal is None else illegal.rule


def objections_beside(one: str, other: str) -> set[str | None]:
    """The rules against laying one of the two beside the other, either first, on any side."""
    return {
        objection(EMPTY.lay(Cell(0, 0), owner, notation.card(first)), second, side)
        for first, second in permutations((one, other))
        for side in SIDES
        for owner in (ORANGE, BLUE)
    }


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Se1", "Ss1", id="C143"),
        pytest.param("Cs1", "Cs3", id="C144"),
        pytest.param("Sf1", "Tf1", id="C145"),
    ],
)
def test_two_equal_attributes_are_enough(one: str, other: str) -> None:
    """C143, C144, C145."""
    assert objections_beside(one, other) == {None}


def test_one_equal_attribute_is_too_little() -> None:
    """C146 (R45)."""
    assert objections_beside("Sf1", "Cf2") <= {"R45", "C146"}


@pytest.mark.parametrize("face", FACES, ids=str)
def test_equal_faces_of_two_colours_may_touch(face: Card) -> None:
    """C147 (R45)."""
    assert objections_beside(str(face), str(face)) == {None}


@pytest.mark.parametrize("face", FACES, ids=str)
def test_each_face_agrees_with_seven_of_the_27(face: Card) -> None:
    """C148."""
    by_hand = {other for other in FACES if suit(face, other)}
    assert len(by_hand) == 7
    assert {other for other in FACES if agree(face, other)} == by_hand
    board = EMPTY.lay(Cell(0, 0), ORANGE, face)
    assert board.room[Cell(1, 0)] == by_hand | {WILD}


def test_agreeing_is_mutual() -> None:
    """C148 (R45)."""
    for one, other in product((*CARDS, START), repeat=2):
        assert agree(one, other) == agree(other, one) == suit(one, other)


def test_each_neighbour_may_be_matched_in_its_own_way() -> None:
    """C149 (R45)."""
    assert not suit(notation.card("Sf1"), notation.card("Te1"))
    assert objection(notation.board("STRT OSf1 .... BTe1"), "Se1", (2, 0)) is None
    four = notation.board("STRT OSf1 .... BTe1\n.... .... BSe2 ....\n")
    assert objection(four, "Se1", (2, 0)) is None


@pytest.mark.parametrize("clash", ["Te2", "Cf2", "Ts1"])
def test_one_neighbour_that_disagrees_is_enough_to_forbid(clash: str) -> None:
    """C150 (R45)."""
    for text in f"STRT OSf1 .... B{clash}", f"STRT B{clash} .... OSf1":
        assert objection(notation.board(text), "Se1", (2, 0)) in {"R45", "C150"}
    above = notation.board(f".... .... B{clash}\nSTRT OSf1 ....")
    assert objection(above, "Se1", (2, 0)) in {"R45", "C150"}


def test_colour_never_alters_legality() -> None:
    """C151."""
    rooms = [
        notation.board(f"STRT {one}Sf1 {other}Sf2\n.... {other}W {one}Ce1").room
        for one, other in product("OBGPYRAK", repeat=2)
    ]
    assert all(room == rooms[0] for room in rooms)
    board = notation.board("STRT OSf1 BSf2\n.... BW OCe1")
    hand = "Se1 Ts2 Cf3 Sf3 Ce2"
    moves = [
        rules.legal_moves(position({"players": 3}, board, hand, hand, hand, turn=seat))
        for seat in (ORANGE, BLUE, GREEN)
    ]
    assert moves[0] == moves[1] == moves[2]
    assert set(moves[0]) == fitting(board, set(cards(hand)))


@pytest.mark.parametrize("corner", list(product((1, -1), repeat=2)))
def test_touching_a_corner_is_not_touching(corner: tuple[int, int]) -> None:
    """C152 (R44)."""
    board = notation.board("STRT")
    assert {objection(board, str(card), corner) for card in CARDS} <= {"R44", "C152"}
    lone = EMPTY.lay(Cell(0, 0), ORANGE, notation.card("Sf1"))
    assert objection(lone, "Sf1", corner) in {"R44", "C152"}


def test_a_clash_across_a_corner_does_not_matter() -> None:
    """C153 (R44)."""
    board = notation.board("BCe3 .... BTe2\n.... STRT ....\nBCs2 .... BCe2")
    assert objection(board.lay(Cell(1, 0), BLUE, WILD), "Sf1", (2, 0)) is None
    board = notation.board("BCe3\nSTRT\nBTs2")
    assert objection(board, "Sf1", (1, 0)) is None
    assert objection(board, "Sf1", (-1, 0)) is None


def test_an_occupied_cell_is_taken() -> None:
    """C154."""
    board = notation.board("BW STRT OSf1")
    for card, cell in product(("Sf1", "Sf2", "W"), ((-1, 0), (0, 0), (1, 0))):
        assert objection(board, card, cell) in {"C154", "R44"}


def test_a_cell_beside_nothing_is_out_of_reach() -> None:
    """C155 (R44)."""
    board = notation.board("STRT OSf1")
    for card, cell in product(CARDS, ((3, 0), (0, 2), (-2, 0), (7, 7), (1, -2))):
        assert objection(board, str(card), cell) in {"R44", "C155"}


def test_a_wild_fits_between_cards_that_clash() -> None:
    """C156."""
    board = notation.board(".... OTs3 ....\nOSf1 .... BCe2\n.... BSe3 STRT")
    assert objection(board, "W", (-1, 1)) is None
    assert [c for c in CARDS if objection(board, str(c), (-1, 1)) is None] == [WILD]


def test_a_wild_fits_beside_a_wild_and_beside_the_start_card() -> None:
    """C157."""
    board = notation.board("STRT")
    for side in SIDES:
        assert objection(board, "W", side) is None
        with_wild = board.lay(side, BLUE, WILD)
        assert objection(with_wild, "W", (2 * side.x, 2 * side.y)) is None


def test_a_wild_does_not_excuse_a_clash_on_another_side() -> None:
    """C158."""
    board = notation.board("STRT BW .... OCe2")
    assert objection(board, "Sf1", (2, 0)) in {"R45", "C158"}
    assert objection(board, "Ce1", (2, 0)) is None


def test_a_wild_passes_nothing_on() -> None:
    """C158."""
    board = notation.board("STRT OCe2 BW")
    assert {objection(board, str(card), (3, 0)) for card in CARDS} == {None}


def test_any_card_may_touch_only_the_start_card_late_in_the_game() -> None:
    """C159 (R52)."""
    board = notation.board("OSf2 OSf1 ....\nBCe1 STRT ....\nPTs1 GTs2 ....")
    assert {objection(board, str(card), (1, 0)) for card in CARDS} == {None}
    assert board.room[Cell(1, 0)] == set(CARDS)
    state = position({"players": 4}, board, "Cs3", "", "", "", stock=0)
    assert Lay(notation.card("Cs3"), Cell(1, 0)) in rules.legal_moves(state)


def test_a_card_may_touch_nothing_but_opponents_cards() -> None:
    """C160."""
    board = notation.board("STRT OSf1 BSf2")
    state = position({"players": 3}, board, "", "", "Sf3 Ce1", turn=GREEN)
    for cell in Cell(3, 0), Cell(2, 1), Cell(1, -1):
        after = rules.play(state, Lay(notation.card("Sf3"), cell))
        assert after.board.at(cell) == notation.card("Sf3")
        assert after.board.owned(GREEN) == {cell}


@pytest.mark.parametrize(
    ("values", "edge"),
    [
        ({"table": "3x3"}, Edge(-1, -1, 1, 1)),
        ({"table": "4x3"}, Edge(-1, -1, 2, 1)),
        ({"table": "3x4"}, Edge(-1, -1, 1, 2)),
        ({"table": "1x1"}, Edge(0, 0, 0, 0)),
        ({"table": "9x7", "players": 5}, Edge(0, -3, 8, 3)),
        ({"table": "7x9", "players": 5, "start_axis": "vertical"}, Edge(-3, 0, 3, 8)),
    ],
)
def test_a_limited_table_ends_at_its_edge(values: dict[str, str | int], edge: Edge) -> None:
    """C161 (R50)."""
    chosen = options(values)
    assert chosen.edge == edge
    board = Board.opened(chosen.starts, chosen.edge)
    for x, y in product(range(edge.left, edge.right + 1), range(edge.bottom, edge.top + 1)):
        if Cell(x, y) not in board.starts:
            board = board.lay(Cell(x, y), ORANGE, WILD)
    above_and_below = product(range(edge.left, edge.right + 1), (edge.bottom - 1, edge.top + 1))
    at_the_sides = product((edge.left - 1, edge.right + 1), range(edge.bottom, edge.top + 1))
    for outside in *above_and_below, *at_the_sides:
        assert objection(board, "W", outside) == "R50"
    assert not board.room


def test_on_a_full_table_even_a_wild_is_discarded() -> None:
    """C161 (R50)."""
    board = notation.board("STRT OSf1")
    state = position({"players": 2, "table": "2x1"}, board, "W Sf2 Sf3")
    assert set(rules.legal_moves(state)) == {Discard(card) for card in cards("W Sf2 Sf3")}
    assert refusal(state, Lay(WILD, Cell(2, 0))) == "R50"
    assert rules.play(state, Discard(WILD)).discards[0] == (WILD,)
    free = position({"players": 2, "table": "3x1"}, board, "W Sf2 Sf3")
    assert refusal(free, Discard(WILD)) in {"R46", "C134", "C135"}


@given(
    st.dictionaries(
        st.builds(Cell, st.integers(-3, 3), st.integers(-3, 3)),
        st.tuples(st.sampled_from([Seat(0), Seat(1)]), st.sampled_from((*CARDS, WILD, WILD))),
        max_size=24,
    ),
    st.sampled_from(["unlimited", "5x5", "6x3"]),
)
def test_room_agrees_with_trying_every_cell(
    laid: dict[Cell, tuple[Seat, Card]], table: str
) -> None:
    """C146, C150, C152, C155, C161: on boards that no game would reach, too."""
    chosen = options({"table": table})
    board = Board.opened(chosen.starts, chosen.edge)
    for cell, (owner, card) in laid.items():
        if cell not in board.starts and within(board, cell):
            board = board.lay(cell, owner, card)
    lays = {Lay(card, cell) for cell, fit in board.room.items() for card in fit}
    assert lays == fitting(board, set(CARDS))
    for card, x, y in product(CARDS, range(-5, 6), range(-5, 6)):
        allowed = rules.objection_to_cell(board, card, Cell(x, y)) is None
        assert allowed == (Lay(card, Cell(x, y)) in lays)
