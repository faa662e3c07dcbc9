"""Takes the pictures in docs/screens: every screen, on a phone and on a desktop, light and dark.

python3 run.py screens            all of them
python3 run.py screens home you   those of these screens
"""

import sys
from collections.abc import Callable

from club_house import club_house
from playwright.sync_api import Page, sync_playwright

from browser.chromium import found
from browser.visits import ROOT, Visits, still

FOLDER = ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
THEMES = ("light", "dark")


def room(address: str) -> Callable[[Page], None]:
    """How to get to a screen that has an address of its own."""

    def enter(page: Page) -> None:
        page.goto(address)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")

    return enter


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": room("/"),
    "new-clustered": room("/new/clustered"),
    "new-kluster": room("/new/kluster"),
    "learn": room("/learn"),
    "learn-clustered": room("/learn/clustered"),
    "learn-kluster": room("/learn/kluster"),
    "you": room("/you"),
}
"""What is shown, and how somebody new to the club gets there."""


def take(visit: Visits, name: str) -> None:
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
            SCREENS[name](page)
            still(page)
            page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
            page.context.close()


def main(names: list[str]) -> int:
    """Take the pictures of these screens, or of all."""
    unknown = [name for name in names if name not in SCREENS]
    if unknown:
        print(f"there is no screen {', '.join(unknown)}; choose from {', '.join(SCREENS)}")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, club_house() as port:
        chromium = found(playwright)
        assert chromium, "there is no browser: 'python3 run.py screens' brings one"
        with chromium.launch(playwright) as browser:
            visit = Visits(browser, f"http://127.0.0.1:{port}")
            for name in names or SCREENS:
                take(visit, name)
                print(f"  {name}", flush=True)
            complaints = visit.listen()
    for complaint in complaints:
        print(f"complaint: {complaint}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
