"""Records of games in a results file: the moves are made again, and no bot thinks again."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from klub.arena.ended import Ended
from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.games import game
from klub.table import Record, Seed, Table, write_record
from klub.table.name import BOT


def record(name: str, options: Mapping[str, Json], names: Sequence[str], ended: Ended) -> Record:
    """The record of a game; one that a bot has forfeited is told up to there."""
    engine = game(name)
    seats = [f"{BOT}{names[one]}" for one in ended.seats]
    table: Table[Any, Any, Any, Any] = Table.open(
        engine, engine.options(options), seats, Seed(ended.seed)
    )
    for line in ended.moves:
        for seat, move in engine.read(line):
            table = table.play(seat, move)
    outcome = table.outcome
    if not ended.forfeit and (outcome is None or outcome.scores != ended.scores):
        raise Refusal("arena-results-untrue", game=str(ended.index))
    return table.record()


def write_records(
    folder: Path,
    name: str,
    options: Mapping[str, Json],
    names: Sequence[str],
    games: Sequence[Ended],
) -> Iterator[Path]:
    """Write a record for each of the games, into a file that has its index."""
    for ended in games:
        path = folder / f"{name}-{ended.index:06}.json"
        told = write_record(record(name, options, names, ended))
        path.write_text(told, encoding="utf-8")
        yield path
