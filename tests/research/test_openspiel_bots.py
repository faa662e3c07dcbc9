"""OpenSpiel's searches play whole games, and ISMCTS sits down at klub's tables."""

import sys
from random import Random
from typing import Any

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel does not run on Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from klub.engine.contract import Bot, Seat
from klub.games.clustered import BOTS, Clustered, Phase, notation
from klub.research.openspiel import NAME, game_with
from klub.research.openspiel.bots import PlayOuts, ismcts_bot

CLUSTERED = Clustered()


def played(game: Any, bots: list[Any], seed: int) -> list[float]:
    """What each of the bots gets in one game."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(cards, chances)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def informed(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's ISMCTS, all its luck from one seed."""
    rng = Random(seed)
    bot = ismcts.ISMCTSBot(
        game, PlayOuts(seed=seed), 1.0, simulations, random_state=np.random.RandomState(seed)
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    return bot


def cheating(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's MCTS, which looks at all cards."""
    luck = np.random.RandomState(seed)
    return mcts.MCTSBot(game, 1.0, simulations, PlayOuts(seed=seed), random_state=luck)


@pytest.mark.parametrize("variant", ["players=2", "players=3,quick=True", "table=5x5"])
def test_ismcts_and_mcts_play_whole_games(variant: str) -> None:
    game = pyspiel.load_game(f"{NAME}({variant})")
    bots = [informed(game, 4, 1), cheating(game, 4, 2), informed(game, 4, 3)]
    assert sum(played(game, bots, 4)) == pytest.approx(0)


def test_ismcts_plays_with_the_sampler_and_the_games_of_openspiel() -> None:
    game = pyspiel.load_game(NAME)
    luck = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bots = [
        ismcts.ISMCTSBot(game, evaluator, 1.0, 3, max_world_samples=2, random_state=luck),
        ismcts.ISMCTSBot(game, evaluator, 1.0, 3, use_observation_string=True),
    ]
    assert sum(played(game, bots, 6)) == 0


def test_the_search_in_cpp_plays_a_whole_game() -> None:
    class Search:
        """Its ``step`` would let go of the interpreter, which Python games do not survive."""

        def step(self, state: Any) -> int:
            root = bot.mcts_search(state)
            return int(root.best_child().action)

    game = pyspiel.load_game(NAME)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=3,
        max_memory_mb=100,
        solve=False,
        seed=7,
        verbose=False,
    )
    assert sum(played(game, [Search(), Search()], 8)) == 0


def test_ismcts_beats_random() -> None:
    game = pyspiel.load_game(NAME)
    won = 0.0
    for seed in range(4):
        seat = seed % 2
        bots = [uniform_random.UniformRandomBot(1 - seat, np.random.RandomState(seed))] * 2
        bots[seat] = informed(game, 100, seed)
        won += played(game, bots, seed)[seat]
    assert won >= 2


def test_playouts_tell_what_the_slow_games_of_openspiel_tell() -> None:
    game = game_with(CLUSTERED.options({"quick": True}), "margin")
    rng, state = Random(9), game.new_initial_state()
    while len(state.history()) < 70 or not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    luck = np.random.RandomState(10)
    slow = mcts.RandomRolloutEvaluator(n_rollouts=400, random_state=luck).evaluate(state)
    fast = PlayOuts(4000, seed=11).evaluate(state)
    assert fast.sum() == pytest.approx(0)
    # Margins spread by about three points, a mean of 400 by a twentieth of that.
    assert fast == pytest.approx(slow, abs=0.6)
    greedy = PlayOuts(4000, "greedy", seed=12).evaluate(state)
    assert greedy != pytest.approx(fast, abs=0.2)
    with pytest.raises(ValueError, match="random, greedy"):
        PlayOuts(1, "sharp")


def table(bots: list[Bot[Any, Any]], seed: int, **options: Any) -> list[int]:
    """The points of a game at klub's own table."""
    rng = Random(seed)
    state = CLUSTERED.start(CLUSTERED.options(options), rng)
    while (seat := CLUSTERED.to_move(state)) is not None:
        state = CLUSTERED.play(state, bots[seat](CLUSTERED.view(state, seat), rng))
    outcome = CLUSTERED.outcome(state)
    assert outcome is not None
    return [score["total"] for score in outcome.scores]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"quick": True, "extra_wilds": "all"},
        {"players": 3, "quick": True, "discards": "open", "quick_discard": "any_hand"},
        {"table": "5x5", "starter": "random", "first_bonuses": True},
    ],
)
def test_ismcts_sits_at_a_table_of_klub(options: dict[str, Any]) -> None:
    bots = [ismcts_bot(6), BOTS["random"], ismcts_bot(6, by="greedy")]
    first = table(bots, 11, **options)
    assert first == table(bots, 11, **options)
    assert len(first) == options.get("players", 2)


def test_ismcts_by_the_clock_makes_a_legal_move() -> None:
    state = CLUSTERED.start(CLUSTERED.options({}), Random(12))
    move = ismcts_bot(seconds=0.01)(CLUSTERED.view(state, Seat(0)), Random(13))
    assert CLUSTERED.objection(state, move) is None
    with pytest.raises(ValueError, match="either"):
        ismcts_bot()
    with pytest.raises(ValueError, match="either"):
        ismcts_bot(simulations=5, seconds=1.0)


@pytest.mark.parametrize("options", [{"quick": True}, {"table": "5x5", "discards": "open"}])
def test_a_state_behind_a_view_is_searched_as_any_other(options: dict[str, Any]) -> None:
    rng = Random(14)
    state = CLUSTERED.start(CLUSTERED.options(options), rng)
    game = game_with(state.options)
    while state.phase is not Phase.OVER:
        for seat in map(Seat, range(2)):
            seen = CLUSTERED.view(state, seat)
            behind = game.state_behind(seen, rng)
            assert behind.view(seat) == seen
            other = behind.resample_from_infostate(seat, rng.random)
            assert other.view(seat) == seen
            key = behind.information_state_string(seat)
            assert other.information_state_string(seat) == key
            action = rng.choice(other.legal_actions())
            other.apply_action(action)
            if other.is_chance_node():
                other.apply_action(other.chance_outcomes()[0][0])
            again = other.resample_from_infostate(seat, rng.random)
            assert again.information_state_string(seat) == other.information_state_string(seat)
        state = CLUSTERED.play(state, CLUSTERED.sample(state, rng))


def test_a_position_of_another_game_is_refused() -> None:
    state = CLUSTERED.start(CLUSTERED.options({"players": 3}), Random(0))
    game = game_with(CLUSTERED.options({}))
    with pytest.raises(ValueError, match="same options"):
        game.state_at(state)
    begun = game_with(state.options).state_at(state)
    with pytest.raises(ValueError, match="no legal move"):
        begun.action(notation.move("Sf3@9,9"))
