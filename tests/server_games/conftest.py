"""What the tests of games at the club share: one club that stays open."""

from collections.abc import Iterator

import pytest
from club_house import club_house


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Clients run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def port() -> Iterator[int]:
    """A club for all tests that do not close it."""
    with club_house() as opened:
        yield opened
