"""Many worlds in one array do what each would do alone."""

from concurrent.futures import ThreadPoolExecutor
from math import cos, pi, sin

from kluster_tables import flat

from klub.games.kluster.physics import World, turned
from klub.games.kluster.physics.batch import Worlds
from klub.games.kluster.physics.parameters import BOT_STEP

POSES = [
    ((0.06 * cos(k * pi / 8), 0.06 * sin(k * pi / 8), 0.02), turned(k / 3, down=k % 2 == 0))
    for k in range(16)
]


def table() -> World:
    return flat((0, 0, 0, False), (0, 50, 0, True), (45, 60, 1, False), dt=BOT_STEP)


def test_each_world_of_a_batch_goes_its_own_way() -> None:
    worlds = Worlds.placed(table(), 3, POSES)
    worlds.run(1.0)
    for number, pose in enumerate(POSES):
        alone = table()
        alone.put(3, *pose)
        alone.run(1.0)
        assert worlds[number].fingerprint() == alone.fingerprint()
        assert worlds.touched[number] == bool(alone.touches())
        assert worlds.at_rest[number] == alone.at_rest
    assert worlds.fine.all()
    assert 0 < worlds.touched.sum() < len(worlds)


def test_a_batch_leaves_the_world_it_came_from_alone() -> None:
    world = table()
    before = world.fingerprint()
    Worlds.placed(world, 3, POSES).run(0.2)
    assert world.fingerprint() == before


def test_batches_run_side_by_side_in_threads() -> None:
    batches = [Worlds.placed(table(), 3, POSES) for _ in range(4)]
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda batch: batch.run(0.5), batches))
    prints = [[batch[number].fingerprint() for number in range(len(batch))] for batch in batches]
    assert prints[0] == prints[1] == prints[2] == prints[3]


def test_an_impossible_world_does_not_stop_the_others() -> None:
    worlds = Worlds.branched(table(), 3)
    worlds.records["speed"][1, 0, 0] = float("nan")
    worlds.run(0.1)
    assert worlds.fine.tolist() == [True, False, True]
