"""Clustered as a game of OpenSpiel, registered under `NAME`."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pyspiel

from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.games.clustered.kernel.actions import KINDS, action_size
from klub.games.clustered.options import Options, option_values
from klub.games.clustered.options import options as options_of
from klub.games.clustered.state import State
from klub.games.clustered.view import View, imagine
from klub.i18n import text
from klub.research.openspiel.begin import begun
from klub.research.openspiel.node import deck_sizes, root
from klub.research.openspiel.observer import Observer
from klub.research.openspiel.reward import REWARDS, bounds
from klub.research.openspiel.state import ClusteredState

NAME = "klub_clustered"
MOST_PLAYERS = 8
DEFAULTS: dict[str, Any] = {
    **option_values(Options()),
    "extra_wilds": "none",
    "reward": "outcome",
}
"""Every option of the game by its usual name, and ``reward``.

OpenSpiel parts parameters by commas and takes figures for numbers, so seats are written ``0/2/``.
"""


def game_type(players: int) -> Any:
    """What OpenSpiel should know of the game; alone there is nobody to win from."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Clustered (klub)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


class ClusteredGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel carries no types
    """Clustered with the options that its parameters choose."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = {**DEFAULTS, **(params or {})}
        self.options = chosen(parameters)
        self.reward = str(parameters["reward"])
        if self.reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {self.reward}")
        self._root = root(self.options)
        players, cards = self.options.players, sum(deck_sizes(self.options))
        least, most = bounds(self.options, self.reward)
        super().__init__(
            game_type(players),
            pyspiel.GameInfo(
                num_distinct_actions=action_size(self.options),
                max_chance_outcomes=KINDS,
                num_players=players,
                min_utility=least,
                max_utility=most,
                utility_sum=0.0 if players > 1 else None,
                # Every card is used once; before a Quick game two are dropped at once.
                max_game_length=cards - players if self.options.quick else cards,
            ),
            parameters,
        )

    def max_chance_nodes_in_history(self) -> int:
        """Every card is drawn once, and the starter may be drawn as well."""
        return sum(deck_sizes(self.options)) + self._root.starting

    def new_initial_state(self) -> ClusteredState:
        """Before the deal."""
        return ClusteredState(self, self._root.copy())

    def state_at(self, position: State) -> ClusteredState:
        """A state that begins with ``position``, without a history."""
        if position.options != self.options:
            raise ValueError("expected a position of a game with the same options")
        return ClusteredState(self, begun(position))

    def state_behind(self, view: View, rng: Random) -> ClusteredState:
        """A state that looks like ``view``, what it hides drawn at random."""
        return self.state_at(imagine(view, rng))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer; without a type the one of `observation_tensor`."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.options, kind, params)


def chosen(parameters: Mapping[str, Any]) -> Options:
    """The options that OpenSpiel's parameters choose."""
    values: dict[str, Json] = {key: parameters[key] for key in DEFAULTS if key != "reward"}
    values["extra_wilds"] = parameters["extra_wilds"].rstrip("/").replace("/", ",")
    # R58: from five players on there are always two.
    values["two_starts"] = values["two_starts"] or parameters["players"] > 4
    try:
        return options_of(values)
    except Refusal as refusal:
        raise ValueError(text(refusal.message, **refusal.arguments)) from refusal


@cache
def game_with(options: Options, reward: str = "outcome") -> ClusteredGame:
    """The game of OpenSpiel with klub's ``options``."""
    seats = "".join(f"{seat}/" for seat in options.extra_wilds) or "none"
    values = option_values(options) | {"extra_wilds": seats, "reward": reward}
    game: ClusteredGame = pyspiel.load_game(NAME, values)
    return game


pyspiel.register_game(game_type(players=2), ClusteredGame)
