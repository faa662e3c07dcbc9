"""Backups: from any database into any other, at any time, whole or not at all."""

import asyncio
import gzip
import os
from itertools import count
from pathlib import Path

import pytest

from klub.server.stores import MemoryStore, TableId, Unopened, backup, open_store, restore
from klub.server.stores.schema import VERSION
from server_stores.club import T1, fill, told
from server_stores.conftest import NewUrl

pytestmark = pytest.mark.anyio

PAIRS = [(one, other) for one in ("sqlite", "postgresql") for other in ("sqlite", "postgresql")]


@pytest.mark.parametrize(("source", "target"), PAIRS)
async def test_a_club_moves_from_one_database_to_another(
    source: str, target: str, new_url: NewUrl, tmp_path: Path
) -> None:
    here, there, file = new_url(source), new_url(target), tmp_path / "club.backup"
    memory = MemoryStore()
    await fill(memory)
    async with await open_store(here) as store:
        await fill(store)
        assert await backup(here, file) == await restore(file, there) > 15
    async with await open_store(there) as store:
        assert await told(store) == await told(memory)
        assert await store.append(T1, 3, [b"and on"], epoch=3) == 4
    again = tmp_path / "again.backup"
    await backup(here, again)
    assert again.read_bytes() == file.read_bytes()
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


async def test_equal_clubs_make_equal_backups(new_url: NewUrl, tmp_path: Path) -> None:
    files = []
    for kind in ("sqlite", "postgresql"):
        url = new_url(kind)
        async with await open_store(url) as store:
            await fill(store)
        files.append(tmp_path / kind)
        await backup(url, files[-1])
    assert gzip.decompress(files[0].read_bytes()) == gzip.decompress(files[1].read_bytes())
    assert files[0].read_bytes() == files[1].read_bytes()


async def test_a_backup_shows_one_moment_of_a_club_at_play(url: str, tmp_path: Path) -> None:
    tables = [TableId(f"table-{number}") for number in range(20)]
    async with await open_store(url) as store:
        for table in tables:
            await store.append(table, 0, [b"x" * 500] * 100)

        # One after the other: a backup that has an event has all events before it.
        async def play() -> None:
            for seq in count(100):
                for table in tables:
                    await store.append(table, seq, [b"y"])

        playing = asyncio.create_task(play())
        try:
            for number in range(3):
                await backup(url, tmp_path / f"{number}")
            assert not playing.done()
        finally:
            playing.cancel()
            await asyncio.wait([playing])
    for number in range(3):
        restored = f"sqlite:///{tmp_path}/{number}.db"
        await restore(tmp_path / f"{number}", restored)
        async with await open_store(restored) as store:
            lasts = [await store.last_seq(table) for table in tables]
            assert lasts == [len(await store.events(table)) for table in tables]
            assert lasts == sorted(lasts, reverse=True)
            assert lasts[0] - lasts[-1] <= 1


async def test_only_an_empty_store_is_restored_into(url: str, tmp_path: Path) -> None:
    file = tmp_path / "club.backup"
    async with await open_store(url) as store:
        await fill(store)
        before = await told(store)
    await backup(url, file)
    with pytest.raises(Unopened, match="store-not-empty"):
        await restore(file, url)
    async with await open_store(url) as store:
        assert await told(store) == before


async def test_a_store_that_was_opened_but_not_used_is_restored_into(
    url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    source, file = new_url("sqlite"), tmp_path / "club.backup"
    async with await open_store(source) as store:
        await fill(store)
    await (await open_store(url)).close()
    await restore(await backed_up(source, file), url)
    async with await open_store(url) as store:
        assert await store.last_seq(T1) == 3


async def test_a_club_that_only_made_up_its_words_takes_those_of_the_backup(
    url: str, tmp_path: Path
) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "club.backup"
    async with await open_store(source) as store:
        await store.lasting_word("daily", "old")
    async with await open_store(url) as store:
        await store.lasting_word("daily", "new")
        await store.lasting_word("weekly", "new")
    await restore(await backed_up(source, file), url)
    async with await open_store(url) as store:
        assert await store.lasting_word("daily", "fresh") == "old"
        assert await store.lasting_word("weekly", "fresh") == "fresh"


async def backed_up(url: str, file: Path) -> Path:
    await backup(url, file)
    return file


@pytest.mark.parametrize("harm", ["cut", "flipped", "unzipped", "no end", "no table", "newer"])
async def test_a_harmed_backup_is_refused_and_changes_nothing(
    harm: str, url: str, tmp_path: Path
) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "club.backup"
    async with await open_store(source) as store:
        await fill(store)
    data = (await backed_up(source, file)).read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    version = f'"{VERSION}"'.encode()
    harmed = {
        "cut": data[: len(data) // 2],
        "flipped": data[:-8] + bytes([data[-8] ^ 1]) + data[-7:],
        "unzipped": b"".join(lines),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "no table": gzip.compress(b"".join(lines).replace(b'"events"', b'"eventz"')),
        "newer": gzip.compress(b"".join(lines).replace(version, b'"9999"')),
    }
    file.write_bytes(harmed[harm])
    with pytest.raises(Unopened, match="backup-newer" if harm == "newer" else "backup-unreadable"):
        await restore(file, url)
    async with await open_store(url) as store:
        assert await store.last_seq(T1) == 0
        assert await store.tables() == ()


@pytest.mark.parametrize("harm", ["cut", "flipped", "end flipped", "no table", "miscounted"])
async def test_a_harmed_backup_leaves_nothing_behind(harm: str, tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "club.backup"
    async with await open_store(source) as store:
        await fill(store)
    data = (await backed_up(source, file)).read_bytes()
    text = gzip.decompress(data)
    count = text.splitlines()[-1]
    middle = len(data) // 2
    harmed = {
        "cut": data[:middle],
        "flipped": data[:middle] + bytes([data[middle] ^ 4]) + data[middle + 1 :],
        "end flipped": data[:-8] + bytes([data[-8] ^ 1]) + data[-7:],
        "no table": gzip.compress(text.replace(b'"events"', b'"eventz"')),
        "miscounted": gzip.compress(text.replace(count, count.replace(b":", b":1"))),
    }
    assert len(set(harmed.values()) | {data}) == len(harmed) + 1
    file.write_bytes(harmed[harm])
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(Unopened, match="backup-unreadable"):
        await restore(file, f"sqlite:///{empty}/club.db")
    assert list(empty.iterdir()) == []


async def test_what_is_restored_is_as_private_as_what_is_opened(tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "club.backup"
    async with await open_store(source) as store:
        await fill(store)
    await backed_up(source, file)
    new = tmp_path / "new"
    new.mkdir()
    (new / "club.db.part").write_text("left by one that was killed")
    usual = os.umask(0o022)
    try:
        await restore(file, f"sqlite:///{new}/club.db")
    finally:
        os.umask(usual)
    assert [path.name for path in new.iterdir()] == ["club.db"]
    for private in (file, new / "club.db"):
        assert private.stat().st_mode & 0o777 == 0o600


async def test_where_there_is_no_club_there_is_no_backup(new_url: NewUrl, tmp_path: Path) -> None:
    for kind in ("sqlite", "postgresql"):
        with pytest.raises(Unopened, match="store-none"):
            await backup(new_url(kind), tmp_path / "club.backup")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(Unopened, match="backup-unreadable"):
        await restore(tmp_path / "club.backup", new_url("sqlite"))
