"""How the network learns: step by step against its error, position after position.

What has to be right is by how much one seat comes out ahead of the others. That is less a matter of
luck than everybody's points: a table on which much can be made is good for all. So the error is
taken against the mean of the seats, and of the error that all have in common only a part counts.
"""

from collections.abc import Iterator
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.learned.kinds import DISTANCE, TURNS
from klub.games.clustered.learned.lesson import Lesson
from klub.games.clustered.learned.network import (
    HIDDEN,
    NETWORK,
    NOTES,
    WIDTH,
    Network,
    Notes,
    foresee,
)
from klub.games.clustered.learned.sight import SEATS
from klub.jit import compiled, signed

COMMON = np.float32(0.3)
"""What the error that all seats have in common counts."""
STEPS = 64
"""Positions after which the layers behind the rows are changed; rows are changed at once."""
PACE, ROW_PACE = 0.01, 4.0
"""How large the first steps are, and those of rows in proportion. Three times as large, the error
stays greater by a thirtieth; a third as large, by a hundredth."""
KEPT = np.float32(0.99)
"""How much of what is known about the size of steps is kept from one to the next."""
LEAST = np.float32(1e-4)


def untaught(seed: int) -> NDArray[np.void]:
    """A network that knows nothing: all things are equal to it."""
    rng = np.random.default_rng(seed)
    network = np.zeros(1, NETWORK)
    # Rows of things that no lesson shows stay zero; one common row tells the units apart.
    network["row"][0, TURNS:DISTANCE] = 0.3 * rng.standard_normal(WIDTH)
    weight = rng.standard_normal((2 * WIDTH, HIDDEN)) / np.sqrt(WIDTH / 2)
    weight[WIDTH:] *= 0.3
    network["weight"][0] = weight
    network["last"][0] = rng.standard_normal(HIDDEN) / np.sqrt(HIDDEN / 2)
    return network


@compiled
def recall(lesson: Lesson, position: int, notes: Notes) -> int:
    """Write the lists of a position into the notes; how many players it has."""
    players = signed(lesson.players[position])
    for seat in range(players):
        number = lesson.first[position] + seat
        begin, end = lesson.ends[number - 1] if number else 0, lesson.ends[number]
        notes.things[seat, : end - begin] = lesson.things[begin:end]
        notes.count[seat] = end - begin
    return players


@compiled
def wrong(lesson: Lesson, position: int, players: int, notes: Notes) -> tuple[float, float]:
    """Write each seat's error into ``coming``; the mean square against the others, and the mean."""
    mean = np.float32(0)
    for seat in range(players):
        notes.coming[seat] -= lesson.came[lesson.first[position] + seat]
        mean += notes.coming[seat] / np.float32(players)
    square = 0.0
    for seat in range(players):
        apart = notes.coming[seat] - (mean if players > 1 else np.float32(0))
        square += apart * apart / players
        if players > 1:
            notes.coming[seat] = apart + COMMON * mean
    return square, float(mean)


@compiled
def step(
    value: NDArray[np.float32],
    slope: NDArray[np.float32],
    size: NDArray[np.float32],
    pace: np.float32,
) -> None:
    """Change every number against its slope, less where slopes are steep; slopes become zero."""
    values, slopes, sizes = value.reshape(-1), slope.reshape(-1), size.reshape(-1)
    for index in range(values.shape[0]):
        down = slopes[index] / np.float32(STEPS)
        sizes[index] = KEPT * sizes[index] + (np.float32(1) - KEPT) * down * down
        values[index] -= pace * down / (np.sqrt(sizes[index]) + LEAST)
        slopes[index] = 0


@compiled
def blame(
    net: Network, notes: Notes, slope: Network, players: int, back: NDArray[np.float32]
) -> None:
    """Add up the slopes of all layers but the rows; ``back`` becomes those of each seat's sums."""
    others = np.float32(1 / max(1, players - 1))
    units = np.empty(HIDDEN, np.float32)
    back[:players] = 0
    for seat in range(players):
        error = notes.coming[seat]
        slope.mean[0] += error
        for unit in range(HIDDEN):
            hidden = notes.hidden[seat, unit]
            slope.last[unit] += error * hidden
            units[unit] = error * net.last[unit] if hidden > 0 else np.float32(0)
            slope.bias[unit] += units[unit]
        for place in range(2 * WIDTH):
            value = notes.joint[seat, place]
            if value <= 0:
                continue
            part = np.float32(0)
            for unit in range(HIDDEN):
                part += net.weight[place, unit] * units[unit]
                slope.weight[place, unit] += value * units[unit]
            if place < WIDTH:
                back[seat, place] += part
            else:
                for other in range(players):
                    if other != seat and notes.sums[other, place - WIDTH] > 0:
                        back[other, place - WIDTH] += part * others


@compiled
def change_rows(
    net: Network,
    notes: Notes,
    seat: int,
    back: NDArray[np.float32],
    seen: NDArray[np.float32],
    pace: np.float32,
) -> None:
    """Change the rows of a seat's things, less those that have been changed much."""
    steep = np.float32(0)
    for place in range(WIDTH):
        steep += back[seat, place] * back[seat, place]
    for index in range(notes.count[seat]):
        thing = notes.things[seat, index]
        seen[thing] += steep
        size = pace / np.sqrt(seen[thing] + np.float32(1e-3))
        for place in range(WIDTH):
            net.row[thing, place] -= size * back[seat, place]


@compiled
def practise(
    lesson: Lesson,
    order: NDArray[np.int64],
    networks: NDArray[np.void],
    notebook: NDArray[np.void],
    seen: NDArray[np.float32],
    pace: np.float32,
) -> float:
    """Go through positions in an order and learn from each; the mean square error on the way.

    ``networks`` are the network, the slopes and the sizes of its steps.
    """
    net, slope, size, notes = networks[0], networks[1], networks[2], notebook[0]
    back = np.zeros((SEATS, WIDTH), np.float32)
    total = 0.0
    for done in range(order.shape[0]):
        players = recall(lesson, order[done], notes)
        foresee(net, notes, players)
        total += wrong(lesson, order[done], players, notes)[0]
        blame(net, notes, slope, players, back)
        for seat in range(players):
            change_rows(net, notes, seat, back, seen, np.float32(ROW_PACE) * pace)
        if done % STEPS == STEPS - 1:
            step(net.weight, slope.weight, size.weight, pace)
            step(net.bias, slope.bias, size.bias, pace)
            step(net.last, slope.last, size.last, pace)
            step(net.mean, slope.mean, size.mean, pace)
    return float(total / order.shape[0])


@compiled
def examine(lesson: Lesson, networks: NDArray[np.void], notebook: NDArray[np.void]) -> float:
    """The mean square error over a lesson, against the mean of the seats."""
    net, notes = networks[0], notebook[0]
    total = 0.0
    positions = lesson.first.shape[0]
    for position in range(positions):
        players = recall(lesson, position, notes)
        foresee(net, notes, players)
        total += wrong(lesson, position, players, notes)[0]
    return float(total / positions)


def teach(
    network: NDArray[np.void], lesson: Lesson, test: Lesson, rounds: int, seed: int
) -> Iterator[tuple[float, float]]:
    """Go through a lesson so many times; after each the error in it and in another one."""
    rng = np.random.default_rng(seed)
    networks = np.zeros(3, NETWORK)
    networks[0] = network[0]
    notes, seen = np.zeros(1, NOTES), np.zeros(network["row"].shape[1], np.float32)
    for number in range(rounds):
        pace = np.float32(PACE * (0.02 + 0.98 * (1 + cos(pi * number / rounds)) / 2))
        order = rng.permutation(lesson.positions)
        error = practise(lesson, order, networks, notes, seen, pace)
        network[0] = networks[0]
        yield error, examine(test, networks, notes)
