"""What is sent to a client is what its seat may know."""

import json
from random import Random

import msgspec
import pytest

from klub.engine.contract import Json, Seat
from klub.games.clustered import Clustered
from klub.games.clustered import notation as cards
from klub.games.kluster import Kluster, notation
from klub.table import Seed, Table
from klub.wire.clustered import ClusteredView, Reckoner, clustered_view
from klub.wire.kluster import KlusterView, kluster_view

SEED = Seed("00112233445566778899aabbccddeeff")


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "quick": True}])
def test_no_byte_tells_a_card_that_the_seat_must_not_know(options: dict[str, object]) -> None:
    game = Clustered()
    names = ["x"] * int(str(options["players"]))
    table = Table.open(game, game.options(options), names, SEED)  # type: ignore[arg-type]
    luck, hidden_seen = Random(3), 0
    while (mover := table.to_move) is not None:
        state = table.state
        for seat in (*map(Seat, range(len(names))), None):
            sent = msgspec.json.encode(clustered_view(game.view(state, seat)))
            told = json.loads(sent)
            on_table = {card["card"] for card in told["laid"]}
            for other in range(len(names)):
                if other == seat:
                    continue
                secret = {str(card) for card in state.hands[other]} - on_table
                if seat is not None:
                    # The same faces are in every deck.
                    secret -= set(map(str, (*state.hands[seat], *state.discards[seat])))
                hidden_seen += len(secret)
                leaked = {card for card in secret if f'"{card}"'.encode() in sent}
                assert not leaked, (seat, other, leaked)
        table = table.play(mover, game.sample(state, luck))
    assert hidden_seen > 500


def test_the_hand_tells_where_each_card_fits_and_for_how_many_points() -> None:
    game = Clustered()
    state = game.start(game.options({"players": 2}), Random(1))
    sent = clustered_view(game.view(state, state.turn))
    assert [card.card for card in sent.hand] == [str(card) for card in state.hand]
    assert all(len(card.fits) == 4 for card in sent.hand)
    move = f"{sent.hand[0].card}@{sent.hand[0].fits[0].x},{sent.hand[0].fits[0].y}"
    assert game.objection(state, cards.move(move)) is None


def test_an_onlooker_has_no_hand() -> None:
    game = Clustered()
    state = game.start(game.options({"players": 2}), Random(1))
    assert clustered_view(game.view(state, None)).hand == ()


def test_views_survive_the_wire() -> None:
    deck, stones = Clustered(), Kluster()
    one = clustered_view(deck.view(deck.start(deck.options({}), Random(1)), Seat(0)))
    state = stones.start(stones.options({"boxes": "duo"}), Random(1))
    state = stones.play(state, notation.plan("0@0,0,0u"))
    state = stones.play(state, notation.plan("1@30,0,0d"))
    other = kluster_view(stones.view(state, None))
    assert other.last is not None
    assert [fault.kind for fault in other.last.faults] == ["touch"]
    assert other.stones[0].holder == 1
    decoder = msgspec.json.Decoder(ClusteredView | KlusterView)
    for view in (one, other):
        assert decoder.decode(msgspec.json.encode(view)) == view


@pytest.mark.parametrize(
    "values",
    [{"players": 3}, {"players": 2, "quick": True, "first_bonuses": True, "biggest_bonuses": True}],
    ids=str,
)
def test_what_is_remembered_is_what_would_be_counted_anew(values: dict[str, Json]) -> None:
    game, rng = Clustered(), Random(5)
    options = game.options(values)
    state, reckoner = game.start(options, rng), Reckoner()
    while game.to_move(state) is not None:
        state = game.play(state, game.sample(state, rng))
        shared = reckoner.shared(game.view(state, None))
        for seat in (None, *map(Seat, range(options.players))):
            view = game.view(state, seat)
            assert clustered_view(view, reckoner, shared) == clustered_view(view)
