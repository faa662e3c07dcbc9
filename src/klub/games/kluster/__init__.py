"""Kluster: stones and cords, every edition and mode, refereed on the magnet world."""

from klub.games.kluster.engine import Kluster
from klub.games.kluster.notation import Move
from klub.games.kluster.options import Options
from klub.games.kluster.plan import Placement, Plan, Played, Pull
from klub.games.kluster.result import Cause, Incident, TurnResult
from klub.games.kluster.state import AREA, ASIDE, POOL, State
from klub.games.kluster.turn import Turn
from klub.games.kluster.view import View

__all__ = [
    "AREA",
    "ASIDE",
    "POOL",
    "Cause",
    "Incident",
    "Kluster",
    "Move",
    "Options",
    "Placement",
    "Plan",
    "Played",
    "Pull",
    "State",
    "Turn",
    "TurnResult",
    "View",
]
