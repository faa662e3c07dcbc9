"""One database serves one club: a second one is refused, by whatever name it comes."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import pytest

from klub.server.serving import Server
from klub.server.settings import Settings
from klub.server.stores import (
    Store,
    StoreAway,
    Unopened,
    advisory_lock,
    backup,
    open_alone,
    restore,
    sole,
)
from klub.server.stores.advisory_lock import KEY
from server_stores.club import T1, fill
from server_stores.conftest import NewUrl

pytestmark = pytest.mark.anyio


def hard_link(file: Path, other: Path) -> Path:
    """A second name for ``file``."""
    other.hardlink_to(file)
    return other


def symbolic_link(file: Path, other: Path) -> Path:
    """A link to ``file``."""
    other.symlink_to(file)
    return other


def linked_folder(file: Path, other: Path) -> Path:
    """The file in a link to its folder."""
    other.symlink_to(file.parent)
    return other / file.name


NAMES = {"hard link": hard_link, "symbolic link": symbolic_link, "linked folder": linked_folder}
"""Ways to a database besides its name."""


async def test_a_second_club_is_refused_until_the_first_has_closed(url: str) -> None:
    async with open_alone(url) as store:
        await store.append(T1, 0, [b"a"])
        with in_vain():
            await club(url)
        await store.append(T1, 1, [b"b"])
    async with open_alone(url) as store:
        assert await store.last_seq(T1) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux locks the file itself")
@pytest.mark.parametrize("kind", NAMES)
async def test_a_second_club_is_refused_by_whatever_name_it_comes(
    kind: str, tmp_path: Path
) -> None:
    file = tmp_path / "one.db"
    async with open_alone(f"sqlite:///{file}") as store:
        other = NAMES[kind](file, tmp_path / "other")
        with in_vain():
            await club(f"sqlite:///{other}")
        await store.append(T1, 0, [b"a"])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux locks the file itself")
async def test_a_second_process_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    async with open_alone(f"sqlite:///{tmp_path}/one.db"):
        refused = second(hard_link(tmp_path / "one.db", tmp_path / "other.db"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("klub: A club is open on sqlite")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.db", "other.db"]


async def test_nothing_is_left_beside_a_database_that_was_closed(tmp_path: Path) -> None:
    async with open_alone(f"sqlite:///{tmp_path}/club.db"):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["club.db"]


async def test_a_club_is_backed_up_beside_its_club_but_not_restored_into(
    url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    file = tmp_path / "club.backup"
    async with open_alone(url) as store:
        await fill(store)
        rows = await backup(url, file)
    empty = new_url(url.partition(":")[0])
    async with open_alone(empty) as store:
        with in_vain():
            await restore(file, empty)
        assert await store.last_seq(T1) == 0
    assert await restore(file, empty) == rows


async def test_a_connection_that_is_lost_wins_the_lock_again(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    async with open_alone(url) as store, by_hand(url) as other:
        await store.append(T1, 0, [b"a"])
        await other.execute(END)
        await store.append(T1, 1, [b"b"])
        assert not await other.fetchval(f"select pg_try_advisory_lock({KEY})")
        assert await store.last_seq(T1) == 2


async def test_what_another_club_has_taken_is_written_to_no_more(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_url("postgresql")
    async with open_alone(url) as store, by_hand(url) as other:
        await store.append(T1, 0, [b"a"])
        await take(other, url)
        monkeypatch.setattr(advisory_lock, "WAIT", SOON)
        for write in (store.append(T1, 1, [b"b"]), store.lasting_word("daily", "new")):
            with pytest.raises(StoreAway):
                await write
        assert await store.last_seq(T1) == 1  # reading goes on
        await other.execute(f"select pg_advisory_unlock({KEY})")
        monkeypatch.undo()
        await store.availability.wait(60)
        assert await store.append(T1, 1, [b"b"]) == 2


async def test_a_club_whose_database_was_taken_closes_and_says_why(
    new_url: NewUrl, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sole, "LOOK", 0.02)
    monkeypatch.setattr(sole, "GHOST", 0.0)
    url = new_url("postgresql")
    server = Server(Settings(port=0, store=url))
    async with by_hand(url) as other, asyncio.timeout(60):
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        await take(other, url)
        with pytest.raises(Unopened, match="store-open-already"):
            await serving
    assert "database-taken" in [record.message for record in caplog.records]


SOON = "20ms"
"""How long a connection waits for a lock that it will not get."""

END = """
select pg_terminate_backend(pid) from pg_locks join pg_database on database = pg_database.oid
where locktype = 'advisory' and granted and datname = current_database()
"""
"""Ends the connection that holds the lock."""


@contextmanager
def in_vain() -> Iterator[None]:
    """Expect that a club is open already."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advisory_lock, "WAIT", SOON)
        with pytest.raises(Unopened, match="store-open-already"):
            yield


@asynccontextmanager
async def by_hand(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of somebody else's."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def take(other: asyncpg.Connection, url: str) -> None:
    """Let ``other`` have the lock at the very moment at which it is lost."""
    waiting = asyncio.create_task(other.execute(f"select pg_advisory_lock({KEY})"))
    async with by_hand(url) as third:
        while not await third.fetchval("select count(*) from pg_locks where not granted"):
            await asyncio.sleep(0.005)
        await third.execute(END)
    await waiting


async def club(url: str) -> Store:
    """Open a club, and close it."""
    async with open_alone(url) as store:
        return store


def second(file: Path) -> "subprocess.CompletedProcess[str]":
    """Open a club from a shell."""
    words = ("serve", "--no-open", "--port", "0", "--store", f"sqlite:///{file}")
    return subprocess.run(
        [sys.executable, "-m", "klub", *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | {"KLUB_HOME": str(file.parent)},
    )
