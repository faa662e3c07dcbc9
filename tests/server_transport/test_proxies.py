"""The examples of docs/server.md for a club behind a proxy with https do what is said there."""

import http.client
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from club_house import EASY, club_house
from websockets.sync.client import connect

from klub.server.accounts.limits import Rate
from server_transport.proxies import NAME, PATIENCE, PROXIES, dialled_tls, proxied, trusting
from server_transport.visitors import dialled

ADA, BEN = "127.0.0.2", "127.0.0.3"
"""Addresses of this machine from which people come."""


@dataclass(frozen=True, slots=True)
class Site:
    """A club behind a proxy."""

    club: int
    """Its own port."""
    port: int
    """The port of the proxy."""

    @property
    def host(self) -> str:
        """What a browser calls it."""
        return f"{NAME}:{self.port}"

    def ask(
        self, method: str, path: str, source: str = ADA, body: object = None, **headers: str
    ) -> http.client.HTTPResponse:
        """An answer through the proxy, read as a whole."""
        line = http.client.HTTPConnection(NAME, self.port, timeout=PATIENCE)
        line.sock = dialled_tls(self.port, source)
        sent = {"Host": self.host, "Content-Type": "application/json", **headers}
        data = None if body is None else json.dumps(body)
        line.request(method, path, data, sent)
        answer = line.getresponse()
        answer.read()
        line.close()
        return answer


@pytest.fixture(scope="module", params=PROXIES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A club that lets one guest in from each address, behind each proxy."""
    rates = replace(EASY, guests=Rate(1, 3600))
    folder = tmp_path_factory.mktemp(request.param)
    with (
        club_house(rates=rates, hosts=(NAME, "127.0.0.1")) as club,
        proxied(request.param, folder, club) as port,
    ):
        yield Site(club, port)


def test_the_club_answers_by_https_and_says_so(site: Site) -> None:
    answer = site.ask("GET", "/healthz")
    assert answer.status == 200
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_a_guest_gets_the_safe_cookie_and_counts_for_their_own_address(site: Site) -> None:
    came = site.ask("POST", "/api/me", ADA, {"name": "Ada"})
    assert came.status == 201
    cookie = str(came.headers["set-cookie"])
    assert cookie.startswith("__Host-klub=")
    assert cookie.endswith("; Secure")
    assert site.ask("POST", "/api/me", ADA, {"name": "Eve"}).status == 429
    lie = {"X-Forwarded-For": "192.0.2.9"}
    assert site.ask("POST", "/api/me", ADA, {"name": "Eve"}, **lie).status == 429
    assert site.ask("POST", "/api/me", BEN, {"name": "Ben"}).status == 201

    url = f"wss://{site.host}/ws/1"
    headers = {"Cookie": cookie.partition(";")[0], "Origin": f"https://{site.host}"}
    line = dialled(site.port, ADA)
    with connect(url, sock=line, ssl=trusting(), additional_headers=headers) as socket:
        assert json.loads(socket.recv(PATIENCE))["name"] == "Ada"


def test_figures_are_for_this_machine_alone(site: Site) -> None:
    assert site.ask("GET", "/metrics").status == 404
    line = http.client.HTTPConnection("127.0.0.1", site.club, timeout=PATIENCE)
    line.request("GET", "/metrics")
    answer = line.getresponse()
    assert (answer.status, b"klub_" in answer.read()) == (200, True)
    line.close()


def test_another_name_is_answered_with_421(site: Site) -> None:
    line = http.client.HTTPConnection("127.0.0.1", site.club, timeout=PATIENCE)
    line.request("GET", "/", headers={"Host": "evil.example"})
    answer = line.getresponse()
    assert (answer.status, answer.read()) == (421, b"There is no club of this name here.\n")
    line.close()
