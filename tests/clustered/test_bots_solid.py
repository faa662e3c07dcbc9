"""`solid`: what it thinks of a move, told slowly, and what it does in written positions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import fmean

import numpy as np
import pytest
from clustered_positions import ORANGE, cards, position, run_of_play

from klub.engine.contract import Json, Seat
from klub.games.clustered import BOTS, notation, rules, scoring
from klub.games.clustered.board import Laid
from klub.games.clustered.bots import Prospects
from klub.games.clustered.card import CARDS, WILD, Card
from klub.games.clustered.kernel.code import Frame, move_of, pack
from klub.games.clustered.kernel.solid import appraise
from klub.games.clustered.options import options
from klub.games.clustered.state import Discard, Drop, Lay, Move, Phase, State
from klub.games.clustered.view import View, view

SMALL = 11
"""Cards left in hands and decks, so that every hand that somebody can hold can be looked at."""


def appraised(state: State) -> dict[Move, float]:
    """What the kernel thinks of every legal move."""
    record = pack(state)[0]
    out, values = np.empty(4000, np.int32), np.empty(4000)
    before = record.tobytes()
    count = appraise(record, out, values)
    assert record.tobytes() == before
    frame = Frame.around(record)
    return {
        move_of(int(number), frame): float(value)
        for number, value in zip(out[:count], values[:count], strict=True)
    }


def worth(seen: View, move: Lay) -> float:
    """The same for one card that is laid, by trying out everything that can come."""
    seat = seen.turn
    company = sum(laid.owner == seat for laid in beside(seen, move))
    after = laid_down(seen, move)
    hand = list(seen.hand)
    hand.remove(move.card)
    own = best_gains(after, seat)
    follow_ups = (most(own, (*hand, *drawn)) for drawn in draws(seen))
    rival, hands = replies(seen)
    theirs = best_gains(after, rival)
    return (
        Prospects.of(seen, seat).gain(move.cell)
        + 0.15 * company
        + 0.9 * fmean(follow_ups)
        - 1.5 * fmean(most(theirs, hand) for hand in hands)
        - 0.5 * (move.card is WILD)
    )


def beside(seen: View, move: Lay) -> Iterator[Laid]:
    return (seen.board.laid[cell] for cell in move.cell.beside if cell in seen.board.laid)


def laid_down(seen: View, move: Lay) -> View:
    own, firsts = seen.board.owned(seen.turn), seen.firsts
    if seen.options.firsts_count:
        firsts = scoring.firsts_after(firsts, own, move.cell, seen.turn)
    return replace(seen, board=seen.board.lay(move.cell, seen.turn, move.card), firsts=firsts)


def draws(seen: View) -> list[tuple[Card, ...]]:
    """What the mover can draw after its move, each as likely; in Quick play the better counts."""
    rest = tuple(seen.unseen(seen.turn).elements())
    return list(combinations(rest, min(len(rest), 2 if seen.options.quick else 1)))


def replies(seen: View) -> tuple[Seat, list[tuple[Card, ...]]]:
    """The next player and every hand that they can hold, each as likely."""
    players = seen.options.players
    for rival in (Seat((seen.turn + step) % players) for step in range(1, players)):
        if size := seen.hand_sizes[rival]:
            return rival, list(combinations(seen.unseen(rival).elements(), size))
    return seen.turn, [()]


def best_gains(seen: View, seat: Seat) -> dict[Card, int]:
    """The most points that each card could make at once, if ``seat`` had it."""
    prospects = Prospects.of(seen, seat)
    gains = {cell: prospects.gain(cell) for cell in seen.board.room}
    return {
        card: max(
            (gains[cell] for cell, able in seen.board.room.items() if card in able), default=0
        )
        for card in CARDS
    }


def most(gains: dict[Card, int], hand: tuple[Card, ...]) -> int:
    return max((gains[card] for card in hand), default=0)


TABLES: list[dict[str, Json]] = [
    {},
    {"players": 3, "first_bonuses": True},
    {"players": 1},
    {"quick": True, "discards": "open", "first_bonuses": True},
    {"table": "7x7", "extra_wilds": "all"},
    {"discards": "open", "table": "5x6"},
]


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_a_move_is_worth_what_can_be_expected_of_it(values: dict[str, Json]) -> None:
    looked_at = 0
    for seed in range(3):
        luck = Random(seed)
        for state, _, _ in run_of_play(rules.start(options(values), luck), luck):
            seen = view(state, state.turn)
            moves = rules.legal_moves(seen)
            if seen.phase is not Phase.TURN or not isinstance(moves[0], Lay):
                continue
            if max(seen.unseen(Seat(seat)).total() for seat in range(len(state.hands))) > SMALL:
                continue
            thoughts = appraised(state)
            assert thoughts.keys() == set(moves)
            for move in luck.sample(moves, min(3, len(moves))):
                assert isinstance(move, Lay)
                assert thoughts[move] == pytest.approx(worth(seen, move), abs=1e-9)
                looked_at += 1
    assert looked_at >= 10


def choice(state: State, luck: int = 0) -> str:
    return str(BOTS["solid"](view(state, state.turn), Random(luck)))


ROW_OF_FOUR = notation.board("""
.... OTe3 OTs3 .... .... .... ....
STRT BSf1 BSf2 BSf3 BSs3 .... ....
""")


def test_it_blocks_a_line_that_would_grow() -> None:
    """Blue's row can go on only to the right, and Sf3 is all that fits there and is in hand."""
    state = position({}, ROW_OF_FOUR, "Ss1 Ce1 Ce2 Tf1 Cs1", "Se3 Sf1 Ss2 Te1 W")
    assert choice(state).endswith("@5,0")


def test_it_goes_on_with_its_own_line() -> None:
    board = notation.board("BCe1 STRT OSf1 OSf2 ....")
    assert choice(position({}, board, "Sf3 Ce3 Te1 Te2 Cs1")) == "Sf3@3,0"


def test_it_keeps_a_wild_that_another_card_can_replace() -> None:
    board = notation.board("STRT OSf1 OSf2 ....")
    assert choice(position({}, board, "W Sf3 Te1 Te2 Cs1")) == "Sf3@3,0"


def test_it_drops_what_goes_with_nothing() -> None:
    state = rules.start(options({"players": 1, "quick": True}), Random(1))
    odd = replace(state, hands=(cards("Sf1 Sf2 Sf3 Ss1 W Te3 Ce2"),))
    assert BOTS["solid"](view(odd, ORANGE), Random(1)) == Drop(cards("Te3 Ce2"))


def test_it_throws_away_no_wild_when_it_must_throw_something() -> None:
    full = notation.board("BSf1 STRT BSf2")
    state = position({"table": "3x1"}, full, "W Sf1 Sf2")
    assert isinstance(rules.legal_moves(state)[0], Discard)
    assert all(choice(state, luck) != "-W" for luck in range(10))
