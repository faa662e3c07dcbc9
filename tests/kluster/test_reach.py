"""From how far two flat stones move each other, as training aids show it."""

from math import dist

import pytest

from klub.games.kluster.box import BOXES
from klub.games.kluster.physics import DUO, TRIO, Stone, World

PATTERNS = {"trio": TRIO, "duo": DUO}
TURNS = ((0, 0), (90, 90), (0, 90), (45, 45))
MOVED = 1e-3
"""m in a second: less is a stone that only settles."""


def moves(pattern: Stone, apart: float, turns: tuple[int, int], *, down: bool) -> bool:
    world = World.of((pattern, pattern))
    world.put_flat(0, -apart / 2, 0, turns[0])
    world.put_flat(1, apart / 2, 0, turns[1], down=down)
    before = [world.place(stone) for stone in (0, 1)]
    world.run(1.0)
    return any(dist(world.place(stone), before[stone]) > MOVED for stone in (0, 1))


@pytest.mark.parametrize("name", BOXES)
def test_beyond_its_reach_no_stone_moves_and_a_little_nearer_one_does(name: str) -> None:
    pattern, reach = PATTERNS[name], BOXES[name].reach
    cases = [(turns, down) for turns in TURNS for down in (False, True)]
    assert not any(moves(pattern, reach + 0.001, turns, down=down) for turns, down in cases)
    assert any(moves(pattern, reach - 0.001, turns, down=down) for turns, down in cases)
