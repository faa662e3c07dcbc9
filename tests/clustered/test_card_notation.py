"""The text form of cards, moves, turns and boards."""

from collections.abc import Callable

import pytest
from clustered_positions import BLUE, ORANGE
from hypothesis import example, given, settings
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.engine.errors import Malformed
from klub.games.clustered import notation
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.card import CARDS, WILD, Card, in_order
from klub.games.clustered.options import options
from klub.games.clustered.state import Discard, Drop, Lay, Move

CELLS = st.builds(Cell, st.integers(-99, 99), st.integers(-99, 99))
ANY_CARD = st.sampled_from(CARDS)
LAYS = st.builds(Lay, ANY_CARD, CELLS)
DISCARDS = st.builds(Discard, ANY_CARD)
DROPS = st.lists(ANY_CARD, min_size=1, max_size=2).map(lambda cards: Drop(in_order(tuple(cards))))
MOVES: st.SearchStrategy[Move] = LAYS | DISCARDS | DROPS
SEATS = st.integers(0, 7).map(Seat)


def stop(read: Callable[[str], object], text: str) -> int:
    """The character at which ``read`` gives up."""
    with pytest.raises(Malformed) as refused:
        read(text)
    assert 0 <= refused.value.at <= len(refused.value.text)
    return refused.value.at


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_read_back_as_it_is_written(card: Card) -> None:
    assert notation.card(str(card)) == card
    assert len(str(card)) == (1 if card is WILD else 3)


@given(MOVES)
@example(Lay(WILD, Cell(0, 0)))
@example(Drop((WILD, WILD)))
def test_a_move_is_read_back_as_it_is_written(move: Move) -> None:
    assert notation.move(str(move)) == move


@given(SEATS, LAYS | DISCARDS, st.none() | ANY_CARD)
def test_a_turn_is_read_back_as_it_is_written(seat: Seat, move: Move, drop: Card | None) -> None:
    plays = [(seat, move)] if drop is None else [(seat, move), (seat, Drop((drop,)))]
    (line,) = notation.turns(plays)
    assert list(notation.turn(line)) == plays


def test_two_turns_of_one_seat_are_two_lines() -> None:
    plays = [(ORANGE, notation.move(text)) for text in ("Sf3@1,0", "~W", "-Ce1", "Tf2@0,1")]
    assert notation.turns(plays) == ("0 Sf3@1,0 ~W", "0 -Ce1", "0 Tf2@0,1")
    opening = [(seat, notation.move("~Ce1 ~Tf2")) for seat in (ORANGE, BLUE)]
    assert [line[0] for line in notation.turns(opening)] == ["0", "1"]
    assert notation.turns([]) == ()


def test_dropped_cards_may_be_named_in_any_order() -> None:
    assert notation.move("~Ce1 ~Tf2") == notation.move("~Tf2 ~Ce1")


@pytest.mark.parametrize(
    "marked",
    ("▲|▲Xf3|▲sf3|S▲x3|Sf▲4|Sf▲0|S▲|Sf▲|Sf3▲3|W▲W|▲ Sf3|Sf3▲ |Sf▲٣|S▲TRT|▲w").split("|"),
)
def test_a_misspelt_card_is_refused_where_it_goes_wrong(marked: str) -> None:
    """Here and below, ▲ stands before the character at fault."""
    assert stop(notation.card, marked.replace("▲", "")) == marked.index("▲")


@pytest.mark.parametrize(
    "marked",
    (
        "▲|Sf3▲|Sf3@▲|Sf3@1▲|Sf3@1,▲|Sf3@1▲;0|Sf3@▲a,0|Sf3@1,▲b|Sf3@1,0▲x|Sf3@1,▲ 0|"
        "Sf3@▲+1,0|-▲|-S▲x3|-Sf3▲x|-▲-Sf3|~▲|~C▲x1|~Ce1 ~T▲x2|~Ce1 ~Tf2▲x|~Ce1▲~Tf2|"
        "Sf3@1,0▲\n|W@▲١,0|W@▲9999999,0"
    ).split("|"),
)
def test_a_misspelt_move_is_refused_where_it_goes_wrong(marked: str) -> None:
    text, at = marked.replace("▲", ""), marked.index("▲")
    assert stop(notation.move, text) == at
    assert stop(notation.turn, f"3 {text}") == at + 2


@pytest.mark.parametrize(
    "marked",
    (
        "▲|▲x W@1,0|▲8 W@1,0|▲-1 W@1,0|0▲|0 ▲|0▲W@1,0|1▲2 W@1,0|0 W@1,0 ▲W@2,0|0 W@1,0 ▲-W|"
        "0 W@1,0 ~S▲x1|0 W@1,▲x ~W|0 ▲ W@1,0|0 W@1,0 ~▲|0 ~W ~W▲ ~W"
    ).split("|"),
)
def test_a_misspelt_turn_is_refused_where_it_goes_wrong(marked: str) -> None:
    """C138: nor can a line hold two cards played, or none."""
    assert stop(notation.turn, marked.replace("▲", "")) == marked.index("▲")


def test_a_misspelt_second_drop_is_refused_where_it_goes_wrong() -> None:
    assert stop(notation.turn, "0 W@1,0 ?Tf2") == 8
    assert stop(notation.move, "~Ce1 ?Tf2") == 5
    assert stop(notation.turn, "0 ~Ce1 ?Tf2") == 7


@given(SEATS, LAYS | DISCARDS, st.none() | ANY_CARD, st.data())
@settings(max_examples=200)
def test_one_spoilt_character_is_found(
    seat: Seat, move: Move, drop: Card | None, data: st.DataObject
) -> None:
    line = f"{seat} {move}" + ("" if drop is None else f" {Drop((drop,))}")
    at = data.draw(st.integers(0, len(line) - 1))
    spoilt = line[:at] + "?" + line[at + 1 :]
    # A lone minus is no number, so a coordinate may be refused where it begins.
    begin = at - 1 if at and line[at].isdigit() and line[at - 1] == "-" else at
    assert begin <= stop(notation.turn, spoilt) <= at


@given(st.text() | st.text("STCWesf123@-,~0 \n", max_size=12))
@settings(max_examples=400)
def test_nothing_but_malformed_comes_of_odd_text(text: str) -> None:
    for read in notation.card, notation.move, notation.turn:
        try:
            meant: object = read(text)
        except Malformed as refused:
            assert 0 <= refused.at <= len(refused.text)  # noqa: PT017 (most texts do refuse)
            assert refused.text == text  # noqa: PT017
            continue
        if read is not notation.turn:
            assert read(str(meant)) == meant


@st.composite
def boards(draw: st.DrawFn) -> Board:
    values = draw(st.sampled_from([(2, "horizontal"), (5, "horizontal"), (5, "vertical")]))
    board = Board.opened(options({"players": values[0], "start_axis": values[1]}).starts)
    spots = st.builds(Cell, st.integers(-5, 9), st.integers(-5, 9))
    for cell, (seat, card) in draw(
        st.dictionaries(spots, st.tuples(SEATS, ANY_CARD), max_size=20)
    ).items():
        if cell not in board.starts:
            board = board.lay(cell, seat, card)
    return board


@given(boards())
def test_a_board_is_read_back_as_it_is_written(board: Board) -> None:
    text = notation.board_text(board)
    assert notation.board(text) == board
    assert notation.board_text(notation.board(text)) == text


def test_a_board_is_seen_from_its_start_card() -> None:
    board = notation.board("OSf3 .... ....\n.... STRT BW\n.... KCe1 ....")
    assert board.starts == (Cell(0, 0),)
    assert dict(board.laid) == {
        Cell(-1, 1): (0, notation.card("Sf3")),
        Cell(1, 0): (1, WILD),
        Cell(0, -1): (7, notation.card("Ce1")),
    }


def test_a_board_is_drawn_no_larger_than_its_cards() -> None:
    picture = ".... OSf3 ....\nBSf2 STRT KCe1\n.... OSe3 ...."
    assert notation.board_text(notation.board(f"{picture}\n....")) == picture
    assert notation.board_text(notation.board(f".... .... .... ....\n{picture}")) == picture
    assert notation.board_text(notation.board("STRT")) == "STRT"


def test_a_board_without_a_start_card_is_seen_from_its_lowest_left_cell() -> None:
    board = notation.board(".... BSf2\nOSf3 ....")
    assert {cell: laid.owner for cell, laid in board.laid.items()} == {(0, 0): 0, (1, 1): 1}
    assert board.starts == ()


def test_colours_stand_for_seats_in_order() -> None:
    board = notation.board("OW BW GW PW YW RW AW KW")
    assert [board.laid[Cell(x, 0)].owner for x in range(8)] == list(range(8))


@pytest.mark.parametrize(
    ("text", "line", "at"),
    [
        ("OSf3 ZW STRT", "OSf3 ZW STRT", 5),
        ("OSf3 BSx2", "OSf3 BSx2", 7),
        ("OSf3 BSf9", "OSf3 BSf9", 8),
        ("STRT OSf1\n.... BTq1", ".... BTq1", 7),
        ("STRT ..x.", "STRT ..x.", 5),
        ("STRT OSf11", "STRT OSf11", 9),
        ("STRT STRT", "STRT STRT", 5),
    ],
)
def test_a_misdrawn_board_is_refused_where_it_goes_wrong(text: str, line: str, at: int) -> None:
    with pytest.raises(Malformed) as refused:
        notation.board(text)
    assert (refused.value.text, refused.value.at) == (line, at)


@given(st.text() | st.text("OBSTRW.esf123 \n", max_size=30))
@settings(max_examples=300)
def test_nothing_but_malformed_comes_of_an_odd_board(text: str) -> None:
    try:
        board = notation.board(text)
    except Malformed as refused:
        assert 0 <= refused.at <= len(refused.text)  # noqa: PT017 (most texts do refuse)
    else:
        assert len(board.starts) <= 2
