"""Kluster as a PettingZoo environment at 60 Hz: actions are poses of hands. See docs/envs."""

from collections.abc import Mapping
from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from klub.game import Json
from klub.kluster.input import TICKS
from klub.kluster.options import Options
from klub.research.kluster import ControlEpisode
from klub.research.pettingzoo.kluster import KlusterEnv


class raw_env(KlusterEnv):  # noqa: N801 (PettingZoo's name)
    """A table of Kluster; ``options`` are those of the game, as a mapping or as keywords."""

    metadata = {  # noqa: RUF012 (PettingZoo's form)
        "name": "klub_kluster_control_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": True,
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


def env(options: Mapping[str, Json] | Options | None = None, **choices: Any) -> Any:
    """The same, in the wrapper that minds the order of calls."""
    return OrderEnforcingWrapper(raw_env(options, **choices))
