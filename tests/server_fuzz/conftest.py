"""What the tests of hostile clients share."""

import logging
from collections.abc import Iterator

import pytest

from server_fuzz.ledger import Notes


@pytest.fixture
def notes() -> Iterator[Notes]:
    """What the club logs during a test; a mistake of its own fails the test."""
    kept, root = Notes(), logging.getLogger()
    root.addHandler(kept)
    klub = logging.getLogger("klub")
    before = klub.level
    klub.setLevel(logging.INFO)
    yield kept
    klub.setLevel(before)
    root.removeHandler(kept)
