"""What a restart of the club costs and refunds, by a clock that the tests set."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.server.club import Club
from klub.server.live.hall import Hall
from klub.server.settings import Settings
from klub.server.stores import (
    Identity,
    IdentityId,
    MemoryStore,
    Run,
    Store,
    TableId,
    backup,
    open_store,
    restore,
)
from klub.server.uptime import EVERY, Uptime
from klub.table.clock import Clock, Limits
from klub.table.event import Resumed, read
from klub.wire.club import NewTable, SeatWanted

pytestmark = pytest.mark.anyio

ADA = Identity(IdentityId("ada"), "Ada", 1.0)
NIGHT = 8 * 3600.0
NOON = 1_900_000_000.0


@dataclass
class House:
    """A club that is opened and closed by hand."""

    store: Store
    monkeypatch: pytest.MonkeyPatch
    now: float = NOON
    table: TableId | None = None

    @asynccontextmanager
    async def open(self, *, killed: bool = False) -> AsyncIterator[Club]:
        """The club, whose table goes on; one that is killed cannot write down when that was."""
        self.monkeypatch.setattr(Hall, "now", lambda _: self.now)
        club = await Club.open(Settings(), self.store)
        try:
            if self.table is not None:
                await club.table(self.table)
            else:
                me = (SeatWanted("me"), SeatWanted("me"))
                new = NewTable("clustered", {"players": 2}, seats=me, start=True, base=86400)
                self.table = await club.open_table(new, ADA)
            yield club
            if killed:
                self.monkeypatch.setattr(club._uptime, "keep", nothing)
        finally:
            await club.close()

    async def left(self, club: Club) -> float:
        """What the player has whose turn it is."""
        assert self.table is not None
        clock = (await club.table(self.table)).sitting.clock
        assert clock is not None
        assert clock.left[1] == 86400
        return clock.remaining(Seat(0), self.now)


async def nothing(*_: object) -> None:
    """Keep no time."""


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    """A club that forgets nothing as long as its store lives."""
    return House(MemoryStore(), monkeypatch)


async def test_a_game_by_correspondence_ends_though_the_club_closes_every_night(
    house: House,
) -> None:
    for day in range(1, 5):
        async with house.open() as club:
            house.now += 5 * 3600
            assert await house.left(club) == 86400 - day * 5 * 3600
        house.now += NIGHT
    async with house.open() as club:
        house.now += 5 * 3600
        assert await house.left(club) == 0.0
        async with asyncio.timeout(30):  # all tables are charged: earlier runs are forgotten
            while await house.store.runs():
                await asyncio.sleep(0.01)


async def test_a_crash_refunds_what_came_after_the_last_writing(house: House) -> None:
    async with house.open(killed=True) as club:
        house.now += 100.0
        await club._note_time()
        house.now += EVERY
    house.now += NIGHT
    async with house.open() as club:
        assert await house.left(club) == 86400 - 100.0


async def test_a_crash_before_all_tables_are_loaded_changes_nothing(house: House) -> None:
    async with house.open() as club:
        house.now += 100.0
    house.now += NIGHT
    await Uptime.of(house.store, house.now)
    await Uptime(house.store, house.now, ()).keep(house.now + 50.0)
    house.now += NIGHT
    async with house.open() as club:
        assert await house.left(club) == 86400 - 100.0


async def test_a_machine_whose_clock_is_set_back_takes_nothing(house: House) -> None:
    async with house.open() as club:
        house.now += 100.0
    house.now -= 3600.0
    async with house.open() as club:
        assert await house.left(club) == 86400 - 100.0
        house.now += 10.0
        assert await house.left(club) == 86400 - 110.0
    house.now += NIGHT
    async with house.open() as club:
        assert await house.left(club) == 86400 - 110.0


async def test_time_while_sockets_are_closed_is_not_charged(house: House) -> None:
    async with house.open() as club:
        house.now += 100.0
        club.stop_clocks()
        house.now += 9.0
    async with house.open() as club:
        assert await house.left(club) == 86400 - 100.0


async def test_what_was_used_comes_with_a_backup(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here, there = (f"sqlite:///{tmp_path}/{name}.db" for name in ("here", "there"))
    async with await open_store(here) as store:
        house = House(store, monkeypatch)
        async with house.open() as club:
            house.now += 100.0
            await club._note_time()
            await backup(here, tmp_path / "club.klub")
            house.now += 100.0
    await restore(tmp_path / "club.klub", there)
    house.now += NIGHT
    async with await open_store(there) as house.store, house.open() as club:
        assert await house.left(club) == 86400 - 100.0


def test_a_resumption_of_an_older_klub_charges_nothing() -> None:
    assert read(b'{"event":"resumed","at":5.0}') == Resumed(at=5.0, used=0.0)


@given(
    st.lists(
        st.tuples(st.floats(0, 1000), st.booleans(), st.floats(0, 1e6)), min_size=1, max_size=8
    )
)
def test_each_crash_refunds_five_seconds_at_most_and_costs_nothing(
    lives: list[tuple[float, bool, float]],
) -> None:
    clock = Clock.of(Limits(10_000), 2).set_going(Seat(0), 5.0)
    now, used, crashes, past = 0.0, 0.0, 0, list[Run]()
    for lasts, killed, pause in lives:
        began = now
        now += max(lasts, 5.0)
        used += now - clock.since
        crashes += killed
        seen = began + (now - began) // EVERY * EVERY if killed else now
        past = [Run(began, seen)]
        now += pause
        clock = clock.resumed(now, Uptime(MemoryStore(), now, past).used(clock.since))
    refunded = clock.remaining(Seat(0), now) - (10_000 - used)
    assert -1e-6 <= refunded <= 5.0 * crashes + 1e-6
