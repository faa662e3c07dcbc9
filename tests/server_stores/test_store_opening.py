"""Opening a database: made, brought up to date, or refused with the reason."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from klub.engine.errors import Refusal
from klub.i18n import text as sentence
from klub.server.stores import MemoryStore, SqlStore, Unopened, open_store
from klub.server.stores.migrate import known_versions, migrate, version
from klub.server.stores.schema import VERSION, metadata
from server_stores.club import T1, fill, told
from server_stores.conftest import NewUrl

pytestmark = pytest.mark.anyio


def spoken(refusal: Refusal) -> str:
    return sentence(refusal.message, **refusal.arguments)


async def test_a_new_database_gets_every_table(url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with await SqlStore.open(url) as store, store.reading() as connection:
        assert await connection.run_sync(version) == VERSION == known_versions()[0]
        assert await connection.run_sync(differences) == []


async def test_opening_again_changes_nothing(url: str) -> None:
    async with await open_store(url) as store:
        await fill(store)
        before = await told(store)
    async with await SqlStore.open(url) as again:
        await again.write(migrate)
        assert await told(again) == before


async def test_several_open_a_new_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
    for number, store in enumerate(stores):
        assert await store.append(T1, number, [b"a"]) == number + 1
        await store.close()


async def test_a_database_from_the_future_is_refused(url: str) -> None:
    async with await SqlStore.open(url) as store, store.writing() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(Unopened, match="store-newer") as refused:
        await open_store(url)
    assert "9999" in spoken(refused.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "club.db").write_text("Dear diary, " * 100)
    with pytest.raises(Unopened, match="store-unreachable") as refused:
        await open_store(f"sqlite:///{tmp_path}/club.db")
    assert "not a database" in spoken(refused.value)


@pytest.mark.parametrize("url", ["sqlite:////no/such/folder/club.db", "postgresql:///x?host=/none"])
async def test_a_database_that_is_not_there_is_refused(url: str) -> None:
    with pytest.raises(Unopened, match="store-unreachable"):
        await open_store(url)


@pytest.mark.parametrize(
    "url", ["", "club.db", "mysql://host/club", "sqlite://", "sqlite:///:memory:"]
)
async def test_an_address_of_something_else_is_refused(url: str) -> None:
    with pytest.raises(Unopened, match="store-url") as refused:
        await open_store(url)
    assert "sqlite:///" in spoken(refused.value)


async def test_a_refusal_does_not_tell_the_password() -> None:
    for start in ("postgresql://", "mysql://", "postgresql//", ""):
        url = f"{start}klub:s3cret@/x?host=/none"
        with pytest.raises(Unopened) as refused:
            await open_store(url)
        assert "s3cret" not in spoken(refused.value)


async def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(Unopened, match="store-driver") as refused:
        await open_store("postgresql://klub@localhost/klub")
    assert "klub[postgres]" in spoken(refused.value)


async def test_memory_is_a_store_of_its_own() -> None:
    async with await open_store("memory:") as store:
        assert isinstance(store, MemoryStore)


async def test_what_was_written_is_there_when_opened_again(new_url: NewUrl) -> None:
    memory = MemoryStore()
    await fill(memory)
    for kind in ("sqlite", "postgresql"):
        url = new_url(kind)
        async with await open_store(url) as store:
            await fill(store)
        async with await open_store(url) as store:
            assert await told(store) == await told(memory)
