"""Cords drawn in the mind: what bots and advice imagine is what comes of it at the table."""

from random import Random

import numpy as np
import pytest
from kluster_scenes import RING, SOME, TIGHT, table

from klub.engine.contract import Json
from klub.games.kluster import Pull, Turn
from klub.games.kluster.drawing import closings, drawn, opening
from klub.games.kluster.plan import take


@pytest.mark.parametrize(("down", "options"), [(SOME, {}), (RING, TIGHT)])
def test_a_cord_comes_to_lie_as_it_was_imagined(down: str, options: dict[str, Json]) -> None:
    state = table(down, options=options)
    world = state.world()
    opened = [opening(world, state.options, Random(seed), careful=True) for seed in range(2)]
    pulls = [*closings(world, state.options, Random(1))[:2], *(one for one in opened if one)]
    assert len(pulls) >= 2
    for pull in pulls:
        imagined, turn = drawn(world, pull), Turn(state)
        for _ in take(turn, pull):
            pass
        assert imagined is not None
        ways = imagined.cord(0) - turn.world.cord(0)
        assert np.hypot(*ways.T).mean() < 2e-3
        for stone in world.on_table:
            assert imagined.place(stone) == pytest.approx(turn.world.place(stone), abs=3e-3)


def test_a_cord_that_would_push_stones_together_is_known_to() -> None:
    state = table("0@-20,0,0u 2@28,0,0d")
    pull = Pull(0, 32, 0.0, 0.0)
    turn = Turn(state)
    for _ in take(turn, pull):
        pass
    assert turn.incidents
    assert drawn(state.world(), pull) is None
