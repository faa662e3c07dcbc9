"""The write-ahead log of a SQLite file: how long it gets, and how one sees that it was lost.

What is written goes to the log first (``club.db-wal``), and into the file at a checkpoint. A file
without its log is a whole database that lacks the latest events, and SQLite does not notice. So a
mark in the file says that there is a log with more, and the log itself takes the mark back: whoever
reads both, or closes the database, has none. Before each checkpoint the mark is set and after it
taken back, for which klub makes the checkpoints itself.
"""

from pathlib import Path
from typing import Any

LONGEST = 16_000_000
"""Bytes of the log after which a checkpoint is made. SQLite does so at 4 MB; but klub's takes two
commits more, which would then cost a sixth of the rate when 100 tables append at once."""

_MARK = slice(60, 64)
"""The ``user_version`` in the header of a SQLite file, which is left to programs."""


def lost(database: Path) -> bool:
    """Whether a file lacks a log that it had. Ask before SQLite opens it."""
    database = database.resolve()
    log = beside(database)
    with database.open("rb") as file:
        mark = file.read(100)[_MARK]
    return any(mark) and not (log.exists() and log.stat().st_size)


def beside(database: Path) -> Path:
    """The log of a database."""
    return database.with_name(database.name + "-wal")


def hold_back(connection: Any, _record: object) -> None:
    """Set up a connection so that SQLite makes no checkpoint before the last one is closed."""
    cursor = connection.cursor()
    cursor.execute("pragma wal_autocheckpoint=0")
    cursor.execute("pragma journal_size_limit=0")  # or the log keeps its size once it is empty
    cursor.close()


class Checkpoints:
    """Knows when the next checkpoint is due."""

    def __init__(self, database: Path) -> None:
        self._log = beside(database.resolve())
        self._due = 0
        self._marked = False
        """Whether the mark has to be taken back."""

    @property
    def due(self) -> bool:
        """Whether the log has grown long; at the beginning, to set the mark."""
        return self._marked or self._size() >= self._due

    def make(self, connection: Any) -> None:
        """Bring into the file what no reader keeps in the log; after a failure, go on there."""
        cursor = connection.cursor()
        if not self._marked:
            self._marked = True
            self._due = self._size() + LONGEST  # what fails is not tried again at once
            cursor.execute("pragma user_version=1")
            cursor.execute("pragma wal_checkpoint(passive)")
            cursor.fetchall()
        cursor.execute("pragma user_version=0")
        cursor.close()
        self._marked = False
        self._due = self._size() + LONGEST

    def _size(self) -> int:
        try:
            return self._log.stat().st_size
        except FileNotFoundError:
            return 0
