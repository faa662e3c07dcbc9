"""Kluster for PettingZoo: what both levels share."""

from copy import deepcopy
from typing import Any, ClassVar, Self

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray
from pettingzoo import AECEnv

from klub.research.kluster.drawing import Drawing
from klub.research.kluster.episode import Episode
from klub.research.kluster.sight import Observation
from klub.table import Record

Acted = NDArray[np.float32] | None


class KlusterEnv(AECEnv[str, Observation, Acted]):  # type: ignore[misc]  # no types
    """Agents take turns, and one acts as often as its turn needs.

    Copies and pickles go on from the same moment; a window stays with the first.
    """

    metadata: ClassVar[dict[str, Any]]

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__()
        name, fps = self.metadata["name"], self.metadata["render_fps"]
        self._drawing = Drawing(render_mode, name, fps)
        self.episode = episode
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(episode.players)]

    def observation_space(self, agent: str) -> Dict:
        """The same for all."""
        return self.episode.observation_space

    def action_space(self, agent: str) -> Box:
        """The same for all."""
        return self.episode.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game, or the first of those that follow from ``seed``."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._drawing.shown(self.episode)

    def observe(self, agent: str) -> Observation:
        """What an agent sees, whether it is to act or not."""
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: Acted) -> None:
        """Let the selected agent act."""
        agent, episode = self.agent_selection, self.episode
        if not self.agents:
            raise ValueError("every agent is done; reset() begins the next game")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
        self._accumulate_rewards()
        self.infos = {other: episode.ending(seat) for seat, other in enumerate(self.agents)}
        self.infos[agent] |= episode.info
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, episode.truncated)
        self.agent_selection = self.possible_agents[episode.seat]
        self._drawing.shown(episode)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as ``render_mode`` asks for it."""
        return self._drawing.drawn(self.episode)

    def record(self) -> Record:
        """The game so far, to be kept, verified and watched with ``klub replay``."""
        return self.episode.record(self.possible_agents)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def close(self) -> None:
        """Take the window off the screen."""
        self._drawing.close()
