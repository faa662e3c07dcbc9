"""Kluster with one action a placement: which stone, where, how turned, which face up.

An action is taken in the turn that is under way, as a bot's plan would be, and ends it if it can.
What a rule refuses leaves everything as it was, and the same seat acts again.
"""

from collections.abc import Iterator, Mapping
from copy import deepcopy

import numpy as np

from klub.engine.contract import Json
from klub.engine.errors import Illegal, Refusal
from klub.games.kluster import rules
from klub.games.kluster.options import Options
from klub.games.kluster.plan import Face, Placement, Plan, perform, take
from klub.games.kluster.repair import separate
from klub.games.kluster.situation import Phase
from klub.games.kluster.spots import rejoining
from klub.games.kluster.turn import Turn
from klub.research.kluster import action as actions
from klub.research.kluster import sight
from klub.research.kluster.episode import Episode
from klub.research.kluster.ground import Ground
from klub.research.kluster.sight import Observation

PARTS = ("stone", "x", "y", "yaw", "face")
"""The numbers of an action."""
AGAIN = "again"
"""The last number in Expert: whether to place another stone in the same turn (R22)."""
MARGIN = 0.02
"""m of ground round the cords: a stone outside is refused, so that more would be wasted."""
HALF_TURN = 180
"""Degrees."""
MOST_REFUSALS = 20
"""In a row, before a game is broken off."""
REJOININGS = 3
"""How often cords that are apart are drawn together before that is given up (R35)."""
PHASES = ("first", "more", "stand", "over")
"""What the seat to move may do: place a stone, place another (R22), stand one up again (R38)."""


class PlacementEpisode(Episode):
    """A game in which an action is a placement."""

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        reward: str = "outcome",
        penalty: float = 0.0,
        max_steps: int = 1000,
        **more: Json,
    ) -> None:
        super().__init__(options, reward=reward, **more)
        if not max_steps >= 1:
            raise ValueError(f"max_steps is 1 or more, not {max_steps!r}")
        self.penalty = float(penalty)
        """What an action brings that a rule refuses."""
        self.max_steps = max_steps
        """Actions after which a game is broken off: two who always fault would never end."""
        self.ground = Ground.of(self.options, MARGIN)
        self.parts = (*PARTS, AGAIN) if self.options.mode == "expert" else PARTS
        self.action_space = actions.space(len(self.parts))
        phase = {"phase": sight.flags(len(PHASES))}
        self.observation_space = sight.joined(sight.space(self.options), phase)
        self.steps = self.refusals = 0
        """Actions so far; actions refused in a row."""

    def _restart(self) -> None:
        self.steps = self.refusals = 0

    def act(self, action: object) -> None:
        """Place a stone for the seat to move."""
        numbers = actions.numbers(action, self.parts)
        before = self._begin()
        self.steps += 1
        turn = deepcopy(before)
        try:
            # But in Expert no rule allows another stone, whatever the last number is.
            self._place(turn, self._placement(turn, numbers), again=numbers[-1] >= 0)
        except Refusal as refusal:
            self.refusals += 1
            self._refuse(refusal)
            fined = [0.0] * self.players
            fined[self.seat] = self.penalty
            self.rewards = tuple(fined)
        else:
            self.refusals, self.turn = 0, turn
            if turn.over:
                self._finish(turn)
        spent = self.refusals >= MOST_REFUSALS or self.steps >= self.max_steps
        self.truncated = spent and not self.over

    def observe(self, seat: int) -> Observation:
        """What ``seat`` sees, as fresh arrays."""
        phase = np.zeros(len(PHASES), np.int8)
        phase[self._phase] = 1
        seen = sight.look(self.state, self.turn, self.world, self.ground, seat)
        return seen | {"phase": phase}

    @property
    def _phase(self) -> int:
        if self.turn is None:
            return PHASES.index("over")
        if sight.fallen(self.turn) is not None:
            return PHASES.index("stand")
        return PHASES.index("more" if self.turn.placed else "first")

    def _placement(self, turn: Turn, numbers: list[float]) -> Placement:
        stone, across, up, yaw, side = numbers[: len(PARTS)]
        stock = sight.placeable(turn)
        face: Face = "up" if side >= 0 else "down"
        return Placement(
            stock[actions.chosen(stone, len(stock))],
            *self.ground.point(across, up),
            yaw * HALF_TURN,
            "edge" if self.options.equilibrium else face,
        )

    def _place(self, turn: Turn, placement: Placement, *, again: bool) -> None:
        """Place a stone, and end the turn unless there is more to do in it."""
        self._rejoin(turn)
        _watched(turn, take(turn, placement))
        self._rejoin(turn)
        if turn.phase is Phase.OPEN and (
            sight.fallen(turn) is not None or (again and self._more(turn))
        ):
            return
        _watched(turn, perform(turn, Plan(())))

    def _more(self, turn: Turn) -> bool:
        """Whether another stone may be placed (R22)."""
        may = rules.objection_to_more(self.state, len(turn.placed)) is None
        return may and turn.duty() is None

    def _rejoin(self, turn: Turn) -> None:
        """Draw cords together that are apart, which no placement can (R35)."""
        for _ in range(REJOININGS):
            if turn.phase is not Phase.OPEN or not separate(turn.world, self.options):
                return
            for pull in rejoining(turn.world, self.options):
                _watched(turn, take(turn, pull))


def _watched(turn: Turn, motion: Iterator[None]) -> None:
    """Let a motion happen; `Illegal` if a rule forbids it, or if the world becomes impossible."""
    before = turn.restarts
    for _ in motion:
        if turn.restarts > before:
            raise Illegal("4.6", "turn-impossible")
