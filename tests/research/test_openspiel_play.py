"""Games through OpenSpiel are games of Clustered: same rules, same points, fair draws."""

import sys
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel does not run on Windows", allow_module_level=True)

import pyspiel

from klub.engine.contract import Seat
from klub.games.clustered import Clustered, rules
from klub.games.clustered.board import Board
from klub.games.clustered.card import CARDS, RANK, WILD, deck
from klub.games.clustered.notation import board_text
from klub.games.clustered.state import State
from klub.research.openspiel import NAME, ClusteredState

CLUSTERED = Clustered()
VARIANTS = (
    "players=2",
    "players=4,first_bonuses=True,biggest_bonuses=True,starter=rotate,youngest=2,round=3",
    "players=3,quick=True,starter=random,extra_wilds=1/",
    "quick=True,quick_discard=any_hand,table=7x5",
    "table=5x5,discards=open,tie_break=rectangle,two_starts=False",
    "players=1,quick=True,solo_bonuses=True,first_bonuses=True",
)


def draw(state: Any, rng: Random) -> None:
    cards, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(cards, chances)[0])


def on_table(state: State) -> tuple[object, ...]:
    """All of a state but the order of cards that nobody has drawn yet."""
    board: Board = state.board
    return (
        (board.laid, board.room, state.hands, state.taken, state.discards),
        (state.phase, state.turn, state.drawn, state.firsts),
        [sorted(map(str, state.stock(Seat(seat)))) for seat in range(state.options.players)],
    )


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_the_one_that_the_readable_engine_plays(variant: str, seed: int) -> None:
    rng = Random(seed)
    state: ClusteredState = pyspiel.load_game(f"{NAME}({variant})").new_initial_state()
    passed = []
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
            continue
        action = rng.choice(state.legal_actions())
        move = state.move(action)
        assert state.action(move) == action
        assert str(move) == state.action_to_string(action)
        assert len(state.legal_actions()) == len(rules.legal_moves(state.position()))
        passed.append((state.position(), move))
        state.apply_action(action)
    end = state.position()
    readable = rules.dealt(end.options, end.decks, passed[0][0].turn)
    for position, move in passed:
        assert on_table(position) == on_table(readable)
        readable = rules.play(readable, move)
    assert on_table(end) == on_table(readable)
    outcome = CLUSTERED.outcome(readable)
    assert outcome is not None
    totals = [score["total"] for score in outcome.scores]
    players = len(totals)
    if players == 1:
        assert state.returns() == totals
        return
    share = Fraction(1, len(outcome.winners))
    expected = [
        (players * (share if seat in outcome.winners else 0) - 1) / (players - 1)
        for seat in range(players)
    ]
    assert state.returns() == pytest.approx([float(value) for value in expected])
    margin = pyspiel.load_game(f"{NAME}({variant},reward=margin)").new_initial_state()
    for action in state.history():
        margin.apply_action(action)
    mean = sum(totals) / players
    assert margin.returns() == pytest.approx([total - mean for total in totals])


@pytest.mark.parametrize("variant", ["players=2", "players=3,quick=True,extra_wilds=all"])
def test_every_card_left_in_a_deck_is_as_likely_as_any_other(variant: str) -> None:
    rng = Random(11)
    state = pyspiel.load_game(f"{NAME}({variant})").new_initial_state()
    extra = "extra_wilds" in variant
    decks = [Counter(RANK[card] for card in deck(extra_wild=extra)) for _ in range(3)]
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        drawer = state.node.drawer
        left = decks[drawer]
        expected = {card: count / left.total() for card, count in left.items() if count}
        outcomes = state.chance_outcomes()
        assert dict(outcomes) == pytest.approx(expected)
        assert [card for card, _ in outcomes] == sorted(expected)
        draw(state, rng)
        left[state.history()[-1]] -= 1
    assert not any(+left for left in decks[: state.num_players()])


def test_who_begins_is_drawn_where_the_table_agreed_on_it() -> None:
    state = pyspiel.load_game(f"{NAME}(players=4,starter=random)").new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    assert state.action_to_string(2) == "seat 2 begins"
    state.apply_action(2)
    while state.is_chance_node():
        draw(state, Random(0))
    assert state.current_player() == 2


def test_a_state_can_be_read() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    dealt = "Sf3 Ss3 Se3 W Ce1".split() + "Ts1 Ts2 Ts3 Tf1 W".split()
    for name in dealt:
        state.apply_action([str(card) for card in CARDS].index(name))
    action = next(a for a in state.legal_actions() if state.action_to_string(a) == "Sf3@1,0")
    state.apply_action(action)
    state.apply_action(RANK[WILD])
    lines = str(state).splitlines()
    assert lines == [
        "STRT OSf3",
        "0 O: 5 in hand, 23 in deck, 0 thrown; hand Se3 Ss3 Ce1 W W; thrown none",
        "1 B: 5 in hand, 24 in deck, 0 thrown; hand Ts1 Ts2 Ts3 Tf1 W; thrown none",
        "turn; 1 to move",
    ]
    assert board_text(state.position().board) == lines[0]
    with pytest.raises(ValueError, match="not a draw"):
        state.get_game().new_initial_state().position()
