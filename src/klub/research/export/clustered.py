"""Games of Clustered as a table with a row a move."""

import json
from collections.abc import Sequence
from typing import TypeVar

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from klub.games.clustered import Clustered, kernel
from klub.games.clustered.kernel.code import PHASES
from klub.games.clustered.kernel.playout import SEAT_SHIFT
from klub.research.export.columns import bare_schema
from klub.research.export.retelling import ROW, retell

Number = TypeVar("Number", np.int8, np.uint8)

PHASE_WORDS = pa.array([phase.value for phase in PHASES])


def moves_table(
    games: kernel.Games,
    log: NDArray[np.int32],
    *,
    first: int,
    seeds: Sequence[str],
    names: Sequence[Sequence[str]],
) -> pa.Table:
    """The moves in ``log``, by which ``games`` that have not begun are played to their end.

    The games are numbered from ``first`` on; ``names`` are who sits where in each.
    """
    count, players = len(games), games.options.players
    lengths = (log >= 0).sum(axis=1)
    told = np.zeros(lengths.sum(), ROW)
    if not retell(games.records, log, told):
        raise ValueError("the log does not belong to these games")
    game = np.repeat(np.arange(count, dtype=np.int32), lengths)
    ply = np.arange(len(game)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    seat = (log[log >= 0] >> SEAT_SHIFT).astype(np.int8)
    points, won = games.scores()
    going_on = ~games.over[game]
    share = (won / won.sum(axis=1, keepdims=True))[game, seat].astype(np.float32)
    rules = json.dumps(Clustered().option_values(games.options))
    known = sorted({name for seated in names for name in seated})
    codes = np.array([[known.index(name) for name in seated] for seated in names], np.int32)
    columns = {
        "game": pa.array(game + np.int32(first)),
        "ply": pa.array(ply.astype(np.int16)),
        "seat": pa.array(seat),
        "player": _words(codes[game, seat], pa.array(known)),
        "phase": _words(told["phase"].astype(np.int32), PHASE_WORDS),
        "action": pa.array(told["action"]),
        "move": pa.StringArray.from_buffers(
            len(game), *map(pa.py_buffer, _packed(told["move"], told["move_size"]))
        ),
        "hand": pa.ListArray.from_arrays(*_packed(told["hand"], told["hand_size"])),
        "fresh": pa.ListArray.from_arrays(*_packed(told["fresh"], told["fresh_size"])),
        "legal": pa.array(told["legal"]),
        "points": _rows(told["points"][:, :players]),
        "final": _rows(points[game, :, 0], going_on),
        "share": pa.array(share, mask=going_on),
        "seed": _words(game, pa.array(seeds)),
        "options": _words(np.zeros(len(game), np.int32), pa.array([rules])),
    }
    return pa.table(columns, schema=bare_schema("clustered"))


def _words(codes: NDArray[np.int32], words: pa.Array) -> pa.DictionaryArray:
    return pa.DictionaryArray.from_arrays(codes, words)


def _packed(
    values: NDArray[Number], sizes: NDArray[np.int8]
) -> tuple[NDArray[np.int32], NDArray[Number]]:
    """So many first values of each row as ``sizes`` says, in one line, behind where rows end."""
    ends = np.zeros(len(sizes) + 1, np.int32)
    np.cumsum(sizes, out=ends[1:])
    return ends, values[np.arange(values.shape[1]) < sizes[:, None]]


def _rows(values: NDArray[np.int16], unknown: NDArray[np.bool_] | None = None) -> pa.ListArray:
    """A list for each row of ``values``; none where it is ``unknown``."""
    ends = np.arange(len(values) + 1, dtype=np.int32) * values.shape[1]
    mask = None if unknown is None else pa.array(unknown)
    return pa.ListArray.from_arrays(ends, np.ascontiguousarray(values).ravel(), mask=mask)
