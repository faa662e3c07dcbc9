"""The hands of bots: they move like hands, and a turn takes as long as a turn does."""

from itertools import pairwise
from math import dist, hypot
from random import Random

import pytest
from kluster_scenes import ENGINE, table

from klub.games.kluster import Placement, Plan, State, Turn
from klub.games.kluster.approach import OVER, approach, eased
from klub.games.kluster.bots import BOTS
from klub.games.kluster.input import TICKS, Hand
from klub.games.kluster.physics.parameters import HAND_SPEED
from klub.games.kluster.plan import heights, perform
from klub.games.kluster.situation import TAKEN_AT

SOME = "0@-120,0,0u 2@-60,40,90d 4@0,-30,45u 6@60,30,0d 8@120,-10,20u 10@10,60,0u"
"""Stones here and there, with much room between them."""


def ordinary() -> State:
    stock = " ".join(map(str, range(1, 24, 2)))
    return table(SOME, (stock, "12 14 16 18 20 22"))


def hands(turn: Turn) -> list[Hand]:
    return [one for _, one in turn.log if isinstance(one, Hand)]


@pytest.mark.parametrize("start", [(0.2, -0.25), (-0.3, 0.0), (0.03, 0.01)])
def test_a_hand_comes_without_a_jump_or_a_jolt(start: tuple[float, float]) -> None:
    way = list(approach(start, (0.03, 0.01)))
    assert way[0][:3] == pytest.approx((*start, TAKEN_AT))
    assert way[-1] == pytest.approx((0.03, 0.01, 0.0, 0.0))
    steps = [dist(a[:3], b[:3]) * TICKS for a, b in pairwise(way)]
    assert max(steps) < HAND_SPEED
    assert max(abs(b - a) for a, b in pairwise([0.0, *steps, 0.0])) < 0.12  # m/s in a tick


def test_a_hand_comes_in_an_arc_and_lowers_the_stone_straight_down() -> None:
    way = list(approach((0.0, -0.25), (0.0, 0.0)))
    assert max(abs(x) for x, _, _, _ in way) > 0.02, "the way bends"
    assert max(z for _, _, z, _ in way) > TAKEN_AT, "the hand rises first"
    low = [(x, y) for x, y, z, _ in way if z < OVER - 1e-9]
    assert len(low) > TICKS / 3
    assert all(hypot(x, y) < 1e-9 for x, y in low)


def test_what_is_eased_begins_and_ends_gently() -> None:
    assert (eased(0.0), eased(0.5), eased(1.0)) == (0.0, 0.5, 1.0)
    assert eased(0.05) < 0.005
    assert eased(0.95) > 0.995


def test_a_placement_without_a_start_is_made_as_in_every_older_record() -> None:
    placement = Placement(5, 0.03, 0.01, 90.0)
    assert list(placement.way()) == [placement.at(z) for z in heights()]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_moves_its_stone_like_a_hand(name: str, seat: int) -> None:
    state = table(SOME, ("1 3 5 7", "9 11 13 15"), seat=seat)
    plan = BOTS[name](ENGINE.view(state, state.turn), Random(name))
    assert isinstance(plan, Plan)
    turn = Turn(state)
    seen = []
    for _ in perform(turn, plan):
        seen += [turn.world.place(stone) for stone in turn.held]
    assert max(dist(a, b) for a, b in pairwise(seen)) < HAND_SPEED / TICKS
    first, last = seen[0], hands(turn)[-1]
    assert hypot(first[0] - last.x, first[1] - last.y) > 0.15, "it comes from the side"
    assert (first[1] < last.y) == (seat == 0), "and from where its player sits"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("number", range(2))
def test_a_turn_takes_one_to_four_seconds(name: str, number: int) -> None:
    state = ordinary()
    after = ENGINE.play(state, BOTS[name](ENGINE.view(state, state.turn), Random(number)))
    assert after.last is not None
    assert TICKS <= after.last.ticks <= 4 * TICKS
