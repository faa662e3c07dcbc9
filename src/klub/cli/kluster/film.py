"""Recorded games of Kluster as animations and pictures."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from klub.cli import names
from klub.cli.kluster.news import verdict
from klub.cli.kluster.terminal import KlusterTable
from klub.cli.progress import progress
from klub.engine.errors import Refusal
from klub.games.kluster.animation import Film, Scene, frames, still, view_of
from klub.i18n import text

WIDE = 50
"""Characters of a line in a picture."""


def film(tables: Sequence[KlusterTable], turn: int | None, output: Path) -> None:
    """Write a game, or one turn of it, as a GIF; the end of a turn as a PNG."""
    turns = len(tables) - 1
    if turn is not None and not 1 <= turn <= turns:
        raise Refusal("turn-range", turns=turns)
    match output.suffix.lower():
        case ".png":
            draw(tables, turns if turn is None else turn, output)
        case ".gif":
            if not turns:
                raise Refusal("film-empty")
            _animate(tables, range(1, turns + 1) if turn is None else [turn], output)
        case _:
            raise Refusal("film-output", file=output.name)


def draw(tables: Sequence[KlusterTable], turn: int, output: Path) -> None:
    """The table after a turn as a PNG."""
    state = tables[turn].state
    caption = f"{_caption(tables, turn)}\n{_verdict(tables, turn)}" if turn else ""
    still(state, view_of([state]), caption).save(output, format="PNG")


def _animate(tables: Sequence[KlusterTable], turns: Sequence[int], output: Path) -> None:
    shown = [tables[number].state for number in (turns[0] - 1, *turns)]
    view, made = view_of(shown), Film()
    with progress() as bar:
        for number in bar.track(turns, description=text("scene-drawing")):
            scene = Scene(
                tables[number - 1].state,
                tables[number].state,
                _caption(tables, number),
                _verdict(tables, number),
            )
            for image, duration in frames(scene, view):
                made.add(image, duration)
    made.save(output)


def _caption(tables: Sequence[KlusterTable], turn: int) -> str:
    seat, _ = tables[turn].plays[-1]
    name = names.numbered(tables[turn].names)[seat]
    return text("film-turn", turn=turn, turns=len(tables) - 1, name=name)


def _verdict(tables: Sequence[KlusterTable], turn: int) -> str:
    last = tables[turn].state.last
    assert last is not None
    return fill(verdict(tables[turn - 1].state, last), WIDE)
