"""Kluster for PettingZoo: what both levels share."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray
from pettingzoo import AECEnv

from klub.research.kluster.drawing import Drawing
from klub.research.kluster.episode import Episode
from klub.research.kluster.sight import Observation
from klub.table import Record


class KlusterEnv(AECEnv[str, Observation, NDArray[np.float32]]):  # type: ignore[misc] # untyped
    """Agents take turns, and one acts as often as its turn needs.

    Copies and pickles go on from the same moment; a window stays with the first.
    """

    metadata: dict[str, Any]

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__()
        self.episode = episode
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(episode.players)]
        self._drawing = Drawing(self.metadata, render_mode)

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

    def step(self, action: NDArray[np.float32] | None) -> None:
        """Let the selected agent act."""
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
        self._accumulate_rewards()
        self.infos = {other: {} for other in self.agents}
        self.infos[agent] = dict(episode.info)
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

    def close(self) -> None:
        """Take the window off the screen."""
        self._drawing.close()
