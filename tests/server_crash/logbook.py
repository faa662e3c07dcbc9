"""The logs of a club as they are in its file, read beside the club, and compared with what it told.

Whatever was read once has to stay as it was; what is new is folded, so that it must be legal.
"""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from klub.games import game
from klub.server.live import news
from klub.table import event as events
from klub.table.sitting import Sitting
from klub.wire.clustered import Reckoner
from server_crash.notebook import PATIENCE, Granted, Message, Notebook

OFTEN = 0.02
"""s between two looks."""
PASSING = ("onlookers", "here", "seconds")
"""What is told of a table besides its log: who is there, and what the clocks show."""


class Logbook:
    """Every event of every table, and the tables after each of them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.data: dict[str, list[bytes]] = {}
        self.events: dict[str, list[events.Event]] = {}
        self.sittings: dict[str, list[Sitting]] = {}
        self._said: set[str] = set()

    def rows(self, sql: str, *values: Any) -> list[Any]:
        """What the database answers."""
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as database:
            return database.execute(sql, values).fetchall()

    def read(self) -> None:
        """Read what is new, and see that all that was there is as it was."""
        found: dict[str, list[bytes]] = {}
        for table, seq, data in self.rows(
            "select table_id, seq, data from events order by table_id, seq"
        ):
            log = found.setdefault(table, [])
            assert seq == len(log) + 1, f"{table}: a gap before {seq}"
            log.append(data)
        for table, log in self.data.items():
            kept = found.get(table, [])[: len(log)]
            assert kept == log, f"{table}: what was on disk has changed"
        for table, log in found.items():
            assert len(set(log)) == len(log), f"{table}: something has happened twice"
            for data in log[len(self.data.get(table, ())) :]:
                self._add(table, events.read(data))
        self.data = found

    def _add(self, table: str, event: events.Event) -> None:
        known = self.sittings.setdefault(table, [])
        if isinstance(event, events.Opened):
            assert (event.table, known) == (table, [])
            known.append(Sitting.of(game(event.game), [event]))
        else:
            known.append(known[-1].after(event))
        if isinstance(event, events.Said):
            assert event.text not in self._said, "a line was said twice"
            self._said.add(event.text)
        self.events.setdefault(table, []).append(event)

    def check(self, page: Notebook) -> None:
        """See that all that was told is there."""
        for table, new in page.opened:
            self._opened(table, new)
        for message in page.news:
            self._told(message)
        for granted in page.granted:
            self._granted(granted)
        for message in page.snapshots:
            self._shown(message)
        assert not self._said & page.unsaid, "a line that was refused was said"

    async def until_listed(self, status: str, tables: Collection[str]) -> None:
        """Wait until tables are listed so: the last that is done when something has happened."""
        async with asyncio.timeout(PATIENCE):
            while True:
                listed = dict(self.rows("select id, status from tables"))
                if all(listed.get(table) == status for table in tables):
                    return
                await asyncio.sleep(OFTEN)

    def check_kept(self) -> None:
        """See that whatever follows from the logs is kept: lists, results, records, ratings."""
        last = {table: known[-1] for table, known in self.sittings.items()}
        listed = dict(self.rows("select id, status from tables"))
        assert listed == {table: last[table].status for table in listed}
        over = {table for table, status in listed.items() if status == "over"}
        for kept in ("results", "records"):
            found = [table for (table,) in self.rows(f"select table_id from {kept}")]  # noqa: S608
            assert sorted(found) == sorted(over), kept
        games = Counter(
            chair.who for table in over if last[table].opened.rated for chair in last[table].chairs
        )
        assert dict(self.rows("select identity, games from ratings")) == games
        bests: dict[str | None, int] = {}
        for table in over:
            outcome, (first, *others) = last[table].outcome, last[table].chairs
            if outcome is not None and first.who is not None and not others:
                bests[first.who] = max(bests.get(first.who, 0), outcome.scores[0]["total"])
        assert dict(self.rows("select identity, total from bests")) == bests

    def _event(self, table: str, seq: int) -> Any:
        log = self.events.get(table, [])
        assert len(log) >= seq, f"{table}: event {seq} was told and is lost; there are {len(log)}"
        return log[seq - 1]

    def _opened(self, table: str, new: Message) -> None:
        opened = self._event(table, 1)
        assert opened.game == new["game"]
        wanted = ["opened", *("sat" for one in new["seats"] if one["kind"] != "open")]
        wanted += ["started"] if new.get("start") else []
        assert [tag(self._event(table, n + 1)) for n in range(len(wanted))] == wanted

    def _told(self, message: Message) -> None:
        event = self._event(message["table"], message["seq"])
        assert (tag(event), event.at) == (message["what"], message["at"])
        for part in ("seat", "who"):
            assert message[part] in (None, getattr(event, part, None))
        if isinstance(event, events.Said):
            assert event.text == message["text"]

    def _granted(self, granted: Granted) -> None:
        wish, event = granted.wish, self._event(granted.wish["table"], granted.seq)
        match wish["t"]:
            case "move":
                assert isinstance(event, events.Played), f"{wish} became {event}"
                assert event.seat == wish["seat"]
                engine = self.sittings[wish["table"]][0].game
                assert engine.read(f"0 {event.move}") == engine.read(f"0 {wish['move']}")
            case "say":
                assert isinstance(event, events.Said)
                assert (event.who, event.text) == (granted.who, wish["text"])
            case "sit":
                assert isinstance(event, events.Sat)
                assert (event.who, event.seat) == (granted.who, wish["seat"])
            case "start":
                assert isinstance(event, events.Started)
            case "rematch":
                assert isinstance(event, events.Rematched)
                assert event.table in self.events, "a rematch without a table"
            case other:
                raise AssertionError(f"nobody wishes {other}")

    def _shown(self, message: Message) -> None:
        """A snapshot is the fold of the log up to its number."""
        table = message["info"]["table"]
        self._event(table, message["seq"])
        sitting = self.sittings[table][message["seq"] - 1]
        seat = message["viewer"]
        # Counted anew, while the club remembers what it counted before.
        seen = news.Views(sitting, Reckoner()).of(seat)
        shown = news.snapshot(sitting, seat, news.info(sitting, (), 0, 0.0), seen)
        assert lasting(plain(shown)) == lasting(message), f"{table} is not shown as it was"


def tag(event: events.Event) -> str:
    """The name of an event."""
    return str(event.__struct_config__.tag)


def lasting(value: Any) -> Any:
    """A message without what passes."""
    if isinstance(value, dict):
        return {key: lasting(part) for key, part in value.items() if key not in PASSING}
    return [lasting(part) for part in value] if isinstance(value, list) else value


def plain(value: Any) -> Any:
    """A message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))
