"""Event logs in memory."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from klub.server.stores.log import Append, Event, Head, Node, Snapshot, TableId


@dataclass(frozen=True, slots=True)
class _Lease:
    node: Node
    until: float


class MemoryLog:
    """Logs as lists of events."""

    def __init__(self) -> None:
        super().__init__()
        self._heads: dict[TableId, Head] = {}
        self._events: dict[TableId, list[Event]] = {}
        self._snapshots: dict[TableId, Snapshot] = {}
        self._leases: dict[TableId, _Lease] = {}

    async def append(
        self, table: TableId, after_seq: int, events: Sequence[bytes], *, epoch: int = 0
    ) -> int:
        """Add events."""
        append = Append(table, after_seq, tuple(events), epoch)
        head = self._heads.get(table, Head()).after(append)
        self._heads[table] = head
        self._events.setdefault(table, []).extend(
            Event(seq, data) for seq, data in enumerate(append.events, after_seq + 1)
        )
        return head.seq

    async def events(self, table: TableId, after: int = 0) -> tuple[Event, ...]:
        """The events behind event ``after``."""
        return tuple(self._events.get(table, ())[max(after, 0) :])

    async def last_seq(self, table: TableId) -> int:
        """The number of the last event."""
        return self._heads.get(table, Head()).seq

    async def keep_snapshot(self, table: TableId, seq: int, data: bytes) -> None:
        """Keep the table as it is after event ``seq``."""
        kept = self._snapshots.get(table)
        if kept is None or kept.seq <= seq:
            self._snapshots[table] = Snapshot(seq, data)

    async def latest_snapshot(self, table: TableId) -> Snapshot | None:
        """The table as it was kept last."""
        return self._snapshots.get(table)

    async def take_lease(self, table: TableId, node: Node, now: float, until: float) -> int | None:
        """Take or prolong a lease."""
        head = self._heads.get(table, Head())
        lease = self._leases.get(table)
        if lease is None or lease.until < now:
            head = replace(head, epoch=head.epoch + 1)
        elif lease.node != node:
            return None
        self._heads[table] = head
        self._leases[table] = _Lease(node, until)
        return head.epoch
