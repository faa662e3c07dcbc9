"""Clocks: one runs at a time, and nobody is charged for what is not their turn."""

from hypothesis import given
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.table.clock import Clock, Limits

WHITE, BLACK = Seat(0), Seat(1)


def test_only_the_clock_that_runs_loses_time() -> None:
    clock = Clock.of(Limits(60), 2).set_going(WHITE, 100.0)
    assert clock.remaining(WHITE, 110.0) == 50.0
    assert clock.remaining(BLACK, 110.0) == 60.0


def test_a_turn_gives_the_bonus_to_who_ended_it() -> None:
    clock = Clock.of(Limits(60, bonus=5), 2).set_going(WHITE, 0.0).set_going(BLACK, 20.0)
    assert clock.left == (45.0, 60.0)
    assert clock.running == BLACK


def test_a_second_move_of_the_same_seat_is_the_same_turn() -> None:
    clock = Clock.of(Limits(60, bonus=5), 2).set_going(WHITE, 0.0)
    assert clock.set_going(WHITE, 20.0).remaining(WHITE, 30.0) == 30.0


def test_whose_time_is_up_is_told_once_it_is() -> None:
    clock = Clock.of(Limits(60), 2).set_going(BLACK, 0.0)
    assert clock.flagged(59.9) is None
    assert clock.flagged(60.0) == BLACK
    assert clock.remaining(BLACK, 90.0) == 0.0


def test_a_clock_does_not_run_while_the_club_is_closed() -> None:
    clock = Clock.of(Limits(60), 2).set_going(WHITE, 0.0).set_going(BLACK, 10.0)
    again = clock.resumed(5000.0)
    assert again.remaining(BLACK, 5010.0) == 50.0
    assert again.remaining(WHITE, 5010.0) == 50.0


def test_what_was_used_before_the_club_closed_stays_used() -> None:
    clock = Clock.of(Limits(60), 2).set_going(WHITE, 0.0).set_going(BLACK, 10.0)
    again = clock.resumed(5000.0, 20.0)
    assert again.remaining(BLACK, 5010.0) == 30.0
    assert again.remaining(WHITE, 5010.0) == 50.0
    assert again.set_going(WHITE, 5010.0).left == (50.0, 30.0)


def test_no_more_is_used_than_there_was() -> None:
    clock = Clock.of(Limits(60), 2).set_going(WHITE, 0.0)
    assert clock.resumed(5000.0, 61.0).remaining(WHITE, 5000.0) == 0.0
    assert clock.resumed(5000.0, -1.0).remaining(WHITE, 5000.0) == 60.0
    assert clock.stopped(10.0).resumed(5000.0, 20.0).left == (50.0, 60.0)


def test_a_clock_that_goes_back_takes_nothing() -> None:
    clock = Clock.of(Limits(60), 2).set_going(WHITE, 100.0)
    assert clock.remaining(WHITE, 90.0) == 60.0


@given(st.lists(st.tuples(st.floats(0, 100), st.sampled_from([0, 1, 2, None])), max_size=30))
def test_time_is_neither_made_nor_lost(turns: list[tuple[float, int | None]]) -> None:
    clock, now, charged = Clock.of(Limits(10_000), 3), 0.0, 0.0
    for passed, seat in turns:
        charged += passed if clock.running is not None else 0.0
        now += passed
        clock = clock.set_going(None if seat is None else Seat(seat), now)
    left = sum(clock.remaining(Seat(seat), now) for seat in range(3))
    assert abs(left + charged - 30_000) < 1e-6
