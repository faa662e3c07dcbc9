"""Both engines of Clustered keep the contract of `klub.engine`."""

from collections.abc import Mapping

from klub.engine.contract import Json
from klub.games.clustered import Clustered
from klub.games.clustered.kernel import KernelClustered
from klub.testing import GameContract

TABLES: tuple[Mapping[str, Json], ...] = (
    {"players": 1, "discards": "open"},
    {"players": 2, "first_bonuses": True, "biggest_bonuses": True},
    {"players": 2, "quick": True, "quick_discard": "any_hand", "table": "7x5"},
    {"players": 4, "quick": True, "extra_wilds": "all", "starter": "random"},
    {"players": 5, "start_axis": "vertical", "tie_break": "rectangle"},
)


class TestReadableEngine(GameContract):
    game = Clustered()
    tables = TABLES


class TestKernelEngine(GameContract):
    game = KernelClustered()
    tables = TABLES
