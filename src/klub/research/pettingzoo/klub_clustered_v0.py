"""Clustered as a PettingZoo environment; docs/envs/clustered.md is its spec sheet."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.games.clustered import Options
from klub.games.clustered.picture.palette import deck
from klub.research.clustered import Episode, spaces
from klub.research.clustered.refused import sentence
from klub.research.clustered.screen import FPS, MODES, Screen
from klub.table import Record

NAME = "klub_clustered_v0"
ILLEGAL = ("refuse", "terminate")

Seen = dict[str, Any]


def env(*, illegal: str = "refuse", **arguments: Any) -> AECEnv[str, Seen, int | None]:
    """The environment; arguments are those of `raw_env`.

    An illegal action is refused by a `ValueError` that leaves the game as it was; with
    ``illegal="terminate"`` it loses the game at once, by PettingZoo's usual wrapper.
    """
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
    environment = raw_env(**arguments)
    if illegal == "terminate":
        return TerminateIllegalWrapper(environment, illegal_reward=-1)
    return environment


def parallel_env(**arguments: Any) -> ParallelEnv[str, Seen, int | None]:
    """The same game for agents that act together: all but the one to move are ignored."""
    return turn_based_aec_to_parallel(raw_env(**arguments))


class raw_env(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # noqa: N801 (no types; its name)
    """The environment without wrappers; it says itself when it is used out of order."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": list(MODES),
        "render_fps": FPS,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        reward: str = "outcome",
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        super().__init__()
        self.episode = Episode(options, reward=reward, **more)
        """The game, with all that the players do not see."""
        self.render_mode = render_mode
        self._screen = Screen(render_mode, NAME)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.observations(self.episode.first)
        mask = seen.spaces.pop("action_mask")
        both = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {
            agent: spaces.actions(self.episode.first) for agent in self.possible_agents
        }

    def __getattr__(self, name: str) -> Any:
        # What `reset` makes is not there before it.
        if name in MADE_BY_RESET:
            raise AttributeError(f"{NAME} has no {name} before reset()", name=name, obj=self)
        raise AttributeError(name=name, obj=self)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What ``agent`` can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """What ``agent`` can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal the next game; equal seeds deal equal games. ``options`` change nothing."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {
            agent: {"seat": seat, "colour": deck(Seat(seat)).name}
            for agent, seat in self._seats.items()
        }
        self._paid = False
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.starter]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What ``agent`` may know now; its mask is empty unless it is to move."""
        seen = self.episode.look(self._seats[agent])
        mask = seen.pop("action_mask")
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do ``action`` for the agent to move; ``None`` for one whose game is over."""
        agent = self.agent_selection
        over = self.terminations.get(agent)
        if over is None:
            raise ValueError(f"every agent of {NAME} is done; reset() deals the next game")
        if over or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            brought = self.episode.act(action)
        except Illegal as illegal:
            told = self.episode.named(action)
            raise ValueError(f"{agent} may not do {told}: {sentence(illegal)}") from illegal
        self._cumulative_rewards[agent] = 0.0
        if self._paid or brought is not None:
            self._pay(brought)
        seat = self.episode.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end(agent)
        if self.render_mode == "human":
            self.render()

    def _pay(self, brought: list[float] | None) -> None:
        """Hand out what the last move brought; the rewards of the move before it are gone."""
        self._paid = brought is not None
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = brought[seat] if brought is not None else 0.0
        self._accumulate_rewards()

    def _end(self, mover: str) -> None:
        """Tell everybody that the game is over, and what came of it."""
        outcome = self.episode.outcome
        assert outcome is not None
        totals = [score["total"] for score in outcome.scores]
        for agent, seat in self._seats.items():
            self.terminations[agent] = True
            self.infos[agent] |= {
                "score": dict(outcome.scores[seat]),
                "scores": totals[:],
                "won": seat in outcome.winners,
            }
        following = (self._seats[mover] + 1) % self.episode.players
        self.agent_selection = self.possible_agents[following]

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table now, as the render mode shows it; everybody's points and the mover's hand."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"{NAME} was made without a render_mode, so it shows nothing")
            return None
        return self._screen.show(self.episode)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far as klub keeps it, with all that was hidden; ``klub replay`` shows it."""
        return self.episode.record(names or self.possible_agents)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._screen.close()

    def __copy__(self) -> "raw_env":
        """The same game, to be played on apart; spaces are shared, which makes it quick."""
        other = raw_env.__new__(raw_env)
        other.__dict__ = self.__dict__ | {
            "episode": self.episode.copy(),
            "_screen": Screen(self.render_mode, NAME),
        }
        for name in MADE_BY_RESET:
            value = self.__dict__.get(name)
            if isinstance(value, dict | list):
                other.__dict__[name] = value.copy()
        if "infos" in self.__dict__:
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "raw_env":
        """The same game, and spaces that draw the same samples."""
        other = self.__copy__()
        other.observation_spaces = deepcopy(self.observation_spaces, memo)
        other.action_spaces = deepcopy(self.action_spaces, memo)
        return other


MADE_BY_RESET = (
    "agents",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_cumulative_rewards",
    "_skip_agent_selection",
)
