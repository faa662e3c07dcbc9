"""What people see of Kluster's environments: text, pixels and a window."""

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from klub.research.kluster import ControlEpisode, PlacementEpisode
from klub.research.kluster.drawing import Drawing, letters, pixels
from klub.research.pettingzoo import klub_kluster_v0


def laid() -> PlacementEpisode:
    """Two stones on the table, one with each face up."""
    episode = PlacementEpisode(boxes="duo")
    episode.reset(1)
    episode.act((-1, -0.5, 0.5, 0, 1))
    episode.act((-1, 0.5, -0.5, 0, -1))
    return episode


def test_text_shows_where_each_stone_lies_and_which_face_is_up() -> None:
    title, *lines = letters(laid()).splitlines()
    assert title == "turn 3: player 0 · in stock 5 5 · 2 in the area"
    (upper,) = (row for row, line in enumerate(lines) if "0+" in line)
    (lower,) = (row for row, line in enumerate(lines) if "1-" in line)
    middle = len(lines) / 2
    assert upper < middle < lower
    assert lines[upper].index("0+") < 36 < lines[lower].index("1-")
    assert max(map(len, lines)) <= 72


def test_text_marks_a_stone_in_a_hand() -> None:
    episode = ControlEpisode(boxes="duo")
    episode.reset(1)
    episode.act((-1, 0, 0, 0, 0, 0, 1, -1))
    assert "0*" in letters(episode)


def test_a_picture_keeps_its_size_and_shows_what_changed() -> None:
    episode = laid()
    before = pixels(episode)
    assert before.dtype == np.uint8
    episode.act((-1, 0.0, 0.0, 0, 0))
    after = pixels(episode)
    assert after.shape == before.shape
    high, wide, _ = np.array(before.shape) // 2
    assert (after[high, wide] != before[high, wide]).any(), "a stone lies in the middle now"


def test_the_end_is_told() -> None:
    episode = PlacementEpisode(boxes="duo", players=1, solo_faults=0)
    episode.reset(1)
    for _ in range(2):
        episode.act((-1, 0, 0, 0, 0))
    assert episode.over
    assert letters(episode).startswith("won by 0")


def test_a_window_shows_each_action_and_is_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown: list[Any] = []
    monkeypatch.setattr("klub.research.window.Window.show", lambda *told: shown.append(told))
    env = klub_kluster_v0.env(boxes="duo", render_mode="human")
    env.reset(seed=1)
    env.step(np.zeros(5, np.float32))
    assert len(shown) == 2
    copied = deepcopy(env)
    copied.step(np.zeros(5, np.float32))
    first, _, last = (window for window, *_ in shown)
    assert first is not last


def test_without_a_render_mode_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    warned: list[str] = []
    monkeypatch.setattr(gymnasium.logger, "warn", warned.append)
    assert Drawing(None, "a table", 4).drawn(laid()) is None
    assert warned == ["a table was made without a render_mode, so it shows nothing"]
