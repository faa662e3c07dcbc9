"""C172–C180: extra wilds, two start cards, and quick play."""

from itertools import combinations
from random import Random

import pytest
from clustered_positions import BLUE, ORANGE, cards, deck_with, position, refusal, run_of_play

from klub.engine.contract import Json, Seat
from klub.games.clustered import notation, rules
from klub.games.clustered.board import Cell
from klub.games.clustered.card import WILD, in_order
from klub.games.clustered.engine import Clustered
from klub.games.clustered.options import options
from klub.games.clustered.state import Discard, Drop, Lay, Phase, State


def turns(values: dict[str, Json], seed: int = 0) -> list[Seat]:
    """Whose turn it was, turn by turn, in a game played at random."""
    plays = run_of_play(rules.start(options(values), Random(seed)), Random(seed))
    return [before.turn for before, move, _ in plays if not isinstance(move, Drop)]


@pytest.mark.parametrize("table", ["unlimited", "5x5"])
def test_an_extra_wild_is_one_more_turn_at_the_end(table: str) -> None:
    """C172 (R43)."""
    values: dict[str, Json] = {"players": 3, "extra_wilds": [1], "table": table}
    assert turns(values) == [0, 1, 2] * 29 + [1]
    assert turns({**values, "youngest": 2}) == [2, 0, 1] * 29 + [1]
    assert turns({**values, "extra_wilds": [2, 0]}) == [0, 1, 2] * 29 + [0, 2]


def test_with_an_extra_wild_each_there_are_thirty_turns_each() -> None:
    """C173."""
    assert turns({"players": 2, "extra_wilds": "all", "youngest": 1}) == [1, 0] * 30
    assert turns({"players": 1, "extra_wilds": [0]}) == [0] * 30


@pytest.mark.parametrize("players", range(1, 9))
def test_two_start_cards_lie_seven_apart_from_five_players_on(players: int) -> None:
    """C175 (R57, R58)."""
    starts = {Cell(0, 0)} if players < 5 else {Cell(0, 0), Cell(7, 0)}
    state = rules.start(options({"players": players}), Random(1))
    assert set(state.board.starts) == starts
    assert len(state.hands) == players
    assert len(state.board.room) == 4 * len(starts), "no cell touches both"
    between = [Cell(x, 0) for x in range(1, 7)]
    assert [state.board.at(cell) for cell in between] == [None] * 6


def test_the_start_cards_can_lie_one_above_the_other() -> None:
    """C175 (R57)."""
    for players in 5, 8:
        chosen = options({"players": players, "start_axis": "vertical"})
        assert set(rules.start(chosen, Random(1)).board.starts) == {Cell(0, 0), Cell(0, 7)}


def test_fewer_players_may_choose_two_start_cards() -> None:
    """C175 (R58)."""
    for players in range(1, 5):
        chosen = options({"players": players, "two_starts": True})
        assert set(rules.start(chosen, Random(1)).board.starts) == {Cell(0, 0), Cell(7, 0)}


def test_one_player_may_build_at_both_start_cards() -> None:
    """C176 (R57)."""
    board = notation.board("STRT OSf1 .... .... .... .... .... STRT")
    state = position({"players": 5}, board, "Ce2")
    around = {Cell(8, 0), Cell(6, 0), Cell(7, 1), Cell(7, -1)}
    around |= {Cell(-1, 0), Cell(0, 1), Cell(0, -1)}
    lays = {Lay(notation.card("Ce2"), cell) for cell in around}
    assert set(rules.legal_moves(state)) == lays
    both = rules.play(state, notation.move("Ce2@8,0"))
    assert both.board.owned(ORANGE) == {Cell(1, 0), Cell(8, 0)}


def test_a_card_that_joins_two_groups_must_suit_every_neighbour() -> None:
    """C177 (R57)."""
    board = notation.board("STRT OSf1 OSf2 .... BTe2 BTe3 BTe1 STRT")
    hand = "Se2 Sf3 Te3 Sf1 W"
    state = position({"players": 5}, board, hand)
    joins = {move for move in rules.legal_moves(state) if str(move).endswith("@3,0")}
    assert joins == {notation.move("Se2@3,0"), notation.move("W@3,0")}
    for misfit in "Sf3@3,0", "Te3@3,0", "Sf1@3,0":
        assert refusal(state, notation.move(misfit)) in {"R45", "C177", "C150"}


def quick(**values: Json) -> State:
    """Quick play about to begin; orange will draw Ts1 and Ts2 after its first turn."""
    decks = deck_with("Se1 Se2 Se3 Ss1 Ss2 Ss3 W Ts1 Ts2 W Cf1"), deck_with("")
    return rules.dealt(options({"players": 2, "quick": True, **values}), decks, ORANGE)


def opened(**values: Json) -> State:
    """The same after the opening: orange has kept Se1 Se2 Se3 Ss1 W."""
    state = quick(**values)
    while state.phase is Phase.OPENING:
        drop = Drop(cards("Ss2 Ss3")) if state.turn == ORANGE else Drop(state.hand[:2])
        state = rules.play(state, drop)
    return state


def test_in_quick_play_two_of_seven_cards_go_at_once() -> None:
    """C178 (R60)."""
    state = quick()
    for _ in range(2):
        seat = state.turn
        assert state.phase is Phase.OPENING
        assert (len(state.hands[seat]), len(state.stock(seat))) == (7, 22)
        drops = {Drop(in_order(pair)) for pair in combinations(state.hand, 2)}
        assert set(rules.legal_moves(state)) == drops
        for wrong in (), state.hand[:1], state.hand[:3], (state.hand[0],) * 2:
            refusal(state, Drop(wrong))
        refusal(state, Discard(state.hand[0]))
        refusal(state, Lay(state.hand[0], Cell(1, 0)))
        state = rules.play(state, Drop(state.hand[:2]))
        assert (len(state.hands[seat]), len(state.stock(seat))) == (5, 22)
        assert len(state.discards[seat]) == 2
    assert (state.phase, state.turn) == (Phase.TURN, ORANGE)


@pytest.mark.parametrize("youngest", range(3))
def test_everyone_drops_two_before_the_starter_plays(youngest: int) -> None:
    """C178 (R49)."""
    chosen = options({"players": 3, "quick": True, "youngest": youngest, "extra_wilds": "all"})
    state = rules.start(chosen, Random(youngest))
    acted = []
    while state.phase is Phase.OPENING:
        acted.append(state.turn)
        state = rules.play(state, rules.legal_moves(state)[-1])
    assert sorted(acted) == [0, 1, 2]
    assert state.turn == youngest
    assert [len(state.stock(Seat(seat))) for seat in range(3)] == [23] * 3


def test_in_quick_play_one_of_the_two_drawn_goes() -> None:
    """C179 (R60)."""
    after = rules.play(opened(), notation.move("Se1@1,0"))
    assert (after.phase, after.turn) == (Phase.DROP, ORANGE)
    assert after.hand == cards("Se2 Se3 Ss1 W Ts1 Ts2")
    assert set(rules.legal_moves(after)) == {notation.move("~Ts1"), notation.move("~Ts2")}
    assert refusal(after, notation.move("~Se2")) in {"R60", "C179"}
    for wrong in "Ts1@2,0", "W@2,0", "-Ts1", "~Ts1 ~Ts2", "~W":
        refusal(after, notation.move(wrong))
    refusal(after, Drop(()))
    dropped = rules.play(after, notation.move("~Ts1"))
    assert dropped.hands[0] == cards("Se2 Se3 Ss1 W Ts2")
    assert dropped.discards[0] == cards("Ss2 Ss3 Ts1")
    assert (dropped.phase, dropped.turn) == (Phase.TURN, BLUE)
    assert len(dropped.stock(ORANGE)) == 20


def test_any_card_of_the_hand_may_go_if_so_agreed() -> None:
    """C179 (R60)."""
    after = rules.play(opened(quick_discard="any_hand"), notation.move("Se1@1,0"))
    drops = {Drop((card,)) for card in cards("Se2 Se3 Ss1 W Ts1 Ts2")}
    assert set(rules.legal_moves(after)) == drops
    refusal(after, notation.move("~Se1"))
    assert rules.play(after, notation.move("~Se2")).hands[0] == cards("Se3 Ss1 W Ts1 Ts2")


def test_a_wild_drawn_is_as_good_as_the_wild_held() -> None:
    """C179 (R60)."""
    state = rules.play(rules.play(opened(), notation.move("Se1@1,0")), notation.move("~Ts1"))
    while state.turn != ORANGE:
        state = rules.play(state, rules.legal_moves(state)[0])
    lay = next(move for move in rules.legal_moves(state) if str(move).startswith("Ts2"))
    after = rules.play(state, lay)
    assert set(rules.legal_moves(after)) == {notation.move("~Cf1"), notation.move("~W")}
    dropped = rules.play(after, Drop((WILD,)))
    assert dropped.hands[0] == cards("Cf1 Se2 Se3 Ss1 W")
    assert dropped.discards[0].count(WILD) == 1


def test_in_quick_play_a_forced_discard_draws_two_as_well() -> None:
    """C179 (R47, R48)."""
    hemmed_in = notation.board(".... OSf1 ....\nBSf1 STRT OSf1\n.... BSf1 ....")
    state = position({"players": 2, "quick": True}, hemmed_in, "Te2 Te3 Ce2 Ce3 Cs2")
    after = rules.play(state, notation.move("-Ce3"))
    assert (after.phase, len(after.hand)) == (Phase.DROP, 6)
    assert len(after.stock(ORANGE)) == len(state.stock(ORANGE)) - 2
    dropped = rules.play(after, rules.legal_moves(after)[0])
    assert (len(dropped.discards[0]), dropped.turn) == (2, BLUE)


@pytest.mark.parametrize("quick_discard", ["drawn", "any_hand"])
@pytest.mark.parametrize("table", ["unlimited", "3x4"])
def test_quick_play_is_sixteen_turns_and_seventeen_with_an_extra_wild(
    quick_discard: str, table: str
) -> None:
    """C180 (R61)."""
    values: dict[str, Json] = {"players": 3, "quick": True, "extra_wilds": [1], "table": table}
    chosen = options({**values, "quick_discard": quick_discard})
    seats, dropped = [], [0, 0, 0]
    for before, move, after in run_of_play(rules.start(chosen, Random(1)), Random(2)):
        seat = before.turn
        if isinstance(move, Drop):
            dropped[seat] += len(move.cards)
            assert after.taken == before.taken
            continue
        seats.append(seat)
        drawn = min(2, len(before.stock(seat)))
        assert after.taken[seat] == before.taken[seat] + drawn
        assert (after.phase is Phase.DROP) == (drawn == 2)
    assert seats == [0, 1, 2] * 16 + [1]
    assert dropped == [13, 13, 13]


def test_solo_quick_play_ends_too() -> None:
    """C180."""
    assert turns({"players": 1, "quick": True}) == [0] * 16
    assert turns({"players": 1, "quick": True, "extra_wilds": "all"}) == [0] * 17
    state = rules.start(options({"players": 1, "quick": True}), Random(3))
    *_, (_, _, last) = run_of_play(state, Random(4))
    assert Clustered().to_move(last) is None
