"""``klub backup`` and ``klub restore`` on real databases, and ``klub reports`` without one."""

import asyncio
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from server_stores import appender
from server_stores.club import fill, told
from typist import Klub

from klub.cli.store import usual_store
from klub.server.stores import TableId, open_store


async def filled(url: str) -> list[object]:
    async with await open_store(url) as store:
        await fill(store)
        return await told(store)


async def asked(url: str) -> list[object]:
    async with await open_store(url) as store:
        return await told(store)


@pytest.fixture
def club(home: Path) -> list[object]:
    """What is in the club of this machine."""
    home.mkdir()
    return asyncio.run(filled(usual_store()))


def test_a_club_is_backed_up_and_restored_elsewhere(
    klub: Klub, club: list[object], tmp_path: Path
) -> None:
    file, other = tmp_path / "club.backup", f"sqlite:///{tmp_path}/other.db"
    ran = klub("backup", file)
    assert (ran.code, ran.err) == (0, "")
    rows = int(ran.out.split()[0])
    assert rows > 15
    assert ran.out.endswith(f" rows of the club kept in {file} ({file.stat().st_size:,} bytes).\n")
    ran = klub("restore", file, "--store", other)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{rows} rows of the club restored from {file}.\n"
    assert asyncio.run(asked(other)) == club
    again = tmp_path / "again.backup"
    klub("backup", again, "--store", other)
    assert again.read_bytes() == file.read_bytes()


def test_a_lost_club_is_restored_where_it_was(
    klub: Klub, club: list[object], tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "club.backup"
    klub("backup", file)
    for lost in home.iterdir():
        lost.unlink()
    home.rmdir()
    assert klub("restore", file).code == 0
    assert asyncio.run(asked(usual_store())) == club


def test_a_club_with_something_in_it_is_not_overwritten(
    klub: Klub, club: list[object], tmp_path: Path
) -> None:
    file = tmp_path / "club.backup"
    klub("backup", file)
    ran = klub("restore", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "is not empty" in ran.err
    assert asyncio.run(asked(usual_store())) == club


def test_an_open_club_is_backed_up_while_it_plays(
    klub: Klub, club: list[object], tmp_path: Path
) -> None:
    file, other = tmp_path / "club.backup", f"sqlite:///{tmp_path}/other.db"
    program = [sys.executable, appender.__file__, usual_store(), "live"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout
        try:
            kept = dict(next(playing.stdout).split() for _ in range(50))
            reading = Thread(target=playing.stdout.read)
            reading.start()
            assert klub("backup", file).code == 0
            assert playing.poll() is None
        finally:
            playing.kill()
        reading.join()
    assert klub("restore", file, "--store", other).code == 0

    async def check() -> None:
        async with await open_store(other) as store:
            for table, seq in kept.items():
                assert len(await store.events(TableId(table))) >= int(seq)

    asyncio.run(check())
    assert asyncio.run(asked(other)) == club


def test_an_earlier_backup_is_replaced_only_by_a_whole_one(
    klub: Klub, club: list[object], tmp_path: Path
) -> None:
    file = tmp_path / "club.backup"
    file.write_text("the earlier one")
    assert klub("backup", file, "--store", f"sqlite:///{tmp_path}/none.db").code == 2
    assert file.read_text() == "the earlier one"
    assert klub("backup", file).code == 0
    assert file.read_bytes()[:2] == b"\x1f\x8b"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("backup {tmp}/x", "There is no club"),
        ("reports", "There is no club"),
        ("reports --store memory:", "There is no club"),
        ("backup {tmp}/x --store ftp://here", "not the address of a database"),
        ("backup {tmp}/x --store memory:", "not the address of a database"),
        ("restore {tmp}/none", "not a backup"),
        ("restore {tmp}/prose", "not a backup"),
        ("restore {tmp}/prose --store sqlite:///{tmp}/no/such/folder.db", "not a backup"),
        ("reports --store sqlite:///{tmp}/prose", "cannot be opened"),
        ("backup", "required: file"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    words: str, says: str, klub: Klub, tmp_path: Path
) -> None:
    (tmp_path / "prose").write_text("Dear klub, how are you?")
    ran = klub(*words.format(tmp=tmp_path).split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("klub: ")
    assert ran.err.count("\n") == 1
    assert says in ran.err
    assert (tmp_path / "prose").read_text() == "Dear klub, how are you?"
    assert not (tmp_path / "x").exists()
    assert not (tmp_path / "home" / "club.db").exists()


def test_a_backup_into_no_folder_is_refused(klub: Klub, club: list[object], tmp_path: Path) -> None:
    ran = klub("backup", tmp_path / "no" / "such" / "folder")
    assert (ran.code, ran.out) == (2, "")
    assert "No such file or directory" in ran.err


def test_a_folder_may_be_called_anything(
    klub: Klub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "50%25 off?really#now é"
    folder.mkdir()
    monkeypatch.setenv("KLUB_HOME", str(folder))
    before = asyncio.run(filled(usual_store()))
    assert (folder / "club.db").exists()
    assert klub("backup", folder / "it").code == 0
    for lost in folder.glob("club.db*"):
        lost.unlink()
    assert klub("restore", folder / "it").code == 0
    assert asyncio.run(asked(usual_store())) == before
