"""How strong the bots of Clustered are: every level against every other.

    python bench/strength.py [--players 2 4 1] [--games 200] [--simulations 6000] [--json]

Games come in pairs with the same deal and the seats swapped. With more than two players both levels
sit by turns round the table, as many seats of one as of the other. A share is the part of all wins
that went to the first level; a shared win counts in parts. The interval is Wilson's, 95 %. Alone,
the figure is the mean of the points. `sharp` thinks for --seconds, or with --simulations through
that many games a move, which does not depend on what else the machine is doing.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from klub.clustered import BOTS, Clustered, Move, View
from klub.clustered.bots import Sharp
from klub.game import Bot

LEVELS = tuple(BOTS)
SURE = 1.96
"""Standard deviations to either side of a mean that 95 % lie within."""


@dataclass(frozen=True, slots=True)
class Order:
    """Games that one process plays."""

    seats: tuple[str, ...]
    """A level for each seat."""
    deal: int
    sharp: Sharp
    seed: str


def played(order: Order) -> tuple[float, int]:
    """The part of the win that went to the first level of ``LEVELS`` order, and its points."""
    game = Clustered()
    options = game.options({"players": len(order.seats)})
    state = game.start(options, Random(f"{order.seed} deal {order.deal}"))
    luck = Random(f"{order.seed} luck {order.deal} {order.seats}")
    while (seat := game.to_move(state)) is not None:
        state = game.play(state, bot(order, seat)(game.view(state, seat), luck))
    outcome = game.outcome(state)
    assert outcome is not None
    better = max(order.seats, key=LEVELS.index)
    won = sum(order.seats[seat] == better for seat in outcome.winners)
    return won / len(outcome.winners), outcome.scores[0]["total"]


def bot(order: Order, seat: int) -> Bot[View, Move]:
    """Who sits on ``seat``."""
    name = order.seats[seat]
    return order.sharp if name == "sharp" else BOTS[name]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    wide = SURE**2 / games
    middle = (share + wide / 2) / (1 + wide)
    reach = SURE * sqrt(share * (1 - share) / games + wide / (4 * games)) / (1 + wide)
    return middle - reach, middle + reach


def match(
    one: str, other: str, players: int, chosen: argparse.Namespace, pool: ProcessPoolExecutor
) -> dict[str, Any]:
    """Two levels against each other; ``one`` is the better."""
    seats = tuple((one, other)[seat % 2] for seat in range(players))
    orders = [
        Order(swapped, deal, sharp(chosen), chosen.seed)
        for deal in range(chosen.games // 2)
        for swapped in (seats, (*seats[1:], seats[0]))
    ]
    shares = [share for share, _ in pool.map(played, orders)]
    low, high = interval(fmean(shares), len(shares))
    return {
        "players": players,
        "level": one,
        "against": other,
        "games": len(shares),
        "share": round(fmean(shares), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def alone(one: str, chosen: argparse.Namespace, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """What a level makes of the solo game."""
    orders = [Order((one,), deal, sharp(chosen), chosen.seed) for deal in range(chosen.games)]
    points = [points for _, points in pool.map(played, orders)]
    reach = SURE * stdev(points) / sqrt(len(points))
    return {
        "players": 1,
        "level": one,
        "games": len(points),
        "points": round(fmean(points), 2),
        "low": round(fmean(points) - reach, 2),
        "high": round(fmean(points) + reach, 2),
    }


def sharp(chosen: argparse.Namespace) -> Sharp:
    """`sharp` with the wished budget."""
    return Sharp(seconds=chosen.seconds, simulations=chosen.simulations)


def figures(chosen: argparse.Namespace, pool: ProcessPoolExecutor) -> Iterator[dict[str, Any]]:
    """All that was asked for, one at a time."""
    for players in chosen.players:
        if players == 1:
            yield from map(partial(alone, chosen=chosen, pool=pool), chosen.levels)
            continue
        for worse, better in combinations(sorted(chosen.levels, key=LEVELS.index), 2):
            yield match(better, worse, players, chosen, pool)


def told(row: dict[str, Any]) -> str:
    """A figure as a line."""
    if row["players"] == 1:
        return (
            f"1 player: {row['level']} makes {row['points']:.1f} points "
            f"[{row['low']:.1f}, {row['high']:.1f}] in {row['games']} games"
        )
    return (
        f"{row['players']} players: {row['level']} wins {row['share']:.1%} "
        f"[{row['low']:.1%}, {row['high']:.1%}] of {row['games']} games against {row['against']}"
    )


def main(words: Sequence[str] | None = None) -> int:
    """Play on all cores, and print each figure when it is there."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 1])
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(words)
    rows = []
    with ProcessPoolExecutor(chosen.processes) as pool:
        for row in figures(chosen, pool):
            rows.append(row)
            if not chosen.json:
                print(told(row), flush=True)
    if chosen.json:
        print(json.dumps({"seed": chosen.seed, "sharp": repr(sharp(chosen)), "figures": rows}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
