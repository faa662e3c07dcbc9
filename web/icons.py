"""Makes the PNG icons of the browser client from its SVG.

.venv/bin/python web/icons.py     after public/icon.svg was changed
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests")]

from browser.chromium import found  # noqa: E402 - the folder of the tests has to be known first

PUBLIC = HERE / "public"
ROUND = ' rx="28"'
"""The corners of the ground. A maskable icon has none of its own: systems cut it to their shapes,
of which each leaves the inner 80 % whole, and the cord lies within these."""
BARE = "html,body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}"


def drawn(browser: Browser, svg: str, size: int) -> bytes:
    """The picture on a square of ``size`` pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>{BARE}</style>{svg}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> int:
    """Write all icons."""
    svg = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        chromium = found(playwright)
        if chromium is None:
            sys.exit("klub: no Chromium is installed; name one in KLUB_CHROMIUM.")
        browser = chromium.launch(playwright)
        for size in (192, 512):
            (PUBLIC / f"icon-{size}.png").write_bytes(drawn(browser, svg, size))
        square = drawn(browser, svg.replace(ROUND, ""), 512)
        (PUBLIC / "icon-maskable.png").write_bytes(square)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
