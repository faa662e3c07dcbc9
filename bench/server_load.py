"""Many sockets on one server: Clustered on klub and on boardgame.io, and live tables of Kluster.

    python bench/server_load.py [--tables 250] [--seconds 20] [--rounds 1] [--only NAME] [--json]

Each server is a process of its own; this process plays all the clients. At Clustered four sockets
a table, each client making the move with most points that it sees. The tables are first played to
stages that are spread over the whole game. Then all play flat out, each the next move as soon as
the last is answered; then each makes a move a second, which is what people feel. A round trip is
from sending a move until the client that made it hears that it is done. Memory and CPU come from
/proc: kB a table is how much the server grew, four sockets, half a game and garbage not yet
collected included. "other CPU" is what the rest of the machine used meanwhile: near 0, or the
figures are not worth much; "CPU s per 1,000 moves" then still is. klub runs twice, with its store
on disk and in memory, and each is divided by boardgame.io's figures.

At Kluster twelve stones lie on each table, and a hand with another goes round over them at half a
metre a second, told sixty times a second where it is. The server has one core to itself, this
process has the others, and tables are added until time no longer passes at 60 Hz at all of them
or frames do not reach the clients. 15 cm up a hand leaves what lies there asleep; at 7.5 cm it
wakes the stones that it passes. A round trip is from an input to the frame that shows it: up to a
sixtieth of a second until the next tick, and another for the hand to get there.

The game on boardgame.io (boardgame_io/) has Clustered's default rules and sends the view that klub
sends: before anything is measured one whole game is played in which all four views of every
position must be equal to klub's, with where each card fits and what it would bring. What differs:

- boardgame.io keeps matches in memory only and announces a move before it is stored; klub has
  it on disk before anybody hears of it. A write to disk is thus in klub's round trip alone.
- Around the view boardgame.io sends its turn context and the log entry of the move; klub sends
  who sits at the table.
- boardgame.io is set up kindly: production mode, no undo, whole states (its default) as klub
  sends, moves that read plain objects instead of Immer's proxies, points counted once a move, and
  what the four views share worked out once a position.
- A usual game there leaves it to the browser to work out where cards fit. "Bare views" is that
  case: only the player to move is told, since a client here has no rules to go by.
- A new game is a new match there; its seats are taken in the lobby before a phase begins.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import uvloop
from load import boardgame_io, klub
from load.boardgame_io import BoardgameIo
from load.driver import Figures, Plan, measure
from load.klub import Klub
from load.kluster import Held, most
from load.same_view import difference

from klub.server.stores import open_store

KLUSTER = "kluster"
HEIGHTS = (0.15, 0.075)
"""m. A hand that leaves what lies there asleep, and one that wakes what it passes."""
KLUB, QUICK = "klub", "klub, in memory"
PEER, BARE = "boardgame.io", "boardgame.io, bare views"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=250, help="of four sockets (default: 250)")
    parser.add_argument("--seconds", type=float, default=20, help="of each phase (default: 20)")
    parser.add_argument("--period", type=float, default=1, help="of a paced table (default: 1 s)")
    parser.add_argument("--rounds", type=int, default=1, help="of which the median counts")
    parser.add_argument("--step", type=int, default=10, help="tables of Kluster more each time")
    parser.add_argument("--only", choices=[*SIDES, KLUSTER], help="measure one part")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    plan = Plan(chosen.tables, chosen.seconds, chosen.period)
    figures: dict[str, Any] = {}
    if chosen.only != KLUSTER:
        names = [chosen.only] if chosen.only else list(SIDES)
        figures[f"Clustered for four, {plan.tables} tables"] = clustered(plan, names, chosen.rounds)
    if chosen.only in (None, KLUSTER):
        for height in HEIGHTS:
            held = kluster_tables(height, min(plan.seconds, 5.0), chosen.step)
            most = max((one.tables for one in held if one.holds), default=0)
            figures[f"Kluster, hands {100 * height:g} cm up, server on one core"] = {
                "most tables at 60 Hz": most,
                **{f"{one.tables} tables": one.rows() for one in held},
            }
    print(json.dumps(figures) if chosen.json else "\n".join(lines(figures)))
    return 0


def lines(figures: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """Figures below each other, deeper ones further to the right."""
    for name, value in figures.items():
        if isinstance(value, Mapping):
            yield f"{'  ' * depth}{name}"
            yield from lines(value, depth + 1)
        else:
            yield f"{'  ' * depth}{name:<30} {value:>10,}"


def clustered(plan: Plan, names: Sequence[str], rounds: int) -> dict[str, Figures]:
    """The figures of each server, and klub's divided by the others'."""
    # The servers take turns, so that a busy machine harms none more than the others.
    measured = [{name: SIDES[name](plan) for name in names} for _ in range(rounds)]
    sides = {name: median([one[name] for one in measured]) for name in names}
    return sides | {
        f"{own} / {peer}": ratio(sides[own], sides[peer])
        for own in (KLUB, QUICK)
        for peer in (PEER, BARE)
        if own in sides and peer in sides
    }


def median(rounds: Sequence[Figures]) -> Figures:
    """The middle of several rounds, figure by figure."""
    return {
        part: {
            name: round(statistics.median(one[part][name] for one in rounds), 3) for name in rows
        }
        for part, rows in rounds[0].items()
    }


def ratio(own: Figures, peer: Figures) -> Figures:
    """The one divided by the other, figure by figure."""
    return {
        part: {
            name: round(value / peer[part][name], 3)
            for name, value in rows.items()
            if name not in ("driver CPU", "other CPU") and peer[part][name]
        }
        for part, rows in own.items()
    }


def on_klub(plan: Plan, *, store: str | None = None) -> Figures:
    """The figures of klub, on disk unless there is another ``store``."""

    async def run() -> Figures:
        await klub.prepared(server)
        return await measure(Klub(server), plan)

    with (
        klub.disk() as address,
        klub.server(store or address) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(run())


def kluster_tables(height: float, seconds: float, step: int) -> Sequence[Held]:
    """How many tables of Kluster one core holds at 60 Hz; this process has the other cores."""
    core, *others = sorted(os.sched_getaffinity(0))

    async def run() -> Sequence[Held]:
        await klub.prepared(server)
        async with await open_store(address) as store:
            return await most(server, store, height, seconds, step)

    with klub.disk() as address, klub.server(address, core) as server:
        os.sched_setaffinity(0, others or {core})
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            measured = runner.run(run())
    os.sched_setaffinity(0, {core, *others})
    return measured


def on_boardgame_io(plan: Plan, *, view: str) -> Figures:
    """The figures of boardgame.io; its full views are checked against klub's for one game."""

    async def run() -> Figures:
        load = BoardgameIo(server)
        if view == "full":
            await checked_game(load)
        return await measure(load, plan)

    with (
        boardgame_io.server(view) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(run())


async def checked_game(load: BoardgameIo) -> None:
    """Play one game in which every client must see what klub would show it."""
    table = await load.connect(0)
    moves = 0
    while not load.over(table):
        for seat, client in enumerate(table.clients):
            await client.reached(table.stage)
            if told := difference(client.view(), seat):
                sys.exit(f"after {moves} moves seat {seat} does not see what klub shows: {told}")
        await load.move(table, await load.choose(table))
        moves += 1
    await load.close(table)


SIDES: Mapping[str, Callable[[Plan], Figures]] = {
    KLUB: on_klub,
    QUICK: partial(on_klub, store="memory:"),
    PEER: partial(on_boardgame_io, view="full"),
    BARE: partial(on_boardgame_io, view="bare"),
}
"""What measures each server."""


if __name__ == "__main__":
    sys.exit(main())
