"""What one club says over HTTP, sockets and frames, word for word, to a fixed list of requests.

Seeds are drawn from a fixed series. Ids, times and other chance are replaced by names for them.
`python3 run.py playthroughs` writes the transcript anew.
"""

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from club_house import Raw, call, club_house, raw

from klub.wire.frame import unpacked

FOLDER = Path(__file__).parent
TRANSCRIPT = FOLDER / "club.txt"
RECORD = FOLDER.parent / "kept" / "records" / "clustered-solo.json"
TOKEN = re.compile(r"(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{16})(?![A-Za-z0-9_-])")
PASSING = {
    "at": "time",
    "opened_at": "time",
    "changed": "time",
    "created": "time",
    "clock": "time",
    "ended": "time",
    "ends": "time",
    "day": "day",
    "daily": "day",
    "tick": "tick",
    "milliseconds": "wait",
    "seed": "seed",
    "prepared": "part",
}
"""Fields that differ from run to run, and what stands for them."""


class Transcript:
    """Lines of what was said, with names for what differs from run to run."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[str, str] = {}

    def name(self, token: str, what: str) -> None:
        """Call an id by what it stands for, from now on."""
        self._names[token] = f"<{what}>"

    def add(self, who: str, arrow: str, message: Any) -> None:
        """Write down one message."""
        text = message if isinstance(message, str) else json.dumps(self._plain(message))
        self.lines.append(f"{who} {arrow} {self._named(text)}")

    def _named(self, text: str) -> str:
        return TOKEN.sub(lambda found: self._names.get(found[0], found[0]), text)

    def _plain(self, value: Any, key: str = "") -> Any:
        if key in PASSING and value is not None and not isinstance(value, dict | list):
            return f"<{PASSING[key]}>"
        if isinstance(value, dict):
            return {name: self._plain(one, name) for name, one in value.items()}
        if isinstance(value, list):
            return [self._plain(one) for one in value]
        return round(value, 6) if isinstance(value, float) else value


class Person:
    """A guest whose words and answers are written down."""

    def __init__(self, port: int, name: str, transcript: Transcript) -> None:
        self.port, self.name, self.transcript = port, name, transcript
        self.cookie = ""

    def http(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP."""
        asked = f"{method} {path}" + ("" if body is None else f" {json.dumps(body)}")
        self.transcript.add(self.name, "→", asked)
        status, answer, headers = call(self.port, method, path, body, self.cookie)
        if "set-cookie" in headers and not self.cookie:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if isinstance(answer, dict) and "who" in answer and path == "/api/me":
            self.transcript.name(answer["who"], self.name)
        if isinstance(answer, dict) and "table" in answer and method == "POST":
            self.transcript.name(answer["table"], f"table of {path}")
        self.transcript.add(self.name, f"← {status}", answer)
        return answer


class Line:
    """A socket of a person; what comes is written down."""

    def __init__(self, name: str, socket: Raw, transcript: Transcript) -> None:
        self.name, self.socket, self.transcript = name, socket, transcript
        self.poses: dict[int, tuple[float, ...]] = {}

    async def says(self, t: str, **parts: Any) -> Any:
        """Send a command, and write down everything up to its answer."""
        self.transcript.add(self.name, "→", {"t": t, **parts})
        number = await self.socket.send(t, **parts)
        return await self.until(lambda message: message.get("id") == number)

    async def until(self, wanted: Any) -> Any:
        """Write down everything up to the first message that is wanted."""
        while True:
            message = await self.socket.next()
            if isinstance(message, bytes):
                frame = unpacked(message)
                self.poses |= dict(frame.stones)
                continue
            if message.get("what") == "rematched":
                self.transcript.name(message["text"], "rematch")
            if message["t"] not in ("turn", "presence", "preparing"):  # as many as time allows
                self.transcript.add(self.name, "←", message)
            if wanted(message):
                return message

    def latest(self, part: str) -> Any:
        """The last that was said of a part of the table."""
        return next(
            m[part] for m in reversed(self.socket.heard) if isinstance(m, dict) and m.get(part)
        )


@asynccontextmanager
async def line(person: Person) -> AsyncIterator[Line]:
    """A socket of a person's, welcomed."""
    async with raw(person.port, person.cookie) as socket:
        one = Line(person.name, socket, person.transcript)
        await one.until(lambda message: message["t"] == "welcome")
        yield one


def news(seq: int) -> Any:
    """Whether a message is the news of this number."""
    return lambda message: message["t"] == "news" and message["seq"] == seq


async def cards(ada: Person, ben: Person) -> None:
    """Two at Clustered, from the opening of the table to the rematch."""
    new = {"game": "clustered", "options": {"players": 2, "first_bonuses": True}}
    ada.http("POST", "/api/tables", {**new, "options": {"players": 9}})
    ada.http("POST", "/api/tables", {**new, "game": "chess"})
    table = ada.http("POST", "/api/tables", {**new, "seats": [{"kind": "me"}], "listed": True})[
        "table"
    ]
    ben.http("GET", "/api/tables")
    async with line(ada) as a, line(ben) as b:
        await a.says("watch", table=table)
        await b.says("watch", table=table)
        await b.says("sit", table=table, seat=0, name="Ben")
        await b.says("sit", table=table, seat=1, name="Ben")
        await a.until(news(3))
        await a.says("seat_bot", table=table, seat=1, bot="greedy")
        await b.says("start", table=table)
        await a.says("say", table=table, text="Good luck!")
        await b.until(news(4))
        await a.says("start", table=table)
        await b.until(news(5))
        await a.says("move", table=table, seat=1, move="W@1,0")
        await a.says("move", table=table, seat=0, move="nonsense")
        await a.says("move", table=table, seat=0, move="W@5,5")
        seq = 5
        for turn in range(4):
            mover, other = (a, b) if turn % 2 == 0 else (b, a)
            move = first(mover.latest("view"))
            await mover.says("move", table=table, seat=turn % 2, move=move)
            seq += 1
            await other.until(news(seq))
        await b.says("undo", table=table)
        await b.says("give_up", table=table, seat=1)
        await a.until(news(seq + 1))
        again = await a.says("rematch", table=table)
        assert again["t"] == "done"
        await b.until(news(seq + 2))
        await b.says("unwatch", table=table)
    ada.http("GET", f"/api/tables/{table}")
    ada.http("GET", f"/api/tables/{table}/record")
    ada.http("GET", f"/api/tables/{table}/replay")
    ada.http("GET", "/api/me/tables")


def first(view: Any) -> str:
    """The first card that fits, at the first cell where it does."""
    card = next(one for one in view["hand"] if one["fits"])
    fit, *_ = card["fits"]
    return f"{card['card']}@{fit['x']},{fit['y']}"


async def magnets(ada: Person) -> None:
    """One person on two seats of Kluster: a turn in short, one by hand, a fault, the end."""
    new = {"game": "kluster", "options": {"players": 2, "boxes": ["duo"]}, "start": True}
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ada 2"}]
    table = ada.http("POST", "/api/tables", {**new, "seats": seats})["table"]
    async with line(ada) as a:
        await a.says("watch", table=table)
        await a.says("move", table=table, seat=0, move="0@0,0")
        ada.transcript.add("frames", "show", poses(a))
        await a.says("move", table=table, seat=1, move="1@300,0")
        await a.says("move", table=table, seat=1, move="1@34,0,0d")
        await a.says("release", table=table, seat=0, hand=0)
        hand = {"table": table, "seat": 0, "hand": 0, "stone": 2}
        await a.says("hand", **hand, x=-0.09, y=0.02, z=0.1)
        await a.says("end_turn", table=table, seat=0)
        await a.says("give_up", table=table, seat=0)
    ada.http("GET", f"/api/tables/{table}/record")
    ada.http("GET", f"/api/tables/{table}/replay")


def poses(seen: Line) -> dict[int, list[float]]:
    """Where the frames of a turn left each stone, to a tenth of a millimetre."""
    return {stone: [round(part, 4) for part in pose] for stone, pose in seen.poses.items()}


def lists(ada: Person) -> None:
    """Everything that is asked once."""
    ada.http("PATCH", "/api/me", {"name": "Ada L", "settings": {"sound": False}})
    for path in ("/api/games", "/api/me", "/api/me/results", "/api/me/bests", "/api/me/ratings"):
        ada.http("GET", path)
    for game in ("clustered", "kluster"):
        ada.http("POST", f"/api/games/{game}/form", {"options": {"players": 5}})
        ada.http("GET", f"/api/daily/{game}")
        ada.http("GET", f"/api/ladder/{game}/2")
        ada.http("GET", f"/api/bests/{game}")
        ada.http("POST", f"/api/lessons/{game}")
    ada.http("GET", "/api/daily/chess")
    brought = ada.http("POST", "/api/records", {"record": json.loads(RECORD.read_text())})
    ada.http("GET", f"/api/tables/{brought['table']}/replay")


@contextmanager
def fixed_seeds() -> Iterator[None]:
    """Draw the seeds of games from a series."""
    numbers = count(1)

    def token_hex(size: int = 32) -> str:
        return f"{next(numbers):0{2 * size}x}"

    with patch.object(secrets, "token_hex", token_hex):
        yield


def transcript() -> str:
    """Everything that was said."""
    told = Transcript()
    with fixed_seeds(), club_house() as port:
        ada, ben = Person(port, "Ada", told), Person(port, "Ben", told)
        for person in (ada, ben):
            person.http("GET", "/api/me")
            person.http("POST", "/api/me", {"name": person.name})
        asyncio.run(cards(ada, ben))
        asyncio.run(magnets(ada))
        lists(ada)
    return "\n".join(told.lines) + "\n"


def test_a_club_says_what_it_said() -> None:
    assert transcript() == TRANSCRIPT.read_text(encoding="utf-8")


if __name__ == "__main__":
    TRANSCRIPT.write_text(transcript(), encoding="utf-8")
