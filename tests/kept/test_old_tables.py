"""Tables of klub 0.1 fold to what they were, and are played on to the same records."""

from pathlib import Path
from typing import Any

import pytest

from kept.old_club import facts, unpack
from klub.engine.contract import Seat
from klub.games import game
from klub.server.live.story import told
from klub.server.stores import TableId, open_store
from klub.table import wishes, write_record
from klub.table.event import Opened
from klub.table.sitting import Sitting

pytestmark = pytest.mark.anyio
TABLES: dict[str, Any] = facts()["tables"]


async def folded(folder: Path, table: str) -> Sitting:
    """A table of the kept club."""
    async with await open_store(unpack(folder)) as store:
        story = await told(store, TableId(table))
    assert story is not None
    opened = story.events[0]
    assert isinstance(opened, Opened)
    return story.sitting(game(opened.game))


def summary(sitting: Sitting) -> dict[str, Any]:
    """What was noted of each table when it was kept."""
    clock, outcome = sitting.clock, sitting.outcome
    return {
        "status": sitting.status,
        "seq": sitting.seq,
        "names": [chair.name for chair in sitting.chairs],
        "who": [chair.who for chair in sitting.chairs],
        "bots": [chair.bot for chair in sitting.chairs],
        "resigned": [chair.gave_up for chair in sitting.chairs],
        "to_move": sitting.to_move,
        "lines": [[line.at, line.who, line.name, line.text] for line in sitting.said],
        "muted": sorted(sitting.muted),
        "removed": sorted(sitting.removed),
        "rematch": sitting.rematch,
        "clock": clock and [clock.remaining(Seat(n), clock.since) for n in range(len(clock.left))],
        "winners": outcome and list(outcome.winners),
        "moves": [] if sitting.table is None else len(sitting.table.plays),
    }


def gone_on(sitting: Sitting, rest: list[tuple[Any, Any]]) -> Sitting:
    """The table after the moves that were kept with it, each from the seat whose turn it is."""
    for seat, move in rest:
        at = 2e9
        if seat == "resign":
            who = sitting.chairs[move].who
            assert who is not None
            sitting = sitting.after(wishes.give_up(sitting, who, move, at))
        elif not sitting.chairs[seat].thinks_itself:
            who = sitting.chairs[seat].who
            assert who is not None
            sitting = sitting.after(wishes.play(sitting, who, seat, move, at))
        else:
            assert sitting.table is not None
            ((mover, one),) = sitting.game.read(f"{seat} {move}")
            result = sitting.table.play(mover, one).results[-1]
            sitting = sitting.after(wishes.bot_plays(sitting, seat, move, result, at))
    return sitting


@pytest.mark.parametrize("name", TABLES)
async def test_an_old_table_is_what_it_was_and_is_played_on(name: str, tmp_path: Path) -> None:
    kept = TABLES[name]
    sitting = await folded(tmp_path, kept["table"])
    assert summary(sitting) == kept["facts"]
    if sitting.table is not None:
        end = gone_on(sitting, kept["rest"])
        assert end.status == "over"
        record = end.record()
        assert record is not None
        assert write_record(record) == kept["record"]
