"""What a player knows, and the states it cannot tell apart."""

import pickle
import sys
from collections import Counter
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel does not run on Windows", allow_module_level=True)

import pyspiel

from klub.engine.contract import Seat
from klub.games.clustered.kernel.layout import WILD
from klub.games.clustered.kernel.turn import DISCARD, LAY
from klub.games.clustered.options import Options
from klub.games.clustered.view import view
from klub.research.openspiel import NAME
from klub.research.openspiel.imagined import Story
from klub.research.openspiel.kernel import DRAW

VARIANTS = (
    "players=2",
    "players=3",
    "quick=True,starter=random",
    "quick=True,quick_discard=any_hand,extra_wilds=all",
    "table=5x5",
    "table=4x4,quick=True,discards=open",
    "players=1",
)


def walk(state: Any, rng: Random) -> None:
    """Go on by a random move, or a random draw."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(cards, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def to_the_end(state: Any, rng: Random) -> None:
    while not state.is_terminal():
        walk(state, rng)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(variant: str) -> None:
    rng = Random(17)
    game = pyspiel.load_game(f"{NAME}({variant})")
    state = game.new_initial_state()
    others = 0
    while not state.is_terminal():
        for player in range(game.num_players()) if rng.random() < 0.2 else ():
            other = state.resample_from_infostate(player, rng.random)
            others += str(other) != str(state)
            for ask in ("information_state_string", "observation_string"):
                assert getattr(other, ask)(player) == getattr(state, ask)(player)
            for ask in ("information_state_tensor", "observation_tensor"):
                assert getattr(other, ask)(player) == getattr(state, ask)(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
                assert other.view(player) == state.view(player)
        walk(state, rng)
    assert others > 5 or game.num_players() == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_resampled_state_has_a_true_history_and_plays_on(variant: str) -> None:
    rng = Random(23)
    game = pyspiel.load_game(f"{NAME}({variant})")
    state = game.new_initial_state()
    while not state.is_terminal():
        if rng.random() < 0.1:
            other = state.resample_from_infostate(0, rng.random)
            again = game.new_initial_state()
            for action in other.history():
                again.apply_action_with_legality_check(action)
            copy = pickle.loads(pickle.dumps(other))  # noqa: S301 (our own)
            assert str(again) == str(other) == str(copy) == str(other.clone())
            to_the_end(other, rng)
            assert len(other.returns()) == game.num_players()
        walk(state, rng)


def test_each_infostate_goes_on_from_the_one_before() -> None:
    rng = Random(29)
    state = pyspiel.load_game(f"{NAME}(quick=True,players=3)").new_initial_state()
    told: list[list[str]] = []
    while not state.is_terminal():
        *events, _ = state.information_state_string(1).split("; ")
        told.append(events)
        walk(state, rng)
    for before, after in pairwise(told):
        assert after[: len(before)] == before
        assert len(after) == len(before) + 1


def test_an_infostate_names_own_cards_and_no_others() -> None:
    state = pyspiel.load_game(f"{NAME}(quick=True)").new_initial_state()
    rng = Random(31)
    while not state.is_terminal():
        walk(state, rng)
    events = state.information_state_string(1).split("; ")
    hidden = [event for event in events if event[2] in "+-"]
    assert all(("?" in event) == event.startswith("0") for event in hidden)
    assert {event[0] for event in hidden} == {"0", "1"}


def test_a_seat_is_told_what_klub_tells_it() -> None:
    rng = Random(37)
    game = pyspiel.load_game(f"{NAME}(players=3,table=6x6)")
    state = game.new_initial_state()
    for _ in range(80):
        walk(state, rng)
    while state.is_chance_node():
        walk(state, rng)
    other = state.resample_from_infostate(2, rng.random)
    assert other.view(2) == state.view(2) == view(state.position(), Seat(2))
    assert other.view(0) != state.view(0)


def test_every_unseen_card_is_as_likely_in_a_hand() -> None:
    rng = Random(41)
    state = pyspiel.load_game(NAME).new_initial_state()
    for _ in range(30):
        walk(state, rng)
    while state.is_chance_node():
        walk(state, rng)
    unseen = state.view(0).unseen(Seat(1))
    rounds, held = 1500, Counter[object]()
    for _ in range(rounds):
        held.update(state.resample_from_infostate(0, rng.random).position().hands[1])
    assert set(held) == set(unseen)
    share = 5 / unseen.total()
    spread = (rounds * share * (1 - share)) ** 0.5
    for card, count in unseen.items():
        assert abs(held[card] / count - rounds * share) < 4 * spread, str(card)


def story(discarding: int, unseen: tuple[int, ...], fitting: int) -> Story:
    """A seat that laid all but four cards, one in hand; it draws, discards, and draws two."""
    laid = [*range(27), WILD, WILD]
    for card in unseen:
        laid.remove(card)
    log = [[DRAW, 0]] * 26 + [[LAY | card << 2, 0] for card in laid]
    log += [[DRAW, 0], [DISCARD | discarding << 2, fitting], [DRAW, 0], [DRAW, 0]]
    return Story(Options(), 0, log)


def told(story: Story, rng: Random) -> tuple[tuple[int, ...], int]:
    """The four cards in the order in which they were drawn, and which was discarded."""
    moves = story.retold(rng.random)
    laid = [move >> 2 for move in moves if move & 3 == LAY]
    first = [move >> 2 for move in moves[:26]]
    for card in laid:
        first.remove(card)
    tail = moves[-4:]
    return (first[0], *(tail[at] >> 2 for at in (0, 2, 3))), tail[1] >> 2


@pytest.mark.parametrize(
    ("unseen", "fitting"),
    [
        ((1, 2, 3, 4), 0),
        ((1, 2, 3, 4), 1 << 2),
        ((1, 2, 3, WILD), 1 << 1 | 1 << WILD),
        ((1, 2, WILD, WILD), 0),
        ((1, 2, WILD, WILD), 1 << 2),
    ],
)
def test_all_histories_that_fit_are_as_likely_as_chance_makes_them(
    unseen: tuple[int, ...], fitting: int
) -> None:
    # A history is what was drawn and which different card was discarded; none of the two cards
    # then in hand would have fitted.
    expected: Counter[tuple[tuple[int, ...], int]] = Counter()
    for drawn in permutations(unseen):
        if not any(fitting >> card & 1 for card in drawn[:2]):
            for discarded in set(drawn[:2]):
                expected[drawn, discarded] += 1
    discarding = next(card for card in unseen if not fitting >> card & 1)
    seen, rng = story(discarding, unseen, fitting), Random(43)
    rounds = 4000
    found = Counter(told(seen, rng) for _ in range(rounds))
    assert set(found) == set(expected)
    unit = rounds / expected.total()
    strange = sum((found[one] - unit * ways) ** 2 / (unit * ways) for one, ways in expected.items())
    # The mean of this sum is the number of ways less one, and its spread the root of twice that.
    freedom = len(expected) - 1
    assert strange < freedom + 4 * (2 * freedom) ** 0.5


def test_a_face_down_discard_tells_what_was_not_in_hand() -> None:
    rng, found = Random(47), 0
    game = pyspiel.load_game(f"{NAME}(table=4x4)")
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            thrower, before = state.current_player(), state.node.length
            walk(state, rng)
            row, fitting = state.node.log[before].tolist()
            if thrower == 1 and row & 3 == DISCARD and fitting:
                found += 1
                for _ in range(5):
                    other = state.resample_from_infostate(0, rng.random)
                    hand = other.node.games[0]["hand"][1][:4].tolist()
                    assert not any(fitting >> card & 1 for card in hand)
    assert found > 3
