"""Clustered as people play it."""

from playwright.sync_api import Page, expect

from browser.cards import (
    by_keys,
    by_mouse,
    by_touch,
    cells,
    ends,
    fitting,
    hand,
    laid,
    more_than,
    play_out,
)
from browser.visits import Visits, axe


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


def test_a_finger_lays_cards_with_a_second_tap(visitor: Visits) -> None:
    page = visitor(width=360, height=740, touch=True, dark=True)
    against_a_bot(page)
    for _ in range(3):
        before = laid(page)
        expect(page.get_by_text("Your turn.", exact=True)).to_be_visible()
        by_touch(page)
        more_than(page, before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_card_is_carried_to_a_cell(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    fitting(page).click()
    where = cells(page).first.bounding_box()
    page.keyboard.press("Escape")
    held = fitting(page).bounding_box()
    assert where
    assert held
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    page.mouse.down()
    x, y = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
    page.mouse.move(x, y, steps=8)
    page.mouse.up()
    more_than(page, 0)


def test_a_cell_that_does_not_fit_says_why(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    fitting(page).click()
    start = page.locator(".world svg g.card").first.bounding_box()
    assert start
    far = start["y"] - 1.7 * start["height"]
    page.mouse.click(start["x"] + start["width"] / 2, far)
    expect(page.get_by_text("No card lies beside this cell.").first).to_be_visible()
    assert laid(page) == 0
    expect(fitting(page)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="The rule").click()
    rule = page.get_by_role("dialog").get_by_text("a free cell that shares a side with a card")
    expect(rule).to_be_in_viewport()


def test_a_whole_game_by_keys_alone(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    assert play_out(page, by_keys) >= 20


def test_keys_reach_any_cell_and_ask_why_a_card_does_not_fit(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    page.keyboard.press("1")
    expect(page.locator('[data-cell="-1,0"]')).to_be_focused()
    for cell, arrow in (("-1,1", "Up"), ("0,1", "Right"), ("0,2", "Up")):
        page.keyboard.press(f"Shift+Arrow{arrow}")
        expect(page.locator(f'[data-cell="{cell}"]')).to_be_focused()
    axe(page)
    page.keyboard.press("Enter")
    told = page.get_by_role("status").get_by_text("No card lies beside this cell.")
    expect(told).to_be_attached()
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator('[data-cell="0,1"]')).to_be_focused()
    page.keyboard.press("Enter")
    more_than(page, 0)


def test_a_game_that_was_given_up_is_not_played_on(visitor: Visits) -> None:
    page = visitor()
    against_a_bot(page)
    fitting(page).click()
    expect(cells(page).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Resign").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    expect(ends(page)).to_be_visible()
    expect(hand(page)).to_have_count(0)
    expect(cells(page)).to_have_count(0)
    expect(page.get_by_text("Chosen:")).to_have_count(0)
