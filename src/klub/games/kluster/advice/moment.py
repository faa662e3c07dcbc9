"""A moment of a turn, and how likely a placement then goes well by the hand of a careful person."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import radians
from random import Random

from klub.games.kluster.drawing import drawn
from klub.games.kluster.physics import World
from klub.games.kluster.plan import Placement, Pull
from klub.games.kluster.repair import separate
from klub.games.kluster.risk import HUMAN, clean
from klub.games.kluster.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """Stones and cords as they lie while somebody thinks about what to do."""

    state: State
    """As the turn began."""
    world: World

    def after(self, pull: Pull) -> "Moment | None":
        """When a cord has been drawn; nothing if that makes a fault or parts cords."""
        world = drawn(self.world, pull)
        if world is None or separate(world, self.state.options):
            return None
        return Moment(self.state, world)

    def missed(self, pull: Pull, rng: Random) -> "Moment | None":
        """When a cord has been drawn by a hand that trembles."""
        x, y = HUMAN.missed(rng, pull.x, pull.y)
        return self.after(replace(pull, x=x, y=y))

    def chances(
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
        if not options.whole_stones:
            return True
        world = self.world.copy()
        world.put_flat(placement.stone, placement.x, placement.y, radians(placement.yaw))
        return world.in_area(placement.stone, whole=True)
