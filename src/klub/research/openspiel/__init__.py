"""Clustered for OpenSpiel: importing this registers ``klub_clustered``."""

from klub.research.extra import needed

needed("pyspiel")

from klub.research.openspiel.game import NAME, ClusteredGame, game_with  # noqa: E402
from klub.research.openspiel.state import ClusteredState  # noqa: E402

__all__ = ["NAME", "ClusteredGame", "ClusteredState", "game_with"]
