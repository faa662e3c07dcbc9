"""Many whole games of Kluster in every edition and mode, each turn checked, each record verified.

    python bench/kluster_games.py [--games 500] [--json]

After every turn no stone is lost (C14), no two touch and all are inside (C15); every game ends,
and its record, read back, is recalled to the same states and verifies when all turns are simulated
again. Prints how long games are and how many turns are lost, table by table.
"""

import argparse
import json
import os
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from klub.engine.contract import Json
from klub.games.kluster import AREA, Kluster, Move, Options, State, View
from klub.games.kluster.bots import BOTS
from klub.games.kluster.engine import played
from klub.games.kluster.physics.parameters import TOUCH
from klub.table import Table, read_record, replay, verify, write_record
from klub.table.seed import numbered_seed

TABLES: tuple[Mapping[str, Json], ...] = (
    {"players": 1},
    {"players": 1, "boxes": "duo", "solo_faults": 0},
    {"players": 1, "boxes": "trio+duo", "shorten": 20, "solo_score": "peak"},
    {"players": 1, "equilibrium": True},
    {"players": 2},
    {"players": 2, "boxes": "duo"},
    {"players": 2, "boxes": "duo", "mode": "expert"},
    {"players": 2, "cord": "bean", "inside": "whole_stone", "boxes": "duo"},
    {"players": 2, "contact": "stick", "tool": "one_hand", "boxes": "duo"},
    {"players": 3, "equilibrium": True, "cord": "circle"},
    {"players": 4, "mode": "expert", "equilibrium": True},
    {"players": 2, "boxes": "duo+duo", "plus_fault_repair": "auto_repair"},
    {"players": 2, "boxes": "duo", "auto_end": True, "turn_timer": 20, "drop_outside": "fault"},
    {"players": 3, "mode": "expert", "expert_vs": "everyone"},
    {"players": 3, "boxes": "duo"},
    {"players": 3, "boxes": "duo", "pool_empty": "clear_and_continue", "shorten": 10},
    {"players": 4, "cord": "figure eight"},
    {"players": 4, "boxes": "trio+duo", "mode": "expert"},
    {"players": 4, "mode": "elimination", "equilibrium": True},
    {"players": 4, "boxes": "duo", "pool_empty": "last_placer"},
    {"players": 5},
    {"players": 5, "boxes": "trio+trio"},
    {"players": 6, "boxes": "trio+duo", "plus_remainder": "set_aside"},
    {"players": 8, "starter": "random"},
    {"players": 9, "boxes": "duo+duo+duo", "plus_connected": True},
)
"""Every box, mode and option that changes what happens, and every number of players up to nine."""
ANYBODY = "anybody"
"""Not a bot: the engine's own random turns."""
MOVERS = (ANYBODY, *BOTS)
"""Who plays at the first, second, … table; the next game moves on by one."""
LONGEST = 600
"""Turns after which a game counts as one that does not end."""

KlusterTable = Table[Options, State, Move, View]


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one game."""

    table: int
    mover: str
    turns: int
    faults: int
    size: int
    """Bytes of its record."""


def checked_game(number: int) -> Told:
    """Play game ``number`` and check every promise on the way by assertions."""
    which, mover = who(number)
    game = Kluster()
    options = game.options(TABLES[which])
    names = [f"bot:{mover}"] * options.players
    table: KlusterTable = Table.open(game, options, names, numbered_seed("kluster games", number))
    luck = Random(number)
    check(table.state)
    while (seat := table.to_move) is not None:
        assert len(table.plays) < LONGEST, f"game {number} does not end"
        if mover == ANYBODY:
            move = game.sample(table.state, luck)
        else:
            move = BOTS[mover](game.view(table.state, seat), luck)
        table = table.play(seat, move)
        check(table.state)
    text = write_record(table.record())
    record = read_record(text)
    assert [one.state for one in replay(game, record)][-1] == table.state, "recalled otherwise"
    played.cache_clear()
    assert verify(game, record) is None, f"game {number} does not verify"
    return Told(which, mover, len(table.plays), sum(table.state.faults), len(text))


def who(number: int) -> tuple[int, str]:
    """At which table game ``number`` is played, and by whom."""
    which = number % len(TABLES)
    return which, MOVERS[(which + number // len(TABLES)) % len(MOVERS)]


def check(state: State) -> None:
    """No stone lost (C14); and no two touch and all are inside when a turn begins (C15)."""
    total = len(state.stones)
    holders = (-3, -2, AREA, *range(state.options.players))
    assert sum(len(state.held_by(holder)) for holder in holders) == total, "a stone is lost"
    for stone in range(total):
        assert (state.poses[stone] is not None) == (state.holders[stone] == AREA)
    world = state.world()
    whole = state.options.inside == "whole_stone"
    for stone in state.area:
        assert world.in_area(stone, whole=whole), f"stone {stone} is outside"
        for other in state.area:
            assert other <= stone or world.gap(stone, other) > TOUCH, f"{stone} and {other} touch"
    assert np.isfinite(world.record["place"]).all()


def main() -> int:
    """Play on all cores, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        told = list(pool.map(checked_game, range(chosen.games)))
    rows = list(filter(None, (summed(told, which) for which in range(len(TABLES)))))
    if chosen.json:
        print(json.dumps({"games": len(told), "tables": rows}))
        return 0
    print(f"{len(told)} games, {sum(one.turns for one in told)} turns: all checks hold")
    print(f"{'turns':>6} {'lost':>6} {'record':>8}  table")
    for row in rows:
        told_options = ", ".join(f"{key} {value}" for key, value in row["options"].items())
        print(f"{row['turns']:6.1f} {row['lost']:6.1%} {row['bytes']:8,}  {told_options}")
    return 0


def summed(told: list[Told], which: int) -> dict[str, Any]:
    """Averages of the games at one table."""
    games = [one for one in told if one.table == which]
    if not games:
        return {}
    turns = sum(one.turns for one in games)
    return {
        "options": dict(TABLES[which]),
        "games": len(games),
        "turns": turns / len(games),
        "lost": sum(one.faults for one in games) / turns,
        "bytes": max(one.size for one in games),
    }


if __name__ == "__main__":
    sys.exit(main())
