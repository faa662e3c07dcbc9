"""What the club shows beside its API: made once, and not without end."""

import json
from dataclasses import replace
from importlib.metadata import version
from typing import Any

import pytest
from club_house import EASY, club_house

from klub.server import app
from klub.server.accounts.limits import Limits, Rate, Rates
from klub.server.http.api import openapi
from server_people.house import House

PAGES = ("/api/openapi.json", "/livez", "/readyz", "/healthz", "/metrics")


def test_the_description_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def counted(*asked: Any) -> dict[str, Any]:
        made.append(openapi(*asked))
        return dict(made[-1])

    monkeypatch.setattr(app, "openapi", counted)
    with club_house() as port:
        told = [House(port).ask("GET", "/api/openapi.json").json for _ in range(3)]
    expected = json.loads(json.dumps(openapi(app.ROUTES, version("klub"))))
    assert told == [expected] * 3
    assert len(made) == 1


@pytest.mark.parametrize("path", PAGES)
def test_an_address_looks_at_pages_only_so_often(path: str) -> None:
    with club_house(rates=replace(EASY, requests=Rate(3, 7200))) as port:
        house = House(port)
        assert house.ask("GET", "/api/me").status == 401  # it counts as well
        assert [house.ask("GET", path).status for _ in range(3)] == [200, 200, 429]
        refused = house.ask("GET", path)
        assert refused.message == "too-often"
        assert int(refused.headers["retry-after"]) > 0
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        assert house.ask("GET", path, headers=elsewhere).status == 200


def test_a_monitor_may_look_ten_times_a_second_all_day() -> None:
    limits, rate = Limits(), Rates().requests
    assert not any(limits.take(rate, "monitor", tick / 10) for tick in range(24 * 3600))
