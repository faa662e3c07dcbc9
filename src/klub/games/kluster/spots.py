"""Where there is room: free spots in the area, and turns at random ones."""

from collections.abc import Callable
from random import Random

import numpy as np

from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import FREE
from klub.games.kluster.physics.loop import Points, inside_points
from klub.games.kluster.plan import Face, Placement, Plan, Pull
from klub.games.kluster.repair import separate
from klub.games.kluster.state import State

LOOKS = 12
"""How many random spots are compared to find one with room."""
ATTEMPTS = 12
"""How often a turn is thought of anew if a rule forbids it."""
BEYOND = 0.02
"""m. How far a cord that is drawn back to another is drawn over it."""
GRID = 160 * 160
SPREAD = 20
"""For each spot that is found how many are looked at."""
CLOSE, FREE_FROM = 0.035, 0.05
"""m from the middle of a stone: no place for another, and room enough."""
SPARSE = 11
"""Of so many points of the grid one is looked at, where only the size of the room matters."""


def random_turn(state: State, rng: Random, legal: Callable[[Plan], bool]) -> Plan:
    """A legal turn that places a random stone where there is some room.

    If none is found, because a stone will not stand or a cord cannot be rejoined, the hand comes
    down on a stone: a fault ends every turn.
    """
    world = state.world()
    grid = inside(world)
    for _ in range(ATTEMPTS):
        looked = grid[[rng.randrange(len(grid)) for _ in range(LOOKS)]]
        x, y = looked[int(clearances(world, looked).argmax())].tolist()
        plan = Plan((*rejoining(world, state.options), _placement(state, rng, x, y)))
        if legal(plan):
            return plan
    x, y = nearest_stone(world, *grid.mean(axis=0).tolist())
    return Plan((_placement(state, rng, x, y),))


def _placement(state: State, rng: Random, x: float, y: float) -> Placement:
    face: Face = "edge" if state.options.equilibrium else rng.choice(("up", "down"))
    return Placement(rng.choice(state.stock), x, y, rng.uniform(0, 360), face)


def inside(world: World) -> Points:
    """Points in the area, evenly spread within each cord."""
    grids = []
    for cord in range(world.record["cords"]):
        found = np.empty((GRID, 2))
        x, y = world.record["node"][cord]
        grids.append(found[: inside_points(x, y, found)])
    return np.concatenate(grids)


def clearances(world: World, points: Points) -> Points:
    """For each point how far the middle of the nearest stone is, in m; 1 if there is none."""
    stones = world.record["place"][world.record["kind"] == FREE][:, :2]
    if not len(stones):
        return np.ones(len(points))
    ways = points[:, None, :] - stones[None, :, :]
    return np.asarray(np.hypot(ways[..., 0], ways[..., 1]).min(axis=1))


def widest(world: World) -> float:
    """How far the roomiest spot of the area is from any stone, in m."""
    points = inside(world)[::7]
    return float(clearances(world, points).max()) if len(points) else 0.0


def free_room(world: World) -> float:
    """How much of the area is far enough from every stone for another one, in m².

    A place counts the more the farther it is, from `CLOSE` to `FREE_FROM`. Where cords overlap it
    counts for each of them.
    """
    total = 0.0
    for cord in range(world.record["cords"]):
        found = np.empty((GRID, 2))
        x, y = world.record["node"][cord]
        points = found[: inside_points(x, y, found)][::SPARSE]
        if len(points):
            far = (clearances(world, points) - CLOSE) / (FREE_FROM - CLOSE)
            cell = float(np.ptp(x)) * float(np.ptp(y)) / GRID * SPARSE
            total += cell * float(np.clip(far, 0.0, 1.0).sum())
    return total


def roomiest(
    world: World, rng: Random, count: int, spread: int = SPREAD
) -> list[tuple[float, float]]:
    """Spots with much room, the roomiest first: of ``spread`` × ``count`` random ones the best.

    They are not all alike, for some between them are left out.
    """
    grid = inside(world)
    looked = grid[[rng.randrange(len(grid)) for _ in range(min(len(grid), spread * count))]]
    order = np.argsort(-clearances(world, looked), kind="stable")
    step = min(4, spread)
    return [(float(x), float(y)) for x, y in looked[order[: step * count : step]]]


def nearest_stone(world: World, x: float, y: float, but: int | None = None) -> tuple[float, float]:
    """Where the stone on the table is that is nearest to a point, one left out if need be."""
    stones = [world.place(i)[:2] for i in world.on_table if i != but]
    return min(stones, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2, default=(x, y))


def rejoining(world: World, options: Options) -> tuple[Pull, ...]:
    """What brings cords together again that are apart (R35)."""
    parted = separate(world, options)
    lines = [world.cord(cord) for cord in range(world.record["cords"])] if parted else []
    pulls = []
    for cord in parted:
        others = np.concatenate([line for c, line in enumerate(lines) if c != cord])
        ways = others[None, :, :] - lines[cord][:, None, :]
        far = np.hypot(ways[..., 0], ways[..., 1])
        node, other = np.unravel_index(far.argmin(), far.shape)
        way = ways[node, other]
        to = others[other] + way * (BEYOND / max(float(far[node, other]), 1e-6))
        pulls.append(Pull(cord, int(node), float(to[0]), float(to[1])))
    return tuple(pulls)
