"""Boards and hands in the terminal, read back from what is printed."""

from io import StringIO
from itertools import product
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from klub.cli.clustered.screen import board_picture, hand_picture, legend
from klub.engine.contract import Seat
from klub.games.clustered import notation, scoring
from klub.games.clustered.board import Board, Cell, Laid
from klub.games.clustered.card import WILD, Card, Face, Fill, Shape
from klub.games.clustered.engine import Clustered
from klub.games.clustered.notation import COLOURS
from klub.games.clustered.state import Firsts, State

GOLDEN = """
OSf3 BSe3 OSs3 OSs1 OSs2 ....
.... BSs3 OSe3 OSe1 OSe2 OSf2
BSf1 BSs1 BSe1 STRT .... ....
BSf2 BSs2 BSe2 .... .... ....
"""
FIGURES = dict(zip("□▥■△◮▲○◍●", product(Shape, Fill), strict=True))
WIDE = 400
"""Columns in which any board has room."""


class AsciiFile(StringIO):
    """A file that holds nothing but ASCII."""

    encoding = "ascii"


def printed(picture: RenderableType, width: int, *, height: int | None = None) -> list[str]:
    """The lines on a terminal without colour."""
    console = Console(file=StringIO(), width=width, color_system=None, legacy_windows=False)
    console.print(picture, height=height)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def played(players: int, seed: int) -> State:
    """A game played at random to its end."""
    game, rng = Clustered(), Random(seed)
    state = game.start(game.options({"players": players}), rng)
    while game.to_move(state) is not None:
        state = game.play(state, game.sample(state, rng))
    return state


def counted(state: State) -> tuple[scoring.Score, ...]:
    return scoring.scores(state.board, state.options, state.firsts)


def golden() -> tuple[Board, tuple[scoring.Score, ...]]:
    board = notation.board(GOLDEN)
    return board, scoring.scores(board, Clustered().options({"players": 2}), Firsts())


def tiles(lines: list[str]) -> dict[Cell, tuple[str, str]]:
    """The upper and the lower five columns of every cell in the two-line form."""
    top, *middle, bottom = lines
    assert top == bottom
    columns = [int(label) for label in top.split()]
    gutter = len(top) - 6 * len(columns)
    found = {}
    for above, below in zip(middle[::2], middle[1::2], strict=True):
        y = int(above[:gutter])
        assert not below[:gutter].strip()
        for place, x in enumerate(columns):
            begin = gutter + 6 * place
            found[Cell(x, y)] = above[begin : begin + 5], below[begin : begin + 5]
            assert above[begin + 5] == below[begin + 5] == " "
    return found


def shown_card(below: str) -> Card:
    """The card whose figures stand in ``below``."""
    figures = below.split()
    if figures == ["★"]:
        return WILD
    assert len(set(figures)) == 1, below
    return Face(*FIGURES[figures[0]], len(figures))


def read_back(lines: list[str]) -> tuple[dict[Cell, Laid], set[Cell]]:
    """The cards and the start cards of a board that was printed without colour."""
    laid, starts = {}, set()
    for cell, (above, below) in tiles(lines).items():
        if above == "START":
            starts.add(cell)
        elif above.strip():
            laid[cell] = Laid(Seat(COLOURS.index(above[1])), shown_card(below))
    return laid, starts


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (5, 3), (8, 4)])
def test_a_board_without_colour_can_be_read_back(players: int, seed: int) -> None:
    state = played(players, seed)
    lines = printed(board_picture(state.board, scores=counted(state)), WIDE)
    assert read_back(lines) == (state.board.laid, set(state.board.starts))


def test_the_signs_of_what_counts_can_be_read_back() -> None:
    board, scores = golden()
    signs = {
        cell: above[3:]
        for cell, (above, _) in tiles(printed(board_picture(board, scores=scores), 80)).items()
        if above[1] in COLOURS and above != "START"
    }
    counts = [score.count for score in scores]
    rows = {cell for count in counts for line in count.rows for cell in line}
    columns = {cell for count in counts for line in count.columns for cell in line}
    assert {cell for cell, sign in signs.items() if sign[0] in "─┼"} == rows
    assert {cell for cell, sign in signs.items() if sign[0] in "│┼"} == columns
    assert {cell for cell, sign in signs.items() if sign[1] == "▪"} == {
        cell for count in counts for cell in count.rectangle
    }


@pytest.mark.parametrize("width", [8, 40, 80, 200])
@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_no_line_is_wider_than_the_terminal(players: int, width: int) -> None:
    state = played(players, 7)
    hand = hand_picture(state.decks[0][:7], Seat(0))
    board = board_picture(state.board, scores=counted(state), last=min(state.board.laid))
    for picture in (board, hand):
        assert max(map(cell_len, printed(picture, width))) <= width


def test_a_board_too_wide_for_two_lines_a_card_is_written_in_notation() -> None:
    board, _ = golden()
    lines = printed(board_picture(board, last=Cell(-2, 2)), 30)
    assert lines[1:-1] == [
        " 2 OSf3bSe3OSs3OSs1OSs2    ",
        " 1     BSs3OSe3OSe1OSe2OSf2",
        " 0 BSf1BSs1BSe1STRT        ",
        "-1 BSf2BSs2BSe2            ",
    ]


@pytest.mark.parametrize("width", [20, 40, 60])
def test_a_wide_board_is_cut_to_the_part_round_the_focus(width: int) -> None:
    board = played(8, 9).board
    for focus in (min(board.laid), max(board.laid), Cell(3, 0), max(board.laid, key=lambda c: c.y)):
        top, *lines, _ = printed(board_picture(board, focus=focus), width)
        columns = [int(label) for label in top.split()]
        assert focus.x in columns
        (line,) = (line for line in lines if int(line.split()[0].rstrip("◂")) == focus.y)
        gutter = len(line) - 4 * len(columns) - 1
        place = gutter + 4 * columns.index(focus.x)
        laid = board.laid.get(focus)
        assert laid is None or line[place : place + 4].strip() == f"{COLOURS[laid[0]]}{laid[1]}"
        left = any(
            cell.x < columns[0] for cell in (*board.laid, *board.starts) if cell.y == focus.y
        )
        right = any(
            cell.x > columns[-1] for cell in (*board.laid, *board.starts) if cell.y == focus.y
        )
        assert (line[gutter - 1] == "◂", line.endswith("▸")) == (left, right)


def test_a_high_board_is_cut_where_the_height_is_limited() -> None:
    board = played(8, 9).board
    top, *_, bottom = lines = printed(board_picture(board), WIDE, height=9)
    assert len(lines) == 9
    assert "▴" in top
    assert "▾" in bottom


def test_without_a_focus_the_last_or_the_proposed_card_is_in_sight() -> None:
    board = played(8, 9).board
    last = max(board.laid)
    lines = printed(board_picture(board, last=last), 40)
    owner, card = board.laid[last]
    assert f"{COLOURS[owner].lower()}{card}" in "".join(lines)
    free = min(board.room)
    proposed = printed(board_picture(board, last=last, ghost=(free, Seat(3), WILD)), 40)
    assert "?W" in "".join(proposed)


def test_choices_the_proposed_and_the_last_card_are_told_apart_without_colour() -> None:
    board, _ = golden()
    picture = board_picture(
        board,
        choices={Cell(1, 0): "c +4", Cell(0, -1): "d+12", Cell(2, 0): "abcde"},
        ghost=(Cell(-4, 0), Seat(1), notation.card("Sf3")),
        last=Cell(-2, 2),
    )
    seen = tiles(printed(picture, 80))
    assert seen[Cell(1, 0)] == ("┌ c ┐", "└+4 ┘")
    assert seen[Cell(0, -1)] == ("┌ d ┐", "└+12┘")
    assert seen[Cell(2, 0)] == ("abcde", "     ")
    assert seen[Cell(-4, 0)] == ("┌╌B╌┐", "└■■■┘")
    assert seen[Cell(-2, 2)] == (" B◂  ", "□ □ □")


def test_narrow_choices_never_show_half_a_number() -> None:
    choices = {Cell(1, 0): "c +4", Cell(0, 1): "d +12", Cell(-1, 0): "ab+12"}
    _, *lines, _ = printed(board_picture(Board.opened((Cell(0, 0),)), choices=choices), 16)
    assert lines == ["1     d+12    ", "0 ab  STRTc+4 "]


def test_a_hand_is_numbered_and_a_card_that_fits_nowhere_stands_out() -> None:
    hand = tuple(map(notation.card, ("Se1", "Ts2", "Cf3", "W")))
    numbers, above, below = printed(hand_picture(hand, Seat(6), fitting=hand[1:]), 80)
    assert numbers.split() == ["(1)", "2", "3", "4"]
    assert above.split() == ["A"] * 4
    assert tuple(shown_card(below[at : at + 5]) for at in range(0, 24, 6)) == hand
    assert len(printed(hand_picture(hand, Seat(6), numbers=False), 80)) == 2
    assert len(printed(hand_picture(hand, Seat(6)), 13)) == 6, "two cards a line"


def test_a_file_that_holds_only_ascii_gets_only_ascii() -> None:
    board, scores = golden()
    console = Console(file=AsciiFile(), width=80)
    for picture in (board_picture(board, scores=scores), hand_picture((WILD,), Seat(0)), legend(8)):
        console.print(picture)
    assert isinstance(console.file, AsciiFile)
    assert console.file.getvalue().isascii()
    assert "Sf3" in console.file.getvalue()


def test_the_legend_explains_every_sign() -> None:
    told = "\n".join(printed(legend(2), 80))
    assert all(sign in told for sign in "□▥■△◮▲○◍●★─│┼▪◂")
    assert "orange" in told
    assert "green" not in told
    assert max(map(cell_len, printed(legend(8), 40))) <= 40
    assert printed(legend(8), 40)[-1].startswith("▪ largest rectangle")
