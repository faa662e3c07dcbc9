"""The magnet world: stones, cords, hands and a table. It knows nothing of players or rules."""

from klub.games.kluster.physics.batch import Worlds
from klub.games.kluster.physics.loop import laid, middle, nearest_inside
from klub.games.kluster.physics.stone import DUO, TRIO, Stone, duo, trio
from klub.games.kluster.physics.world import Runaway, Touch, World, turned

__all__ = [
    "DUO",
    "TRIO",
    "Runaway",
    "Stone",
    "Touch",
    "World",
    "Worlds",
    "duo",
    "laid",
    "middle",
    "nearest_inside",
    "trio",
    "turned",
]
