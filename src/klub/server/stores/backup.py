"""Writing a whole club to one file, which any database can be restored from.

The file is JSON compressed by gzip, a line a row. Its first line names the form of the database, so
that an old backup is restored into the form it had and then brought up to date. Equal clubs make
equal files.
"""

import asyncio
import gzip
import os
from pathlib import Path

from sqlalchemy import MetaData, Table, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from klub.server.stores.availability import reason
from klub.server.stores.database import Database, Unopened, address, connect, shown
from klub.server.stores.migrate import version
from klub.server.stores.portable import FORMAT, End, Heading, Start, line

TOGETHER = 200
"""Rows that are read at once; of the heaviest events some 20 MB."""


async def backup(url: str, path: Path) -> int:
    """Write all that the database at ``url`` holds to ``path``; the number of rows.

    It is the club as it was at one moment, though it may go on playing meanwhile. A file that is
    there already is replaced once the new one is complete.
    """
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).exists():
        raise Unopened("store-none", url=shown(parsed))
    part = path.with_name(path.name + ".part")
    try:
        with open(part, "wb", opener=_private) as file:
            with gzip.GzipFile("", "wb", compresslevel=6, fileobj=file, mtime=0) as packed:
                rows = await _write(parsed, packed)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _private(path: str, flags: int) -> int:
    """A file that nobody else on the machine can read."""
    return os.open(path, flags, 0o600)


async def _write(url: URL, file: gzip.GzipFile) -> int:
    """Write every table as it is at this moment."""
    database = Database(connect(url))
    try:
        found = await database.write(version)
        async with database.reading() as connection:
            if connection.dialect.name == "postgresql":  # SQLite sees one moment anyway
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            if found is None:
                raise Unopened("store-none", url=shown(url))
            kept = MetaData()
            await connection.run_sync(kept.reflect)
            file.write(line(Start(FORMAT, found)))
            rows = 0
            for name in sorted(kept.tables.keys() - {"alembic_version"}):
                rows += await _write_table(connection, kept.tables[name], file)
            file.write(line(End(rows)))
            return rows
    except (SQLAlchemyError, OSError) as error:
        raise Unopened("store-unreachable", url=shown(url), detail=reason(error)) from error
    finally:
        await database.disconnect()


async def _write_table(connection: AsyncConnection, table: Table, file: gzip.GzipFile) -> int:
    file.write(line(Heading(str(table.name), [str(column.name) for column in table.columns])))
    written = 0
    wanted = select(table).order_by(*table.primary_key.columns)
    async with connection.stream(wanted) as rows:
        async for together in rows.partitions(TOGETHER):
            text = b"".join(line(tuple(row)) for row in together)
            await asyncio.to_thread(file.write, text)  # the club goes on while this is compressed
            written += len(together)
    return written
