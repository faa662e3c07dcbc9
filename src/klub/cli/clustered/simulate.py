"""Bots play many games of Clustered, in the kernel."""

import json
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from rich.table import Table as Grid

from klub.cli.console import console
from klub.cli.grid import width_of
from klub.cli.progress import progress
from klub.cli.simulate import prepare, seat_bots
from klub.clustered import BOTS, Clustered, Move, Options, State, View, kernel
from klub.clustered.notation import Play
from klub.i18n import text
from klub.table import Luck, Seed, Table, write_record
from klub.table.name import BOT
from klub.table.seed import numbered_seed

PARTS = tuple(part for part in kernel.PARTS if part != "total")
"""What points are made of."""
CHUNK = 250
"""Games dealt and played at a time: about as long as one step of the progress bar."""


def run(chosen: Namespace) -> int:
    """Play, then print a table of wins, points and margins."""
    options = Clustered().options(chosen.values)
    bots = seat_bots("clustered", chosen.bots, options.players)
    if chosen.records:
        prepare(chosen.records)
    begun = time.perf_counter()
    points, won = [], []
    with progress() as bar:
        # The first portion waits for the kernel, which a new machine has to compile.
        task = bar.add_task(text("compiling"), total=None)
        told = chosen.records is not None
        for series in chunks(options, bots, chosen.seed, chosen.games, told=told):
            points.append(series.points)
            won.append(series.won)
            if chosen.records:
                series.write(chosen.records)
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
    plays: list[list[Play]]
    """What was played, if records are wanted."""
    points: NDArray[np.int16]
    won: NDArray[np.bool_]
    options: Options

    def write(self, folder: Path) -> None:
        """Write a record for each game, the moves checked by the readable engine."""
        seats = [f"{BOT}{bot}" for bot in self.bots]
        for number, (seed, plays) in enumerate(zip(self.seeds, self.plays, strict=True)):
            table: Table[Options, State, Move, View] = Table.open(
                Clustered(), self.options, seats, seed
            )
            for seat, move in plays:
                table = table.play(seat, move)
            path = folder / f"clustered-{self.first + number + 1:06}.json"
            path.write_text(write_record(table.record()), encoding="utf-8")


def chunks(
    options: Options, bots: Sequence[str], seed: str, games: int, *, told: bool
) -> Iterator[Series]:
    """Games in portions: each game's seed follows from ``seed`` and its number alone."""
    known = all(bot in kernel.BOTS for bot in bots)
    size = CHUNK if known else 1
    for first in range(0, games, size):
        numbers = range(first, min(first + size, games))
        seeds = tuple(numbered_seed(seed, number) for number in numbers)
        starts = [Clustered().start(options, Luck(one)) for one in seeds]
        plays: list[list[Play]] = []
        if not known:
            ends = [thought_out(*one, bots) for one in zip(starts, seeds, strict=True)]
            starts, plays = [end for end, _ in ends], [made for _, made in ends]
        batch = kernel.Games.of(starts, [int(one, 16) >> 64 for one in seeds])
        if known:
            plays = batch.finish_told(bots) if told else []
            batch.finish(bots)
        points, won = batch.scores()
        yield Series(first, tuple(bots), seeds, plays, points, won, options)


def thought_out(state: State, seed: Seed, bots: Sequence[str]) -> tuple[State, list[Play]]:
    """The end of a game by bots that the kernel does not know, and what was played."""
    game, luck = Clustered(), Random(seed)
    plays: list[Play] = []
    while (seat := game.to_move(state)) is not None:
        move = BOTS[bots[seat]](game.view(state, seat), luck)
        plays.append((seat, move))
        state = game.play(state, move)
    return state, plays


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of all games."""

    bots: tuple[str, ...]
    points: NDArray[np.int16]
    won: NDArray[np.bool_]

    def rows(self) -> Iterator[dict[str, object]]:
        """For each seat its wins, points and margin; a shared win counts in parts."""
        totals = self.points[:, :, 0].astype(float)
        shares = self.won / self.won.sum(axis=1, keepdims=True)
        for seat, bot in enumerate(self.bots):
            others = np.delete(totals, seat, axis=1)
            margin = totals[:, seat] - others.max(axis=1) if others.size else None
            yield {
                "seat": seat,
                "bot": bot,
                "wins": round(float(shares[:, seat].sum()), 3),
                "shared": int((self.won[:, seat] & (self.won.sum(axis=1) > 1)).sum()),
                "points": round(float(totals[:, seat].mean()), 3),
                "deviation": round(float(totals[:, seat].std()), 3),
                "margin": None if margin is None else round(float(margin.mean()), 3),
                **{
                    part: round(float(self.points[:, seat, column].mean()), 3)
                    for column, part in enumerate(kernel.PARTS)
                    if part != "total"
                },
            }

    def report(self, options: object, seed: str, seconds: float) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "game": "clustered",
            "options": options,
            "seed": seed,
            "games": len(self.points),
            "seconds": round(seconds, 3),
            "seats": list(self.rows()),
        }

    def grid(self, parts: Sequence[str] = PARTS) -> Grid:
        """Everything as a table, with the points of these ``parts``."""
        grid = Grid(
            title=text("simulated", games=len(self.points)),
            title_justify="left",
            box=None,
            pad_edge=False,
            padding=(0, 1, 0, 0),
        )
        grid.add_column(text("heading-seat"), justify="right", no_wrap=True)
        grid.add_column(text("heading-bot"), no_wrap=True)
        for heading in ("wins", "share", "points", "deviation", "margin", *parts):
            grid.add_column(text(f"heading-{heading}"), justify="right", no_wrap=True)
        for row in self.rows():
            share = float(str(row["wins"])) / len(self.points)
            grid.add_row(
                str(row["seat"]),
                str(row["bot"]),
                f"{row['wins']:.1f}",
                f"{share:.1%}",
                f"{row['points']:.1f}",
                f"{row['deviation']:.1f}",
                "–" if row["margin"] is None else f"{row['margin']:+.1f}",
                *(f"{row[part]:.1f}" for part in parts),
            )
        return grid
