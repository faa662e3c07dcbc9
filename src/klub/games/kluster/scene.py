"""Scenes: a table written down as JSON in SI units, with what is then done to it."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
import numpy as np

from klub.engine.errors import Malformed
from klub.games.kluster.outline import OUTLINES
from klub.games.kluster.physics import World, duo, laid, trio, turned
from klub.games.kluster.physics.loop import Points
from klub.games.kluster.physics.parameters import STEP
from klub.games.kluster.physics.stone import Stone
from klub.games.kluster.physics.world import FRAME

Time = Annotated[float, msgspec.Meta(ge=0, le=600)]


class Cord(msgspec.Struct, forbid_unknown_fields=True):
    """A cord of a named shape, or after any closed outline."""

    shape: str = "circle"
    outline: list[tuple[float, float]] = []
    length: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def points(self) -> Points:
        """Where it lies."""
        if not self.outline and self.shape not in OUTLINES:
            known = ", ".join(OUTLINES)
            raise Malformed("", 0, "scene-outline", shape=self.shape, known=known)
        points = laid(self.outline or OUTLINES[self.shape], self.length)
        return np.asarray(points - points.mean(axis=0) + np.array([self.x, self.y]))


class Placed(msgspec.Struct, forbid_unknown_fields=True):
    """A stone: flat on the table, unless it is tilted or a height is given."""

    x: float
    y: float
    z: float | None = None
    yaw: float = 0.0
    """rad."""
    down: bool = False
    tilt: float = 0.0
    """rad, about the long axis; a right angle stands the stone on its edge."""


class Act(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something that is done at a moment."""

    at: Time


class Hold(Act, tag="hold"):
    """Take a stone from the stock into a hand."""

    stone: int
    to: Placed
    hand: Literal[0, 1] = 0


class Aim(Act, tag="aim"):
    """Move a hand."""

    to: Placed
    hand: Literal[0, 1] = 0


class Release(Act, tag="release"):
    """Let go of a stone."""

    hand: Literal[0, 1] = 0


class Grab(Act, tag="grab"):
    """Take hold of a cord."""

    cord: int
    node: int


class Drag(Act, tag="drag"):
    """Draw a cord somewhere."""

    cord: int
    x: float
    y: float


class LetGo(Act, tag="let_go"):
    """Let a cord go."""

    cord: int


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """All that is needed to set a table up, and to play on it by itself."""

    says: str
    """What there is to see."""
    boxes: tuple[Literal["trio", "duo"], ...] = ("trio",)
    seed: int = 1
    cords: list[Cord] = []
    stones: list[Placed] = []
    acts: list[Hold | Aim | Release | Grab | Drag | LetGo] = []
    seconds: Time = 2.0

    def box(self) -> tuple[Stone, ...]:
        """The stones of all boxes."""
        sets = {"trio": trio, "duo": duo}
        return tuple(
            stone
            for number, name in enumerate(self.boxes)
            for stone in sets[name](self.seed + number)
        )

    def world(self, dt: float = STEP) -> World:
        """The table before anything moves."""
        box = self.box()
        if len(self.stones) > len(box):
            raise Malformed("", 0, "scene-stones", stones=len(self.stones), most=len(box))
        try:
            world = World.of(box, [cord.points() for cord in self.cords], dt)
            for i, placed in enumerate(self.stones):
                world.put(i, *self._pose(i, placed))
        except ValueError as error:
            raise Malformed("", 0, "scene-invalid", detail=str(error)) from None
        return world

    def _pose(
        self, i: int, placed: Placed
    ) -> tuple[tuple[float, float, float], tuple[float, float, float, float]]:
        turn = turned(placed.yaw, down=placed.down, tilt=placed.tilt)
        stone = self.box()[i]
        z = placed.z if placed.z is not None else _rest_height(stone, placed.tilt)
        return (placed.x, placed.y, z), turn

    def played(self, world: World, seconds: float) -> Iterator[World]:
        """The same world after each frame, with everything done at its time."""
        acts = sorted(self.acts, key=lambda act: act.at)
        for frame in range(round(seconds / FRAME)):
            while acts and acts[0].at <= frame * FRAME + 1e-9:
                self._do(world, acts.pop(0))
            world.run(FRAME)
            yield world

    def _do(self, world: World, act: Hold | Aim | Release | Grab | Drag | LetGo) -> None:
        try:
            match act:
                case Hold():
                    world.hold(act.hand, act.stone, *self._pose(act.stone, act.to))
                case Aim():
                    held = max(0, int(world.record["hand"][act.hand]))
                    world.aim(act.hand, *self._pose(held, act.to))
                case Release():
                    world.release(act.hand)
                case Grab():
                    world.grab(act.cord, act.node)
                case Drag():
                    world.drag(act.cord, act.x, act.y)
                case LetGo():
                    world.let_go(act.cord)
        except (ValueError, IndexError) as error:
            raise Malformed("", 0, "scene-act", when=f"{act.at:g}", detail=str(error)) from None


def _rest_height(stone: Stone, tilt: float) -> float:
    """How high the middle of a stone is that is tilted about its long axis."""
    across, through = stone.width * np.sin(tilt), stone.height * np.cos(tilt)
    return float(np.hypot(across, through))


def read_scene(text: str | bytes) -> Scene:
    """The scene in ``text``."""
    try:
        return msgspec.json.decode(text, type=Scene)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("", 0, "scene-invalid", detail=str(error)) from None
