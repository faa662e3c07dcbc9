"""How `master` tries moves: a game is played on well for a few turns, and then judged.

To play on well costs thirty times as much as to play on fast, but a few turns are enough where it
has been learned what comes of a position.
"""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import DECK, OVER
from klub.games.clustered.kernel.solid import solid
from klub.games.clustered.kernel.turn import play
from klub.games.clustered.learned.kept import network_for
from klub.games.clustered.learned.network import NOTES, margin_ahead
from klub.games.clustered.search.simulate import STRIDE, begin, deal, margin
from klub.games.clustered.search.trial import Manner, Simulation
from klub.jit import compiled, signed

UNIT = 256
"""What a point is in the sums, so that they are of whole numbers."""

TURNS_ALONE, TURNS, TURNS_IN_COMPANY = 12, 6, 8
"""How many turns are played on before a position is judged: alone, by two players and by more."""
HOPELESS, HOPELESS_IN_COMPANY = 4.0, 1.5
CREDIT = 20.0
"""As for `sharp`; but a judged position varies less than the end of a game, and tells more."""


def foresight(players: int) -> Manner:
    """How moves are tried with so many players."""
    turns = {1: TURNS_ALONE, 2: TURNS}.get(players, TURNS_IN_COMPANY)
    return Manner(
        begin=partial(looking_ahead, network_for(players), turns),
        hopeless=HOPELESS if players <= 2 else HOPELESS_IN_COMPANY,
        credit=CREDIT,
        unit=UNIT,
    )


def looking_ahead(network: NDArray[np.void], turns: int) -> Simulation:
    """What simulates, with room of its own."""
    return partial(look_ahead, network, np.zeros(1, NOTES), turns)


@compiled
def look_ahead(
    networks: NDArray[np.void],
    notes: NDArray[np.void],
    turns: int,
    pair: NDArray[np.void],
    moves: NDArray[np.int32],
    alive: NDArray[np.int64],
    first: int,
    last: int,
    seed: np.uint64,
    sums: NDArray[np.int64],
    counts: NDArray[np.int64],
) -> None:
    """Do jobs as `simulate` does, but play on for some turns only, by `solid`, and then judge.

    ``notes`` is room for the network to think in.
    """
    root, game = pair[0], pair[1]
    pool, points = np.empty(2 * DECK, np.uint8), np.zeros((root.players, 5), np.int16)
    for job in range(first, last):
        which = alive[job % alive.shape[0]]
        begin(game, root, signed(moves[which]), seed + deal(job, alive) * STRIDE, pool)
        left = turns
        while game.phase != OVER and left > 0:
            play(game, solid(game))
            left -= 1
        if game.phase == OVER:
            sums[which] += UNIT * margin(game, root.turn, points)
        else:
            ahead = margin_ahead(networks[0], notes[0], game, root.turn)
            sums[which] += signed(np.floor(UNIT * ahead))
        counts[which] += 1
