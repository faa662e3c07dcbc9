"""Everybody who watches a table, and what each of them is told."""

from collections import deque
from dataclasses import dataclass, field

import msgspec

from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.server.live import news
from klub.server.live.mailbox import Mailbox
from klub.server.reason import reason
from klub.table.event import Event, Said
from klub.table.sitting import Sitting
from klub.wire import codec, told
from klub.wire.clustered import Reckoner

REMEMBERED = 60
"""Events that somebody who was away is told one by one."""


@dataclass(frozen=True, eq=False)
class Watcher:
    """Somebody who is told what happens: a socket."""

    who: str | None
    name: str
    mailbox: Mailbox = field(default_factory=Mailbox)


class Audience:
    """Those who watch one table."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self._recent: deque[dict[Seat | None, told.News]] = deque(maxlen=REMEMBERED)
        """The latest news for each seat and for onlookers, without how all was then."""
        self._reckoner = Reckoner()

    @property
    def here(self) -> frozenset[str]:
        """Who is connected."""
        return frozenset(one.who for one in self.watchers if one.who is not None)

    def info(self, sitting: Sitting, now: float) -> told.TableInfo:
        """The table besides its game."""
        return news.info(sitting, self.here, self._onlookers(sitting), now)

    def welcome(self, watcher: Watcher, sitting: Sitting, since: int | None, now: float) -> None:
        """Tell somebody what they missed, and from now on what happens."""
        if watcher.who is not None and watcher.who in sitting.removed:
            raise Refusal("sent-away")
        new = watcher not in self.watchers
        self.watchers.add(watcher)
        for message in self._missed(watcher, sitting, since, now):
            watcher.mailbox.put(codec.written(message))
        if new:
            self.tell_presence(sitting)

    def show_anew(self, sitting: Sitting, now: float) -> None:
        """Send everybody the table as it is, whatever they have heard of it before."""
        self._recent.clear()
        self._send_away(sitting)
        for watcher in self.watchers:
            watcher.mailbox.drop_frames(sitting.opened.table)
            for message in self._missed(watcher, sitting, None, now):
                watcher.mailbox.put(codec.written(message))

    def farewell(self, watcher: Watcher, sitting: Sitting) -> None:
        """Tell somebody no more."""
        self.watchers.discard(watcher)
        self.tell_presence(sitting)

    def tell(self, message: told.FromClub) -> None:
        """Tell everybody the same."""
        data = codec.written(message)
        for watcher in self.watchers:
            watcher.mailbox.put(data)

    def tell_presence(self, sitting: Sitting) -> None:
        """Say who is there; only the last of it is worth reading."""
        table = sitting.opened.table
        here, onlookers = news.presence(sitting, self.here), self._onlookers(sitting)
        data = codec.written(told.Presence(table=table, here=here, onlookers=onlookers))
        for watcher in self.watchers:
            watcher.mailbox.put_latest(table, data)

    def announce(self, before: Sitting, event: Event, after: Sitting, now: float) -> None:
        """Tell everybody, each what they may know; the same words are made once."""
        seats = (None, *map(Seat, range(len(after.chairs))))
        happened = {seat: news.news(before, event, seat) for seat in seats}
        self._recent.append(happened)
        self._send_away(after)
        info, views = self.info(after, now), news.Views(after, self._reckoner)
        known: dict[Seat | None, bytes] = {}
        for watcher in self.watchers:
            seat = news.viewer(after, watcher.who)
            if seat not in known:
                known[seat] = codec.written(
                    msgspec.structs.replace(happened[seat], info=info, view=views.of(seat))
                )
            if not isinstance(event, Said):  # frames that wait show what was before
                watcher.mailbox.drop_frames(after.opened.table)
            watcher.mailbox.put(known[seat])

    def _send_away(self, sitting: Sitting) -> None:
        """Whom the host has removed hears of it, and then no more."""
        for watcher in [one for one in self.watchers if one.who in sitting.removed]:
            why = reason(Refusal("sent-away"))
            refused = told.Refused(id=0, table=sitting.opened.table, reason=why)
            watcher.mailbox.put(codec.written(refused))
            self.watchers.discard(watcher)

    def _missed(
        self, watcher: Watcher, sitting: Sitting, since: int | None, now: float
    ) -> list[told.FromClub]:
        """The news since then, of which the last tells how all is now; or all anew."""
        seat, info = news.viewer(sitting, watcher.who), self.info(sitting, now)
        seen = news.Views(sitting, self._reckoner).of(seat)
        passed = [one[seat] for one in self._recent if since is not None and one[seat].seq > since]
        if since is None or not passed or passed[0].seq != since + 1:
            return [news.snapshot(sitting, seat, info, seen)]
        *earlier, last = passed
        return [*earlier, msgspec.structs.replace(last, info=info, view=seen)]

    def _onlookers(self, sitting: Sitting) -> int:
        """How many are connected who do not play."""
        return sum(news.viewer(sitting, one.who) is None for one in self.watchers)
