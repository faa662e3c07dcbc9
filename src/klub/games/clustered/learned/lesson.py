"""Lessons: positions out of whole games, and what came of them.

Both the good and the poor moves of a game are to be learned from, so that the network knows what to
think of the positions that a search comes to: most are made by `solid`, some by chance.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel import luck
from klub.games.clustered.kernel.choose import points as running_points
from klub.games.clustered.kernel.count import score
from klub.games.clustered.kernel.games import Games
from klub.games.clustered.kernel.layout import OVER
from klub.games.clustered.kernel.solid import solid
from klub.games.clustered.kernel.turn import play
from klub.games.clustered.learned.network import NOTES
from klub.games.clustered.learned.sight import SEATS, see
from klub.games.clustered.options import Options
from klub.games.clustered.search.playout import lively_turn
from klub.jit import compiled, signed

LIVELY = 10
"""Of a hundred moves so many are made as in a simulated game, and not by `solid`."""
EVERY = 3
"""Of so many positions one is noted down: neighbours are too much alike."""
BATCH = 50
"""Games that are played at a time."""


class Lesson(NamedTuple):
    """Positions, each with all its seats, and the points that came for each seat."""

    things: NDArray[np.int16]
    """The lists of all seats, one after the other."""
    ends: NDArray[np.int64]
    """Where the list of each seat ends."""
    came: NDArray[np.int16]
    """Points that each seat made from there to the end of its game."""
    first: NDArray[np.int64]
    """The first seat of each position."""
    players: NDArray[np.int64]
    """How many seats each position has."""

    @staticmethod
    def joined(lessons: Sequence["Lesson"]) -> "Lesson":
        """All positions of several lessons, in their order."""
        things = np.cumsum([0, *(len(one.things) for one in lessons)])
        seats = np.cumsum([0, *(len(one.ends) for one in lessons)])
        return Lesson(
            np.concatenate([one.things for one in lessons]),
            np.concatenate([one.ends + things[k] for k, one in enumerate(lessons)]),
            np.concatenate([one.came for one in lessons]),
            np.concatenate([one.first + seats[k] for k, one in enumerate(lessons)]),
            np.concatenate([one.players for one in lessons]),
        )

    @property
    def positions(self) -> int:
        """How many there are."""
        return len(self.first)


@compiled
def attend(
    games: NDArray[np.void],
    notes: NDArray[np.void],
    things: NDArray[np.int16],
    ends: NDArray[np.int64],
    came: NDArray[np.int16],
) -> int:
    """Play games to their end and note positions down; how many seats were noted.

    Nothing more is noted when there is no more room.
    """
    sight = notes[0]
    points = np.zeros((SEATS, 5), np.int16)
    used, end = 0, 0
    for number in range(games.shape[0]):
        game = games[number]
        begun = used
        while game.phase != OVER:
            if luck.under(game, EVERY) == 0:
                see(game, sight)
                room = end + sight.count[: game.players].sum() <= things.shape[0]
                for seat in range(game.players if room else 0):
                    count = sight.count[seat]
                    things[end : end + count] = sight.things[seat, :count]
                    end += count
                    ends[used], came[used] = end, -running_points(game, seat)
                    used += 1
            if luck.under(game, 100) < LIVELY:
                lively_turn(game)
            else:
                play(game, solid(game))
        score(game, points)
        for noted in range(begun, used):
            came[noted] += signed(points[(noted - begun) % game.players, 0])
    return used


def attended(options: Options, seeds: Sequence[int]) -> Lesson:
    """The lesson of the games that follow from ``seeds``."""
    records = Games.dealt(options, seeds).records
    # A seat is on one list for each turn of each seat, and a list is seldom longer than 150.
    seats = len(seeds) * options.players**2 * 64 // EVERY
    things, ends = np.empty(seats * 150, np.int16), np.empty(seats, np.int64)
    came = np.empty(seats, np.int16)
    used = attend(records, np.zeros(1, NOTES), things, ends, came)
    first = np.arange(0, used, options.players)
    return Lesson(
        things[: ends[used - 1]].copy(),
        ends[:used].copy(),
        came[:used].copy(),
        first,
        np.full(len(first), options.players),
    )


def lessons(
    options: Sequence[Options], games: int, seed: int, threads: int
) -> Iterator[tuple[int, Lesson]]:
    """Lessons of ``games`` games, some of each of ``options``; each with how many are done.

    They depend on the seed alone, and not on the number of threads.
    """
    starts = range(0, games, BATCH)

    def batch(number: int) -> Lesson:
        start = starts[number]
        seeds = [seed << 32 | game for game in range(start, min(start + BATCH, games))]
        return attended(options[number % len(options)], seeds)

    with ThreadPoolExecutor(threads) as pool:
        for number, one in enumerate(pool.map(batch, range(len(starts)))):
            yield min((number + 1) * BATCH, games), one
