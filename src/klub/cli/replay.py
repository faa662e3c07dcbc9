"""``klub replay``: step through a recorded game, or check that it is true."""

import sys
from argparse import Namespace

from rich.console import Console, Group, RenderableType

from klub.cli import names
from klub.cli.console import ask, attended, console, one_line
from klub.cli.files import load_record
from klub.cli.news import told
from klub.cli.screen import board_picture, legend
from klub.cli.screen.ending import winner_line
from klub.cli.screen.fit import board_height
from klub.cli.screen.scores import count_table
from klub.cli.voice import LONGEST, sentence
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
    screen = console()
    if attended(screen):
        step_through(screen, tables)
    else:
        for line in record.moves:
            screen.print(line)
        show(screen, tables, len(tables) - 1)
    return 0


def check(record: Record) -> int:
    """Say whether a record is true; 0 if it is, 1 with the first thing that is wrong."""
    if untrue := verify(Clustered(), record):
        told_wrong, where = sentence(untrue), one_line(untrue.where)
        place = "" if where[:LONGEST] in told_wrong else f"{where[:LONGEST]}: "
        print(f"klub: {place}{told_wrong}", file=sys.stderr)
        return 1
    message = "replay-true" if record.winners is not None else "replay-true-so-far"
    print(text(message, moves=len(record.moves)))
    return 0


def step_through(screen: Console, tables: list[Clubtable]) -> None:
    """Show one move after the other, as the reader asks for them."""
    at = 0
    screen.clear()
    show(screen, tables, at)
    while True:
        try:
            word = ask(screen, text("replay-prompt")).strip().lower()
        except EOFError:
            screen.print()
            return
        if word in ("q", "quit", "exit"):
            return
        place = step(word, at, len(tables) - 1)
        if place is None:
            screen.print(text("replay-unknown", word=word, moves=len(tables) - 1))
        elif place == at:
            edges = {0: "start", len(tables) - 1: "end"}
            screen.print(text("replay-edge", edge=edges.get(at, "neither")))
        else:
            at = place
            screen.clear()
            show(screen, tables, at)


def step(word: str, at: int, end: int) -> int | None:
    """The place in a game of ``end`` moves to which ``word`` leads from ``at``, if any does."""
    if word.isascii() and word.isdigit():
        return int(word[:6]) if int(word[:6]) <= end else None
    places = {
        ("", "n", "next"): min(at + 1, end),
        ("b", "back"): max(at - 1, 0),
        ("s", "start"): 0,
        ("e", "end"): end,
    }
    return next((place for words, place in places.items() if word in words), None)


def show(screen: Console, tables: list[Clubtable], at: int) -> None:
    """The table after ``at`` moves, with what counts on it."""
    table = tables[at]
    state = table.state
    scores = scoring.scores(state.board, state.options, state.firsts)
    called = names.shown(table.names)
    seat, move = table.plays[-1] if table.plays else (None, None)
    last = move.cell if isinstance(move, Lay) else None
    line = text("replay-at", number=at, moves=len(tables) - 1)
    if seat is not None and move is not None:
        line = f"{line} {told(tables[at - 1], seat, move, called[seat], shown=True)}"
    below: list[RenderableType] = [legend(last=last is not None), line, count_table(scores, called)]
    if table.to_move is None and len(called) > 1:
        below.append(winner_line(state, called))
    area = (*state.board.starts, *state.board.laid)
    height = board_height(screen, Group(*below), area) if attended(screen) else None
    screen.print(board_picture(state.board, scores=scores, last=last), height=height)
    screen.print(Group(*below))
