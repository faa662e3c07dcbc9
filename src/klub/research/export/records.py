"""Recorded games, of people, bots and arenas, as a Parquet file."""

from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pyarrow as pa

from klub.engine.errors import Refusal
from klub.games.clustered import Clustered, kernel
from klub.games.clustered.kernel.code import move_number, side_of
from klub.games.clustered.kernel.playout import SEAT_SHIFT
from klub.research.export.clustered import moves_table
from klub.research.export.file import ParquetFile
from klub.table import Record, read_record, replay


def from_records(records: Iterable[Path | str | Record], path: Path | str) -> int:
    """Write the moves of recorded games to a new Parquet file; how many games there were.

    ``records`` are files or what `klub.table.read_record` reads, all of the same game, with
    whatever options. A record that cannot have happened is refused, and then nothing is written.
    """
    games = enumerate(records)
    first = next(games, None)
    if first is None:
        raise ValueError("at least one record is needed: its game says which columns there are")
    game = _told(first[1]).game
    number = 0
    with ParquetFile(Path(path), game) as file:
        file.add(_table(game, *first))
        for number, one in games:
            file.add(_table(game, number, one))
    return number + 1


def _told(one: Path | str | Record) -> Record:
    return one if isinstance(one, Record) else read_record(Path(one).read_bytes())


def _table(game: str, number: int, one: Path | str | Record) -> pa.Table:
    try:
        record = _told(one)
        if record.game != game:
            raise ValueError(f"a record of {record.game} does not go into a file of {game}")
        if game == "clustered":
            return _moves(record, number)
        # Whoever learns from cards need not wait for the magnets.
        from klub.research.export.kluster import turns_table

        return turns_table(record, number)
    except (Refusal, ValueError) as error:
        error.add_note(
            f"This is wrong with {f'record {number}' if isinstance(one, Record) else one}."
        )
        raise


def _moves(record: Record, number: int) -> pa.Table:
    """The moves of one recorded game of Clustered."""
    *_, last = replay(Clustered(), record)
    games = kernel.Games.of([last.start], [0])
    side = side_of(games.records[0])
    log = [seat << SEAT_SHIFT | move_number(move, side) for seat, move in last.plays]
    return moves_table(
        games,
        np.array([log], np.int32),
        first=number,
        seeds=[last.seed],
        names=[last.names],
    )
