"""Reviews: turn by turn as a replay counts them, the same every time, by chance and not by luck."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from kluster_records import games

from klub.advice import MARKS, Budget, Marked, Verdict, review, summaries
from klub.engine.advice import Scale, worst
from klub.engine.contract import Seat
from klub.games.clustered import Clustered, rules
from klub.table import Record, Table, Untrue, read_record
from klub.table.seed import numbered_seed
from klub.wire.replay import retold

CHEAP = Budget(1.0, simulations=120)
RECORDS = Path(__file__).parent.parent / "table" / "records"


def kept(name: str) -> Record:
    return read_record((RECORDS / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", ["quick", "solo", "two"])
def test_turn_n_of_a_review_is_turn_n_of_the_replay(name: str) -> None:
    record = kept(name)
    turns = list(review(record, budget=Budget(1.0, simulations=20)))
    steps = retold("t", record, record.winners).steps
    assert [one.turn for one in turns] == list(range(len(steps)))
    assert [one.seat for one in turns] == [step.seat for step in steps]
    for one in turns:
        assert one.verdict.mark in MARKS
        assert (one.verdict.worth is None) == (one.verdict.mark == "none")
        assert bool(one.verdict.better) <= (one.verdict.mark in ("fine", "slip", "blunder"))
        assert all(better.worth > (one.verdict.worth or 0) for better in one.verdict.better)


def test_the_same_seed_gives_the_same_review() -> None:
    record = kept("solo")
    first = list(review(record, "a", CHEAP))
    assert first == list(review(record, "a", CHEAP))
    assert first != list(review(record, "b", CHEAP))


def test_a_review_can_be_stopped_after_any_turn() -> None:
    record = kept("two")
    turns: Iterator[Marked] = review(record, budget=CHEAP)
    assert [next(turns).turn for _ in range(3)] == [0, 1, 2]


def test_what_cannot_have_happened_is_not_reviewed() -> None:
    record = kept("solo")
    untrue = Record(
        record.game,
        record.options,
        record.seats,
        record.commitment,
        (*record.moves[:2], record.moves[0]),
        record.seed,
        record.dealt,
    )
    turns = review(untrue, budget=CHEAP)
    assert [next(turns).turn for _ in range(2)] == [0, 1]
    with pytest.raises(Untrue):
        next(turns)


def test_a_game_with_no_choice_has_no_marks() -> None:
    """On two cells one card at a time can be laid, if any."""
    game, luck = Clustered(), Random(1)
    table = Table.open(
        game, game.options({"players": 1, "table": "2x1"}), ["A"], numbered_seed("none", 1)
    )
    alone = 0
    while table.to_move is not None:
        alone += len(rules.legal_moves(table.state)) == 1
        table = table.play(Seat(0), game.sample(table.state, luck))
    marks = [one.verdict.mark for one in review(table.record(), budget=CHEAP)]
    assert marks.count("none") == alone > 0


def test_a_turn_of_kluster_is_marked_whatever_came_of_it() -> None:
    """What was tried is judged again and again as the same."""
    table = games("standard")[2]
    told = table.record()
    cheap = Budget(1.0, simulations=32)
    turns = list(review(told, budget=cheap))
    assert [one.turn for one in turns] == list(range(len(told.moves)))
    assert len(turns) == 2
    assert all(one.verdict.worth is not None for one in turns)
    assert turns == list(review(told, budget=cheap))


def test_everybody_gets_marks_counted_and_the_mean_loss() -> None:
    turns = [
        Marked(0, Seat(0), Verdict("best", 5.0, 5.0)),
        Marked(1, Seat(1), Verdict("none")),
        Marked(2, Seat(0), Verdict("slip", 3.0, 5.0)),
    ]
    first, second, third = summaries(turns, 3)
    assert first.marks == {"none": 0, "best": 1, "fine": 0, "slip": 1, "blunder": 0}
    assert first.loss == 1.0
    assert (second.marks["none"], second.loss) == (1, None)
    assert (sum(third.marks.values()), third.loss) == (0, None)


def test_what_is_within_the_noise_is_the_best() -> None:
    scale = Scale(fine=0.5, slip=1.5, blunder=3.0)
    assert scale.mark(0.4, 0.0) == scale.mark(3.9, 2.0) == "best"
    assert [scale.mark(loss, 0.1) for loss in (0.6, 1.6, 3.1)] == ["fine", "slip", "blunder"]


def test_a_turn_is_as_good_as_its_worst_part() -> None:
    mild: Verdict[str] = Verdict("fine", 1.0, 2.0)
    hard: Verdict[str] = Verdict("blunder", 1.0, 9.0)
    assert worst([mild, hard, Verdict("none")]) == hard
    assert worst([mild, Verdict("none")]) == mild
    nothing: list[Verdict[str]] = []
    assert worst(nothing).mark == "none"


@pytest.mark.parametrize("wrong", [{"seconds": 0.0}, {"simulations": 0}, {"threads": 0}])
def test_no_effort_is_no_effort(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Budget(**{"seconds": 1.0, **wrong})  # type: ignore[arg-type]  # what is given wrongly
