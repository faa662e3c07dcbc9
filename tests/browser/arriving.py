"""Guests whom the club knows already: a table is prepared over HTTP, and their page comes to it."""

from typing import Any

from club_house import call, come_in, open_table
from playwright.sync_api import Page

KNOWN = "localStorage.setItem('klub.in', 'yes')"
"""What a browser notes for itself once it has come in."""


def guest(page: Page, club: int, name: str = "Ada") -> str:
    """The cookie of a new guest; the page has it as well."""
    cookie = come_in(club, name)
    key, _, value = cookie.partition("=")
    url = f"http://127.0.0.1:{club}"
    page.context.add_cookies([{"name": key, "value": value, "url": url}])
    page.add_init_script(KNOWN)
    return cookie


def sit_down(page: Page, club: int, game: str, *seats: str, **options: Any) -> str:
    """Open a table, begin, and go there; seats are ``me``, a name at this screen, or ``bot:…``."""
    wanted = [seat(one) for one in seats or ("me",)]
    table = open_table(
        club,
        guest(page, club),
        game=game,
        seats=wanted,
        start=True,
        options={"players": len(wanted), **options},
    )
    page.goto(f"/t/{table}?quality=0")
    return table


def seat(text: str) -> dict[str, str]:
    """A seat as the club wants to be told of it."""
    kind, _, rest = text.partition(":")
    if kind == "bot":
        return {"kind": "bot", "bot": rest}
    return {"kind": "me"} if text == "me" else {"kind": "me", "name": text}


def told(club: int, path: str, cookie: str = "") -> Any:
    """What the club answers."""
    status, answer, _ = call(club, "GET", path, cookie=cookie)
    assert status == 200, answer
    return answer
