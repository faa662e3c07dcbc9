"""``klub replay``: step through a recorded game, film it, or check that it is true."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from rich.console import Console

from klub.cli.console import ask, attended, console, one_line
from klub.cli.files import load_record
from klub.cli.progress import progress
from klub.cli.room import AnyTable, Room, room
from klub.cli.voice import LONGEST, sentence
from klub.engine.errors import Refusal
from klub.games import game
from klub.i18n import text
from klub.table import Record, Untrue, replay, verify


def run(chosen: Namespace) -> int:
    """Show a game move by move, film it, or only verify it."""
    record = load_record(chosen.file)
    if chosen.verify:
        if chosen.output or chosen.turn is not None:
            raise Refusal("verify-alone")
        return check(record)
    if chosen.turn is not None and not chosen.output:
        raise Refusal("turn-needs-output")
    shown_in = room(record.game)
    tables = list(replay(game(record.game), record))
    screen = console()
    if chosen.output:
        shown_in.film(tables, chosen.turn, chosen.output)
        print(text("picture-kept", file=str(chosen.output)))
    elif attended(screen):
        step_through(screen, shown_in, tables)
    else:
        for line in record.moves:
            screen.print(line, soft_wrap=True)
        shown_in.draw_step(screen, tables, len(tables) - 1)
    return 0


def check(record: Record) -> int:
    """Say whether a record is true; 0 if it is, 1 with the first thing that is wrong."""
    if untrue := _verified(record):
        told_wrong, where = sentence(untrue), one_line(untrue.where)
        place = "" if where[:LONGEST] in told_wrong else f"{where[:LONGEST]}: "
        print(f"klub: {place}{told_wrong}", file=sys.stderr)
        return 1
    message = "replay-true" if record.winners is not None else "replay-true-so-far"
    print(text(message, game=record.game, moves=len(record.moves)))
    return 0


def _verified(record: Record) -> Untrue | None:
    """The first thing that is wrong; long work is shown as it goes on."""
    with progress() as bar:
        task = bar.add_task(text("verifying"), total=len(record.moves))
        return verify(game(record.game), record, lambda: bar.advance(task))


def step_through(screen: Console, room: Room, tables: Sequence[AnyTable]) -> None:
    """Show one move after the other, as the reader asks for them."""
    at = 0
    screen.clear()
    room.draw_step(screen, tables, at)
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
            room.draw_step(screen, tables, at)


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
