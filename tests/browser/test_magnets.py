"""Kluster as people play it: with a mouse, with a thumb, by keys alone; one hand, two, the cord."""

import re

from playwright.sync_api import Page, expect

from browser.arriving import sit_down
from browser.magnets import (
    LANDING,
    Finger,
    board,
    down,
    end,
    fault,
    in_hand,
    lies,
    lost,
    lower_by_key,
    lying,
    nearest,
    pixel,
    place,
    place_somewhere,
    point,
    press,
    ready,
    stones,
    walk_to_nearest,
)
from browser.visits import Visits

OVER = "The game is over"


def small(visitor: Visits, *, touch: bool = False) -> Page:
    """A page that is drawn quickly, without slow motion."""
    return visitor(width=480, height=560, touch=touch, reduced_motion=True)


def test_a_whole_solo_by_mouse_with_its_faults(visitor: Visits, club: int) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", boxes="duo", solo_faults=1)
    place_somewhere(page)
    place_somewhere(page)
    assert len(lying(page)) == 2
    fault(page)
    expect(lost(page)).to_contain_text("The stone in the hand has touched another.")
    expect(lost(page)).to_contain_text("The next fault ends the game.")
    lost(page).get_by_role("button", name="Close").click()
    left = len(lying(page))
    assert left < 2
    place_somewhere(page)
    assert len(lying(page)) == left + 1
    fault(page)
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()
    expect(page.get_by_text(re.compile(f"[0-{left}] of 12 stones placed"))).to_be_visible()
    expect(page.get_by_text("With 2 faults.")).to_be_visible()
    expect(page.get_by_role("img", name="The final board from above")).to_be_visible()


def test_a_fault_is_shown_again_slowly_and_can_be_skipped(visitor: Visits, club: int) -> None:
    page = visitor(width=480, height=560)
    sit_down(page, club, "kluster", boxes="duo")
    place(page, 0, 0)
    fault(page)
    lost(page).get_by_role("button", name="Skip").click()
    expect(lost(page).get_by_role("button", name="Skip")).to_have_count(0)
    expect(lost(page)).to_contain_text("You take back 1 stone.")
    ready(page)


def test_a_turn_on_a_phone_with_the_thumb(visitor: Visits, club: int) -> None:
    page = visitor(width=360, height=740, touch=True, reduced_motion=True)
    sit_down(page, club, "kluster", boxes="duo")
    ready(page)
    page.get_by_role("button", name="Stone 3,").tap()
    expect(page.locator('[data-stone="3"][data-how="held"]')).to_have_count(1)
    page.touchscreen.tap(*pixel(page, 40, -20))
    lies(page, "held", 40, -20)
    finger = Finger(page)
    finger.down(*pixel(page, -40, -40))  # the stone is drawn along, and stays in sight
    finger.move(*pixel(page, -70, -20))
    finger.up()
    lies(page, "held", 10, 0)
    thumb = page.get_by_role("button", name="Hold to lower").bounding_box()
    assert thumb
    finger.down(thumb["x"] + thumb["width"] / 2, thumb["y"] + thumb["height"] / 2)
    expect(down(page)).to_be_visible(timeout=LANDING)
    finger.up()
    end(page).tap()
    ready(page)
    assert list(lying(page)) == [3]
    lies(page, "north", 10, 0)


def test_the_cord_pushes_a_stone_that_lies_against_it(visitor: Visits, club: int) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", boxes="duo", cord="circle")
    place(page, 80, 0)
    side = 111
    point(page, side, 0)
    page.mouse.down()
    page.mouse.move(*pixel(page, 30, 0), steps=20)
    page.wait_for_function("() => Number(document.querySelector('[data-stone]').dataset.x) < 60")
    page.mouse.up()
    assert abs(stones(page)[0].y) < 30
    expect(lost(page)).to_have_count(0)


def test_stones_stand_on_edge_in_equilibrium(visitor: Visits, club: int) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", equilibrium=True)
    ready(page)
    point(page, 0, 0)
    page.keyboard.press("r")
    press(page, 0, 0)
    flat = "The stone has fallen flat. Take it and stand it up again."
    expect(page.get_by_text(flat).first).to_be_visible()
    expect(end(page)).to_have_count(0)
    page.get_by_role("button", name="which has fallen").click()
    press(page, 0, 0)
    end(page).click()
    ready(page)
    assert stones(page)[0].how == "edge"


def test_a_whole_game_by_keys_alone(visitor: Visits, club: int) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", boxes="duo", solo_faults=0)
    ready(page)
    while not board(page).evaluate("board => board === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("n")
    expect(page.get_by_text("No stone lies on the table.")).to_have_count(1)
    lower_by_key(page, "s", "ArrowLeft", "ArrowUp", "q")
    expect(end(page)).to_be_visible()
    page.keyboard.press("Enter")
    in_hand(page)
    assert nearest(page)[0] > 40  # a turn begins where there is room
    lower_by_key(page)
    expect(end(page)).to_be_visible()
    page.keyboard.press("Enter")
    in_hand(page)
    walk_to_nearest(page)
    lower_by_key(page, "f")
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()
    expect(page.get_by_text("With 1 fault.")).to_be_visible()


def test_tab_parks_a_hand_and_takes_the_other(visitor: Visits, club: int) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", boxes="duo")
    ready(page)
    point(page, -60, 0)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Hand 2 is active")).to_be_visible()
    point(page, 40, 20)
    held = page.locator('[data-how="held"]')
    expect(held).to_have_count(2)
    lies(page, "held", 40, 20)
    lies(page, "held", -60, 0)
    page.keyboard.press("Tab")
    point(page, -50, 30)
    lies(page, "held", -50, 30)
    lies(page, "held", 40, 20)


def test_a_turn_says_why_it_cannot_end_yet(visitor: Visits, club: int) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", boxes="duo")
    ready(page)
    expect(end(page)).to_have_count(0)
    board(page).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The turn cannot end: no stone has been placed.")).to_be_visible()
    press(page, 0, 0)
    expect(end(page)).to_be_visible()


def test_keys_reach_the_stone_that_a_mouse_carries_without_a_click(
    visitor: Visits, club: int
) -> None:
    page = small(visitor)
    sit_down(page, club, "kluster", boxes="duo")
    ready(page)
    point(page, 0, 0)
    page.keyboard.press("f")
    press(page, 0, 0)
    expect(end(page)).to_be_visible()
    lies(page, "south", 0, 0)
