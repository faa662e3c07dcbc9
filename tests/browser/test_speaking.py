"""Fourteen languages: chosen by the browser or by hand, and every layout survives the longest."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.visits import Visits, still
from klub.i18n import translated

CATALOGS = Path(str(files("klub"))) / "i18n"
CODES = sorted(path.name for path in CATALOGS.iterdir() if (path / "web-home.ftl").exists())
Role = Literal["button", "combobox", "figure"]
ROOMS: dict[str, tuple[Role, str | None]] = {
    "/": ("button", "home-bot"),
    "/new/clustered": ("button", "new-open"),
    "/new/kluster": ("button", "new-open"),
    "/learn/clustered": ("figure", None),
    "/learn/kluster": ("figure", None),
    "/you": ("combobox", None),
}
"""What each room is about: it comes last."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def words(code: str, message: str) -> str:
    return translated(code, message, {})


def test_there_are_fourteen() -> None:
    assert len(CODES) == 14


@pytest.mark.parametrize("code", CODES)
def test_a_browser_is_spoken_to_in_its_language(visitor: Visits, code: str) -> None:
    page = visitor(locale=code, width=360, height=740, touch=True)
    for room, (role, name) in ROOMS.items():
        page.goto(room)
        expect(page.locator("main h1").first).to_be_visible()
        parts = page.get_by_role(role, name=words(code, name) if name else None)
        expect(parts.first).to_be_visible()
        still(page)
        assert page.locator("html").get_attribute("lang") == code
        assert page.evaluate(SIDEWAYS) <= 0, room
        assert not _ids(page), room


def test_a_language_is_chosen_by_hand_and_kept(visitor: Visits) -> None:
    page = visitor()
    page.goto("/you")
    for code in (*CODES, "fi"):
        chooser = page.locator("select").filter(has=page.locator(f'option[value="{code}"]')).first
        chooser.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
    page.reload()
    still(page)
    expect(page.locator("html")).to_have_attribute("lang", "fi")


def _ids(page: Page) -> list[str]:
    """Texts on the page that look like the name of a message instead of one."""
    return re.findall(
        r"(?m)^(?:home|new|you|table|cards|magnets|replay|learn|rules)-[a-z-]+$",
        page.locator("body").inner_text(),
    )
