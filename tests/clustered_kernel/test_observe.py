"""What a learner is shown: all that the view of its seat tells, and nothing that is hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from klub.engine.contract import Json, Seat
from klub.games.clustered import Clustered, Phase, State, View, scoring
from klub.games.clustered.card import RANK, Card
from klub.games.clustered.kernel.actions import move_of_action, write_mask
from klub.games.clustered.kernel.code import PHASES, cell_number, pack, side_of
from klub.games.clustered.kernel.observe import Eyes, Observation, blank_board
from klub.games.clustered.kernel.playout import play_each
from klub.games.clustered.view import imagine

ENGINE = Clustered()
TABLES: list[dict[str, Json]] = [
    {"players": 1, "quick": True},
    {"players": 2, "first_bonuses": True, "biggest_bonuses": True},
    {"players": 2, "quick": True, "discards": "open", "extra_wilds": [1]},
    {"players": 3, "quick": True, "quick_discard": "any_hand", "two_starts": True},
    {"players": 4, "table": "9x7"},
    {"players": 6, "start_axis": "vertical", "discards": "open"},
    {"players": 8, "quick": True, "table": "200x12"},
]


def positions(values: dict[str, Json], every: int) -> Iterator[State]:
    """Some positions of a random game, the last one over."""
    luck = Random(str(values))
    state = ENGINE.start(ENGINE.options(values), luck)
    number = 0
    while ENGINE.to_move(state) is not None:
        if number % every == 0:
            yield state
        number += 1
        state = ENGINE.play(state, ENGINE.sample(state, luck))
    yield state


def counts(cards: tuple[Card, ...]) -> list[int]:
    """How many there are of each card."""
    ranks = [RANK[card] for card in cards]
    return [ranks.count(rank) for rank in range(28)]


def told(view: View, seat: Seat, side: int) -> Observation:
    """The observation worked out from the readable view, but the spots and the mask."""
    options, half = view.options, side // 2
    seats = [Seat((seat + step) % options.players) for step in range(options.players)]
    board = np.zeros((2, side, side), np.int8)
    if edge := options.edge:
        board[0] = 30
        for x in range(edge.left, edge.right + 1):
            for y in range(edge.bottom, edge.top + 1):
                board[0, (y + half) % side, (x + half) % side] = 0
    for x, y in options.starts:
        board[0, (y + half) % side, (x + half) % side] = 29
    for (x, y), laid in view.board.laid.items():
        place = ((y + half) % side, (x + half) % side)
        board[(0, *place)], board[(1, *place)] = RANK[laid.card] + 1, seats.index(laid.owner) + 1
    scores = scoring.scores(view.board, options, view.firsts)
    rows: dict[str, Any] = {
        "board": board,
        "hand": counts(view.hand),
        "fresh": counts(view.drawn),
        "unseen": [counts(tuple(view.unseen(other).elements())) for other in seats],
        "points": [
            (
                scores[other].rows,
                scores[other].columns,
                scores[other].rectangle,
                scores[other].bonuses,
            )
            for other in seats
        ],
        "cards": [
            (view.hand_sizes[other], view.deck_sizes[other], view.discard_sizes[other])
            for other in seats
        ],
        "phase": [phase is view.phase for phase in PHASES],
    }
    return {name: np.array(row, np.int16) for name, row in rows.items()}


def assert_equal(one: Observation, other: Observation) -> None:
    assert one.keys() == other.keys()
    for name, array in one.items():
        assert np.array_equal(array, other[name]), name


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_a_seat_is_shown_what_its_view_tells(values: dict[str, Json]) -> None:
    options = ENGINE.options(values)
    eyes = Eyes(options)
    for state in positions(values, every=5):
        games = pack(state)
        side = side_of(games[0])
        for seat in map(Seat, range(options.players)):
            seen = eyes.look(games, 0, seat)
            for name, (dtype, shape) in eyes.shapes.items():
                assert seen[name].dtype == np.dtype(dtype)
                assert seen[name].shape == shape
            spots, mask = seen.pop("spots"), seen.pop("action_mask")
            assert_equal(seen, told(ENGINE.view(state, seat), seat, side))
            room = [cell_number(cell, side) for cell in state.board.room]
            assert sorted(places(spots, side)) == sorted(room)
            legal = np.zeros_like(mask)
            if seat == state.turn:
                write_mask(games, 0, legal)
            assert np.array_equal(mask, legal)


def places(spots: NDArray[np.int16], side: int) -> list[int]:
    """Where the used spots lie on the torus."""
    half = side // 2
    used = [(row, column) for row, column in spots.tolist() if row >= 0]
    return [(row - half) % side * side + (column - half) % side for row, column in used]


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_hidden_cards_make_no_difference(values: dict[str, Json]) -> None:
    eyes, luck = Eyes(ENGINE.options(values)), Random(1)
    differed = False
    for state in positions(values, every=9):
        for seat in map(Seat, range(state.options.players)):
            seen = eyes.look(pack(state), 0, seat)
            for _ in range(3):
                other = imagine(ENGINE.view(state, seat), luck)
                differed |= other != state
                assert_equal(eyes.look(pack(other), 0, seat), seen)
    assert differed


def test_a_spot_tells_where_its_action_lays_a_card() -> None:
    eyes = Eyes(ENGINE.options({"players": 3}))
    for state in positions({"players": 3}, every=7):
        if state.phase is not Phase.TURN:
            continue
        games = pack(state)
        seen = eyes.look(games, 0, state.turn)
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        row, column = seen["spots"][action // 28]
        assert seen["board"][0, row, column] == 0
        play_each(games, np.array([move_of_action(games, 0, action)], np.int32))
        after = eyes.look(games, 0, state.turn)["board"]
        assert after[:, row, column].tolist() == [action % 28 + 1, 1]
        assert (after != seen["board"]).sum() == 2


def test_the_first_start_card_lies_in_the_middle() -> None:
    for values in TABLES:
        board = blank_board(ENGINE.options(values))
        middle = board.shape[1] // 2
        assert board[0, middle, middle] == 29
        assert not board[1].any()
