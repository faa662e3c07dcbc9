"""Wishes that wait for their answers."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import msgspec

from klub.client.evidence import seen_in, shown_by
from klub.client.failure import Unsure, refused
from klub.i18n import text
from klub.wire.asked import FromClient, Watch
from klub.wire.told import News, Reason, TableInfo


@dataclass(slots=True)
class Waiting:
    """A wish that was sent and not answered yet."""

    wish: FromClient
    answer: asyncio.Future[int]
    """The number of the news that it made."""
    shown: int | None = None
    """The news that shows that it was granted, if one has come before the answer."""
    lost: bool = False
    """Whether the line on which it was sent has broken, so that no answer will come."""


class Wishes:
    """Every wish that waits, by its number."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._waiting: dict[int, Waiting] = {}

    def number(self) -> int:
        """A number that no other wish has."""
        return next(self._numbers)

    def new(self, wish: FromClient) -> Waiting:
        """A wish with a number of its own."""
        number = self.number()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = Waiting(msgspec.structs.replace(wish, id=number), answer)
        self._waiting[number] = waiting
        return waiting

    def forget(self, waiting: Waiting) -> None:
        """Wait no longer: it was answered, or nobody wants to know."""
        self._waiting.pop(waiting.wish.id, None)

    def grant(self, number: int, seq: int) -> None:
        """The club has said yes."""
        for waiting in self._taken(number):
            waiting.answer.set_result(seq)

    def refuse(self, number: int, reason: Reason) -> None:
        """The club has said no."""
        for waiting in self._taken(number):
            waiting.answer.set_exception(refused(reason))

    def notice(self, news: News, me: str | None) -> None:
        """Remember which wish some news shows to be granted; one for each, the oldest first."""
        for waiting in self._waiting.values():
            if waiting.shown is None and shown_by(news, waiting.wish, me):
                waiting.shown = news.seq
                return

    def lose(self) -> None:
        """The line broke: what was sent on it gets no answer any more."""
        for waiting in self._waiting.values():
            waiting.lost = True

    def doubt(self, number: int) -> None:
        """The club does not know what came of a wish: treat it as one whose answer was lost."""
        if waiting := self._waiting.get(number):
            waiting.lost = True

    def settle(self, table: str, info: TableInfo | None, seq: int, me: str | None) -> None:
        """Answer the lost wishes of a table that is up to date again, as far as it shows.

        ``info`` is how the table is now, if the news in between were missed.
        """
        for number, waiting in list(self._waiting.items()):
            if not waiting.lost or waiting.wish.table != table:
                continue
            if waiting.shown is None and _seen(info, waiting.wish, me):
                waiting.shown = seq
            for one in self._taken(number):
                if one.shown is not None:
                    one.answer.set_result(one.shown)
                else:
                    one.answer.set_exception(Unsure(text("client-unsure", wish=_name(one.wish))))

    def fail(self, failure: Exception) -> None:
        """No answer will ever come."""
        for number in list(self._waiting):
            for waiting in self._taken(number):
                waiting.answer.set_exception(failure)

    def _taken(self, number: int) -> Iterator[Waiting]:
        waiting = self._waiting.pop(number, None)
        if waiting is not None and not waiting.answer.done():
            yield waiting


def _seen(info: TableInfo | None, wish: FromClient, me: str | None) -> bool:
    if isinstance(wish, Watch):
        return True  # the table was asked for again when the line was open again
    return info is not None and seen_in(info, wish, me)


def _name(wish: FromClient) -> str:
    return str(wish.__struct_config__.tag)
