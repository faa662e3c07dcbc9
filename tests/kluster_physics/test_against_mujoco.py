"""The same scenes in klub and in MuJoCo, which shares nothing with klub but the magnetism.

MuJoCo has no magnets, so klub's forces and torques are applied to its stones in every step.
It has one friction where klub has two, of rest and of sliding: where the question is whether a
stone begins to slide MuJoCo is given klub's friction of rest, otherwise that of sliding.
"""

from collections.abc import Sequence
from math import hypot, radians
from typing import Any

import mujoco
import numpy as np
import pytest
from stone_pairs import klub_forces

from klub.games.kluster.physics import TRIO, World, turned
from klub.games.kluster.physics.parameters import (
    DENSITY,
    FRICTION,
    GRAVITY,
    ROLL_ARM,
    SPIN_ARM,
    STEP,
    STICTION,
    STONE_FRICTION,
    TOUCH,
)
from klub.games.kluster.physics.pose import rotated

MUJOCO_STEP = 0.5e-3
"""s."""
LONG = 1.5
"""s. A stone that stands for so long stands for good."""
FALLEN = radians(45)
HAND_WEIGHT = 1000
"""How much denser a stone in the hand is in MuJoCo, so that nothing pushes it back."""


class Peer:
    """The stones of a world that lie on the table, in MuJoCo; those in a hand are led."""

    def __init__(self, world: World, friction: float = FRICTION) -> None:
        self.mirror = world.copy()
        """Where the stones are in MuJoCo, for klub to reckon their magnetism."""
        self.led = [int(i) for i in world.record["hand"] if i >= 0]
        self.model = mujoco.MjModel.from_xml_string(self._text(friction))
        self.data = mujoco.MjData(self.model)
        mujoco.mj_forward(self.model, self.data)

    def _text(self, friction: float) -> str:
        # Of two frictions that meet MuJoCo takes the greater, so stones slide more easily on each
        # other than on the table.
        table = f'friction="{friction} {SPIN_ARM} {ROLL_ARM}"'
        stones = f'friction="{STONE_FRICTION} {ROLL_ARM} {ROLL_ARM}"'
        contact = 'condim="6" solref="0.002 1" solimp="0.95 0.99 0.0005"'
        return f"""
            <mujoco>
              <option timestep="{MUJOCO_STEP}" gravity="0 0 {-GRAVITY}" cone="elliptic"
                      noslip_iterations="3" integrator="implicitfast" impratio="10"/>
              <worldbody>
                <geom name="table" type="plane" size="2 2 .1" {table} {contact}/>
                {"".join(self._stone(i, f"{stones} {contact}") for i in self._stones)}
              </worldbody>
            </mujoco>"""

    @property
    def _stones(self) -> range:
        return range(len(self.mirror.stones))

    def _stone(self, i: int, rest: str) -> str:
        m, led = self.mirror.record, i in self.led
        return f"""
            <body pos="{_text(m["place"][i])}" quat="{_text(m["turn"][i])}" gravcomp="{int(led)}">
              <freejoint/>
              <geom type="ellipsoid" size="{_text(m["axes"][i])}" {rest}
                    density="{DENSITY * (HAND_WEIGHT if led else 1)}"/>
            </body>"""

    def step(self) -> None:
        """One step, with klub's magnetism."""
        m = self.mirror.record
        # Body 0 is the table.
        m["place"][: len(self._stones)] = self.data.xpos[1:]
        m["turn"][: len(self._stones)] = self.data.xquat[1:]
        for i in self._stones:
            rotated(m, i)
        self.data.xfrc_applied[1:] = np.hstack(klub_forces(self.mirror))
        mujoco.mj_step(self.model, self.data)

    def run(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / MUJOCO_STEP)):
            self.step()

    def lead(self, i: int, place: Sequence[float], speed: Sequence[float]) -> None:
        """Set a stone that is in the hand."""
        self.data.qpos[7 * i : 7 * i + 3] = place
        self.data.qvel[6 * i : 6 * i + 6] = *speed, 0.0, 0.0, 0.0

    def place(self, i: int) -> Any:
        """Where the middle of a stone is."""
        return self.data.xpos[1 + i].copy()

    def tilt(self, i: int) -> float:
        """The angle between a stone's face and the table."""
        return float(np.arccos(min(1.0, abs(self.data.xmat[1 + i, 8]))))

    def face_up(self, i: int) -> bool:
        """Whether the face with the north pole is up."""
        return bool(self.data.xmat[1 + i, 8] > 0)

    def stones_touch(self) -> bool:
        """Whether any two stones touch."""
        return any(c.geom1 > 0 and c.geom2 > 0 and c.dist < TOUCH for c in self.data.contact)


def _text(numbers: Sequence[float]) -> str:
    return " ".join(f"{number:.12g}" for number in numbers)


def facing(apart: float, side: str) -> World:
    """Two flat stones that attract each other, so far apart between their middles."""
    world = World.of([TRIO, TRIO])
    world.put_flat(0, 0.0, 0.0)
    x, y = (apart, 0.0) if side == "tip-tip" else (0.0, apart)
    world.put_flat(1, x, y, down=True)
    return world


SIDES = pytest.mark.parametrize("side", ["flank-flank", "tip-tip"])


# --- Sliding


def klub_slides(apart: float, side: str) -> bool:
    world = facing(apart, side)
    world.run(1.0)
    return bool(world.touches())


def mujoco_slides(apart: float, side: str) -> bool:
    peer = Peer(facing(apart, side), friction=STICTION)
    for _ in range(round(1.0 / MUJOCO_STEP)):
        peer.step()
        if peer.stones_touch():
            return True
    return False


@SIDES
def test_stones_begin_to_slide_at_the_same_distance(side: str) -> None:
    onsets = []
    for slides in (klub_slides, mujoco_slides):
        near, far = 0.032, 0.050
        assert slides(near, side)
        assert not slides(far, side)
        while far - near > 0.2e-3:
            middle = (near + far) / 2
            near, far = (middle, far) if slides(middle, side) else (near, middle)
        onsets.append((near + far) / 2)
    klub, peer = onsets
    assert klub == pytest.approx(peer, abs=1.5e-3)


@pytest.mark.parametrize(
    ("side", "millimetres"),
    [
        ("flank-flank", 26),
        ("flank-flank", 30),
        ("flank-flank", 34),
        ("tip-tip", 34),
        ("tip-tip", 36),
        ("tip-tip", 38),
    ],
)
def test_stones_that_attract_each_other_take_the_same_time_to_touch(
    side: str, millimetres: int
) -> None:
    world = facing(millimetres * 1e-3, side)
    peer = Peer(world)
    world.run(1.0)
    klub = world.touches()[0].step * STEP
    steps = 0
    while not peer.stones_touch() and steps < 2000:
        peer.step()
        steps += 1
    assert klub == pytest.approx(steps * MUJOCO_STEP, rel=0.05)


# --- Standing


def on_edge(tilt: float, beside: float | None = None) -> World:
    """A stone tilted by so many degrees, and perhaps a flat one at a distance from its middle."""
    world = World.of([TRIO, TRIO][: 1 if beside is None else 2])
    angle = radians(tilt)
    z = hypot(TRIO.width * np.sin(angle), TRIO.height * np.cos(angle))
    world.put(0, (0.0, 0.0, z), turned(tilt=angle))
    if beside is not None:
        world.put_flat(1, 0.0, beside)
    return world


def fate(world: World) -> str:
    """What happens to a stone on edge first, in klub."""
    while world.time < LONG:
        world.steps(1)
        if world.touches():
            return "touches"
        if world.tilt(0) < FALLEN:
            return f"falls, face {'up' if world.face_up(0) else 'down'}"
    return "stands"


def fate_in_mujoco(peer: Peer) -> str:
    """What happens to a stone on edge first, in MuJoCo."""
    while peer.data.time < LONG:
        peer.step()
        if peer.stones_touch():
            return "touches"
        if peer.tilt(0) < FALLEN:
            return f"falls, face {'up' if peer.face_up(0) else 'down'}"
    return "stands"


@pytest.mark.parametrize("tilt", [60, 70, 80, 85, 87.5, 88.5, 89.5, 90, 90.5, 91.5, 92.5, 100, 120])
def test_a_stone_on_edge_topples_or_stands_as_in_mujoco(tilt: float) -> None:
    world = on_edge(tilt)
    peer = Peer(world)
    assert fate(world) == fate_in_mujoco(peer)


@pytest.mark.parametrize("millimetres", [30, 40, 45, 50, 60, 70, 80, 90, 100, 150])
@pytest.mark.parametrize("side", [1, -1], ids=["before", "behind"])
def test_a_stone_on_edge_near_another_topples_or_stands_as_in_mujoco(
    millimetres: int, side: int
) -> None:
    world = on_edge(90, side * millimetres * 1e-3)
    peer = Peer(world)
    # Only what comes first: once stones have knocked together hairs decide how they end up.
    assert fate(world) == fate_in_mujoco(peer)


# --- Pushing


def test_a_row_of_stones_pushed_by_a_hand_comes_to_rest_where_it_does_in_mujoco() -> None:
    world = World.of([TRIO] * 6)
    world.record["moment"] = 0.0
    for i in range(5):
        world.put_flat(i, 0.0, 0.026 * i)
    hand, above = 5, TRIO.height + 1e-3
    start, way, speed = -0.026, 0.045, 0.025
    world.hold(0, hand, (0.0, start, above), turned())
    peer = Peer(world)
    while world.time < way / speed + 0.3:
        world.aim(0, (0.0, start + min(way, speed * world.time), above), turned())
        world.steps(1)
        while peer.data.time < world.time:
            peer.lead(hand, world.place(hand), world.record["speed"][hand])
            peer.step()
    # The first stones are pushed up on edge, and the last is moved by a little.
    assert world.place(4)[1] > 0.026 * 4 + 0.5e-3
    for i in range(5):
        klub, mujoco_place = np.array(world.place(i)), peer.place(i)
        assert np.linalg.norm(klub - mujoco_place) < 2e-3, f"stone {i}: {klub}, {mujoco_place}"
