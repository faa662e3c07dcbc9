"""What the tests of crashes share: a process from which clubs start in no time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server_crash.house import Nursery


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Guests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """A process that has loaded everything and forks clubs."""
    folder: Path = tmp_path_factory.mktemp("nursery")
    with Nursery(folder) as nursery:
        yield nursery
