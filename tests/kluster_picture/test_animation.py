"""Animations of turns, frame by frame."""

from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PIL import Image

from klub.games.kluster import Kluster, State, notation
from klub.games.kluster.animation import LONG_PAUSE, PAUSE, Film, Scene, frames, still, view_of
from klub.games.kluster.picture import CORD, SHADE, TOUCHING

GAME = Kluster()


@cache
def states() -> tuple[State, ...]:
    """A solo table before a clean turn, before a fault, and after it."""
    state = GAME.start(GAME.options({"boxes": "duo", "players": 1}), Random(1))
    made = [state]
    for turn in ("0@-40,0,0u", "1@-26,0,0d"):
        state = GAME.play(state, notation.move(turn))
        made.append(state)
    return tuple(made)


def filmed(turn: int) -> list[tuple[Image.Image, int]]:
    before, after = states()[turn - 1 : turn + 1]
    return list(frames(Scene(before, after, "caption", "verdict"), view_of(states())))


def share(image: Image.Image, colour: tuple[int, int, int]) -> float:
    """How much of a picture is of a colour."""
    return float((np.asarray(image) == np.array(colour)).all(axis=2).mean())


def test_a_clean_turn_lasts_as_long_as_it_took() -> None:
    shown = filmed(1)
    last = states()[1].last
    assert last is not None
    *moving, pause = [duration for _, duration in shown]
    assert pause == PAUSE
    assert sum(moving) == pytest.approx(last.ticks * 1000 / 60, abs=600)
    assert all(share(image, TOUCHING) == 0 for image, _ in shown)
    assert all(share(image, CORD) > 0.001 for image, _ in shown)


def test_a_stone_in_the_air_has_a_shadow() -> None:
    shown = [image for image, _ in filmed(1)]
    shades = [share(image, SHADE) > 0 for image in shown]
    assert any(shades)
    assert not shades[0], "nothing is held yet"
    assert not shades[-1], "everything lies"


def test_a_fault_is_marked_shown_slowly_and_cleared_away() -> None:
    shown = filmed(2)
    marked = [share(image, TOUCHING) > 0 for image, _ in shown]
    first = marked.index(True)
    assert not any(marked[:first])
    assert all(marked[first:-1])
    assert not marked[-1], "the stones have been taken"
    assert shown[-2][1] == LONG_PAUSE
    slow = [duration for _, duration in shown[first:-2]]
    assert all(duration >= 90 for duration in slow)


def test_all_pictures_of_a_film_are_of_one_size(tmp_path: Path) -> None:
    film = Film()
    for turn in (1, 2):
        for image, duration in filmed(turn):
            film.add(image, duration)
    assert len({image.size for image in film.pictures}) == 1
    film.save(tmp_path / "film.gif")
    with Image.open(tmp_path / "film.gif") as saved:
        assert saved.info["loop"] == 0
        assert saved.size == film.pictures[0].size


def test_a_still_shows_the_field() -> None:
    empty, lying = states()[0], states()[1]
    view = view_of(states())
    plain, coloured = still(empty, view, ""), still(lying, view, "")
    colours = [len(image.getcolors(1 << 20) or ()) for image in (plain, coloured)]
    assert colours[1] > colours[0]
