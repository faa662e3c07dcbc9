"""C127–C142: decks, hands, and what a turn is."""

from collections import Counter
from itertools import islice, pairwise, product
from random import Random

import pytest
from clustered_positions import (
    BLUE,
    GREEN,
    ORANGE,
    cards,
    deck_with,
    position,
    refusal,
    run_of_play,
)

from klub.engine.contract import Json, Seat
from klub.engine.errors import Malformed
from klub.games.clustered import notation, rules
from klub.games.clustered.board import Cell
from klub.games.clustered.card import CARDS, WILD, Face, Fill, Shape, deck, shuffled
from klub.games.clustered.engine import Clustered
from klub.games.clustered.options import options
from klub.games.clustered.state import Discard, Drop, Lay, Phase, State
from klub.games.clustered.view import view

HEMMED_IN = notation.board("""
.... OSf1 ....
BSf1 STRT GSf1
.... PSf1 ....
""")
"""The start card has no free side, so a card must suit a square-solid-1."""
MISFITS = "Te2 Te3 Ce2 Ce3 Cs2"
ROUND_THE_START = {Cell(1, 0), Cell(-1, 0), Cell(0, 1), Cell(0, -1)}


def hemmed_in(hand: str = MISFITS) -> State:
    return position({"players": 4}, HEMMED_IN, hand)


def test_a_deck_is_27_different_faces_and_two_wilds() -> None:
    """C127 (R41, R63)."""
    texts = sorted(str(card) for card in deck(extra_wild=False))
    assert texts == sorted(["".join(traits) for traits in product("STC", "esf", "123")] + ["W"] * 2)
    assert str(Face(Shape.SQUARE, Fill.STRIPED, 1)) == "Ss1"


def test_an_extra_wild_makes_it_thirty() -> None:
    """C128 (R42)."""
    assert sorted(map(str, deck(extra_wild=True))) == sorted(
        [*map(str, deck(extra_wild=False)), "W"]
    )
    state = rules.start(options({"players": 3, "extra_wilds": [1]}), Random(1))
    assert [len(cards) for cards in state.decks] == [29, 30, 29]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_starts_with_five_cards_and_a_deck_of_24(players: int) -> None:
    """C129."""
    state = rules.start(options({"players": players}), Random(players))
    assert [len(hand) for hand in state.hands] == [5] * players
    assert [len(state.stock(Seat(seat))) for seat in range(players)] == [24] * players
    assert state.board.starts == (Cell(0, 0),)
    assert not state.board.laid
    assert state.discards == ((),) * players


def test_the_decks_are_shuffled_each_on_its_own() -> None:
    """C129."""
    state = rules.start(options({"players": 4}), Random(1))
    other = rules.start(options({"players": 4}), Random(2))
    assert len({*state.decks, *other.decks}) == 8
    assert rules.start(options({"players": 4}), Random(1)) == state


def test_every_order_of_the_cards_is_equally_likely() -> None:
    """C129: 24 orders, each about 200 times; 70 is five standard deviations."""
    rng = Random(129)
    orders = Counter(shuffled(cards("Se1 Ts2 Cf3 W"), rng) for _ in range(4800))
    assert len(orders) == 24
    assert all(abs(times - 200) < 70 for times in orders.values())


@pytest.mark.parametrize("seat", range(4))
def test_the_youngest_acts_first_and_play_goes_clockwise(seat: int) -> None:
    """C130 (R49)."""
    for match in range(3):
        chosen = options({"players": 4, "youngest": seat, "round": match})
        state = rules.start(chosen, Random(match))
        turns = [before.turn for before, _, _ in islice(run_of_play(state, Random(2)), 9)]
        assert turns == [(seat + turn) % 4 for turn in range(9)]


def test_another_starter_can_be_chosen() -> None:
    """C130 (R49)."""

    def first(starter: str, match: int = 0, seed: int = 0) -> int:
        values: dict[str, Json] = {"players": 3, "youngest": 2, "starter": starter, "round": match}
        return rules.start(options(values), Random(seed)).turn

    assert first("host") == 0
    assert {first("random", seed=seed) for seed in range(60)} == {0, 1, 2}
    rotation = [first("rotate", match) for match in range(7)]
    assert all((now + 1) % 3 == then for now, then in pairwise(rotation))


def test_the_first_card_goes_beside_the_start_card_whatever_it_is() -> None:
    """C131."""
    decks = deck_with("Se1 Ts2 Cf3 W W"), deck_with("")
    state = rules.dealt(options({"players": 2}), decks, ORANGE)
    moves = {Lay(card, cell) for card in cards("Se1 Ts2 Cf3 W") for cell in ROUND_THE_START}
    assert set(rules.legal_moves(state)) == moves
    for card, x, y in product(CARDS, range(-3, 4), range(-3, 4)):
        allowed = rules.objection_to_cell(state.board, card, Cell(x, y)) is None
        assert allowed == (Cell(x, y) in ROUND_THE_START), (card, x, y)


def test_after_a_play_the_next_card_is_drawn() -> None:
    """C132."""
    decks = deck_with("Se1 Ts2 Cf3 W W Cs1"), deck_with("")
    before = rules.dealt(options({"players": 2}), decks, ORANGE)
    after = rules.play(before, notation.move("Ts2@0,1"))
    assert after.hands == (cards("Se1 Cf3 W W Cs1"), before.hands[1])
    assert after.stock(ORANGE) == decks[0][6:]
    assert after.turn == BLUE
    assert dict(after.board.laid) == {Cell(0, 1): (ORANGE, notation.card("Ts2"))}
    assert not before.board.laid, "the old state stays as it was"


def test_after_a_discard_a_card_is_drawn_too() -> None:
    """C133 (R48)."""
    before = hemmed_in()
    after = rules.play(before, notation.move("-Ce3"))
    fresh, *rest = before.stock(ORANGE)
    assert after.hands[0] == cards(f"Te2 Te3 Ce2 Cs2 {fresh}")
    assert after.stock(ORANGE) == tuple(rest)


def test_no_discard_while_a_card_can_be_played() -> None:
    """C134 (R46)."""
    start = rules.start(options({"players": 2}), Random(3))
    assert {refusal(start, Discard(card)) for card in start.hand} <= {"R46", "C134"}
    one_fits = hemmed_in("Sf2 Te2 Te3 Ce2 Ce3")
    assert {refusal(one_fits, Discard(card)) for card in one_fits.hand} <= {"R46", "C134"}


def test_no_discard_while_a_wild_is_in_hand() -> None:
    """C135 (R46)."""
    state = hemmed_in("W Te2 Te3 Ce2 Ce3")
    around = {Cell(x, y) for x, y in product((-1, 1), (-1, 1))}
    around |= {Cell(2, 0), Cell(-2, 0), Cell(0, 2), Cell(0, -2)}
    assert set(rules.legal_moves(state)) == {Lay(WILD, cell) for cell in around}
    assert {refusal(state, Discard(card)) for card in state.hand} <= {"R46", "C135"}


def test_when_nothing_fits_one_card_of_choice_is_discarded() -> None:
    """C136 (R47)."""
    state = hemmed_in()
    assert set(rules.legal_moves(state)) == {Discard(card) for card in cards(MISFITS)}
    for card, x, y in product(state.hand, range(-3, 4), range(-3, 4)):
        refusal(state, Lay(card, Cell(x, y)))
    refusal(state, Discard(notation.card("Sf2")))
    for card in state.hand:
        after = rules.play(state, Discard(card))
        assert (after.turn, after.phase) == (BLUE, Phase.TURN)
        assert after.discards == ((card,), (), (), ())
        assert after.board == state.board


def test_the_card_just_drawn_waits_for_the_next_turn() -> None:
    """C136 (R48)."""
    state = hemmed_in()
    assert state.stock(ORANGE)[0] not in state.hand
    refusal(state, Lay(state.stock(ORANGE)[0], Cell(2, 0)))


@pytest.mark.parametrize("seed", range(3))
def test_a_discarded_card_never_returns(seed: int) -> None:
    """C137."""
    gone = notation.card("Ce3")
    state = rules.play(hemmed_in(), Discard(gone))
    for _, _, after in run_of_play(state, Random(seed)):
        assert gone in after.discards[0]
        assert gone not in after.hands[0] + after.stock(ORANGE)
        assert (ORANGE, gone) not in after.board.laid.values()


def test_two_cards_in_one_turn_are_refused() -> None:
    """C138."""
    decks = deck_with("Se1 Se2 Se3 Ss1 Ss2 Ss3"), deck_with("Ce1 Ce2 Ce3 Cs1 Cs2")
    state = rules.dealt(options({"players": 2}), decks, ORANGE)
    after = rules.play(state, notation.move("Se1@1,0"))
    for card, cell in product(cards("Se2 Se3 Ss1 Ss2 Ss3"), after.board.room):
        refusal(after, Lay(card, cell))
    with pytest.raises(Malformed):
        notation.turn("0 Se1@1,0 Se2@2,0")


def test_no_card_in_a_turn_is_refused() -> None:
    """C138."""
    for state in rules.start(options({"players": 2}), Random(1)), hemmed_in():
        refusal(state, Drop(()))
        refusal(state, Drop(state.hand[:1]))
    with pytest.raises(Malformed):
        notation.turn("0")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_deck_lasts_24_turns_and_the_hand_five_more(players: int) -> None:
    """C139."""
    state = rules.start(options({"players": players}), Random(players))
    turns = [0] * players
    for before, _, after in run_of_play(state, Random(players)):
        seat = before.turn
        turns[seat] += 1
        assert len(after.stock(seat)) == max(0, 24 - turns[seat])
        assert len(after.hands[seat]) == min(5, 29 - turns[seat])
    assert turns == [29] * players


def test_the_game_ends_when_every_hand_and_deck_is_empty() -> None:
    """C140."""
    game = Clustered()
    state = rules.start(options({"players": 3, "extra_wilds": [0]}), Random(9))
    for before, _, after in run_of_play(state, Random(9)):
        assert any(before.hands)
        assert before.phase is Phase.TURN
        assert game.to_move(before) == before.turn
        assert game.outcome(before) is None
        state = after
    assert not any(state.hands)
    assert not any(state.stock(Seat(seat)) for seat in range(3))
    assert state.phase is Phase.OVER
    assert game.to_move(state) is None
    assert game.outcome(state) is not None
    for move in Lay(WILD, next(iter(state.board.room))), Discard(WILD), Drop(()), Drop((WILD,)):
        refusal(state, move)


def test_the_turn_card_lies_with_the_active_player_and_does_nothing() -> None:
    """C142 (R62)."""
    state = rules.start(options({"players": 3, "youngest": GREEN}), Random(5))
    for before, move, after in islice(run_of_play(state, Random(5)), 12):
        assert isinstance(move, Lay)
        for onlooker in (None, ORANGE, BLUE, GREEN):
            assert view(before, onlooker).turn == before.turn
        assert after.turn == (before.turn + 1) % 3
        assert after.board == before.board.lay(move.cell, before.turn, move.card)
