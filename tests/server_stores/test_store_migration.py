"""A club that an older klub has written is brought up to date with all that was in it."""

import gzip
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, insert, text

from klub.server.stores import MemoryStore, SqlStore, Unopened, backup, open_store, restore
from klub.server.stores.database import Database, address, connect
from klub.server.stores.migrate import migrate, version
from klub.server.stores.portable import Heading, read
from klub.server.stores.schema import VERSION
from server_stores.club import ADA, T1, fill_as_first, listing, secret, told
from server_stores.conftest import NewUrl

pytestmark = pytest.mark.anyio

OLD = Path(__file__).with_name("club0001.jsonl").read_bytes()
"""The lines of a backup that the first klub wrote of a club after `fill_as_first`."""


async def expected() -> list[object]:
    """What a club tells that is up to date and holds the same."""
    memory = MemoryStore()
    await fill_as_first(memory)
    return await told(memory)


async def make_old(url: str, more: str = "select 1") -> None:
    """Fill a database of the first form at ``url``, and do ``more`` in it."""

    def work(connection: Connection) -> None:
        migrate(connection, "0001")
        kept, heading = MetaData(), Heading("", [])
        kept.reflect(connection)
        for one in map(read, OLD.splitlines()):
            if isinstance(one, Heading):
                heading = one
            elif isinstance(one, list):
                row = dict(zip(heading.columns, one, strict=True))
                connection.execute(insert(kept.tables[heading.name]), row)
        connection.execute(text(more))

    database = Database(connect(address(url)))
    await database.write(work)
    await database.disconnect()


async def test_an_old_database_keeps_its_people_and_their_secrets(url: str) -> None:
    await make_old(url)
    async with await SqlStore.open(url) as store, store.reading() as connection:
        assert await connection.run_sync(version) == VERSION
        rows = await connection.execute(text("select * from secrets order by identity"))
        assert [tuple(row) for row in rows] == [
            (secret(name), name, 100.25) for name in ("ada", "ben", "cat")
        ]
        assert await told(store) == await expected()


async def test_an_old_database_takes_what_is_new(url: str) -> None:
    await make_old(url)
    async with await open_store(url) as store:
        await store.add_secret(ADA, "phone", 300.0)
        await store.forget_secrets(ADA, but="phone")
        await store.save_table(listing(T1, 3.0, sitters=[ADA]))
    async with await open_store(url) as store:
        assert await store.identity_by_secret(secret("ada")) is None
        assert await store.identity_by_secret("phone") == await store.identity(ADA)
        assert await store.tables(sitter=ADA) == (listing(T1, 3.0, sitters=[ADA]),)


async def test_a_change_that_fails_midway_leaves_the_old_database_as_it_was(url: str) -> None:
    await make_old(url, "create table words (mine integer)")  # made last, so all else is done
    with pytest.raises(Unopened, match="store-unreachable"):
        await open_store(url)
    database = Database(connect(address(url)))
    assert await database.write(version) == "0001"
    async with database.writing() as connection:
        kept = await connection.scalars(text("select secret_hash from identities order by id"))
        assert list(kept) == [secret(name) for name in ("ada", "ben", "cat")]
        await connection.execute(text("drop table words"))
    await database.disconnect()
    async with await open_store(url) as store:
        assert await told(store) == await expected()


async def test_a_backup_of_an_older_klub_is_restored_and_brought_up_to_date(
    url: str, tmp_path: Path
) -> None:
    file = tmp_path / "club.backup"
    file.write_bytes(gzip.compress(OLD))
    await (await open_store(url)).close()  # a club of the newest form that has not begun
    assert await restore(file, url) == OLD.count(b"\n[")
    async with await open_store(url) as store:
        assert await told(store) == await expected()


async def test_a_database_that_was_changed_makes_the_same_backup_as_a_new_one(
    url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    await make_old(url)
    await backup(url, tmp_path / "old")
    assert gzip.decompress((tmp_path / "old").read_bytes()) == OLD
    await (await open_store(url)).close()
    await backup(url, tmp_path / "changed")
    new = new_url("sqlite")
    async with await open_store(new) as store:
        await fill_as_first(store)
    await backup(new, tmp_path / "new")
    assert (tmp_path / "changed").read_bytes() == (tmp_path / "new").read_bytes()
