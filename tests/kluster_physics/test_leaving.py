"""Who leaves the area, and what sleeps or wakes."""

import numpy as np

from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import World, laid, trio, turned
from klub.games.kluster.physics.loop import Points

CIRCLE = laid(OUTLINES["circle"], 1.0)
RADIUS = 1.0 / (2 * np.pi)


def table(*cords: Points, dt: float = 1 / 960) -> World:
    world = World.of(trio(3), list(cords) or [CIRCLE], dt)
    world.watch()
    return world


def test_a_stone_that_rests_inside_has_not_left() -> None:
    world = table()
    world.put_flat(0, 0.0, 0.0)
    world.put_flat(1, RADIUS - 0.002, 0.0)
    world.run(1.0)
    assert world.left() == []


def thrown(x: float) -> World:
    """A stone that flies over the cord, which would otherwise catch it."""
    world = table()
    world.put(0, (x, 0.0, 0.03), turned())
    world.record["speed"][0] = (0.8, 0.0, 0.0)
    return world


def test_a_stone_that_slides_to_the_cord_takes_the_cord_along() -> None:
    world = table()
    world.put_flat(0, RADIUS - 0.03, 0.0)
    world.record["speed"][0] = (0.8, 0.0, 0.0)
    world.settle()
    assert world.place(0)[0] > RADIUS
    assert world.left() == []


def test_a_stone_that_flies_over_the_line_leaves_in_that_very_step() -> None:
    world = thrown(RADIUS - 0.03)
    for _ in range(400):
        inside = world.in_area(0)
        world.steps(1)
        if world.left():
            break
    assert world.left() == [(0, world.record["steps"])]
    assert inside
    assert not world.in_area(0)


def test_a_brief_exit_between_two_frames_is_seen() -> None:
    world = thrown(RADIUS - 0.003)
    world.steps(6)
    # Thrown back before anybody draws a picture of it.
    world.record["speed"][0] = (-0.8, 0.0, 0.0)
    world.steps(10)
    assert world.in_area(0)
    assert [stone for stone, _ in world.left()] == [0]


def test_a_stone_in_a_hand_leaves_nothing() -> None:
    world = table()
    world.hold(0, 0, (0.0, 0.0, 0.1), turned())
    world.aim(0, (0.5, 0.0, 0.1), turned())
    world.run(1.0)
    assert world.left() == []


def test_a_stone_in_the_overlap_of_two_cords_leaves_when_it_is_in_neither() -> None:
    second = CIRCLE + np.array([0.2, 0.0])
    world = table(CIRCLE, second)
    world.put_flat(0, 0.1, 0.0)
    world.record["speed"][0] = (0.5, 0.0, 0.0)
    world.settle()
    assert world.inside(0) == [1] or world.inside(0) == [0, 1]
    assert world.left() == []


def test_a_whole_stone_is_outside_as_soon_as_its_rim_is() -> None:
    world = table()
    world.put_flat(0, RADIUS - 0.005, 0.0)
    assert world.in_area(0)
    assert not world.in_area(0, whole=True)
    world.watch(whole=True)
    world.steps(1)
    assert [stone for stone, _ in world.left()] == [0]


def test_a_random_walk_is_seen_as_if_it_were_looked_at_in_every_step() -> None:
    """The room that a stone is given must never hide an exit."""
    luck = np.random.default_rng(5)
    exits = 0
    for round_ in range(8):
        world = table(laid(OUTLINES["bean"], 0.7), laid(OUTLINES["oval"], 0.6) + 0.08)
        world.put(0, (0.0, 0.02, 0.05), turned())
        expected = None
        for step in range(600):
            if step % 20 == 0:
                world.record["speed"][0] = (*luck.normal(0, 0.5, 2), 0.5)
                world.record["awake"][0] = 1
            if step % 100 == 0:
                cord = int(luck.integers(2))
                world.grab(cord, int(luck.integers(64)))
                world.drag(cord, *luck.normal(0, 0.2, 2))
            world.steps(1)
            if expected is None and not world.inside(0):
                expected = int(world.record["steps"])
        exits += expected is not None
        seen = world.left()
        assert (seen[0][1] if seen else None) == expected, round_
    assert exits > 2


def test_what_is_put_to_rest_stays_until_it_is_disturbed() -> None:
    world = table()
    # Near enough to slide, but they sleep.
    world.put_flat(0, -0.02, 0.0)
    world.put_flat(1, 0.02, 0.0, down=True)
    world.rest()
    before = world.fingerprint()
    world.run(1.0)
    assert world.at_rest
    assert world.fingerprint() == before
    world.hold(0, 2, (0.0, 0.05, 0.03), turned())
    world.run(0.5)
    assert not world.at_rest or world.touches()


def test_taking_a_stone_away_frees_what_it_held_in_its_place() -> None:
    world = World.of(trio(3), [CIRCLE])
    # Between two that pull it alike a stone stays; without one of them it slides.
    world.put_flat(0, -0.042, 0.0)
    world.put_flat(1, 0.0, 0.0, down=True)
    world.put_flat(2, 0.042, 0.0)
    world.rest()
    world.take(0)
    world.take(2)
    world.put_flat(0, -0.036, 0.0)
    world.rest()
    world.run(0.2)
    assert world.place(1)[0] == 0.0
    world.hold(0, 5, (0.4, 0.4, 0.2), turned())
    world.take(5)
    world.put_flat(2, 0.036, 0.0)
    world.rest()
    world.take(2)
    world.run(0.5)
    assert world.place(1)[0] < 0


def test_a_fallen_stone_is_picked_up_where_it_lies() -> None:
    world = table()
    world.put_flat(0, 0.03, 0.01, 0.4)
    world.pick_up(1, 0)
    world.run(0.1)
    assert world.place(0)[:2] == (0.03, 0.01)
    assert world.on_table == []
    world.aim(1, (0.0, 0.0, 0.1), turned(tilt=np.pi / 2))
    world.run(0.5)
    assert world.tilt(0) > 1.5
