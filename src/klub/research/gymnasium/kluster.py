"""Kluster as Gymnasium environments: alone, by placements or at 60 Hz; or against klub's bots."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Self

import gymnasium
import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Bot, Json
from klub.games.kluster.bots import BOTS
from klub.games.kluster.input import TICKS
from klub.games.kluster.notation import Move
from klub.games.kluster.options import Options
from klub.games.kluster.view import View
from klub.research.kluster import ControlEpisode, PlacementEpisode
from klub.research.kluster.drawing import FPS, MODES, Drawing
from klub.research.kluster.episode import Episode
from klub.research.kluster.sight import Observation
from klub.table import Record

Answer = tuple[Observation, float, bool, bool, dict[str, Any]]
Named = str | Bot[View, Move]
"""A bot of klub by its name, or a function that plays as one."""


class KlusterGym(gymnasium.Env[Any, Any]):
    """One learner at a table; copies and pickles go on from the same moment."""

    title: str

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        self._drawing = Drawing(render_mode, self.title, self.metadata["render_fps"])
        self.episode, self.render_mode = episode, render_mode
        self.observation_space = episode.observation_space
        self.action_space = episode.action_space
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the next game, or the first of those that follow from ``seed``."""
        super().reset(seed=seed)
        self.episode.reset(seed)
        self._seated()
        self._others()
        self._drawing.shown(self.episode)
        return self.episode.observe(self.seat), {"seat": self.seat}

    def step(self, action: NDArray[np.float32]) -> Answer:
        """Act, and let the others act until it is the learner's turn again."""
        episode = self.episode
        episode.act(action)
        reward, told = episode.rewards[self.seat], episode.info
        self._drawing.shown(episode)
        reward += self._others()
        info = {"seat": self.seat} | told | episode.ending(self.seat)
        return episode.observe(self.seat), reward, episode.over, episode.truncated, info

    def _seated(self) -> None:
        """Take a seat for a new game."""

    def _others(self) -> float:
        """Let whoever else is to move do so; what that brings the learner."""
        return 0.0

    def render(self) -> Any:
        """The table as ``render_mode`` asks for it."""
        return self._drawing.drawn(self.episode)

    def record(self) -> Record:
        """The game so far, to be kept, verified and watched with ``klub replay``."""
        return self.episode.record()

    def __copy__(self) -> Self:
        return deepcopy(self)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._drawing.close()


class KlusterSolo(KlusterGym):
    """The solo game (A8), one action a placement."""

    metadata = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012 (Gymnasium's way)
    title = "klub/KlusterSolo-v0"

    def __init__(
        self,
        options: Mapping[str, Json] | None = None,
        *,
        reward: str = "outcome",
        penalty: float = 0.0,
        max_steps: int = 1000,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        alone = _alone(options, more)
        episode = PlacementEpisode(alone, reward=reward, penalty=penalty, max_steps=max_steps)
        super().__init__(episode, render_mode)


class KlusterSoloControl(KlusterGym):
    """The solo game at 60 Hz."""

    metadata = {"render_modes": list(MODES), "render_fps": TICKS}  # noqa: RUF012 (Gymnasium's way)
    title = "klub/KlusterSoloControl-v0"

    def __init__(
        self,
        options: Mapping[str, Json] | None = None,
        *,
        reward: str = "outcome",
        hands: int = 1,
        cords: bool = False,
        max_seconds: float = 600.0,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        episode = ControlEpisode(
            _alone(options, more), reward=reward, hands=hands, cords=cords, max_seconds=max_seconds
        )
        super().__init__(episode, render_mode)


class KlusterAgainstBots(KlusterGym):
    """One learner at a table with bots, one action a placement.

    The learner has ``seat``, or with ``None`` one that is drawn for each game; ``bots`` play in the
    other seats, one for all or one for each, clockwise from the learner.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012 (Gymnasium's way)
    title = "klub/Kluster-v0"

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        seat: int | None = 0,
        bots: Named | Sequence[Named] = "gentle",
        reward: str = "outcome",
        penalty: float = 0.0,
        max_steps: int = 1000,
        render_mode: str | None = None,
        **more: Json,
    ) -> None:
        episode = PlacementEpisode(
            options, reward=reward, penalty=penalty, max_steps=max_steps, **more
        )
        if seat is not None and not 0 <= seat < episode.players:
            raise ValueError(f"seat is 0 to {episode.players - 1} or None, not {seat}")
        self._chosen_seat = seat
        self._bots = _company(bots, episode.players - 1)
        self._luck = Random()
        super().__init__(episode, render_mode)

    def _seated(self) -> None:
        players = self.episode.players
        drawn = self._chosen_seat is None
        self.seat = int(self.np_random.integers(players)) if drawn else self._chosen_seat or 0
        self._luck = Random(self.episode.seed)

    def _others(self) -> float:
        episode, gained = self.episode, 0.0
        while not episode.over and not episode.truncated and episode.seat != self.seat:
            bot = self._bots[(episode.seat - self.seat) % episode.players - 1]
            episode.play(bot(View(episode.state, episode.seat), self._luck))
            gained += episode.rewards[self.seat]
            self._drawing.shown(episode)
        return gained


def _alone(options: Mapping[str, Json] | None, more: Mapping[str, Json]) -> dict[str, Json]:
    """Options of a solo game."""
    given = {"players": 1, **(options or {}), **more}
    if given["players"] not in (1, "1"):
        raise ValueError(f"a solo game has 1 player, not {given['players']!r}")
    return given


def _company(bots: Named | Sequence[Named], count: int) -> list[Bot[View, Move]]:
    """The bots of the other seats, clockwise from the learner."""
    named = [bots] * count if isinstance(bots, str) or callable(bots) else list(bots)
    if len(named) != count:
        raise ValueError(f"bots are one for all or {count}, not {len(named)}")
    for name in named:
        if isinstance(name, str) and name not in BOTS:
            raise ValueError(f"bots of klub are {', '.join(BOTS)}, and none is called {name!r}")
    return [BOTS[name] if isinstance(name, str) else name for name in named]
