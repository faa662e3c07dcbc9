"""Visitors of a club: each has a browser of their own, and nothing may go wrong unseen."""

import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, WebError

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = """async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter(
    (animation) => animation.effect?.getComputedTiming().iterations !== Infinity,
  );
  await Promise.allSettled(moving.map((animation) => animation.finished));
}"""
VIOLATIONS = """async () => (await axe.run()).violations.map((rule) => {
  const places = rule.nodes.map((node) => `    ${node.html}\\n      ${node.failureSummary}`);
  return [`${rule.id}: ${rule.help}`, ...places].join('\\n');
})"""


class Visits:
    """All visitors of one club in one test; call it for another one."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self._browser = browser
        self._url = url
        self._forgiven: list[str] = []

    def __call__(
        self,
        *,
        width: int = 1024,
        height: int = 720,
        locale: str = "en",
        dark: bool = False,
        touch: bool = False,
        reduced_motion: bool = False,
        forgiven: tuple[str, ...] = (),
    ) -> Page:
        """The empty page of somebody who has never been here.

        ``forgiven`` are patterns of complaints that this test is about; all others fail it.
        """
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        self._forgiven.extend(forgiven)
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        self.contexts.append(context)
        return context.new_page()

    def listen(self) -> list[str]:
        """What was complained about until now: errors of scripts, loading, and security policy."""
        for page in self._pages():
            page.evaluate("0")  # what was under way has arrived when this is answered
        return [
            complaint
            for complaint in dict.fromkeys(self.complaints)
            if not any(re.search(pattern, complaint) for pattern in self._forgiven)
        ]

    def pictures(self, folder: Path, name: str) -> None:
        """Keep what each visitor sees."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self._pages()):
            with suppress(Error):  # a page that broke down; the test has failed for that already
                page.screenshot(path=folder / f"{name}-{number}.png")

    def leave(self) -> None:
        """Close every page."""
        for context in self.contexts:
            context.close()

    def _pages(self) -> list[Page]:
        return [page for context in self.contexts for page in context.pages]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location["url"]
            self.complaints.append(f"{message.text} ({place})" if place else message.text)

    def _catch(self, error: WebError) -> None:
        self.complaints.append(f"{error.error.stack or error.error}")


def still(page: Page) -> None:
    """Wait until fonts are there and what moves only once has moved."""
    page.evaluate(STILL)


def axe(page: Page) -> None:
    """Assert that axe finds nothing to complain about on the whole page."""
    still(page)
    page.evaluate(AXE.read_text())  # as a tool of the browser: the page's policy has no say
    violations = page.evaluate(VIOLATIONS)
    assert not violations, "\n".join(violations)
