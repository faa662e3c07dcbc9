"""Which placement: the best chance of coming to rest, and what it leaves to the next player."""

from dataclasses import dataclass
from math import atan2, degrees
from random import Random

import numpy as np

from klub.games.kluster import rules
from klub.games.kluster.bots.level import Level
from klub.games.kluster.physics import World
from klub.games.kluster.plan import Face, Placement
from klub.games.kluster.risk import HUMAN, Tried, clean, tried
from klub.games.kluster.spots import free_room, roomiest
from klub.games.kluster.state import POOL, State

ALIKE = 0.1
"""Chances that differ by less are about the same: then it counts what is left to the next."""
NEXT = 0.5
"""What the next player's chance counts against the own one."""
STONE_ROOM = 1.6e-3
"""m² that a stone needs to itself."""
LATER = 0.02
"""What room for one stone less counts, for all turns to come."""
PLENTY = 12
"""Stones that there is room for, where the next player has nothing to fear."""
FAR = 10.0
"""Puts what is not about as safe as the safest behind all that is."""
ON_EDGE = 0.011
"""m. Height of the middle of a stone that stands."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A placement, and what came of trying it."""

    placement: Placement
    tried: Tried

    @property
    def chance(self) -> float:
        """Of coming to rest without a fault."""
        return self.tried.chance

    @property
    def gain(self) -> float:
        """By how many stones the stock can be expected to shrink."""
        # Of the stones that a fault takes, one is that which was to be placed.
        return self.chance - (1 - self.chance) * max(0.0, self.tried.taken - 1)


class Chooser:
    """Somebody of a certain level who looks at the table."""

    def __init__(self, state: State, level: Level, rng: Random) -> None:
        self.state, self.level, self.rng = state, level, rng

    def ranked(self, world: World, stone: int) -> list[Choice]:
        """Placements that look good at a glance, the best first."""
        level, rng = self.level, self.rng
        options = self._options(world, stone)
        looks = clean(world, options, level.tremor, rng, (level.tries + 1) // 2, glance=True)
        # Of equal ones the roomiest: they come in that order.
        good = sorted(range(len(options)), key=lambda k: (-looks[k], k))[: level.thoughts]
        chosen = [options[k] for k in sorted(good)]
        came = tried(world, chosen, level.tremor, rng, level.tries)
        choices = [Choice(one, what) for one, what in zip(chosen, came, strict=True)]
        choices.sort(key=lambda one: -one.chance)
        if not level.foresight:
            return choices
        luck = rng.random()
        alike = max(ALIKE, choices[0].chance - ALIKE)
        worth = [
            one.gain - self._left(one.tried.after, luck) if one.chance >= alike else one.gain - FAR
            for one in choices
        ]
        return [choices[k] for k in sorted(range(len(choices)), key=lambda k: -worth[k])]

    def _left(self, world: World | None, luck: float) -> float:
        """What a world is worth to the next player; alone, the less the more room there is."""
        assert world is not None
        stones = free_room(world) / STONE_ROOM
        stock = self._next_stock()
        if stock is None:
            return -LATER * stones
        if stones > PLENTY:
            return LATER * stones + NEXT
        chance = chance_of(world, stock, self.level.foresight, Random(luck))
        return LATER * stones + NEXT * chance

    def _next_stock(self) -> tuple[int, ...] | None:
        """The stones of whoever is next; ``None`` if that is nobody else."""
        state = self.state
        if state.options.mode == "elimination":
            return tuple(stone for stone in state.held_by(POOL))
        other = rules.following(state, state.turn)
        return None if other == state.turn else state.held_by(other)

    def _options(self, world: World, stone: int) -> list[Placement]:
        """Spots with room, the roomiest first, each with a way to lay the stone."""
        spots = roomiest(world, self.rng, self.level.looks, self.level.spread)
        return [Placement(stone, x, y, *self._way(world, x, y)) for x, y in spots]

    def _way(self, world: World, x: float, y: float) -> tuple[float, Face]:
        return way(world, x, y, self.rng, edge=self.state.options.equilibrium)


def way(world: World, x: float, y: float, rng: Random, *, edge: bool) -> tuple[float, Face]:
    """How to turn a stone: at random; one that is to stand goes along with the field."""
    if not edge:
        return rng.uniform(0, 360), rng.choice(("up", "down"))
    bx, by, _ = world.field(np.array([[x, y]]), ON_EDGE)[0].tolist()
    # A standing stone's moment lies across its length.
    along = degrees(atan2(by, bx)) + 90 if bx or by else rng.uniform(0, 360)
    return along + rng.choice((0.0, 180.0)), "edge"


def chance_of(world: World, stock: tuple[int, ...], spots: int, rng: Random) -> float:
    """How likely somebody who takes care places a stone in a world: the mean of the best spots."""
    lying = set(world.on_table)
    spare = [stone for stone in stock if stone not in lying]
    if not spare:
        return 1.0
    options = [
        Placement(spare[0], x, y, rng.uniform(0, 360), rng.choice(("up", "down")))
        for x, y in roomiest(world, rng, spots)
    ]
    chances = sorted(clean(world, options, HUMAN, rng, 2, glance=True), reverse=True)
    best = chances[: max(1, len(chances) // 2)]
    return sum(best) / len(best)
