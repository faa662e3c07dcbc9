"""A fault explains itself: which stones, when, where and by what; and its track shows it."""

from collections.abc import Callable
from math import hypot
from random import Random

import pytest
from kluster_scenes import Player, table

from klub.games.kluster import Cause, Incident
from klub.games.kluster.track import samples

Make = Callable[[], Player]


def first(player: Player) -> Incident:
    """The incident that made the turn a fault."""
    return player.outcome().incidents[0]


def dropped() -> Player:
    return Player(table("1@0,0u 3@-120,0u")).hold("0@36,0d", 110).let_go()


def held() -> Player:
    return Player(table("1@0,0u")).hold("0@-60,0d", 8).hold("0@-20,0d", 8, speed=80)


def pushed() -> Player:
    return Player(table("1@-25,0u 3@25,0d")).draw(0, (0, 0))


def thrown() -> Player:
    return Player(table()).hold("0@100,0u", 60).hold("0@150,0u", 60, speed=1200).let_go()


def pushed_by_field() -> Player:
    player = Player(table("1@-23.5,0u 3@23.5,0d")).hold("0@-65,0u", 60)
    return player.hold("0@-65,0u", 0, speed=120)


def swept() -> Player:
    return Player(table("1@60,0,90e")).draw(0, (-350, 0), speed=1000)


def drawn_away() -> Player:
    return Player(table("1@160,0u", inside="whole_stone")).draw(0, (150, 0), speed=100)


CAUSES = [
    (dropped, "touch", (0, 1), Cause("placed", 0)),
    (held, "touch", (0, 1), Cause("held", 0)),
    (pushed_by_field, "touch", (1, 3), Cause("held", 0)),
    (pushed, "touch", (1, 3), Cause("cord", 0)),
    (thrown, "exit", (0,), Cause("placed", 0)),
    (swept, "exit", (1,), Cause("cord", 0)),
    (drawn_away, "exit", (1,), Cause("cord", 0)),
]
CASES = pytest.mark.parametrize(
    ("make", "kind", "stones", "by"), CAUSES, ids=lambda one: getattr(one, "__name__", "")
)


@CASES
def test_a_fault_tells_what_happened_and_what_brought_it_about(
    make: Make, kind: str, stones: tuple[int, ...], by: Cause
) -> None:
    one = first(make())
    assert (one.kind, one.stones, one.by) == (kind, stones, by)


@CASES
def test_a_fault_tells_when(make: Make, kind: str, stones: tuple[int, ...], by: Cause) -> None:
    player = make()
    result = player.outcome()
    ticks = [one.tick for one in result.incidents]
    assert ticks == sorted(ticks)
    assert 0 < ticks[0] <= result.ticks == player.turn.ticks
    last_input = player.turn.log[-1][0]
    assert last_input < ticks[0], "nothing was accepted afterwards"


@CASES
def test_a_fault_tells_where(make: Make, kind: str, stones: tuple[int, ...], by: Cause) -> None:
    player = make()
    one = first(player)
    poses = {stone: pose for stone, pose in enumerate(player.state.poses) if pose}
    shown = list(samples(player.outcome().track, poses, player.state.cords))
    then = min(shown, key=lambda sample: abs(sample.tick - one.tick))
    assert abs(then.tick - one.tick) <= 2, "the track shows that moment"
    for stone in one.stones:
        x, y, _ = then.poses[stone].place
        assert hypot(x - one.x, y - one.y) < 0.035, "it is within a stone's length"


@CASES
def test_the_frame_in_which_a_fault_happens_says_so(
    make: Make, kind: str, stones: tuple[int, ...], by: Cause
) -> None:
    player = make()
    player.outcome()
    assert [event for event in player.events if event in ("fault", "over")] == ["fault", "over"]


@CASES
def test_the_game_counts_the_fault_once(
    make: Make, kind: str, stones: tuple[int, ...], by: Cause
) -> None:
    player = make()
    player.outcome()
    assert player.after().faults == (1, 0)


CROWD = "1@0,0u 3@60,10u 5@-60,0d 7@0,75d 9@0,-75u 11@110,-30d"
"""Stones that pull and push each other, so that nearly anything makes a fault."""


@pytest.mark.parametrize("seed", range(12))
def test_every_fault_in_a_crowd_has_its_cause(seed: int) -> None:
    rng = Random(seed)

    def anywhere(faces: str = "ude") -> str:
        return f"0@{rng.randint(-100, 100)},{rng.randint(-80, 80)}{rng.choice(faces)}"

    drawn = Player(table(CROWD))
    drawn.draw(rng.randrange(64), (rng.randint(-80, 80), rng.randint(-60, 60)))
    assert {one.by for one in drawn.turn.incidents} <= {Cause("cord", 0)}
    fallen = Player(table(CROWD)).hold(anywhere(), 118).let_go().rest()
    assert {one.by for one in fallen.turn.incidents} <= {Cause("placed", 0), Cause("held", 0)}
    moved = Player(table(CROWD)).hold(anywhere("u"), 20).hold(anywhere("u"), 20).rest()
    assert {one.by for one in moved.turn.incidents} <= {Cause("held", 0)}
