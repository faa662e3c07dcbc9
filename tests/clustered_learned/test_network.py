"""The network, reckoned again by NumPy, and its slopes by small steps."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from klub.games.clustered.kernel.choose import points as running_points
from klub.games.clustered.kernel.games import Games
from klub.games.clustered.learned.kinds import THINGS
from klub.games.clustered.learned.lesson import Lesson, attended
from klub.games.clustered.learned.network import (
    HIDDEN,
    NETWORK,
    NOTES,
    WIDTH,
    foresee,
    margin_ahead,
)
from klub.games.clustered.learned.teach import COMMON, blame, examine, recall, wrong
from klub.games.clustered.options import options


def some_network(seed: int) -> NDArray[np.void]:
    """All of its numbers at random."""
    rng = np.random.default_rng(seed)
    network = np.zeros(1, NETWORK)
    network["row"][0] = 0.2 * rng.standard_normal((THINGS, WIDTH))
    network["weight"][0] = rng.standard_normal((2 * WIDTH, HIDDEN)) / 6
    for field in ("bias", "last", "mean"):
        network[field][0] = rng.standard_normal(network[field][0].shape)
    return network


def reckoned(net: NDArray[np.void], lists: list[NDArray[np.int16]]) -> NDArray[np.float64]:
    """The points to come for each seat, written down as a formula."""
    row, weight, bias, last, mean = (
        net[field][0].astype(np.float64) for field in NETWORK.names or ()
    )
    sums = np.array([np.maximum(row[things].sum(axis=0), 0) for things in lists])
    others = (sums.sum(axis=0) - sums) / max(1, len(lists) - 1)
    hidden = np.maximum(np.hstack([sums, others]) @ weight + bias, 0)
    return np.asarray(hidden @ last + mean)


def heard(players: int) -> Lesson:
    return attended(options({"players": players}), [7, 8])


def lists(lesson: Lesson, position: int) -> list[NDArray[np.int16]]:
    bounds = [0, *lesson.ends.tolist()]
    seats = range(lesson.first[position], lesson.first[position] + lesson.players[position])
    return [lesson.things[bounds[seat] : bounds[seat + 1]] for seat in seats]


@pytest.mark.parametrize("players", [1, 2, 3, 8])
def test_the_network_is_what_its_formula_says(players: int) -> None:
    lesson, net, notes = heard(players), some_network(1), np.zeros(1, NOTES)
    for position in range(0, lesson.positions, 5):
        assert recall(lesson, position, notes[0]) == players
        foresee(net[0], notes[0], players)
        expected = reckoned(net, lists(lesson, position))
        np.testing.assert_allclose(notes["coming"][0, :players], expected, rtol=1e-4, atol=1e-3)


def test_what_one_wins_the_other_loses() -> None:
    net, notes = some_network(2), np.zeros(1, NOTES)
    record = Games.dealt(options({}), [3]).records[0]
    ahead = margin_ahead(net[0], notes[0], record, 0)
    now = running_points(record, 0) - running_points(record, 1)
    coming = notes["coming"][0]
    assert ahead == pytest.approx(now + coming[0] - coming[1], abs=1e-3)
    assert margin_ahead(net[0], notes[0], record, 1) == pytest.approx(-ahead)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_slopes_are_those_of_the_error(players: int) -> None:
    """A number moved by a little changes the error as its slope says."""
    lesson, luck = heard(players), Random(4)
    net, notes = some_network(3), np.zeros(1, NOTES)
    position = 11
    recall(lesson, position, notes[0])
    foresee(net[0], notes[0], players)
    wrong(lesson, position, players, notes[0])
    slope, back = np.zeros(1, NETWORK), np.zeros((8, WIDTH), np.float32)
    blame(net[0], notes[0], slope[0], players, back)
    for field in ("weight", "bias", "last", "mean"):
        flat = net[field].reshape(-1)
        for index in {luck.randrange(flat.size) for _ in range(12)}:
            changes = change(net, lists(lesson, position), came(lesson, position), flat, index)
            assert slope[field].reshape(-1)[index] == pytest.approx(changes, rel=0.02, abs=0.02)
    for seat, things in enumerate(lists(lesson, position)):
        thing, place = int(luck.choice(things.tolist())), luck.randrange(WIDTH)
        uses = [int((one == thing).sum()) for one in lists(lesson, position)]
        live = notes["sums"][0, :, place] > 0
        slopes = sum(
            uses[other] * float(back[other, place]) for other in range(players) if live[other]
        )
        flat = net["row"].reshape(-1)
        changes = change(
            net, lists(lesson, position), came(lesson, position), flat, thing * WIDTH + place
        )
        assert slopes == pytest.approx(changes, rel=0.02, abs=0.05), seat


def came(lesson: Lesson, position: int) -> NDArray[np.int16]:
    first = lesson.first[position]
    return lesson.came[first : first + lesson.players[position]]


def change(
    net: NDArray[np.void],
    seats: list[NDArray[np.int16]],
    points: NDArray[np.int16],
    flat: NDArray[np.float32],
    index: int,
) -> float:
    """How fast half the square error grows with one number of the network."""
    ends = []
    kept = flat[index]
    for step in (1e-3, -1e-3):
        flat[index] = kept + step
        off = reckoned(net, seats) - points
        mean = off.mean() if len(seats) > 1 else 0.0
        ends.append(((off - mean) ** 2).sum() / 2 + float(COMMON) * len(seats) * mean**2 / 2)
    flat[index] = kept
    return float((ends[0] - ends[1]) / 2e-3)


def test_the_examined_error_is_that_against_the_mean_of_the_seats() -> None:
    lesson, net = heard(3), some_network(5)
    squares = []
    for position in range(lesson.positions):
        off = reckoned(net, lists(lesson, position)) - came(lesson, position)
        squares.append(((off - off.mean()) ** 2).mean())
    examined = examine(lesson, net, np.zeros(1, NOTES))
    assert examined == pytest.approx(np.mean(squares), rel=1e-3)
