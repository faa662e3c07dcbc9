"""Files that commands read."""

import sys
from pathlib import Path

from klub import games
from klub.engine.errors import Refusal
from klub.table import Record, read_record
from klub.table.record import LARGEST

STANDARD_INPUT = Path("-")


def read_text(path: Path) -> str:
    """What stands in a file, or on standard input for ``-``; no more than a record may hold."""
    if path == STANDARD_INPUT:
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refusal("file-large", file=str(path), largest=LARGEST)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None


def load_record(path: Path) -> Record:
    """The record in a file, of a game that klub knows."""
    return known(read_record(read_text(path)))


def known(record: Record) -> Record:
    """``record``, if it is of a game that klub knows."""
    games.known(record.game)
    return record


def is_record(content: str) -> bool:
    """Whether the content of a file is meant as a record, and not as a drawn board."""
    return content.lstrip().startswith("{")
