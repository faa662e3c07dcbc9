"""Whole games in any options, each step worked out again from the rules alone."""

from dataclasses import replace
from itertools import combinations
from random import Random

from clustered_positions import everything, fitting, full_deck, games, points, run_of_play
from hypothesis import given, settings

from klub.engine.contract import Seat
from klub.games.clustered import notation, rules
from klub.games.clustered.card import Card, in_order, without
from klub.games.clustered.engine import Clustered
from klub.games.clustered.state import Discard, Drop, Lay, Move, Phase, State


def moves_by_hand(state: State) -> set[Move]:
    """B3, B4, B6: every move open to the seat whose turn it is."""
    if state.phase is Phase.TURN:
        lays = fitting(state.board, set(state.hand))
        return lays or {Discard(card) for card in state.hand}
    if state.phase is Phase.OPENING:
        return {Drop(in_order(pair)) for pair in combinations(state.hand, 2)}
    two_drawn = state.decks[state.turn][: state.taken[state.turn]][-2:]
    any_hand = state.options.quick_discard == "any_hand"
    return {Drop((card,)) for card in (state.hand if any_hand else two_drawn)}


def gone(move: Move) -> tuple[Card, ...]:
    """The cards that leave the hand."""
    return move.cards if isinstance(move, Drop) else (move.card,)


@given(games())
@settings(max_examples=60)
def test_no_card_is_ever_lost(game: tuple[State, Random]) -> None:
    """C141."""
    state, rng = game
    seats = [Seat(number) for number in range(state.options.players)]
    decks = [full_deck(state.options, seat) for seat in seats]
    assert [everything(state, seat) for seat in seats] == decks
    for _, _, after in run_of_play(state, rng):
        assert [everything(after, seat) for seat in seats] == decks
    assert [sum(deck.values()) for deck in decks] == [
        30 if seat in state.options.extra_wilds else 29 for seat in seats
    ]


@given(games())
@settings(max_examples=25)
def test_the_moves_are_those_found_by_trying_everything(game: tuple[State, Random]) -> None:
    """C131, C134–C136, C161, C178, C179."""
    for before, _, _ in run_of_play(*game):
        moves = rules.legal_moves(before)
        assert set(moves) == moves_by_hand(before)
        assert len(set(moves)) == len(moves)
        assert all(rules.objection(before, move) is None for move in moves)


@given(games())
@settings(max_examples=60)
def test_each_step_does_what_the_rules_say(game: tuple[State, Random]) -> None:
    """C132, C133, C136, C140, C172, C178–C180."""
    for before, move, after in run_of_play(*game):
        seat, players = before.turn, before.options.players
        for other in set(range(players)) - {seat}:
            assert after.hands[other] == before.hands[other]
            assert after.taken[other] == before.taken[other]
            assert after.discards[other] == before.discards[other]
        draws = min(2 if before.options.quick else 1, len(before.stock(seat)))
        draws = 0 if isinstance(move, Drop) else draws
        kept = without(before.hands[seat], *gone(move))
        assert after.hands[seat] == in_order((*kept, *before.stock(seat)[:draws]))
        assert after.stock(seat) == before.stock(seat)[draws:]
        if isinstance(move, Lay):
            assert after.board == before.board.lay(move.cell, seat, move.card)
            assert after.discards == before.discards
        else:
            assert after.board == before.board
            assert in_order(after.discards[seat]) == in_order((*before.discards[seat], *gone(move)))
        if before.options.quick and draws == 2:
            assert (after.phase, after.turn) == (Phase.DROP, seat)
        elif not any(after.hands):
            assert after.phase is Phase.OVER
        elif before.phase is not Phase.OPENING:
            order = [(seat + step) % players for step in range(1, players + 1)]
            assert after.phase is Phase.TURN
            assert after.turn == next(other for other in order if after.hands[other])


@given(games())
@settings(max_examples=40)
def test_the_outcome_is_the_count_of_the_last_board(game: tuple[State, Random]) -> None:
    """C140, C171."""
    engine = Clustered()
    state, rng = game
    plain = replace(state.options, first_bonuses=False, biggest_bonuses=False)
    state = replace(state, options=plain)
    for before, _, after in run_of_play(state, rng):
        assert engine.outcome(before) is None
        assert engine.to_move(before) == before.turn
        state = after
    assert engine.to_move(state) is None
    assert not any(state.hands)
    outcome = engine.outcome(state)
    assert outcome is not None
    totals = [points(state.board.owned(Seat(seat))) for seat in range(plain.players)]
    assert [score["total"] for score in outcome.scores] == totals
    assert all(score["bonuses"] == 0 for score in outcome.scores)
    best = {seat for seat, total in enumerate(totals) if total == max(totals)}
    if plain.tie_break == "none":
        assert outcome.winners == tuple(sorted(best))
    else:
        assert outcome.winners
        assert set(outcome.winners) <= best


@given(games())
@settings(max_examples=30)
def test_a_total_is_the_sum_of_its_parts(game: tuple[State, Random]) -> None:
    """C181–C191: bonuses are twos, and each is won at most once."""
    *_, (_, _, last) = run_of_play(*game)
    outcome = Clustered().outcome(last)
    assert outcome is not None
    for score in outcome.scores:
        parts = {key: points for key, points in score.items() if key != "total"}
        assert set(parts) == {"rectangle", "rows", "columns", "bonuses"}
        assert score["total"] == sum(parts.values())
    chosen = last.options
    alone = chosen.players == 1 and not chosen.solo_bonuses
    on_offer = 0 if alone else 4 * chosen.first_bonuses + 4 * chosen.biggest_bonuses
    bonuses = [score["bonuses"] for score in outcome.scores]
    assert sum(bonuses) <= on_offer
    assert all(bonus % 2 == 0 for bonus in bonuses)


@given(games())
@settings(max_examples=30)
def test_a_game_is_read_back_as_it_is_written(game: tuple[State, Random]) -> None:
    engine = Clustered()
    steps = list(run_of_play(*game))
    plays = [(before.turn, move) for before, move, _ in steps]
    lines = engine.write(plays)
    assert lines == notation.turns(plays)
    assert [play for line in lines for play in engine.read(line)] == plays
    turns = sum(before.phase is not Phase.DROP for before, _, _ in steps)
    assert len(lines) == turns, "one line a turn, and one for each opening drop"


@given(games())
@settings(max_examples=30)
def test_a_sampled_move_is_legal_and_reveals_what_it_draws(game: tuple[State, Random]) -> None:
    engine = Clustered()
    state, rng = game
    while engine.to_move(state) is not None:
        move = engine.sample(state, rng)
        assert engine.objection(state, move) is None
        after = engine.play(state, move)
        assert engine.reveals(state, move) == (after.taken != state.taken)
        state = after


@given(games())
@settings(max_examples=20)
def test_the_same_moves_lead_to_the_same_game(game: tuple[State, Random]) -> None:
    state, rng = game
    told = repr(state)
    moves = [move for _, move, _ in run_of_play(state, rng)]
    ends = []
    for _ in range(2):
        now = state
        for move in moves:
            now = rules.play(now, move)
        ends.append(now)
    assert ends[0] == ends[1]
    assert repr(state) == told, "the old state stays as it was"
