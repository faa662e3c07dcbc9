"""What the rules of the browser show is what the engines say, to the last point and stone.

``PYTHONPATH=tests python -m learn`` writes the pictures anew.
"""

import ast
import re

import pytest

from klub.games.clustered import notation, rules, scoring
from klub.games.clustered.card import WILD, deck
from learn.card_pictures import CARD_PICTURES, ORANGE, CardPicture, drawn, laid_in_turn
from learn.files import FILES, ROOT, text
from learn.stone_pictures import STONE_PICTURES, LetRun, Played, touching

RULE = re.compile(r"[RC]\d{1,3}|\d{1,2}\.\d{1,2}")
"""How the code names a ruling, a statement or a paragraph."""


@pytest.mark.parametrize("name", FILES)
def test_the_pictures_of_the_browser_are_those_of_the_engine(name: str) -> None:
    told = (ROOT / name).read_text(encoding="utf-8")
    assert told == text(name), "written anew by: PYTHONPATH=tests python -m learn"


@pytest.mark.parametrize("picture", CARD_PICTURES.values(), ids=list(CARD_PICTURES))
def test_a_board_can_be_laid_card_by_card_from_real_decks(picture: CardPicture) -> None:
    board = drawn(picture)
    assert laid_in_turn(board) == len(board.laid)
    for seat in (0, 1):
        left = list(deck(extra_wild=False))
        for laid in board.laid.values():
            if laid.owner == seat:
                left.remove(laid.card)


@pytest.mark.parametrize("picture", CARD_PICTURES.values(), ids=list(CARD_PICTURES))
def test_a_card_about_to_be_laid_fits_and_one_that_is_told_to_clash_does(
    picture: CardPicture,
) -> None:
    if picture.cell is None:
        return
    board = drawn(picture)
    assert picture.fits is not None
    card = notation.card(picture.fits)
    assert rules.objection_to_cell(board, card, picture.cell) is None
    if picture.clashes is not None:
        clash = rules.objection_to_cell(board, notation.card(picture.clashes), picture.cell)
        assert clash is not None
        assert clash.rule == "R45"


def test_between_a_triangle_and_circles_only_a_wild_fits() -> None:
    picture = CARD_PICTURES["corner"]
    assert picture.cell is not None
    assert drawn(picture).room[picture.cell] == {WILD}


def test_the_card_in_the_gap_makes_a_line_of_six() -> None:
    picture = CARD_PICTURES["five"]
    assert picture.cell is not None
    assert picture.fits is not None
    board = drawn(picture).lay(picture.cell, ORANGE, notation.card(picture.fits))
    assert scoring.count(board.owned(ORANGE)).longest == 6


@pytest.mark.parametrize("name", [n for n, p in STONE_PICTURES.items() if isinstance(p, Played)])
def test_a_game_in_a_picture_was_played_without_a_fault(name: str) -> None:
    picture = STONE_PICTURES[name]
    assert isinstance(picture, Played)
    state = picture.state()
    assert sum(state.faults) == 0
    assert len(picture.world().on_table) == len(picture.turns)


@pytest.mark.parametrize("name", [n for n, p in STONE_PICTURES.items() if isinstance(p, LetRun)])
def test_as_many_stones_touch_as_the_picture_is_about(name: str) -> None:
    picture = STONE_PICTURES[name]
    assert isinstance(picture, LetRun)
    assert len(touching(picture.world())) == picture.touched


def test_the_stone_at_the_edge_rests_inside_and_hangs_over_the_cord() -> None:
    world = STONE_PICTURES["inside"].world()
    assert world.in_area(1)
    assert not world.in_area(1, whole=True)


def test_of_three_stones_placed_on_edge_two_still_stand() -> None:
    world = STONE_PICTURES["edge"].world()
    assert [round(world.tilt(stone), 1) for stone in world.on_table] == [0.0, 1.6, 1.6]


@pytest.mark.parametrize("game", ["clustered", "kluster"])
def test_every_rule_that_a_refusal_names_is_found_in_the_rules_of_the_browser(game: str) -> None:
    named = {
        node.value
        for path in (ROOT / "src" / "klub" / "games" / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and RULE.fullmatch(node.value)
    }
    assert len(named) > 5
    told = (ROOT / f"web/src/learn/{game}-rules.ts").read_text(encoding="utf-8")
    assert {rule for rule in named if f"'{rule}'" not in told} == set()
