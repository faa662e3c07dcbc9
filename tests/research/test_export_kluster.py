"""Exported games of Kluster: every row tells what the turn did and how everything lies."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from kluster_records import KlusterTable, games, lost_turns

from klub.games.kluster import Kluster, notation
from klub.games.kluster.physics.parameters import NODES
from klub.research.export import from_records, schema
from klub.table import Luck, Seed, read_record

CLUSTERED = Path(__file__).parent.parent / "table" / "records" / "solo.json"


def exported(table: KlusterTable, path: Path) -> list[dict[str, Any]]:
    assert from_records([table.record()], path) == 1
    written = pq.read_table(path)
    assert written.schema.equals(schema("kluster"))
    rows: list[dict[str, Any]] = written.to_pylist()
    return rows


@pytest.mark.parametrize("which", ["solo", "elimination"])
def test_the_turns_of_a_file_are_the_game(which: str, tmp_path: Path) -> None:
    table = games(which)[-1]
    rows = exported(table, tmp_path / "turns.parquet")
    game = Kluster()
    state = game.start(game.options(json.loads(rows[0]["options"])), Luck(Seed(rows[0]["seed"])))
    for turn, row in enumerate(rows):
        assert (row["game"], row["turn"], row["seat"]) == (0, turn, state.turn)
        assert row["player"] == table.names[state.turn]
        state = game.play(state, notation.move(row["move"]))
        assert state.last is not None
        assert tuple(row["placed"]) == state.last.placed
        assert tuple(row["taken"]) == state.last.taken
        assert row["faults"] == [incident.kind for incident in state.last.incidents]
        assert row["ticks"] == state.last.ticks
        assert tuple(row["counts"]) == state.counts
        assert tuple(row["holders"]) == state.holders
        for pose, told in zip(state.poses, row["poses"], strict=True):
            assert told == (None if pose is None else [*pose.place, *pose.turn])
        assert [len(cord) for cord in row["cords"]] == [2 * NODES] * len(state.cords)
        assert row["cords"][0][:2] == list(state.cords[0][0])
    outcome = game.outcome(state)
    assert outcome is not None
    assert {tuple(row["final"]) for row in rows} == {
        tuple(scores["total"] for scores in outcome.scores)
    }
    shares = {row["seat"]: row["share"] for row in rows}
    assert shares == {
        seat: pytest.approx((seat in outcome.winners) / len(outcome.winners)) for seat in shares
    }


def test_every_kind_of_fault_has_its_word(tmp_path: Path) -> None:
    rows = exported(lost_turns(), tmp_path / "turns.parquet")
    assert {kind for row in rows for kind in row["faults"]} == {"touch", "exit", "drop", "time"}


def test_a_game_that_goes_on_has_no_end(tmp_path: Path) -> None:
    before, begun, *_ = games("solo")
    assert exported(before, tmp_path / "none.parquet") == []
    (row,) = exported(begun, tmp_path / "turns.parquet")
    assert row["final"] is row["share"] is None


def test_a_file_is_of_one_game(tmp_path: Path) -> None:
    records = [games("solo")[-1].record(), read_record(CLUSTERED.read_bytes())]
    with pytest.raises(
        ValueError, match="a record of clustered does not go into a file of kluster"
    ):
        from_records(records, tmp_path / "turns.parquet")
    assert list(tmp_path.iterdir()) == []
