"""C181–C191: the four bonus cards."""

from random import Random

import pytest
from clustered_positions import (
    BLUE,
    NOTHING_WON,
    ORANGE,
    cells,
    longest_line,
    pictured,
    position,
    rectangle_points,
    run_of_play,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.engine.contract import Json, Seat
from klub.games.clustered import rules, scoring
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.card import WILD
from klub.games.clustered.engine import Clustered
from klub.games.clustered.options import options
from klub.games.clustered.scoring import Bonus
from klub.games.clustered.state import Firsts, Lay, State

FIRST: dict[str, Json] = {"players": 2, "first_bonuses": True}
BIGGEST: dict[str, Json] = {"players": 2, "biggest_bonuses": True}


def laid(picture: str, *plays: tuple[Seat, str], **values: Json) -> State:
    """The state after wilds were laid in turn, each by a seat on the cell with a letter."""
    chosen: dict[str, Json] = {**FIRST, **values}
    state = position(chosen, pictured(picture), "W W W", "W W W", turn=plays[0][0])
    for seat, letter in plays:
        assert state.turn == seat
        (cell,) = cells(picture, letter)
        state = rules.play(state, Lay(WILD, cell))
    return state


def won(state: State) -> list[tuple[Bonus, ...]]:
    """The bonuses of each seat."""
    return [score.won for score in scoring.scores(state.board, state.options, state.firsts)]


def biggest(picture: str) -> list[tuple[Bonus, ...]]:
    """The biggest-feature bonuses of A and B."""
    scores = scoring.scores(pictured(picture), options(BIGGEST), NOTHING_WON)
    plain = scoring.scores(pictured(picture), options({"players": 2}), NOTHING_WON)
    for score, bare in zip(scores, plain, strict=True):
        assert score.bonuses == 2 * len(score.won) == score.total - bare.total
        assert bare.won == ()
    return [score.won for score in scores]


LINE, BLOCK = (Bonus.FIRST_LINE,), (Bonus.FIRST_BLOCK,)
LONGEST, LARGEST = (Bonus.LONGEST_LINE,), (Bonus.LARGEST_RECTANGLE,)


def test_the_first_line_of_five_earns_two_and_a_later_one_nothing() -> None:
    """C181."""
    picture = "AAAA1\n.....\nBBBB2\n.....\n3AAAA"
    one = laid(picture, (ORANGE, "1"))
    assert won(one) == [LINE, ()]
    assert one.firsts == Firsts(line=ORANGE, block=None)
    three = laid(picture, (ORANGE, "1"), (BLUE, "2"), (ORANGE, "3"))
    assert won(three) == [LINE, ()]
    scores = scoring.scores(three.board, three.options, three.firsts)
    assert [(score.bonuses, score.total) for score in scores] == [(2, 12), (0, 5)]


def test_the_second_seat_can_be_first() -> None:
    """C181."""
    assert won(laid("BBBB1\n2AAAA", (BLUE, "1"), (ORANGE, "2"))) == [(), LINE]


def test_a_line_of_four_is_too_short_and_a_rival_card_breaks_five() -> None:
    """C181."""
    for picture in "AAA1", "AABA1", "AASAA1", "A1\n.A\n..A\n...A\n....A", "BBBB1":
        assert won(laid(picture, (ORANGE, "1"))) == [(), ()]


def test_the_bonus_is_only_there_when_chosen() -> None:
    """C181."""
    assert won(laid("AAAA1\n2AAAA", (ORANGE, "1"), first_bonuses=False)) == [(), ()]


def test_a_line_that_skips_five_wins_too() -> None:
    """C182 (R55)."""
    assert won(laid("AAA1AA", (ORANGE, "1"))) == [LINE, ()]
    assert won(laid("\n".join("AAA1AA"), (ORANGE, "1"))) == [LINE, ()]


@pytest.mark.parametrize("picture", ["AAA\nAA1", "AA\nA1\nAA", "A1A\nAaA", "AA\nAA\n1A"])
def test_the_first_two_by_three_earns_two_either_way_up(picture: str) -> None:
    """C183."""
    state = laid(picture, (ORANGE, "1"))
    assert won(state) == [BLOCK, ()]
    assert state.firsts == Firsts(line=None, block=ORANGE)


@pytest.mark.parametrize(
    "picture", ["AA\nA1", "AAA\nABA\nA1A", "AAA\n1AB", "AA1A\nAA.A", "AAS\nAA1"]
)
def test_less_than_a_full_two_by_three_earns_nothing(picture: str) -> None:
    """C183."""
    assert won(laid(picture, (ORANGE, "1"))) == [(), ()]


@pytest.mark.parametrize(
    "picture", ["AAAA\nA1AA", "AA\nA1\nAA\nAA", "AAA\nA1A\nAAA", "AAAA\nAA1A\n..AA"]
)
def test_a_card_that_completes_more_than_a_two_by_three_wins_too(picture: str) -> None:
    """C184 (R55)."""
    assert won(laid(picture, (ORANGE, "1"))) == [BLOCK, ()]


@pytest.mark.parametrize("picture", ["AA1AA\n.AAA.", "AAAA1\n...AA\n...AA"])
def test_one_card_may_win_both(picture: str) -> None:
    """C185 (R55)."""
    state = laid(picture, (ORANGE, "1"))
    assert won(state) == [LINE + BLOCK, ()]
    assert scoring.scores(state.board, state.options, state.firsts)[0].bonuses == 4


def test_a_first_bonus_stays_with_its_winner() -> None:
    """C186 (R55)."""
    picture = "AAAA1\n.....\nBBBBBB2\n.....\nAA..BBBB\nA3..B4BB"
    plays = (ORANGE, "1"), (BLUE, "2"), (ORANGE, "3"), (BLUE, "4")
    state = laid(picture, *plays)
    assert won(state) == [LINE, BLOCK]
    for _, _, after in run_of_play(state, Random(1)):
        assert after.firsts == state.firsts
    outcome = Clustered().outcome(after)
    assert outcome is not None
    assert [score["bonuses"] for score in outcome.scores] == [2, 2]


def test_equal_rectangles_of_different_shape_tie() -> None:
    """C187 (R56)."""
    both = biggest("AAAA.BBBBBB\nAAAA.BBBBBB\nAAAA.......")
    assert both == [(), LONGEST], "twelve cards each, though the line is blue's"
    assert biggest("AAAA.BBBBB\nAAAA.BBBBB\nAAAA......") == [LARGEST, LONGEST]
    assert scoring.biggest((12, 12)) is None
    assert scoring.biggest((4, 12, 6)) == BLUE
    assert scoring.biggest((12, 6, 12)) is None


def test_the_only_longest_line_earns_two() -> None:
    """C188 (R56)."""
    assert biggest("AAAA\nBBB.") == [LONGEST, ()]
    assert biggest("AAA.BB") == [LONGEST, ()]
    assert biggest("B.AAA\nB....\nB....\nB....") == [(), LONGEST], "a column is a line as well"
    assert biggest("AAA.BBB") == [(), ()]


def test_what_does_not_score_wins_no_bonus() -> None:
    """C188 (R56)."""
    assert biggest("AA.B") == [(), ()]
    assert biggest("AA.BB\nA...B") == [(), ()]
    assert biggest("AA.BB\nAA..B") == [LARGEST, ()]
    assert scoring.biggest((0, 0)) is None


def test_two_equal_lines_of_one_player_are_no_tie() -> None:
    """C189 (R56)."""
    assert biggest("AAAAAA\nBBBBB.\nAAAAAA") == [LONGEST, ()]
    assert biggest("BB.BB.A\nBB.BB..") == [(), LARGEST]


def test_each_biggest_bonus_is_judged_on_its_own() -> None:
    """C190 (R56)."""
    assert biggest("AA.BB....\nAA.BB.AAA") == [LONGEST, ()]
    assert biggest("AA.BBB\nAA....\n...AAA") == [LARGEST, ()]
    both = biggest("AAAA.BBB\nAAAA.BBB")
    assert (set(both[0]), both[1]) == ({*LARGEST, *LONGEST}, ())


def test_a_bonus_can_decide_the_game() -> None:
    """C190, C171."""
    board = pictured("AAAAA.BBB\n......B..\n......B..")
    for values, totals, winner in (
        ({"players": 2}, [5, 6], BLUE),
        (BIGGEST, [7, 6], ORANGE),
    ):
        scores = scoring.scores(board, options(values), NOTHING_WON)
        assert [score.total for score in scores] == totals
        assert scoring.winners(scores, options(values)) == (winner,)


def test_solo_has_no_bonuses_unless_chosen() -> None:
    """C191 (R62)."""
    values: dict[str, Json] = {"players": 1, "biggest_bonuses": True, "first_bonuses": True}
    for solo_bonuses, bonuses in (False, 0), (True, 8):
        chosen: dict[str, Json] = {**values, "solo_bonuses": solo_bonuses}
        state = position(chosen, pictured("AA1AA\n.AAA."), "W")
        state = rules.play(state, Lay(WILD, Cell(2, 1)))
        (score,) = scoring.scores(state.board, state.options, state.firsts)
        assert score.bonuses == bonuses
        assert score.total == 14 + bonuses
    chosen = {**values, "solo_bonuses": True}
    small = scoring.scores(pictured("AA.A"), options(chosen), NOTHING_WON)
    assert small[0].won == (), "nothing of any size is nothing to be largest"
    default = scoring.scores(pictured("AA1AA\n.AAA."), options({"players": 1}), NOTHING_WON)
    assert default[0].won == ()


@given(st.integers(1, 3), st.sampled_from(["5x5", "6x4", "unlimited"]), st.integers(0, 9999))
@settings(max_examples=60)
def test_first_bonuses_agree_with_a_recount(players: int, table: str, seed: int) -> None:
    """C181, C183, C186: whoever first owned the feature, by looking at every board."""
    values: dict[str, Json] = {"first_bonuses": True, "solo_bonuses": True}
    chosen = options({"players": players, "table": table, **values})
    line: Seat | None = None
    block: Seat | None = None
    for before, move, after in run_of_play(rules.start(chosen, Random(seed)), Random(seed)):
        if isinstance(move, Lay):
            seat = before.turn
            own = after.board.owned(seat)
            assert own == before.board.owned(seat) | {move.cell}
            line = seat if line is None and longest_line(own) >= 5 else line
            block = seat if block is None and rectangle_points(own, 2, 3) else block
        assert after.firsts == Firsts(line=line, block=block)


@given(st.permutations([Cell(x, y) for x in range(1, 7) for y in range(5)]), st.data())
@settings(max_examples=100)
def test_the_card_that_completes_a_feature_is_recognised(
    order: list[Cell], data: st.DataObject
) -> None:
    """C182–C185: a full board that just has no feature, and one card more."""
    own: set[Cell] = set()
    for cell in order:
        if longest_line(own | {cell}) < 5 and not rectangle_points(own | {cell}, 2, 3):
            own.add(cell)
    board = Board.opened((Cell(0, 0),))
    for cell in own:
        board = board.lay(cell, ORANGE, WILD)
    last = data.draw(st.sampled_from(sorted(board.room)))
    after = rules.play(position(FIRST, board, "W"), Lay(WILD, last))
    line = ORANGE if longest_line(own | {last}) >= 5 else None
    block = ORANGE if rectangle_points(own | {last}, 2, 3) else None
    assert after.firsts == Firsts(line=line, block=block)
