"""Learners' numbers of moves: one for each legal move, and none for anything else."""

from random import Random

import numpy as np
import pytest

from klub.engine.contract import Json, Seat
from klub.games.clustered import Clustered, Move, Options, State, legal_moves, rules
from klub.games.clustered.card import RANK
from klub.games.clustered.kernel.actions import (
    action_of_move,
    action_size,
    move_of_action,
    spots_of,
    write_actions,
    write_mask,
)
from klub.games.clustered.kernel.code import Frame, cell_number, move_number, move_of, pack, side_of
from klub.games.clustered.kernel.layout import HAND
from klub.games.clustered.kernel.playout import play_each
from klub.games.clustered.state import Discard, Drop, Lay

ENGINE = Clustered()
TABLES: list[dict[str, Json]] = [
    {"players": 1, "quick": True, "solo_bonuses": True, "first_bonuses": True},
    {"players": 2},
    {"players": 2, "quick": True, "extra_wilds": "all"},
    {"players": 2, "table": "5x5"},
    {"players": 2, "table": "200x12", "two_starts": True, "start_axis": "vertical"},
    {"players": 3, "two_starts": True, "starter": "random"},
    {"players": 4, "quick": True, "quick_discard": "any_hand", "table": "9x9"},
    {"players": 5, "table": "8x3"},
    {"players": 6, "quick": True, "start_axis": "vertical"},
    {"players": 7, "extra_wilds": [1, 6]},
    {"players": 8, "quick": True, "discards": "open"},
]


def action_by_hand(state: State, games: np.ndarray, move: Move) -> int:
    """The number that the specification gives to ``move``."""
    spots, side = spots_of(state.options), side_of(games[0])
    match move:
        case Lay(card, cell):
            places: list[int] = games[0]["place"][: games[0]["slots"]].tolist()
            return places.index(cell_number(cell, side)) * 28 + RANK[card]
        case Discard(card):
            return 28 * spots + RANK[card]
        case Drop((card,)):
            return 28 * spots + 28 + RANK[card]
        case Drop((one, other)):
            low, high = sorted((RANK[one], RANK[other]))
            return 28 * spots + 56 + high * (high + 1) // 2 + low
    raise AssertionError(move)


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_every_legal_move_has_one_number_both_ways(values: dict[str, Json]) -> None:
    luck = Random(str(values))
    options = ENGINE.options(values)
    state = rules.start(options, luck)
    games = pack(state)
    side, size = side_of(games[0]), action_size(options)
    mask, out = np.empty(size, np.int8), np.empty(HAND * spots_of(options), np.int32)
    kinds = set()
    while ENGINE.to_move(state) is not None:
        moves = legal_moves(state)
        numbers = {move_number(move, side): action_by_hand(state, games, move) for move in moves}
        for number, action in numbers.items():
            assert action_of_move(games, 0, number) == action
            assert move_of_action(games, 0, action) == number
        write_mask(games, 0, mask)
        listed = out[: write_actions(games, 0, out)].tolist()
        assert listed == sorted(numbers.values()) == np.flatnonzero(mask).tolist()
        frame = Frame.around(games[0])
        assert {move_of(move_of_action(games, 0, action), frame) for action in listed} == set(moves)
        kinds |= {type(move) for move in moves}
        move = luck.choice(moves)
        state = rules.play(state, move)
        assert play_each(games, np.array([move_number(move, side)], np.int32)) == -1
    write_mask(games, 0, mask)
    assert not mask.any()
    assert Lay in kinds
    assert (Drop in kinds) == options.quick


@pytest.mark.parametrize("values", TABLES[:4], ids=str)
def test_every_other_number_is_refused(values: dict[str, Json]) -> None:
    luck = Random(3)
    options = ENGINE.options(values)
    state = rules.start(options, luck)
    mask = np.empty(action_size(options), np.int8)
    for turn in range(24):
        games = pack(state)
        if turn % 6 == 0:
            write_mask(games, 0, mask)
            for action in range(-3, len(mask) + 3):
                legal = 0 <= action < len(mask) and mask[action] == 1
                assert (move_of_action(games, 0, action) >= 0) == legal
            for far in (1 << 31, -(1 << 31), 1 << 62, -(1 << 62)):
                assert move_of_action(games, 0, far) == -1
        state = rules.play(state, ENGINE.sample(state, luck))


def test_a_full_table_leaves_only_discards() -> None:
    options = ENGINE.options({"players": 2, "table": "2x1"})
    state = rules.start(options, Random(1))
    while state.board.room:
        state = rules.play(state, legal_moves(state)[0])
    mask = np.empty(action_size(options), np.int8)
    games = pack(state)
    write_mask(games, 0, mask)
    held = sorted({28 * spots_of(options) + RANK[card] for card in state.hand})
    assert np.flatnonzero(mask).tolist() == held
    assert action_of_move(games, 0, 0) == -1


@pytest.mark.parametrize(
    ("options", "spots"),
    [
        (Options(players=1), 128),
        (Options(players=2), 128),
        (Options(players=3), 256),
        (Options(players=2, extra_wilds=(Seat(0), Seat(1)), two_starts=True), 256),
        (Options(players=8, two_starts=True), 512),
    ],
    ids=str,
)
def test_the_numbers_of_a_game_follow_from_its_options(options: Options, spots: int) -> None:
    assert spots_of(options) == spots
    assert action_size(options) == 28 * spots + 28
    quick = Options(options.players, options.extra_wilds, quick=True, two_starts=options.two_starts)
    assert action_size(quick) == 28 * spots + 56 + 406
