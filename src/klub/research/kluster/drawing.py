"""A table of Kluster from above, for people who watch learners: as pixels, or as text."""

from math import cos, pi, sin

import gymnasium
import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import ABSENT, HELD
from klub.games.kluster.picture import View, footprint, picture, upright
from klub.research.kluster.episode import Episode
from klub.research.kluster.sight import counts
from klub.research.window import Window

MODES = ("human", "ansi", "rgb_array")
FPS = 4
"""Placements a second in a window."""
WIDE = 72
"""Characters in a line."""
TALL = 2.1
"""How much higher than wide a character is."""


class Drawing:
    """How an environment is rendered, with so many pictures a second in a window."""

    def __init__(self, mode: str | None, title: str, fps: int) -> None:
        if mode not in (None, *MODES):
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.mode, self.title, self.fps = mode, title, fps
        self._window = Window(title)

    def __reduce__(self) -> tuple[object, ...]:
        # A window stays where it was opened, whoever is copied.
        return Drawing, (self.mode, self.title, self.fps)

    def shown(self, episode: Episode) -> None:
        """After each action: a window shows it at once."""
        if self.mode == "human":
            self.drawn(episode)

    def drawn(self, episode: Episode) -> NDArray[np.uint8] | str | None:
        """The table now."""
        match self.mode:
            case "ansi":
                return letters(episode)
            case "rgb_array":
                return pixels(episode)
            case "human":
                self._window.show(pixels(episode), self.fps)
            case _:
                gymnasium.logger.warn(
                    f"{self.title} was made without a render_mode, so it shows nothing"
                )
        return None

    def close(self) -> None:
        """Take the window off the screen."""
        self._window.close()


def pixels(episode: Episode) -> NDArray[np.uint8]:
    """The table as an image, always of the same size: uint8 (height, width, 3)."""
    image = picture(
        episode.world, View(episode.ground.corners), caption=caption(episode), field=False
    )
    return np.array(image, np.uint8)


def caption(episode: Episode) -> str:
    """How the game stands, in a line."""
    state = episode.state
    held = " ".join(map(str, counts(state, episode.turn)))
    stones = f"{len(episode.world.on_table)} in the area"
    if state.options.mode != "elimination":
        stones = f"in stock {held} · {stones}"
    if state.over:
        return f"won by {', '.join(map(str, state.winners))} · {stones}"
    return f"turn {state.turns + 1}: player {state.turn} · {stones}"


def letters(episode: Episode) -> str:
    """The table as text: cords as dots, stones with their number and their upper face."""
    ground = episode.ground
    wide, high = ground.half
    rows = max(8, round(WIDE / TALL * high / wide))
    page = [[" "] * WIDE for _ in range(rows)]
    world = episode.world

    def write(x: float, y: float, word: str) -> None:
        across, up = ground.seen(np.array([x, y])).tolist()
        row = round((1 - up) / 2 * (rows - 1))
        column = round((across + 1) / 2 * (WIDE - 1)) - len(word) // 2
        for at, sign in enumerate(word, column):
            if 0 <= row < rows and 0 <= at < WIDE:
                page[row][at] = sign

    for cord in range(world.record["cords"]):
        line = world.cord(cord)
        for one, other in zip(line, np.roll(line, -1, axis=0), strict=True):
            for part in (0.0, 0.5):
                x, y = (one + (other - one) * part).tolist()
                write(x, y, ".")
    shown = [i for i in range(len(world.stones)) if world.record["kind"][i] != ABSENT]
    for stone in shown:
        for x, y in _rim(world, stone):
            write(x, y, ":")
    for stone in shown:
        write(*world.place(stone)[:2], f"{stone}{_sign(world, stone)}")
    return "\n".join([caption(episode), *("".join(line).rstrip() for line in page)]) + "\n"


def _sign(world: World, stone: int) -> str:
    if world.record["kind"][stone] == HELD:
        return "*"
    if upright(world, stone):
        return "|"
    return "+" if world.face_up(stone) else "-"


def _rim(world: World, stone: int) -> list[tuple[float, float]]:
    """Points on the outline of a stone, in m."""
    long, wide, yaw = footprint(world, stone)
    x, y, _ = world.place(stone)
    rim = []
    for k in range(24):
        a, b = long * cos(k * pi / 12), wide * sin(k * pi / 12)
        rim.append((x + a * cos(yaw) - b * sin(yaw), y + a * sin(yaw) + b * cos(yaw)))
    return rim
