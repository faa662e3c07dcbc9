"""``klub scene``: run a scene of the magnet world, and draw it from above."""

from argparse import Namespace
from pathlib import Path

from rich.progress import track

from klub.cli.console import console
from klub.cli.files import read_text
from klub.engine.errors import Refusal
from klub.games.kluster.animation import Film
from klub.games.kluster.physics import Runaway, World
from klub.games.kluster.picture import View, picture
from klub.games.kluster.scene import Scene, read_scene
from klub.i18n import text

EACH = 3
"""Frames of the world for each picture of an animation: 20 pictures a second."""
DURATION = 50
"""ms of each picture."""


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


def _play(scene: Scene, world: World, seconds: float, output: Path | None) -> None:
    animated = output is not None and output.suffix.lower() == ".gif"
    view, film = View.of(world), Film()
    if animated:
        film.add(picture(world, view), DURATION)
    frames = scene.played(world, seconds)
    shown = track(
        frames,
        description=text("scene-drawing"),
        total=round(seconds * 60),
        console=console(stderr=True),
        transient=True,
        disable=not animated,
    )
    for number, _ in enumerate(shown):
        if animated and number % EACH == EACH - 1:
            film.add(picture(world, view), DURATION)
    if output is not None and animated:
        film.save(output)
    elif output is not None:
        picture(world).save(output)
