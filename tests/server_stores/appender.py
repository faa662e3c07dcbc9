"""A process that appends to many tables and prints what was acknowledged, until it is killed.

python appender.py URL FIRST: the tables of this run are called FIRST/0, FIRST/1, …
"""

import asyncio
import sys

from klub.server.stores import TableId, open_store

TABLES = 20


def event(table: TableId, seq: int) -> bytes:
    """What is written as event ``seq`` of a table."""
    return f"{table} {seq} ".encode() * (1 + seq % 7 * 40)


async def play(url: str, first: str) -> None:
    """Append for ever."""
    store = await open_store(url)

    async def at(table: TableId) -> None:
        seq = await store.last_seq(table)
        while True:
            new = [event(table, seq + 1), event(table, seq + 2)][: 1 + seq % 2]
            seq = await store.append(table, seq, new)
            sys.stdout.write(f"{table} {seq}\n")
            sys.stdout.flush()

    await asyncio.gather(*(at(TableId(f"{first}/{number}")) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
