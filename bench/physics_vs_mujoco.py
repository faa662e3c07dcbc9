"""The magnet world against MuJoCo: the same stones, the same cord, on one core.

Both get the same magnetic forces, reckoned by klub and charged to both. MuJoCo runs with an
elliptic friction cone and three noslip iterations, without which stones creep, and with its cord
as a flat flex with edge constraints. What counts is the time for a simulated second: klub at
1/960 s, the game's own step (bots use twice that), and MuJoCo at 2 ms, half of its contacts' time
constant. At 2 ms its stones touch up to 10 % later than at its own 0.5 ms, at 4 ms up to 19 %;
klub's touch within 5 % of it. In play MuJoCo is spared the hand: its table is the same without.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from math import cos, pi, sin
from pathlib import Path

import mujoco
import numpy as np

from klub.games.kluster.physics import World, Worlds, turned
from klub.games.kluster.physics.parameters import (
    BOT_STEP,
    CORD_FRICTION,
    CORD_RADIUS,
    CORD_WEIGHT,
    DENSITY,
    FRICTION,
    GRAVITY,
    NODES,
    ROLL_ARM,
    SPIN_ARM,
    STEP,
)
from klub.games.kluster.physics.step import run
from klub.games.kluster.scene import Scene, read_scene

SCENES = Path(__file__).parent.parent / "scenes"
MUJOCO_STEP = 0.002


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12, help="the best counts (default: 12)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    figures = {
        "24 stones and cord, all awake": awake("full-cord", chosen.rounds),
        "24 stones and cord, a hand hovers at 15 cm": in_play(chosen.rounds, 0.15),
        "24 stones and cord, a hand hovers at 7.5 cm": in_play(chosen.rounds, 0.075),
        "96 stones and 4 cords, all awake": awake("four-boxes", chosen.rounds),
    }
    more = {**capacity(chosen.rounds), **first_steps()}
    if chosen.json:
        print(json.dumps({"microseconds a simulated millisecond": figures, "more": more}))
        return 0
    print("Microseconds for a simulated millisecond, one core")
    for name, figure in figures.items():
        print(f"  {name}")
        for key, value in figure.items():
            print(f"    {key:<24} {value:>10}")
    print("  targets: all awake 8 or more, with a hand over sleepers 40 or more")
    for key, value in more.items():
        print(f"{key:<48} {value:>10}")
    return 0


def best(work: Callable[[], None], rounds: int) -> float:
    """Seconds of the quickest round."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def scene(name: str) -> Scene:
    """A scene of the project."""
    return read_scene((SCENES / f"{name}.json").read_bytes())


def ratio(klub: float, peer: float, step: float) -> dict[str, float]:
    """Both in microseconds for a simulated millisecond, and how many times faster klub is."""
    return {
        "klub": round(klub, 2),
        "klub, µs a step": round(klub * step * 1e3, 2),
        "MuJoCo": round(peer, 2),
        "MuJoCo / klub": round(peer / klub, 1),
    }


def awake(name: str, rounds: int) -> dict[str, float]:
    """A full table on which every stone is reckoned, though all of them rest."""
    world = scene(name).world()
    world.settle()
    record, steps = world.record, 80

    def klub() -> None:
        record["awake"][: record["stones"]] = 1
        record["quiet"][:], record["cord_quiet"][:], record["stale"] = 0, 0, 1
        run(record, steps)

    klub()
    peer = Peer(world)
    peer.steps(50)
    mine = best(klub, rounds) / (steps * STEP) * 1e3
    theirs = best(lambda: peer.steps(20), max(3, rounds // 3)) / (20 * MUJOCO_STEP) * 1e3
    return ratio(mine, theirs, STEP)


def in_play(rounds: int, height: float) -> dict[str, float]:
    """A hand carries a stone over the table at 0.6 m/s.

    From 15 cm the others sleep on; from 7.5 cm about half of them feel it and stay awake.
    """
    world = scene("full-cord").world()
    world.take(23)
    world.settle()
    peer = Peer(world)
    peer.steps(50)
    world.hold(0, 23, (0.0, 0.0, height), turned())
    angle = 0.0

    def klub() -> None:
        nonlocal angle
        for _ in range(30):
            angle += 0.1
            world.aim(0, (0.1 * cos(angle), 0.1 * sin(angle), height), turned())
            run(world.record, 16)

    klub()
    mine = best(klub, rounds) / (30 * 16 * STEP) * 1e3
    theirs = best(lambda: peer.steps(20), max(3, rounds // 3)) / (20 * MUJOCO_STEP) * 1e3
    return ratio(mine, theirs, STEP)


def capacity(rounds: int) -> dict[str, float]:
    """Tables that one core holds at 60 Hz, and candidate placements that a bot can look at."""
    low, high = in_play(rounds, 0.075)["klub"], in_play(rounds, 0.15)["klub"]
    placements = 64
    base = scene("full-cord").world(BOT_STEP)
    for i in range(16, 24):
        base.take(i)
    base.settle()

    angles = [2 * pi * k / placements for k in range(placements)]
    poses = [((0.13 * cos(a), 0.13 * sin(a), 0.012), turned(a)) for a in angles]

    def look() -> None:
        Worlds.placed(base, 23, poses).run(0.5)

    look()
    return {
        "tables held at 60 Hz, one core, hand at 15 cm": round(1e3 / high),
        "tables held at 60 Hz, one core, hand at 7.5 cm": round(1e3 / low),
        "placements of half a second a second": round(placements / best(look, 3)),
    }


def first_steps() -> dict[str, float]:
    """Seconds from starting Python to the first step: freshly compiled, then from the cache."""
    program = (
        "from klub.games.kluster.physics import World, trio; w = World.of(trio(1));"
        "w.put_flat(0, 0.0, 0.0); w.run(0.01)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"NUMBA_CACHE_DIR": folder}

        def start() -> None:
            subprocess.run([sys.executable, "-c", program], env=environment, check=True)

        return {
            "seconds to the first step, compiled": round(best(start, 1), 2),
            "seconds to the first step, cached": round(best(start, 2), 2),
        }


class Peer:
    """The same table in MuJoCo."""

    def __init__(self, world: World) -> None:
        self.model = mujoco.MjModel.from_xml_string(_document(world))
        self.data = mujoco.MjData(self.model)
        for joint in range(self.model.njnt):
            # A point of the cord slides on the table as klub's does.
            if self.model.jnt_type[joint] == mujoco.mjtJoint.mjJNT_SLIDE:
                node = CORD_WEIGHT * float(world.record["link"][0])
                address = self.model.jnt_dofadr[joint]
                self.model.dof_frictionloss[address] = CORD_FRICTION * GRAVITY * node
        mujoco.mj_forward(self.model, self.data)
        self.forces = Forces(world)

    def steps(self, count: int) -> None:
        """Make so many steps, with the magnetic forces of each."""
        bodies = self.forces.stones
        for _ in range(count):
            self.forces.write(self.data.xpos[1 : 1 + bodies], self.data.xmat[1 : 1 + bodies])
            self.data.xfrc_applied[1 : 1 + bodies] = self.forces.wrench
            mujoco.mj_step(self.model, self.data)


class Forces:
    """klub's magnetic forces on stones that are where MuJoCo has them."""

    def __init__(self, world: World) -> None:
        self.world = world.copy()
        self.stones = len(world.on_table)
        self.wrench = np.zeros((self.stones, 6))

    def write(self, places: object, frames: object) -> None:
        """Reckon the forces for these poses."""
        from klub.games.kluster.physics.magnet import AWAKE, BENCH, add_forces

        record = self.world.record
        record["place"][: self.stones] = places
        record["frame"][: self.stones] = frames
        record["awake"][: self.stones] = 1
        record["force"][:] = record["torque"][:] = 0.0
        bench = np.zeros(1, BENCH)[0]
        add_forces(record, AWAKE, record["force"], record["torque"], bench)
        self.wrench[:, :3] = record["force"][: self.stones]
        self.wrench[:, 3:] = record["torque"][: self.stones]


def _document(world: World) -> str:
    """The table in MuJoCo's own words."""
    rub = f'friction="{FRICTION} {SPIN_ARM} {ROLL_ARM}" condim="6" solref="0.004 1"'
    bodies = "".join(
        f'<body pos="{_words(world.place(i))}" quat="{_words(world.record["turn"][i])}">'
        f'<freejoint/><geom type="ellipsoid" size="{_words(world.record["axes"][i])}" '
        f'density="{DENSITY}" {rub} contype="5" conaffinity="1"/></body>'
        for i in world.on_table
    )
    cords = "".join(_cord(world, c) for c in range(world.record["cords"]))
    return (
        f'<mujoco><option timestep="{MUJOCO_STEP}" integrator="implicitfast" cone="elliptic" '
        'noslip_iterations="3"/><size memory="256M"/><worldbody>'
        f'<geom type="plane" size="2 2 .1" {rub}/>{bodies}{cords}</worldbody></mujoco>'
    )


def _cord(world: World, c: int) -> str:
    link = float(world.record["link"][c])
    x, y = world.cord(c).mean(axis=0)
    return (
        f'<flexcomp name="cord{c}" type="circle" dim="1" dof="2d" count="{NODES + 1} 1 1" '
        f'spacing="{link} {link} {link}" mass="{CORD_WEIGHT * NODES * link}" '
        f'radius="{CORD_RADIUS}" pos="{x} {y} {CORD_RADIUS}">'
        '<edge equality="true" solref="0.004 1"/>'
        '<contact condim="3" friction=".2 .005 .0001" selfcollide="none" contype="0" '
        'conaffinity="4"/></flexcomp>'
    )


def _words(values: object) -> str:
    return " ".join(f"{value:.9g}" for value in np.asarray(values, float))


if __name__ == "__main__":
    sys.exit(main())
