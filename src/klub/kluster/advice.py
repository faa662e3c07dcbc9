"""Advice for Kluster: where a stone could be placed, and how good a turn was.

A placement is worth the chance that a person who takes care lets the stone go without a fault. What
came of a turn is no matter: who had bad luck has not played badly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, radians, sqrt
from random import Random
from time import perf_counter

from klub.kluster.attempt import Attempt, attempts
from klub.kluster.box import kinds_of
from klub.kluster.notation import Move
from klub.kluster.physics import World
from klub.kluster.plan import Face, Placement, Plan
from klub.kluster.risk import HUMAN, clean
from klub.kluster.spots import inside
from klub.kluster.spread import parted
from klub.kluster.state import State
from klub.kluster.view import View
from klub.worth import Choice, Effort, Scale, Verdict, worst

HINTS, BETTER = 5, 3
"""Placements that a player is told of: before a turn, and after a worse one."""
RIVALS = 3
"""Placements that the one that was tried is compared with."""
SPOTS, APART = 12, 0.03
"""Spots that are looked at, and m between them: more than a stone is long."""
DOUBTFUL, CLOSER = 0.5, 24
"""If no spot has this chance, so many more are looked at, half as far from each other."""
GRID = 5
"""Of the points of the area one in so many is thought of as a spot."""
YAWS = (0.0, 60.0, 120.0)
"""Degrees by which a stone is turned. One that lies flat is the same after half a turn."""
GLANCES, LOOKS = 3, 6
"""How often each way to lay a stone is tried at a glance, and the best of each spot in full."""
ROUND = 8
"""Tries of each placement that are made together."""
THOROUGH = Effort(1.0, simulations=160)
"""For a verdict: forty tries of each placement."""
SCALE = Scale(fine=0.05, slip=0.15, blunder=0.35)
"""Parts of 1: a slip makes one more turn in seven a fault, a blunder one in three."""


def choices(view: View, rng: Random, effort: Effort) -> tuple[Choice[Move], ...]:
    """The best placements for the seat to move, the best first, no two of them close together."""
    state = view.state
    kinds = kinds_of(state.options.boxes)
    stones = {kinds[stone]: stone for stone in reversed(state.stock)}
    table = _Table(state, state.world(), rng)
    best = table.best(tuple(stones.values()), HINTS)
    weighed = table.weighed(best, effort)
    return tuple(Choice(Plan((one.move,)), one.worth) for one in _ordered(weighed))


def verdict(view: View, move: Move, rng: Random, effort: Effort) -> Verdict[Move]:
    """How good a turn was: as good as its worst placement."""
    tried = attempts(view.state, move)
    return worst(_verdict(view.state, one, rng, effort) for one in tried)


def _verdict(state: State, tried: Attempt, rng: Random, effort: Effort) -> Verdict[Move]:
    """A placement against the best that are found for the same stone."""
    table = _Table(state, tried.world, rng)
    rivals = table.best((tried.placement.stone,), RIVALS)
    weighed = table.weighed((tried.placement, *rivals), effort)
    made, best = weighed[0], _ordered(weighed)[0]
    mark = SCALE.mark(best.worth - made.worth, _noise(best, made))
    better = [one for one in _ordered(weighed) if one.worth > made.worth]
    told = () if mark == "best" else better[:BETTER]
    return Verdict(
        mark,
        made.worth,
        best.worth,
        tuple(Choice(Plan((one.move,)), one.worth) for one in told),
    )


@dataclass(frozen=True, slots=True)
class _Tried:
    """A placement that was tried some times."""

    move: Placement
    worth: float
    tries: int


def _ordered(tried: Sequence[_Tried]) -> list[_Tried]:
    return sorted(tried, key=lambda one: -one.worth)


def _noise(one: _Tried, other: _Tried) -> float:
    """The standard error of the difference between two chances.

    One more success and one more failure are counted, so that what never failed is not certain.
    """
    chances = ((each.worth * each.tries + 1) / (each.tries + 2) for each in (one, other))
    return sqrt(sum(chance * (1 - chance) for chance in chances) / one.tries)


class _Table:
    """Stones and cords at one moment of a turn, at which placements are tried."""

    def __init__(self, state: State, world: World, rng: Random) -> None:
        self.state, self.world, self.rng = state, world, rng
        self._begun = perf_counter()

    def best(self, stones: Sequence[int], count: int) -> tuple[Placement, ...]:
        """Placements that look good, no two close together, the best first; of equals the roomiest.

        Where none of them does, it is looked more closely: between stones a few mm matter.
        """
        found = self._looked_at(stones, SPOTS, APART)
        if max((worth for worth, _ in found), default=0.0) < DOUBTFUL:
            found += self._looked_at(stones, CLOSER, APART / 2)
        kept: list[Placement] = []
        for _, one in sorted(found, key=lambda looked: -looked[0]):
            if all(dist((one.x, one.y), (other.x, other.y)) >= APART for other in kept):
                kept.append(one)
        return tuple(kept[:count])

    def _looked_at(
        self, stones: Sequence[int], most: int, apart: float
    ) -> list[tuple[float, Placement]]:
        """For each spot the way to lay a stone that is best at a glance, and its chance in full."""
        chosen = []
        for x, y in parted(self.world, inside(self.world)[::GRID], apart, most).tolist():
            ways = [Placement(stone, x, y, *way) for stone in stones for way in self._ways()]
            glances = self._chances(ways, GLANCES, self.rng.getrandbits(64), glance=True)
            chosen.append(ways[glances.index(max(glances))])
        looks = self._chances(chosen, LOOKS, self.rng.getrandbits(64))
        return list(zip(looks, chosen, strict=True))

    def weighed(self, placements: Sequence[Placement], effort: Effort) -> list[_Tried]:
        """Each placement tried as often as the others, anew and with the same tremor."""
        until = self._begun + effort.seconds
        wanted = None
        if effort.simulations is not None:
            wanted = max(1, effort.simulations // (ROUND * max(1, len(placements))))
        rounds = 0
        sums = [0.0] * len(placements)
        while rounds == 0 or (perf_counter() < until if wanted is None else rounds < wanted):
            found = self._chances(placements, ROUND, self.rng.getrandbits(64))
            sums = [sum_ + chance for sum_, chance in zip(sums, found, strict=True)]
            rounds += 1
        return [
            _Tried(placement, sum_ / rounds, ROUND * rounds)
            for placement, sum_ in zip(placements, sums, strict=True)
        ]

    def _ways(self) -> list[tuple[float, Face]]:
        """How a stone can be laid; one that stands is not the same after half a turn."""
        if self.state.options.equilibrium:
            return [(yaw + half, "edge") for half in (0.0, 180.0) for yaw in YAWS]
        faces: tuple[Face, ...] = ("up", "down")
        return [(yaw, face) for face in faces for yaw in YAWS]

    def _chances(
        self, placements: Sequence[Placement], tries: int, seed: int, *, glance: bool = False
    ) -> list[float]:
        """How likely each is to go well, all with the tremor that follows from ``seed``."""
        return [
            clean(self.world, [one], HUMAN, Random(seed), tries, glance=glance)[0]
            if self._fits(one)
            else 0.0
            for one in map(self._laid, placements)
        ]

    def _laid(self, placement: Placement) -> Placement:
        """As the stone comes to lie: what need not stand does not."""
        if placement.face != "edge" or self.state.options.equilibrium:
            return placement
        return Placement(placement.stone, placement.x, placement.y, placement.yaw)

    def _fits(self, placement: Placement) -> bool:
        """Whether the rules let it count: standing (R38), and inside as agreed."""
        options = self.state.options
        if options.equilibrium and placement.face != "edge":
            return False
        if options.inside != "whole_stone":
            return True
        world = self.world.copy()
        world.put_flat(placement.stone, placement.x, placement.y, radians(placement.yaw))
        return world.in_area(placement.stone, whole=True)
