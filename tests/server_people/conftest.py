"""What the tests of people share: a club on each kind of store that needs nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server_people.house import House, open_house


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A club that a module's tests share."""
    with open_house() as opened:
        yield opened


@pytest.fixture(params=["memory", "sqlite"])
def kept_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A club of its own, on each store in turn."""
    url = "memory:" if request.param == "memory" else f"sqlite:///{tmp_path}/club.db"
    with open_house(url) as opened:
        yield opened
