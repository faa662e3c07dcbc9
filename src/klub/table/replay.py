"""Playing a record again: only what can have happened comes through."""

import json
from collections.abc import Callable, Iterator

from klub.engine.contract import Engine, Json, Move, Options, Seat, State, View
from klub.engine.errors import Malformed, Refusal
from klub.table.record import Record, Untrue
from klub.table.seed import Seed, commitment, seed
from klub.table.table import Table


def replay(
    game: Engine[Options, State, Move, View], record: Record
) -> Iterator[Table[Options, State, Move, View]]:
    """The table before the first move and after each move; `Untrue` where a move does not fit.

    If the record tells the results of the moves, none is played again.
    """
    return _tables(game, record, again=False)


def verify(
    game: Engine[Options, State, Move, View],
    record: Record,
    played: Callable[[], None] = lambda: None,
) -> Untrue | None:
    """The first thing in ``record`` that cannot have happened, or ``None``.

    Every move is played again, however long that takes; ``played`` is called after each.
    """
    try:
        for table in _tables(game, record, again=True):
            last = table
            played()
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


def _tables(
    game: Engine[Options, State, Move, View], record: Record, *, again: bool
) -> Iterator[Table[Options, State, Move, View]]:
    table = _opened(game, record)
    yield table
    for number, line in enumerate(record.moves):
        try:
            for seat, move in game.read(line):
                table = (_played if again else _recalled)(table, seat, move, record.results)
                yield table
        except Untrue:
            raise
        except Refusal as refusal:
            where = f"moves[{number}]"
            raise Untrue(where, "untrue-move", number=number + 1, line=line) from refusal
    if record.results is not None and len(record.results) > len(table.plays):
        raise Untrue("results", "untrue-results", told=len(record.results))


def _recalled(
    table: Table[Options, State, Move, View],
    seat: Seat,
    move: Move,
    results: tuple[Json, ...] | None,
) -> Table[Options, State, Move, View]:
    """The table after ``move`` as its result tells it; played only if there are no results."""
    if results is None:
        return table.play(seat, move)
    at = len(table.plays)
    try:
        return table.recall(seat, move, _result(results, at))
    except Malformed as malformed:
        raise Untrue(f"results[{at}]", "untrue-result", number=at + 1) from malformed


def _played(
    table: Table[Options, State, Move, View],
    seat: Seat,
    move: Move,
    results: tuple[Json, ...] | None,
) -> Table[Options, State, Move, View]:
    """The table after ``move``; `Untrue` if something else came of it than is told.

    The same result may be told in other words, packed by another library for instance; what counts
    is the state that it leads to.
    """
    after = table.play(seat, move)
    if results is None:
        return after
    at = len(table.plays)
    told = _result(results, at)
    if difference := _difference(f"results[{at}]", told, after.results[at]):
        try:
            same = table.game.recall(table.state, move, told) == after.state
        except Refusal:
            same = False
        if not same:
            untrue = Untrue(difference.where, "untrue-turn", number=at + 1)
            raise untrue from difference
    return after


def _result(results: tuple[Json, ...], at: int) -> Json:
    if at == len(results):
        raise Untrue("results", "untrue-results", told=at)
    return results[at]


def _opened(
    game: Engine[Options, State, Move, View], record: Record
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
