"""A table in words: for those who hear it, and for those who want to measure."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, pi

from klub.games.kluster.physics import World
from klub.games.kluster.plan import Face
from klub.games.kluster.situation import STANDING
from klub.games.kluster.state import State
from klub.i18n import LANGUAGE, translated


@dataclass(frozen=True, slots=True)
class Neighbour:
    """The stone that is nearest to another."""

    stone: int
    hour: int
    """In which direction: 12 is away from the player, 3 to the right."""
    gap: float
    """m between the two."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A stone in the area."""

    stone: int
    x: float
    """m."""
    y: float
    face: Face
    nearest: Neighbour | None


def summary(state: State) -> tuple[Lying, ...]:
    """Every stone in the area, by its number."""
    world = state.world()
    return tuple(_lying(world, stone) for stone in state.area)


def lines(state: State, language: str = LANGUAGE) -> Iterator[str]:
    """The table in sentences: the cords, then every stone in the area."""
    for number, cord in enumerate(state.cords):
        xs, ys = zip(*cord, strict=True)
        ends = {"left": min(xs), "right": max(xs), "bottom": min(ys), "top": max(ys)}
        # As text: a number would be told with a comma after its thousands.
        told = {end: f"{value * 1000:.0f}" for end, value in ends.items()}
        counted = {"cord": number, "cords": len(state.cords)}
        yield translated(language, "lying-cord", {**counted, **told})
    if not state.area:
        yield translated(language, "lying-none", {})
    for one in summary(state):
        yield _line(one, language)


def _lying(world: World, stone: int) -> Lying:
    x, y, _ = world.place(stone)
    face: Face = "up" if world.face_up(stone) else "down"
    nearest = None
    for other, gap in world.neighbours(stone, 1):
        other_x, other_y, _ = world.place(other)
        nearest = Neighbour(other, hour(other_x - x, other_y - y), gap)
    return Lying(stone, x, y, "edge" if world.tilt(stone) >= STANDING else face, nearest)


def hour(x: float, y: float) -> int:
    """A direction as an hour of the clock.

    >>> hour(0, 1), hour(1, 0), hour(0, -1), hour(-1, 0.1)
    (12, 3, 6, 9)
    """
    return round(atan2(x, y) / (pi / 6)) % 12 or 12


def _line(one: Lying, language: str) -> str:
    place = f"{round(one.x * 1000)},{round(one.y * 1000)}"
    told: dict[str, str | int] = {"stone": one.stone, "place": place, "face": one.face}
    if one.nearest is None:
        return translated(language, "lying-alone", told)
    near = one.nearest
    told |= {"other": near.stone, "hour": near.hour, "gap": f"{near.gap * 1000:.0f}"}
    return translated(language, "lying-near", told)
