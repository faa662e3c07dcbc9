"""What the club holds and says of itself: its database, its log, its memory."""

import logging
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

PAGE = 4096
BAD = ("wish-failed", "actor-failed", "turn-broken", "append-failed", "bot-failed", "undeclared")
"""What the club logs, or tells somebody, when the mistake is its own."""

Row = tuple[Any, ...]
Rows = dict[str, Counter[Row]]
Changes = dict[str, tuple[list[Row], list[Row]]]


def rows(database: Path) -> Rows:
    """Every row of every table of a SQLite file, as it is now."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as opened:
        names = opened.execute("select name from sqlite_master where type = 'table'").fetchall()
        return {
            name: Counter(opened.execute(f'select * from "{name}"'))  # noqa: S608 (its own names)
            for (name,) in names
        }


def changes(before: Rows, after: Rows) -> Changes:
    """By table: the rows that are gone, and those that are new."""
    return {
        name: (list((before[name] - after[name]).elements()), list(new.elements()))
        for name in after
        if (new := after[name] - before[name]) or before[name] - after[name]
    }


def resident() -> int:
    """MB of memory that this process, and the club in it, holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * PAGE // 1_000_000


class Notes(logging.Handler):
    """Everything that was logged while it listened."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.records.append(record)

    def faults(self) -> list[str]:
        """Lines that tell of a mistake, with the end of the traceback."""
        found = []
        for one in self.records:
            if one.levelno >= logging.WARNING or one.exc_info or one.getMessage() in BAD:
                error = f": {one.exc_info[1]!r}" if one.exc_info and one.exc_info[1] else ""
                found.append(f"{one.name} {one.getMessage()}{error}")
        return found
