"""The boxes that Kluster comes in: what each holds, and for how many it is (A1)."""

from dataclasses import dataclass
from functools import lru_cache

from klub.games.kluster.physics import Stone, duo, trio


@dataclass(frozen=True, slots=True)
class Box:
    """One box: its stones and one cord."""

    name: str
    stones: int
    cord: float
    """m. How long the cord is, all the way round."""
    players: int
    """The most who can play with it."""
    standard: int
    """The most who can play Standard or Expert with it; more play Elimination (R1)."""
    reach: float
    """m. Two of its stones that lie flat with their middles nearer than this may begin to slide."""


TRIO = Box("trio", stones=24, cord=1.0, players=8, standard=4, reach=0.044)
DUO = Box("duo", stones=12, cord=0.7, players=4, standard=2, reach=0.055)
"""DUO²: half as many stones in half as large an area.

Both reaches were measured in the world, with two stones of the pattern in several turns: they pull
each other from so far; those that push, and those that lie flank to flank, begin 2 to 10 mm later.
"""

BOXES = {box.name: box for box in (TRIO, DUO)}
MOST_BOXES, MOST_STONES = 8, 96
"""What a table holds. More cords and stones than this the world has no room for."""


@lru_cache(maxsize=256)
def stones_of(boxes: tuple[str, ...], seeds: tuple[int, ...]) -> tuple[Stone, ...]:
    """Every stone of these boxes, box after box; the same for the same seeds."""
    sets = {TRIO.name: trio, DUO.name: duo}
    drawn = (sets[name](seed) for name, seed in zip(boxes, seeds, strict=True))
    return tuple(stone for box in drawn for stone in box)


def kinds_of(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """For each stone of these boxes the box it came in."""
    return tuple(name for name in boxes for _ in range(BOXES[name].stones))


def stone_count(boxes: tuple[str, ...]) -> int:
    """How many stones these boxes hold together."""
    return sum(BOXES[name].stones for name in boxes)
