"""The peer in C plays the very games that the kernel plays, or its speed would mean nothing."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "clustered_playouts.py"


@pytest.fixture(scope="module")
def playouts() -> ModuleType:
    spec = importlib.util.spec_from_file_location("clustered_playouts", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_kernel_and_c_play_the_same_games(playouts: ModuleType, players: int) -> None:
    peer = playouts.c_games(players)
    if peer is None:
        pytest.skip("there is no C compiler on this machine")
    points = playouts.kernel_games(players, 500)
    assert np.array_equal(peer(500), points)
    assert points[:, :, 0].max() > 0
