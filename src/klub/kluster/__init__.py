"""Kluster: stones and cords, every edition and mode, refereed on the magnet world."""

from klub.kluster.engine import Kluster
from klub.kluster.notation import Move
from klub.kluster.options import Options
from klub.kluster.plan import Placement, Plan, Played, Pull
from klub.kluster.result import Cause, Incident, TurnResult
from klub.kluster.state import AREA, ASIDE, POOL, State
from klub.kluster.turn import Turn
from klub.kluster.view import View

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
