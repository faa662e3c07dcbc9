"""Tables and games for the pictures: begun, under way, over, and as replays."""

import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from club_house import call, come_in, open_table
from playwright.sync_api import Page

from browser.arriving import KNOWN, seat, told

SHORT = ("--option", "boxes=duo", "--option", "shorten=20")


@dataclass(frozen=True)
class Stages:
    """What was prepared at a club, and who prepared it."""

    club: int
    cookie: str
    clustered_over: str
    kluster_over: str
    clustered_record: str
    kluster_record: str
    short_record: str
    """A game of few turns, with a fault."""

    def arrive(self, page: Page) -> None:
        """Make a page that of the guest who has prepared everything."""
        key, _, value = self.cookie.partition("=")
        url = f"http://127.0.0.1:{self.club}"
        page.context.add_cookies([{"name": key, "value": value, "url": url}])
        page.add_init_script(KNOWN)

    def table(self, game: str, *seats: str, start: bool = True, **options: object) -> str:
        """A new table of this guest."""
        wanted = [{"kind": "open"} if one == "open" else seat(one) for one in seats]
        return open_table(
            self.club,
            self.cookie,
            game=game,
            seats=wanted,
            start=start,
            options={"players": len(wanted), **options},
        )

    def lesson(self, game: str) -> str:
        """A new table for the tutorial."""
        status, made, _ = call(self.club, "POST", f"/api/lessons/{game}", {}, self.cookie)
        assert status == 201, made
        return str(made["table"])


def prepared(club: int) -> Stages:
    """Let bots play what takes long, and bring two records to the club."""
    cookie = come_in(club, "Ada")
    bare = Stages(club, cookie, "", "", "", "", "")
    clustered = bare.table("clustered", "bot:greedy", "bot:greedy")
    kluster = bare.table("kluster", "bot:steady", "bot:gentle", boxes="duo", shorten=20)
    stages = Stages(
        club,
        cookie,
        clustered,
        kluster,
        recorded(club, cookie, "clustered", "greedy", "klub"),
        recorded(club, cookie, "kluster", "gentle", "klub", "--option", "shorten=15"),
        recorded(club, cookie, "kluster", "gentle", "a", *SHORT),
    )
    for table in (clustered, kluster):
        while told(club, f"/api/tables/{table}")["status"] != "over":
            time.sleep(0.5)
    return stages


def recorded(club: int, cookie: str, game: str, bot: str, seed: str, *more: str) -> str:
    """Where the replay of a simulated game is; the same game every time."""
    with TemporaryDirectory() as folder:
        words = ["simulate", game, "--games", "1", "--bots", bot, "--seed", seed]
        command = [sys.executable, "-m", "klub", *words, *more, "--records", folder]
        subprocess.run(command, check=True, capture_output=True)
        (path,) = Path(folder).iterdir()
        record = path.read_text(encoding="utf-8")
    status, answer, _ = call(club, "POST", "/api/records", {"record": json.loads(record)}, cookie)
    assert status == 201, answer
    return str(answer["table"])
