"""How strong the bots of Clustered are: every level against every other, and OpenSpiel's search.

    python bench/strength.py [--players 2 4 1] [--games 200] [--simulations 6000] [--json]
    python bench/strength.py --players 2 --levels sharp --peers ismcts --games 100

Games come in pairs with the same deal and the seats swapped. With two players every level meets
every other; with more each meets the one below, by turns round the table and with as many seats. A
share is the part of all wins that went to the first level; a shared win counts in parts. The
interval is Wilson's, 95 %. Alone, the figure is the mean of the points.

A level that can be given a time has its own, or --seconds, or goes through --simulations games a
move, which does not depend on what else the machine is doing. Each has one core. --peers are
OpenSpiel's ISMCTSBot with settings to choose (contest/ismcts.py); they get the time that the level
has. Beside a share stands how long a move took, the median of each side.
"""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from itertools import combinations, pairwise
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from contest.ismcts import peer
from contest.match import Row, mean, pairs, share_won
from contest.report import parser, report, share

from klub.engine.contract import Bot
from klub.games.clustered import BOTS, Clustered, Move, View

LEVELS = tuple(BOTS)
Player = tuple[str, Bot[View, Move]]
"""A bot and what it is called."""


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played."""

    seats: tuple[Player, ...]
    deal: int
    seed: str


@dataclass(frozen=True, slots=True)
class Told:
    """What came of a game."""

    winners: tuple[str, ...]
    points: int
    """Of the first seat."""
    thought: tuple[tuple[str, float], ...]
    """Who moved, and after how many seconds."""

    def won(self, name: str) -> float:
        """The part of the win that went to a level."""
        return self.winners.count(name) / len(self.winners)


def played(order: Order) -> Told:
    """A whole game."""
    game = Clustered()
    options = game.options({"players": len(order.seats)})
    state = game.start(options, Random(f"{order.seed} deal {order.deal}"))
    names = tuple(name for name, _ in order.seats)
    luck = Random(f"{order.seed} luck {order.deal} {names}")
    for _, bot in order.seats:
        awake(bot, len(order.seats))
    thought = []
    while (seat := game.to_move(state)) is not None:
        name, bot = order.seats[seat]
        view, begun = game.view(state, seat), perf_counter()
        move = bot(view, luck)
        thought.append((name, perf_counter() - begun))
        state = game.play(state, move)
    outcome = game.outcome(state)
    assert outcome is not None
    winners = tuple(names[seat] for seat in outcome.winners)
    return Told(winners, outcome.scores[0]["total"], tuple(thought))


@cache
def awake(bot: Bot[View, Move], players: int) -> None:
    """Let a bot make a first move, so that no time goes into loading its machine code later."""
    game, luck = Clustered(), Random(0)
    state = game.start(game.options({"players": players}), luck)
    seat = game.to_move(state)
    assert seat is not None
    bot(game.view(state, seat), luck)


def level(name: str, chosen: Namespace) -> Player:
    """A built-in bot; one that can be given a time or a number of games gets what is wished."""
    bot: Any = BOTS[name]
    if not thinks(bot):
        return name, bot
    seconds = chosen.seconds or bot.seconds
    return name, replace(bot, seconds=seconds, simulations=chosen.simulations, threads=1)


def thinks(bot: Any) -> bool:
    """Whether a bot has settings for how much it thinks."""
    settings = {field.name for field in fields(bot)} if is_dataclass(bot) else set()
    return {"seconds", "simulations", "threads"} <= settings


def match(
    one: Player, other: Player, players: int, chosen: Namespace, pool: ProcessPoolExecutor
) -> Row:
    """Two bots against each other; the share is that of ``one``."""
    orders = [
        Order(seats, deal, chosen.seed) for deal, seats in pairs(one, other, players, chosen.games)
    ]
    told = list(pool.map(played, orders))
    thought = [moved for game in told for moved in game.thought]
    return {
        "players": players,
        "level": one[0],
        "against": other[0],
        "settings": settings(one, other),
        **share_won([game.won(one[0]) for game in told]),
        "seconds": {
            side: round(median(took for name, took in thought if name == side), 5)
            for side, _ in (one, other)
        },
    }


def alone(one: Player, chosen: Namespace, pool: ProcessPoolExecutor) -> Row:
    """What a level makes of the solo game."""
    orders = [Order((one,), deal, chosen.seed) for deal in range(chosen.games)]
    points = [told.points for told in pool.map(played, orders)]
    return {"players": 1, "level": one[0], "settings": settings(one), **mean("points", points)}


def settings(*players: Player) -> dict[str, str]:
    """How the bots that have settings were set."""
    return {name: repr(bot) for name, bot in players if is_dataclass(bot)}


def figures(chosen: Namespace, pool: ProcessPoolExecutor) -> Iterator[Row]:
    """All that was asked for, one at a time."""
    levels = [level(name, chosen) for name in sorted(chosen.levels, key=LEVELS.index)]
    for players in chosen.players:
        if players == 1:
            yield from (alone(one, chosen, pool) for one in levels)
            continue
        for worse, better in combinations(levels, 2) if players == 2 else pairwise(levels):
            yield match(better, worse, players, chosen, pool)
        for name, bot in chosen.peers:
            for one in levels:
                own = getattr(one[1], "seconds", chosen.seconds or bot.seconds)
                yield match(one, (name, replace(bot, seconds=own)), players, chosen, pool)


def line(row: Row) -> str:
    """A figure as a line."""
    if row["players"] == 1:
        return (
            f"1 player: {row['level']} makes {row['points']:.1f} points "
            f"[{row['low']:.1f}, {row['high']:.1f}] in {row['games']} games"
        )
    took = ", ".join(f"{name} {1000 * s:.3g} ms" for name, s in row["seconds"].items())
    return (
        f"{row['players']} players: {row['level']} wins {share(row)} of {row['games']} games "
        f"against {row['against']}; a move: {took}"
    )


def main(words: Sequence[str] | None = None) -> int:
    """Play on all cores, and print each figure when it is there."""
    asked = parser(__doc__.splitlines()[0], LEVELS, games=200, processes=os.cpu_count())
    asked.add_argument("--players", type=int, nargs="+", choices=(1, 2, 4, 6, 8), default=[2, 4, 1])
    asked.add_argument("--peers", type=peer, nargs="+", default=[], metavar="ismcts(by='solid')")
    asked.add_argument("--seconds", type=float, help="a move, for levels that think (default: own)")
    asked.add_argument("--simulations", type=int, help="games a move, in place of a time")
    chosen = asked.parse_args(words)
    if chosen.games < 2:
        asked.error("games come in pairs: --games must be 2 or more")
    if chosen.peers and chosen.simulations:
        asked.error("peers play for the same time: leave --simulations out")
    return report(chosen, figures, line)


if __name__ == "__main__":
    sys.exit(main())
