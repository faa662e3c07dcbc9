"""What the tests of stores share: a new store of every kind, and a real PostgreSQL."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from klub.server.stores import Store, open_store
from server_stores.postgres_server import Postgres, postgres

KINDS = ("memory", "sqlite", "postgresql")

NewUrl = Callable[[str], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Stores run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewUrl]:
    """Addresses of databases that do not exist yet, by their kind."""
    numbers = count()
    with ExitStack() as ending:

        def new(kind: str) -> str:
            if kind == "postgresql":
                server: Postgres = request.getfixturevalue("_postgres")
                return ending.enter_context(server.database())
            return "memory:" if kind == "memory" else f"sqlite:///{tmp_path}/club{next(numbers)}.db"

        yield new


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, new_url: NewUrl) -> AsyncIterator[Store]:
    """A new store, of every kind in turn."""
    async with await open_store(new_url(request.param)) as opened:
        yield opened


@pytest.fixture(params=KINDS[1:])
def url(request: pytest.FixtureRequest, new_url: NewUrl) -> str:
    """The address of a new database, of every kind in turn."""
    return new_url(request.param)
