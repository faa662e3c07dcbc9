"""The referee: sees touches and exits, knows which of them are faults, and who is to be taken.

What there is to see comes as plain `Sight`s, so that the referee can be asked about any of them;
`sighted` draws them from the world, in which every step is watched.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from klub.games.kluster.cause import Causes
from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.physics.parameters import TOUCH
from klub.games.kluster.result import Cause, Incident

STICK_TICKS = 15
"""A quarter of a second: stones that stay together for so long stick (R9)."""
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sight:
    """What can be seen after one frame."""

    tick: int
    touched: tuple[Pair, ...] = ()
    """Pairs that have touched in this frame or before, the first to touch first."""
    apart: frozenset[Pair] = frozenset()
    """Those of them that are apart again."""
    left: tuple[int, ...] = ()
    """Stones that have left the area in this frame or before."""
    held: tuple[int, ...] = ()
    """Stones in hands."""
    where: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    """For each stone that touched or left where it is, in m."""
    why: Mapping[Pair | int, Cause | None] = field(default_factory=dict)
    """For each pair that touched and each stone that left what brought it about."""


class Referee:
    """Watches one turn."""

    def __init__(self, options: Options) -> None:
        self._sticks = options.contact == "stick"
        self._together: dict[Pair, int] = {}
        self._joined: list[Pair] = []
        self._gone: list[int] = []
        self.incidents: list[Incident] = []

    def see(self, sight: Sight) -> None:
        """Take note of what happened."""
        # What was taken off the table while it touched has not stuck.
        self._together = {
            pair: ticks for pair, ticks in self._together.items() if pair in sight.touched
        }
        for pair in sight.touched:
            if pair not in self._joined and self._counts(pair, sight):
                self._joined.append(pair)
                x, y = _between(sight, pair)
                by = sight.why.get(pair)
                self.incidents.append(Incident("touch", pair, sight.tick, x, y, by))
        for stone in sight.left:
            if stone not in self._gone:
                self._gone.append(stone)
                x, y = sight.where[stone]
                self.incidents.append(
                    Incident("exit", (stone,), sight.tick, x, y, sight.why.get(stone))
                )

    def let_go_outside(self, stone: int, tick: int, x: float, y: float) -> None:
        """A stone was let go outside, at a table that calls this a fault (R14)."""
        self._gone.append(stone)
        self.incidents.append(Incident("drop", (stone,), tick, x, y, Cause("placed", stone)))

    def out_of_time(self, tick: int) -> None:
        """The turn was not finished in time (R19)."""
        self.incidents.append(Incident("time", (), tick, 0.0, 0.0))

    @property
    def undecided(self) -> bool:
        """Whether stones touch of which it is not known yet whether they stick (R9)."""
        return any(self._together[pair] > 0 for pair in self._together if pair not in self._joined)

    def taken(self, held: Collection[int]) -> tuple[int, ...]:
        """Every stone that touched or left (R13); what is in a hand stays there (R11)."""
        stones = {stone for pair in self._joined for stone in pair} | set(self._gone)
        return tuple(sorted(stones - set(held)))

    def _counts(self, pair: Pair, sight: Sight) -> bool:
        """Whether two stones that have touched are a fault: at once, or if they stick (R9)."""
        if all(stone in sight.held for stone in pair):
            return False  # R12
        if not self._sticks:
            return True
        self._together[pair] = 0 if pair in sight.apart else self._together.get(pair, 0) + 1
        return self._together[pair] > STICK_TICKS


def sighted(world: World, tick: int, held: tuple[int, ...], causes: Causes | None = None) -> Sight:
    """What is to be seen in the world now; why, if somebody has looked for ``causes``."""
    if not world.eventful:
        return Sight(tick, held=held)
    touched = tuple((touch.one, touch.other) for touch in world.touches())
    left = tuple(stone for stone, _ in world.left())
    where = {stone: world.place(stone)[:2] for pair in touched for stone in pair}
    where |= {stone: world.contact_point(stone) for stone in left}
    why: dict[Pair | int, Cause | None] = {}
    if causes is not None:
        why |= {pair: causes.of_touch(*pair, held) for pair in touched}
        why |= {stone: causes.of_exit(stone, world) for stone in left}
    apart = frozenset(pair for pair in touched if world.gap(*pair) > 2 * TOUCH)
    return Sight(tick, touched, apart, left, held, where, why)


def _between(sight: Sight, pair: Pair) -> tuple[float, float]:
    (ax, ay), (bx, by) = (sight.where[stone] for stone in pair)
    return (ax + bx) / 2, (ay + by) / 2
