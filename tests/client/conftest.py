"""What the tests of the client share: a real club, and a line to it that can be broken."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from client.host import Host
from client.relay import Relay


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Clients run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A club that stays open for all tests."""
    club = Host(tmp_path_factory.mktemp("club"))
    club.open()
    yield club
    club.close()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A club for one test, which may close it."""
    club = Host(tmp_path)
    club.open()
    yield club
    club.close()


@pytest.fixture
async def relay(host: Host) -> AsyncIterator[Relay]:
    """A line to the club that can be broken."""
    async with Relay(host.port) as relay:
        yield relay
