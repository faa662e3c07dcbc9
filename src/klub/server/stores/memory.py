"""A store that forgets: for tests, and for clubs that last an evening."""

from types import TracebackType
from typing import Self

from klub.server.stores.archive import packed, unpacked
from klub.server.stores.availability import Availability
from klub.server.stores.log import TableId
from klub.server.stores.memory_clients import MemoryClients
from klub.server.stores.memory_lobby import MemoryLobby
from klub.server.stores.memory_log import MemoryLog
from klub.server.stores.memory_people import MemoryPeople
from klub.server.stores.memory_runs import MemoryRuns
from klub.server.stores.memory_scores import MemoryScores


class MemoryStore(MemoryLog, MemoryLobby, MemoryPeople, MemoryClients, MemoryScores, MemoryRuns):
    """Keeps everything in this process and nothing beyond it."""

    def __init__(self) -> None:
        super().__init__()
        self.availability = Availability(self._probe)
        self._records: dict[TableId, bytes] = {}
        self._words: dict[str, str] = {}

    async def keep_record(self, table: TableId, text: str) -> None:
        """Keep a game's record."""
        self._records[table] = packed(text)

    async def record(self, table: TableId) -> str | None:
        """The record of a game."""
        kept = self._records.get(table)
        return None if kept is None else unpacked(kept)

    async def lasting_word(self, name: str, fresh: str) -> str:
        """The word under a name."""
        return self._words.setdefault(name, fresh)

    async def close(self) -> None:
        """Nothing has to be finished."""

    async def _probe(self) -> None:
        """It is always there."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
