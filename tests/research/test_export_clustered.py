"""Exported games of Clustered: every row is what the readable engine sees before that move."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from klub.cli.clustered.simulate import chunks
from klub.engine.contract import Json, Outcome
from klub.engine.errors import Refusal
from klub.games.clustered import Clustered, notation
from klub.games.clustered.card import RANK
from klub.games.clustered.kernel.actions import action_size, move_of_action
from klub.games.clustered.kernel.code import Frame, move_of, pack
from klub.games.clustered.rules import legal_moves
from klub.games.clustered.scoring import scores
from klub.research.export import ParquetFile, from_records, schema
from klub.table import Luck, Seed, read_record, replay

GAME = Clustered()
RECORDS = Path(__file__).parent.parent / "table" / "records"
AGREED: dict[str, dict[str, Json]] = {
    "two players": {},
    "solo": {"players": 1, "first_bonuses": True, "solo_bonuses": True},
    "quick": {"players": 2, "quick": True, "biggest_bonuses": True, "extra_wilds": "all"},
    "quick, any card": {"players": 3, "quick": True, "quick_discard": "any_hand"},
    "eight": {"players": 8, "starter": "random", "start_axis": "vertical"},
    "a table that fills up": {"table": "4x4", "tie_break": "rectangle"},
}


def exported(values: dict[str, Json], path: Path, games: int) -> list[dict[str, Any]]:
    options = GAME.options(values)
    bots = [("greedy", "random")[seat % 2] for seat in range(options.players)]
    with ParquetFile(path, "clustered") as file:
        for series in chunks(options, bots, "export", games):
            series.export(file)
    rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return rows


def assert_is_the_game(rows: list[dict[str, Any]]) -> None:
    """Play the actions in the readable engine, and compare each row with what it sees."""
    options = GAME.options(json.loads(rows[0]["options"]))
    state = GAME.start(options, Luck(Seed(rows[0]["seed"])))
    for ply, row in enumerate(rows):
        record = pack(state)
        number = move_of_action(record, 0, row["action"])
        move = move_of(number, Frame.around(record[0]))
        assert (row["ply"], row["seat"], row["phase"]) == (ply, state.turn, state.phase.value)
        assert row["hand"] == [RANK[card] for card in state.hand]
        assert row["fresh"] == [RANK[card] for card in state.drawn]
        assert row["legal"] == len(legal_moves(state))
        assert row["action"] < action_size(options)
        assert row["move"] == str(move)
        assert notation.move(row["move"]) == move
        state = GAME.play(state, move)
        points = [count.total for count in scores(state.board, options, state.firsts)]
        assert row["points"] == points
    assert_ends(rows, GAME.outcome(state))


def assert_ends(rows: list[dict[str, Any]], outcome: Outcome | None) -> None:
    for row in rows:
        if outcome is None:
            assert row["final"] is row["share"] is None
        else:
            won = row["seat"] in outcome.winners
            assert row["final"] == [parts["total"] for parts in outcome.scores]
            assert row["share"] == pytest.approx(won / len(outcome.winners))


def games_of(rows: list[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    found: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault(row["game"], []).append(row)
    return found


@pytest.mark.parametrize("values", AGREED.values(), ids=AGREED.keys())
def test_the_actions_of_a_file_are_the_games(values: dict[str, Json], tmp_path: Path) -> None:
    games = games_of(exported(values, tmp_path / "games.parquet", 2))
    assert sorted(games) == [0, 1]
    for rows in games.values():
        assert_is_the_game(rows)
        assert all(row["points"] == row["final"] for row in rows[-1:])


def test_a_shared_win_is_shared_in_the_file(tmp_path: Path) -> None:
    games = games_of(exported({"table": "2x2"}, tmp_path / "games.parquet", 40))
    shares = [{row["seat"]: row["share"] for row in rows} for rows in games.values()]
    assert {0: 0.5, 1: 0.5} in shares
    assert all(sum(share.values()) == 1 for share in shares)


def test_records_make_the_same_table(tmp_path: Path) -> None:
    """Of people, with different options, and one that nobody has finished."""
    paths = sorted(RECORDS.glob("*.json"))
    assert from_records(paths, tmp_path / "people.parquet") == len(paths)
    table = pq.read_table(tmp_path / "people.parquet")
    assert table.schema.equals(schema("clustered"))
    games = games_of(table.to_pylist())
    ended = []
    for number, path in enumerate(paths):
        record = read_record(path.read_bytes())
        rows = games[number]
        assert_is_the_game(rows)
        assert {row["player"] for row in rows} == {record.seats[row["seat"]] for row in rows}
        assert rows[0]["seed"] == record.seed
        ended.append(rows[0]["final"] is not None)
    assert True in ended
    assert False in ended


def test_a_path_can_be_a_text(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert from_records([str(RECORDS / "two.json")], str(file)) == 1
    assert pq.read_table(file).num_rows > 0


def test_a_record_that_cannot_have_happened_leaves_no_file(tmp_path: Path) -> None:
    record = read_record((RECORDS / "two.json").read_bytes())
    first, second, *rest = record.moves
    untrue = replace(record, moves=(second, first, *rest))
    with pytest.raises(Refusal, match="untrue-move") as refused:
        from_records([record, untrue], tmp_path / "games.parquet")
    assert refused.value.__notes__ == ["This is wrong with record 1."]
    assert list(tmp_path.iterdir()) == []


def test_there_is_no_file_of_no_records(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least one record"):
        from_records([], tmp_path / "games.parquet")


def test_a_log_of_other_games_is_refused(tmp_path: Path) -> None:
    one, other = (next(chunks(GAME.options({}), ["random"] * 2, seed, 1)) for seed in "ab")
    with (
        pytest.raises(ValueError, match="does not belong"),
        ParquetFile(tmp_path / "games.parquet", "clustered") as file,
    ):
        replace(one, log=other.log).export(file)
    assert list(tmp_path.iterdir()) == []


def test_a_replayed_record_tells_the_seats_of_every_move(tmp_path: Path) -> None:
    record = read_record((RECORDS / "quick.json").read_bytes())
    from_records([record], tmp_path / "games.parquet")
    *_, last = replay(GAME, record)
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [(row["seat"], notation.move(row["move"])) for row in rows] == list(last.plays)
    assert np.all(np.diff([row["ply"] for row in rows]) == 1)
