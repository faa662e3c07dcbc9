"""A thousand random boards with random hands and cords: nothing impossible ever happens."""

from math import hypot, pi
from random import Random

import numpy as np
import pytest
from kluster_tables import deepest, lowest, present, stretch, worst_overlap

from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import World, duo, laid, trio, turned
from klub.games.kluster.physics.layout import FREE
from klub.games.kluster.physics.parameters import BOT_STEP, STEP

BOARDS = 50
"""In each of the parametrised tests."""
EACH = 4
"""Steps between two looks."""
Limits = dict[str, float]
PLAYED: Limits = {
    "m below the table": 0.2e-3,
    "m of overlap": 0.3e-3,
    "stretched by": 0.015,
    "through a cord": 0.0,
}
"""What is borne for a moment of each impossible thing, at the step that people play with."""
LOOKED_AHEAD: Limits = {
    "m below the table": 0.5e-3,
    "m of overlap": 1.0e-3,
    "stretched by": 0.03,
    "through a cord": 0.0,
}
"""At the coarse step of bots: a stone is 12 mm thick, so that nothing is passed through."""
MOST = {STEP: PLAYED, BOT_STEP: LOOKED_AHEAD}


class Sides:
    """Who is inside which cord, as long as it has not been lifted over it.

    A stone that leaves the table may come down on either side, or on the cord. Where it belongs
    is known again once the whole of it lies clear of every cord.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[int, list[int]] = {}

    def look(self) -> list[int]:
        """The stones that have passed through a cord since the last look."""
        world = self.world
        wrong = []
        for i in present(world):
            if world.record["kind"][i] != FREE or lowest(world, i) > 1e-3:
                self.known.pop(i, None)
                continue
            sides = world.inside(i)
            if i not in self.known:
                x, y, _ = world.place(i)
                nodes = world.record["node"][: world.record["cords"]]
                near = np.hypot(nodes[:, 0] - x, nodes[:, 1] - y).min(initial=1.0)
                if near > 0.026:
                    self.known[i] = sides
            elif sides != self.known[i]:
                wrong.append(i)
                self.known[i] = sides
        return wrong


def board(luck: Random, stones: int, cords: int, dt: float) -> World:
    """Stones that lie, stand or lean anywhere, none in another and none on a cord."""
    shapes = list(OUTLINES)
    loops = []
    for _ in range(cords):
        points = laid(OUTLINES[luck.choice(shapes)], luck.uniform(0.7, 1.2))
        loops.append(points + np.array([luck.uniform(-0.1, 0.1), luck.uniform(-0.1, 0.1)]))
    box = luck.choice((trio, duo))(luck.randrange(1000))
    world = World.of(box, loops, dt)
    tries = 0
    while len(world.on_table) < stones and tries < 1000:
        tries += 1
        i = len(world.on_table)
        x, y = luck.uniform(-0.15, 0.15), luck.uniform(-0.15, 0.15)
        if any(np.hypot(points[:, 0] - x, points[:, 1] - y).min() < 0.028 for points in loops):
            continue
        if any(hypot(x - world.place(j)[0], y - world.place(j)[1]) < 0.034 for j in world.on_table):
            continue
        tilt = luck.choice((0.0, 0.0, luck.uniform(-pi, pi)))
        turn = turned(luck.uniform(0, 2 * pi), down=luck.random() < 0.5, tilt=tilt)
        world.put(i, (x, y, luck.choice((0.017, 0.03, 0.05)) if tilt else box[i].height), turn)
    return world


def meddle(world: World, luck: Random, *, hands: bool, drags: bool) -> None:
    """Do one thing that somebody might do."""
    m = world.record
    deed = luck.random()
    for hand in range(2 if hands and deed < 0.6 else 0):
        to = luck.uniform(-0.15, 0.15), luck.uniform(-0.15, 0.15), luck.choice((0.0, 0.03, 0.08))
        turn = turned(luck.uniform(0, 6), down=luck.random() < 0.5, tilt=luck.uniform(-1, 1))
        if m["hand"][hand] >= 0 and luck.random() < 0.1:
            world.release(hand)
        elif m["hand"][hand] >= 0:
            world.aim(hand, to, turn)
    for cord in range(m["cords"] if drags and deed > 0.4 else 0):
        if m["grab"][cord] < 0:
            world.grab(cord, luck.randrange(64))
        elif luck.random() < 0.15:
            world.let_go(cord)
        else:
            world.drag(cord, luck.uniform(-0.3, 0.3), luck.uniform(-0.3, 0.3))


def objections(
    seeds: range, *, stones: int, cords: int, hands: bool, seconds: float, dt: float = BOT_STEP
) -> list[str]:
    """The worst of everything impossible on each of many random boards."""
    told = []
    for seed in seeds:
        worst = watch(seed, dt, stones=stones, cords=cords, hands=hands, seconds=seconds)
        bad = {what: value for what, value in worst.items() if value > MOST[dt][what]}
        told += [f"{seed}: {what} {value:.3g}" for what, value in bad.items()]
    return told


def watch(
    seed: int, dt: float, *, stones: int, cords: int, hands: bool, seconds: float
) -> dict[str, float]:
    """Play on one random board: the worst that was seen."""
    luck = Random(seed)
    world = board(luck, luck.randint(1, stones), cords, dt)
    for hand in range(2 if hands else 0):
        i = len(present(world))
        world.hold(hand, i, (0.25, 0.1 * hand, 0.05), turned())
    everybody, sides, worst = present(world), Sides(world), dict.fromkeys(PLAYED, 0.0)
    for look in range(round(seconds / world.record["dt"] / EACH)):
        if look % 20 == 0:
            meddle(world, luck, hands=hands, drags=cords > 0)
        world.steps(EACH)
        worst["through a cord"] += len(sides.look())
        if look % 2 == 1:
            worst["m below the table"] = max(worst["m below the table"], deepest(world))
            worst["m of overlap"] = max(worst["m of overlap"], worst_overlap(world))
            for cord in range(cords):
                worst["stretched by"] = max(worst["stretched by"], stretch(world, cord))
    assert present(world) == everybody
    assert np.isfinite(world.record["place"]).all()
    assert np.isfinite(world.record["turn"]).all()
    return worst


@pytest.mark.parametrize(("first", "cords", "hands"), [(0, 0, 0), (1000, 0, 1), (2000, 1, 0)])
def test_at_the_step_of_the_game_the_limits_are_tight(first: int, cords: int, hands: int) -> None:
    seeds = range(first, first + BOARDS)
    told = objections(seeds, stones=6, cords=cords, hands=hands > 0, seconds=0.8, dt=STEP)
    assert told == []


@pytest.mark.parametrize("first", range(0, 400, BOARDS))
def test_stones_left_alone_stay_apart_and_above_the_table(first: int) -> None:
    seeds = range(first, first + BOARDS)
    assert objections(seeds, stones=6, cords=0, hands=False, seconds=0.5) == []


@pytest.mark.parametrize("first", range(1000, 1250, BOARDS))
def test_hands_that_rush_about_break_nothing(first: int) -> None:
    seeds = range(first, first + BOARDS)
    assert objections(seeds, stones=5, cords=0, hands=True, seconds=0.7) == []


@pytest.mark.parametrize("first", range(2000, 2200, BOARDS))
def test_a_cord_that_is_dragged_about_is_passed_by_no_stone(first: int) -> None:
    seeds = range(first, first + BOARDS)
    assert objections(seeds, stones=5, cords=1, hands=False, seconds=0.8) == []


@pytest.mark.parametrize("first", range(3000, 3100, BOARDS))
def test_hands_and_cords_together_break_nothing(first: int) -> None:
    seeds = range(first, first + BOARDS)
    assert objections(seeds, stones=5, cords=1, hands=True, seconds=0.8) == []


@pytest.mark.parametrize("first", range(4000, 4050, BOARDS))
def test_several_cords_break_nothing(first: int) -> None:
    seeds = range(first, first + BOARDS)
    assert objections(seeds, stones=6, cords=3, hands=False, seconds=0.7) == []
