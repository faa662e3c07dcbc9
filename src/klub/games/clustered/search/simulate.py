"""Candidates tried in simulated games, a slice of the work at a time."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.count import score
from klub.games.clustered.kernel.layout import DECK, OVER, Game
from klub.games.clustered.kernel.turn import play, rewind
from klub.games.clustered.search.hidden import redeal
from klub.games.clustered.search.playout import lively_turn
from klub.jit import compiled, signed

STRIDE = np.uint64(0xD1342543DE82EF95)
"""From the luck of one deal to that of the next; odd, and no multiple of SplitMix64's own step."""


@compiled
def simulate(
    pair: NDArray[np.void],
    moves: NDArray[np.int32],
    alive: NDArray[np.int64],
    first: int,
    last: int,
    seed: np.uint64,
    sums: NDArray[np.int64],
    counts: NDArray[np.int64],
) -> None:
    """Do the jobs from ``first`` to before ``last``, and add what came of them to the sums.

    ``pair`` is a game and a copy of it to play on. Job n tries the move ``alive[n % len(alive)]``
    in deal n // len(alive): all moves meet the same deals and the same luck, so that chance
    spares or hits them alike. What a job gives depends on nothing else, and sums are whole
    numbers, so that it does not matter who does which jobs, or in what order.
    """
    root, game = pair[0], pair[1]
    pool, points = np.empty(2 * DECK, np.uint8), np.zeros((root.players, 5), np.int16)
    for job in range(first, last):
        which = alive[job % alive.shape[0]]
        begin(game, root, signed(moves[which]), seed + deal(job, alive) * STRIDE, pool)
        while game.phase != OVER:
            lively_turn(game)
        sums[which] += margin(game, root.turn, points)
        counts[which] += 1


@compiled
def deal(job: int, alive: NDArray[np.int64]) -> np.uint64:
    """In which deal a job tries its move."""
    return np.uint64(job // alive.shape[0])


@compiled
def begin(game: Game, root: Game, move: int, luck: np.uint64, pool: NDArray[np.uint8]) -> None:
    """Bring ``game`` back to ``root``, deal anew what is hidden from the seat to move, and play."""
    rewind(game, root)
    game.luck = luck
    redeal(game, root, root.turn, pool)
    play(game, move)


@compiled
def margin(game: Game, seat: int, points: NDArray[np.int16]) -> int:
    """By how much ``seat`` has ended ahead of the best other; alone, its points.

    ``points`` is room to count in.
    """
    score(game, points)
    best = 0
    for other in range(game.players):
        if other != seat:
            best = max(best, signed(points[other, 0]))
    return signed(points[seat, 0]) - best
