"""The table in words."""

from random import Random

import pytest

from klub.games.kluster import Kluster, State, notation
from klub.games.kluster.summary import hour, lines, summary

GAME = Kluster()


def table(*turns: str, **values: str) -> State:
    state = GAME.start(GAME.options({"players": 1, **values}), Random(1))
    for turn in turns:
        state = GAME.play(state, notation.move(turn))
    return state


def test_an_empty_table_tells_of_its_cord() -> None:
    assert list(lines(table())) == [
        "The cord reaches from -186 to 186 in x and from -130 to 130 in y.",
        "No stone lies in the area.",
    ]


def test_a_stone_alone_has_no_neighbour() -> None:
    (stone,) = summary(table("3@40,-20,0d"))
    assert (stone.stone, stone.face, stone.nearest) == (3, "down", None)
    assert (stone.x, stone.y) == pytest.approx((0.04, -0.02), abs=1e-3)


def test_neighbours_are_told_with_their_hour_and_gap() -> None:
    state = table("0@0,0,0u", "1@0,90,0u", "2@100,0,0d")
    zero, one, two = summary(state)
    assert zero.nearest is not None
    assert (zero.nearest.stone, zero.nearest.hour) == (1, 12)
    assert one.nearest is not None
    assert (one.nearest.stone, one.nearest.hour) == (0, 6)
    assert two.nearest is not None
    assert (two.nearest.stone, two.nearest.hour) == (0, 9)
    assert zero.nearest.gap == pytest.approx(0.09 - 0.022, abs=3e-3)
    told = list(lines(state))
    assert told[1].startswith("Stone 0 at 0,0, north up. Nearest: stone 1 at 12 o'clock, gap 6")
    assert "Stone 2 at 100,0, north down." in told[3]


def test_a_stone_on_edge_is_told_so() -> None:
    (stone,) = summary(table("0@0,0,0e", equilibrium="on"))
    assert stone.face == "edge"


def test_several_cords_are_told_by_number() -> None:
    told = list(lines(table(boxes="trio+duo")))
    assert [line[:6] for line in told[:2]] == ["Cord 0", "Cord 1"]


@pytest.mark.parametrize(
    ("way", "expected"), [((1, 1), (1, 2)), ((-1, -1), (7, 8)), ((0.1, 5), (12,)), ((1, 0), (3,))]
)
def test_a_direction_is_an_hour(way: tuple[float, float], expected: tuple[int, ...]) -> None:
    assert hour(*way) in expected
