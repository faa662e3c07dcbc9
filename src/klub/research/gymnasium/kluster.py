"""Kluster as Gymnasium environments: alone, by placements or at 60 Hz; or against klub's bots."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from klub.game import Json, Seat
from klub.kluster.bots import BOTS
from klub.kluster.input import TICKS
from klub.kluster.options import Options
from klub.kluster.view import View
from klub.research.kluster import ControlEpisode, PlacementEpisode
from klub.research.kluster.drawing import Drawing
from klub.research.kluster.episode import Episode
from klub.research.kluster.sight import Observation
from klub.table import Record

MODES = ["human", "ansi", "rgb_array"]
Answer = tuple[Observation, float, bool, bool, dict[str, Any]]


class KlusterGym(gymnasium.Env[Any, Any]):
    """One learner at a table; copies and pickles go on from the same moment."""

    def __init__(self, episode: Episode, render_mode: str | None, seat: int = 0) -> None:
        self.episode, self.seat, self.render_mode = episode, seat, render_mode
        self.observation_space = episode.observation_space
        self.action_space = episode.action_space
        self._drawing = Drawing(self.metadata, render_mode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, or the first of those that follow from ``seed``."""
        super().reset(seed=seed)
        self.episode.reset(seed)
        self._others()
        self._drawing.shown(self.episode)
        return self.episode.observe(self.seat), {}

    def step(self, action: NDArray[np.float32]) -> Answer:
        """Act, and let the others act until it is the learner's turn again."""
        episode = self.episode
        episode.act(action)
        told, reward = dict(episode.info), episode.rewards[self.seat]
        self._drawing.shown(episode)
        reward += self._others()
        seen = episode.observe(self.seat)
        return seen, reward, episode.over, episode.truncated, told | episode.info

    def _others(self) -> float:
        """Let whoever else is to move do so; what that brings the learner."""
        return 0.0

    def render(self) -> Any:
        """The table as ``render_mode`` asks for it."""
        return self._drawing.drawn(self.episode)

    def record(self) -> Record:
        """The game so far, to be kept, verified and watched with ``klub replay``."""
        return self.episode.record()

    def close(self) -> None:
        """Take the window off the screen."""
        self._drawing.close()


class KlusterSolo(KlusterGym):
    """The solo game (A8), one action a placement."""

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        render_mode: str | None = None,
        reward: str = "outcome",
        max_steps: int = 1000,
        **more: Json,
    ) -> None:
        alone = more | {"players": 1}
        episode = PlacementEpisode(options, reward=reward, max_steps=max_steps, **alone)
        super().__init__(episode, render_mode)


class KlusterSoloControl(KlusterGym):
    """The solo game at 60 Hz."""

    metadata = {"render_modes": MODES, "render_fps": TICKS}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        render_mode: str | None = None,
        reward: str = "outcome",
        hands: int = 1,
        cords: bool = False,
        max_seconds: float = 600.0,
        **more: Json,
    ) -> None:
        episode = ControlEpisode(
            options,
            reward=reward,
            hands=hands,
            cords=cords,
            max_seconds=max_seconds,
            **more | {"players": 1},
        )
        super().__init__(episode, render_mode)


class KlusterVersus(KlusterGym):
    """A game against bots, one action a placement."""

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        opponents: str | Sequence[str] = "gentle",
        seat: int = 0,
        render_mode: str | None = None,
        reward: str = "outcome",
        max_steps: int = 1000,
        **more: Json,
    ) -> None:
        episode = PlacementEpisode(options, reward=reward, max_steps=max_steps, **more)
        self._bots = _seated(opponents, seat, episode.players)
        self._luck = Random()
        super().__init__(episode, render_mode, seat)

    def _others(self) -> float:
        episode, gained = self.episode, 0.0
        if not episode.state.turns:
            self._luck = Random(f"bots of {episode.seed}")
        while not episode.over and not episode.truncated and episode.seat != self.seat:
            view = View(episode.state, episode.seat)
            episode.play(BOTS[self._bots[episode.seat]](view, self._luck))
            gained += episode.rewards[self.seat]
            self._drawing.shown(episode)
        return gained


def _seated(opponents: str | Sequence[str], seat: int, players: int) -> dict[Seat, str]:
    """Which bot plays on each seat but the learner's, clockwise from it."""
    if not 0 <= seat < players:
        raise ValueError(f"seat is from 0 to {players - 1}, not {seat!r}")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1 or not all(name in BOTS for name in names):
        known = ", ".join(BOTS)
        raise ValueError(f"opponents are {players - 1} of {known}, or one name, not {opponents!r}")
    others = [Seat((seat + step) % players) for step in range(1, players)]
    return dict(zip(others, names, strict=True))
