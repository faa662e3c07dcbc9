"""A database that is away for a while, a bot that stumbles: the club goes on by itself."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.server import club as club_module
from klub.server.club import Club
from klub.server.live import actor
from klub.server.live import table as table_module
from klub.server.live.audience import Watcher
from klub.server.live.table import LiveTable
from klub.server.settings import Settings
from klub.server.stores import Identity, IdentityId, Store, StoreAway, open_store
from klub.table import wishes
from klub.table.event import Said, written
from klub.table.seed import new_seed
from klub.table.sitting import Sitting
from klub.wire.club import NewTable, SeatWanted

pytestmark = pytest.mark.anyio
ADA, BEN = (Identity(IdentityId(name), name.title(), 1.0) for name in ("ada", "ben"))
PAIR = NewTable("clustered", {"players": 2}, seats=(SeatWanted("me"),))


@asynccontextmanager
async def club_at(url: str) -> AsyncIterator[tuple[Club, Store]]:
    """A club without sockets."""
    async with await open_store(url) as store:
        club = await Club.open(Settings(bot_pause=0.0), store)
        try:
            yield club, store
        finally:
            await club.close()


def fails(store: Any, *methods: str) -> Callable[[], None]:
    """Let a store fail in these methods, until the returned function is called."""

    async def away(*_: object, **__: object) -> None:
        raise OSError("the database is away")

    for method in methods:
        setattr(store, method, away)

    def back() -> None:
        for method in methods:
            delattr(store, method)  # what the class has shows again

    return back


def says(text: str) -> Callable[[Sitting, float], Said]:
    """A line from Ada."""
    return lambda sitting, at: wishes.say(sitting, ADA.id, "Ada", text, at)


async def said(table: LiveTable, text: str) -> None:
    """Say something as soon as the table takes commands again."""
    while True:
        try:
            await table.ask(says(text))
        except StoreAway:
            await asyncio.sleep(0.01)
        else:
            return


async def heard(watcher: Watcher, what: str) -> list[str]:
    """The kinds of all messages up to the first of kind ``what``."""
    kinds: list[str] = []
    while what not in kinds:
        messages, _ = await asyncio.wait_for(watcher.mailbox.take(), 60)
        kinds += [json.loads(message)["t"] for message in messages]
    return kinds


async def opened(club: Club, new: NewTable = PAIR) -> LiveTable:
    """A new table of Ada's."""
    return await club.table(await club.open_table(new, ADA))


async def test_a_table_that_does_not_know_what_was_kept_reads_it_and_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_module, "PAUSE", 0.01)
    async with club_at("memory:") as (club, store):
        table = await opened(club)
        here, gone = Watcher(BEN.id, "Ben"), Watcher(None, "")
        for watcher in (here, gone):
            table.watch(watcher, None)
        await heard(here, "snapshot")
        back = fails(store, "append", "last_seq")
        with pytest.raises(StoreAway, match="wish-unsure"):
            await table.ask(says("is anybody there?"))
        with pytest.raises(StoreAway, match="store-away"):
            await table.ask(says("hello?"))
        table.unwatch(gone)
        back()
        await said(table, "there you are")
        assert await club.table(table.id) is table
        assert table.audience.watchers == {here}
        assert "snapshot" not in await heard(here, "news")
        assert [line.text for line in table.sitting.said] == ["there you are"]


async def test_an_event_that_was_kept_though_the_answer_was_lost_is_told() -> None:
    async with club_at("memory:") as (club, store):
        table = await opened(club)
        here = Watcher(BEN.id, "Ben")
        table.watch(here, None)
        append = store.append

        async def keeps_and_fails(*words: Any, **more: Any) -> int:
            await append(*words, **more)
            del store.append
            raise OSError("the connection broke")

        store.append = keeps_and_fails  # type: ignore[method-assign]
        with pytest.raises(StoreAway, match="wish-unsure"):
            await table.ask(says("is anybody there?"))
        assert "news" in await heard(here, "news")
        await said(table, "there you are")
        lines = [line.text for line in table.sitting.said]
        assert lines == ["is anybody there?", "there you are"]


async def test_a_table_whose_log_another_machine_has_written_is_shown_anew_to_all() -> None:
    async with club_at("memory:") as (club, store):
        table = await opened(club)
        here = Watcher(BEN.id, "Ben")
        table.watch(here, None)
        await heard(here, "snapshot")
        other = says("from elsewhere")(table.sitting, 5.0)
        await store.append(table.id, table.sitting.seq, [written(other)], epoch=1)
        with pytest.raises(Refusal, match="table-elsewhere"):
            await table.ask(says("from here"))
        assert "snapshot" in await heard(here, "snapshot")
        await table.ask(says("from here"))
        assert [line.text for line in table.sitting.said] == ["from elsewhere", "from here"]


async def test_housekeeping_goes_on_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_module, "ROUND", 0.01)
    monkeypatch.setattr(club_module, "PUT_AWAY", 0.0)
    async with club_at("memory:") as (club, _):
        table = await opened(club)
        closed = table.close

        async def stumbles() -> None:
            monkeypatch.setattr(table, "close", closed)
            raise OSError("away")

        monkeypatch.setattr(table, "close", stumbles)
        while club.held(table.id) is not None:
            await asyncio.sleep(0.01)


async def test_a_bot_that_stumbles_once_moves_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(actor, "AGAIN", 0.01)
    async with club_at("memory:") as (club, _):
        thinking = club._hall.thinking
        move = thinking.move

        async def stumbles(*_: object) -> None:
            monkeypatch.setattr(thinking, "move", move)
            raise RuntimeError("no thread left")

        monkeypatch.setattr(thinking, "move", stumbles)
        seats = (SeatWanted("bot", bot="random"), SeatWanted("me"))
        table = await opened(club, NewTable("clustered", {"players": 2}, seats, start=True))
        while table.sitting.to_move != 1:
            await asyncio.sleep(0.01)


async def test_a_snapshot_that_cannot_be_kept_refuses_nothing() -> None:
    async with club_at("memory:") as (club, store):
        table = await opened(club)
        fails(store, "keep_snapshot")
        for number in range(320):
            assert await table.ask(says(f"line {number}")) == 3 + number


async def test_of_rated_games_that_end_at_once_every_one_counts(tmp_path: Path) -> None:
    async with club_at(f"sqlite:///{tmp_path}/club.db") as (club, store):
        tables = []
        for _ in range(12):
            table = await opened(
                club, NewTable("clustered", {"players": 2}, PAIR.seats, rated=True)
            )
            await table.ask(lambda sitting, at: wishes.sit(sitting, BEN.id, 1, "Ben", at))
            await table.ask(lambda sitting, at: wishes.start(sitting, ADA.id, new_seed(), at))
            tables.append(table)
        ends = (
            table.ask(lambda sitting, at: wishes.give_up(sitting, BEN.id, 1, at))
            for table in tables
        )
        await asyncio.gather(*ends)
        assert all([await store.result(table.id) for table in tables])
        (rating,) = await store.ratings_of(ADA.id)
        assert rating.games == 12


async def test_what_failed_too_late_does_not_disturb_the_turn_that_came_after() -> None:
    async with club_at("memory:") as (club, _):
        table = await opened(club, NewTable("kluster", {"boxes": "duo"}, (SeatWanted("me"),) * 2))
        await table.ask(lambda sitting, at: wishes.start(sitting, ADA.id, new_seed(), at))
        acting = table.acting
        assert isinstance(acting, actor.Actor)
        watcher = Watcher(ADA.id, "Ada")
        table.watch(watcher, None)
        await heard(watcher, "turn")
        turn = acting._stage.turn
        acting._try_again((99, Seat(1), False))
        assert acting._stage.turn is turn is not None
        acting._try_again(acting._position)
        assert acting._stage.turn is None
