"""`sharp` and `master`: the same luck gives the same move, and they see further than `solid`."""

import time
from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from clustered_positions import position, run_of_play

from klub.engine.advice import Budget
from klub.engine.contract import Json, Seat
from klub.games.clustered import BOTS, notation, rules, scoring
from klub.games.clustered.bots import Master, Sharp
from klub.games.clustered.bots.thinker import Thinker
from klub.games.clustered.card import RANK, WILD
from klub.games.clustered.kernel.code import pack
from klub.games.clustered.kernel.layout import settled
from klub.games.clustered.options import options
from klub.games.clustered.search.foresight import foresight
from klub.games.clustered.search.halving import candidates, think
from klub.games.clustered.search.hidden import redeal
from klub.games.clustered.search.to_the_end import to_the_end
from klub.games.clustered.search.trial import Manner
from klub.games.clustered.state import State
from klub.games.clustered.view import View, view

MANNERS = pytest.mark.parametrize("manner", [to_the_end, foresight])
THINKERS = pytest.mark.parametrize("thinker", [Sharp, Master])


def after(values: dict[str, Json], moves: int, seed: int) -> State:
    """A game of ``solid`` against itself, after so many moves."""
    luck = Random(seed)
    state = rules.start(options(values), luck)
    for _ in range(moves):
        state = rules.play(state, BOTS["solid"](view(state, state.turn), luck))
    return state


def seen(values: dict[str, Json], moves: int, seed: int) -> View:
    state = after(values, moves, seed)
    return view(state, state.turn)


@MANNERS
@pytest.mark.parametrize("moves", [6, 25])
def test_threads_make_no_difference_to_a_number_of_simulations(
    moves: int, manner: Callable[[int], Manner]
) -> None:
    root, tried = pack(after({}, moves, 1)), manner(2)
    alone = think(root, Random(3), Budget(1.0, 400, 1), tried)
    assert alone == think(root, Random(3), Budget(1.0, 400, 1), tried)
    assert alone == think(root, Random(3), Budget(1.0, 400, 3), tried)
    assert alone != think(root, Random(4), Budget(1.0, 400, 1), tried)


@MANNERS
def test_the_better_a_move_looks_the_more_it_is_tried(manner: Callable[[int], Manner]) -> None:
    thoughts = think(pack(after({}, 20, 2)), Random(1), Budget(1.0, 600), manner(2))
    tried = [one.simulations for one in thoughts]
    assert tried == sorted(tried, reverse=True)
    assert tried[0] > tried[-1] > 0
    assert 300 < sum(tried) <= 600


@pytest.mark.parametrize(
    ("players", "least", "most"), [(1, 1.0, 4.0), (2, 1.0, 4.0), (3, 0.0, 1.0), (8, 0.0, 1.0)]
)
def test_fewer_moves_are_thought_about_in_company(players: int, least: float, most: float) -> None:
    """The last candidate is so many points behind the first, as `solid` sees it."""
    root = pack(after({"players": players}, 10 * players, 2))
    _, opinion = candidates(root, to_the_end(players).hopeless)
    assert opinion[0] == opinion.max()
    assert least < opinion[0] - opinion[-1] <= most


def test_a_single_move_needs_no_thought() -> None:
    luck = Random(1)
    game = run_of_play(rules.start(options({"players": 1, "table": "2x1"}), luck), luck)
    state = next(state for state, _, _ in game if len(rules.legal_moves(state)) == 1)
    (only,) = think(pack(state), Random(1), Budget(60.0), to_the_end(1))
    assert only.simulations == 0


@THINKERS
def test_time_is_an_end_to_thinking(thinker: type[Thinker]) -> None:
    """That it ends is all that is looked at: a minute would not be over yet."""
    position = seen({}, 10, 3)
    begun = time.perf_counter()
    assert thinker(seconds=0.01)(position, Random(1)) in rules.legal_moves(position)
    assert time.perf_counter() - begun < 60


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 0.0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"simulations": 0},
        {"threads": 0},
    ],
    ids=str,
)
@THINKERS
def test_an_effort_that_is_none_is_refused(wrong: dict[str, float], thinker: type[Thinker]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        thinker(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("discards", ["hidden", "open"])
def test_hidden_cards_are_dealt_from_what_can_be_left(discards: str) -> None:
    state = after({"players": 3, "quick": True, "discards": discards}, 30, 4)
    mine = view(state, state.turn)
    pair = settled(np.repeat(pack(state), 2))
    root, game = pair
    hands = set()
    for luck in range(40):
        game["luck"] = luck
        redeal(game, root, state.turn, np.empty(64, np.uint8))
        for seat, size in enumerate(mine.hand_sizes):
            held = game["hand"][seat, :size].tolist()
            stock = game["deck"][seat, game["taken"][seat] : game["deck_size"][seat]].tolist()
            dealt = [*(held if seat != state.turn else []), *stock]
            left = [RANK[card] for card in mine.unseen(Seat(seat)).elements()]
            assert not Counter(dealt) - Counter(left)
            assert game["wilds"][seat] == held.count(RANK[WILD])
            if seat == state.turn:
                assert held == root["hand"][seat, :size].tolist()
                assert Counter(stock) == Counter(left)
            else:
                hands.add((seat, *sorted(held)))
    assert len(hands) > 40


ENDING = notation.board("""
.... .... .... OCe3 .... .... ....
.... .... OSs3 OCs3 .... OTf2 ....
.... OCe1 .... OCf3 .... OTs2 OCs2
OCs1 OW   OSe3 STRT OSs1 OSs2 ....
OCf1 OW   OTe3 .... .... OSf2 OSf3
OTf1 .... OTf3 OTs3 .... OCf2 ....
OTe1 .... .... OTs1 .... OCe2 OTe2
""")


def at_best(state: State) -> int:
    """What can be made of the last cards, by trying everything."""
    moves = rules.legal_moves(state)
    if not moves:
        return scoring.scores(state.board, state.options, state.firsts)[0].total
    return max(at_best(rules.play(state, move)) for move in moves)


@THINKERS
def test_a_plan_of_several_cards_is_found_that_solid_misses(thinker: type[Thinker]) -> None:
    """Alone, with three cards left: the card that makes most at once spoils the other two."""
    state = position({"players": 1, "table": "8x8"}, ENDING, "Se1 Se2 Sf1", stock=0)
    alone = view(state, state.turn)
    for luck in range(5):
        hasty = rules.play(state, BOTS["solid"](alone, Random(luck)))
        planned = rules.play(state, thinker(simulations=200)(alone, Random(luck)))
        assert at_best(hasty) < at_best(planned) == at_best(state)
