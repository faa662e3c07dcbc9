"""Games of Kluster for tests of what is kept of them: every mode, and every way to lose a turn."""

import json
from functools import cache
from random import Random
from typing import Any

from klub.engine.contract import Json
from klub.games.kluster import Kluster, Move, Options, Plan, Played, State, Turn, View, notation
from klub.games.kluster.log import log
from klub.games.kluster.plan import perform
from klub.table import Table, write_record
from klub.table.seed import numbered_seed

GAME = Kluster()
TABLES: dict[str, dict[str, Json]] = {
    "solo": {"players": 1, "boxes": "duo", "shorten": 30, "solo_faults": 0},
    "standard": {"players": 2, "boxes": "duo", "shorten": 20, "starter": "random"},
    "expert": {"players": 2, "boxes": "duo", "mode": "expert", "contact": "stick"},
    "elimination": {"players": 4, "boxes": "duo", "shorten": 30, "pool_empty": "last_placer"},
    "equilibrium": {"players": 1, "equilibrium": True, "shorten": 40, "solo_faults": 0},
    "plus": {"players": 5, "boxes": "trio+duo", "shorten": 40, "mode": "elimination"},
}

KlusterTable = Table[Options, State, Move, View]


def opened(**values: Json) -> KlusterTable:
    """A table at which these options are chosen."""
    chosen = GAME.options(values)
    names = [f"bot:{seat}" for seat in range(chosen.players)]
    return Table.open(GAME, chosen, names, numbered_seed("schema", 1))


def told(table: KlusterTable) -> Any:
    """What is kept of a game."""
    return json.loads(write_record(table.record()))


@cache
def games(name: str) -> tuple[KlusterTable, ...]:
    """A random game: before it, after its first turns and at its end."""
    luck = Random(name)
    tables = [opened(**TABLES[name])]
    while (seat := tables[-1].to_move) is not None:
        tables.append(tables[-1].play(seat, GAME.sample(tables[-1].state, luck)))
    return (*tables[:3], tables[-1])


def by_hand(state: State, plan: Plan) -> Played:
    """A plan as the inputs that it stands for."""
    turn = Turn(state)
    for _ in perform(turn, plan):
        pass
    return Played(turn.log)


@cache
def lost_turns() -> KlusterTable:
    """Every kind of incident, a turn with a cord, and turns by hand."""
    table = opened(players=2, boxes="duo", drop_outside="fault", turn_timer=5, shorten=10)
    for move in (
        by_hand(table.state, notation.plan("c0.0>140,5 0@0,0,0u")),
        notation.plan("1@20,0,0d"),  # snaps
        notation.plan("2@300,0,0u"),  # is let go outside
        Played(log("0:h0=1@0,0,120,0u 20:h0=1@400,0,120,0u 23:h0!")),  # is thrown
        Played(log("1:h0=2@0,0,120,0u")),  # waits until time is up
        notation.plan("3@0,0,0u"),
    ):
        assert table.to_move is not None
        table = table.play(table.to_move, move)
    return table


def document() -> Any:
    """`lost_turns` as it is kept."""
    return told(lost_turns())
