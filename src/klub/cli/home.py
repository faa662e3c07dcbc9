"""Where klub keeps a player's games and bests on this machine."""

import os
from pathlib import Path
from typing import Any

from klub.game import Malformed
from klub.table import Record, Table, read_record, write_record
from klub.table.bests import Bests, read_bests, write_bests


def home() -> Path:
    """``$KLUB_HOME``, or a folder among the user's data."""
    if chosen := os.environ.get("KLUB_HOME"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "klub"


def unfinished(game: str) -> Path | None:
    """The game of this name that was left last."""
    saved = home().glob(f"unfinished/{game}-*.json")
    return max(saved, key=lambda path: path.stat().st_mtime_ns, default=None)


def keep(table: Table[Any, Any, Any, Any]) -> Path:
    """Keep a game as it stands: under ``unfinished``, or under ``records`` once it is over."""
    name = f"{table.game.name}-{table.seed[:12]}.json"
    saved, ended = home() / "unfinished" / name, home() / "records" / name
    if table.to_move is None:
        _write(ended, write_record(table.record()))
        saved.unlink(missing_ok=True)
        return ended
    _write(saved, write_record(table.record()))
    return saved


def kept(path: Path) -> Record:
    """A game that was kept."""
    return read_record(path.read_bytes())


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


def _write(path: Path, content: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(content, encoding="utf-8")
    draft.replace(path)
