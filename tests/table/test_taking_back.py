"""Moves that are taken back: no time is won by it, and it costs the club no long work."""

from collections.abc import Mapping
from random import Random

import pytest

from klub.engine.contract import Json, Seat
from klub.engine.errors import Refusal
from klub.games.clustered import Clustered, Move, State
from klub.table import Seed
from klub.table import wishes as wish
from klub.table.clock import Clock, Limits
from klub.table.event import Event, read
from klub.table.sitting import Sitting

SEED = Seed("0123456789abcdef0123456789abcdef")
ANN, BEN = "ann", "ben"
BONUS = 5
GAME = Clustered()


def sat(values: Mapping[str, Json], game: Clustered = GAME) -> Sitting:
    """A table with clocks at which Ann and Ben play."""
    sitting = Sitting.of(game, [wish.open_table(game, "t", ANN, values, 0.0, base=60, bonus=BONUS)])
    for seat, who in enumerate((ANN, BEN)):
        sitting = sitting.after(wish.sit(sitting, who, seat, who, 0.0))
    return sitting.after(wish.start(sitting, ANN, SEED, 0.0))


def played(sitting: Sitting, at: float) -> Event:
    """Some move of whose turn it is."""
    assert sitting.table is not None
    assert sitting.to_move is not None
    move = str(sitting.game.sample(sitting.table.state, Random(1)))
    return wish.play(sitting, (ANN, BEN)[sitting.to_move], sitting.to_move, move, at)


def late(game: Clustered = GAME) -> Sitting:
    """A game whose decks are empty, with Ann to move."""
    sitting = sat({"players": 2}, game)
    while sitting.table is None or len(sitting.table.plays) < 48:
        sitting = sitting.after(played(sitting, 0.0))
    assert sitting.to_move == 0
    return sitting


def left(sitting: Sitting) -> tuple[float, ...]:
    """What the clocks showed when the last was set going."""
    assert sitting.clock is not None
    return sitting.clock.left


def test_nobody_wins_time_by_playing_and_taking_back() -> None:
    sitting = before = late()
    for _ in range(20):
        sitting = sitting.after(played(sitting, 0.0))
        assert left(sitting)[0] == left(before)[0] + BONUS
        sitting = sitting.after(wish.undo(sitting, ANN, 0.0))
    assert sitting.clock == before.clock


def test_time_that_was_used_stays_used() -> None:
    before = late()
    sitting = before.after(played(before, 3.0))
    sitting = sitting.after(wish.undo(sitting, ANN, 7.0))
    ann, ben = left(before)
    assert left(sitting) == (ann - 3.0, ben - 4.0)
    assert sitting.clock is not None
    assert (sitting.clock.running, sitting.clock.remaining(Seat(0), 8.0)) == (0, ann - 4.0)


def test_a_drop_that_ended_a_turn_gives_its_bonus_back() -> None:
    sitting = sat({"players": 2, "quick": True})
    for _ in range(3):  # both drop two cards, and Ann places one
        sitting = sitting.after(played(sitting, 0.0))
    assert sitting.to_move == 0
    dropped = sitting.after(played(sitting, 2.0))
    assert dropped.to_move == 1
    again = dropped.after(wish.undo(dropped, ANN, 2.0))
    ann, ben = left(sitting)
    assert (left(dropped), left(again)) == ((ann - 2.0 + BONUS, ben), (ann - 2.0, ben))


def test_within_a_turn_there_is_no_bonus_to_give_back() -> None:
    clock = Clock.of(Limits(60, bonus=BONUS), 2).set_going(Seat(0), 0.0)
    assert clock.set_going(Seat(0), 1.0).set_back(Seat(0), 2.0) == clock


def test_a_clock_never_shows_less_than_nothing() -> None:
    clock = Clock.of(Limits(10, bonus=60), 2)
    assert clock.set_back(Seat(1), 0.0).left == (10.0, 0.0)
    assert clock.set_going(Seat(0), 0.0).set_back(None, 4.0).left == (6.0, 10.0)


class Counted(Clustered):
    """Clustered that counts how often it is played or recalled."""

    times = 0

    def play(self, state: State, move: Move) -> State:
        """Once more."""
        self.times += 1
        return super().play(state, move)

    def recall(self, state: State, move: Move, result: Json) -> State:
        """Once more."""
        self.times += 1
        return super().recall(state, move, result)


def test_taking_back_replays_nothing_whether_it_is_granted_or_not() -> None:
    game = Counted()
    sitting = late(game)
    states = [sitting]
    while sitting.to_move is not None and len(states) < 6:
        sitting = sitting.after(played(sitting, 0.0))
        states.append(sitting)
    game.times = 0
    for expected in reversed(states[:-1]):
        assert sitting.table is not None
        sitting = sitting.after(wish.undo(sitting, (ANN, BEN)[sitting.table.plays[-1][0]], 0.0))
        assert sitting.table == expected.table
    for _ in range(3):
        with pytest.raises(Refusal) as refusal:
            wish.undo(sitting, BEN, 0.0)
        assert refusal.value.message == "undo-revealed"
    assert game.times == 0


def test_a_table_that_was_opened_before_seats_were_kept_is_read() -> None:
    data = b'{"event":"opened","at":1,"table":"t","game":"clustered","options":{},"host":"ann"}'
    event = read(data)
    assert Sitting.of(GAME, [event]).opened.kept == ()
