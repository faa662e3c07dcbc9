"""Frames of a live turn: small, exact, and nothing but frames is read as one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.engine.errors import Malformed
from klub.games.kluster import Kluster, Turn
from klub.games.kluster.frame import Frame
from klub.games.kluster.input import Grab, Hand
from klub.table import Luck, Seed
from klub.wire.frame import packed, unpacked
from klub.wire.kluster import posed


def live() -> Turn:
    game = Kluster()
    return Turn(game.start(game.options({"boxes": "duo"}), Luck(Seed("0" * 32))))


def test_a_frame_tells_what_moved_and_nothing_else() -> None:
    turn = live()
    turn.do(Seat(0), Hand(0, 0, 0.01, 0.02, 0.15))
    frame = turn.tick()
    told = unpacked(packed("table", frame))
    assert (told.table, told.tick) == ("table", 1)
    assert told.stones == {0: posed(frame.stones[0])}
    assert (told.gone, told.cords) == ((), {})
    assert len(packed("table", frame)) < 60


def test_a_cord_that_is_drawn_is_told_exactly() -> None:
    turn = live()
    turn.do(Seat(0), Grab(0, 5))
    frames = [turn.tick() for _ in range(3)]
    for frame in frames:
        told = unpacked(packed("t", frame))
        assert told.cords == {
            cord: tuple(value for point in line for value in point)
            for cord, line in frame.cords.items()
        }


def test_a_quiet_table_sends_next_to_nothing() -> None:
    turn = live()
    frame = turn.tick()
    assert packed("t" * 22, frame) == bytes([22]) + b"t" * 22 + b"\1\0\0\0" + b"\0\0\0"


@given(st.binary(max_size=700))
def test_any_bytes_are_a_frame_or_refused(data: bytes) -> None:
    try:
        told = unpacked(data)
    except Malformed:
        return
    assert 0 <= told.tick < 2**32


@pytest.mark.parametrize("cut", [0, 1, 5, -1])
def test_a_frame_that_is_cut_is_refused(cut: int) -> None:
    frame = Frame(7, {}, (1, 2), {}, ())
    data = packed("table", frame)
    assert unpacked(data).gone == (1, 2)
    with pytest.raises(Malformed):
        unpacked(data[:cut])
