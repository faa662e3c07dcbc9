"""Thousands of games at a time, for learners who write loops over arrays."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from klub.research.batch.clustered import ClusteredBatch
    from klub.research.batch.kluster import KlusterBatch, KlusterControlBatch

__all__ = ["ClusteredBatch", "KlusterBatch", "KlusterControlBatch"]

GAMES = {"ClusteredBatch": "clustered", "KlusterBatch": "kluster", "KlusterControlBatch": "kluster"}


def __getattr__(name: str) -> Any:
    # One game need not wait for the machine code of the other.
    if name in GAMES:
        return getattr(import_module(f"{__name__}.{GAMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
