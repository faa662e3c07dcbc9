"""Options of Kluster as tables choose them, and what is asked of every start."""

from itertools import combinations
from math import hypot
from random import Random

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.kluster.box import BOXES
from klub.games.kluster.options import Options, options
from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import World
from klub.games.kluster.pose import points
from klub.games.kluster.setup import start
from klub.games.kluster.state import State

SWITCH: st.SearchStrategy[Json] = st.booleans() | st.sampled_from(["on", "off"])
FREE: dict[str, st.SearchStrategy[Json]] = {
    "equilibrium": SWITCH,
    "equilibrium_duo": SWITCH,
    "cord": st.sampled_from(list(OUTLINES)),
    "shorten": st.integers(0, 50),
    "starter": st.sampled_from(["shortest", "youngest", "host", "random"]),
    "tie_among": st.sampled_from(["all", "tied"]),
    "elim_rematch": st.sampled_from(["shortest", "first_out"]),
    "inside": st.sampled_from(["contact", "whole_stone"]),
    "contact": st.sampled_from(["touch", "stick"]),
    "drop_outside": st.sampled_from(["reject", "fault"]),
    "auto_end": SWITCH,
    "turn_timer": st.just("off") | st.integers(5, 600),
    "tool": st.sampled_from(["two_hands", "one_hand"]),
    "expert_vs": st.sampled_from(["next", "everyone"]),
    "solo_faults": st.integers(0, 99),
    "solo_score": st.sampled_from(["final", "peak"]),
    "pool_empty": st.sampled_from(["shared", "clear_and_continue", "last_placer"]),
    "plus_standard_max": st.sampled_from(["scaled", "total"]),
    "plus_remainder": st.sampled_from(["round_robin", "set_aside"]),
    "plus_connected": SWITCH,
    "plus_fault_repair": st.sampled_from(["inherit", "auto_repair"]),
}
"""Options that any table may choose, apart from what is true of its players and boxes."""


@st.composite
def option_values(draw: st.DrawFn) -> dict[str, Json]:
    """Values that name a game of up to four boxes; a rule may forbid some of them together."""
    values: dict[str, Json] = draw(st.fixed_dictionaries({}, optional=FREE))
    boxes = draw(st.lists(st.sampled_from(list(BOXES)), min_size=1, max_size=4))
    players = draw(st.integers(1, sum(BOXES[name].players for name in boxes)))
    seats = st.integers(0, players - 1)
    people: dict[str, st.SearchStrategy[Json]] = {
        "by_height": st.permutations(range(players)),
        "youngest": seats,
        "previous": st.lists(st.integers(0, 9), min_size=players, max_size=players),
        "first_out": st.just("none") | seats,
        "mode": st.sampled_from(["standard", "expert", "elimination", "solo"]),
        "cords": st.lists(lies(), max_size=len(boxes)),
    }
    values |= draw(st.fixed_dictionaries({}, optional=people))
    return values | {"players": players, "boxes": "+".join(boxes)}


def lies() -> st.SearchStrategy[str]:
    """How one cord can lie, as it is typed."""
    shapes = st.sampled_from(list(OUTLINES))
    numbers = st.integers(-150, 150)
    turned = st.builds("{}@{},{},{}".format, shapes, numbers, numbers, st.integers(-360, 360))
    placed = st.builds("{}@{},{}".format, shapes, numbers, numbers)
    outline = st.lists(st.tuples(numbers, numbers), min_size=3, max_size=6, unique=True)
    free = outline.map(lambda corners: " ".join(f"{x},{y}" for x, y in corners))
    return shapes | placed | turned | free


def agreed(values: dict[str, Json]) -> Options:
    """The options that ``values`` choose; another example if a rule forbids them."""
    try:
        return options(values)
    except Illegal:
        assume(condition=False)
        raise


def started(number: int = 1, /, **values: Json) -> State:
    """A game with these options."""
    return start(options(values), Random(number))


def refusal(**values: Json) -> str:
    """The rule that forbids these options."""
    with pytest.raises(Illegal) as refused:
        options(values)
    return refused.value.rule


def closest(state: State) -> float:
    """How many m lie between the middles of the two stones in the area that are nearest."""
    places = [pose.place for pose in state.poses if pose]
    gaps = [hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)]
    return min(gaps, default=1.0)


def awake(state: State) -> World:
    """The table of ``state`` with every stone free to move."""
    world = World.of(state.stones, [points(cord) for cord in state.cords])
    for stone in state.area:
        pose = state.poses[stone]
        assert pose is not None
        world.put(stone, *pose)
    return world
