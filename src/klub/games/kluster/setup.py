"""Setting up: cords on the table, stones to the players, and what is left in the area (A2, A10)."""

from random import Random

from klub.games.kluster.box import stone_count, stones_of
from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.pose import Pose, points
from klub.games.kluster.starter import starter
from klub.games.kluster.state import AREA, ASIDE, POOL, State


def start(options: Options, rng: Random) -> State:
    """The table before the first turn; luck makes the stones, and a starter if it is asked to."""
    seeds = tuple(rng.getrandbits(32) for _ in options.boxes)
    return State(
        options,
        seeds,
        holders=_holders(options),
        poses=_poses(options, seeds),
        cords=options.loops,
        turn=starter(options, rng),
        faults=(0,) * options.players,
        peak=len(options.preset),
    )


def _holders(options: Options) -> tuple[int, ...]:
    """Who gets which stone: one after the other, so that everyone has as many of each kind."""
    total = stone_count(options.boxes)
    if options.mode == "elimination":
        return (POOL,) * total
    shared = tuple(range(options.players)) * options.share
    in_area = (AREA,) * len(options.preset)
    return (*shared, *in_area, *(ASIDE,) * (total - options.preset.stop))


def _poses(options: Options, seeds: tuple[int, ...]) -> tuple[Pose | None, ...]:
    """Stones that start in the area lie flat in the middles of the cords, north up (R32)."""
    stones = stones_of(options.boxes, seeds)
    world = World.of(stones, [points(cord) for cord in options.loops])
    poses: list[Pose | None] = [None] * len(stones)
    for stone, spot in zip(options.preset, options.spots, strict=True):
        world.put_flat(stone, *spot)
        poses[stone] = Pose.of(world, stone)
    return tuple(poses)
