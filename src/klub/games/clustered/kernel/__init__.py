"""Clustered as machine code: the same games as the readable engine plays, far faster."""

from klub.games.clustered.kernel.count import PARTS
from klub.games.clustered.kernel.engine import KernelClustered, Position
from klub.games.clustered.kernel.games import BOTS, Games, deals, play_outs

__all__ = ["BOTS", "PARTS", "Games", "KernelClustered", "Position", "deals", "play_outs"]
