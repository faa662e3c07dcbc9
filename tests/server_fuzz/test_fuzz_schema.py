"""What the description of the HTTP part promises is what the whole club does."""

import json
from collections.abc import Iterator
from copy import deepcopy
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from club_house import call, club_house, come_in
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from klub.server.app import ROUTES
from klub.server.http.api import openapi
from server_fuzz.ledger import Notes

EXAMPLES = 12
DOCUMENT = openapi(ROUTES, version("klub"))
SETTINGS = {
    # A schema cannot say which house rules go together, nor which letters can be printed.
    "checks": {
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "401", "403", "404", "409", "422", "503"]
        },
        # While the club compiles, it says so by 503.
        "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", "503"]},
    }
}
described = schemathesis.openapi.from_dict(
    deepcopy(DOCUMENT), config=SchemathesisConfig.from_dict(SETTINGS)
).exclude(path="/api/logout")  # it would end the fuzz for all that follows
often = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A club for all of this."""
    folder: Path = tmp_path_factory.mktemp("club")
    with club_house(f"sqlite:///{folder / 'club.db'}") as opened:
        yield opened


@pytest.fixture(scope="module")
def secret(port: int) -> str:
    """What the cookie of a guest holds."""
    return come_in(port, "Fuzz").removeprefix("klub=")


def test_the_club_describes_itself_so(port: int) -> None:
    assert call(port, "GET", "/api/openapi.json")[1] == json.loads(json.dumps(DOCUMENT))


def whole(value: Any) -> Any:
    """``value`` with 2 for 2.0: an integer to JSON Schema, but not to the club."""
    match value:
        case dict():
            return {key: whole(inner) for key, inner in value.items()}
        case list():
            return [whole(inner) for inner in value]
        case float() if value.is_integer():
            return int(value)
    return value


@described.parametrize()
@often
def test_a_guest_is_answered_as_described(
    case: Case[Any], port: int, secret: str, notes: Notes
) -> None:
    # Where a cookie is needed, its being left out is among the cases.
    if "klub" in case.cookies or not case.operation.definition.raw.get("security"):
        case.cookies = {"klub": secret}
    if isinstance(case.body, dict) and repr(whole(case.body)) != repr(case.body):
        case.body = whole(case.body)
    case.call_and_validate(base_url=f"http://127.0.0.1:{port}")
    assert notes.faults() == []


@described.parametrize()
@often
def test_a_stranger_is_answered_so(case: Case[Any], port: int, notes: Notes) -> None:
    case.call_and_validate(base_url=f"http://127.0.0.1:{port}")
    assert notes.faults() == []
