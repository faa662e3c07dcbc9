"""How a person plays Kluster in the browser: by mouse, by finger or by keys alone.

Where the stones are is read from the list for those who do not see them, and where a place on the
table is seen from what the canvas tells in ``data-plane``.
"""

import json
import re
from itertools import product
from math import cos, dist, radians, sin
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

LANDING = 90_000
"""ms that a stone may take to come down, on a machine that draws slowly."""
SPOTS = tuple(product(range(-80, 81, 20), range(-30, 31, 15)))
"""Places well inside the oval of a small box; mm."""
NEAR = """([x, y, how]) => [...document.querySelectorAll(`[data-how="${how}"]`)].some(
  ({ dataset }) => Math.hypot(dataset.x - x, dataset.y - y) < 4,
)"""
"""Whether a stone is at a place, as exactly as a pixel of a small picture can tell."""


LISTED = """() => document.querySelectorAll('[data-stone]:not([data-how="held"])').length
  === Number(/(\\d+) placed/.exec(document.body.innerText)?.[1])"""
"""Whether the list tells of as many stones as were placed; it follows a moment later. Solo."""


class Lying(NamedTuple):
    """A stone on the table."""

    x: int
    y: int
    how: str
    """``held``, ``edge``, ``north`` or ``south``."""


def board(page: Page) -> Locator:
    """The table with the stones and the cord."""
    return page.get_by_role("application")


def stones(page: Page) -> dict[int, Lying]:
    """Every stone on the table and in a hand; mm."""
    rows = page.locator("[data-stone]").evaluate_all(
        "rows => rows.map(({dataset}) => ({...dataset}))"
    )
    return {int(row["stone"]): Lying(int(row["x"]), int(row["y"]), row["how"]) for row in rows}


def lies(page: Page, how: str, x: float, y: float) -> None:
    """Wait until a stone is at a place; mm."""
    page.wait_for_function(NEAR, arg=[x, y, how])


def lying(page: Page) -> dict[int, Lying]:
    """The stones on the table as a turn of a solo begins."""
    ready(page)
    page.wait_for_function(LISTED)
    return {stone: lies for stone, lies in stones(page).items() if lies.how != "held"}


def pixel(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place on the table is seen; mm."""
    canvas = page.locator("canvas[data-plane]")
    canvas.wait_for()
    box = canvas.bounding_box()
    plane = json.loads(canvas.get_attribute("data-plane") or "")
    assert box
    u, v, w = (
        plane[row] * x / 1000 + plane[row + 1] * y / 1000 + plane[row + 2] for row in (0, 3, 6)
    )
    return box["x"] + u / w, box["y"] + v / w


def end(page: Page) -> Locator:
    """The button that ends a turn; it is there once the rules allow it."""
    return page.get_by_role("button", name="End turn")


def ready(page: Page) -> None:
    """Wait until a turn of one's own has begun."""
    wanted = page.get_by_text("Place a stone inside the cord.", exact=True)
    expect(wanted.last).to_be_visible()


def in_hand(page: Page) -> None:
    """Wait until a turn of one's own has begun and a stone is in the hand."""
    ready(page)
    expect(page.locator('[data-how="held"]')).to_have_count(1)


def down(page: Page) -> Locator:
    """The thumb button, as it is named when the stone has come down."""
    return page.get_by_role("button", name="Let go to place")


def lost(page: Page) -> Locator:
    """The words about a fault, over the board."""
    return page.locator(".caption")


def point(page: Page, x: float, y: float) -> None:
    """Move the mouse to a place on the table, as a hand does: not in one leap."""
    page.mouse.move(*pixel(page, x, y), steps=4)


def press(page: Page, x: float, y: float) -> None:
    """Carry a stone to a place, and hold the button of the mouse until it is down or lost."""
    point(page, x, y)
    page.mouse.down()
    expect(down(page).or_(lost(page)).first).to_be_visible(timeout=LANDING)
    page.mouse.up()


def place(page: Page, x: float, y: float) -> None:
    """A whole turn by mouse without a fault."""
    ready(page)
    press(page, x, y)
    end(page).click()
    ready(page)


def place_somewhere(page: Page) -> None:
    """The same where there is most room."""
    taken = [(stone.x, stone.y) for stone in lying(page).values()]
    place(page, *max(SPOTS, key=lambda spot: min((dist(spot, one) for one in taken), default=0)))


def fault(page: Page) -> None:
    """Lower a stone onto one that lies there, with the face down that is pulled by it."""
    x, y, how = next(iter(lying(page).values()))
    point(page, x, y)
    expect(page.locator('[data-how="held"]')).to_have_count(1)
    if how == "north":
        page.keyboard.press("f")
    press(page, x, y)


def lower_by_key(page: Page, *keys: str) -> None:
    """Press these, lower the stone, and let it go once it is down or lost."""
    in_hand(page)
    for key in keys:
        page.keyboard.press(key)
    page.keyboard.down(" ")
    expect(down(page).or_(lost(page)).first).to_be_visible(timeout=LANDING)
    page.keyboard.up(" ")


def nearest(page: Page) -> tuple[int, int]:
    """How far the nearest stone is in mm, and at which hour, as it is spoken."""
    page.keyboard.press("n")
    told = page.get_by_role("status").filter(has_text="o’clock")
    words = re.search(r": (\d+) mm, at (\d+) o’clock", told.inner_text())
    assert words
    return int(words[1]), int(words[2])


def walk_to_nearest(page: Page) -> None:
    """Bring the hand over the nearest stone, by what is spoken and by steps of 10 mm."""
    for _ in range(6):
        away, hour = nearest(page)
        if away <= 8:
            return
        right, up = away * sin(radians(30 * hour)) / 10, away * cos(radians(30 * hour)) / 10
        for key, steps in (("ArrowRight", right), ("ArrowUp", up)):
            back = {"ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown"}[key]
            for _ in range(abs(round(steps))):
                page.keyboard.press(key if steps > 0 else back)
    raise AssertionError("the hand did not come to the stone")


class Finger:
    """A finger on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self._screen = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        """Draw it along the screen."""
        self._touch("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        """Lift it."""
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})
