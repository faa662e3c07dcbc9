"""The network: from the things that each seat has to the points that are still to come for it.

Every thing has a row of numbers, and the rows of a seat are added up; what is negative then counts
as nothing. Own sums and the mean of the others' go through one more such layer into one number.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.choose import points as running_points
from klub.games.clustered.kernel.layout import DECK, SIZES, WILD, Game
from klub.games.clustered.learned.kinds import THINGS
from klub.games.clustered.learned.sight import SEATS, Sight, see
from klub.jit import compiled

WIDTH, HIDDEN = 32, 32
"""Numbers in the row of a thing, and in the layer behind."""
ROOM = 2 * (2 * SIZES[-1][0] + 1) + 2 * DECK
"""For the longest list: two things for each place, and one for each card."""

NETWORK = np.dtype(
    [
        ("row", np.float32, (THINGS, WIDTH)),
        ("weight", np.float32, (2 * WIDTH, HIDDEN)),
        ("bias", np.float32, (HIDDEN,)),
        ("last", np.float32, (HIDDEN,)),
        ("mean", np.float32, (1,)),
    ],
    align=True,
)
NOTES = np.dtype(
    [
        ("things", np.int16, (SEATS, ROOM)),
        ("count", np.int64, (SEATS,)),
        ("held", np.int64, (SEATS,)),
        ("left", np.int64, (SEATS,)),
        ("most", np.int64, (SEATS, WILD)),
        ("look", np.int64, (SEATS,)),
        ("fit", np.int64, (SEATS,)),
        ("want", np.int64, (SEATS,)),
        ("sums", np.float32, (SEATS, WIDTH)),
        ("joint", np.float32, (SEATS, 2 * WIDTH)),
        ("hidden", np.float32, (SEATS, HIDDEN)),
        ("coming", np.float32, (SEATS,)),
    ],
    align=True,
)
"""A position as it is seen, and what the network makes of it on the way."""


class Network(Protocol):
    """The fields of a network."""

    row: NDArray[np.float32]
    weight: NDArray[np.float32]
    bias: NDArray[np.float32]
    last: NDArray[np.float32]
    mean: NDArray[np.float32]


class Notes(Sight, Protocol):
    """The fields of notes that are no part of the sight."""

    sums: NDArray[np.float32]
    joint: NDArray[np.float32]
    """For each seat its own sums, then the mean of the others'."""
    hidden: NDArray[np.float32]
    coming: NDArray[np.float32]
    """Points that are still to come, as the network expects."""


@compiled
def add_up(net: Network, notes: Notes, seat: int) -> None:
    """Add the rows of a seat's things; negative sums count as nothing."""
    sums = notes.sums[seat]
    sums[:] = 0
    for index in range(notes.count[seat]):
        row = net.row[notes.things[seat, index]]
        for place in range(WIDTH):
            sums[place] += row[place]
    for place in range(WIDTH):
        sums[place] = max(sums[place], np.float32(0))


@compiled
def foresee(net: Network, notes: Notes, players: int) -> None:
    """Write the points that are to come for each seat, from the lists of all."""
    others = np.float32(1 / max(1, players - 1))
    for seat in range(players):
        add_up(net, notes, seat)
    for seat in range(players):
        joint, hidden = notes.joint[seat], notes.hidden[seat]
        for place in range(WIDTH):
            rest = np.float32(0)
            for other in range(players):
                if other != seat:
                    rest += notes.sums[other, place]
            joint[place], joint[WIDTH + place] = notes.sums[seat, place], rest * others
        for unit in range(HIDDEN):
            hidden[unit] = net.bias[unit]
        for place in range(2 * WIDTH):
            value = joint[place]
            if value > 0:
                for unit in range(HIDDEN):
                    hidden[unit] += value * net.weight[place, unit]
        coming = net.mean[0]
        for unit in range(HIDDEN):
            hidden[unit] = max(hidden[unit], np.float32(0))
            coming += hidden[unit] * net.last[unit]
        notes.coming[seat] = coming


@compiled
def margin_ahead(net: Network, notes: Notes, game: Game, seat: int) -> float:
    """By how much ``seat`` can be expected to end ahead of the best other; alone, its points."""
    see(game, notes)
    foresee(net, notes, game.players)
    best = -np.inf if game.players > 1 else 0.0
    for other in range(game.players):
        if other != seat:
            best = max(best, running_points(game, other) + float(notes.coming[other]))
    return running_points(game, seat) + float(notes.coming[seat]) - best
