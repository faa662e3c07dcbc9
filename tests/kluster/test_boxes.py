"""C1–C6, C93–C95: what boxes hold, and how many may play which game with them."""

import pytest
from kluster_choices import refusal, started

from klub.games.kluster.box import BOXES, kinds_of, stone_count, stones_of
from klub.games.kluster.options import options
from klub.games.kluster.physics import duo, trio


@pytest.mark.parametrize(("players", "each"), [(2, 12), (3, 8), (4, 6)])
def test_c1_trio_is_shared_equally_and_the_area_is_empty(players: int, each: int) -> None:
    state = started(players=players)
    assert state.options.mode == "standard"
    assert state.counts == (each,) * players
    assert state.area == ()


def test_c2_duo_for_two_gives_six_each() -> None:
    assert started(boxes="duo", players=2).counts == (6, 6)


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_c3_five_to_eight_players_with_trio_play_elimination(players: int) -> None:
    assert options({"players": players}).mode == "elimination"
    for mode in "standard", "expert":
        assert refusal(players=players, mode=mode) == "R1"
        assert refusal(players=players, mode=mode, plus_standard_max="total") == "R1"


@pytest.mark.parametrize("players", [3, 4])
def test_c4_three_and_four_players_with_duo_play_elimination(players: int) -> None:
    assert options({"players": players, "boxes": "duo"}).mode == "elimination"
    for mode in "standard", "expert":
        assert refusal(players=players, boxes="duo", mode=mode) == "C4"


@pytest.mark.parametrize(("boxes", "players"), [("trio", 9), ("duo", 5), ("trio", 0), ("duo", 0)])
def test_c5_more_players_than_a_box_is_for_are_refused(boxes: str, players: int) -> None:
    for mode in "standard", "elimination", "solo":
        assert refusal(boxes=boxes, players=players, mode=mode) == "R30"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c6_a_small_round_may_choose_elimination(players: int) -> None:
    assert options({"players": players, "mode": "elimination"}).mode == "elimination"


@pytest.mark.parametrize(
    ("boxes", "most", "standard", "stones"),
    [
        pytest.param("trio+trio", 16, 8, 48, id="c93"),
        pytest.param("trio+duo", 12, 6, 36, id="c94"),
        pytest.param("duo+duo", 8, 4, 24, id="c95"),
        pytest.param("trio+trio+trio+trio", 32, 16, 96, id="four"),
    ],
)
def test_c93_to_c95_limits_and_stones_add_up(
    boxes: str, most: int, standard: int, stones: int
) -> None:
    assert options({"boxes": boxes, "players": standard}).mode == "standard"
    assert options({"boxes": boxes, "players": standard, "mode": "expert"}).plus
    assert options({"boxes": boxes, "players": standard + 1}).mode == "elimination"
    assert refusal(boxes=boxes, players=standard + 1, mode="standard") == "R30"
    assert options({"boxes": boxes, "players": most}).mode == "elimination"
    assert refusal(boxes=boxes, players=most + 1) == "R30"
    assert len(started(boxes=boxes).stones) == stones


@pytest.mark.parametrize(("boxes", "most"), [("trio+trio", 16), ("trio+duo", 12), ("duo+duo", 8)])
def test_with_plus_standard_max_total_everyone_may_play_standard(boxes: str, most: int) -> None:
    """R30."""
    values = {"boxes": boxes, "plus_standard_max": "total"}
    assert options({**values, "players": most}).mode == "standard"
    assert refusal(**values, players=most + 1) == "R30"


def test_a_small_round_may_play_with_several_boxes() -> None:
    """R30."""
    for players in range(1, 5):
        assert options({"boxes": "duo+trio", "players": players}).plus


def test_a_table_holds_96_stones_and_8_cords() -> None:
    for boxes in "+".join(["trio"] * 4), "+".join(["duo"] * 8), "trio+duo+trio+duo+trio":
        assert len(started(boxes=boxes).cords) == boxes.count("+") + 1
    for boxes in "+".join(["trio"] * 5), "+".join(["duo"] * 9), "trio+trio+trio+duo+duo+duo":
        assert refusal(boxes=boxes) == "10.1"


def test_stones_come_box_after_box_from_their_seeds() -> None:
    boxes = ("trio", "duo", "trio")
    assert stones_of(boxes, (7, 8, 9)) == (*trio(7), *duo(8), *trio(9))
    assert kinds_of(boxes) == ("trio",) * 24 + ("duo",) * 12 + ("trio",) * 24
    assert stone_count(boxes) == 60


def test_a_box_says_how_many_stones_it_holds() -> None:
    for name, box in BOXES.items():
        assert len(stones_of((name,), (1,))) == box.stones
