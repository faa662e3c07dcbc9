"""Reading a whole club from a file into a database that holds none."""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, MetaData, Table, exists, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from klub.server.stores.advisory_lock import Elsewhere
from klub.server.stores.database import Database, Unopened, address, connect, reason, shown
from klub.server.stores.migrate import known_versions, migrate
from klub.server.stores.portable import FORMAT, Cell, End, Heading, Start, read
from klub.server.stores.schema import metadata
from klub.server.stores.sole import alone

TOGETHER = 200
"""Rows that are written at once."""

Row = dict[str, Cell]

Line = Start | Heading | End | list[Cell]


async def restore(path: Path, url: str) -> int:
    """Fill the empty database at ``url`` with the backup in ``path``; the number of rows.

    `Unopened` if there is something in the database, or if the file is not a whole backup; the
    database then stays as it was.
    """
    parsed = address(url)
    lines = _lines(path)
    start = next(lines, None)
    if not isinstance(start, Start) or start.klub_backup != FORMAT:
        raise Unopened("backup-unreadable", path=str(path), detail="row 1")
    if start.version not in known_versions():
        raise Unopened("backup-newer", path=str(path), version=start.version)
    with alone(parsed):
        return await _restored(path, parsed, start, lines)


async def _restored(path: Path, parsed: URL, start: Start, lines: Iterator[Line]) -> int:
    database = Database(connect(parsed), alone=True)
    try:
        return await database.write(lambda connection: _fill(connection, parsed, start, lines))
    except Elsewhere:
        raise Unopened("store-open-already", url=shown(parsed)) from None
    except (KeyError, ValueError) as error:  # a table or a row that this version never had
        raise Unopened("backup-unreadable", path=str(path), detail=str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise Unopened("store-unreachable", url=shown(parsed), detail=reason(error)) from error
    finally:
        await database.disconnect()


def _lines(path: Path) -> Iterator[Line]:
    """What the lines of a backup hold, up to its end."""
    rows = 0
    try:
        with gzip.open(path, "rb") as file:
            for one in file:
                value = read(one)
                rows += isinstance(value, list)
                if isinstance(value, End):
                    # Reading on to the end of the file checks its sum.
                    if value.rows != rows or file.read(1):
                        break
                    return
                yield value
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise Unopened("backup-unreadable", path=str(path), detail=str(error)) from error
    raise Unopened("backup-unreadable", path=str(path), detail=f"row {rows + 1}")


def _fill(connection: Connection, url: URL, start: Start, lines: Iterator[Line]) -> int:
    """Make the database what the backup was, then bring it up to date."""
    _clear(connection, url)
    migrate(connection, start.version)
    kept = MetaData()
    kept.reflect(connection)
    rows = 0
    for table, group in _groups(lines, kept):
        connection.execute(insert(table), group)
        rows += len(group)
    migrate(connection)
    return rows


def _clear(connection: Connection, url: URL) -> None:
    """Take away the tables of a club that has not begun; refuse if it has."""
    found = MetaData()
    found.reflect(connection)
    own = [found.tables[name] for name in metadata.tables if name in found.tables]
    for table in own:
        # A club makes up its words when it is first started, before anybody has come.
        if table.name != "words" and connection.scalar(select(exists(select(table)))):
            raise Unopened("store-not-empty", url=shown(url))
    found.drop_all(connection, own)
    connection.exec_driver_sql("drop table if exists alembic_version")


def _groups(lines: Iterator[Line], kept: MetaData) -> Iterator[tuple[Table, list[Row]]]:
    """The rows of the backup, some at a time, with the table that they belong to."""
    table: Table | None = None
    columns: list[str] = []
    group: list[Row] = []
    for one in lines:
        if table is not None and group and (len(group) == TOGETHER or isinstance(one, Heading)):
            yield table, group
            group = []
        if isinstance(one, Heading):
            table, columns = kept.tables[one.name], one.columns
        elif isinstance(one, list):
            group.append(dict(zip(columns, one, strict=True)))
    if table is not None and group:
        yield table, group
