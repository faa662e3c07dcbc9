"""A record that lies about its moves or its end is found out at the first wrong place."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from klub.cli.voice import sentence
from klub.engine.contract import Seat
from klub.engine.errors import Illegal, Malformed
from klub.games.clustered import Clustered
from klub.table import Record, Seed, Untrue, read_record, replay, verify

FOLDER = Path(__file__).parent / "records"
TWO, QUICK, SOLO, EIGHT, UNFINISHED = (
    read_record((FOLDER / f"{name}.json").read_bytes())
    for name in ("two", "quick", "solo", "eight", "unfinished")
)
FINISHED = [TWO, QUICK, SOLO, EIGHT]


def untrue(record: Record) -> Untrue:
    """What is found wrong with ``record``, told in one line."""
    found = verify(Clustered(), record)
    assert found is not None, "the record passes"
    line = sentence(found)
    assert line.isprintable(), repr(line)
    assert line[0].isupper() or line.startswith(found.where), line
    assert 20 < len(line) < 1000
    return found


def changed_move(record: Record, at: int, line: str) -> Record:
    return replace(record, moves=(*record.moves[:at], line, *record.moves[at + 1 :]))


@pytest.mark.parametrize("at", [0, 1, 20, -2, -1])
@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("{0} {1}@90,90", Illegal),
        ("{0} {1}@0,0", Illegal),
        ("{0} -{1}", Illegal),
        ("{0} ~{1}", Illegal),
        ("{0} {1}@0,1 Sf3@1,0", Malformed),
        ("{0} {1}", Malformed),
        ("{0} Sx3@0,1", Malformed),
        ("{0}", Malformed),
        ("9 {1}@0,1", Malformed),
        ("", Malformed),
    ],
)
def test_a_move_that_cannot_be_made_is_named(at: int, line: str, cause: type[Exception]) -> None:
    at %= len(TWO.moves)
    seat, card = TWO.moves[at].split("@")[0].split()
    made = line.format(seat, card)
    found = untrue(changed_move(TWO, at, made))
    assert found.where == f"moves[{at}]"
    assert type(found.__cause__) is cause
    assert sentence(found).startswith(f"Move {at + 1}, “{made}”, cannot have been played: ")


@pytest.mark.parametrize("record", [TWO, QUICK, EIGHT, SOLO, UNFINISHED])
def test_a_move_of_another_seat_is_named(record: Record) -> None:
    for at, move in list(enumerate(record.moves))[:: 1 + len(record.moves) // 60]:
        other = (int(move[0]) + 1) % 8
        found = untrue(changed_move(record, at, f"{other}{move[1:]}"))
        assert found.where == f"moves[{at}]"
        assert isinstance(found.__cause__, Illegal)
        assert found.__cause__.arguments == {"seat": other, "turn": int(move[0])}


@pytest.mark.parametrize("record", [TWO, QUICK])
def test_a_missing_move_is_missed_at_once(record: Record) -> None:
    for at in range(len(record.moves) - 1):
        shorter = replace(record, moves=record.moves[:at] + record.moves[at + 1 :])
        assert untrue(shorter).where == f"moves[{at}]"


@pytest.mark.parametrize("record", FINISHED)
def test_without_its_last_move_a_game_has_no_score(record: Record) -> None:
    assert untrue(replace(record, moves=record.moves[:-1])).where == "scores"
    open_end = replace(record, moves=record.moves[:-1], scores=None, winners=None)
    assert verify(Clustered(), open_end) is None


@pytest.mark.parametrize("record", FINISHED)
def test_nothing_is_played_after_the_end(record: Record) -> None:
    for move in "0 W@0,1", "0 -W", record.moves[-1], record.moves[0]:
        found = untrue(replace(record, moves=(*record.moves, move)))
        assert found.where == f"moves[{len(record.moves)}]"
        assert "(C140)" in sentence(found)


@pytest.mark.parametrize("record", [TWO, QUICK])
def test_two_swapped_moves_are_found_at_the_first(record: Record) -> None:
    for at in range(len(record.moves) - 1):
        one, other = record.moves[at : at + 2]
        swapped = changed_move(changed_move(record, at, other), at + 1, one)
        assert untrue(swapped).where == f"moves[{at}]"


@pytest.mark.parametrize("record", FINISHED)
@pytest.mark.parametrize("part", ["total", "rectangle", "rows", "columns", "bonuses"])
def test_a_changed_score_is_found_part_by_part(record: Record, part: str) -> None:
    assert record.scores is not None
    for seat, score in enumerate(record.scores):
        more = {**score, part: score[part] + 1}
        scores = (*record.scores[:seat], more, *record.scores[seat + 1 :])
        found = untrue(replace(record, scores=scores))
        assert found.where == f"scores[{seat}].{part}"
        told = f"is told as {score[part] + 1}, but the game gives {score[part]}"
        assert sentence(found) == f"scores[{seat}].{part} {told}"


def test_scores_have_all_their_parts_and_seats() -> None:
    assert TWO.scores is not None
    one, other = TWO.scores
    few = {key: value for key, value in one.items() if key != "rows"}
    for scores, where in (
        ((few, other), "scores[0]"),
        (({**one, "luck": 0}, other), "scores[0]"),
        ((one,), "scores"),
        ((one, other, other), "scores"),
        ((other, one), "scores[0].total"),
        (None, "scores"),
    ):
        assert untrue(replace(TWO, scores=scores)).where == where


@pytest.mark.parametrize(
    ("winners", "where"),
    [((0,), "winners[0]"), ((), "winners"), ((0, 1), "winners"), ((1, 1), "winners"), (None,) * 2],
)
def test_changed_winners_are_found(winners: tuple[Seat, ...] | None, where: str | None) -> None:
    assert TWO.winners == (1,)
    assert untrue(replace(TWO, winners=winners)).where == (where or "winners")


def test_an_unfinished_game_has_neither_scores_nor_winners() -> None:
    assert untrue(replace(UNFINISHED, scores=TWO.scores)).where == "scores"
    assert untrue(replace(UNFINISHED, winners=())).where == "winners"


def test_the_first_of_several_faults_is_named() -> None:
    faults: list[tuple[str, Callable[[Record], Record]]] = [
        ("winners[0]", lambda record: replace(record, winners=(Seat(0),))),
        ("scores", lambda record: replace(record, scores=())),
        ("moves[9]", lambda record: changed_move(record, 9, "?")),
        ("moves[4]", lambda record: changed_move(record, 4, "?")),
        ("decks", lambda record: replace(record, dealt={})),
        ("options", lambda record: replace(record, options={"players": 0})),
        ("commitment", lambda record: replace(record, commitment="0" * 64)),
        ("seed", lambda record: replace(record, seed="?")),
        ("game", lambda record: replace(record, game="kluster")),
    ]
    record = TWO
    for where, fault in faults:
        record = fault(record)
        assert untrue(record).where == where


def test_a_replay_goes_as_far_as_the_record_is_true() -> None:
    tables = replay(Clustered(), changed_move(TWO, 7, "?"))
    assert [len(next(tables).plays) for _ in range(8)] == list(range(8))
    with pytest.raises(Untrue) as stopped:
        next(tables)
    assert stopped.value.where == "moves[7]"


def test_a_game_of_cards_has_no_results_to_tell() -> None:
    nothing = (None,) * len(TWO.moves)
    assert verify(Clustered(), replace(TWO, results=nothing)) is None
    *_, last = replay(Clustered(), replace(TWO, results=nothing))
    assert last.record() == TWO
    something = replace(TWO, results=(*nothing[:7], {"card": "W"}, *nothing[8:]))
    assert untrue(something).where == "results[7]"
    with pytest.raises(Untrue) as stopped:
        list(replay(Clustered(), something))
    assert stopped.value.where == "results[7]"
    assert sentence(stopped.value).endswith("The moves of this game have no results to be told.")


def test_what_is_wrong_travels_between_processes() -> None:
    found = untrue(changed_move(TWO, 7, "?"))
    assert pickle.loads(pickle.dumps(found)) == copy.copy(found) == found  # noqa: S301 (our own)
    assert found != untrue(changed_move(TWO, 8, "?"))


def test_a_replay_of_quick_play_stops_at_each_drop() -> None:
    tables = list(replay(Clustered(), UNFINISHED))
    assert [len(table.plays) for table in tables] == list(range(10))
    assert tables[-1].seed == Seed(UNFINISHED.seed or "")
    assert tables[-1].record() == UNFINISHED
