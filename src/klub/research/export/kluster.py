"""Games of Kluster as a table with a row a turn."""

import json
from itertools import pairwise

import pyarrow as pa

from klub.games.kluster import Kluster, Move, Options, State, View, notation
from klub.research.export.columns import bare_schema
from klub.table import Record, Table, replay


def turns_table(record: Record, number: int) -> pa.Table:
    """The turns of the game that ``record`` tells, as game ``number`` of a file.

    `klub.table.Untrue` if it cannot have happened. Results that it tells are believed.
    """
    tables = list(replay(Kluster(), record))
    last = tables[-1]
    rows = [_row(*pair) | _whole(last, number) for pair in pairwise(tables)]
    for row in rows:
        row["share"] = _share(last, int(str(row["seat"])))
    return pa.Table.from_pylist(rows, schema=bare_schema("kluster"))


def _row(
    before: Table[Options, State, Move, View], after: Table[Options, State, Move, View]
) -> dict[str, object]:
    """One turn, and how everything is after it."""
    seat, move = after.plays[-1]
    state = after.state
    came = state.last
    assert came is not None, "a turn has been played"
    return {
        "turn": len(before.plays),
        "seat": seat,
        "player": after.names[seat],
        "move": notation.write_move(move),
        "placed": came.placed,
        "faults": [incident.kind for incident in came.incidents],
        "taken": came.taken,
        "ticks": came.ticks,
        "counts": state.counts,
        "holders": state.holders,
        "poses": [pose and (*pose.place, *pose.turn) for pose in state.poses],
        "cords": [[value for point in cord for value in point] for cord in state.cords],
    }


def _whole(last: Table[Options, State, Move, View], number: int) -> dict[str, object]:
    """What all turns of a game have in common."""
    outcome = last.outcome
    return {
        "game": number,
        "final": outcome and [scores["total"] for scores in outcome.scores],
        "seed": last.seed,
        "options": json.dumps(Kluster().option_values(last.options)),
    }


def _share(last: Table[Options, State, Move, View], seat: int) -> float | None:
    """A seat's share of the win; ``None`` if the game is not over."""
    if last.outcome is None:
        return None
    winners = last.outcome.winners
    return (seat in winners) / len(winners)
