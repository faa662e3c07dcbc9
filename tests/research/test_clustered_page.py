"""The spec sheet of Clustered's environments: its examples run, its tables and picture are true."""

import doctest
import re
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from clustered_env_picture import PICTURE, drawn
from gymnasium.spaces import Box
from PIL import Image

from klub.engine.contract import Json
from klub.games.clustered.options import READERS
from klub.research.clustered import Episode
from klub.research.clustered.spaces import observations

PAGE = Path(__file__).parents[2] / "docs" / "envs" / "clustered.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_say_what_they_show() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_page_tells_every_array_and_what_is_in_it(players: int) -> None:
    episode = Episode(players=players)
    side = episode.look(0)["board"].shape[1]
    sizes = {"S": 2 * side, "P": players, "side": side, "actions": episode.actions}
    rows = re.findall(r"^\| `(\w+)` \| \(([^)]*)\) (\w+) \| (.*?) \|", TEXT, re.MULTILINE)
    told = {}
    for name, shape, kind, values in rows:
        numbers = [sizes.get(one) or int(one) for one in re.findall(r"\w+", shape)]
        low, high = re.findall(r"-?\w+(?: − 1)?", values.replace(" to ", ","))
        most = side - 1 if high.startswith("side") else int(high)
        told[name] = (tuple(numbers), kind, int(low), most)
    boxes = {name: cast("Box", box) for name, box in observations(episode.first).items()}
    assert told == {
        name: (box.shape, str(box.dtype), int(box.low.min()), int(box.high.max()))
        for name, box in boxes.items()
    }


def test_the_page_tells_every_option() -> None:
    table = TEXT.split("| option |")[1].split("\n\n")[0]
    first = "".join(line.split("|")[1] for line in table.splitlines()[1:])
    assert set(re.findall(r"`(\w+)`", first)) == set(READERS)


def test_the_page_counts_the_actions() -> None:
    rows = re.findall(r"^\| (\d)–(\d) \| (\d+) \| (\d+) \| ([\d,]+) \| ([\d,]+) \|", TEXT, re.M)
    assert len(rows) == 3
    for least, most, side, spots, plain, quick in rows:
        for players in (int(least), int(most)):
            one = Episode(players=players)
            assert one.look(0)["board"].shape == (2, int(side), int(side))
            assert one.look(0)["spots"].shape == (int(spots), 2)
            assert one.actions == int(plain.replace(",", ""))
            assert Episode(players=players, quick=True).actions == int(quick.replace(",", ""))


@pytest.mark.parametrize(
    ("side", "options"),
    [
        (64, {"table": "63x9"}),
        (128, {"table": "64x9"}),
        (64, {"players": 1, "two_starts": True}),
        (128, {"players": 2, "two_starts": True}),
        (128, {"players": 4, "two_starts": True}),
        (256, {"players": 4, "two_starts": True, "extra_wilds": "all"}),
        (256, {"table": "9x128"}),
    ],
)
def test_the_page_tells_what_needs_a_larger_board(side: int, options: dict[str, Json]) -> None:
    assert observations(Episode(options).first)["board"].shape == (2, side, side)


def test_the_picture_shows_what_an_environment_shows() -> None:
    with Image.open(PICTURE) as image:
        kept = np.asarray(image.convert("RGB"), int)
    apart = np.abs(kept - drawn())
    # Colours are few in the file, and letters may differ from one Pillow to the next.
    assert (apart.max(axis=2) > 48).mean() < 0.02
