"""A club with tables of every kind, and the people who will attack them."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from club_house import EASY, call, club_house, come_in, open_table

from klub.server.accounts.limits import Rates
from klub.wire import told
from server_fuzz.line import PATIENCE, Closed, Line, frame

ME, OPEN = {"kind": "me"}, {"kind": "open"}
DUO = {"boxes": ["duo"], "starter": "host"}


class Guest:
    """Somebody who behaves: asks, and waits for the answer."""

    def __init__(self, port: int, name: str = "") -> None:
        self.port = port
        self.cookie = come_in(port, name) if name else ""
        self.line = Line.open(port, self.cookie)
        welcome = self.line.next()
        assert isinstance(welcome, told.Welcome)
        self.who = welcome.who or ""
        self._asked = 0

    def ask(self, t: str, table: str, **parts: Any) -> told.Done | told.Refused:
        """The answer to a wish."""
        self._asked += 1
        self.line.send(frame(text(t, table, self._asked, **parts)))
        until = time.monotonic() + PATIENCE
        while True:
            heard = self.line.next()
            assert time.monotonic() < until, f"no answer to {t}"
            assert not isinstance(heard, Closed), heard
            if isinstance(heard, told.Done | told.Refused) and heard.id == self._asked:
                return heard

    def do(self, t: str, table: str, **parts: Any) -> None:
        """Have a wish fulfilled."""
        answer = self.ask(t, table, **parts)
        assert isinstance(answer, told.Done), answer

    def see(self, table: str) -> told.Snapshot:
        """A table as this guest sees it."""
        self.line.send(frame(text("watch", table, 0)))
        while True:
            heard = self.line.next()
            if isinstance(heard, told.Snapshot) and heard.info.table == table:
                return heard

    def open(self, game: str, *seats: dict[str, str], start: bool = False, **options: Any) -> str:
        """A new table."""
        return open_table(
            self.port, self.cookie, game=game, seats=list(seats), start=start, options=options
        )


def text(t: str, table: str, number: int, **parts: Any) -> bytes:
    """A wish as it is sent."""
    return json.dumps({"t": t, "table": table, "id": number, **parts}).encode()


@dataclass
class Scene:
    """The tables under attack, and who is who."""

    port: int
    database: Path
    host: Guest
    """Sits at seat 0 of all tables, and it is her turn."""
    insider: Guest
    """Sits at seat 1, and attacks."""
    stranger: Guest
    muted: Guest
    removed: Guest
    tables: dict[str, str] = field(default_factory=dict)
    """By what they are: the tables at which nothing may change."""
    own: dict[str, str] = field(default_factory=dict)
    """Tables at which it is the insider's turn."""
    made: tuple[str, ...] = ()
    """Moves that were made in the game that is over."""

    @property
    def guests(self) -> tuple[Guest, ...]:
        """Everybody."""
        return self.host, self.insider, self.stranger, self.muted, self.removed

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of everybody."""
        return tuple(one.who for one in self.guests)

    def healthy(self) -> bool:
        """Whether the club still answers."""
        status, heard, _ = call(self.port, "GET", "/healthz")
        return bool(status == 200 and heard["status"] == "open")


@contextmanager
def scene(folder: Path, rates: Rates = EASY) -> Iterator[Scene]:
    """A club in the middle of an evening."""
    database = folder / "club.db"
    with club_house(f"sqlite:///{database}", rates) as port:
        while call(port, "GET", "/healthz")[1]["prepared"] < 1:
            time.sleep(0.05)
        made = Scene(
            port,
            database,
            host=Guest(port, "Host"),
            insider=Guest(port, "Insider"),
            stranger=Guest(port, "Stranger"),
            muted=Guest(port, "Muted"),
            removed=Guest(port, "Removed"),
        )
        _furnish(made)
        try:
            yield made
        finally:
            for one in made.guests:
                one.line.close()


def _furnish(scene: Scene) -> None:
    host, insider = scene.host, scene.insider
    tables = scene.tables

    def begun(game: str, **options: Any) -> str:
        table = host.open(game, ME, OPEN, **options)
        insider.do("sit", table, seat=1, name="Insider")
        host.do("start", table)
        return table

    tables["clustered"] = begun("clustered")
    tables["kluster"] = begun("kluster", **DUO)
    tables["over"] = begun("clustered")
    scene.made = tuple(_opening(scene, tables["over"], count=4))
    insider.do("give_up", tables["over"], seat=1)
    for player in (host, insider):
        player.do("rematch", tables["over"])
    tables["open"] = host.open("clustered", ME, OPEN, OPEN, players=3)
    insider.do("sit", tables["open"], seat=1, name="Insider")
    scene.removed.see(tables["open"])
    host.do("remove", tables["open"], who=scene.removed.who)
    for one in ("open", "clustered", "kluster", "over"):
        scene.muted.see(tables[one])
        host.do("mute", tables[one], who=scene.muted.who)
        scene.muted.do("unwatch", tables[one])
    for game in ("clustered", "kluster"):
        status, made, _ = call(scene.port, "POST", f"/api/daily/{game}", None, host.cookie)
        assert status == 200, made
        tables[f"daily {game}"] = made["table"]
    scene.own["clustered"] = insider.open("clustered", ME, start=True, players=1)
    scene.own["open"] = insider.open("clustered", ME, OPEN)
    scene.own["kluster"] = insider.open(
        "kluster", ME, start=True, players=1, mode="solo", **DUO, solo_faults=2
    )
    for table in (*tables.values(), *scene.own.values()):
        scene.stranger.see(table)
        scene.stranger.do("unwatch", table)


def _opening(scene: Scene, table: str, count: int) -> Iterator[str]:
    """Some moves, one after the other."""
    luck = Random(1)
    for _ in range(count):
        for player in (scene.host, scene.insider):
            seen = player.see(table)
            seat = seen.info.to_move
            if seen.viewer != seat or seat is None:
                continue
            assert seen.view is not None
            hand: Any = getattr(seen.view, "hand", ())
            moves = [f"{one.card}@{at.x},{at.y}" for one in hand for at in one.fits]
            move = luck.choice(moves)
            player.do("move", table, seat=seat, move=move)
            yield move
    for player in (scene.host, scene.insider):
        player.do("unwatch", table)
