"""Replays: turn by turn, from a link to a moment, and saved as a record, a picture or a film."""

import json
import re
from pathlib import Path

import pytest
from club_house import call, club_house, come_in
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PAUSE
from browser.stages import SHORT, recorded
from browser.visits import Visits

GAMES = ("clustered", "kluster")
PNG = b"\x89PNG\r\n\x1a\n"
GIF = b"GIF89a"


@pytest.fixture(scope="module")
def replays(club: int) -> dict[str, str]:
    """A replay of each game; that of Kluster is short and has a fault."""
    cookie = come_in(club, "Ada")
    return {
        "clustered": recorded(club, cookie, "clustered", "greedy", "klub"),
        "kluster": recorded(club, cookie, "kluster", "gentle", "a", *SHORT),
    }


def watch(visitor: Visits, replay: str, *, still: bool = True) -> Page:
    page = visitor(width=480, height=560, reduced_motion=still)
    page.goto(f"/r/{replay}")
    expect(bar(page)).to_have_attribute("aria-valuenow", "0")
    return page


def bar(page: Page) -> Locator:
    return page.get_by_role("slider", name="Turns of the game")


def at(page: Page, turn: int) -> None:
    """Expect that a turn is shown: on the bar, in words and on the board."""
    expect(bar(page)).to_have_attribute("aria-valuenow", str(turn))
    if turn:
        expect(page.get_by_role("status").filter(has_text=f"Turn {turn} of ")).to_be_visible()
    else:
        expect(page.get_by_role("status").filter(has_text="The beginning")).to_be_visible()


def last(page: Page) -> int:
    return int(bar(page).get_attribute("aria-valuemax") or 0)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_goes_by_buttons_by_keys_and_by_the_bar(
    visitor: Visits, replays: dict[str, str], game: str
) -> None:
    page = watch(visitor, replays[game])
    button(page, "One turn on").click()
    at(page, 1)
    button(page, "One turn on").click()
    button(page, "One turn back").click()
    at(page, 1)
    page.keyboard.press("End")
    at(page, last(page))
    page.keyboard.press("ArrowLeft")
    at(page, last(page) - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("n")
    marked = int(bar(page).get_attribute("aria-valuenow") or 0)
    assert marked > 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("p")
    at(page, marked)
    box = bar(page).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    at(page, last(page))


def test_every_card_is_on_the_board_when_its_turn_is_shown(
    visitor: Visits, replays: dict[str, str]
) -> None:
    page = watch(visitor, replays["clustered"])
    cards = page.locator(".world svg g.card")
    expect(cards).to_have_count(1)
    for turn in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(cards).to_have_count(1 + turn)
    page.keyboard.press("Home")
    expect(cards).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_by_itself_and_stops_when_told(
    visitor: Visits, replays: dict[str, str], game: str
) -> None:
    page = watch(visitor, replays[game], still=False)
    page.get_by_role("combobox", name="Speed").select_option("4×")
    page.keyboard.press("Escape")
    button(page, "Play").click()
    expect(button(page, "Pause")).to_be_visible()
    page.wait_for_function(
        "() => Number(document.querySelector('[role=slider]').ariaValueNow) >= 2"
    )
    button(page, "Pause").click()
    expect(button(page, "Play")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_its_moment(visitor: Visits, replays: dict[str, str], game: str) -> None:
    page = watch(visitor, replays[game])
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    button(page, "Share").click()
    link = page.get_by_role("textbox", name="The link").input_value()
    other = visitor(width=480, height=560, reduced_motion=True)
    other.goto(link)
    at(other, 3)


def test_a_record_is_saved_and_taken_back_by_another_club(
    visitor: Visits, replays: dict[str, str], tmp_path: Path
) -> None:
    page = watch(visitor, replays["kluster"])
    turns = last(page)
    button(page, "Save").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="JSON").click()
    assert saving.value.suggested_filename.endswith(".json")
    path = tmp_path / "record.json"
    saving.value.save_as(path)
    with club_house(bot_pause=PAUSE) as port:
        record = json.loads(path.read_text())
        made = call(port, "POST", "/api/records", {"record": record}, come_in(port, "Bo"))
        assert made[0] == 201
        assert made[1]["moves"] == turns
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Turns and more").click()
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Open a record").click()
    choosing.value.set_files(path)
    expect(page.get_by_text("moves were read and found true.")).to_be_visible()
    at(page, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_a_moment_is_saved(
    visitor: Visits, replays: dict[str, str], game: str
) -> None:
    page = watch(visitor, replays[game])
    page.keyboard.press("ArrowRight")
    at(page, 1)
    button(page, "Save").click()
    with page.expect_download() as saving:
        button(page, "PNG").click()
    assert saving.value.suggested_filename == f"klub-{game}-turn-1.png"
    picture = saving.value.path().read_bytes()
    assert picture.startswith(PNG)
    wide, high = (int.from_bytes(picture[place : place + 4]) for place in (16, 20))
    assert min(wide, high) >= 200
    expect(page.get_by_text(f"Saved as klub-{game}-turn-1.png.")).to_be_visible()


def test_a_turn_is_saved_as_a_film(visitor: Visits, replays: dict[str, str]) -> None:
    page = watch(visitor, replays["kluster"])
    page.keyboard.press("ArrowRight")
    at(page, 1)
    button(page, "Save").click()
    with page.expect_download(timeout=120_000) as saving:
        button(page, "This turn (GIF)").click()
    assert saving.value.suggested_filename == "klub-kluster-turn-1.gif"
    film = saving.value.path().read_bytes()
    assert film.startswith(GIF)
    assert film.count(b"\x21\xf9\x04") > 3  # a control block before each picture


def test_the_making_of_a_film_can_be_given_up(visitor: Visits, replays: dict[str, str]) -> None:
    page = watch(visitor, replays["clustered"])
    button(page, "Save").click()
    button(page, "Whole game (GIF)").click()
    button(page, "Cancel").click()
    expect(page.get_by_text("The animation was not made.")).to_be_visible()
    expect(button(page, "Whole game (GIF)")).to_be_visible()
