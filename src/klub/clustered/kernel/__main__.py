"""``python -m klub.clustered.kernel``: compile the kernel for every size of board, and say so."""

import sys
import time
from random import Random

from klub.clustered.kernel import Games, KernelClustered, deals
from klub.clustered.kernel.layout import SIZES


def main() -> int:
    """Call everything compiled once for each size; what is compiled already is only loaded."""
    engine = KernelClustered()
    for _, players in SIZES:
        begun = time.perf_counter()
        options = engine.options({"players": players})
        position = engine.start(options, Random(0))
        engine.play(position, engine.sample(position, Random(0)))
        games = Games.dealt(options, [0])
        games.play(games.moves(0)[:1])
        games.finish(["greedy"] * players)
        games.scores()
        deals(options, 1, ["random"] * players, seed=0)
        print(f"up to {players} players: {time.perf_counter() - begun:.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
