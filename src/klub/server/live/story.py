"""A table's events as far as they still matter, so that not all have to be read again.

What was said long ago is dropped; everything else makes the table what it is. A story is kept as
the table's snapshot, and folds to the same `Sitting` as the whole log.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import msgspec

from klub.engine.contract import AnyEngine
from klub.server.stores import Snapshot, Store, TableId
from klub.table.event import Event, Said, read, written
from klub.table.sitting import REMEMBERED, Sitting

WORTH = 200
"""Events that a snapshot has to spare before it is kept."""


@dataclass(frozen=True, slots=True)
class Story:
    """The events of a table without what is forgotten."""

    events: tuple[Event, ...]
    seq: int
    """How many there have been."""
    kept: int = 0
    """How many the last snapshot spares."""

    @property
    def spared(self) -> int:
        """Events that need not be read."""
        return self.seq - len(self.events)

    @property
    def due(self) -> bool:
        """Whether it is worth a snapshot."""
        return self.spared - self.kept >= WORTH

    def after(self, event: Event) -> "Story":
        """The story with one event more."""
        events = (*self.events, event)
        said = sum(isinstance(one, Said) for one in events) if isinstance(event, Said) else 0
        if said > REMEMBERED:
            first = next(n for n, one in enumerate(events) if isinstance(one, Said))
            events = events[:first] + events[first + 1 :]
        return replace(self, events=events, seq=self.seq + 1)

    def sitting(self, game: AnyEngine) -> Sitting:
        """The table."""
        return replace(Sitting.of(game, self.events), seq=self.seq)


async def told(store: Store, table: TableId) -> Story | None:
    """The story of a table, or ``None`` if there is no such table."""
    snapshot = await store.latest_snapshot(table)
    story = Story((), 0) if snapshot is None else _read(snapshot)
    for event in await store.events(table, story.seq):
        story = story.after(read(event.data))
    return story if story.events else None


async def keep(store: Store, table: TableId, story: Story) -> Story:
    """Keep a story as the table's snapshot."""
    await store.keep_snapshot(table, story.seq, _written(story.events))
    return replace(story, kept=story.spared)


def _written(events: Iterable[Event]) -> bytes:
    return msgspec.json.encode([msgspec.Raw(written(event)) for event in events])


def _read(snapshot: Snapshot) -> Story:
    rows = msgspec.json.decode(snapshot.data, type=list[msgspec.Raw])
    story = Story(tuple(read(bytes(row)) for row in rows), snapshot.seq)
    return replace(story, kept=story.spared)
