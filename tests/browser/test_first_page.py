"""The first page: it comes whole and small, in both themes, at every address of the client."""

import pytest
from playwright.sync_api import Response, expect

from browser.visits import ROOT, Visits, axe, still
from klub.server.pages import ADDRESSES

ASSETS = ROOT / "src" / "klub" / "server" / "static" / "assets"
LIMIT = 250_000
"""Bytes that the first page may take on its way."""
THREE = "WebGLRenderer"
"""A word in the part with three, and in no other."""
ROOMS = [address for address in ADDRESSES if "{" not in address]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_opens_without_complaint_and_axe_finds_nothing(visitor: Visits, theme: str) -> None:
    page = visitor(dark=theme == "dark")
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    axe(page)


def test_the_first_page_is_small_and_leaves_three_for_later(visitor: Visits) -> None:
    assert any(THREE in path.read_text() for path in ASSETS.glob("*.js")), "is three still used?"
    answers: list[Response] = []
    page = visitor()
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert 0 < sum(sizes.values()) < LIMIT, sizes
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    assert scripts
    assert not [script.url for script in scripts if THREE in script.text()]


@pytest.mark.parametrize("address", ROOMS)
def test_every_address_of_the_client_answers(visitor: Visits, address: str) -> None:
    page = visitor()
    answer = page.goto(address)
    assert answer is not None
    assert answer.status == 200
    expect(page.get_by_role("main")).to_be_visible()
    still(page)


def test_an_address_that_is_not_there_says_so_on_a_page_of_the_club(visitor: Visits) -> None:
    page = visitor(forgiven=("status of 404",))
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("main")).to_be_visible()
    axe(page)
