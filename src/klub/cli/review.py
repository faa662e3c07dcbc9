"""``klub review``: how good each turn of a recorded game was, and what would have been better."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import msgspec
from rich.console import Console
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from klub.advice import MARKS, Mark, Marked, review, summaries
from klub.cli.console import console
from klub.cli.files import load_record
from klub.cli.hint import budget
from klub.cli.progress import progress
from klub.cli.room import Room, room
from klub.games import game
from klub.i18n import text
from klub.table import Record, replay

STYLES: dict[Mark, Style] = {
    "none": Style(dim=True),
    "best": Style(color="green"),
    "fine": Style(),
    "slip": Style(color="yellow"),
    "blunder": Style(color="red", bold=True),
}
STOPPED = 130
"""What a command ends with that was interrupted."""


def run(chosen: Namespace) -> int:
    """Mark every turn, then print them and a line for each player."""
    record = load_record(chosen.file)
    turns: list[Marked] = []
    stopped = False
    try:
        with progress() as bar:
            task = bar.add_task(text("reviewing"), total=len(record.moves))
            for one in review(record, chosen.seed, budget(chosen)):
                turns.append(one)
                bar.advance(task)
    except KeyboardInterrupt:
        stopped = True
    if chosen.json:
        print(json.dumps(_report(record, turns)))
    else:
        _Printed(console(), room(record.game), record, turns).all()
        if stopped:
            print(text("review-stopped", turns=len(turns), of=len(record.moves)))
    return STOPPED if stopped else 0


def _report(record: Record, turns: Sequence[Marked]) -> dict[str, object]:
    """Everything as plain data: the turns as the club tells them, and a summary of each seat."""
    # Messages of both games are made of both engines, for which a reader of lines need not wait.
    from klub.wire.advice import Review, turn_of

    told = Review(record.game, len(record.moves), tuple(turn_of(record.game, t) for t in turns))
    seats = [
        {"name": name, "marks": dict(one.marks), "loss": one.loss and round(one.loss, 3)}
        for name, one in zip(record.seats, summaries(turns, len(record.seats)), strict=True)
    ]
    return {**msgspec.to_builtins(told), "seats": seats}


@dataclass(frozen=True, slots=True)
class _Printed:
    """A review on the screen."""

    screen: Console
    room: Room
    record: Record
    turns: Sequence[Marked]

    def all(self) -> None:
        """Every turn, then every player."""
        turns = Grid.grid(padding=(0, 2, 0, 0))
        turns.add_column(justify="right", no_wrap=True)
        turns.add_column(no_wrap=True)
        turns.add_column(overflow="fold")
        for marked, told in zip(self.turns, self._told(), strict=False):
            mark = marked.verdict.mark
            turns.add_row(
                str(marked.turn + 1), Text(text(f"mark-{mark}"), STYLES[mark]), Text(told)
            )
            if marked.verdict.better:
                turns.add_row("", "", Text(self._better(marked)))
        if self.turns:
            self.screen.print(turns)
            self.screen.print()
        self.screen.print(self._summary())

    def _told(self) -> Iterator[str]:
        """What happened in each turn, in words."""
        tables = replay(game(self.record.game), self.record)
        before = next(tables)
        for line in self.record.moves:
            plays = []
            for after in islice(tables, len(before.game.read(line))):
                plays.append(self.room.told(before, after))
                before = after
            yield " · ".join(plays)

    def _better(self, marked: Marked) -> str:
        """What a turn gave away, and what would not have."""
        verdict, alone = marked.verdict, len(self.record.seats) == 1
        better = "; ".join(self.room.worth(one, alone=alone) for one in verdict.better)
        return text("review-better", lost=self.room.lost(verdict.loss), better=better)

    def _summary(self) -> Grid:
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(text("heading-player"), no_wrap=True)
        marks = [mark for mark in MARKS if mark != "none"]
        for mark in marks:
            grid.add_column(text(f"mark-{mark}"), justify="right", no_wrap=True)
        grid.add_column(text("heading-loss"), justify="right", no_wrap=True)
        called = self.room.called(self.record.seats)
        for name, one in zip(called, summaries(self.turns, len(called)), strict=True):
            counts = (str(one.marks[mark]) for mark in marks)
            loss = "–" if one.loss is None else self.room.lost(one.loss)
            grid.add_row(Text(name), *counts, loss)
        return grid
