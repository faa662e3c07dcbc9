"""Bots play many games of Kluster, on all processors."""

import json
import os
import signal
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING

from klub.cli.console import console
from klub.cli.grid import width_of
from klub.cli.kluster.tally import Ended, Tally
from klub.cli.progress import progress
from klub.cli.simulate import parquet, prepare, seat_bots
from klub.engine.options import typed
from klub.games import option_kinds
from klub.games.kluster import Kluster, Move, Options, State, View
from klub.games.kluster.bots import BOTS
from klub.i18n import text
from klub.table import Table, read_record, write_record
from klub.table.name import BOT
from klub.table.seed import numbered_seed

if TYPE_CHECKING:
    from klub.research.export import ParquetFile


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played; all of it follows from this, wherever it is played."""

    options: Options
    bots: tuple[str, ...]
    series: str
    number: int
    """From 0."""
    told: bool
    """Whether its record is wanted."""


def run(chosen: Namespace) -> int:
    """Play, then print a table of wins, stones, turns and faults."""
    options = Kluster().options(typed(option_kinds("kluster"), chosen.values))
    bots = seat_bots("kluster", chosen.bots, options.players)
    if chosen.records:
        prepare(chosen.records)
    told = bool(chosen.records or chosen.parquet)
    orders = [Order(options, bots, chosen.seed, n, told) for n in range(chosen.games)]
    begun, ended = time.perf_counter(), []
    values = Kluster().option_values(options)
    with parquet(chosen, values, bots) as file, progress() as bar, _games(orders) as games:
        # The first game waits for the magnet world, which a new machine has to compile.
        task = bar.add_task(text("waking"), total=None)
        for game in games:
            # The record of a long game is large: it is kept in a file, or not at all.
            ended.append(replace(game, record=""))
            if chosen.records:
                path = chosen.records / f"kluster-{game.number + 1:06}.json"
                path.write_text(game.record, encoding="utf-8")
            if file:
                export(game, file)
            bar.update(task, description=text("simulating"), total=chosen.games, advance=1)
    tally = Tally(options, bots, tuple(ended))
    if chosen.json:
        seconds = time.perf_counter() - begun
        print(json.dumps(tally.report(chosen.seed, seconds), ensure_ascii=False))
        return 0
    screen = console()
    whole = tally.grid()
    screen.print(whole if width_of(whole, screen) <= screen.width else tally.grid(short=True))
    return 0


def export(game: Ended, file: "ParquetFile") -> None:
    """Write a row for each turn."""
    from klub.research.export.kluster import turns_table

    file.add(turns_table(read_record(game.record), game.number))


@contextmanager
def _games(orders: list[Order]) -> Iterator[Iterator[Ended]]:
    """The games in order, played by as many processes as there are processors."""
    processes = min(os.cpu_count() or 1, len(orders))
    if processes == 1:
        yield map(play, orders)
        return
    # A new interpreter each: one that is copied would share the threads of the progress bar.
    with get_context("spawn").Pool(processes, initializer=_leave_signals) as pool:
        yield pool.imap(play, orders)


def _leave_signals() -> None:
    """Let the process that was started by the player answer control-c."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(order: Order) -> Ended:
    """One game from start to end."""
    seats = [f"{BOT}{bot}" for bot in order.bots]
    table: Table[Options, State, Move, View] = Table.open(
        Kluster(), order.options, seats, numbered_seed(order.series, order.number)
    )
    while (seat := table.to_move) is not None:
        luck = Random(f"{table.seed}/{len(table.plays)}")
        table = table.play(seat, BOTS[order.bots[seat]](table.game.view(table.state, seat), luck))
    assert table.outcome
    return Ended(
        number=order.number,
        outcome=table.outcome,
        turns=tuple(sum(mover == seat for mover, _ in table.plays) for seat in range(len(seats))),
        faults=table.state.faults,
        record=write_record(table.record()) if order.told else "",
    )
