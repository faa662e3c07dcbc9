"""The kernel's bots choose as the bots that see a view do."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from klub.engine.contract import Json, Seat
from klub.games.clustered import Clustered, Move, Options, State, legal_moves, notation
from klub.games.clustered.bots import best_moves
from klub.games.clustered.card import in_order
from klub.games.clustered.kernel import Games
from klub.games.clustered.kernel.choose import greedy, random_turn
from klub.games.clustered.kernel.code import Frame, move_of

ENGINE = Clustered()


def choices(state: State, bot: str, tries: int) -> Counter[Move]:
    """How often the kernel's bot makes each move in ``state``."""
    games = Games.of([state] * tries, [Random(number).getrandbits(64) for number in range(tries)])
    frame = Frame.around(games.records[0])
    act = greedy if bot == "greedy" else random_turn
    return Counter(move_of(act(record), frame) for record in games.records)


def positions(values: dict[str, Json], seed: int, every: int) -> list[State]:
    """Some positions of a random game."""
    luck = Random(seed)
    state = ENGINE.start(ENGINE.options(values), luck)
    met = []
    while ENGINE.to_move(state) is not None:
        met.append(state)
        state = ENGINE.play(state, ENGINE.sample(state, luck))
    return met[::every]


TABLES: list[dict[str, Json]] = [
    {"players": 2},
    {"players": 1, "first_bonuses": True, "solo_bonuses": True},
    {"players": 3, "first_bonuses": True, "biggest_bonuses": True},
    {"players": 2, "quick": True, "extra_wilds": "all", "first_bonuses": True},
    {"players": 4, "quick": True, "quick_discard": "any_hand"},
    {"players": 6, "table": "9x4"},
]


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_greedy_sees_no_difference_between_the_same_moves(values: dict[str, Json]) -> None:
    for state in positions(values, seed=1, every=3):
        best = set(best_moves(ENGINE.view(state, state.turn)))
        assert set(choices(state, "greedy", 30)) <= best
        if len(best) <= 4:
            assert set(choices(state, "greedy", 200)) == best


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_random_makes_every_legal_move_equally_often(values: dict[str, Json]) -> None:
    """A chi-square bound that chance breaks about once in a million positions."""
    for state in positions(values, seed=2, every=17):
        moves = legal_moves(state)
        tries = 30 * len(moves)
        made = choices(state, "random", tries)
        assert set(made) <= set(moves)
        strangeness = sum((made[move] - 30) ** 2 / 30 for move in moves)
        freedom = len(moves) - 1
        assert strangeness <= freedom + 5 * (2 * freedom) ** 0.5 + 12


@pytest.mark.parametrize("hand", ["Se1 Se2 Tf3 W W W", "W W", "Se1 W W W"])
def test_several_wilds_are_one_move(hand: str) -> None:
    state = holding(hand)
    moves = legal_moves(state)
    made = choices(state, "random", 60 * len(moves))
    for move in moves:
        assert 30 <= made[move] <= 100


def holding(hand: str) -> State:
    """A position with a few cards down, and this hand to play from."""
    options = Options(players=2, extra_wilds=(Seat(0), Seat(1)))
    start = ENGINE.start(options, Random(3))
    cards = in_order(tuple(map(notation.card, hand.split())))
    board = notation.board("OSe1 BSe2\nSTRT ....")
    hands = (cards, start.hands[1])
    return State(
        options, board, hands, start.decks, start.taken, start.discards, start.phase, Seat(0)
    )


def test_a_game_by_bots_follows_from_its_seed() -> None:
    options = ENGINE.options({"players": 3, "quick": True})
    twice = [Games.dealt(options, range(20)) for _ in range(2)]
    told = [games.finish_told(["greedy", "random", "greedy"]) for games in twice]
    assert told[0] == told[1]
    assert told[0] != Games.dealt(options, range(20, 40)).finish_told(["greedy"] * 3)


def test_greedy_beats_random_nearly_always() -> None:
    games = Games.dealt(ENGINE.options({}), range(500))
    games.finish(["random", "greedy"])
    _, won = games.scores()
    assert won[:, 1].mean() > 0.97
    assert np.all(games.over)
