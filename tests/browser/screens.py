"""Takes the pictures in docs/screens: every screen, on a phone and on a desktop, light and dark.

python3 run.py screens            all of them, and the moving picture of the README
python3 run.py screens home you   those of these screens
"""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from club_house import club_house
from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from browser.cards import by_mouse, ends, fitting, laid, more_than
from browser.chromium import found
from browser.moving import moving
from browser.stages import Stages, prepared
from browser.visits import ROOT, Visits, still

FOLDER = ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
THEMES = ("light", "dark")
FINEST = "?quality=2"
"""Draw as on a good graphics card, however long it takes."""
SETTLING = 1500
"""ms until a table in three is lit, drawn and at rest."""
SETTLED = 700
"""ms until a card lies still and the bot has answered."""
LAID = 14
"""Cards on the table in the middle of a game of Clustered."""
THINKING = 180_000
"""ms that the club may take to look at every turn of a game."""

Enter = Callable[[Page, Stages], None]


def room(address: str) -> Enter:
    """How to get to a screen that has an address of its own."""

    def enter(page: Page, _stages: Stages) -> None:
        page.goto(address)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")

    return enter


def waiting(page: Page, stages: Stages) -> None:
    """A table that waits for guests."""
    page.goto(f"/t/{stages.table('clustered', 'me', 'open', 'bot:greedy', start=False)}")
    page.get_by_role("img", name="The link as a QR code").wait_for()


def cards(page: Page, stages: Stages) -> None:
    """The middle of a game of Clustered, with a card chosen."""
    page.goto(f"/t/{stages.table('clustered', 'me', 'bot:greedy')}")
    expect(page.get_by_text("Your turn.", exact=True)).to_be_visible()
    while laid(page) < LAID or not fitting(page).is_visible():
        lay(page)
        expect(page.get_by_text("Your turn.", exact=True)).to_be_visible()
    fitting(page).click()


def lay(page: Page) -> None:
    """Lay a card where it brings most, by keys; if none fits, discard one."""
    if not fitting(page).is_visible():
        by_mouse(page)
    else:
        before = laid(page)
        page.get_by_role("button", name="Show the whole board").click()
        fitting(page).click()
        best = page.locator("[data-cell].best").first
        cell = best if best.is_visible() else page.locator("[data-cell]").first
        cell.press("Enter")
        more_than(page, before)
    page.wait_for_timeout(SETTLED)


def hint(page: Page, stages: Stages) -> None:
    """The same game with good moves on the board."""
    cards(page, stages)
    page.keyboard.press("Escape")
    asked(page)


def asked(page: Page) -> None:
    """Ask for good moves, and wait until they are there."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("list", name="Good moves").wait_for()
    page.wait_for_timeout(SETTLING)


def counted(page: Page, stages: Stages) -> None:
    """A game of Clustered that is over."""
    page.goto(f"/t/{stages.clustered_over}")
    expect(ends(page)).to_be_visible()


def magnets(page: Page, stages: Stages) -> None:
    """A hand with a stone over a table of Kluster, as the tutorial begins it."""
    page.goto(f"/t/{stages.table('kluster', 'me', mode='solo')}{FINEST}")
    board = page.locator("canvas[data-plane]")
    board.wait_for()
    box = board.bounding_box()
    assert box
    page.mouse.move(box["x"] + 0.4 * box["width"], box["y"] + 0.5 * box["height"])
    page.mouse.move(box["x"] + 0.5 * box["width"], box["y"] + 0.55 * box["height"], steps=5)
    page.wait_for_timeout(SETTLING)


def hint_for_magnets(page: Page, stages: Stages) -> None:
    """Good places for the next stone."""
    magnets(page, stages)
    asked(page)


def snapped(page: Page, stages: Stages) -> None:
    """A game of Kluster that is over."""
    page.goto(f"/t/{stages.kluster_over}{FINEST}")
    expect(ends(page)).to_be_visible()
    page.wait_for_timeout(SETTLING)


def replay_of_cards(page: Page, stages: Stages) -> None:
    """A game of Clustered, move by move."""
    page.goto(f"/r/{stages.clustered_record}?at=40")
    page.get_by_role("group", name="The board after turn").wait_for()
    page.wait_for_timeout(SETTLING)


def replay_of_magnets(page: Page, stages: Stages) -> None:
    """A game of Kluster, turn by turn."""
    page.goto(f"/r/{stages.kluster_record}?at=14&quality=2")
    page.locator("canvas").first.wait_for()
    page.wait_for_timeout(2 * SETTLING)


def review(page: Page, replay: str) -> None:
    """A replay with its turns marked, at the second mistake."""
    page.goto(f"/r/{replay}?review=1&quality=2")
    page.get_by_text("Every turn has its mark now").wait_for(timeout=THINKING)
    for _ in range(2):
        page.keyboard.press("m")
    page.wait_for_timeout(2 * SETTLING)


def review_of_cards(page: Page, stages: Stages) -> None:
    """How good the turns of a game of Clustered were."""
    review(page, stages.clustered_record)


def review_of_magnets(page: Page, stages: Stages) -> None:
    """How good the turns of a short game of Kluster were."""
    review(page, stages.short_record)


def lesson(game: str) -> Enter:
    """The first step of a tutorial."""

    def enter(page: Page, stages: Stages) -> None:
        page.goto(f"/t/{stages.lesson(game)}{FINEST}")
        page.get_by_text("Your turn.", exact=True).wait_for()
        page.wait_for_timeout(SETTLING)

    return enter


SCREENS: dict[str, Enter] = {
    "home": room("/"),
    "new-clustered": room("/new/clustered"),
    "new-kluster": room("/new/kluster"),
    "waiting": waiting,
    "table-clustered": cards,
    "hint-clustered": hint,
    "over-clustered": counted,
    "table-kluster": magnets,
    "hint-kluster": hint_for_magnets,
    "over-kluster": snapped,
    "replay-clustered": replay_of_cards,
    "replay-kluster": replay_of_magnets,
    "review-clustered": review_of_cards,
    "review-kluster": review_of_magnets,
    "learn": room("/learn"),
    "learn-clustered": room("/learn/clustered"),
    "learn-kluster": room("/learn/kluster"),
    "lesson-clustered": lesson("clustered"),
    "lesson-kluster": lesson("kluster"),
    "you": room("/you"),
}
"""What is shown, and how to get there."""


def take(visit: Visits, stages: Stages, name: str) -> None:
    """One screen in every size and theme."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            page = visit(
                width=width,
                height=height,
                touch=size == "phone",
                dark=theme == "dark",
                reduced_motion=True,
            )
            stages.arrive(page)
            SCREENS[name](page, stages)
            still(page)
            keep(page.screenshot(), FOLDER / f"{name}-{size}-{theme}.png")
            page.context.close()


def keep(picture: bytes, path: Path) -> None:
    """Write a picture with 256 colours, a third as large and hardly to be told from the whole."""
    Image.open(BytesIO(picture)).convert("RGB").quantize(256).save(path, optimize=True)


def main(names: list[str]) -> int:
    """Take the pictures of these screens, or all of them and the moving one."""
    unknown = [name for name in names if name not in SCREENS]
    if unknown:
        print(f"there is no screen {', '.join(unknown)}; choose from {', '.join(SCREENS)}")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, club_house() as port:
        chromium = found(playwright)
        assert chromium, "there is no browser: 'python3 run.py screens' brings one"
        stages = prepared(port)
        with chromium.launch(playwright) as browser:
            visit = Visits(browser, f"http://127.0.0.1:{port}")
            for name in names or SCREENS:
                take(visit, stages, name)
                print(f"  {name}", flush=True)
            if not names:
                moving(visit, stages, ROOT / "docs" / "pictures" / "kluster.gif")
            complaints = visit.listen()
    for complaint in complaints:
        print(f"complaint: {complaint}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
