"""Reading a whole club from a file into a database that holds none."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, MetaData, Table, exists, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from klub.server.stores.advisory_lock import Elsewhere
from klub.server.stores.availability import reason
from klub.server.stores.database import Database, Unopened, address, connect, shown
from klub.server.stores.migrate import known_versions, migrate
from klub.server.stores.portable import FORMAT, Cell, End, Heading, Start, read
from klub.server.stores.schema import metadata
from klub.server.stores.sole import alone
from klub.server.stores.sql import make_private

TOGETHER = 200
"""Rows that are written at once."""

Row = dict[str, Cell]

Line = Start | Heading | End | list[Cell]


async def restore(path: Path, url: str) -> int:
    """Fill the empty database at ``url`` with the backup in ``path``; the number of rows.

    `Unopened` if there is something in the database, if a club is open on it, or if the file is not
    a whole backup; the database then stays as it was, and one that was not there is not made.
    """
    parsed = address(url)
    start = _checked(path)
    with alone(parsed), _place(parsed) as place:
        return await _restored(path, parsed, place, start)


def _checked(path: Path) -> Start:
    """The first line of a backup; `Unopened` if the file is damaged anywhere."""
    lines = _lines(path)
    start = next(lines, None)
    if not isinstance(start, Start) or start.klub_backup != FORMAT:
        raise Unopened("backup-unreadable", path=str(path), detail="row 1")
    if start.version not in known_versions():
        raise Unopened("backup-newer", path=str(path), version=start.version)
    for _ in lines:
        pass
    return start


@contextmanager
def _place(url: URL) -> Iterator[URL]:
    """Where to write: a new SQLite file is made beside its place and moved there once it is whole.

    A file that is there already keeps its owner and mode; it is filled in one transaction.
    """
    file = Path(str(url.database)).resolve()
    if url.get_backend_name() != "sqlite" or file.exists():
        yield url
        return
    part = file.with_name(file.name + ".part")
    place = url.set(database=str(part))
    _remove(part)
    try:
        make_private(place)
        yield place
        if part.with_name(part.name + "-wal").exists():  # as when the disk was full at the end
            raise Unopened("store-unreachable", url=shown(url), detail=f"{part.name}-wal")
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        part.replace(file)
    finally:
        _remove(part)


def _remove(part: Path) -> None:
    """Remove a file that was not finished, and what SQLite has put beside it."""
    for end in ("", "-wal", "-shm", "-journal"):
        part.with_name(part.name + end).unlink(missing_ok=True)


async def _restored(path: Path, url: URL, place: URL, start: Start) -> int:
    lines = _lines(path)
    next(lines)
    database = Database(connect(place), alone=True)
    try:
        return await database.write(lambda connection: _fill(connection, url, start, lines))
    except Elsewhere:
        raise Unopened("store-open-already", url=shown(url)) from None
    except (KeyError, ValueError) as error:  # a table or a row that this version never had
        raise Unopened("backup-unreadable", path=str(path), detail=str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise Unopened("store-unreachable", url=shown(url), detail=reason(error)) from error
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
