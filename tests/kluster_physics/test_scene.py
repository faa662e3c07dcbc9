"""Scenes: each shows what it says, bad ones are refused, and `klub scene` draws them."""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from kluster_tables import deepest, lowest, moved, stretch, touching, worst_overlap
from PIL import Image
from typist import Klub

from klub.engine.errors import Malformed
from klub.games.kluster.physics import World
from klub.games.kluster.scene import Scene, read_scene

FOLDER = Path(__file__).parents[2] / "scenes"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))

AT_REST = "6fcb0cee1dd41c15c6ded994db652363cdd2f570dede4b48f1bb9e7db6d2d2b4"
"""The table of full-cord at rest. It moves whenever the physics is retuned, which is then meant;
if it moves otherwise, worlds are no longer the same everywhere."""


def scene(name: str) -> Scene:
    return read_scene((FOLDER / f"{name}.json").read_text())


def after(name: str, seconds: float | None = None) -> World:
    """The world of a scene when it has been played."""
    played = scene(name)
    world = played.world()
    for _ in played.played(world, played.seconds if seconds is None else seconds):
        pass
    return world


def frames(name: str) -> Iterator[World]:
    played = scene(name)
    return played.played(played.world(), played.seconds)


@pytest.mark.parametrize("name", NAMES)
def test_every_scene_runs_and_nothing_impossible_is_seen(name: str) -> None:
    played = scene(name)
    assert played.says.endswith(".")
    world = played.world()
    for _ in played.played(world, played.seconds):
        assert deepest(world) < 0.2e-3, world.time
        assert worst_overlap(world) < 0.3e-3, world.time
        for cord in range(len(played.cords)):
            assert stretch(world, cord) < 0.015, world.time
    assert world.time == pytest.approx(played.seconds, abs=0.01)
    assert len(world.on_table) >= len(played.stones)


def test_there_are_scenes() -> None:
    assert len(NAMES) >= 12


def test_full_cord_comes_to_rest_on_the_same_bits_everywhere() -> None:
    world = after("full-cord")
    assert world.at_rest
    assert world.fingerprint() == AT_REST


def test_in_full_cord_24_stones_lie_inside_and_none_touches() -> None:
    world = after("full-cord", 60)
    assert touching(world) == set()
    assert len(world.on_table) == 24
    assert [world.inside(i) for i in range(24)] == [[0]] * 24
    assert min(world.gap(i, j) for i, j in combinations(range(24), 2)) > 1e-3
    start = scene("full-cord").world()
    assert max(moved(world, i, start.place(i)) for i in range(24)) < 3e-3


def test_slip_inside_snaps() -> None:
    assert touching(after("slip-inside")) == {(0, 1)}


def test_slip_outside_stays_for_a_minute_and_longer() -> None:
    world = after("slip-outside")
    places = [world.place(0), world.place(1)]
    world.run(60)
    assert touching(world) == set()
    assert [world.place(0), world.place(1)] == places


def test_on_edge_stands_until_another_comes_near() -> None:
    upright = [world.tilt(0) for world in frames("on-edge")]
    assert min(upright[:30]) > 1.5
    assert upright[-1] < 0.8


def test_figure_eight_has_both_lobes_inside() -> None:
    world = after("figure-eight")
    assert [world.inside(i) for i in range(3)] == [[0], [0], []]


def test_chain_reaction_reacts() -> None:
    still = scene("chain-reaction").world()
    still.run(4)
    assert touching(still) == set(), "the row stays as long as nobody comes"
    assert len(touching(after("chain-reaction"))) >= 2


def test_cord_pulled_pushes_stones_together() -> None:
    start, world = scene("cord-pulled").world(), after("cord-pulled")
    spread = [np.std([w.place(i)[:2] for i in range(8)]) for w in (start, world)]
    assert spread[1] < spread[0]
    assert [world.inside(i) for i in range(8)] == [[0]] * 8


def test_flying_over_makes_stones_tremble() -> None:
    start = scene("flying-over").world()
    tremble = [max(moved(w, i, start.place(i)) for i in range(12)) for w in frames("flying-over")]
    assert max(tremble) > 0.3e-3


def test_four_boxes_hold_96_stones_in_four_cords() -> None:
    world = after("four-boxes", 1)
    assert len(world.on_table) == 96
    assert {cord for i in range(96) for cord in world.inside(i)} == {0, 1, 2, 3}


def test_overlapping_cords_share_stones_and_one_is_drawn_away() -> None:
    start, world = scene("overlapping-cords").world(), after("overlapping-cords")
    assert start.cords_cross(0, 1)
    assert start.inside(1) == [0, 1]
    assert (start.inside(0), start.inside(2)) == ([0], [1])
    assert world.cord(1)[:, 0].mean() > start.cord(1)[:, 0].mean() + 0.01


def test_spinners_turn_in_place_before_they_slide() -> None:
    start, world = scene("spinners").world(), after("spinners")
    turned = [float(abs(start.record["turn"][i] @ world.record["turn"][i])) for i in range(5)]
    assert min(turned) < 0.9999


def test_two_hands_lift_a_stone_and_it_snaps_to_one_of_them() -> None:
    heights = [lowest(world, 0) for world in frames("two-hands")]
    assert max(heights) > 3e-3
    assert touching(after("two-hands")) <= {(0, 1), (0, 2)}
    assert touching(after("two-hands"))


ONE = {"says": "One.", "stones": [{"x": 0, "y": 0}], "seconds": 0.1}

MALFORMED: dict[str, object] = {
    "empty": "",
    "cut off": '{"says": "A',
    "a list": [],
    "nobody speaks": {},
    "an unknown field": ONE | {"colour": "red"},
    "an unknown box": ONE | {"boxes": ["quattro"]},
    "a place in words": ONE | {"stones": [{"x": "left", "y": 0}]},
    "no y": ONE | {"stones": [{"x": 0}]},
    "off the table": ONE | {"stones": [{"x": 5, "y": 0}]},
    "25 stones": ONE | {"stones": [{"x": 0.05 * k, "y": 0} for k in range(25)]},
    "five boxes": ONE | {"boxes": ["trio"] * 5},
    "nine cords": ONE | {"cords": [{}] * 9},
    "an unknown shape": ONE | {"cords": [{"shape": "heart"}]},
    "two corners": ONE | {"cords": [{"outline": [[0, 0], [1, 1]]}]},
    "a long cord": ONE | {"cords": [{"length": 1000}]},
    "a cord off the table": ONE | {"cords": [{"x": 7}]},
    "backwards": ONE | {"seconds": -1},
    "for ever": ONE | {"seconds": 1e9},
    "an unknown act": ONE | {"acts": [{"do": "eat", "at": 0}]},
    "a third hand": ONE | {"acts": [{"do": "release", "at": 0, "hand": 2}]},
    "an empty hand lets go": ONE | {"acts": [{"do": "release", "at": 0}]},
    "an empty hand moves": ONE | {"acts": [{"do": "aim", "at": 0, "to": {"x": 0, "y": 0}}]},
    "a stone from nowhere": ONE
    | {"acts": [{"do": "hold", "at": 0, "stone": 99, "to": {"x": 0, "y": 0}}]},
    "a stone before the first": ONE
    | {"acts": [{"do": "hold", "at": 0, "stone": -1, "to": {"x": 0, "y": 0}}]},
    "a stone from the table": ONE
    | {"acts": [{"do": "hold", "at": 0, "stone": 0, "to": {"x": 0, "y": 0}}]},
    "no such cord": ONE | {"acts": [{"do": "grab", "at": 0, "cord": 0, "node": 0}]},
    "no cord to drag": ONE | {"acts": [{"do": "drag", "at": 0, "cord": 3, "x": 0, "y": 0}]},
    "a cord before the first": ONE
    | {"cords": [{}], "acts": [{"do": "grab", "at": 0, "cord": -1, "node": 0}]},
    "no such point": ONE
    | {"cords": [{}], "acts": [{"do": "grab", "at": 0, "cord": 0, "node": 64}]},
}


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_scene_is_refused_in_one_sentence(what: str, klub: Klub, home: Path) -> None:
    text = MALFORMED[what]
    home.mkdir()
    path = home / "bad.json"
    path.write_text(text if isinstance(text, str) else json.dumps(text))
    ran = klub("scene", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("klub: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


def test_reading_says_who_is_at_fault() -> None:
    with pytest.raises(Malformed):
        read_scene("[" * 100_000)
    with pytest.raises(Malformed):
        read_scene(b"\xff\xfe")


@pytest.mark.parametrize(("suffix", "kind"), [("png", "PNG"), ("gif", "GIF")])
def test_a_picture_is_written(suffix: str, kind: str, klub: Klub, tmp_path: Path) -> None:
    output = tmp_path / f"x.{suffix}"
    ran = klub("scene", FOLDER / "slip-inside.json", "-o", output, "--seconds", "0.5")
    assert (ran.code, ran.err.strip()) == (0, "")
    assert "0 and 1 touched after" in ran.out
    with Image.open(output) as image:
        assert image.format == kind
        assert min(image.size) > 100
        assert max(image.size) <= 720
        assert len(image.convert("RGB").getcolors(1 << 20) or []) > 10
        if kind == "GIF":
            assert getattr(image, "n_frames", 1) == 11


def test_without_an_output_nothing_is_written(klub: Klub, tmp_path: Path) -> None:
    ran = klub("scene", FOLDER / "slip-outside.json")
    assert ran.code == 0
    assert "none touched" in ran.out
    assert list(tmp_path.glob("*.png")) == []


BAD = {
    "a picture of another kind": "{scene} -o {home}/x.bmp",
    "a picture without a kind": "{scene} -o {home}/x",
    "no such file": "{home}/none.json",
    "a folder": "{home}",
    "seconds in words": "{scene} --seconds long",
    "negative seconds": "{scene} --seconds -1",
    "too many seconds": "{scene} --seconds 601",
    "seconds that are no number": "{scene} --seconds nan",
    "no such folder for the picture": "{scene} --seconds 0.1 -o {home}/none/x.png",
    "no file": "",
}


@pytest.mark.parametrize("what", BAD)
def test_a_command_that_cannot_be_done_is_refused_in_one_line(
    what: str, klub: Klub, tmp_path: Path
) -> None:
    words = BAD[what].format(scene=FOLDER / "slip-outside.json", home=tmp_path).split()
    try:
        ran = klub("scene", *words)
        code, told = ran.code, ran.err
    except SystemExit as stopped:
        code, told = int(stopped.code or 0), klub.capsys.readouterr().err
    assert code == 2
    assert told.strip()
    assert len(told.strip().splitlines()) == 1, told
    assert [path.name for path in tmp_path.iterdir() if path.suffix] == []
