"""Clustered as people play it."""

from playwright.sync_api import Page, expect

from browser.cards import by_keys, by_mouse, ends, play_out
from browser.visits import Visits


def against_a_bot(page: Page, level: str = "Random") -> None:
    page.goto("/")
    page.get_by_role("button", name="Play a bot").nth(1).click()
    page.get_by_role("dialog").get_by_role("button", name=level).click()
    expect(page.get_by_text("Your turn.", exact=True)).to_be_visible()


def test_a_whole_game_against_a_bot_by_mouse(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    assert play_out(page, by_mouse) >= 20
    expect(ends(page)).to_be_visible()
    expect(
        page.get_by_role("cell", name="Total").or_(page.get_by_text("Total")).first
    ).to_be_visible()


def test_a_whole_game_by_keys_alone(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    assert play_out(page, by_keys) >= 20
