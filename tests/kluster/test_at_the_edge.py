"""A cord that was drawn to the edge of the table: bots and advice go on there."""

from dataclasses import replace
from random import Random

import pytest
from kluster_scenes import ENGINE, SOME, table

from klub.engine.advice import Budget
from klub.games.kluster import Placement, State
from klub.games.kluster.advice import choices
from klub.games.kluster.bots import BOTS
from klub.games.kluster.drawing import closings, opening
from klub.games.kluster.physics.parameters import EDGE
from klub.games.kluster.pose import Pose
from klub.games.kluster.risk import HUMAN
from klub.games.kluster.view import View


def at_the_edge(down: str) -> State:
    """A table where the cord lies at the edge, with all that is in it."""
    state = table(down)
    aside = EDGE - 1e-3 - max(x for x, _ in state.cords[0])
    return replace(
        state,
        cords=tuple(tuple((x + aside, y) for x, y in cord) for cord in state.cords),
        poses=tuple(
            pose if pose is None else Pose((pose[0][0] + aside, *pose[0][1:]), pose[1])
            for pose in state.poses
        ),
    )


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", BOTS)
def test_every_level_plays_at_the_edge(name: str, seed: int) -> None:
    state = at_the_edge(SOME)
    after = ENGINE.play(state, BOTS[name](ENGINE.view(state, state.turn), Random(seed)))
    assert after.last is not None
    assert after.last.placed or after.last.fault


@pytest.mark.parametrize("far", [EDGE, -EDGE])
def test_a_hand_comes_along_the_edge_and_never_over_it(far: float) -> None:
    """Its way bends to one side, which is beyond the table on one of two edges."""
    for start, end in (((far, 0.2), (far, -0.2)), ((0.2, far), (-0.2, far))):
        hands = Placement(1, *end, start=start).way()
        assert all(max(abs(hand.x), abs(hand.y)) <= EDGE for hand in hands)


def test_a_trembling_hand_stays_on_the_table() -> None:
    luck, corner = Random(1), Placement(1, EDGE, -EDGE)
    felt = [HUMAN.felt(luck, corner) for _ in range(20)]
    assert all(max(abs(one.x), abs(one.y)) <= EDGE for one in felt)
    assert len({(one.x, one.y) for one in felt}) > 10


def test_cords_are_thought_of_only_where_there_is_a_table() -> None:
    state = at_the_edge(SOME)
    world, luck = state.world(), Random(1)
    opened = opening(world, state.options, luck, careful=True)
    pulls = [*closings(world, state.options, luck), *([opened] if opened else [])]
    assert pulls
    assert all(max(abs(pull.x), abs(pull.y)) <= EDGE for pull in pulls)


def test_advice_at_the_edge_can_be_followed() -> None:
    state = at_the_edge(SOME)
    told = choices(View(state, state.turn), Random(1), Budget(1.0, simulations=40))
    assert told[0].worth > 0.5
    assert all(ENGINE.objection(state, one.move) is None for one in told[:2])
