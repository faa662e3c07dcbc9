"""Clustered as Gymnasium environments; docs/envs/clustered.md is their spec sheet."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Self

import gymnasium
import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.clustered import Options
from klub.research.clustered import Episode, spaces
from klub.research.clustered.company import Company, Named
from klub.research.clustered.episode import Observation
from klub.research.clustered.refused import sentence
from klub.research.clustered.screen import FPS, MODES, Screen
from klub.table import Record

MOST_REFUSALS = 1000
"""Illegal actions in a row after which an episode is cut off."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class ClusteredAgainstBots(gymnasium.Env[Any, Any]):
    """One learner at a table with bots.

    ``options`` are those of the game, as a mapping or as keywords. The learner has ``seat``, or
    with ``None`` one that is drawn for each game; ``bots`` play in the other seats, one for all or
    one for each, clockwise from the learner. An action that is not legal changes nothing and brings
    ``penalty``.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012 (Gymnasium's way)
    title = "klub/Clustered-v0"

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        seat: int | None = 0,
        bots: Named | Sequence[Named] = "greedy",
        reward: str = "outcome",
        penalty: float = 0.0,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.episode = Episode(options, reward=reward, **more)
        """The game, with all that the learner does not see."""
        if seat is not None and not 0 <= seat < self.episode.players:
            raise ValueError(f"seat is 0 to {self.episode.players - 1} or None, not {seat}")
        self._chosen_seat = seat
        self._company = Company(bots, self.episode.players - 1)
        self._penalty = float(penalty)
        self.render_mode = render_mode
        self._screen = Screen(render_mode, self.title)
        self.observation_space = spaces.observations(self.episode.first)
        self.action_space = spaces.actions(self.episode.first)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the next game; equal seeds deal equal games. ``options`` change nothing."""
        super().reset(seed=seed)
        self.episode.reset(seed)
        self.seat = self._chosen_seat
        if self.seat is None:
            self.seat = int(self.np_random.integers(self.episode.players))
        self._luck = Random(self.episode.seed)
        self._refusals = 0
        # Where everybody else has moved first no card has been worth anything to the learner yet.
        self._company.play_on(self.episode, self.seat, self._luck)
        seen = self.episode.look(self.seat)
        self._draw()
        return seen, self._info(seen)

    def step(self, action: int) -> Step:
        """Do ``action`` and let the bots play until it is the learner's turn again."""
        if self.episode.seat is None:
            raise ValueError(f"this game of {self.title} is over; reset() deals the next")
        assert self.seat is not None
        try:
            brought = self.episode.act(action)
        except Illegal as illegal:
            return self._refuse(illegal)
        self._refusals = 0
        reward = brought[self.seat] if brought else 0.0
        reward += self._company.play_on(self.episode, self.seat, self._luck)
        seen = self.episode.look(self.seat)
        self._draw()
        return seen, reward, self.episode.seat is None, False, self._info(seen)

    def _refuse(self, illegal: Illegal) -> Step:
        """The game as it was, and why."""
        assert self.seat is not None
        self._refusals += 1
        seen = self.episode.look(self.seat)
        why = {"rule": illegal.rule, "message": illegal.message, "text": sentence(illegal)}
        cut = self._refusals >= MOST_REFUSALS
        return seen, self._penalty, False, cut, self._info(seen) | {"refused": why}

    def _info(self, seen: Observation) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": seen["action_mask"].copy(), "seat": self.seat}
        if outcome := self.episode.outcome:
            assert self.seat is not None
            info["score"] = dict(outcome.scores[self.seat])
            info["scores"] = [score["total"] for score in outcome.scores]
            info["won"] = self.seat in outcome.winners
        return info

    def _draw(self) -> None:
        if self.render_mode == "human":
            self._screen.show(self.episode)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table now, as the render mode shows it."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"{self.title} was made without a render_mode: nothing to show")
            return None
        return self._screen.show(self.episode)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far as klub keeps it, with all that was hidden; ``klub replay`` shows it."""
        return self.episode.record(names)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._screen.close()

    def __copy__(self) -> Self:
        """The same game, to be played on apart; spaces are shared, which makes it quick."""
        other = type(self).__new__(type(self))
        apart = ("episode", "_screen", "_luck", "_np_random")
        other.__dict__ = self.__dict__ | {
            name: deepcopy(self.__dict__[name]) for name in apart if name in self.__dict__
        }
        return other


class ClusteredSolo(ClusteredAgainstBots):
    """One player alone, who is paid in points as they are made."""

    title = "klub/ClusteredSolo-v0"

    def __init__(
        self,
        options: Mapping[str, Json] | None = None,
        *,
        reward: str = "points",
        penalty: float = 0.0,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        alone = {"players": 1, **(options or {}), **more}
        super().__init__(alone, bots=(), reward=reward, penalty=penalty, render_mode=render_mode)
