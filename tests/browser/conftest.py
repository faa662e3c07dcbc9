"""What browser tests share: a club for each module, a browser for each process, visitors."""

import re
from collections.abc import Iterator

import pytest
from club_house import club_house
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import found
from browser.visits import ROOT, Visits

PICTURES = ROOT / ".cache" / "browser"
"""What visitors saw when a test failed."""
PAUSE = 0.05
"""s that a bot takes: long enough for a page to show one move before the next."""

PATIENCE = 60_000
"""ms until what is expected on a page counts as missing; a busy machine is slow, not wrong."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def club() -> Iterator[int]:
    """The port of a real club with the built client."""
    with club_house(bot_pause=PAUSE) as port:
        yield port


# Of this package, not of the session: while Playwright runs, no other test of the same process
# could use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    with sync_playwright() as playwright:
        chromium = found(playwright)
        assert chromium, "there is no browser: 'python3 run.py test' brings one"
        with chromium.launch(playwright) as browser:
            yield browser


@pytest.fixture
def visitor(browser: Browser, club: int) -> Iterator[Visits]:
    """Call it for a page of somebody new to the club; complaints of any page fail the test."""
    visits = Visits(browser, f"http://127.0.0.1:{club}")
    yield visits
    visits.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Iterator[None]:
    """Fail a test for what its pages complained about, and keep pictures of a failed one."""
    visits = item.funcargs.get("visitor")
    if not isinstance(visits, Visits):
        return (yield)
    try:
        yield
        if complaints := visits.listen():
            pytest.fail("\n".join(["a page complained:", *complaints]), pytrace=False)
    except BaseException:
        name = re.sub(r"\W+", "-", f"{item.path.stem}-{item.name}").strip("-")
        visits.pictures(PICTURES, name)
        raise
