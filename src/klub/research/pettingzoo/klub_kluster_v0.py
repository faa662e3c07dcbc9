"""Kluster as a PettingZoo environment: one action a placement. docs/envs/kluster.md tells all."""

from collections.abc import Mapping
from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from klub.game import Json
from klub.kluster.options import Options
from klub.research.kluster import PlacementEpisode
from klub.research.pettingzoo.kluster import KlusterEnv


class raw_env(KlusterEnv):  # noqa: N801 (PettingZoo's name)
    """A table of Kluster; ``options`` are those of the game, as a mapping or as keywords."""

    metadata = {  # noqa: RUF012 (PettingZoo's form)
        "name": "klub_kluster_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": True,
        "render_fps": 4,
    }

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        render_mode: str | None = None,
        reward: str = "outcome",
        max_steps: int = 1000,
        **more: Json,
    ) -> None:
        episode = PlacementEpisode(options, reward=reward, max_steps=max_steps, **more)
        super().__init__(episode, render_mode)


def env(options: Mapping[str, Json] | Options | None = None, **choices: Any) -> Any:
    """The same, in the wrapper that minds the order of calls."""
    return OrderEnforcingWrapper(raw_env(options, **choices))
