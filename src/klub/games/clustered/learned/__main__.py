"""``python -m klub.games.clustered.learned``: learn from many games what a position is worth."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.learned import kept
from klub.games.clustered.learned.lesson import BATCH, Lesson, lessons
from klub.games.clustered.learned.teach import teach, untaught
from klub.games.clustered.options import Options, options

GAMES = {1: 240_000, 2: 240_000, 4: 48_000, 8: 9_600}
"""For each size of table: about three million positions, of the largest a fifth of that."""
ROUNDS = 5
TEST = 19
"""One of so many batches of games is kept to examine the network with; prime, so that all kinds of
table are among them."""


def tables(most: int) -> list[Options]:
    """What is played at a size of table: mostly the plain game, with every number of players."""
    plain = [options({"players": players}) for players in kept.TABLES[most]]
    quick = [options({"players": players, "quick": True}) for players in kept.TABLES[most]]
    return [*plain * 3, *quick]


def learn(most: int, games: int, chosen: argparse.Namespace) -> tuple[NDArray[np.void], Any]:
    """A network for one size of table, and what is to be told of it."""
    begun = time.perf_counter()

    def say(text: str, end: str = "\n") -> None:
        print(
            f"up to {most} players: {text} ({time.perf_counter() - begun:.0f} s)",
            end=end,
            flush=True,
        )

    heard: list[Lesson] = []
    for done, one in lessons(tables(most), games, chosen.seed, chosen.threads):
        heard.append(one)
        say(f"{done:,} of {games:,} games", end="\r" if done < games else "\n")
    test = Lesson.joined(heard[::TEST])
    del heard[::TEST]
    lesson = Lesson.joined(heard)
    heard.clear()
    say(f"{lesson.positions:,} positions to learn from, {test.positions:,} to be examined with")
    network, error = untaught(chosen.seed), 0.0
    rounds = teach(network, lesson, test, chosen.rounds, chosen.seed)
    for number, (learned, error) in enumerate(rounds, 1):
        say(f"round {number} of {chosen.rounds}: square error {learned:.3f}, examined {error:.3f}")
    return network, {"games": games, "positions": lesson.positions, "error": round(error, 4)}


def main(words: Sequence[str] | None = None) -> int:
    """Learn for every size of table, and write one file."""
    parser = argparse.ArgumentParser(description=__doc__.partition(": ")[2])
    parser.add_argument("--out", type=Path, default=kept.packaged(), help="the file to write")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--part", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(words)
    networks, told = {}, {}
    for most, games in GAMES.items():
        # At least a batch to learn from, and one to be examined with.
        some = max(2 * BATCH, round(games * chosen.part))
        networks[most], told[str(most)] = learn(most, some, chosen)
    command = (
        f"python -m klub.games.clustered.learned --seed {chosen.seed} --rounds {chosen.rounds}"
    )
    made = {"command": f"{command} --part {chosen.part}", "up to players": told}
    kept.save(chosen.out, networks, made)
    print(f"{chosen.out}: {chosen.out.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
