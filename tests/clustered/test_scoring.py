"""C162–C171: what the cards on the table are worth, and who wins."""

from itertools import product

import pytest
from clustered_positions import (
    BLUE,
    NOTHING_WON,
    ORANGE,
    beside,
    cells,
    line_points,
    longest_line,
    pictured,
    points,
    rectangle_points,
    suit,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.games.clustered import notation, rules, scoring
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.options import options

PLAIN = options({"players": 2})
TIE_BREAK = options({"players": 2, "tie_break": "rectangle"})
BIGGEST = options({"players": 2, "biggest_bonuses": True})
GOLDEN = """
OSf3 BSe3 OSs3 OSs1 OSs2 ....
.... BSs3 OSe3 OSe1 OSe2 OSf2
BSf1 BSs1 BSe1 STRT .... ....
BSf2 BSs2 BSe2 .... .... ....
"""


def turned(picture: str) -> str:
    """The picture with its rows as columns."""
    return "\n".join("".join(column) for column in zip(*picture.split(), strict=True))


def totals(picture: str) -> tuple[int, int]:
    """What A and B score; the same with the picture turned on its side."""
    first, second = (
        [score.total for score in scoring.scores(pictured(seen), PLAIN, NOTHING_WON)]
        for seen in (picture, turned(picture))
    )
    assert first == second
    return first[0], first[1]


def block(wide: int, high: int) -> str:
    return "\n".join(["A" * wide] * high)


@pytest.mark.parametrize(
    ("picture", "total"),
    [("AAA", 3), ("AA", 0), ("A", 0), ("AAAAA", 5), ("A..\n.A.\n..A", 0)],
)
def test_a_line_counts_from_three_cards_on(picture: str, total: int) -> None:
    """C162 (R53)."""
    assert totals(picture) == (total, 0)


@pytest.mark.parametrize(
    ("sides", "total"),
    [((2, 2), 4), ((2, 3), 12), ((2, 4), 16), ((3, 3), 27), ((3, 4), 36), ((4, 4), 48)],
)
def test_a_rectangle_counts_beside_its_lines(sides: tuple[int, int], total: int) -> None:
    """C163."""
    assert totals(block(*sides)) == (total, 0)
    assert len(scoring.count(cells(block(*sides), "A")).rectangle) == sides[0] * sides[1]


@pytest.mark.parametrize(
    "picture",
    [".A.\nAAA\n.A.", "A..\nA..\nAAA", "AAA\nA..\nA..", "AAA\n..A\n..A", "..A\n..A\nAAA"],
)
def test_a_card_counts_in_both_its_lines(picture: str) -> None:
    """C164."""
    assert totals(picture) == (6, 0)


@pytest.mark.parametrize(
    ("picture", "total"),
    [("AASAA", 0), ("AAASAAA", 6), ("AABAAA", 3), ("AA.A", 0), ("AASA", 0), ("AAAA.AA", 4)],
)
def test_a_start_card_a_rival_card_or_a_gap_splits_a_line(picture: str, total: int) -> None:
    """C165 (R52)."""
    assert totals(picture) == (total, 0)


@pytest.mark.parametrize("middle", "BS.b")
def test_a_ring_is_four_lines_and_no_rectangle(middle: str) -> None:
    """C166."""
    ring = f"AAA\nA{middle}A\nAAA"
    assert totals(ring) == (12, 0)
    assert scoring.scores(pictured(ring), PLAIN, NOTHING_WON)[0].rectangle == 0


def test_only_one_of_two_equal_rectangles_counts() -> None:
    """C167 (R54)."""
    assert totals("AA.AA\nAA.AA") == (4, 0)
    assert totals("AABAA\nAABAA") == (4, 0)


def test_the_cards_of_the_other_rectangle_still_count_in_lines() -> None:
    """C167 (R54)."""
    assert totals("AAA.AAA\nAAA.AAA") == (6 + 4 * 3, 0)


def test_a_wild_counts_for_its_owner_only() -> None:
    """C168 (R51)."""
    assert totals("AaA\nAAA") == (12, 0)
    assert totals("bAA\nAAA") == (7, 0)
    assert totals("AAa") == (3, 0)
    assert totals("AAb") == (0, 0)
    assert totals("AbbbA") == (0, 3)


def test_the_centre_of_a_nine_block_earns_three() -> None:
    """C169."""
    centre = Cell(1, 1)
    count = scoring.count(cells(block(3, 3), "A"))
    assert centre in count.rectangle
    assert [centre in row for row in count.rows].count(True) == 1
    assert [centre in column for column in count.columns].count(True) == 1


def test_the_golden_board_gives_16_to_13() -> None:
    """C170 (R56)."""
    orange, blue = scoring.scores(notation.board(GOLDEN), BIGGEST, NOTHING_WON)
    assert (blue.total, orange.total) == (16, 13)
    assert (blue.rectangle, blue.rows, blue.columns, blue.won) == (6, 6, 4, ())
    assert (orange.rectangle, orange.rows, orange.columns, orange.won) == (6, 7, 0, ())
    assert scoring.winners((orange, blue), BIGGEST) == (BLUE,)


def test_the_golden_board_can_be_laid() -> None:
    """C170."""
    golden = notation.board(GOLDEN)
    for cell, laid in golden.laid.items():
        near = [golden.at(side) for side in beside(cell)]
        assert all(suit(laid.card, other) for other in near if other is not None)
    board, left = notation.board("STRT"), dict(golden.laid)
    while ready := [c for c, it in left.items() if not rules.objection_to_cell(board, it.card, c)]:
        board = board.lay(ready[0], *left.pop(ready[0]))
    assert not left
    assert board == golden


def test_the_highest_total_wins() -> None:
    """C171."""
    for picture, winner in ("AAAA\nBBB.", ORANGE), ("AAA.\nBBBB", BLUE):
        scores = scoring.scores(pictured(picture), PLAIN, NOTHING_WON)
        assert scoring.winners(scores, PLAIN) == (winner,)


def test_equal_totals_share_the_win() -> None:
    """C171 (R59)."""
    three = options({"players": 3})
    for picture in "AAA.BBB", "AA.BB", "AAA.AAA.AAA.AAA\nBBB............\nBBB............":
        scores = scoring.scores(pictured(picture), PLAIN, NOTHING_WON)
        assert scores[0].total == scores[1].total
        assert scoring.winners(scores, PLAIN) == (ORANGE, BLUE)
        third = scoring.scores(pictured(picture), three, NOTHING_WON)
        assert scoring.winners(third, three) == ((0, 1) if scores[0].total else (0, 1, 2))


@pytest.mark.parametrize(
    ("picture", "winners"),
    [
        pytest.param("AAA....\nAAA.BBB\n....B.B\n....BBB", (ORANGE,), id="rectangle"),
        pytest.param("BBB....\nBBB.AAA\n....A.A\n....AAA", (BLUE,), id="rectangle of the second"),
        pytest.param("AAA.AAA\nBBBBBB.", (BLUE,), id="then longest line"),
        pytest.param("AAA.BBB", (ORANGE, BLUE), id="then shared"),
        pytest.param("AA.B", (ORANGE, BLUE), id="two cards are no line"),
    ],
)
def test_a_tie_can_be_broken_by_rectangle_then_line(
    picture: str, winners: tuple[Seat, ...]
) -> None:
    """C171 (R59)."""
    scores = scoring.scores(pictured(picture), TIE_BREAK, NOTHING_WON)
    assert scores[0].total == scores[1].total
    assert scoring.winners(scores, TIE_BREAK) == winners
    assert scoring.winners(scores, PLAIN) == (ORANGE, BLUE)


def test_a_tie_break_never_overrules_the_total() -> None:
    """C171 (R59)."""
    scores = scoring.scores(pictured("AA.BBBBB\nAA......"), TIE_BREAK, NOTHING_WON)
    assert [score.total for score in scores] == [4, 5]
    assert scoring.winners(scores, TIE_BREAK) == (BLUE,)


@st.composite
def own_cells(draw: st.DrawFn) -> frozenset[Cell]:
    """Cells of a small box, half full or nearly full, so that rectangles of all sizes occur."""
    wide, high = draw(st.integers(1, 7)), draw(st.integers(1, 6))
    rare = draw(st.sampled_from([st.booleans(), st.integers(0, 5).map(bool)]))
    filled = draw(st.lists(rare, min_size=wide * high, max_size=wide * high))
    box = product(range(-2, wide - 2), range(-3, high - 3))
    return frozenset(Cell(*cell) for cell, full in zip(box, filled, strict=True) if full)


@given(own_cells())
@settings(max_examples=300)
def test_a_count_agrees_with_counting_by_hand(own: frozenset[Cell]) -> None:
    """C162, C163."""
    count = scoring.count(own)
    assert len(count.rectangle) == rectangle_points(own)
    assert set(count.rectangle) <= own
    xs, ys = {cell.x for cell in count.rectangle}, {cell.y for cell in count.rectangle}
    assert set(count.rectangle) == set(product(xs, ys))
    assert not xs or (max(xs) - min(xs), max(ys) - min(ys)) == (len(xs) - 1, len(ys) - 1)
    assert sum(map(len, count.rows)) == line_points(own, (1, 0))
    assert sum(map(len, count.columns)) == line_points(own, (0, 1))
    assert max(map(len, count.rows + count.columns), default=2) == max(2, longest_line(own))


@given(own_cells(), st.builds(Cell, st.integers(-2, 4), st.integers(-3, 2)))
@settings(max_examples=300)
def test_a_gain_is_the_difference_that_the_card_makes(own: frozenset[Cell], cell: Cell) -> None:
    """C162, C163."""
    before = own - {cell}
    gain = scoring.gain(before, cell, rectangle_points(before))
    assert gain == points(before | {cell}) - points(before)


@given(st.dictionaries(st.sampled_from(sorted(cells(block(6, 6), "A"))), st.integers(0, 2)))
@settings(max_examples=150)
def test_scores_agree_with_counting_by_hand(owners: dict[Cell, int]) -> None:
    """C165, C166, C187, C188."""
    board = Board.opened((Cell(2, 2),))
    for cell, owner in owners.items():
        if cell not in board.starts:
            board = board.lay(cell, Seat(owner), notation.card("W"))
    chosen = options({"players": 3, "biggest_bonuses": True})
    own = [frozenset(c for c, laid in board.laid.items() if laid.owner == n) for n in range(3)]
    expected = [points(mine) for mine in own]
    lines = [n if (n := longest_line(mine)) >= 3 else 0 for mine in own]
    for sizes in lines, [rectangle_points(mine) for mine in own]:
        if max(sizes) and sizes.count(max(sizes)) == 1:
            expected[sizes.index(max(sizes))] += 2
    scores = scoring.scores(board, chosen, NOTHING_WON)
    assert [score.total for score in scores] == expected
    best = tuple(Seat(n) for n in range(3) if expected[n] == max(expected))
    assert scoring.winners(scores, chosen) == best
