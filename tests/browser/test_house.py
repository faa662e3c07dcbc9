"""The club house: sitting down in a few clicks, a new table, oneself, and a club that is away."""

import re

import pytest
from club_house import call, club_house, come_in, open_table
from playwright.sync_api import Browser, Page, expect

from browser.visits import Visits, axe

TABLE = re.compile(r"/t/[\w-]+$")
KEPT = "caches.open('klub').then((cache) => cache.keys()).then((all) => all.map((one) => one.url))"
SETTLED = f"""async () => {{
  await navigator.serviceWorker.ready;
  const missing = async () => !(await {KEPT}).some((url) => url.includes('/assets/en-'));
  while (!navigator.serviceWorker.controller || (await missing())) {{
    await new Promise((again) => setTimeout(again, 50));
  }}
}}"""
"""Resolves once the service worker is there and has all that the first page needs."""


def info(club: int, page: Page) -> dict[str, object]:
    """What the club knows of the table that a page shows."""
    status, told, _ = call(club, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert status == 200
    assert isinstance(told, dict)
    return told


def test_two_clicks_lead_to_a_game_against_a_bot(visitor: Visits, club: int) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("region", name="Clustered").get_by_role("button", name="Play a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Greedy").click()
    expect(page).to_have_url(TABLE)
    assert info(club, page)["status"] == "playing"


def test_both_tables_are_in_sight_on_a_phone_with_all_ways_to_play(visitor: Visits) -> None:
    page = visitor(width=360, height=740, touch=True)
    page.goto("/")
    for game in ("Kluster", "Clustered"):
        for way in ("Play a bot", "At this screen", "Invite", "Solo"):
            button = page.get_by_role("region", name=game).get_by_role("button", name=way)
            expect(button).to_be_in_viewport(ratio=1)


def test_names_are_asked_for_at_this_screen_and_remembered(visitor: Visits, club: int) -> None:
    page = visitor()
    page.goto("/")
    clustered = page.get_by_role("region", name="Clustered")
    clustered.get_by_role("button", name="At this screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Players: one more").click()
    dialog.get_by_label("Name of player 1").fill("Ada")
    dialog.get_by_label("Name of player 3").fill("Cy")
    dialog.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(TABLE)
    seats = info(club, page)["seats"]
    assert isinstance(seats, list)
    assert [seat["name"] for seat in seats] == ["Ada", "Player 2", "Cy"]
    page.goto("/")
    clustered.get_by_role("button", name="At this screen").click()
    expect(dialog.get_by_label("Name of player 1")).to_have_value("Ada")


def test_names_at_this_screen_do_not_rename_whoever_is_in(visitor: Visits) -> None:
    page = visitor()
    page.goto("/you")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="At this screen").last.click()
    page.get_by_label("Name of player 1").fill("Bo")
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page).to_have_url(TABLE)
    page.goto("/you")
    expect(page.get_by_label("Your name")).to_have_value("Ada")


def test_a_table_that_waits_for_us_stands_above_the_games(visitor: Visits) -> None:
    page = visitor(locale="de", width=360, height=740, touch=True)
    page.goto("/")
    page.get_by_role("region", name="Clustered").get_by_role("button", name="Solo").click()
    expect(page).to_have_url(TABLE)
    page.goto("/")
    ours = page.get_by_role("region", name="Deine Tische")
    expect(ours.get_by_role("link")).to_contain_text(re.compile(r"Gast \d{4}.*Du bist dran"))
    places = [one.bounding_box() for one in (ours, page.get_by_role("region", name="Kluster"))]
    assert places[0] is not None
    assert places[1] is not None
    assert places[0]["y"] < places[1]["y"]


def test_a_listed_table_can_be_joined_from_the_first_room(visitor: Visits, club: int) -> None:
    cookie = come_in(club, "Bo")
    table = open_table(
        club, cookie, game="clustered", listed=True, seats=[{"kind": "me"}, {"kind": "open"}]
    )
    page = visitor()
    page.goto("/")
    row = page.get_by_role("region", name="Open tables").get_by_role("link", name="Bo")
    expect(row).to_contain_text("One free seat")
    expect(row).to_contain_text("Join")
    row.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_a_forbidden_choice_says_why_and_cannot_be_made(visitor: Visits) -> None:
    page = visitor()
    page.goto("/new/kluster")
    solo = page.get_by_role("radio", name="Solo")
    expect(solo).to_have_attribute("aria-disabled", "true")
    expect(solo).to_have_accessible_description("Solo is for one player, not for 2.")
    solo.click(force=True)
    expect(page.get_by_role("radio", name="Standard")).to_be_checked()
    expect(page.locator("p").filter(has_text="Solo is for one player")).to_be_visible()
    page.get_by_role("button", name="Players: one less").click()
    expect(solo).to_be_checked()
    expect(page.get_by_role("radio", name="Standard")).to_have_attribute("aria-disabled", "true")


def test_house_rules_seats_and_clock_reach_the_table(visitor: Visits, club: int) -> None:
    page = visitor()
    page.goto("/new/clustered")
    page.get_by_role("combobox", name="Seat 2").first.select_option(label="Random")
    page.get_by_role("radio", name="Days").check()
    page.get_by_text("House rules").click()
    page.get_by_role("textbox", name="Table").fill("3x")
    page.get_by_role("textbox", name="Table").press("Tab")
    expect(page.get_by_role("textbox", name="Table")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert")).to_contain_text("a size such as 9x9")
    page.get_by_role("textbox", name="Table").fill("9x9")
    page.get_by_role("group", name="Third wild").get_by_label("Seat 1").check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Begin the game").click()
    expect(page).to_have_url(TABLE)
    table = info(club, page)
    options, seats = table["options"], table["seats"]
    assert isinstance(options, dict)
    assert isinstance(seats, list)
    assert (options["table"], options["extra_wilds"]) == ("9x9", [0])
    assert seats[1]["bot"] == "random"
    assert seats[1]["seconds"] > 2 * 86_400
    page.goto("/new/clustered")
    expect(page.get_by_role("radio", name="Days")).to_be_checked()
    page.get_by_text("House rules").click()
    expect(page.get_by_role("textbox", name="Table")).to_have_value("9x9")


def test_a_key_is_changed_by_pressing_it_unless_it_is_taken(visitor: Visits) -> None:
    page = visitor()
    page.goto("/you")
    page.get_by_role("button", name="Turn the stone over: F").click()
    page.keyboard.press("q")
    expect(page.get_by_text("Q is taken: Turn left. Press another key.").first).to_be_attached()
    page.keyboard.press("x")
    expect(page.get_by_role("button", name="Turn the stone over: X")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Turn the stone over: X")).to_be_visible()
    page.get_by_role("button", name="All keys as usual").click()
    expect(page.get_by_role("button", name="Turn the stone over: F")).to_be_visible()


def test_whoever_logs_in_elsewhere_finds_name_and_settings_there(visitor: Visits) -> None:
    here = visitor()
    here.goto("/you")
    here.get_by_label("Your name").fill("Ada")
    here.get_by_role("button", name="Save").click()
    here.locator("summary", has_text="Get a handle").click()
    here.get_by_label("Handle").first.fill("ada1815")
    here.get_by_label("Password").first.fill("analytical engine")
    here.get_by_role("button", name="Get a handle").click()
    expect(here.get_by_text("Your handle is ada1815.")).to_be_visible()
    with here.expect_response(lambda answer: answer.request.method == "PATCH"):
        here.get_by_role("radio", name="Dark").check()
    there = visitor(forgiven=("status of 401 .*login",))
    there.goto("/you")
    there.locator("summary", has_text="Log in").click()
    there.get_by_label("Handle").last.fill("ada1815")
    there.get_by_label("Password").last.fill("difference engine")
    there.get_by_role("button", name="Log in").click()
    expect(there.get_by_role("alert")).to_contain_text("no such handle with this password")
    there.get_by_label("Password").last.fill("analytical engine")
    there.get_by_role("button", name="Log in").click()
    expect(there.get_by_label("Your name")).to_have_value("Ada")
    expect(there.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_slider_on_its_way_is_one_change_for_the_club(visitor: Visits) -> None:
    page = visitor()
    page.goto("/you")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    changes: list[str] = []
    page.on("request", lambda asked: changes.append(asked.method))
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        for _ in range(8):
            page.get_by_role("slider").press("ArrowLeft")
    assert changes.count("PATCH") == 1


def test_a_page_without_words_says_how_to_go_on(visitor: Visits) -> None:
    page = visitor(forgiven=("ERR_FAILED", "dynamically imported module"))
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("klub is slow to open.")).to_be_visible()
    page.unroute("**/assets/en-*.js")
    page.get_by_role("link", name="try again").click()
    expect(page.get_by_role("region", name="Clustered")).to_be_visible()
    expect(page.get_by_text("klub is slow to open.")).to_have_count(0)


def test_what_is_told_at_a_table_leaves_its_bar_free_and_can_be_closed(visitor: Visits) -> None:
    page = visitor(width=360, height=740, touch=True)
    page.goto("/")
    page.get_by_role("region", name="Clustered").get_by_role("button", name="Solo").click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    told = page.get_by_text("A part of this page could not be loaded.")
    expect(told).to_be_visible()
    page.get_by_role("button", name="Menu").click(trial=True)
    page.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_whoever_came_while_the_club_was_away_is_known_when_it_is_back(visitor: Visits) -> None:
    page = visitor(forgiven=("ERR_FAILED",))
    page.goto("/you")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    away = re.compile("/api/|/healthz")
    page.route(away, lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The club cannot be reached just now.")).to_be_visible()
    expect(page.get_by_role("link", name="Ada")).to_have_count(0)
    page.unroute(away)
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()


def test_a_page_opens_without_the_club_and_says_that_it_is_away(browser: Browser) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        with club_house() as port:
            page.goto(f"http://127.0.0.1:{port}/")
            page.evaluate(SETTLED)
            expect(page.get_by_role("button", name="Solo").first).to_be_enabled()
            assert not [url for url in page.evaluate(KEPT) if "/api" in url or "/ws" in url]
        page.reload()
        expect(page.get_by_text("The club cannot be reached just now.")).to_be_visible()
        expect(page.get_by_role("button", name="Solo").first).to_be_disabled()


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (1280, "dark")])
@pytest.mark.parametrize("address", ["/new/kluster", "/new/clustered", "/you"])
def test_axe_finds_nothing(visitor: Visits, address: str, width: int, theme: str) -> None:
    page = visitor(width=width, dark=theme == "dark")
    page.goto(address)
    for part in page.locator("summary").all():
        part.click()
    page.wait_for_load_state("networkidle")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("way", ["Play a bot", "At this screen", "Invite"])
def test_axe_finds_nothing_in_the_windows_of_the_first_room(visitor: Visits, way: str) -> None:
    page = visitor(width=360, dark=True)
    page.goto("/")
    page.get_by_role("button", name=way).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
