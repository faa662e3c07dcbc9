"""A game of Kluster between two turns: everything rests, and everything is in the open."""

from dataclasses import dataclass

from klub.engine.contract import Seat
from klub.games.kluster.box import stones_of
from klub.games.kluster.lay import cord_length
from klub.games.kluster.options import Options
from klub.games.kluster.physics import Stone, World
from klub.games.kluster.physics.parameters import STEP
from klub.games.kluster.pose import Loop, Pose, points
from klub.games.kluster.result import TurnResult

AREA, POOL, ASIDE = -1, -2, -3
"""Where a stone can be that is in no seat's stock: in the area, in the pool of an Elimination
(A9), or left out of the game (R31)."""


@dataclass(frozen=True, slots=True)
class State:
    """All there is to know before a turn."""

    options: Options
    seeds: tuple[int, ...]
    """One for each box: its stones' sizes follow from it."""
    holders: tuple[int, ...]
    """For each stone the seat that holds it, or `AREA`, `POOL` or `ASIDE`."""
    poses: tuple[Pose | None, ...]
    """For each stone in the area how it lies."""
    cords: tuple[Loop, ...]
    turn: Seat
    """Whose turn it is, or was when the game ended."""
    out: tuple[Seat, ...] = ()
    """Who has been eliminated, the first first (A9)."""
    faults: tuple[int, ...] = ()
    """How many turns each seat has lost."""
    peak: int = 0
    """The most stones that have rested in the area after a turn (R26)."""
    turns: int = 0
    """Turns taken so far."""
    winners: tuple[Seat, ...] = ()
    """Who has won; nobody while the game goes on. A solo player wins whatever the score (R26)."""
    over: bool = False
    last: TurnResult | None = None
    """What came of the turn before."""

    def __deepcopy__(self, memo: object) -> "State":
        # Nothing in it ever changes, and whoever searches copies turns by the thousand.
        return self

    @property
    def stones(self) -> tuple[Stone, ...]:
        """Every stone of the game, box after box."""
        return stones_of(self.options.boxes, self.seeds)

    @property
    def area(self) -> tuple[int, ...]:
        """The stones that lie in the area."""
        return self.held_by(AREA)

    def held_by(self, holder: int) -> tuple[int, ...]:
        """The stones of a seat, or of `AREA`, `POOL` or `ASIDE`."""
        return tuple(i for i, where in enumerate(self.holders) if where == holder)

    @property
    def stock(self) -> tuple[int, ...]:
        """The stones that the player to move may place: the own ones, or the pool (A9)."""
        return self.held_by(POOL if self.options.mode == "elimination" else self.turn)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many stones each seat holds; everybody may see that (A2)."""
        return tuple(self.holders.count(seat) for seat in range(self.options.players))

    def world(self, dt: float = STEP) -> World:
        """The table as it lies, everything asleep, watched for what leaves it as agreed (R7)."""
        lines = [points(cord) for cord in self.cords]
        world = World.of(self.stones, lines, dt)
        for cord, box in enumerate(self.options.boxes):
            world.lay(cord, lines[cord], cord_length(box, self.options.shorten))
        for stone, pose in enumerate(self.poses):
            if pose is not None:
                world.put(stone, *pose)
        world.rest()
        world.watch(whole=self.options.whole_stones)
        return world
