"""The kept club: its database, and what is true of it."""

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@cache
def facts() -> Any:
    """What is true of the kept club."""
    return json.loads(lzma.decompress((HERE / "club.json.xz").read_bytes()))


def unpack(folder: Path) -> str:
    """Lay the database out in ``folder``; its address."""
    path = folder / "club.db"
    path.write_bytes(lzma.decompress((HERE / "club.db.xz").read_bytes()))
    return f"sqlite:///{path}"
