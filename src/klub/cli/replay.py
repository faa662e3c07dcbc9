"""``klub replay``: step through a recorded game, or check that it is true."""

import sys
from argparse import Namespace

from rich.console import Console

from klub.cli.files import load_record
from klub.cli.screen import board_picture
from klub.cli.screen.scores import count_table
from klub.cli.voice import sentence
from klub.clustered import Clustered, Lay, Move, Options, State, View, scoring
from klub.i18n import text
from klub.table import Record, Table, replay, verify

Clubtable = Table[Options, State, Move, View]


def run(chosen: Namespace) -> int:
    """Show a game move by move, or only verify it."""
    record = load_record(chosen.file)
    if chosen.verify:
        return check(record)
    tables: list[Clubtable] = list(replay(Clustered(), record))
    console = Console()
    if console.is_terminal and sys.stdin.isatty():
        _step_through(console, tables)
    else:
        for line in record.moves:
            console.print(line, markup=False, highlight=False)
        _show(console, tables, len(tables) - 1)
    return 0


def check(record: Record) -> int:
    """Say whether a record is true; 0 if it is, 1 with the first thing that is wrong."""
    if untrue := verify(Clustered(), record):
        print(f"klub: {untrue.where}: {sentence(untrue)}", file=sys.stderr)
        return 1
    message = "replay-true" if record.winners is not None else "replay-true-so-far"
    print(text(message, moves=len(record.moves)))
    return 0


def _step_through(console: Console, tables: list[Clubtable]) -> None:
    at = 0
    while True:
        console.clear()
        _show(console, tables, at)
        try:
            word = console.input(text("replay-prompt")).strip().lower()
        except EOFError:
            return
        if word in ("q", "quit"):
            return
        if word in ("b", "back"):
            at = max(0, at - 1)
        elif word.isascii() and word.isdigit():
            at = min(int(word[:6]), len(tables) - 1)
        elif word in ("e", "end"):
            at = len(tables) - 1
        else:
            at = min(at + 1, len(tables) - 1)


def _show(console: Console, tables: list[Clubtable], at: int) -> None:
    table = tables[at]
    state = table.state
    scores = scoring.scores(state.board, state.options, state.firsts)
    seat, move = table.plays[-1] if table.plays else (None, None)
    last = move.cell if isinstance(move, Lay) else None
    console.print(board_picture(state.board, scores=scores, last=last))
    if seat is not None:
        told = text("replay-move", number=at, moves=len(tables) - 1, name=table.names[seat])
        console.print(f"{told} {move}", markup=False, highlight=False)
    console.print(count_table(scores, table.names))
