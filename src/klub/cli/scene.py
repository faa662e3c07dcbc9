"""``klub scene``: run a scene of the magnet world, and draw it from above."""

from argparse import Namespace
from pathlib import Path

from PIL import Image
from rich.console import Console
from rich.progress import track

from klub.cli.files import read_text
from klub.game import Refusal
from klub.i18n import text
from klub.kluster.physics import Runaway, World
from klub.kluster.picture import View, picture
from klub.kluster.scene import Scene, read_scene

EACH = 3
"""Frames of the world for each picture of an animation: 20 pictures a second."""
COLOURS = 64


def run(chosen: Namespace) -> int:
    """Run a scene, say what came of it, and draw it if asked to."""
    scene = read_scene(read_text(chosen.file))
    seconds = scene.seconds if chosen.seconds is None else chosen.seconds
    output = chosen.output
    if output and output.suffix.lower() not in (".png", ".gif"):
        raise Refusal("scene-output", file=output.name)
    world = scene.world()
    try:
        _play(scene, world, seconds, output)
    except Runaway as runaway:
        raise Refusal("scene-runaway", detail=str(runaway)) from None
    print(scene.says)
    stones, touches = len(world.on_table), world.touches()
    told = {"stones": stones, "touches": len(touches), "rest": int(world.at_rest)}
    print(text("scene-told", seconds=f"{world.time:g}", **told))
    for touch in touches:
        after = f"{touch.step * world.record['dt']:.3f}"
        print(text("scene-touch", one=touch.one, other=touch.other, seconds=after))
    return 0


def _small(image: Image.Image) -> Image.Image:
    """A picture for an animation: half as large, in few colours, or the file would be huge."""
    half = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
    return half.quantize(COLOURS, dither=Image.Dither.NONE)


def _play(scene: Scene, world: World, seconds: float, output: Path | None) -> None:
    animated = output is not None and output.suffix.lower() == ".gif"
    view, pictures = View(world), []
    if animated:
        pictures.append(_small(picture(world, view)))
    frames = scene.played(world, seconds)
    console = Console(stderr=True)
    shown = track(
        frames,
        description=text("scene-drawing"),
        total=round(seconds * 60),
        console=console,
        transient=True,
        disable=not animated,
    )
    for number, _ in enumerate(shown):
        if animated and number % EACH == EACH - 1:
            pictures.append(_small(picture(world, view)))
    if output is not None and animated:
        pictures[0].save(output, save_all=True, append_images=pictures[1:], duration=50, loop=0)
    elif output is not None:
        picture(world).save(output)
