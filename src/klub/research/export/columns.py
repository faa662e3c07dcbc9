"""The columns of the tables, each with its type and its meaning."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from typing import NamedTuple

import pyarrow as pa

from klub.games import known

FORMAT = "1"
"""Moves only when a column is renamed, goes, or changes its meaning."""

WORD = pa.dictionary(pa.int32(), pa.string())
"""A text that many rows share, and that a file therefore holds once."""
BYTES, SHORTS, FLOATS = pa.list_(pa.int8()), pa.list_(pa.int16()), pa.list_(pa.float32())


class Column(NamedTuple):
    """One column of a table."""

    name: str
    kind: pa.DataType
    meaning: str


WHOSE = (
    Column("seat", pa.int8(), "the seat that moves, from 0"),
    Column("player", WORD, "who sits there: a name, or `bot:` and the bot's"),
)
GAME = (
    Column("share", pa.float32(), "the mover's share of the win: 1, 0, or a part if it is shared"),
    Column("seed", WORD, "the game's seed, from which all its luck follows"),
    Column("options", WORD, "the house rules of the game, as JSON"),
)

CLUSTERED = (
    Column("game", pa.int32(), "number of the game in this file, from 0"),
    Column("ply", pa.int16(), "number of the move in its game, from 0"),
    *WHOSE,
    Column("phase", WORD, "what the mover has to do: `opening`, `turn` or `drop`"),
    Column("action", pa.int32(), "the move as the environments of Clustered number it"),
    Column("move", pa.string(), "the move in notation, such as `Sf3@2,-1`"),
    Column("hand", BYTES, "the mover's cards before the move, as ranks, sorted"),
    Column("fresh", BYTES, "Quick play: the two cards just drawn, while one has to be dropped"),
    Column("legal", pa.int16(), "how many moves were legal"),
    Column("points", SHORTS, "each seat's points after the move, as if the game ended there"),
    Column("final", SHORTS, "each seat's points at the end of the game"),
    *GAME,
)
"""A row a move."""

KLUSTER = (
    Column("game", pa.int32(), "number of the game in this file, from 0"),
    Column("turn", pa.int16(), "number of the turn in its game, from 0"),
    *WHOSE,
    Column("move", pa.string(), "the turn in notation, such as `5@-12.5,34,90u`"),
    Column("placed", BYTES, "stones placed in this turn that stay, in order"),
    Column(
        "faults", pa.list_(pa.string()), "why the turn was lost: `touch`, `exit`, `drop`, `time`"
    ),
    Column("taken", BYTES, "stones that had to be taken out of the area"),
    Column("ticks", pa.int32(), "how long the turn took, in frames of 1/60 s"),
    Column("counts", BYTES, "how many stones each seat holds after the turn"),
    Column("holders", BYTES, "where each stone is: a seat, -1 the area, -2 the pool, -3 set aside"),
    Column("poses", pa.list_(FLOATS), "how each stone lies: x, y, z in m, then w, i, j, k"),
    Column("cords", pa.list_(FLOATS), "the points of each cord: x, y, x, y, … in m"),
    Column("final", SHORTS, "each seat's total at the end of the game"),
    *GAME,
)
"""A row a turn."""

COLUMNS = {"clustered": CLUSTERED, "kluster": KLUSTER}


def schema(game: str, facts: Mapping[str, str] | None = None) -> pa.Schema:
    """The schema of a game's table; ``facts`` about a file go into its metadata."""
    told = {"game": game, "version": version("klub"), "format": FORMAT, **(facts or {})}
    return bare_schema(game).with_metadata({f"klub.{key}": told[key] for key in told})


@cache
def bare_schema(game: str) -> pa.Schema:
    """The schema of a game's table without metadata."""
    return pa.schema(
        pa.field(name, kind, metadata={"meaning": meaning})
        for name, kind, meaning in COLUMNS[known(game)]
    )
