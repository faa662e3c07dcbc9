"""Learning a game: the tutorial at a real table, and the rules with their pictures."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.visits import Visits, axe

GAMES = ("clustered", "kluster")
NARROW = 360
"""px: the narrowest phone."""


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Tutorial")


def lay(page: Page, card: str, cell: str) -> None:
    """Choose a card by its name, click a cell that lights up for it, and wait until it lies."""
    cards = page.locator(".world svg g.card")
    before = cards.count()
    page.get_by_role("button", name=card).click()
    page.locator(f'[data-cell="{cell}"]').click()
    expect(cards).to_have_count(before + 1)


def clash(page: Page) -> None:
    """Choose the triangles, and click the cell right of the card that lies right of the start."""
    page.get_by_role("button", name="three striped triangles").click()
    above, below = (page.locator(f'[data-cell="0,{y}"]').bounding_box() for y in (1, -1))
    assert above
    assert below
    side = (below["y"] - above["y"]) / 2
    middle = above["x"] + above["width"] / 2, above["y"] + above["height"] / 2 + side
    page.mouse.click(middle[0] + 2 * side, middle[1])


def test_clustered_is_learned_at_a_real_table(visitor: Visits) -> None:
    page = visitor(width=1280, height=800)
    page.goto("/learn/clustered")
    page.get_by_role("button", name="Play the tutorial").click()
    expect(coach(page)).to_contain_text("Step 1 of 9")
    lay(page, "one filled square", "1,0")
    expect(coach(page)).to_contain_text("Step 3 of 9")
    clash(page)
    expect(coach(page)).to_contain_text("Asking costs nothing")
    lay(page, "two filled squares", "2,0")
    lay(page, "three filled squares", "3,0")
    expect(coach(page)).to_contain_text("Three in line")
    page.reload()
    expect(coach(page)).to_contain_text("Step 5 of 9")
    page.get_by_role("button", name="Show what counts").hover()
    expect(coach(page)).to_contain_text("Step 6 of 9")
    lay(page, "two empty squares", "2,1")
    lay(page, "three empty squares", "3,1")
    expect(coach(page)).to_contain_text("A block!")
    lay(page, "wild", "1,1")
    expect(coach(page)).to_contain_text("Step 8 of 9")
    axe(page)
    coach(page).get_by_role("button", name="Next").click()
    coach(page).get_by_role("button", name="Play against a bot").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_step_can_be_skipped_gone_back_to_and_left(visitor: Visits) -> None:
    page = visitor()
    page.goto("/learn/clustered")
    page.get_by_role("button", name="Play the tutorial").click()
    coach(page).get_by_role("button", name="Skip").click()
    expect(coach(page)).to_contain_text("Step 2 of 9")
    coach(page).get_by_role("button", name="Back").click()
    expect(coach(page)).to_contain_text("Step 1 of 9")
    coach(page).get_by_role("button", name="Skip").click()
    coach(page).get_by_role("button", name="Leave the tutorial").click()
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Show the tutorial").click()
    expect(coach(page)).to_contain_text("Step 2 of 9")
    page.goto("/learn/clustered")
    page.get_by_role("link", name="Go on with the tutorial").click()
    expect(coach(page)).to_contain_text("Step 2 of 9")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read_by_everybody(visitor: Visits, game: str, *, dark: bool) -> None:
    page = visitor(width=NARROW, height=740, dark=dark)
    page.goto(f"/learn/{game}")
    expect(page.get_by_role("heading", name="House rules")).to_be_visible()
    expect(page.get_by_role("figure").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == NARROW
    axe(page)


def test_the_contents_lead_to_a_chapter_and_an_address_does_too(visitor: Visits) -> None:
    page = visitor()
    page.goto("/learn/kluster")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Expert").click()
    expect(page.get_by_role("heading", name="Expert")).to_be_in_viewport()
    page.goto("/learn/clustered#rules-clustered-wild")
    expect(page.get_by_role("heading", name="Wilds and the start card")).to_be_in_viewport()
