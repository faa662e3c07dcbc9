"""What a player may see: the own hand, the table, and how many cards the others have."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from clustered_positions import (
    BLUE,
    GREEN,
    ORANGE,
    deck_with,
    everything,
    full_deck,
    games,
    run_of_play,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from klub.engine.contract import Seat
from klub.games.clustered import Clustered, notation, rules
from klub.games.clustered.card import Card, in_order
from klub.games.clustered.options import options
from klub.games.clustered.state import Drop, Phase, State
from klub.games.clustered.view import imagine, view

TWO = options({"players": 2})
QUICK = options({"players": 2, "quick": True})
SEEN = "Se1 Se2 Se3 Ss1 Ss2"


def test_a_player_sees_neither_deck_nor_the_hands_of_others() -> None:
    """B2: a private hand and a deck face down."""
    one = rules.dealt(TWO, (deck_with(SEEN), deck_with("Ce1 Ce2 Ce3 Cs1 Cs2")), ORANGE)
    two = rules.dealt(TWO, (deck_with(f"{SEEN} W W Tf1"), deck_with("Tf1 Tf2 Tf3 W W")), ORANGE)
    assert view(one, ORANGE) == view(two, ORANGE)
    assert view(one, BLUE) != view(two, BLUE)
    assert view(one, None) == view(two, None)
    assert view(one, None).hand == ()


def test_a_view_counts_what_it_does_not_show() -> None:
    state = rules.start(options({"players": 3, "extra_wilds": [2]}), Random(1))
    for seat in (ORANGE, BLUE, GREEN):
        seen = view(state, seat)
        assert seen.hand == state.hands[seat]
        assert seen.hand_sizes == (5, 5, 5)
        assert seen.deck_sizes == (24, 24, 25)
        assert seen.discard_sizes == (0, 0, 0)


def opening(drop: str, discards: str) -> State:
    """Quick play after orange dropped two of the same seven."""
    chosen = replace(QUICK, discards=discards)
    state = rules.dealt(chosen, (deck_with(f"{SEEN} Ss3 W"), deck_with("")), ORANGE)
    return rules.play(state, notation.move(drop))


def test_a_discard_is_face_down() -> None:
    """R47."""
    one, two = (opening(drop, "hidden") for drop in ("~Se1 ~Se2", "~Ss3 ~W"))
    for onlooker in BLUE, None:
        assert view(one, onlooker) == view(two, onlooker)
        assert view(one, onlooker).discards[0] is None
        assert view(one, onlooker).discard_sizes == (2, 0)


def test_discards_lie_open_if_so_agreed() -> None:
    """R47."""
    state = opening("~Se1 ~Se2", "open")
    for onlooker in ORANGE, BLUE, None:
        shown = view(state, onlooker).discards[0]
        assert shown is not None
        assert sorted(map(str, shown)) == ["Se1", "Se2"]


@pytest.mark.parametrize("onlooker", [BLUE, None])
def test_nobody_else_sees_the_two_cards_drawn(onlooker: Seat | None) -> None:
    """R60."""
    seen = []
    for drawn in "Tf1 Tf2", "W Cf3":
        state = rules.dealt(QUICK, (deck_with(f"{SEEN} Ss3 W {drawn}"), deck_with("")), ORANGE)
        state = rules.play(state, notation.move("~Ss3 ~W"))
        state = rules.play(state, Drop(state.hand[:2]))
        state = rules.play(state, notation.move("Se1@1,0"))
        assert state.phase is Phase.DROP
        assert sorted(map(str, view(state, ORANGE).drawn)) == sorted(drawn.split())
        seen.append(view(state, onlooker))
    assert seen[0] == seen[1]


def shuffle_hidden(state: State, seat: Seat | None, rng: Random) -> State:
    """The same to ``seat``: rivals' hands and decks mixed, the own deck shuffled."""
    hands, decks = list(state.hands), list(state.decks)
    for other in range(state.options.players):
        taken = state.taken[other]
        played, below = list(decks[other][:taken]), list(decks[other][taken:])
        if other != seat:
            unseen: list[Card] = [*hands[other], *below]
            rng.shuffle(unseen)
            size = len(hands[other])
            for card in hands[other]:
                played.remove(card)
            hands[other] = in_order(tuple(unseen[:size]))
            played, below = [*played, *unseen[:size]], unseen[size:]
        else:
            rng.shuffle(below)
        decks[other] = (*played, *below)
    return replace(state, hands=tuple(hands), decks=tuple(decks))


@given(games(), st.integers(0, 8), st.integers(0, 200))
@settings(max_examples=60)
def test_mixing_what_is_hidden_changes_no_view(
    game: tuple[State, Random], who: int, ply: int
) -> None:
    state, rng = game
    for turn, (_, _, after) in enumerate(run_of_play(state, rng)):
        if turn <= ply and after.phase is not Phase.DROP:
            state = after
    seat = Seat(who) if who < state.options.players else None
    mixed = shuffle_hidden(state, seat, rng)
    assert view(mixed, seat) == view(state, seat)


@given(games(), st.integers(0, 8))
@settings(max_examples=30)
def test_an_imagined_game_looks_the_same_and_loses_no_card(
    game: tuple[State, Random], who: int
) -> None:
    """C141."""
    state, rng = game
    players = state.options.players
    seat = Seat(who) if who < players else None
    for _, _, after in islice(run_of_play(state, rng), 0, None, 3):
        seen = view(after, seat)
        guess = imagine(seen, rng)
        assert view(guess, seat) == seen
        assert guess.phase == after.phase
        for other in map(Seat, range(players)):
            assert everything(guess, other) == full_deck(guess.options, other)
        if after.turn == seat:
            assert rules.legal_moves(guess) == rules.legal_moves(after)


def test_imagining_does_not_know_the_truth() -> None:
    state = rules.start(TWO, Random(7))
    guesses = [imagine(view(state, ORANGE), Random(seed)) for seed in range(20)]
    assert len({guess.hands[1] for guess in guesses}) > 15
    assert len({guess.stock(ORANGE) for guess in guesses}) > 15
    assert all(guess.hands[0] == state.hands[0] for guess in guesses)


@pytest.mark.parametrize(("discards", "seen"), [("hidden", "-?"), ("open", "-Sf3")])
def test_a_discard_is_shown_face_down_to_others_unless_agreed(discards: str, seen: str) -> None:
    game = Clustered()
    state = game.start(game.options({"players": 2, "discards": discards}), Random(1))
    move = notation.move("-Sf3")
    assert game.shown(state, move, state.turn) == "-Sf3"
    assert game.shown(state, move, Seat(1 - state.turn)) == seen
    assert game.shown(state, move, None) == seen


def test_drops_of_quick_play_are_shown_face_down() -> None:
    game = Clustered()
    state = game.start(game.options({"players": 2, "quick": True}), Random(1))
    move = game.sample(state, Random(1))
    assert game.shown(state, move, None) == "~? ~?"
    assert game.shown(state, move, state.turn) == str(move)
