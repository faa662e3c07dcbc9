"""Playing again: the same players at another table, which begins when all of them want it."""

from contextlib import suppress
from functools import partial

from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.server import opening
from klub.server.club import Club
from klub.server.live.table import LiveTable
from klub.server.stores import Conflict, Stale
from klub.table import wishes
from klub.table.event import Event
from klub.table.seed import new_seed
from klub.table.sitting import Sitting


async def rematch(club: Club, table: LiveTable, who: str) -> int:
    """Open a table for the same players, or sit down at the one that another has opened.

    Its id follows from that of the first, so that two who ask at once find the same, and so does
    whoever asks again after a crash.
    """
    following = club.key.table(f"rematch/{table.id}")
    if table.sitting.rematch is None:
        new = opening.rematch(table.sitting, who, following, club.now())
        with suppress(Conflict, Stale):
            await club.keep(new)
            return await table.ask(partial(_goes_on, who, following))
        with suppress(Refusal):  # it was opened, but the table was perhaps never told
            seq = await table.ask(partial(_goes_on, who, following))
            if (await club.table(following)).sitting.seats_of(who):
                return seq
    return await _agree(club, table, who)


async def _agree(club: Club, table: LiveTable, who: str) -> int:
    """Sit somebody down at the rematch."""
    new = await club.table(club.key.table(f"rematch/{table.id}"))
    seats = table.sitting.seats_of(who)
    if not seats or new.sitting.seats_of(who):
        raise Refusal("rematch-already", table=new.id)
    for seat in seats:
        await new.ask(partial(_sits, who, seat, table.sitting.chairs[seat].name))
    await new.ask(_starts_if_full)
    return table.sitting.seq


def _goes_on(who: str, following: str, sitting: Sitting, at: float) -> Event:
    return wishes.rematch(sitting, who, following, at)


def _sits(who: str, seat: Seat, name: str, sitting: Sitting, at: float) -> Event:
    return wishes.sit(sitting, who, seat, name, at)


def _starts_if_full(sitting: Sitting, at: float) -> Event | None:
    """Begin once the last player has agreed; the host need not say so."""
    if sitting.table is not None or any(chair.free for chair in sitting.chairs):
        return None
    return wishes.start(sitting, sitting.opened.host, new_seed(), at)
