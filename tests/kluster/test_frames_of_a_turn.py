"""Frames: drawn one after the other they show the table as it is, also after nothing moved."""

from hypothesis import given, settings
from hypothesis import strategies as st
from kluster_scenes import table

from klub.engine.contract import Seat
from klub.games.kluster import notation
from klub.games.kluster.frame import Frame, whole
from klub.games.kluster.input import Drag, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.plan import Played, perform, repeat
from klub.games.kluster.pose import Loop, Pose
from klub.games.kluster.turn import Turn

PLAN = notation.plan("0@-70,-30,40d")


class Drawn:
    """What somebody has on the screen who saw every frame."""

    def __init__(self, turn: Turn) -> None:
        first = whole(turn.world, 0, len(turn.state.cords))
        self.stones: dict[int, Pose] = dict(first.stones)
        self.cords: dict[int, Loop] = dict(first.cords)

    def draw(self, frame: Frame) -> None:
        """Draw one frame over the last."""
        for stone in frame.gone:
            del self.stones[stone]
        self.stones |= frame.stones
        self.cords |= frame.cords

    def shows(self, turn: Turn) -> bool:
        """Whether the screen shows the table as it is."""
        now = whole(turn.world, turn.ticks, len(turn.state.cords))
        return (self.stones, self.cords) == (now.stones, now.cords)


def test_a_stone_that_comes_out_of_the_stock_at_a_still_table_is_shown() -> None:
    turn = Turn(table("1@0,0u"))
    for _ in range(20):
        turn.tick()
    turn.do(turn.seat, Hand(0, 0, 0.08, 0.02, 0.15))
    assert 0 in turn.tick().stones


def test_a_still_table_shows_nothing_new() -> None:
    turn = Turn(table("1@0,0u"))
    for _ in range(20):
        turn.tick()
    frame = turn.tick()
    assert (frame.stones, frame.gone, frame.cords, frame.events) == ({}, (), {}, ())
    assert frame.tick == turn.ticks == 21


places = st.integers(-110, 110).map(lambda mm: mm / 1000)
inputs: st.SearchStrategy[Input] = st.one_of(
    st.builds(Hand, st.integers(0, 1), st.sampled_from((0, 2)), places, places, places.map(abs)),
    st.builds(Release, st.integers(0, 1)),
    st.builds(PutBack, st.integers(0, 1)),
    st.builds(Grab, st.just(0), st.integers(0, 63)),
    st.builds(Drag, st.just(0), places, places),
    st.builds(LetGo, st.just(0)),
)


@settings(max_examples=40)
@given(st.lists(st.tuples(inputs, st.integers(1, 40)), max_size=8))
def test_frames_add_up_to_the_table(steps: list[tuple[Input, int]]) -> None:
    turn = Turn(table("1@0,0u 3@60,20d"))
    drawn = Drawn(turn)
    for one, ticks in steps:
        if turn.objection(turn.seat, one) is None:
            turn.do(turn.seat, one)
        for _ in range(ticks):
            if not turn.over:
                drawn.draw(turn.tick())
                assert drawn.shows(turn)


def test_a_plan_can_be_followed_frame_by_frame() -> None:
    state = table("1@0,0u")
    turn = Turn(state)
    drawn = Drawn(turn)
    for _ in perform(turn, PLAN):
        drawn.draw(turn.frame())
        assert drawn.shows(turn)
    assert turn.over


def test_waiting_at_a_still_table_changes_nothing_but_the_time() -> None:
    state = table("1@0,0u 3@60,20d")
    results = []
    for waited in (0, 500):
        turn = Turn(state)
        for _ in range(waited):
            turn.advance()
        for _ in perform(turn, PLAN):
            pass
        assert turn.result is not None
        results.append(turn.result)
    early, late = results
    assert late.ticks == early.ticks + 500
    assert (late.placed, late.rest, late.cords) == (early.placed, early.rest, early.cords)


def test_a_fault_by_a_hand_that_was_still_on_its_way_is_repeated() -> None:
    turn = Turn(table("1@-50,0u"))
    turn.tick()
    turn.do(Seat(0), Hand(0, 0, -0.02, 0.0, 0.0, down=True))
    while not turn.over:
        turn.tick()
    assert turn.result is not None
    assert turn.result.fault
    again = Turn(turn.state)
    for _ in repeat(again, Played(turn.log)):
        pass
    assert again.result == turn.result
