"""Event logs in SQL, with one commit for all who wait."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, bindparam, case, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from klub.engine.errors import Refusal
from klub.server.stores.availability import StoreAway
from klub.server.stores.database import Database
from klub.server.stores.log import Append, Event, Head, Node, Snapshot, TableId
from klub.server.stores.schema import events, logs, snapshots

MOST = 1000
"""Appends in one transaction: enough for every table of a full club, and parameters for SQL."""

HEAVIEST = 4_000_000
"""Bytes in one transaction, about: a commit of more would keep the others waiting."""

_INSERT = insert(events)
_MOVE = (
    update(logs)
    .where(logs.c.table_id == bindparam("of"))
    .values(seq=bindparam("to"), epoch=bindparam("by"))
)


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An append, and whoever waits for it."""

    append: Append
    done: "asyncio.Future[int]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def tell(self, told: int | BaseException) -> None:
        if self.done.done():  # cancelled meanwhile
            return
        if isinstance(told, int):
            self.done.set_result(told)
        else:
            self.done.set_exception(told)


class SqlLog(Database):
    """Logs as rows; appends that come while one transaction is written share the next one."""

    def __init__(self, engine: AsyncEngine, *, alone: bool = False) -> None:
        super().__init__(engine, alone=alone)
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(
        self, table: TableId, after_seq: int, events: Sequence[bytes], *, epoch: int = 0
    ) -> int:
        """Add events."""
        waiting = _Waiting(Append(table, after_seq, tuple(events), epoch))
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await waiting.done

    async def written(self) -> None:
        """Wait until no append is on its way."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def events(self, table: TableId, after: int = 0) -> tuple[Event, ...]:
        """The events behind event ``after``."""
        wanted = select(events.c.seq, events.c.data).where(
            events.c.table_id == table, events.c.seq > after
        )
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(events.c.seq))
            return tuple(Event(seq, data) for seq, data in rows)

    async def last_seq(self, table: TableId) -> int:
        """The number of the last event."""
        async with self.reading() as connection:
            return await connection.scalar(select(logs.c.seq).filter_by(table_id=table)) or 0

    async def keep_snapshot(self, table: TableId, seq: int, data: bytes) -> None:
        """Keep the table as it is after event ``seq``."""
        new = self.insert(snapshots).values(table_id=table, seq=seq, data=data)
        async with self.writing() as connection:
            await connection.execute(
                new.on_conflict_do_update(
                    index_elements=[snapshots.c.table_id],
                    set_={"seq": seq, "data": data},
                    where=snapshots.c.seq <= seq,
                )
            )

    async def latest_snapshot(self, table: TableId) -> Snapshot | None:
        """The table as it was kept last."""
        wanted = select(snapshots.c.seq, snapshots.c.data).filter_by(table_id=table)
        async with self.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            return None if row is None else Snapshot(row.seq, row.data)

    async def take_lease(self, table: TableId, node: Node, now: float, until: float) -> int | None:
        """Take or prolong a lease."""
        new = self.insert(logs).values(table_id=table, seq=0, epoch=1, node=node, until=until)
        holds = (logs.c.node == node) & (logs.c.until >= now)
        free = or_(logs.c.node.is_(None), logs.c.node == node, logs.c.until < now)
        taken = new.on_conflict_do_update(
            index_elements=[logs.c.table_id],
            set_={"node": node, "until": until, "epoch": logs.c.epoch + case((holds, 0), else_=1)},
            where=free,
        ).returning(logs.c.epoch)
        async with self.writing() as connection:
            epoch: int | None = await connection.scalar(taken)
            return epoch

    async def _write_all(self) -> None:
        """Write until nobody waits."""
        try:
            while self._waiting:
                await self._write(self._next())
        finally:
            self._writing = None

    def _next(self) -> list[_Waiting]:
        """Those whose appends come into the next transaction, first come first served."""
        size = count = 0
        for count, waiting in enumerate(self._waiting[:MOST], 1):  # noqa: B007 (used below)
            size += sum(map(len, waiting.append.events))
            if size > HEAVIEST:
                break
        batch, self._waiting = self._waiting[:count], self._waiting[count:]
        return batch

    async def _write(self, batch: list[_Waiting]) -> None:
        """Write ``batch`` in one transaction and tell everybody what came of it."""
        placing = _Placing(self, [waiting.append for waiting in batch])
        try:
            told = await self.write(placing)
        except asyncio.CancelledError:
            for waiting in batch:
                waiting.done.cancel()
            raise
        except StoreAway as away:
            for waiting in batch:
                waiting.tell(StoreAway(certain=away.certain))
        except Exception as error:
            # One append that the database cannot take (an id with a NUL in PostgreSQL) must not
            # take the others with it. If the commit itself failed, nobody knows what is kept.
            if not placing.done and len(batch) > 1:
                for waiting in batch:
                    await self._write([waiting])
            else:
                for waiting in batch:
                    waiting.tell(error)
        else:
            for waiting, answer in zip(batch, told, strict=True):
                waiting.tell(answer)


class _Placing:
    """Putting appends behind the events that are there, within a transaction."""

    def __init__(self, database: Database, batch: Sequence[Append]) -> None:
        self._database = database
        self._batch = batch
        self.done = False
        """Whether nothing but the commit is left."""

    def __call__(self, connection: Connection) -> list[int | Refusal]:
        """Write what fits; for each append its last event, or why it does not fit."""
        heads = self._heads(connection)
        told: list[int | Refusal] = []
        rows: list[dict[str, object]] = []
        moved: set[TableId] = set()
        for append in self._batch:
            try:
                head = heads.get(append.table, Head()).after(append)
            except Refusal as refusal:
                told.append(refusal)
                continue
            told.append(head.seq)
            heads[append.table] = head
            moved.add(append.table)
            rows.extend(
                {"table_id": append.table, "seq": seq, "epoch": append.epoch, "data": data}
                for seq, data in enumerate(append.events, append.after + 1)
            )
        if rows:
            connection.execute(_INSERT, rows)
        if moved:
            ends = ((table, heads[table]) for table in moved)
            connection.execute(
                _MOVE, [{"of": table, "to": head.seq, "by": head.epoch} for table, head in ends]
            )
        self.done = True
        return told

    def _heads(self, connection: Connection) -> dict[TableId, Head]:
        """The ends of the logs that are added to, held until the transaction ends."""
        if fresh := sorted({append.table for append in self._batch if append.after == 0}):
            connection.execute(
                self._database.insert(logs).on_conflict_do_nothing(),
                [{"table_id": table, "seq": 0, "epoch": 0} for table in fresh],
            )
        ids = sorted({append.table for append in self._batch})
        # A power of two of ids, the last repeated: few statements for the database to prepare.
        ids += ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))
        wanted = select(logs.c.table_id, logs.c.seq, logs.c.epoch).where(logs.c.table_id.in_(ids))
        # Machines that lock the same rows do so in the same order.
        rows = connection.execute(wanted.order_by(logs.c.table_id).with_for_update())
        return {TableId(table): Head(seq, epoch) for table, seq, epoch in rows}
