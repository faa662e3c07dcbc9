"""A turn that a bot plays before it says what it does, step by step, as a player would.

It sees what came of each step before it takes the next. The tremor of its hand is drawn anew for
every step and is never tried beforehand.
"""

from copy import deepcopy
from dataclasses import replace
from math import radians
from random import Random

from klub.engine.errors import Illegal
from klub.games.kluster import rules
from klub.games.kluster.bots.choice import Choice, Chooser
from klub.games.kluster.bots.hand import from_the_side, side, trembled
from klub.games.kluster.bots.level import Level
from klub.games.kluster.bots.second_hand import Nudge, nudge, pushing
from klub.games.kluster.course import LONGEST_TURN
from klub.games.kluster.drawing import closes, closings, opening
from klub.games.kluster.input import TICKS, End, Hand
from klub.games.kluster.notation import Move
from klub.games.kluster.physics.area import room
from klub.games.kluster.plan import SLOW, Placement, Plan, Played, Pull, Step, take
from klub.games.kluster.repair import separate
from klub.games.kluster.situation import Phase
from klub.games.kluster.spots import inside, nearest_stone, rejoining
from klub.games.kluster.state import State
from klub.games.kluster.turn import Turn

ATTEMPTS = 12
"""How often a bot tries to place a stone, or to stand it up again, before it gives up."""
HIGH = 0.2
"""m. Where a hand begins that gives up."""
SECOND_LOOKS = 3
"""Placements of which somebody careful asks whether they are sure."""
MARGIN = 2e-3
"""m. As near as this to the cord a bot lets nothing go: a hand that comes down moves the cord."""
IN_TIME = 4 * TICKS
"""What a placement takes, with something to spare: with less time left nothing else is begun."""


class Rehearsal:
    """A turn of somebody who thinks before every step."""

    def __init__(self, state: State, level: Level, rng: Random) -> None:
        self.turn = Turn(state)
        self.state, self.level, self.rng = state, level, rng
        self.chooser = Chooser(state, level, rng)
        self.pulls = level.pulls
        # What stands on edge falls if it is pushed.
        self.nudges = 1 if level.nudges and not state.options.equilibrium else 0
        self.steps: list[Step | Nudge] = []

    def move(self) -> Move:
        """The whole turn."""
        self._rejoin()
        self._place()
        while self._open and self._again():
            self._place()
        self._close()
        self._rejoin()
        if self._open and self.turn.duty():
            return self._given_up()
        return self._told()

    # --- Placing

    def _place(self) -> None:
        """Place one stone, where there is room or room can be made."""
        stone = self._stone()
        for _ in range(ATTEMPTS):
            if not self._open:
                return
            best, sure = self._best(stone)
            if not (sure and best.chance >= self.level.daring) and self._make_room():
                continue
            if self._do(self._by_hand(best.placement)):
                self._stand(stone)
                return

    def _make_room(self) -> bool:
        """Draw a cord outwards or push stones apart, if that helps and there is time."""
        if self._hurried:
            return False
        world, rng, tremor = self.turn.world, self.rng, self.level.tremor
        if self.pulls and (
            pull := opening(world, self.state.options, rng, careful=self.level.careful > 0)
        ):
            self.pulls -= 1
            return self._do(trembled(pull, tremor, rng))
        if self.nudges:
            self.nudges -= 1
            spare = [one for one in self.state.stock if one not in self.turn.placed]
            x, y = inside(world).mean(axis=0).tolist()
            one = pushing(world, rng.choice(spare), side(x, y, self.state, rng), self.level.nudges)
            return one is not None and self._do(trembled(one, tremor, rng))
        return False

    def _stand(self, stone: int) -> None:
        """Stand a stone up again until it stands (R38)."""
        for _ in range(ATTEMPTS if self.state.options.equilibrium else 0):
            if not self._open or self.turn.stands(stone):
                return
            self._do(replace(self._by_hand(self._best(stone)[0].placement), start=None))

    def _again(self) -> bool:
        """Whether to place another stone (R22): if the stock can be expected to shrink by it."""
        if rules.objection_to_more(self.state, len(self.turn.placed)) or self.turn.duty():
            return False
        if self._hurried:
            return False
        best, sure = self._best(self._stone())
        return sure and best.gain >= self.level.eager

    def _stone(self) -> int:
        stock = [stone for stone in self.state.stock if stone not in self.turn.placed]
        return self.rng.choice(stock)

    def _best(self, stone: int) -> tuple[Choice, bool]:
        """The placement to make, and whether it is as sure as it looks."""
        ranked = self.chooser.ranked(self.turn.world, stone)
        for one in ranked[:SECOND_LOOKS]:
            if self._sure(one.placement):
                return one, True
        return ranked[0], False

    def _sure(self, placement: Placement) -> bool:
        """Whether a placement goes well with all of its way, as often as somebody careful asks."""
        for _ in range(self.level.careful):
            turn = deepcopy(self.turn)
            try:
                for _ in take(turn, self._by_hand(placement)):
                    pass
            except Illegal:
                return False
            if turn.phase is not Phase.OPEN:
                return False
        return True

    def _by_hand(self, placement: Placement) -> Placement:
        """As the hand does it, but never so near the cord that it could come down outside."""
        coming = from_the_side(placement, self.state, self.rng)
        for _ in range(20):
            felt = self.level.tremor.felt(self.rng, coming)
            if self._may_let_go(felt):
                return felt
        return coming

    def _may_let_go(self, placement: Placement) -> bool:
        world = self.turn.world
        if self.state.options.whole_stones:
            world = world.copy()
            world.put_flat(placement.stone, placement.x, placement.y, radians(placement.yaw))
            return world.in_area(placement.stone, whole=True)
        return bool(room(world.record, placement.x, placement.y) > MARGIN)

    # --- Cords

    def _close(self) -> None:
        """Leave less room, unless the game is won or there is nobody else."""
        if self.state.options.mode == "solo" or len(self.state.stock) == len(self.turn.placed):
            return
        if not self.level.closes or not self._open or self.turn.duty():
            return
        left, options = self.level.closes, self.state.options
        for pull in closings(self.turn.world, options, self.rng):
            if not left or not self._open or self._hurried:
                return
            if closes(self.turn.world, options, pull):
                self._do(trembled(pull, self.level.tremor, self.rng))
                left -= 1

    def _rejoin(self) -> None:
        """Draw cords together that are apart (R35)."""
        for _ in range(3):
            if not self._open or not separate(self.turn.world, self.state.options):
                return
            for pull in rejoining(self.turn.world, self.state.options):
                if self._open:
                    self._do(pull)

    # --- Doing

    @property
    def _open(self) -> bool:
        return self.turn.phase is Phase.OPEN

    @property
    def _hurried(self) -> bool:
        return self.turn.limit - self.turn.ticks < IN_TIME

    def _do(self, step: Step | Nudge) -> bool:
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

    def _take(self, step: Step | Nudge) -> None:
        if isinstance(step, Nudge):
            nudge(self.turn, step)
            return
        for _ in take(self.turn, step):
            pass

    def _told(self) -> Move:
        """The turn in short; with all that the hands did, if both were used."""
        steps = [step for step in self.steps if isinstance(step, Placement | Pull)]
        if len(steps) == len(self.steps):
            return Plan(tuple(steps))
        if self._open:
            self.turn.do(self.turn.seat, End())
        return Played(self.turn.log)

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
