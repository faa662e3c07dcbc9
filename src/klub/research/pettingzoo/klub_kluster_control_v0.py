"""Kluster as a PettingZoo environment at 60 Hz: actions are poses of hands. See docs/envs."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from klub.engine.contract import Json
from klub.games.kluster.input import TICKS
from klub.games.kluster.options import Options
from klub.research.kluster import ControlEpisode
from klub.research.kluster.drawing import MODES
from klub.research.pettingzoo.kluster import KlusterEnv


class raw_env(KlusterEnv):  # noqa: N801 (PettingZoo's name)
    """A table of Kluster; ``options`` are those of the game, as a mapping or as keywords."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "klub_kluster_control_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": TICKS,
    }

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
            options, reward=reward, hands=hands, cords=cords, max_seconds=max_seconds, **more
        )
        super().__init__(episode, render_mode)


def env(*arguments: Any, **choices: Any) -> raw_env:
    """The environment; arguments are those of `raw_env`."""
    return raw_env(*arguments, **choices)


def parallel_env(*arguments: Any, **choices: Any) -> ParallelEnv[str, Any, Any]:
    """The same for agents that act together: all but the one to move are ignored."""
    return turn_based_aec_to_parallel(raw_env(*arguments, **choices))
