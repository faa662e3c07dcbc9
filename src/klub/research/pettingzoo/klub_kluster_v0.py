"""Kluster as a PettingZoo environment: one action a placement. docs/envs/kluster.md tells all."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from klub.engine.contract import Json
from klub.games.kluster.options import Options
from klub.research.kluster import PlacementEpisode
from klub.research.kluster.drawing import FPS, MODES
from klub.research.pettingzoo.kluster import KlusterEnv


class raw_env(KlusterEnv):  # noqa: N801 (PettingZoo's name)
    """A table of Kluster; ``options`` are those of the game, as a mapping or as keywords."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "klub_kluster_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": FPS,
    }

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        render_mode: str | None = None,
        reward: str = "outcome",
        penalty: float = 0.0,
        max_steps: int = 1000,
        **more: Json,
    ) -> None:
        episode = PlacementEpisode(
            options, reward=reward, penalty=penalty, max_steps=max_steps, **more
        )
        super().__init__(episode, render_mode)


def env(*arguments: Any, **choices: Any) -> raw_env:
    """The environment; arguments are those of `raw_env`."""
    return raw_env(*arguments, **choices)


def parallel_env(*arguments: Any, **choices: Any) -> ParallelEnv[str, Any, Any]:
    """The same for agents that act together: all but the one to move are ignored."""
    return turn_based_aec_to_parallel(raw_env(*arguments, **choices))
