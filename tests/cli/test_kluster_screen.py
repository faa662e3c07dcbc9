"""The drawn table of Kluster, read back from what is printed."""

import re
from io import StringIO
from itertools import pairwise
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from klub.cli.kluster.picture import TablePicture
from klub.cli.kluster.screen import draw_turn
from klub.engine.contract import Json
from klub.games.kluster import Kluster, State, notation

GAME = Kluster()
WIDTHS = [40, 60, 80, 120, 200]


class AsciiFile(StringIO):
    encoding = "ascii"


def table(*turns: str, **values: Json) -> State:
    state = GAME.start(GAME.options({"boxes": "duo", "players": 1, **values}), Random(1))
    for turn in turns:
        state = GAME.play(state, notation.move(turn))
    return state


def lines(state: State, width: int, height: int = 40, *, plain: bool = False) -> list[str]:
    """The drawing as it is printed."""
    console = Console(file=AsciiFile() if plain else StringIO(), width=width, legacy_windows=False)
    console.print(TablePicture(state), height=height)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


FULL = table("0@-60,0,0u", "1@0,40,0d", "10@70,-20,0u", "11@0,-60,0d", "5@100,20,0u")


@pytest.mark.parametrize("plain", ["drawn", "ascii"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_stone_is_drawn_with_its_number_however_wide_the_terminal(
    width: int, plain: str
) -> None:
    drawn = lines(FULL, width, plain=plain == "ascii")
    assert max(map(cell_len, drawn)) <= width
    assert len(drawn) <= 40
    told = set(re.findall(r"(?<![-\d])(\d+)[▲▽^v]", "\n".join(drawn)))
    assert told == {"0", "1", "5", "10", "11"}
    if plain == "ascii":
        assert "\n".join(drawn).isascii()


@pytest.mark.parametrize("height", [8, 12, 20, 40])
def test_a_drawing_is_no_higher_than_it_may_be(height: int) -> None:
    assert len(lines(FULL, 200, height)) <= height


@pytest.mark.parametrize("width", [60, 80, 120])
def test_places_can_be_read_off_the_axes(width: int) -> None:
    drawn = lines(table("0@-50,50,0u", "1@50,-50,0d"), width)
    *rows, axis = drawn
    marks = {
        int(found[0]): found.start() + len(found[0]) // 2 for found in re.finditer(r"-?\d+", axis)
    }
    heights = {int(row[:6]): at for at, row in enumerate(rows) if row[:6].strip()}
    for stone, (x, y) in {"0▲": (-50, 50), "1▽": (50, -50)}.items():
        at = next(at for at, row in enumerate(rows) if stone in row)
        assert abs(rows[at].index(stone) - _between(marks, x)) <= 2
        assert abs(at - _between(heights, y)) <= 1


def _between(marks: dict[int, int], wanted: int) -> float:
    """Where a number is, between the two marks next to it."""
    known = sorted(marks)
    low, high = next((a, b) for a, b in pairwise(known) if a <= wanted <= b)
    return marks[low] + (marks[high] - marks[low]) * (wanted - low) / (high - low)


def test_faces_differ_without_colours() -> None:
    up, down = lines(table("0@0,0,0u"), 80), lines(table("0@0,0,0d"), 80)
    assert any("⣿" in line for line in up), "filled"
    assert not any("⣿" in line for line in down), "hollow"


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 45), (60, 30), (200, 60)])
def test_a_turn_fits_on_the_screen(players: int, width: int, height: int) -> None:
    state = GAME.start(GAME.options({"players": players}), Random(1))
    console = Console(
        file=StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    draw_turn(console, state, [f"Player {n + 1}" for n in range(players)], ["Something happened."])
    assert isinstance(console.file, StringIO)
    drawn = console.file.getvalue().splitlines()
    assert len(drawn) < height
    assert max(map(cell_len, drawn)) <= width


def test_many_players_take_one_paragraph() -> None:
    state = GAME.start(GAME.options({"players": 8}), Random(1))
    console = Console(file=StringIO(), width=100, height=30)
    draw_turn(console, state, [f"Player {n + 1}" for n in range(8)], [])
    assert isinstance(console.file, StringIO)
    assert "> Player 1 in · Player 2 in · " in console.file.getvalue()
