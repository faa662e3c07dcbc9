"""Advice for Clustered: the best is found, mistakes are marked, and nothing hidden counts."""

from random import Random

import pytest
from clustered_positions import position, run_of_play

from klub.advice import Budget, hints
from klub.engine.contract import Json
from klub.games.clustered import Clustered, notation, rules
from klub.games.clustered.advice import choices, verdict
from klub.games.clustered.kernel import code
from klub.games.clustered.options import options
from klub.games.clustered.search.to_the_end import to_the_end
from klub.games.clustered.search.weigh import DEALS, FEWEST, weigh
from klub.games.clustered.state import Drop, Phase, State
from klub.games.clustered.view import imagine, view

CHEAP = Budget(1.0, simulations=1500)
GAME = Clustered()
LAST_CARD = """
OSf1 OSf2 .... OSf3
.... STRT OSe2 OSe3
"""


def last_turn() -> State:
    """Orange alone has a card left: between the others it makes a row of four."""
    board = notation.board(LAST_CARD)
    return position({"players": 1}, board, "W", stock=0)


def points(state: State) -> int:
    """What a player alone has reached at the end."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.scores[0]["total"]


def test_the_card_that_closes_the_row_is_the_first_hint() -> None:
    state = last_turn()
    first, *others = hints(GAME, view(state, state.turn), Random(1), CHEAP)
    after = rules.play(state, first.move)
    totals = [points(rules.play(state, move)) for move in rules.legal_moves(state)]
    assert first.worth == points(after) == max(totals) > min(totals)
    assert all(one.worth <= first.worth for one in others)


def test_the_best_is_best_and_the_plainly_worst_a_blunder() -> None:
    state = last_turn()
    seen = view(state, state.turn)
    ends = {move: points(rules.play(state, move)) for move in rules.legal_moves(state)}
    good, bad = max(ends, key=ends.__getitem__), min(ends, key=ends.__getitem__)
    praised = verdict(seen, good, Random(1), CHEAP)
    assert (praised.mark, praised.worth, praised.best) == ("best", ends[good], ends[good])
    assert praised.better == ()
    blamed = verdict(seen, bad, Random(1), CHEAP)
    assert blamed.mark == "blunder"
    assert blamed.loss == ends[good] - ends[bad]
    assert blamed.better[0].worth == ends[good]
    assert len(blamed.better) <= 3


def test_where_one_move_is_legal_there_is_nothing_to_judge() -> None:
    luck = Random(1)
    game = run_of_play(rules.start(options({"players": 1, "table": "2x1"}), luck), luck)
    state = next(state for state, _, _ in game if len(rules.legal_moves(state)) == 1)
    (only,) = rules.legal_moves(state)
    assert verdict(view(state, state.turn), only, Random(1), CHEAP).mark == "none"
    (hint,) = choices(view(state, state.turn), Random(1), CHEAP)
    assert hint.move == only


@pytest.mark.parametrize("values", [{}, {"players": 3, "discards": "open"}, {"quick": True}])
def test_hidden_cards_make_no_difference(values: dict[str, Json]) -> None:
    state = _after(values, 9)
    seen = view(state, state.turn)
    other = imagine(seen, Random(77))
    assert other.hands != state.hands or other.decks != state.decks
    assert view(other, other.turn) == seen
    told = choices(seen, Random(3), CHEAP)
    assert told == choices(view(other, other.turn), Random(3), CHEAP)
    assert told != choices(seen, Random(4), CHEAP)
    move = rules.legal_moves(state)[0]
    assert verdict(seen, move, Random(5), CHEAP) == verdict(
        view(other, other.turn), move, Random(5), CHEAP
    )


@pytest.mark.parametrize("players", range(1, 9))
def test_any_number_of_players_gets_legal_hints_the_best_first(players: int) -> None:
    state = _after({"players": players}, 2 * players)
    told = choices(view(state, state.turn), Random(1), Budget(1.0, simulations=300))
    assert 0 < len(told) <= 5
    assert [one.worth for one in told] == sorted((one.worth for one in told), reverse=True)
    assert len({one.move for one in told}) == len(told)
    for one in told:
        assert rules.objection(state, one.move) is None


def test_drops_of_quick_play_are_advised_on() -> None:
    opening = _after({"quick": True, "players": 2}, 0)
    after_a_lay = next(
        state
        for moves in range(2, 40)
        if (state := _after({"quick": True, "players": 2}, moves)).phase is Phase.DROP
    )
    for state, cards in (opening, 2), (after_a_lay, 1):
        told = choices(view(state, state.turn), Random(2), CHEAP)
        assert all(isinstance(one.move, Drop) and len(one.move.cards) == cards for one in told)


def test_moves_are_weighed_by_equally_many_games_with_the_same_luck() -> None:
    state = _after({}, 12)
    root = code.pack(imagine(view(state, state.turn), Random(1)))
    side = code.side_of(root[0])
    one, other = (code.move_number(move, side) for move in rules.legal_moves(state)[:2])
    weighed = weigh(root, (one, other, one), Random(9), Budget(1.0, 3 * DEALS * 20), to_the_end(2))
    assert weighed.rounds.shape == (20, 3)
    assert (weighed.rounds[:, 0] == weighed.rounds[:, 2]).all()
    assert weighed.noise(0, 2) == 0 < weighed.noise(0, 1)
    assert len(weigh(root, (one,), Random(9), Budget(1e-9), to_the_end(2)).rounds) == FEWEST


def test_more_games_make_surer() -> None:
    state = _after({}, 12)
    root = code.pack(imagine(view(state, state.turn), Random(1)))
    moves = tuple(
        code.move_number(move, code.side_of(root[0])) for move in rules.legal_moves(state)[:2]
    )
    few, many = (
        weigh(root, moves, Random(1), Budget(1.0, games), to_the_end(2)) for games in (400, 6400)
    )
    assert many.noise(0, 1) < few.noise(0, 1) / 2


def _after(values: dict[str, Json], moves: int) -> State:
    """A random game after so many moves."""
    luck = Random(6)
    state = rules.start(options(values), luck)
    for _ in range(moves):
        state = rules.play(state, luck.choice(rules.legal_moves(state)))
    return state
