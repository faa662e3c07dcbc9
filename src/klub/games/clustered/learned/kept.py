"""What was learned, as it is kept in the package: small, with a note of how it was made."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.learned.network import NETWORK

FINEST = 127
"""Rows are kept as whole numbers from minus to plus this, in units of their own."""
LAYERS = ("weight", "bias", "last", "mean")
TABLES = {1: (1,), 2: (2,), 4: (3, 4), 8: (5, 6, 7, 8)}
"""There is a network for up to so many players; it has seen games of each of these."""
FILE = "weights.npz"


def save(path: Path, networks: Mapping[int, NDArray[np.void]], made: Mapping[str, Any]) -> None:
    """Keep a network for each size of table, and how they were made."""
    kept: dict[str, NDArray[Any]] = {"made": np.array(json.dumps(made))}
    for most, network in networks.items():
        rows = network["row"][0]
        met = np.flatnonzero(np.abs(rows).max(axis=1) > 0)
        unit = (np.abs(rows[met]).max(axis=1) / FINEST).astype(np.float32)
        kept[f"{most} met"] = met.astype(np.int16)
        kept[f"{most} unit"] = unit
        kept[f"{most} rows"] = np.rint(rows[met] / unit[:, None]).astype(np.int8)
        for layer in LAYERS:
            kept[f"{most} {layer}"] = network[layer][0]
    np.savez_compressed(path, allow_pickle=False, **kept)


def load(path: Path, most: int) -> NDArray[np.void]:
    """The network for up to ``most`` players: an array of one."""
    network = np.zeros(1, NETWORK)
    with np.load(path, allow_pickle=False) as kept:
        rows = kept[f"{most} rows"].astype(np.float32) * kept[f"{most} unit"][:, None]
        network["row"][0, kept[f"{most} met"]] = rows
        for layer in LAYERS:
            network[layer][0] = kept[f"{most} {layer}"]
    return network


def made(path: Path) -> dict[str, Any]:
    """How the networks of a file were made."""
    with np.load(path, allow_pickle=False) as kept:
        told: dict[str, Any] = json.loads(str(kept["made"]))
    return told


def packaged() -> Path:
    """The file that klub comes with."""
    return Path(str(files("klub.games.clustered.learned"))) / FILE


@cache
def network_for(players: int) -> NDArray[np.void]:
    """What klub has learned of games with so many players; not to be written to."""
    return load(packaged(), next(most for most in TABLES if players <= most))
