"""The event log of each table: what happened there, in order, and who may add to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NewType, Protocol

from klub.engine.errors import Refusal

TableId = NewType("TableId", str)

Node = NewType("Node", str)
"""A machine of the club, by the name it goes by."""


class Conflict(Refusal):
    """What was to be written follows something that is not what was last written."""


class Stale(Refusal):
    """An append by somebody who no longer holds the table's lease."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table, as its bytes."""

    seq: int
    """Its place in the table's log, from 1, without gaps."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after some of its events, so that not all have to be folded again."""

    seq: int
    """The last event that is in it."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be added to a table's log."""

    table: TableId
    after: int
    """The last event that the writer knows of."""
    events: tuple[bytes, ...]
    epoch: int


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a table's log."""

    seq: int = 0
    """The last event, 0 before the first."""
    epoch: int = 0
    """The highest epoch seen: whoever comes with a lower one has lost the table."""

    def after(self, append: Append) -> "Head":
        """The end of the log once ``append`` is in it; `Stale` or `Conflict` if it may not be."""
        if append.epoch < self.epoch:
            raise Stale("log-stale", table=append.table, epoch=append.epoch, newest=self.epoch)
        if append.after != self.seq:
            raise Conflict("log-conflict", table=append.table, after=append.after, last=self.seq)
        return Head(self.seq + len(append.events), append.epoch)


class Log(Protocol):
    """Event logs, snapshots and leases."""

    async def append(
        self, table: TableId, after_seq: int, events: Sequence[bytes], *, epoch: int = 0
    ) -> int:
        """Add ``events`` behind event ``after_seq`` and return the number of the last one.

        When this returns, they are on disk. All of them are added or none: `Conflict` if
        ``after_seq`` is not the last event, `Stale` if a higher epoch has been seen. A caller that
        is cancelled while it waits does not know which; it has to read the log.
        """
        ...

    async def events(self, table: TableId, after: int = 0) -> tuple[Event, ...]:
        """The events behind event ``after``, in order."""
        ...

    async def last_seq(self, table: TableId) -> int:
        """The number of the last event, 0 if there is none."""
        ...

    async def keep_snapshot(self, table: TableId, seq: int, data: bytes) -> None:
        """Keep ``data`` as the table after event ``seq``, unless a later one is kept."""
        ...

    async def latest_snapshot(self, table: TableId) -> Snapshot | None:
        """The table as it was kept last."""
        ...

    async def take_lease(self, table: TableId, node: Node, now: float, until: float) -> int | None:
        """The epoch in which ``node`` holds the table up to ``until``; ``None`` if another does.

        Taking a lease again while it holds prolongs it. A lease that ran out, or changes hands, is
        a new epoch, and from that moment appends of older epochs are `Stale`.
        """
        ...
