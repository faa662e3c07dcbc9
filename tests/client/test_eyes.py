"""The engines' views, made again from the wire: bots choose the same as at the table itself."""

from random import Random
from typing import Any

import msgspec
import pytest

from klub.client import eyes
from klub.engine.contract import Seat
from klub.games.clustered import BOTS, Clustered, view
from klub.games.kluster import Kluster, Turn
from klub.games.kluster.notation import plan
from klub.games.kluster.plan import perform
from klub.table import Luck, Seed, seed
from klub.wire.clustered import ClusteredView, clustered_view
from klub.wire.kluster import KlusterView, kluster_view

CLUSTERED: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "first_bonuses": True, "discards": "open"},
    {"players": 2, "quick": True, "extra_wilds": [1], "table": "9x9"},
    {"players": 5, "first_bonuses": True, "biggest_bonuses": True},
    {"players": 1, "two_starts": True, "start_axis": "vertical"},
]


@pytest.mark.parametrize("values", CLUSTERED, ids=str)
def test_every_view_of_a_game_of_clustered_comes_through_the_wire_whole(
    values: dict[str, Any],
) -> None:
    engine, luck = Clustered(), Random(4)
    options = engine.options(values)
    told = engine.option_values(options)
    state = engine.start(options, Luck(seed("1" * 32)))
    while engine.to_move(state) is not None:
        for seat in map(Seat, range(options.players)):
            sent = msgspec.json.encode(clustered_view(engine.view(state, seat)))
            read = msgspec.json.decode(sent, type=ClusteredView)
            assert eyes.clustered(read, told, seat) == view.view(state, seat)
        # The better bot fills lines and blocks, for which there are bonuses.
        state = engine.play(state, BOTS["greedy"](engine.view(state, state.turn), luck))


KLUSTER: list[tuple[dict[str, Any], str]] = [
    ({"boxes": "duo", "players": 2}, "{}@0,0,30u"),
    ({"boxes": "duo", "players": 2}, "c0.5>150,40 {}@10,10,0d"),
    ({"boxes": "trio+duo", "players": 3}, "{}@-40,0,0u"),
]


@pytest.mark.parametrize(("values", "moves"), KLUSTER, ids=str)
def test_a_turn_of_kluster_goes_the_same_way_in_a_state_from_the_wire(
    values: dict[str, Any], moves: str
) -> None:
    engine = Kluster()
    options = engine.options(values)
    state = engine.start(options, Luck(Seed("2" * 32)))
    sent = msgspec.json.encode(kluster_view(engine.view(state, None)))
    read = msgspec.json.decode(sent, type=KlusterView)
    again = eyes.kluster(read, engine.option_values(options), None).state
    assert again.stones == state.stones
    turns = [Turn(state), Turn(again)]
    for turn in turns:
        for _ in perform(turn, plan(moves.format(state.stock[0]))):
            pass
    assert turns[0].result == turns[1].result
    assert turns[0].result is not None
