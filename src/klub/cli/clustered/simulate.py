"""Bots play many games of Clustered, in the kernel."""

import json
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from klub.cli.clustered.tally import Tally
from klub.cli.console import console
from klub.cli.grid import width_of
from klub.cli.progress import progress
from klub.cli.simulate import parquet, prepare, seat_bots
from klub.engine.options import typed
from klub.games import option_kinds
from klub.games.clustered import BOTS, Clustered, Move, Options, State, View, kernel
from klub.games.clustered.notation import Play
from klub.i18n import text
from klub.table import Seed, Table, write_record
from klub.table.name import BOT
from klub.table.seed import block, numbered_seed

if TYPE_CHECKING:
    from klub.research.export import ParquetFile

CHUNK = 250
"""Games dealt and played at a time: about as long as one step of the progress bar."""


def run(chosen: Namespace) -> int:
    """Play, then print a table of wins, points and margins."""
    options = Clustered().options(typed(option_kinds("clustered"), chosen.values))
    bots = seat_bots("clustered", chosen.bots, options.players)
    if chosen.records:
        prepare(chosen.records)
    begun = time.perf_counter()
    points, won = [], []
    with parquet(chosen, Clustered().option_values(options), bots) as file, progress() as bar:
        # The first portion waits for the kernel, which a new machine has to compile.
        task = bar.add_task(text("compiling"), total=None)
        for series in chunks(options, bots, chosen.seed, chosen.games):
            points.append(series.points)
            won.append(series.won)
            if chosen.records:
                series.write(chosen.records)
            if file:
                series.export(file)
            bar.update(task, description=text("simulating"), total=chosen.games)
            bar.advance(task, len(series.seeds))
    result = Tally(bots, np.concatenate(points), np.concatenate(won))
    seconds = time.perf_counter() - begun
    if chosen.json:
        print(json.dumps(result.report(Clustered().option_values(options), chosen.seed, seconds)))
    else:
        screen = console()
        whole = result.grid()
        screen.print(whole if width_of(whole, screen) <= screen.width else result.grid(()))
    return 0


@dataclass(frozen=True, slots=True)
class Series:
    """Some finished games."""

    first: int
    """The number of the first game, from 0."""
    bots: tuple[str, ...]
    seeds: tuple[Seed, ...]
    dealt: kernel.Games
    """The games before their first move."""
    log: NDArray[np.int32]
    """What was played in each."""
    points: NDArray[np.int16]
    won: NDArray[np.bool_]

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [f"{BOT}{bot}" for bot in self.bots]

    def write(self, folder: Path) -> None:
        """Write a record for each game, the moves checked by the readable engine."""
        told = self.dealt.told(self.log)
        for number, (seed, plays) in enumerate(zip(self.seeds, told, strict=True)):
            table: Table[Options, State, Move, View] = Table.open(
                Clustered(), self.dealt.options, self.names, seed
            )
            for seat, move in plays:
                table = table.play(seat, move)
            path = folder / f"clustered-{self.first + number + 1:06}.json"
            path.write_text(write_record(table.record()), encoding="utf-8")

    def export(self, file: "ParquetFile") -> None:
        """Write a row for each move."""
        from klub.research.export.clustered import moves_table

        names = [self.names] * len(self.seeds)
        again = self.dealt.copy()
        file.add(moves_table(again, self.log, first=self.first, seeds=self.seeds, names=names))


def chunks(options: Options, bots: Sequence[str], seed: str, games: int) -> Iterator[Series]:
    """Games in portions: each game's seed follows from ``seed`` and its number alone."""
    known = all(bot in kernel.BOTS for bot in bots)
    size = CHUNK if known else 1
    for first in range(0, games, size):
        numbers = range(first, min(first + size, games))
        seeds = tuple(numbered_seed(seed, number) for number in numbers)
        dealt = deal(options, seeds)
        batch = dealt.copy()
        if known:
            log = batch.finish_logged(bots)
        else:
            log = batch.follow([thought_out(dealt[0], seeds[0], bots)])
        points, won = batch.scores()
        yield Series(first, tuple(bots), seeds, dealt, log, points, won)


def deal(options: Options, seeds: Sequence[Seed]) -> kernel.Games:
    """The games that the rules deal from ``seeds``, dealt by the kernel."""
    blocks, games = options.players, None
    while games is None:
        # One piece of luck is about a deck and a half; a game that needs more is rare.
        blocks += 1
        luck = b"".join(block(seed, number) for seed in seeds for number in range(blocks))
        games = kernel.Games.drawn(options, np.frombuffer(luck, np.uint8).reshape(len(seeds), -1))
    games.records["luck"] = [int(seed, 16) >> 64 for seed in seeds]
    return games


def thought_out(state: State, seed: Seed, bots: Sequence[str]) -> list[Play]:
    """What is played in a game by bots that the kernel does not know."""
    game, luck = Clustered(), Random(seed)
    plays: list[Play] = []
    while (seat := game.to_move(state)) is not None:
        move = BOTS[bots[seat]](game.view(state, seat), luck)
        plays.append((seat, move))
        state = game.play(state, move)
    return plays
