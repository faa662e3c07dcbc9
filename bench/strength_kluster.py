"""How strong the bots of Kluster are: every level against every other, and alone.

    python bench/strength_kluster.py [--levels gentle steady cunning] [--games 100] [--json]

Standard with a TRIO box and two players: games come in pairs with the same stones, and each level
begins one of them. A share is the part of the games that the first level won, with Wilson's 95 %
interval. Alone, the figures are the mean number of stones in the area at the end, and of turns.
Beside it stand how many turns each level lost by a fault, how long it thought about a turn and how
many placements a second it looked at, in processor time, and how long a turn took at the table.
--rates 1 tells how many placements can be tried in a second with fewer or more stones in the area;
--games 0 and --solo 0 play none.
"""

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from statistics import fmean

from contest.match import Row, mean, pairs, share_won
from contest.report import parser, report, share

from klub.engine.contract import Json
from klub.games.kluster import Kluster, Placement, risk
from klub.games.kluster.bots import BOTS
from klub.games.kluster.input import TICKS
from klub.games.kluster.spots import roomiest

LEVELS = tuple(BOTS)
ALONE: Mapping[str, Json] = {"players": 1}
TWO: Mapping[str, Json] = {"players": 2}
CROWDS = (0, 6, 12, 18)
"""Stones in the area, at which it is measured how many placements can be tried."""


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played."""

    seats: tuple[str, ...]
    """A level for each seat; seat 0 begins."""
    number: int
    seed: str


@dataclass(slots=True)
class Told:
    """What came of a game."""

    winner: str
    score: int
    turns: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    looks: Counter[str] = field(default_factory=Counter)
    """Placements that were tried."""
    thought: list[tuple[str, float]] = field(default_factory=list)
    """s of processor time, turn by turn."""
    lasted: list[tuple[str, float]] = field(default_factory=list)
    """s at the table, turn by turn."""


def played(order: Order) -> Told:
    """A whole game."""
    game = Kluster()
    state = game.start(
        game.options(ALONE if len(order.seats) == 1 else TWO),
        Random(f"{order.seed} stones {order.number}"),
    )
    luck = Random(f"{order.seed} luck {order.number} {order.seats}")
    told = Told("", 0)
    while (seat := game.to_move(state)) is not None:
        name = order.seats[seat]
        begun, looked = time.process_time(), risk.looked_at()
        move = BOTS[name](game.view(state, seat), luck)
        told.thought.append((name, time.process_time() - begun))
        told.looks[name] += risk.looked_at() - looked
        state = game.play(state, move)
        assert state.last is not None
        told.turns[name] += 1
        told.faults[name] += state.last.fault
        told.lasted.append((name, state.last.ticks / TICKS))
    outcome = game.outcome(state)
    assert outcome is not None
    told.winner, told.score = order.seats[outcome.winners[0]], outcome.scores[0]["total"]
    return told


def match(
    one: str, other: str, chosen: Namespace, pool: ProcessPoolExecutor
) -> tuple[Row, list[Told]]:
    """Two levels against each other; ``one`` is the better."""
    orders = [
        Order(seats, number, chosen.seed) for number, seats in pairs(one, other, 2, chosen.games)
    ]
    told = list(pool.map(played, orders))
    row = {
        "players": 2,
        "level": one,
        "against": other,
        **share_won([game.winner == one for game in told]),
        "turns": round(fmean(game.turns.total() for game in told), 1),
        "faults": {name: round(_lost(told, name), 4) for name in (one, other)},
    }
    return row, told


def alone(one: str, chosen: Namespace, pool: ProcessPoolExecutor) -> tuple[Row, list[Told]]:
    """What a level makes of the solo game."""
    orders = [Order((one,), number, chosen.seed) for number in range(chosen.solo)]
    told = list(pool.map(played, orders))
    row = {
        "players": 1,
        "level": one,
        **mean("stones", [game.score for game in told]),
        "turns": round(fmean(game.turns.total() for game in told), 1),
        "faults": {one: round(_lost(told, one), 4)},
    }
    return row, told


def pace(name: str, told: Sequence[Told]) -> Row:
    """How long a level thinks, how much it looks at, and how long its turns are."""
    thought = sorted(s for game in told for who, s in game.thought if who == name)
    lasted = sorted(s for game in told for who, s in game.lasted if who == name)
    looks = sum(game.looks[name] for game in told)
    return {
        "level": name,
        "pace": len(thought),
        "thought": round(fmean(thought), 3),
        "thought_95": round(thought[int(0.95 * len(thought))], 3),
        "placements_a_second": round(looks / sum(thought)),
        "lasted": round(fmean(lasted), 2),
        "lasted_5": round(lasted[int(0.05 * len(lasted))], 2),
        "lasted_95": round(lasted[int(0.95 * len(lasted))], 2),
    }


def rates(chosen: Namespace) -> Iterator[Row]:
    """Placements tried in a second of processor time, at a glance and with the way down."""
    game, luck = Kluster(), Random(f"{chosen.seed} rates")
    state = game.start(game.options(TWO), luck)
    for stones in CROWDS:
        while len(state.area) < stones:
            state = game.play(state, BOTS["steady"](game.view(state, state.turn), luck))
        world = state.world()
        spots = roomiest(world, luck, 20)
        options = [Placement(state.stock[0], x, y, luck.uniform(0, 360)) for x, y in spots]
        row: Row = {"stones": stones}
        for glance in (True, False):
            begun, looked = time.process_time(), risk.looked_at()
            while (took := time.process_time() - begun) < chosen.rates:
                risk.clean(world, options, risk.HUMAN, luck, 4, glance=glance)
            row["glance" if glance else "way_down"] = round((risk.looked_at() - looked) / took)
        yield row


def _lost(told: Sequence[Told], name: str) -> float:
    """The part of a level's turns that were faults."""
    return sum(game.faults[name] for game in told) / sum(game.turns[name] for game in told)


def figures(chosen: Namespace, pool: ProcessPoolExecutor) -> Iterator[Row]:
    """All that was asked for, one at a time."""
    levels = sorted(chosen.levels, key=LEVELS.index)
    everything: list[Told] = []
    for worse, better in combinations(levels, 2) if chosen.games > 1 else ():
        row, told = match(better, worse, chosen, pool)
        everything += told
        yield row
    for level in levels if chosen.solo else ():
        row, told = alone(level, chosen, pool)
        everything += told
        yield row
    for level in levels if everything else ():
        yield pace(level, everything)
    if chosen.rates:
        yield from rates(chosen)


def line(row: Row) -> str:
    """A figure as a line."""
    if "glance" in row:
        return (
            f"{row['stones']} stones in the area: {row['glance']} placements a second at a glance, "
            f"{row['way_down']} with the way down"
        )
    if "pace" in row:
        return (
            f"{row['level']} thinks for {row['thought']:.2f} s (95 %: {row['thought_95']:.2f} s), "
            f"{row['placements_a_second']} placements a second; a turn takes {row['lasted']:.1f} s "
            f"({row['lasted_5']:.1f} to {row['lasted_95']:.1f} s)"
        )
    lost = ", ".join(f"{name} {part:.1%}" for name, part in row["faults"].items())
    if "against" in row:
        return (
            f"{row['level']} wins {share(row)} of {row['games']} games against {row['against']}; "
            f"{row['turns']} turns a game, lost: {lost}"
        )
    return (
        f"alone, {row['level']} ends with {row['stones']:.1f} stones "
        f"[{row['low']:.1f}, {row['high']:.1f}] after {row['turns']} turns, {row['games']} games; "
        f"lost: {lost}"
    )


def main(words: Sequence[str] | None = None) -> int:
    """Play, and print each figure when it is there."""
    asked = parser(__doc__.splitlines()[0], LEVELS, games=100, processes=1)
    asked.add_argument("--solo", type=int, default=20, help="games alone; 0 plays none")
    asked.add_argument("--rates", type=float, default=0, help="seconds for each; 0 measures none")
    return report(asked.parse_args(words), figures, line)


if __name__ == "__main__":
    sys.exit(main())
