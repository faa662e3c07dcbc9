"""Boards and hands as SVG pictures."""

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.games.clustered import notation, scoring
from klub.games.clustered.board import Board, Cell, Laid
from klub.games.clustered.card import CARDS, FACES, WILD, Card, Face, Fill
from klub.games.clustered.engine import Clustered
from klub.games.clustered.picture import board_svg, hand_svg
from klub.games.clustered.picture.figures import face
from klub.games.clustered.picture.palette import DECKS
from klub.games.clustered.state import Firsts, State

SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = """
OSf3 BSe3 OSs3 OSs1 OSs2 ....
.... BSs3 OSe3 OSe1 OSe2 OSf2
BSf1 BSs1 BSe1 STRT .... ....
BSf2 BSs2 BSe2 .... .... ....
"""
SENTENCE = re.compile(
    r"(?P<colour>\w+), (wild|(?P<number>\w+) (?P<fill>\w+) (?P<shape>\w+?)s?)"
    r"( at (?P<x>-?\d+),(?P<y>-?\d+))?"
)


def played(players: int, seed: int) -> State:
    """A game played at random to its end."""
    game, rng = Clustered(), Random(seed)
    state = game.start(game.options({"players": players, "extra_wilds": "all"}), rng)
    while game.to_move(state) is not None:
        state = game.play(state, game.sample(state, rng))
    return state


def counted(state: State) -> tuple[scoring.Score, ...]:
    return scoring.scores(state.board, state.options, state.firsts)


def golden() -> tuple[Board, tuple[scoring.Score, ...]]:
    board = notation.board(GOLDEN)
    return board, scoring.scores(board, Clustered().options({"players": 2}), Firsts())


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 (klub's own picture)


def cards_of(picture: ElementTree.Element) -> Iterator[ElementTree.Element]:
    return (group for group in picture.iter(f"{SVG}g") if group.get("role") == "img")


def title(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def titles(picture: ElementTree.Element) -> list[str]:
    return [title(group) for group in picture.iter(f"{SVG}g") if title(group)]


def heard(sentence: str) -> tuple[Seat, Card]:
    """The owner and the card that a sentence tells of."""
    told = SENTENCE.fullmatch(sentence)
    assert told, sentence
    owner = Seat([deck.name for deck in DECKS].index(told["colour"]))
    if told["shape"] is None:
        return owner, WILD
    number = 1 + ("one", "two", "three").index(told["number"])
    return owner, notation.card(f"{told['shape'][0].upper()}{told['fill'][0]}{number}")


@pytest.mark.parametrize(("players", "seed"), [(1, 4), (2, 1), (4, 2), (8, 3)])
def test_every_card_of_a_board_is_in_its_picture(players: int, seed: int) -> None:
    state = played(players, seed)
    seen, starts = {}, set()
    for group in cards_of(parsed(board_svg(state.board, scores=counted(state)))):
        told = title(group)
        cell = Cell(*map(int, told.rpartition(" at ")[2].split(",")))
        if told.startswith("start card"):
            starts.add(cell)
        else:
            seen[cell] = Laid(*heard(told))
    assert seen == state.board.laid
    assert starts == set(state.board.starts)


def test_cards_lie_apart_as_their_cells_do() -> None:
    state = played(8, 5)
    places = {}
    for group in cards_of(parsed(board_svg(state.board))):
        x, y = re.findall(r"-?[\d.]+", group.get("transform", ""))
        cell = Cell(*map(int, title(group).rpartition(" at ")[2].split(",")))
        places[float(x) - 100 * cell.x, float(y) + 100 * cell.y] = cell
    assert len(places) == 1, "x grows to the right and y up, a hundred units a cell"


@pytest.mark.parametrize("card", FACES, ids=str)
def test_a_card_shows_as_many_figures_as_its_number_says(card: Face) -> None:
    for deck in DECKS:
        paths = list(parsed(f"<g>{face(card, deck)}</g>"))
        outlines = [path for path in paths if "z" in path.get("d", "")]
        assert {path.get("d", "").count("z") for path in outlines} == {card.number}
        assert (paths != outlines) is (card.fill is Fill.STRIPED)
        surfaces = {path.get("fill") for path in outlines}
        assert surfaces == ({deck.bright} if card.fill is Fill.FILLED else {"none"})


def test_no_two_cards_look_alike() -> None:
    assert len({face(card, deck) for card in CARDS for deck in DECKS}) == len(CARDS) * len(DECKS)


def test_equal_boards_give_equal_pictures() -> None:
    board, scores = golden()
    again = Board.opened(board.starts)
    for cell, laid in reversed(tuple(board.laid.items())):
        again = again.lay(cell, *laid)
    assert again == board
    assert board_svg(again, scores=scores) == board_svg(board, scores=scores)


def test_lines_and_rectangles_that_count_are_drawn() -> None:
    board, scores = golden()
    drawn = [told for told in titles(parsed(board_svg(board, scores=scores))) if " at " not in told]
    assert drawn == [
        "orange, row of 4",
        "orange, row of 3",
        "blue, row of 3",
        "blue, row of 3",
        "blue, column of 4",
        "orange, largest rectangle 3×2",
        "blue, largest rectangle 3×2",
        "orange",
        "blue",
    ]
    assert not [told for told in titles(parsed(board_svg(board))) if " at " not in told]


def test_a_row_has_one_bar_and_a_column_two_from_the_first_card_to_the_last() -> None:
    board, scores = golden()
    groups = parsed(board_svg(board, scores=scores)).iter(f"{SVG}g")
    bars = {
        title(group): [
            (float(bar.get("width", 0)), float(bar.get("height", 0)))
            for bar in group.findall(f"{SVG}rect")
        ]
        for group in groups
    }
    ((length, width),) = bars["orange, row of 4"]
    assert length == 300
    assert width < 50
    assert [height for _, height in bars["blue, column of 4"]] == [300, 300]


def test_the_legend_tells_every_part_of_a_score() -> None:
    board, scores = golden()
    picture = parsed(board_svg(board, scores=scores, names=("Orla", "Bent")))
    lines = {title(group): [*group.itertext()][1:] for group in picture.iter(f"{SVG}g")}
    assert lines["Orla"] == ["O", "Orla", "13", "6", "7", "0", "0"]
    assert lines["Bent"] == ["B", "Bent", "16", "6", "6", "4", "0"]
    spoken = picture.findtext(f"{SVG}desc") or ""
    assert "Bent: total 16, rectangle 6, rows 6, columns 4, bonuses 0." in spoken


def test_a_seat_with_an_empty_name_is_not_listed() -> None:
    board, scores = golden()
    picture = parsed(board_svg(board, scores=scores, names=("", "Bent")))
    assert titles(picture)[-1] == "Bent"
    assert "orange" not in titles(picture)


@given(st.text(min_size=1), st.text())
def test_any_name_and_any_heading_can_stand_in_a_picture(name: str, heading: str) -> None:
    board, scores = golden()
    svg = board_svg(board, scores=scores, names=(name, "<&\"'>"), title=heading)
    assert titles(parsed(svg))[-1] == "<&\"'>"


def test_a_long_name_is_cut_where_it_is_drawn_and_whole_in_its_title() -> None:
    board, scores = golden()
    name = "Ole " * 20
    picture = parsed(board_svg(board, scores=scores, names=(name, "名" * 20)))
    drawn = [text.text or "" for text in picture.iter(f"{SVG}text")]
    assert [len(text) for text in drawn if text.endswith("…")] == [24, 12]
    assert name in titles(picture)


def test_a_small_table_is_shown_whole_with_its_rim() -> None:
    game = Clustered()
    board = game.start(game.options({"table": "9x5"}), Random(1)).board
    drawn = [text.text for text in parsed(board_svg(board)).iter(f"{SVG}text")]
    assert {"-4", "4"} <= set(drawn)
    boundless = Board.opened(board.starts)
    assert board_svg(board).count("<rect") == board_svg(boundless).count("<rect") + 1


def test_a_hand_shows_its_cards_in_order() -> None:
    hand = tuple(map(notation.card, ("Se1", "Ts2", "Cf3", "W")))
    groups = cards_of(parsed(hand_svg(hand, Seat(2))))
    assert [heard(title(group)) for group in groups] == [(Seat(2), card) for card in hand]


def test_an_empty_hand_and_a_bare_table_have_pictures_too() -> None:
    assert not list(cards_of(parsed(hand_svg((), Seat(0)))))
    assert not list(cards_of(parsed(board_svg(Board.opened(())))))
