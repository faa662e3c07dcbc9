"""Animations of turns: the track of each, drawn from above, with a fault in slow motion."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from klub.games.kluster.input import TICKS
from klub.games.kluster.physics import World
from klub.games.kluster.picture import View, picture
from klub.games.kluster.pose import points
from klub.games.kluster.result import TurnResult
from klub.games.kluster.state import State
from klub.games.kluster.track import Sample, samples

COLOURS = 64
EACH = 4
"""Ticks from one picture to the next: 15 pictures a second."""
SLOWER = 3
"""How much slower a fault is shown."""
BEFORE, AFTER = 6, 24
"""Ticks before and after an incident that are shown slowly."""
LONGEST = 30
"""Ticks for which nothing moves, at most; a longer wait is cut."""
PAUSE, LONG_PAUSE = 600, 1800
"""ms at the end of a turn, and of one that was lost."""
LETTERS, LINES = 26, 5
"""Pixels of letters, before a picture is made half as large; and lines of them above the table."""


@dataclass(slots=True)
class Film:
    """Pictures one after the other, kept small."""

    pictures: list[Image.Image] = field(default_factory=list)
    durations: list[int] = field(default_factory=list)
    """ms."""

    def add(self, image: Image.Image, duration: int) -> None:
        """Add a picture: half as large, in few colours, or the file would be huge."""
        half = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
        self.pictures.append(half.quantize(COLOURS, dither=Image.Dither.NONE))
        self.durations.append(duration)

    def save(self, path: Path) -> None:
        """Write it as a GIF that begins anew at its end."""
        first, *others = self.pictures
        first.save(path, save_all=True, append_images=others, duration=self.durations, loop=0)


@dataclass(frozen=True, slots=True)
class Scene:
    """One turn to be shown."""

    before: State
    after: State
    caption: str
    """Whose turn it is."""
    verdict: str
    """What came of it, in short lines."""


def view_of(states: Iterable[State]) -> View:
    """A part of the table on which all these states can be seen."""
    shown: list[tuple[float, float]] = []
    for state in states:
        shown += [point for cord in state.cords for point in cord]
        shown += [(pose.place[0], pose.place[1]) for pose in state.poses if pose is not None]
    return View(shown, LETTERS, LINES)


def still(state: State, view: View, caption: str) -> Image.Image:
    """The table between two turns."""
    return picture(state.world(), view, caption=caption)


def frames(scene: Scene, view: View) -> Iterator[tuple[Image.Image, int]]:
    """The pictures of a turn, each with how long it is shown in ms."""
    result = scene.after.last
    assert result is not None
    world = scene.before.world()
    shown = _shown(scene.before, result)
    for sample, following in zip(shown, [*shown[1:], None], strict=True):
        ticks = EACH if following is None else min(LONGEST, following.tick - sample.tick)
        slow = SLOWER if _critical(result, sample.tick) else 1
        touching = _touching(result, sample.tick)
        last = following is None and result.fault
        _set(world, sample)
        told = f"{scene.caption}\n{scene.verdict}" if touching else scene.caption
        image = picture(world, view, caption=told, touching=touching, field=False)
        yield image, LONG_PAUSE if last else slow * round(ticks * 1000 / TICKS)
    told = f"{scene.caption}\n{scene.verdict}"
    yield picture(scene.after.world(), view, caption=told, field=False), PAUSE


def _shown(before: State, result: TurnResult) -> list[Sample]:
    """The moments of a turn that are drawn: more of them where it is lost."""
    poses = {stone: pose for stone, pose in enumerate(before.poses) if pose is not None}
    kept = [Sample(0, poses, before.cords)]
    sample = kept[0]
    for sample in samples(result.track, poses, before.cords):
        if sample.tick - kept[-1].tick >= EACH or _critical(result, sample.tick):
            kept.append(sample)
    return kept if kept[-1] is sample else [*kept, sample]


def _set(world: World, sample: Sample) -> None:
    """Bring stones and cords to where they were at a moment."""
    for stone in range(len(world.stones)):
        if stone in sample.poses:
            world.put(stone, *sample.poses[stone])
        else:
            world.take(stone)
    for cord, line in enumerate(sample.cords):
        world.lay(cord, points(line))


def _critical(result: TurnResult, tick: int) -> bool:
    return any(-BEFORE <= tick - one.tick <= AFTER for one in result.incidents)


def _touching(result: TurnResult, tick: int) -> Sequence[int]:
    """The stones that have made a fault until now."""
    return [stone for one in result.incidents if one.tick <= tick for stone in one.stones]
