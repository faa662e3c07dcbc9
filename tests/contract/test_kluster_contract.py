"""Kluster keeps the contract of `klub.engine`."""

from klub.games.kluster import Kluster
from klub.testing import GameContract


class TestKluster(GameContract):
    game = Kluster()
    tables = (
        {"boxes": "duo", "players": 1, "solo_faults": 1},
        {"boxes": "duo", "players": 2, "mode": "expert", "contact": "stick"},
        {"boxes": "duo", "players": 3, "pool_empty": "last_placer"},
        {"players": 1, "equilibrium": True, "shorten": 40, "solo_faults": 0},
        {"boxes": "trio+duo", "players": 5, "mode": "elimination", "starter": "random"},
    )
    hides = False
