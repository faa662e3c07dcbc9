"""What has to wait for machine code is refused by 503, with the time after which to ask again."""

from collections.abc import Iterator
from typing import Any

import pytest
from club_house import call, club_house, come_in, open_table

from klub.server.http.api import openapi
from klub.server.ops.kernels import Kernels
from klub.server.routes import advice, lists, people, tables

SEATS = [{"kind": "me"}, {"kind": "me"}]
DOCUMENT = openapi((*people.ROUTES, *tables.ROUTES, *advice.ROUTES, *lists.ROUTES), "1.2.3")


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A club whose compiling has not begun."""
    monkeypatch.setattr(Kernels, "start", lambda _: None)
    with club_house() as opened:
        yield opened


def refused(answer: tuple[int, Any, Any], message: str) -> None:
    status, told, headers = answer
    assert (status, told["message"]) == (503, message)
    assert int(headers["retry-after"]) >= 1


def test_a_table_whose_clock_would_run_is_opened_later(port: int) -> None:
    ada = come_in(port, "Ada")
    new = {"game": "kluster", "seats": SEATS, "base": 300, "bonus": 5, "start": True}
    refused(call(port, "POST", "/api/tables", new, ada), "turn-preparing")
    assert call(port, "GET", "/api/me/tables", None, ada)[1] == {"tables": []}


def test_a_hint_is_given_later(port: int) -> None:
    ada = come_in(port, "Ada")
    table = open_table(port, ada, game="clustered", seats=SEATS, start=True)
    seat = call(port, "GET", f"/api/tables/{table}")[1]["to_move"]
    refused(
        call(port, "POST", f"/api/tables/{table}/hint", {"seat": seat}, ada), "advice-preparing"
    )
    # What would not be granted later either is no matter of time.
    status, told, _ = call(port, "POST", f"/api/tables/{table}/hint", {"seat": 1 - seat}, ada)
    assert (status, told["message"]) == (422, "hint-not-your-turn")


def test_a_club_that_compiles_is_ready_nevertheless(port: int) -> None:
    status, told, _ = call(port, "GET", "/readyz")
    assert (status, told["status"], told["prepared"]) == (200, "open", 0.0)
    assert told["parts"]["kernels"]["says"].startswith("Compiling")


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/hint"])
def test_the_description_tells_of_it(path: str) -> None:
    assert "503" in DOCUMENT["paths"][path]["post"]["responses"]
    header = DOCUMENT["components"]["responses"]["503"]["headers"]["Retry-After"]
    assert header["required"]
