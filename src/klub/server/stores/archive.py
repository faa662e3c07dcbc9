"""Records of finished games, kept small."""

import zlib
from typing import Protocol

from klub.server.stores.log import TableId


class Archive(Protocol):
    """Finished games as documents."""

    async def keep_record(self, table: TableId, text: str) -> None:
        """Keep a game's record in place of an earlier one."""
        ...

    async def record(self, table: TableId) -> str | None:
        """The record of a game, as it was given."""
        ...


def packed(text: str) -> bytes:
    """``text`` as it is kept."""
    return zlib.compress(text.encode(), level=6)


def unpacked(data: bytes) -> str:
    """The text that was `packed`."""
    return zlib.decompress(data).decode()
