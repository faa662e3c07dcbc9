"""Where klub keeps a player's games and bests on this machine."""

import os
from itertools import chain, count
from pathlib import Path
from typing import Any, NewType

from klub.engine.errors import Malformed
from klub.table import Table, write_record
from klub.table.bests import Bests, read_bests, write_bests

Place = NewType("Place", str)
"""The name of the file in which one game is kept, unfinished or over."""


def home() -> Path:
    """``$KLUB_HOME``, or a folder among the user's data."""
    if chosen := os.environ.get("KLUB_HOME"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "klub"


def unfinished(game: str | None) -> Path | None:
    """The game of this name that was left last, or of any name."""
    saved = home().glob(f"unfinished/{game or '*'}-*.json")
    return max(saved, key=lambda path: path.stat().st_mtime_ns, default=None)


def new_place(table: Table[Any, Any, Any, Any]) -> Place:
    """A place for a game at which no other is kept, even one that began with the same seed."""
    again = chain([""], (f"-{number}" for number in count(2)))
    places = (Place(f"{table.game.name}-{table.seed[:12]}{which}.json") for which in again)
    return next(
        place for place in places if not (_unfinished(place).exists() or _ended(place).exists())
    )


def place_of(saved: Path) -> Place | None:
    """Where a saved game is kept, if it is one of those kept here."""
    place = Place(saved.name)
    return place if _unfinished(place).resolve() == saved.resolve() else None


def keep(table: Table[Any, Any, Any, Any], place: Place) -> Path:
    """Keep a game as it stands: under ``unfinished``, or under ``records`` once it is over."""
    if table.to_move is None:
        _write(_ended(place), write_record(table.record()))
        _unfinished(place).unlink(missing_ok=True)
        return _ended(place)
    _write(_unfinished(place), write_record(table.record()))
    return _unfinished(place)


def bests() -> Bests:
    """The player's solo bests; a damaged list is put aside, not lost."""
    path = home() / "bests.json"
    try:
        return read_bests(path.read_bytes())
    except FileNotFoundError:
        return Bests()
    except Malformed:
        path.replace(path.with_suffix(".damaged.json"))
        return Bests()


def keep_bests(bests: Bests) -> None:
    """Keep the player's solo bests."""
    _write(home() / "bests.json", write_bests(bests))


def _unfinished(place: Place) -> Path:
    return home() / "unfinished" / place


def _ended(place: Place) -> Path:
    return home() / "records" / place


def _write(path: Path, content: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(content, encoding="utf-8")
    draft.replace(path)
