"""``klub hint``: what could be played at a moment of a recorded game."""

from argparse import Namespace
from collections.abc import Iterator
from random import Random

from klub.advice import Budget, hints
from klub.advice.hints import QUICK
from klub.cli.console import console
from klub.cli.files import load_record
from klub.cli.progress import waiting
from klub.cli.room import AnyTable, room
from klub.engine.errors import Refusal
from klub.games import game
from klub.i18n import text
from klub.table import Record, replay


def run(chosen: Namespace) -> int:
    """Draw the table as the player to move sees it, and print the best moves."""
    record = load_record(chosen.file)
    table = _before(record, chosen.turn)
    seat = table.to_move
    if seat is None:
        raise Refusal("hint-over", turns=len(record.moves))
    view = table.game.view(table.state, seat)
    with waiting(text("hint-thinking")):
        found = hints(table.game, view, Random(chosen.seed), budget(chosen) or QUICK)
    room(record.game).draw_hints(console(), table, found)
    return 0


def budget(chosen: Namespace) -> Budget | None:
    """How much thought was asked for, if anything was said about it."""
    if chosen.seconds is None and chosen.simulations is None:
        return None
    return Budget(chosen.seconds or QUICK.seconds, chosen.simulations)


def _before(record: Record, turn: int | None) -> AnyTable:
    """The table before a turn, counted from 1; after the last one if none is named."""
    if turn is not None and not 1 <= turn <= max(1, len(record.moves)):
        raise Refusal("turn-range", turns=max(1, len(record.moves)))
    tables = replay(game(record.game), record)
    before = len(record.moves) if turn is None else turn - 1
    return _after(tables, sum(len(game(record.game).read(line)) for line in record.moves[:before]))


def _after(tables: Iterator[AnyTable], plays: int) -> AnyTable:
    """The table after so many plays; of what is told later nothing is looked at."""
    table = next(tables)
    for _ in range(plays):
        table = next(tables)
    return table
