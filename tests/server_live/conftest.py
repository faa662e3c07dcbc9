"""What the tests of live tables share."""

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The club runs on asyncio."""
    return "asyncio"
