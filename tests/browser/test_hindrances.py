"""What would keep somebody out: axe looks at every state of a table, each width shows it all."""

import time
from dataclasses import dataclass, field
from typing import Any

import pytest
from club_house import come_in
from playwright.sync_api import Locator, Page, expect

from browser.arriving import told
from browser.cards import cells, fitting, hand
from browser.magnets import board, fault, lost, place, point, ready
from browser.stages import SHORT, Stages, recorded
from browser.visits import Visits, axe

THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
GAMES = pytest.mark.parametrize("game", ["clustered", "kluster"])
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1280, 800)}
FITTING = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
"""Whether nothing sticks out sideways."""
SMALL: dict[str, Any] = {"boxes": "duo", "shorten": 20}


@dataclass
class House:
    """What was prepared at a club, each thing when it is asked for first."""

    stages: Stages
    kept: dict[str, str] = field(default_factory=dict)

    def over(self, game: str) -> str:
        """A table at which bots have played a game to its end."""
        if game not in self.kept:
            bots = {"clustered": "bot:random", "kluster": "bot:gentle"}[game]
            options = SMALL if game == "kluster" else {}
            table = self.kept[game] = self.stages.table(game, bots, bots, **options)
            while told(self.stages.club, f"/api/tables/{table}")["status"] != "over":
                time.sleep(0.1)
        return self.kept[game]

    def replay(self, game: str) -> str:
        """A game that can be looked at again."""
        name = f"replay of {game}"
        if name not in self.kept:
            bot, more = ("gentle", SHORT) if game == "kluster" else ("greedy", ())
            club, cookie = self.stages.club, self.stages.cookie
            self.kept[name] = recorded(club, cookie, game, bot, "a", *more)
        return self.kept[name]

    def visit(self, visitor: Visits, address: str, *, dark: bool) -> Page:
        """A page of the guest who has prepared everything."""
        page = visitor(width=480, height=560, dark=dark, reduced_motion=True)
        self.stages.arrive(page)
        page.goto(f"{address}?quality=0")
        return page


@pytest.fixture(scope="module")
def house(club: int) -> House:
    """Tables and games at the club of these tests."""
    return House(Stages(club, come_in(club, "Ada"), "", "", "", "", ""))


def look(page: Page) -> None:
    """Let axe look at a phone and at a desktop; nothing may stick out of either."""
    for width, height in (SIZES["phone"], SIZES["desktop"]):
        page.set_viewport_size({"width": width, "height": height})
        axe(page)
        page.wait_for_function(FITTING)  # what measures itself follows a moment later


def windows(page: Page, *names: str) -> None:
    """Open the menu and what it offers under these names, and look at each."""
    window = page.get_by_role("dialog")
    for number, name in enumerate(names):
        page.get_by_role("button", name="Menu", exact=True).click()
        if number == 0:
            look(page)
        window.get_by_role("button", name=name, exact=True).click()
        expect(window).to_have_count(1)
        expect(window.get_by_role("heading", name="Menu")).to_have_count(0)
        look(page)
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)


@THEMES
@GAMES
def test_the_waiting_room(visitor: Visits, house: House, game: str, *, dark: bool) -> None:
    table = house.stages.table(game, "me", "open", start=False)
    page = house.visit(visitor, f"/t/{table}", dark=dark)
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    look(page)


@THEMES
def test_clustered_with_a_chosen_card_and_all_windows(
    visitor: Visits, house: House, *, dark: bool
) -> None:
    table = house.stages.table("clustered", "me", "bot:greedy")
    page = house.visit(visitor, f"/t/{table}", dark=dark)
    expect(page.get_by_text("Your turn.", exact=True)).to_be_visible()
    fitting(page).click()
    expect(cells(page).first).to_be_visible()
    look(page)
    windows(page, "Share", "Resign", "What happened")


@THEMES
def test_a_covered_hand(visitor: Visits, house: House, *, dark: bool) -> None:
    table = house.stages.table("clustered", "Ada", "Bo")
    page = house.visit(visitor, f"/t/{table}", dark=dark)
    expect(page.get_by_role("button", name="Show my cards")).to_be_visible()
    assert hand(page).count() == 0
    look(page)


@THEMES
@GAMES
def test_the_end_of_a_game(visitor: Visits, house: House, game: str, *, dark: bool) -> None:
    page = house.visit(visitor, f"/t/{house.over(game)}", dark=dark)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    look(page)
    page.get_by_role("button", name="Share").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page)


@THEMES
def test_kluster_with_a_stone_in_the_hand_and_all_windows(
    visitor: Visits, house: House, *, dark: bool
) -> None:
    table = house.stages.table("kluster", "Ada", "Bo")
    page = house.visit(visitor, f"/t/{table}", dark=dark)
    ready(page)
    point(page, 0, 0)
    expect(page.locator('[data-how="held"]')).to_have_count(1)
    look(page)
    page.get_by_role("button", name="Training aids").click()
    look(page)
    windows(page, "Rules", "Resign")


@THEMES
def test_a_fault_of_kluster(visitor: Visits, house: House, *, dark: bool) -> None:
    table = house.stages.table("kluster", "me", **SMALL)
    page = house.visit(visitor, f"/t/{table}", dark=dark)
    place(page, 0, 0)
    fault(page)
    expect(lost(page)).to_be_visible()
    axe(page)


@THEMES
def test_what_is_said_at_a_table(visitor: Visits, house: House, *, dark: bool) -> None:
    table = house.stages.table("clustered", "me", "open", start=False)
    page = house.visit(visitor, f"/t/{table}", dark=dark)
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("textbox", name="Say something").fill("Good evening")
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_role("log", name="What was said")).to_contain_text("Good evening")
    look(page)


@THEMES
@GAMES
def test_a_replay_and_its_windows(visitor: Visits, house: House, game: str, *, dark: bool) -> None:
    page = house.visit(visitor, f"/r/{house.replay(game)}", dark=dark)
    turns = page.get_by_role("slider", name="Turns of the game")
    expect(turns).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("End")
    expect(turns).to_have_attribute("aria-valuenow", turns.get_attribute("aria-valuemax") or "")
    look(page)
    for name in ("Save", "Share"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Turns and more").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)


@THEMES
@GAMES
def test_the_table_of_a_lesson(visitor: Visits, house: House, game: str, *, dark: bool) -> None:
    page = house.visit(visitor, f"/t/{house.stages.lesson(game)}", dark=dark)
    expect(page.get_by_role("region", name="Tutorial")).to_contain_text("Step 1 of")
    look(page)


@THEMES
@pytest.mark.parametrize("address", ["/learn", "/learn/clustered", "/learn/kluster"])
def test_the_rooms_for_learning(visitor: Visits, house: House, address: str, *, dark: bool) -> None:
    page = house.visit(visitor, address, dark=dark)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("figure").or_(page.get_by_role("link")).last).to_be_visible()
    look(page)


def seen(*parts: Locator) -> None:
    for part in parts:
        expect(part).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", SIZES)
def test_clustered_is_seen_whole(visitor: Visits, house: House, size: str) -> None:
    width, height = SIZES[size]
    page = visitor(width=width, height=height, touch=size != "desktop")
    house.stages.arrive(page)
    page.goto(f"/t/{house.stages.table('clustered', 'me', 'bot:greedy')}")
    expect(page.get_by_text("Your turn.", exact=True)).to_be_visible()
    seen(page.get_by_text("Your turn.", exact=True), page.locator(".world svg g.card").first)
    seen(*hand(page).all())
    assert len(hand(page).all()) == 5
    seen(*page.get_by_role("list", name="Seats").get_by_role("listitem").all())
    assert page.evaluate(FITTING)


@pytest.mark.parametrize("size", SIZES)
def test_kluster_is_seen_whole(visitor: Visits, house: House, size: str) -> None:
    width, height = SIZES[size]
    page = visitor(width=width, height=height, touch=size != "desktop")
    house.stages.arrive(page)
    page.goto(f"/t/{house.stages.table('kluster', 'me', 'bot:gentle')}?quality=0")
    ready(page)
    seen(page.get_by_text("Your turn.", exact=True), board(page))
    seen(page.get_by_role("group", name="Stock"), page.get_by_role("button", name="Stone ").first)
    seen(page.get_by_role("button", name="Hold to lower"))
    seen(*page.get_by_role("group", name="What the hand does").get_by_role("button").all())
    seen(*page.get_by_role("list", name="Seats").get_by_role("listitem").all())
    assert page.evaluate(FITTING)
