"""Every level: legal moves in every option and phase, from nothing but its view."""

from random import Random

import pytest
from clustered_positions import run_of_play

from klub.engine.contract import Bot, Json
from klub.games.clustered import Clustered, rules
from klub.games.clustered.bots import Master, Sharp, solid
from klub.games.clustered.options import options
from klub.games.clustered.state import Move, State
from klub.games.clustered.view import View, imagine, view

QUICKLY: dict[str, Bot[View, Move]] = {
    "solid": solid,
    "sharp": Sharp(simulations=30),
    "master": Master(simulations=30),
}
TABLES: list[dict[str, Json]] = [
    {},
    {"players": 1, "quick": True, "solo_bonuses": True, "first_bonuses": True},
    {"players": 3, "quick": True, "quick_discard": "any_hand", "biggest_bonuses": True},
    {"players": 4, "table": "6x5", "two_starts": False, "discards": "open"},
    {"players": 6, "table": "9x5", "tie_break": "rectangle", "extra_wilds": [0, 3]},
    {"players": 8},
]


@pytest.mark.parametrize("bot", QUICKLY)
@pytest.mark.parametrize("values", TABLES, ids=str)
def test_moves_are_legal_to_the_last(values: dict[str, Json], bot: str) -> None:
    luck = Random(1)
    state = rules.start(options(values), luck)
    while moves := rules.legal_moves(state):
        # Other moves at random lead to positions that a bot alone would not get into.
        move = QUICKLY[bot](view(state, state.turn), luck)
        assert move in moves
        state = rules.play(state, luck.choice((move, luck.choice(moves))))
    assert Clustered().outcome(state) is not None


@pytest.mark.parametrize("bot", QUICKLY)
@pytest.mark.parametrize("values", TABLES[:4], ids=str)
def test_hidden_cards_make_no_difference(values: dict[str, Json], bot: str) -> None:
    luck = Random(2)
    for state in [before for before, _, _ in run_of_play(started(values, luck), luck)][::7]:
        seen = view(state, state.turn)
        other = imagine(seen, luck)
        assert QUICKLY[bot](view(other, other.turn), Random(5)) == QUICKLY[bot](seen, Random(5))


def started(values: dict[str, Json], luck: Random) -> State:
    return rules.start(options(values), luck)
