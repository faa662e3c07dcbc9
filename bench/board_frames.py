"""Frame times in a real browser: a board of Clustered with every card of eight decks, drawn about.

    PYTHONPATH=.:tests python bench/board_frames.py [--seconds 5] [--json]

The mouse draws the board in circles while the page notes when each frame is shown. The peer is the
display itself: the same on a page with nothing on it. A ratio of 1 means that the board moves at
the display's rate; "late" is the share of frames that took more than one and a half of the empty
page's. Without a graphics card Chromium draws in software, on the same cores as everything else.
"""

import argparse
import json
import statistics
import sys
from itertools import pairwise
from math import cos, pi, sin

from browser.chromium import found
from browser.stages import recorded
from browser.visits import Visits
from club_house import club_house, come_in
from playwright.sync_api import Page, sync_playwright

WIDTH, HEIGHT = 1280, 800
RADIUS = 120
TURNS = 12
"""Positions of the mouse on a circle."""

NOTE = """() => {
  window.shown = [];
  const note = (at) => {
    window.shown.push(at);
    if (window.shown.length) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


def frame_times(page: Page, seconds: float) -> list[float]:
    """The ms between frames while the mouse draws circles over the page."""
    middle = (WIDTH * 0.35, HEIGHT * 0.4)
    page.mouse.move(middle[0] + RADIUS, middle[1])
    page.mouse.down()
    page.evaluate(NOTE)
    begun = page.evaluate("performance.now()")
    step = 0
    while page.evaluate("performance.now()") - begun < 1000 * seconds:
        angle = 2 * pi * step / TURNS
        page.mouse.move(middle[0] + RADIUS * cos(angle), middle[1] + RADIUS * sin(angle), steps=3)
        step += 1
    page.mouse.up()
    shown = page.evaluate("window.shown")
    return [after - before for before, after in pairwise(shown)]


def told(times: list[float], usual: float) -> dict[str, float]:
    """The figures of one page."""
    return {
        "frames": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(statistics.quantiles(times, n=20)[-1], 2),
        "late": round(sum(time > 1.5 * usual for time in times) / len(times), 3),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with sync_playwright() as playwright, club_house() as port:
        chromium = found(playwright)
        if chromium is None:
            sys.exit("there is no browser: 'python3 run.py test tests/browser' brings one")
        table = recorded(port, come_in(port, "Ada"), "clustered", "random", "a", "--players", "8")
        with chromium.launch(playwright) as browser:
            visit = Visits(browser, f"http://127.0.0.1:{port}")
            page = visit(width=WIDTH, height=HEIGHT)
            page.goto("/healthz")
            empty = frame_times(page, asked.seconds)
            page.goto(f"/r/{table}?at=232")
            page.get_by_role("group", name="The board after turn").wait_for()
            page.wait_for_timeout(2000)
            cards = page.locator(".world svg g.card").count()
            board = frame_times(page, asked.seconds)
    usual = statistics.median(empty)
    figures = {
        "display": told(empty, usual),
        "board": {"cards": cards, **told(board, usual)},
        "ratio": round(usual / statistics.median(board), 2),
    }
    if asked.json:
        print(json.dumps(figures))
        return 0
    print(f"empty page     {figures['display']}")
    print(f"{cards} cards      {figures['board']}")
    print(f"ratio          {figures['ratio']} of the display's rate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
