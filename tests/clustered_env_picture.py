"""Draws the picture of docs/envs/clustered.md: ``python tests/clustered_env_picture.py``."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from klub.games.clustered.kernel import BOTS
from klub.research.clustered import Episode
from klub.research.clustered.screen import Screen

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "clustered-env.png"
MOVES = 72


def drawn() -> NDArray[np.uint8]:
    """A game of three between greedy bots, some turns before its end."""
    episode = Episode(players=3, seed=5, first_bonuses=True)
    for _ in range(MOVES):
        episode.answer(BOTS["greedy"])
    picture = Screen("rgb_array", "docs").show(episode)
    assert isinstance(picture, np.ndarray)
    return picture


if __name__ == "__main__":
    Image.fromarray(drawn()).quantize(128).save(PICTURE, optimize=True)
