"""Bots: they look for room, try placements in their minds, and have hands that tremble.

A bot plays its turn in a rehearsal, step by step, seeing what came of each as a player would. The
tremor of its hand is drawn anew for every step and is never tried beforehand.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, degrees, radians
from random import Random

import numpy as np

from klub.game import Bot, Illegal
from klub.kluster import rules
from klub.kluster.course import LONGEST_TURN
from klub.kluster.input import TICKS, Hand
from klub.kluster.notation import Move
from klub.kluster.physics import World
from klub.kluster.physics.area import room
from klub.kluster.physics.loop import Points
from klub.kluster.physics.parameters import BOT_STEP
from klub.kluster.plan import DRAW, SLOW, Face, Placement, Plan, Played, Pull, Step, take
from klub.kluster.repair import separate
from klub.kluster.risk import Tremor, clean
from klub.kluster.situation import Phase
from klub.kluster.spots import inside, nearest_stone, rejoining, roomiest, widest
from klub.kluster.state import State
from klub.kluster.turn import Turn
from klub.kluster.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    tremor: Tremor
    looks: int
    """Placements it considers."""
    thoughts: int
    """Of these, how many it thinks through, way down and all."""
    tries: int
    """How often it tries each of them in its mind."""
    daring: float
    """The chance of success below which it draws the cord to make room."""
    pulls: int
    """Cords it draws in one turn, at most."""
    eager: float
    """The chance of success from which it places another stone in Expert."""


GENTLE = Level(Tremor(4e-3, 10.0), looks=6, thoughts=2, tries=2, daring=0.35, pulls=1, eager=0.9)
"""Takes the first spot that looks free, with an unsteady hand: a beginner beats it."""
STEADY = Level(Tremor(1.5e-3, 4.0), looks=20, thoughts=5, tries=4, daring=0.7, pulls=2, eager=0.75)
"""Compares many spots, and its hand hardly trembles."""

PULL = 0.04
"""m. How far a cord is drawn outwards at a time."""
POINTS = 8
"""Of each cord, at which it is thought of being drawn."""
ATTEMPTS = 12
"""How often a bot tries to place a stone, or to stand it up again, before it gives up."""
HIGH = 0.2
"""m. Where a hand begins that gives up."""
MARGIN = 2e-3
"""m. As near as this to the cord a bot lets nothing go: a hand that comes down moves the cord."""
FEWEST_MORE = 1e-3
"""m. More room than this makes drawing a cord worth it."""


def gentle(view: View, rng: Random) -> Move:
    """A turn of the bot for beginners."""
    return _Rehearsal(view.state, GENTLE, rng).move()


def steady(view: View, rng: Random) -> Move:
    """A turn of the bot with the steady hand."""
    return _Rehearsal(view.state, STEADY, rng).move()


BOTS: dict[str, Bot[View, Move]] = {"gentle": gentle, "steady": steady}


class _Rehearsal:
    """A turn that a bot plays before it says what it does."""

    def __init__(self, state: State, level: Level, rng: Random) -> None:
        self.turn = Turn(state)
        self.state, self.level, self.rng = state, level, rng
        self.pulls = level.pulls
        self.steps: list[Step] = []

    def move(self) -> Move:
        """The whole turn."""
        self._rejoin()
        self._place()
        while self._open and self._again():
            self._place()
        self._rejoin()
        if self._open and self.turn.duty():
            return self._given_up()
        return Plan(tuple(self.steps))

    def _place(self) -> None:
        """Place one stone, where there is room or room can be made."""
        stone = self._stone()
        for _ in range(ATTEMPTS):
            if not self._open:
                return
            placement, chance = self._best(stone)
            if chance < self.level.daring and self.pulls and (pull := self._room()):
                self.pulls -= 1
                self._do(pull)
            elif self._do(self._trembled(placement)):
                self._stand(stone)
                return

    def _stand(self, stone: int) -> None:
        """Stand a stone up again until it stands (R38)."""
        for _ in range(ATTEMPTS if self.state.options.equilibrium else 0):
            if not self._open or self.turn.stands(stone):
                return
            placement, _ = self._best(stone)
            self._do(self._trembled(placement))

    def _given_up(self) -> Played:
        """Nothing helps, so the hand comes down on a stone: a fault ends every turn."""
        turn, world = self.turn, self.turn.world
        spare = [stone for stone in self.state.stock if stone not in turn.placed]
        stone = spare[0] if spare else turn.placed[-1]
        middle = inside(world).mean(axis=0)
        x, y = nearest_stone(world, float(middle[0]), float(middle[1]), but=stone)
        z = HIGH
        while self._open and turn.ticks < LONGEST_TURN:
            turn.do(turn.seat, Hand(0, stone, x, y, z))
            turn.advance()
            z = max(0.0, z - SLOW / TICKS)
        return Played(turn.log)

    @property
    def _open(self) -> bool:
        return self.turn.phase is Phase.OPEN

    def _do(self, step: Step) -> bool:
        """Take a step, unless a rule forbids it: then everything is as if it was not tried."""
        try:
            self._take(step)
        except Illegal:
            self.turn = Turn(self.state)
            for before in self.steps:
                self._take(before)
            return False
        self.steps.append(step)
        return True

    def _take(self, step: Step) -> None:
        for _ in take(self.turn, step):
            pass

    def _stone(self) -> int:
        stock = [stone for stone in self.state.stock if stone not in self.turn.placed]
        return self.rng.choice(stock)

    def _best(self, stone: int) -> tuple[Placement, float]:
        """The placement with the best chance, of those that look good at a glance.

        Of equal ones the roomiest: they come in that order.
        """
        world, level, rng = self.turn.world, self.level, self.rng
        options = self._options(stone)
        looks = clean(world, options, level.tremor, rng, level.tries, glance=True)
        good = sorted(range(len(options)), key=lambda k: (-looks[k], k))[: level.thoughts]
        chosen = [options[k] for k in sorted(good)]
        worth = clean(world, chosen, level.tremor, rng, level.tries)
        best = max(range(len(chosen)), key=lambda k: (worth[k], -k))
        return chosen[best], worth[best]

    def _options(self, stone: int) -> list[Placement]:
        """Spots with room, the roomiest first, each with a way to lay the stone."""
        world = self.turn.world
        spots = roomiest(world, self.rng, self.level.looks)
        return [Placement(stone, x, y, *self._way(world, x, y)) for x, y in spots]

    def _way(self, world: World, x: float, y: float) -> tuple[float, Face]:
        """How to turn a stone: at random; one that is to stand goes along with the field."""
        if not self.state.options.equilibrium:
            return self.rng.uniform(0, 360), self.rng.choice(("up", "down"))
        bx, by, _ = world.field(np.array([[x, y]]), 0.011)[0].tolist()
        # A standing stone's moment lies across its length.
        along = degrees(atan2(by, bx)) + 90 if bx or by else self.rng.uniform(0, 360)
        return along + self.rng.choice((0.0, 180.0)), "edge"

    def _trembled(self, placement: Placement) -> Placement:
        """As the hand does it, but never so near the cord that it could come down outside."""
        for _ in range(20):
            felt = self.level.tremor.felt(self.rng, placement)
            if self._may_let_go(felt):
                return felt
        return placement

    def _may_let_go(self, placement: Placement) -> bool:
        world = self.turn.world
        if self.state.options.inside == "whole_stone":
            world = world.copy()
            world.put_flat(placement.stone, placement.x, placement.y, radians(placement.yaw))
            return world.in_area(placement.stone, whole=True)
        return bool(room(world.record, placement.x, placement.y) > MARGIN)

    def _again(self) -> bool:
        """Whether to place another stone (R22)."""
        if rules.objection_to_more(self.state, len(self.turn.placed)) or self.turn.duty():
            return False
        _, chance = self._best(self._stone())
        return chance >= self.level.eager

    def _rejoin(self) -> None:
        """Draw cords together that are apart (R35)."""
        for _ in range(3):
            if not self._open or not separate(self.turn.world, self.state.options):
                return
            for pull in rejoining(self.turn.world, self.state.options):
                if self._open:
                    self._do(pull)

    def _room(self) -> Pull | None:
        """The way to draw a cord that makes most room and joins nothing."""
        before = widest(self.turn.world)
        best: tuple[float, Pull] | None = None
        for pull in self._ways_to_pull():
            after = _drawn(self.turn.world, pull)
            if after is None or separate(after, self.state.options):
                continue
            room = widest(after)
            if room > before + FEWEST_MORE and (best is None or room > best[0]):
                best = room, pull
        return best[1] if best else None

    def _ways_to_pull(self) -> Iterator[Pull]:
        for cord in range(len(self.state.cords)):
            line = self.turn.world.cord(cord)
            first = self.rng.randrange(len(line) // POINTS)
            for node in range(first, len(line), len(line) // POINTS):
                x, y = line[node] + PULL * _outwards(line, node)
                yield Pull(cord, node, float(x), float(y))


def _outwards(line: Points, node: int) -> Points:
    """The direction away from the inside at a point of a cord."""
    x, y = line[(node + 1) % len(line)] - line[node - 1]
    outwards = np.array([y, -x]) / max(float(np.hypot(x, y)), 1e-9)
    (ax, ay), (bx, by) = line.T, np.roll(line, -1, axis=0).T
    area = float((ax * by - ay * bx).sum())
    return np.asarray(outwards if area > 0 else -outwards)


def _drawn(world: World, pull: Pull) -> World | None:
    """A copy of the world after drawing a cord, or ``None`` if that makes stones touch or leave."""
    trial = world.copy()
    trial.record["dt"] = BOT_STEP
    trial.watch()
    x, y = trial.cord(pull.cord)[pull.node]
    trial.grab(pull.cord, pull.node)
    frames = 12
    for frame in range(1, frames + 1):
        part = frame / frames
        trial.drag(pull.cord, x + (pull.x - x) * part, y + (pull.y - y) * part)
        trial.run(PULL / DRAW / frames)
    trial.let_go(pull.cord)
    trial.settle(1.0)
    return None if trial.touches() or trial.left() else trial
