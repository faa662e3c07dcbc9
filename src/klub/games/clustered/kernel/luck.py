"""Random numbers of the kernel: SplitMix64, one stream a game."""

import numpy as np

from klub.games.clustered.kernel.layout import Game
from klub.jit import compiled, signed

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
U27, U30, U31, U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@compiled
def word(game: Game) -> np.uint64:
    """64 random bits."""
    game.luck += GOLDEN
    bits = game.luck
    bits = (bits ^ (bits >> U30)) * FIRST
    bits = (bits ^ (bits >> U27)) * SECOND
    return bits ^ (bits >> U31)


@compiled
def under(game: Game, limit: int) -> int:
    """A random whole number from 0 to ``limit`` - 1; uneven by less than ``limit`` in 2³²."""
    return signed((word(game) >> U32) * np.uint64(limit) >> U32)
