"""Advice: hints on the own turn, and reviews of games that are over."""

import json
import re
import time

import pytest
from club_house import call, come_in
from playwright.sync_api import Locator, Page, expect

from browser.arriving import sit_down
from browser.cards import hand, laid, more_than
from browser.magnets import (
    end,
    in_hand,
    lies,
    lower_by_key,
    pixel,
    place,
    point,
)
from browser.stages import recorded
from browser.visits import Visits, axe
from klub.engine.contract import Json
from klub.games import game
from klub.table import Table, new_seed, write_record

THINKING = 300_000
"""ms that the club may think about a position or a short game on a busy machine."""
TIGHT: dict[str, Json] = {"boxes": "duo", "cords": "-20,-20 20,-20 20,20 -20,20", "shorten": 50}
"""Room for one stone, and for another only where the cord is drawn."""
SOON_OVER = ("0 0@0,0,0u", "0 1@25,0,0d")
"""A game of Kluster for one: the second stone comes so close that they snap together."""
SPOT = r"(\d+) mm (left|right), (\d+) mm (away|nearer)"
WAY = re.compile(f"draw the cord from {SPOT} to {SPOT}, then ")
NO_WEBGL = """const given = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : given.call(this, kind, ...more);
};"""


@pytest.fixture(scope="module", autouse=True)
def prepared(club: int) -> None:
    """Wait until the club can think; until then it says so."""
    while call(club, "GET", "/healthz")[1]["prepared"] < 1:
        time.sleep(0.1)


def spot(x: str, side: str, y: str, away: str) -> tuple[float, float]:
    """A place in words, in mm."""
    return float(x) * (-1 if side == "left" else 1), float(y) * (-1 if away == "nearer" else 1)


def ask(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def moves(page: Page) -> Locator:
    """The moves that are advised, the best first."""
    return page.get_by_role("list", name="Good moves").get_by_role("button")


def test_a_hint_shows_cards_and_cells_and_lays_nothing_by_itself(
    visitor: Visits, club: int
) -> None:
    page = visitor(width=390, height=800)
    sit_down(page, club, "clustered", "me", "bot:random")
    ask(page).click()
    expect(moves(page)).to_have_count(3, timeout=THINKING)
    best = page.locator('[data-advised="1"]')
    expect(best.locator(".rank").first).to_have_text("1")
    expect(best.locator(".worth")).to_have_text(re.compile(r"^[+−]?\d+\.\d$"))
    expect(hand(page).locator('[data-rank="1"]')).to_have_count(1)
    axe(page)
    moves(page).first.click()
    expect(moves(page).first).to_have_attribute("aria-pressed", "true")
    assert laid(page) == 0
    page.get_by_role("button", name="Lay", exact=True).click()
    more_than(page, 1)  # the other has answered
    expect(moves(page)).to_have_count(0)
    # And by keys alone: ask, take the best up, lay it.
    page.keyboard.press("h")
    expect(moves(page).first).to_be_focused(timeout=THINKING)
    page.keyboard.press("Escape")
    expect(moves(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(moves(page).first).to_be_focused(timeout=THINKING)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lay", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    more_than(page, 3)


def test_a_hint_brings_a_stone_over_its_place_and_lowers_nothing_by_itself(
    visitor: Visits, club: int
) -> None:
    page = visitor(width=480, height=560, reduced_motion=True)
    sit_down(page, club, "kluster", boxes="duo")
    in_hand(page)
    with page.expect_response(re.compile("/hint$"), timeout=THINKING) as answer:
        ask(page).click()
    best = answer.value.json()["moves"][0]
    expect(moves(page).first).to_have_accessible_name(re.compile(rf"^1\. stone {best['stone']}, "))
    axe(page)
    moves(page).first.click()
    lies(page, "held", 1000 * best["x"], 1000 * best["y"])
    expect(page.locator(f'[data-stone="{best["stone"]}"]')).to_have_attribute("data-how", "held")
    expect(moves(page).first).to_be_visible()
    lower_by_key(page)
    expect(end(page)).to_be_visible()
    expect(moves(page)).to_have_count(0)


def test_where_there_is_no_room_a_hint_says_to_draw_the_cord_first(
    visitor: Visits, club: int
) -> None:
    page = visitor(width=480, height=560, reduced_motion=True)
    sit_down(page, club, "kluster", **TIGHT)
    place(page, 0, 0)  # and now there is no room for another
    in_hand(page)
    with page.expect_response(re.compile("/hint$"), timeout=THINKING) as answer:
        ask(page).click()
    best = answer.value.json()["moves"][0]
    expect(moves(page).first).to_have_accessible_name(re.compile(rf"^1\. {WAY.pattern}"))
    way = WAY.search(moves(page).first.inner_text())
    assert way
    axe(page)
    moves(page).first.click()
    about = page.locator(".about")
    expect(about).to_have_text(re.compile("^First draw the cord along the arrow: from "))
    # Drawn as the arrow shows, there is room, and the hint can be followed to its end.
    point(page, *spot(*way.groups()[:4]))
    page.mouse.down()
    page.mouse.move(*pixel(page, *spot(*way.groups()[4:])), steps=30)
    page.mouse.up()
    moves(page).first.click()
    expect(about).not_to_have_text(re.compile("^First"))
    lies(page, "held", 1000 * best["x"], 1000 * best["y"])


def test_a_browser_without_webgl_shows_good_places_from_above(visitor: Visits, club: int) -> None:
    page = visitor(width=480, height=560, reduced_motion=True, forgiven=("WebGL",))
    page.add_init_script(NO_WEBGL)
    sit_down(page, club, "kluster", boxes="duo")
    in_hand(page)
    page.keyboard.press("h")
    expect(moves(page).first).to_be_focused(timeout=THINKING)
    expect(page.locator("[data-ghost]")).to_have_count(moves(page).count())
    expect(page.locator("[data-pull]")).to_have_count(0)  # there is room
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)


@pytest.fixture
def of_cards(club: int) -> str:
    """The replay of a game for one, in which a greedy bot makes many mistakes."""
    return recorded(club, come_in(club, "Ada"), "clustered", "greedy", "a", "--option", "players=1")


@pytest.fixture
def of_magnets(club: int) -> str:
    """The replay of two turns, the second a blunder."""
    kluster = game("kluster")
    options = kluster.options({"mode": "solo", "players": 1, "solo_faults": 0, **TIGHT})
    table = Table.open(kluster, options, ("Ada",), new_seed())
    for line in SOON_OVER:
        for seat, move in kluster.read(line):
            table = table.play(seat, move)
    record = json.loads(write_record(table.record()))
    status, made, _ = call(club, "POST", "/api/records", {"record": record}, come_in(club, "Ada"))
    assert status == 201, made
    return str(made["table"])


def reviewed(page: Page, replay: str) -> None:
    """Have every turn marked, in the bar, in the log and in the summary, and go to a mistake."""
    page.goto(f"/r/{replay}")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text("Every turn has its mark now.")).to_be_visible(timeout=THINKING)
    turns = int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)
    expect(page.locator("path.judged")).to_have_count(turns)
    expect(page.locator(".log .judged")).to_have_count(turns)
    summary = page.get_by_role("table", name="How the turns were")
    assert sum(map(int, summary.get_by_role("cell").all_inner_texts())) == turns
    page.get_by_role("button", name="Next mistake").click()


def told(page: Page, verdict: str) -> None:
    """Expect that this is said of the turn that is shown."""
    expect(page.get_by_role("status").filter(has_text=re.compile(verdict))).to_be_visible()


def test_a_review_of_cards_shows_where_a_card_had_better_been_laid(
    visitor: Visits, of_cards: str
) -> None:
    page = visitor(reduced_motion=True)
    reviewed(page, of_cards)
    told(page, r"(Slip|Blunder): \d+\.\d points less than ")
    expect(page.locator('[data-advised="1"]')).to_be_in_viewport()
    axe(page)
    page.keyboard.press("h")
    expect(page.locator("[data-advised]")).to_have_count(0)


def test_a_review_of_magnets_tells_the_chance_that_was_missed(
    visitor: Visits, of_magnets: str
) -> None:
    page = visitor(reduced_motion=True, forgiven=("WebGL",))
    page.add_init_script(NO_WEBGL)  # so that what is drawn can be found in the page
    reviewed(page, of_magnets)
    told(page, r"Blunder: \d+% where \d+% was possible after drawing the cord")
    expect(page.locator('[data-ghost="1"]')).to_have_count(1)
    expect(page.locator('[data-pull="1"]')).to_have_count(1)
    axe(page)


def test_the_end_of_a_game_leads_to_its_review(visitor: Visits, club: int) -> None:
    page = visitor()
    sit_down(page, club, "clustered")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Resign").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", "0")
    expect(page.get_by_role("button", name="Review")).to_have_count(0)
