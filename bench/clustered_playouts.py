"""Random games of Clustered a second on one core: the kernel, the same in C, the readable engine.

The C of clustered_playouts.c is compiled on the spot. Both play the very same games from the same
seed, which is checked; they take turns, and the best of several rounds counts, so that a busy
machine harms neither more than the other.
"""

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered import Clustered
from klub.games.clustered.kernel import PARTS, deals
from klub.games.clustered.kernel.layout import SIZES

SOURCE = Path(__file__).with_suffix(".c")
FLAGS = ["-O3", "-march=native", "-shared", "-fPIC"]
TARGET = 0.85
SEED = 7

Games = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Figure:
    """Random games a second on one core, for one number of players."""

    players: int
    kernel: float
    readable: float
    c: float | None
    """``None`` where no compiler is found."""

    def rows(self) -> dict[str, float | None]:
        """The figures and their ratios."""
        return {
            "kernel": round(self.kernel),
            "C": self.c and round(self.c),
            "readable engine": round(self.readable, 1),
            "kernel / C": self.c and round(self.kernel / self.c, 3),
            "kernel / readable engine": round(self.kernel / self.readable),
        }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=60_000, help="in a round (default: 60000)")
    parser.add_argument("--rounds", type=int, default=7, help="default: 7")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    figures = [figure(players, chosen.games, chosen.rounds) for players in (2, 4)]
    starts = first_results()
    if chosen.json:
        rows = {f"{one.players} players": one.rows() for one in figures}
        print(json.dumps({"games a second": rows, "seconds to the first game": starts}))
        return 0
    for one in figures:
        print(f"Clustered, {one.players} players, random games a second on one core")
        for name, value in one.rows().items():
            print(f"  {name:<26} {'no C compiler' if value is None else value:>13}")
    print(f"  target: kernel / C {TARGET} or more, kernel / readable engine 100 or more")
    print("Seconds from starting Python to the first game of the kernel")
    for name, seconds in starts.items():
        print(f"  {name:<26} {seconds:>13}")
    return 0


def figure(players: int, games: int, rounds: int) -> Figure:
    """Measure kernel and C in turns, then the readable engine."""
    kernel, c = [], []
    peer = c_games(players)
    if peer and not np.array_equal(peer(1000), kernel_games(players, 1000)):
        sys.exit("the C of clustered_playouts.c plays other games than the kernel")
    for _ in range(rounds):
        kernel.append(timed(lambda: kernel_games(players, games)))
        if peer:
            c.append(timed(partial(peer, games)))
    return Figure(
        players,
        kernel=games / min(kernel),
        readable=readable_games_a_second(players, max(2, games // 3000)),
        c=games / min(c) if c else None,
    )


def timed(work: Callable[[], object]) -> float:
    """Seconds that ``work`` takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def kernel_games(players: int, games: int) -> Games:
    """The points of random games played by the kernel."""
    options = Clustered().options({"players": players})
    return deals(options, games, ["random"] * players, SEED)


def c_games(players: int) -> Callable[[int], Games] | None:
    """The same games played by C, or ``None`` where no compiler is found."""
    names = (os.environ.get("CC", "cc"), "gcc", "clang")
    compiler = next(filter(None, map(shutil.which, names)), None)
    if compiler is None:
        return None
    side, seats = next(size for size in SIZES if players <= size[1])
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "playouts.so"
        sizes = [f"-DSIDE={side}", f"-DSEATS={seats}"]
        subprocess.run([compiler, *FLAGS, *sizes, str(SOURCE), "-o", str(library)], check=True)
        loaded = ctypes.CDLL(str(library)).random_games

    def play(games: int) -> Games:
        points = np.zeros((games, players, len(PARTS)), np.int16)
        loaded(
            ctypes.c_uint64(SEED),
            ctypes.c_int64(players),
            ctypes.c_int64(games),
            points.ctypes.data_as(ctypes.c_void_p),
        )
        return points

    return play


def readable_games_a_second(players: int, games: int) -> float:
    """Random games a second of the readable engine."""
    game = Clustered()
    options = game.options({"players": players})
    begun = time.perf_counter()
    for number in range(games):
        luck = Random(number)
        state = game.start(options, luck)
        while game.to_move(state) is not None:
            state = game.play(state, game.sample(state, luck))
    return games / (time.perf_counter() - begun)


def first_results() -> dict[str, float]:
    """Seconds from starting Python to the first game: freshly compiled, then from the cache."""
    program = (
        "from klub.games.clustered.kernel import deals;"
        "from klub.games.clustered.options import Options;"
        "deals(Options(), 1, ['random', 'random'], 0)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"NUMBA_CACHE_DIR": folder}

        def start() -> None:
            subprocess.run([sys.executable, "-c", program], env=environment, check=True)

        return {"compiled": round(timed(start), 2), "cached": round(timed(start), 2)}


if __name__ == "__main__":
    sys.exit(main())
