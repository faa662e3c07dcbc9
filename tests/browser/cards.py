"""How a person plays Clustered in the browser: by mouse, by finger or by keys alone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

TURN = 90_000
"""ms that somebody else may take for a turn."""


def hand(page: Page) -> Locator:
    """The cards of the hand."""
    return page.get_by_role("group", name="Your cards").get_by_role("button")


def cells(page: Page) -> Locator:
    """The cells that light up for the chosen card."""
    return page.get_by_role("group", name="Cells where the card fits").get_by_role("button")


def ends(page: Page) -> Locator:
    """What is shown once a game is over."""
    return page.get_by_role("link", name="Replay")


def by_mouse(page: Page) -> None:
    """Choose the first card that fits somewhere, and click on a cell that lights up."""
    _turn(page, Locator.click)


def by_touch(page: Page) -> None:
    """The same with a finger: a second tap confirms."""
    aimed = _turn(page, Locator.tap)
    if aimed is not None:
        page.locator(f'[data-cell="{aimed}"]').tap()


def _turn(page: Page, press: Callable[[Locator], None]) -> str | None:
    """Discard if nothing fits, else choose a card and a cell, whose name is the answer."""
    if page.get_by_text("None of your cards fits").first.is_visible():
        press(hand(page).first)
        press(page.get_by_role("button", name="Discard", exact=True))
        return None
    press(page.get_by_role("button", name="Show the whole board"))
    press(fitting(page))
    cell = cells(page).first
    name = cell.get_attribute("data-cell")
    press(cell)
    return name


def by_keys(page: Page) -> None:
    """Number, arrows and Enter; never the mouse."""
    if page.get_by_text("None of your cards fits").first.is_visible():
        page.keyboard.press("1")
        page.get_by_role("button", name="Discard", exact=True).focus()
        page.keyboard.press("Enter")
        return
    number = next(
        place + 1
        for place, card in enumerate(hand(page).all())
        if "fits nowhere" not in (card.get_attribute("aria-label") or "")
    )
    page.keyboard.press(str(number))
    expect(cells(page).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def fitting(page: Page) -> Locator:
    """A card of the hand that fits somewhere."""
    return hand(page).and_(page.locator(':not([aria-label*="fits nowhere"])')).first


def laid(page: Page) -> int:
    """How many cards lie on the table, the start card not counted."""
    return page.locator(".world svg g.card").count() - 1


def more_than(page: Page, cards: int) -> None:
    """Wait until more cards lie on the table."""
    page.wait_for_function(
        "count => document.querySelectorAll('.world svg g.card').length - 1 > count", arg=cards
    )


def play_out(page: Page, move: Callable[[Page], None], most: int = 40) -> int:
    """Play every turn of one's own until the game is over; how many there were."""
    for played in range(most):
        yours = page.get_by_text("Your turn.", exact=True)
        expect(yours.or_(ends(page)).first).to_be_visible(timeout=TURN)
        if ends(page).is_visible():
            return played
        before = laid(page)
        discarding = page.get_by_text("None of your cards fits").first.is_visible()
        move(page)
        if not discarding:
            more_than(page, before)
        page.wait_for_timeout(80)
    raise AssertionError("the game did not end")
