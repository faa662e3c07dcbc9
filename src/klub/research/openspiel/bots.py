"""OpenSpiel's search at klub's tables, and klub's fast games for OpenSpiel's search."""

import time
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from klub.engine.contract import Bot
from klub.games.clustered.kernel.count import PARTS
from klub.games.clustered.kernel.games import BOTS
from klub.games.clustered.state import Move
from klub.games.clustered.view import View
from klub.research.openspiel.game import game_with
from klub.research.openspiel.kernel import finish
from klub.research.openspiel.reward import rewards

EXPLORATION = 1.0
"""The UCT constant: rewards go from -1 to 1."""


class PlayOuts:
    """An evaluator for OpenSpiel's searches: games that the kernel plays to their end."""

    def __init__(self, count: int = 1, bot: str = "random", seed: int = 0) -> None:
        if bot not in BOTS:
            raise ValueError(f"expected one of {', '.join(BOTS)}, not {bot}")
        self.count, self.bot = count, BOTS[bot]
        self.rng = Random(seed)

    def evaluate(self, state: Any) -> Any:
        """What each player gets on average."""
        players, reward = state.num_players(), state.get_game().reward
        points = np.zeros((players, len(PARTS)), np.int16)
        won = np.zeros(players, np.bool_)
        total = np.zeros(players)
        for _ in range(self.count):
            node = state.node.copy()
            while node.chance:
                cards, chances = zip(*node.outcomes(), strict=True)
                node.apply(self.rng.choices(cards, chances)[0])
            node.games["luck"] = self.rng.getrandbits(63)
            finish(node.games, 0, self.bot, points, won)
            total += rewards(points, won, reward)
        return total / self.count

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """No opinion: every action is as likely; chance has its own."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]  # open_spiel carries no types
    """OpenSpiel's ISMCTS, which stops by the clock and not by a number of games."""

    def __init__(self, *given: Any, seconds: float, **named: Any) -> None:
        super().__init__(*given, **named)
        self._seconds = seconds

    def run_search(self, state: Any) -> Any:
        """The policy after ``seconds``, and after two games at least."""
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        until = time.perf_counter() + self._seconds
        # The first game only opens the root.
        while self._root_node.total_visits < 1 or time.perf_counter() < until:
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)


def ismcts_bot(
    simulations: int | None = None,
    seconds: float | None = None,
    *,
    playouts: int = 1,
    by: str = "random",
    uct_c: float = EXPLORATION,
) -> Bot[View, Move]:
    """A bot for klub's tables that thinks with OpenSpiel's ISMCTS, so many games or so long.

    Each game it looks at is played to its end ``playouts`` times by the kernel's bot ``by``.
    """
    if (simulations is None) == (seconds is None):
        raise ValueError("expected either simulations or seconds")

    def play(view: View, rng: Random) -> Move:
        game = game_with(view.options)
        given = (game, PlayOuts(playouts, by, rng.getrandbits(32)), uct_c)
        luck = np.random.RandomState(rng.getrandbits(32))
        if seconds is None:
            search = ISMCTSBot(*given, simulations, random_state=luck)
        else:
            search = TimedISMCTS(*given, 0, random_state=luck, seconds=seconds)
        # OpenSpiel's own sampler would take its luck from the clock.
        search.set_resampler(
            lambda state, player: state.resample_from_infostate(player, rng.random)
        )
        state = game.state_behind(view, rng)
        move: Move = state.move(search.step(state))
        return move

    return play
