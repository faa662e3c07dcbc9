"""What load balancers see of a club whose database stops: 503 soon, and 200 again afterwards."""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from club_house import call, club_house
from server_stores.postgres_server import Postgres, postgres

from klub.server.ops.health import FRESH
from klub.server.stores import MemoryStore

CLIENTS = 20
"""Clients that ask at the same time."""
PATIENCE = 30.0
"""s after which a club that does not get well again has failed."""

Locked = Callable[[], AbstractContextManager[None]]
Case = tuple[str, Locked]
"""The address of a database, and how to hold it so that nothing can be written."""


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Case]:
    """Both kinds of databases, each held by another program."""
    if request.param == "sqlite":
        file = tmp_path / "club.db"
        yield f"sqlite:///{file}", lambda: sqlite_locked(file)
    else:
        with request.getfixturevalue("server").database() as url:
            yield url, lambda: postgres_locked(url)


@contextmanager
def sqlite_locked(file: Path) -> Iterator[None]:
    """Another program has begun to write, and does not end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield


@contextmanager
def postgres_locked(url: str) -> Iterator[None]:
    """Another program holds the table that the club writes to."""
    with asyncio.Runner() as runner:
        other = runner.run(asyncpg.connect(url))
        runner.run(other.execute("begin; lock table runs in access exclusive mode"))
        yield
        runner.run(other.close())


def asked(port: int, path: str = "/readyz") -> tuple[int, Any, str | None]:
    """The status, what was told, and when to ask again."""
    status, told, headers = call(port, "GET", path)
    assert headers["cache-control"] == "no-store"
    return status, told, headers["retry-after"]


@pytest.mark.parametrize("path", ["/readyz", "/healthz"])
def test_a_club_that_works_says_so_part_by_part(path: str, case: Case) -> None:
    url, _ = case
    disk = {"disk"} if url.startswith("sqlite") else set()
    with club_house(url) as port:
        status, told, retry = asked(port, path)
        assert (status, told["status"], retry) == (200, "open", None)
        assert 0 <= told["prepared"] <= 1
        assert set(told["parts"]) == {"database", "kernels"} | disk
        for part in told["parts"].values():
            assert part["ok"]
            assert part["says"].endswith(".")
        assert asked(port, "/livez") == (200, {"status": "alive"}, None)


def test_a_club_that_cannot_write_says_so_and_lives(case: Case) -> None:
    url, locked = case
    with club_house(url) as port:
        assert asked(port)[0] == 200
        with locked():
            until = time.monotonic() + PATIENCE
            while asked(port)[0] == 200:  # as long as the last look is fresh
                assert time.monotonic() < until
            with ThreadPoolExecutor(CLIENTS) as clients:
                heard = list(clients.map(lambda _: asked(port), range(5 * CLIENTS)))
            for status, told, retry in heard:
                assert (status, told["status"]) == (503, "failing")
                assert int(retry or 0) > 0
                failing = [name for name, part in told["parts"].items() if not part["ok"]]
                assert failing == ["database"]
                assert told["parts"]["database"]["says"].startswith("The database cannot be ")
                assert url not in json.dumps(told)
            assert asked(port, "/livez")[0] == 200
        while asked(port)[0] != 200:
            assert time.monotonic() < until + PATIENCE


def test_what_was_written_to_look_is_one_row(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    with club_house(f"sqlite:///{file}") as port:
        asked(port)
        time.sleep(1.1)  # until the first look is no longer fresh
        asked(port)
        with closing(sqlite3.connect(file)) as opened:
            ((began, seen),) = opened.execute("select began, seen from runs").fetchall()
    assert began < seen


def test_a_flood_of_questions_is_a_write_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    writes: Counter[MemoryStore] = Counter()  # a club of other tests may be open in this process
    keep_run = MemoryStore.keep_run

    async def counted(store: MemoryStore, run: Any) -> None:
        writes[store] += 1
        await keep_run(store, run)

    monkeypatch.setattr(MemoryStore, "keep_run", counted)
    with club_house() as port, ThreadPoolExecutor(CLIENTS) as clients:
        begun = time.monotonic()
        heard = list(clients.map(lambda n: asked(port, ("/readyz", "/livez")[n % 2]), range(400)))
        took = time.monotonic() - begun
        most = max(writes.values())
    assert {status for status, _, _ in heard} == {200}
    assert 1 <= most <= took / FRESH + 1
