"""A SQLite file whose log was lost says so; one that lacks nothing never does."""

import sqlite3
import subprocess
from pathlib import Path

import pytest

from klub.server.stores import backup, open_alone, open_store, restore, wal
from server_stores.club import T1, fill

pytestmark = pytest.mark.anyio


async def complains(file: Path) -> bool:
    """Whether a club that opens on ``file`` finds that its log was lost."""
    told: list[str] = []
    async with open_alone(f"sqlite:///{file}", lambda: told.append("lost")):
        return told == ["lost"]


def copied(file: Path, folder: Path, *ends: str) -> Path:
    """A copy of an open database with some of its parts, made as a person would."""
    folder.mkdir()
    for end in ends:
        subprocess.run(("cp", f"{file}{end}", folder), check=True)
    return folder / file.name


@pytest.mark.parametrize("events", [0, 40])
async def test_a_file_that_was_taken_from_an_open_club_without_its_log_says_so(
    events: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wal, "LONGEST", 50_000)
    file = tmp_path / "club.db"
    async with open_alone(f"sqlite:///{file}") as store:
        await fill(store)
        for seq in range(events):
            await store.append(T1, 3 + seq, [b"x" * 10_000], epoch=3)
            await store.lasting_word(f"{seq}", "x" * 10_000)
        if events:
            assert wal.beside(file).stat().st_size < 200_000 < file.stat().st_size
        killed = copied(file, tmp_path / "killed", "", "-wal")
        torn = copied(file, tmp_path / "torn", "")
        emptied = copied(file, tmp_path / "emptied", "")
    wal.beside(emptied).touch()
    assert await complains(torn)
    assert await complains(emptied)
    assert not await complains(torn)  # it has been said
    assert not await complains(killed)
    assert not await complains(file)


async def test_a_log_that_another_program_brought_in_is_not_missed(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    async with open_alone(f"sqlite:///{file}") as store:
        await fill(store)
        killed = copied(file, tmp_path / "killed", "", "-wal")
        looked = copied(file, tmp_path / "looked", "", "-wal")
    program = sqlite3.connect(killed)
    assert program.execute("select count(*) from events").fetchone() == (5,)
    program.close()
    async with await open_store(f"sqlite:///{looked}") as store:  # as klub reports does
        assert await store.last_seq(T1) == 3
    for whole in (killed, looked):
        assert not wal.beside(whole).exists()
        assert not await complains(whole)


async def test_what_lacks_nothing_does_not_complain(tmp_path: Path) -> None:
    file, kept = tmp_path / "club.db", tmp_path / "club.klub"
    assert not await complains(file)  # a new one
    async with await open_store(f"sqlite:///{file}") as store:  # by a klub that sets no mark
        await fill(store)
        unmarked = copied(file, tmp_path / "unmarked", "")
    assert not await complains(unmarked)
    assert not await complains(copied(file, tmp_path / "copied", ""))
    async with open_alone(f"sqlite:///{file}"):
        await backup(f"sqlite:///{file}", kept)
    await restore(kept, f"sqlite:///{tmp_path}/restored.db")
    assert not await complains(tmp_path / "restored.db")
