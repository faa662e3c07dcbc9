"""Several people at one table: at one screen, over a link, or looking on."""

from playwright.sync_api import Page, expect

from browser.cards import by_mouse, cells, ends, fitting, hand, laid, more_than
from browser.visits import Visits, axe

YOURS = "Your turn."


def at_this_screen(page: Page, *names: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="At this screen").nth(1).click()
    dialog = page.get_by_role("dialog")
    for number, name in enumerate(names):
        dialog.get_by_role("textbox").nth(number).fill(name)
    dialog.get_by_role("button", name="Begin").click()


def test_a_whole_game_of_two_at_one_screen(visitor: Visits) -> None:
    page = visitor(reduced_motion=True)
    at_this_screen(page, "Ada", "Bo")
    covered = 0
    for _ in range(60):
        show = page.get_by_role("button", name="Show my cards")
        yours = page.get_by_text("it is your turn", exact=False).first
        expect(show.or_(ends(page)).or_(yours).first).to_be_visible()
        if ends(page).is_visible():
            break
        if show.is_visible():
            assert not fitting(page).is_visible()
            covered += 1
            show.click()
        before, turn = laid(page), page.locator("header strong").inner_text()
        by_mouse(page)
        page.wait_for_function(
            "([count, turn]) => document.querySelectorAll('.world svg g.card').length - 1 > count"
            " || document.querySelector('header strong')?.innerText !== turn",
            arg=[before, turn],
        )
    expect(ends(page)).to_be_visible()
    assert covered > 20


def test_two_browsers_over_a_link_and_one_of_them_loads_the_page_anew(visitor: Visits) -> None:
    host, guest = visitor(), visitor(width=360, height=740, touch=True)
    host.goto("/")
    host.get_by_role("button", name="Invite").nth(1).click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill("Ada")
    dialog.get_by_role("button").last.click()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    axe(host)
    link = host.get_by_role("textbox", name="The link").input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("dialog").get_by_role("textbox").fill("Bo")
    guest.get_by_role("dialog").get_by_role("button").last.click()
    host.get_by_role("button", name="Start the game").click()
    pages = [host, guest]
    for turn in range(6):
        mover = next(page for page in pages if _yours(page, pages))
        by_mouse(mover)
        for page in pages:
            page.wait_for_function(
                "count => document.querySelectorAll('.world svg g.card').length - 1 === count",
                arg=turn + 1,
            )
        if turn == 2:
            guest.reload()
            expect(hand(guest).first).to_be_visible()
            assert laid(guest) == 3
            guest.get_by_role("button", name="Menu", exact=True).click()
            guest.get_by_role("button", name="What happened", exact=True).click()
            log = guest.get_by_role("dialog").get_by_role("listitem").filter(has_text="lays")
            expect(log).to_have_count(3)
            guest.keyboard.press("Escape")
    assert cells(host).count() == 0


def test_a_board_does_not_look_live_while_the_line_is_broken(visitor: Visits) -> None:
    page = visitor(forgiven=("ERR_INTERNET_DISCONNECTED",))
    page.goto("/")
    page.get_by_role("button", name="Solo").nth(1).click()
    expect(page.get_by_text(YOURS, exact=True)).to_be_visible()
    board = page.get_by_role("group", name="The table", exact=True)
    old = page.get_by_text("what you see may be old").first
    expect(old).to_be_hidden()
    page.context.set_offline(True)
    expect(old).to_be_visible()
    expect(page.locator("[inert] .world")).to_be_attached()
    page.context.set_offline(False)
    expect(old).to_be_hidden()
    expect(board).not_to_have_attribute("inert", "")
    by_mouse(page)
    more_than(page, 0)


def _yours(page: Page, pages: list[Page]) -> bool:
    known = pages[0].get_by_text(YOURS, exact=True)
    expect(known.or_(pages[0].get_by_text("is to move").first).first).to_be_visible()
    return page.get_by_text(YOURS, exact=True).is_visible()
