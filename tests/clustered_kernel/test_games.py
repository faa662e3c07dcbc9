"""Batches of games, play-outs from one position, and what they refuse."""

import pickle
from random import Random

import numpy as np
import pytest

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.clustered import Cell, Clustered, Drop, Lay, legal_moves, notation
from klub.games.clustered.kernel import Games, KernelClustered, deals, play_outs
from klub.games.clustered.kernel.code import pack, unpack
from klub.games.clustered.kernel.layout import layout_for

ENGINE = Clustered()
KERNEL = KernelClustered()


def test_a_copy_is_played_on_apart() -> None:
    games = Games.dealt(ENGINE.options({"players": 2}), range(3))
    before = [games[number] for number in range(3)]
    copy = games.copy()
    copy.finish(["random", "random"])
    assert copy.over.all()
    assert [games[number] for number in range(3)] == before


def test_a_game_dealt_by_the_kernel_is_a_game() -> None:
    tables: list[dict[str, Json]] = [{"quick": True}, {"players": 8, "extra_wilds": [1, 5]}]
    for values in tables:
        options = ENGINE.options(values)
        for number in range(5):
            state = Games.dealt(options, range(5))[number]
            true = ENGINE.start(options, Random(0))
            assert [sorted(map(str, deck)) for deck in state.decks] == [
                sorted(map(str, deck)) for deck in true.decks
            ]
            assert list(map(len, state.hands)) == list(map(len, true.hands))
            assert state.phase is true.phase


def test_a_shuffle_leaves_no_card_where_it_was_more_often_than_elsewhere() -> None:
    games = Games.dealt(ENGINE.options({"players": 1}), range(8000))
    first = np.bincount(games.records["deck"][:, 0, 0], minlength=28)
    expected = 8000 / 29
    assert abs(first[27] - 2 * expected) < 150
    assert np.all(np.abs(first[:27] - expected) < 100)


@pytest.mark.parametrize("values", [{"players": 2}, {"players": 3, "quick": True}], ids=str)
def test_play_outs_start_from_the_position_each_time(values: dict[str, Json]) -> None:
    """Rewinding a finished game gives the very position it began with."""
    options = ENGINE.options(values)
    luck = Random(5)
    state = ENGINE.start(options, luck)
    for _ in range(25):
        state = ENGINE.play(state, ENGINE.sample(state, luck))
    bots = ["random"] * options.players
    points = play_outs(state, 50, bots, seed=11)
    # The same, one copied record after the other, each going on with the luck of the last.
    seed = 11
    for expected in points:
        games = Games.of([state], [seed])
        games.finish(bots)
        assert np.array_equal(games.scores()[0][0], expected)
        seed = int(games.records["luck"][0])


def test_deals_are_games_of_their_own() -> None:
    points = deals(ENGINE.options({"players": 2}), 200, ["random", "random"], seed=1)
    assert len({tuple(row) for row in points[:, :, 0].tolist()}) > 50


@pytest.mark.parametrize("number", [0, 3, 1 << 22, (1 << 31) - 1, 5, 126])
def test_no_number_harms_a_game(number: int) -> None:
    games = Games.dealt(ENGINE.options({"players": 2}), range(2))
    before = games.records.tobytes()
    if number in games.moves(1).tolist():
        pytest.fail("choose another number: this one is a legal move")
    with pytest.raises(ValueError, match=f"{number} is no legal move in game 1"):
        games.play(np.array([games.moves(0)[0], number]))
    assert games.records.tobytes() == before


def test_a_batch_takes_a_move_for_each_game() -> None:
    games = Games.dealt(ENGINE.options({"players": 2}), range(2))
    with pytest.raises(ValueError, match="2 games take as many moves"):
        games.play(games.moves(0)[:1])


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="2 players need as many bots"):
        Games.dealt(ENGINE.options({"players": 2}), [1]).finish(["random"])


@pytest.mark.parametrize("cell", ["64,0", "-64,1", "1,64", "0,-63", "999,999", "65,64"])
def test_a_far_cell_is_not_taken_for_a_near_one(cell: str) -> None:
    """On the torus the far cell has the place of one beside the start card."""
    position = KERNEL.start(ENGINE.options({"players": 2}), Random(1))
    x, y = map(int, cell.split(","))
    objection = KERNEL.objection(position, Lay(position.state.hand[0], Cell(x, y)))
    assert isinstance(objection, Illegal)
    assert objection.rule == "R44"


def test_a_drop_of_no_or_three_cards_is_refused() -> None:
    position = KERNEL.start(ENGINE.options({"players": 2, "quick": True}), Random(1))
    for cards in ((), position.state.hand[:3]):
        objection = KERNEL.objection(position, Drop(cards))
        assert isinstance(objection, Illegal)
        assert objection.rule == "R60"


def test_records_of_other_processes_run_the_right_code() -> None:
    """Equal layouts share one dtype object, whatever made the array: see `settled`."""
    for values in ({"players": 2}, {"players": 4}, {"players": 8}):
        options = ENGINE.options(values)
        position = KERNEL.start(options, Random(1))
        sent = pickle.loads(pickle.dumps(position))  # noqa: S301 (our own)
        assert sent.games.dtype is layout_for(options)
        assert KERNEL.play(sent, KERNEL.sample(sent, Random(2))) == KERNEL.play(
            position, KERNEL.sample(position, Random(2))
        )
        assert Games.of([position.state] * 2, [1, 2]).records.dtype is layout_for(options)


def test_what_is_packed_can_be_unpacked() -> None:
    luck = Random(9)
    options = ENGINE.options({"players": 4, "quick": True, "first_bonuses": True})
    state = ENGINE.start(options, luck)
    while ENGINE.to_move(state) is not None:
        assert unpack(pack(state)[0], options) == state
        state = ENGINE.play(state, luck.choice(legal_moves(state)))
    assert unpack(pack(state)[0], options) == state


def test_a_game_is_told_in_notation() -> None:
    games = Games.dealt(ENGINE.options({"players": 2}), [4])
    (plays,) = games.finish_told(["greedy", "greedy"])
    lines = notation.turns(plays)
    assert len(lines) == 58
    assert all(notation.turn(line) for line in lines)
