"""Playing a record again: only what can have happened comes through."""

import json
from collections.abc import Iterator

from klub.game import Game, Move, Options, Refusal, State, View
from klub.table.record import Record, Untrue
from klub.table.seed import Seed, commitment, seed
from klub.table.table import Table


def replay(
    game: Game[Options, State, Move, View], record: Record
) -> Iterator[Table[Options, State, Move, View]]:
    """The table before the first move and after each move; `Untrue` where a move does not fit."""
    table = _opened(game, record)
    yield table
    for number, line in enumerate(record.moves):
        where = f"moves[{number}]"
        try:
            for seat, move in game.read(line):
                table = table.play(seat, move)
                yield table
        except Refusal as refusal:
            raise Untrue(where, "untrue-move", number=number + 1, line=line) from refusal


def verify(game: Game[Options, State, Move, View], record: Record) -> Untrue | None:
    """The first thing in ``record`` that cannot have happened, or ``None``."""
    try:
        *_, last = replay(game, record)
    except Untrue as untrue:
        return untrue
    told = last.record()
    for part in ("scores", "winners"):
        claimed, true = getattr(record, part), getattr(told, part)
        if true is None and claimed is not None:
            return Untrue(part, "untrue-unfinished")
        if claimed is None and true is not None:
            return Untrue(part, "untrue-missing", place=part)
        if difference := _difference(part, claimed, true):
            return difference
    return None


def _opened(
    game: Game[Options, State, Move, View], record: Record
) -> Table[Options, State, Move, View]:
    if record.game != game.name:
        raise Untrue("game", "untrue-part", place="game", told=record.game, true=game.name)
    if record.seed is None:
        raise Untrue("seed", "untrue-seed-missing")
    try:
        revealed = seed(record.seed)
    except Refusal as refusal:
        raise Untrue("seed", "untrue-seed") from refusal
    if commitment(revealed) != record.commitment:
        raise Untrue("commitment", "untrue-commitment", true=commitment(revealed))
    try:
        table = Table.open(game, game.options(record.options), record.seats, Seed(revealed))
    except Refusal as refusal:
        raise Untrue("options", "untrue-options") from refusal
    true = game.dealt(table.start)
    for part in true:
        if part not in record.dealt:
            raise Untrue(part, "untrue-missing", place=part)
        if difference := _difference(part, record.dealt[part], true[part]):
            raise difference
    for part in record.dealt:
        if part not in true:
            raise Untrue(part, "untrue-extra", place=part)
    return table


def _difference(where: str, told: object, true: object) -> Untrue | None:
    """The first place at which ``told`` is not ``true``."""
    # As JSON both are lists where a state has tuples.
    told, true = json.loads(json.dumps(told)), json.loads(json.dumps(true))
    if told == true:
        return None
    if isinstance(told, list) and isinstance(true, list) and len(told) == len(true):
        pairs = ((f"{where}[{at}]", *both) for at, both in enumerate(zip(told, true, strict=True)))
    elif isinstance(told, dict) and isinstance(true, dict) and told.keys() == true.keys():
        pairs = ((f"{where}.{key}", told[key], true[key]) for key in true)
    else:
        return Untrue(where, "untrue-part", place=where, told=str(told), true=str(true))
    return next(filter(None, (_difference(*pair) for pair in pairs)))
