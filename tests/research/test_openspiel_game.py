"""OpenSpiel's own suites on `klub_clustered`, and what the game says of itself."""

import pickle
import sys
import unittest
from pathlib import Path
from random import Random
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel does not run on Windows", allow_module_level=True)

import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from klub.engine.contract import Seat
from klub.games.clustered.options import Options, Size
from klub.research.openspiel import NAME, game_with

VARIANTS = (
    "players=2",
    "players=3,reward=margin",
    "quick=True,starter=random,extra_wilds=0/1/",
    "quick=True,quick_discard=any_hand,discards=open,table=6x6",
    "table=4x4,first_bonuses=True,biggest_bonuses=True,tie_break=rectangle",
    "players=1,quick=True",
)


def walk(state: Any, rng: Random) -> None:
    """Go on by a random move, or a random draw."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(cards, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_simulations_find_no_fault(variant: str) -> None:
    game = pyspiel.load_game(f"{NAME}({variant})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_random_simulations_find_no_fault_with_eight_players() -> None:
    game = pyspiel.load_game(f"{NAME}(players=8)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_the_suite_for_all_games_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    flags.FLAGS(["api_test", f"--test_only_games={NAME}"])
    monkeypatch.setattr(api_test, "_GAMES_TO_TEST", {NAME})
    monkeypatch.setattr(api_test, "_GAMES_FULL_TREE_TRAVERSAL_TESTS", ())
    result = unittest.TestResult()
    api_test.load_tests(unittest.TestLoader(), None, None).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


def test_a_playthrough_replays_as_it_was(tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    text = generate_playthrough.playthrough(f"{NAME}(players=1)", None, seed=7)
    assert "IsTerminal() = True" in text
    kept = tmp_path / "playthrough.txt"
    kept.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(kept))
    assert original == again


def test_the_game_tells_its_size() -> None:
    game = pyspiel.load_game(NAME)
    assert game.num_distinct_actions() == 28 * 128 + 28
    assert game.max_chance_outcomes() == 28
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (58, 58)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    quick = pyspiel.load_game(f"{NAME}(players=4,quick=True,starter=random,reward=margin)")
    assert quick.num_distinct_actions() == 28 * 256 + 28 + 28 + 406
    assert (quick.max_game_length(), quick.max_chance_nodes_in_history()) == (112, 117)
    assert (quick.min_utility(), quick.max_utility()) == (-71.25, 71.25)
    solo = pyspiel.load_game(f"{NAME}(players=1)")
    assert solo.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (solo.min_utility(), solo.max_utility()) == (0, 95)


@pytest.mark.parametrize("variant", ["players=2", "quick=True,starter=random"])
def test_no_game_is_longer_than_it_says(variant: str) -> None:
    game, rng = pyspiel.load_game(f"{NAME}({variant})"), Random(3)
    state = game.new_initial_state()
    chances = 0
    while not state.is_terminal():
        chances += state.is_chance_node()
        walk(state, rng)
    assert chances == game.max_chance_nodes_in_history()
    assert len(state.history()) - chances <= game.max_game_length()
    assert state.legal_actions() == []


def test_every_option_is_a_parameter() -> None:
    options = Options(
        players=5,
        extra_wilds=(Seat(0), Seat(3)),
        quick=True,
        quick_discard="any_hand",
        first_bonuses=True,
        biggest_bonuses=True,
        table=Size(20, 19),
        two_starts=True,
        start_axis="vertical",
        starter="rotate",
        youngest=Seat(2),
        round=4,
        discards="open",
        tie_break="rectangle",
        solo_bonuses=True,
    )
    game = game_with(options, "margin")
    assert (game.options, game.reward) == (options, "margin")
    assert pyspiel.load_game(str(game)).options == options


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        ("players=9", "1 to 8 players"),
        ("table=0x3", "a size such as 9x9"),
        ("extra_wilds=7/", "extra_wilds"),
        ("reward=points", "outcome, margin"),
    ],
)
def test_a_parameter_that_cannot_be_is_refused(variant: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game(f"{NAME}({variant})")


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    with pytest.raises(ValueError, match="28 is no card"):
        state.apply_action(28)
    while state.is_chance_node():
        walk(state, Random(1))
    with pytest.raises(ValueError, match="no legal action"):
        state.apply_action(28 * 128)


@pytest.mark.parametrize("variant", ["players=3", "quick=True,starter=random"])
def test_a_pickled_state_plays_on_as_the_first_would(variant: str) -> None:
    rng = Random(5)
    state = pyspiel.load_game(f"{NAME}({variant})").new_initial_state()
    for steps in range(70):
        if steps % 10 == 0:
            copy = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own)
            assert (str(copy), copy.history()) == (str(state), state.history())
            one, other = state.clone(), copy
            luck, same = Random(steps), Random(steps)
            while not one.is_terminal():
                walk(one, luck)
                walk(other, same)
            assert (str(one), one.returns()) == (str(other), other.returns())
        walk(state, rng)


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    for _ in range(20):
        walk(state, Random(2))
    before = str(state)
    clone = state.clone()
    walk(clone, Random(2))
    assert str(state) == before != str(clone)
