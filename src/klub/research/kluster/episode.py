"""One game of Kluster after the other, for learners: what both levels share."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from operator import index
from typing import Any, Self

from gymnasium.spaces import Box, Dict

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal, Refusal
from klub.games.kluster import Kluster, State, rules
from klub.games.kluster.box import stone_count
from klub.games.kluster.kept import kept
from klub.games.kluster.notation import Move
from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.plan import Played
from klub.games.kluster.result import TurnResult
from klub.games.kluster.turn import Turn
from klub.i18n import text
from klub.research.kluster import reward as rewards
from klub.research.kluster.ground import Ground
from klub.research.kluster.sight import Observation
from klub.table import Record, Seed, Table
from klub.table.seed import Luck, numbered_seed

GAME = Kluster()


class Episode(ABC):
    """A game under way: actions in, observations and rewards out. All follows from the seed.

    ``options`` are those of the game, as a mapping or as keywords.
    """

    ground: Ground
    """What -1 and 1 stand for in x and y."""
    action_space: Box
    observation_space: Dict

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        reward: str = "outcome",
        **more: Json,
    ) -> None:
        self.reward = rewards.known(reward)
        self.options = agreed(options, more)
        self.players = self.options.players
        self.stones = stone_count(self.options.boxes)
        self.series: str = secrets.token_hex(8)
        self.number = -1
        """Which game of the series this is."""
        self.seed: Seed
        """The seed of this game, as its record reveals it."""
        self.state: State
        """Before the turn that is under way; or at the end."""
        self.turn: Turn | None = None
        """The turn that is under way; none before the first game and once a game is over."""
        self.truncated = False
        """Whether the game was broken off."""
        self.rewards: tuple[float, ...] = (0.0,) * self.players
        """What the last action brought each seat."""
        self.info: dict[str, Any] = {}
        """What else there is to say of the last action."""
        self._past: tuple[tuple[Seat, Move, TurnResult], ...] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        again = copy(self)
        for name, value in vars(self).items():
            # What is past never changes, and is longer than all the rest.
            if name != "_past":
                setattr(again, name, deepcopy(value, memo))
        return again

    def reset(self, seed: int | None = None) -> None:
        """Begin the next game, or the first of those that follow from ``seed``."""
        self.number += 1
        if seed is not None:
            self.series, self.number = str(index(seed)), 0
        self.seed = numbered_seed(self.series, self.number)
        self.state = GAME.start(self.options, Luck(self.seed))
        self.turn = Turn(self.state)
        self.truncated = False
        self.rewards, self.info, self._past = (0.0,) * self.players, {}, ()
        self._restart()

    @abstractmethod
    def _restart(self) -> None:
        """Forget what belongs to the game before."""

    @abstractmethod
    def act(self, action: object) -> None:
        """Do ``action`` for the seat to move; `ValueError` if it is none."""

    @abstractmethod
    def observe(self, seat: int) -> Observation:
        """What ``seat`` sees, as fresh arrays."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is, or was when the game ended."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether there is an outcome."""
        return self.state.over

    @property
    def world(self) -> World:
        """The table as it is now."""
        return self.state.world() if self.turn is None else self.turn.world

    def ending(self, seat: int) -> dict[str, Any]:
        """Once a game is over: what ``seat`` scored, everybody's total, and whether it won."""
        outcome = GAME.outcome(self.state)
        if outcome is None:
            return {}
        totals = [score["total"] for score in outcome.scores]
        score = dict(outcome.scores[seat])
        return {"score": score, "scores": totals, "won": seat in outcome.winners}

    def play(self, move: Move) -> None:
        """Let the seat to move make a whole turn, as a bot does; `Illegal` if it may not."""
        if self._begin().log:
            raise ValueError("a turn is under way, and only actions go on with it")
        seat = self.seat
        state = GAME.play(self.state, move)
        assert state.last is not None
        self._after(state, (seat, move, state.last))

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far, to be kept and watched; ``names`` say who sits on each seat."""
        seated = tuple(names) or tuple(f"player {seat}" for seat in range(self.players))
        table = Table.open(GAME, self.options, seated, self.seed)
        for seat, move, result in self._past:
            table = table.recall(seat, move, kept(result))
        return table.record()

    def _begin(self) -> Turn:
        """Before an action: the turn in which it happens."""
        if self.turn is None or self.truncated:
            raise ValueError("no game is under way: reset begins one")
        self.rewards, self.info = (0.0,) * self.players, {}
        return self.turn

    def _finish(self, turn: Turn) -> None:
        """After a turn: what comes of it, and the next turn."""
        assert turn.result is not None
        played = turn.seat, Played(turn.log), turn.result
        self._after(rules.after(self.state, turn.result), played)

    def _after(self, state: State, played: tuple[Seat, Move, TurnResult]) -> None:
        seat, _, result = played
        self.state, self._past = state, (*self._past, played)
        self.turn = None if state.over else Turn(state)
        gained = [0.0] * self.players
        if self.reward == "shaped":
            gained[seat] = rewards.of_turn(result, self.stones)
        self.info |= {"placed": result.placed, "taken": result.taken}
        self.info["faults"] = tuple(incident.kind for incident in result.incidents)
        if outcome := GAME.outcome(state):
            ends = rewards.final(outcome, self.stones)
            gained = [one + end for one, end in zip(gained, ends, strict=True)]
        self.rewards = tuple(gained)

    def _refuse(self, refusal: Refusal) -> None:
        """Tell the rule that forbids what was asked for."""
        # What is too far away to be written down is no turn at all, as in the engine.
        rule = refusal.rule if isinstance(refusal, Illegal) else "4.6"
        told = text(refusal.message, **refusal.arguments)
        why = {"rule": rule, "message": refusal.message, "text": f"{rule}: {told}"}
        self.info.setdefault("refused", why)


def agreed(options: Mapping[str, Json] | Options | None, more: Mapping[str, Json]) -> Options:
    """The options of a game; `ValueError` says why they cannot be."""
    if isinstance(options, Options):
        options = GAME.option_values(options)
    try:
        return GAME.options({**(options or {}), **more})
    except Refusal as refusal:
        raise ValueError(text(refusal.message, **refusal.arguments)) from refusal
