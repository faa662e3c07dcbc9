"""Tables of Kluster that the rules show: games that were played, and worlds that were let run."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from klub.engine.contract import Json
from klub.games.kluster import AREA, Kluster, State, notation
from klub.games.kluster.box import kinds_of
from klub.games.kluster.physics import World
from klub.games.kluster.scene import Cord, Placed, Scene, read_scene

SCENES = Path(__file__).parents[2] / "scenes"
ENGINE = Kluster()
DIGITS = 5
"""A hundredth of a millimetre is finer than any picture."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game of which these turns have been played, one after the other, without a fault."""

    options: Mapping[str, Json]
    turns: tuple[str, ...]

    def state(self) -> State:
        """Where it has come to."""
        state = ENGINE.start(ENGINE.options(self.options), Random(1))
        for turn in self.turns:
            state = ENGINE.play(state, notation.move(turn))
        return state

    def world(self) -> World:
        """The stones and cords as they lie."""
        return self.state().world()


@dataclass(frozen=True, slots=True)
class LetRun:
    """A scene, some time after it began."""

    scene: Scene
    touched: int = 0
    """How many stones have touched another by then."""

    def world(self) -> World:
        """The stones and cords as they lie then."""
        world = self.scene.world()
        for _ in self.scene.played(world, self.scene.seconds):
            pass
        return world


def _pair(apart: float) -> Scene:
    """Two stones with different faces up, so far apart, in a small cord."""
    return Scene(
        says="two stones",
        cords=[Cord(shape="oval", length=0.36)],
        stones=[
            Placed(x=-apart / 2, y=0, yaw=1.5708),
            Placed(x=apart / 2, y=0, yaw=1.5708, down=True),
        ],
        seconds=3,
    )


StonePicture = Played | LetRun

STONE_PICTURES: dict[str, StonePicture] = {
    "apart": LetRun(_pair(0.046)),
    "snap": LetRun(_pair(0.040), touched=2),
    "turn": Played(
        {"players": 2},
        (
            "0@-8,6,20u",
            "1@62,-22,110d",
            "2@-74,-16,70u",
            "3@40,52,150u",
            "4@-52,50,10d",
            "5@-20,-58,95d",
            "6@112,12,60u",
            "7@-122,18,130d",
            "8@38,-72,30u",
        ),
    ),
    "inside": Played({"players": 2}, ("0@0,0,0u", "1@182,0,90u", "2@-70,30,40d")),
    "chain": LetRun(read_scene((SCENES / "chain-reaction.json").read_bytes()), touched=4),
    "plus": Played(
        {"players": 2, "boxes": "trio+duo"},
        ("0@-160,20,30u", "1@0,0,80d", "2@110,-30,120u", "3@-90,-50,0d"),
    ),
    "edge": Played(
        {"players": 2, "equilibrium": True},
        ("0@-70,0,20e", "1@10,35,100e", "2@85,-20,150e"),
    ),
}


def stone_picture(picture: StonePicture) -> Json:
    """A picture as the browser draws it: the stones on the table, the cords, and who touched."""
    world, kinds = picture.world(), kinds_of(boxes(picture))
    stones: list[Json] = [
        {
            "kind": kinds[stone],
            "size": _rounded(world.record["axes"][stone].tolist()),
            "holder": AREA,
            "pose": _rounded([*world.place(stone), *world.record["turn"][stone].tolist()]),
        }
        for stone in world.on_table
    ]
    cords: list[Json] = [
        _rounded(world.cord(cord).ravel().tolist()) for cord in range(int(world.record["cords"]))
    ]
    glowing: list[Json] = [world.on_table.index(stone) for stone in sorted(touching(world))]
    return {"stones": stones, "cords": cords, "glowing": glowing}


def boxes(picture: StonePicture) -> tuple[str, ...]:
    """The boxes that are on the table."""
    return picture.scene.boxes if isinstance(picture, LetRun) else picture.state().options.boxes


def touching(world: World) -> set[int]:
    """The stones that have touched another."""
    return {stone for touch in world.touches() for stone in (touch.one, touch.other)}


def _rounded(values: Sequence[float]) -> list[Json]:
    return [round(value, DIGITS) + 0.0 for value in values]  # no −0
