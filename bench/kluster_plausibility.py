"""Is it the game? An empty area must be easy, a full one hard, and a shorter cord harder.

    python bench/kluster_plausibility.py [--games 30] [--json]

Bots play Solo until their third fault, and Standard, Expert, Elimination, Kluster+ and Equilibrium
against each other. The tables of docs/plausibility.md come from here.
"""

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from statistics import mean

from klub.engine.contract import Json
from klub.games.kluster import Kluster
from klub.games.kluster.bots import BOTS
from klub.table.seed import numbered_seed

SOLO: tuple[tuple[str, Mapping[str, Json]], ...] = (
    ("oval of 1 m", {"players": 1}),
    ("10 % shorter", {"players": 1, "shorten": 10}),
    ("20 % shorter", {"players": 1, "shorten": 20}),
    ("DUO², 70 cm", {"players": 1, "boxes": "duo"}),
    ("Equilibrium", {"players": 1, "equilibrium": True}),
)
TOGETHER: tuple[tuple[str, Mapping[str, Json]], ...] = (
    ("Standard, 2 players", {"players": 2}),
    ("Standard, 4 players", {"players": 4}),
    ("Standard, 2 players, 10 % shorter", {"players": 2, "shorten": 10}),
    ("Standard, 2 players, 20 % shorter", {"players": 2, "shorten": 20}),
    ("Expert, 4 players, 20 % shorter", {"players": 4, "mode": "expert", "shorten": 20}),
    ("Elimination, 5 players", {"players": 5}),
    ("Elimination, 5 players, 20 % shorter", {"players": 5, "shorten": 20}),
    ("Kluster+, TRIO and DUO², 4 players", {"players": 4, "boxes": "trio+duo"}),
    ("Equilibrium, 4 players", {"players": 4, "equilibrium": True}),
)
CROWDS = (range(6), range(6, 12), range(12, 18), range(18, 24))
"""Stones in the area before a turn."""


@dataclass(frozen=True, slots=True)
class Game:
    """What came of one game."""

    turns: tuple[tuple[int, bool], ...]
    """Of each the stones in the area before it, and whether it was a fault."""
    total: int
    victory: int
    peak: int


def played(job: tuple[str, Mapping[str, Json], int]) -> Game:
    """Let one bot play on all seats."""
    bot, values, number = job
    game = Kluster()
    luck = Random(numbered_seed(f"plausible {bot} {json.dumps(dict(values))}", number))
    state = game.start(game.options(values), luck)
    turns = []
    while (seat := game.to_move(state)) is not None:
        before = len(state.area)
        state = game.play(state, BOTS[bot](game.view(state, seat), luck))
        turns.append((before, state.last is not None and state.last.fault))
    outcome = game.outcome(state)
    assert outcome is not None
    score = outcome.scores[0]
    return Game(tuple(turns), score["total"], score.get("victory", 0), state.peak)


def lost(games: Sequence[Game], crowd: range) -> float | None:
    """The share of turns that were faults, among those that began with so many stones."""
    faults = [fault for game in games for stones, fault in game.turns if stones in crowd]
    return mean(faults) if len(faults) >= 10 else None


def main() -> int:
    """Play on all cores, and print tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=30, help="of each kind (default: 30)")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    kinds = [(name, bot, values) for name, values in SOLO for bot in BOTS]
    kinds += [(name, "steady", values) for name, values in TOGETHER]
    jobs = [(bot, values, n) for _, bot, values in kinds for n in range(chosen.games)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games = list(pool.map(played, jobs))
    told = {
        f"{name}, {bot}": games[k * chosen.games : (k + 1) * chosen.games]
        for k, (name, bot, _) in enumerate(kinds)
    }
    if chosen.json:
        print(json.dumps({name: [row(one) for one in played] for name, played in told.items()}))
        return 0
    print("| Solo, bot | stones at the end | most at once | all placed | turns |")
    print("| --- | --- | --- | --- | --- |")
    for name, some in list(told.items())[: 2 * len(SOLO)]:
        total, peak = mean(one.total for one in some), mean(one.peak for one in some)
        all_placed, turns = mean(one.victory for one in some), mean(len(one.turns) for one in some)
        print(f"| {name} | {total:.1f} | {peak:.1f} | {all_placed:.0%} | {turns:.1f} |")
    print()
    print("| table, bot | turns | lost | " + " | ".join(map(crowded, CROWDS)) + " |")
    print("| --- | --- | --- |" + " --- |" * len(CROWDS))
    for name, some in told.items():
        turns = mean(len(one.turns) for one in some)
        shares = (lost(some, crowd) for crowd in CROWDS)
        cells = ["–" if share is None else f"{share:.0%}" for share in shares]
        whole = lost(some, range(1000)) or 0.0
        print(f"| {name} | {turns:.1f} | {whole:.1%} | {' | '.join(cells)} |")
    return 0


def row(game: Game) -> dict[str, object]:
    """One game as plain data."""
    return {"total": game.total, "peak": game.peak, "turns": game.turns}


def crowded(crowd: range) -> str:
    """The heading of a column."""
    return f"lost with {crowd[0]} to {crowd[-1]} in the area"


if __name__ == "__main__":
    sys.exit(main())
