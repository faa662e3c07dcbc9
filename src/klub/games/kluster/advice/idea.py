"""Ideas for a turn: where a stone could go, and how a cord makes room for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, inf
from random import Random

from klub.games.kluster.advice.moment import Moment
from klub.games.kluster.drawing import opening
from klub.games.kluster.options import Options
from klub.games.kluster.plan import Face, Placement, Plan, Pull
from klub.games.kluster.spots import inside
from klub.games.kluster.spread import parted

SPOTS, APART = 12, 0.03
"""Spots that are looked at, and m between them: more than a stone is long."""
CRAMPED = 0.9
"""If no spot has this chance, it is looked at how it is after a cord has been drawn."""
DOUBTFUL, CLOSER = 0.5, 24
"""If then still none has this one, so many more are looked at, half as far from each other."""
GRID = 5
"""Of the points of the area one in so many is thought of as a spot."""
YAWS = (0.0, 60.0, 120.0)
"""Degrees by which a stone is turned. One that lies flat is the same after half a turn."""
GLANCES, LOOKS = 3, 6
"""How often each way to lay a stone is tried at a glance, and the best of each spot in full."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A way to place a stone."""

    placement: Placement
    pull: Pull | None = None
    """How a cord is drawn before, where that makes room."""

    @property
    def plan(self) -> Plan:
        """The turn that it is."""
        return Plan((self.placement,) if self.pull is None else (self.pull, self.placement))


Looked = tuple[float, Idea]
"""An idea, and how likely it seems to go well."""


def best(moment: Moment, stones: Sequence[int], count: int, rng: Random) -> tuple[Idea, ...]:
    """Ideas that look good, no two places close together, the best first.

    Of equals the roomiest comes first, and then whatever is farthest from those before. Where
    there is little room a cord is drawn. Where that does not help, it is looked more closely:
    between stones a few mm matter.
    """
    found = _looked_at(moment, stones, SPOTS, APART, rng)
    if _highest(found) < CRAMPED:
        found += _with_room_made(moment, stones, rng)
    if _highest(found) < DOUBTFUL:
        found += _looked_at(moment, stones, CLOSER, APART / 2, rng)
    kept: list[Idea] = []
    while found and len(kept) < count:
        _, chosen = max(found, key=lambda looked: (looked[0], _nearest(looked[1], kept)))
        kept.append(chosen)
        found = [(chance, one) for chance, one in found if _nearest(one, kept) >= APART]
    return tuple(kept)


def _with_room_made(moment: Moment, stones: Sequence[int], rng: Random) -> list[Looked]:
    """Ideas for after a cord has been drawn to where it makes most room."""
    pull = opening(moment.world, moment.state.options, rng, careful=True)
    after = None if pull is None else moment.after(pull)
    if after is None:
        return []
    found = _looked_at(after, stones, SPOTS, APART, rng)
    return [(chance, Idea(one.placement, pull)) for chance, one in found]


def _looked_at(
    moment: Moment, stones: Sequence[int], most: int, apart: float, rng: Random
) -> list[Looked]:
    """For each spot the way to lay a stone that is best at a glance, and its chance in full."""
    world = moment.world
    chosen = []
    for x, y in parted(world, inside(world)[::GRID], apart, most).tolist():
        ways = [
            Placement(stone, x, y, *way) for stone in stones for way in _ways(moment.state.options)
        ]
        glances = moment.chances(ways, GLANCES, rng.getrandbits(64), glance=True)
        chosen.append(ways[glances.index(max(glances))])
    looks = moment.chances(chosen, LOOKS, rng.getrandbits(64))
    return [(chance, Idea(one)) for chance, one in zip(looks, chosen, strict=True)]


def _ways(options: Options) -> list[tuple[float, Face]]:
    """How a stone can be laid; one that stands is not the same after half a turn."""
    if options.equilibrium:
        return [(yaw + half, "edge") for half in (0.0, 180.0) for yaw in YAWS]
    faces: tuple[Face, ...] = ("up", "down")
    return [(yaw, face) for face in faces for yaw in YAWS]


def _highest(found: Sequence[Looked]) -> float:
    return max((chance for chance, _ in found), default=0.0)


def _nearest(idea: Idea, others: Sequence[Idea]) -> float:
    """How far it is from the place of an idea to that of the nearest other, in m."""
    here = idea.placement
    ways = (dist((here.x, here.y), (one.placement.x, one.placement.y)) for one in others)
    return min(ways, default=inf)
