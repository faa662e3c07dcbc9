"""What guests were told by a club: all of it has to be true after the club was killed."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]

PATIENCE = 60.0
"""s for something to happen on a busy machine."""


@dataclass(frozen=True, slots=True)
class Granted:
    """A wish that was acknowledged."""

    who: str
    wish: Message
    seq: int
    """The event that the club said it made."""


@dataclass
class Notebook:
    """Written by all guests; a page is what was noted since it was last turned."""

    granted: list[Granted] = field(default_factory=list)
    news: list[Message] = field(default_factory=list)
    snapshots: list[Message] = field(default_factory=list)
    opened: list[tuple[str, Message]] = field(default_factory=list)
    """Tables that were opened over HTTP, with what was asked for."""
    unsaid: set[str] = field(default_factory=set)
    """Lines that the club refused."""
    played: Counter[str] = field(default_factory=Counter)
    """Moves that were heard of in this life of the club, by party."""
    total: Counter[str] = field(default_factory=Counter)
    """How much of each kind was noted in all."""
    _noted: asyncio.Event = field(default_factory=asyncio.Event)

    def note(self, kind: str) -> None:
        """Count something, and wake who waits."""
        self.total[kind] += 1
        self._noted.set()

    def new_life(self) -> None:
        """The club opens again."""
        self.played.clear()

    def turn_page(self) -> "Notebook":
        """What was noted since the last time."""
        page = Notebook(self.granted, self.news, self.snapshots, self.opened, self.unsaid)
        self.granted, self.news, self.snapshots, self.opened = [], [], [], []
        return page

    async def until(self, reached: Callable[[], bool], what: Callable[[], str]) -> None:
        """Wait until enough was noted."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not reached():
                    self._noted.clear()
                    await self._noted.wait()
        except TimeoutError:
            raise AssertionError(f"not within {PATIENCE:g} s: {what()}") from None
