"""Lessons: a table at which the tutorial is played, with the same luck for everybody.

A lesson counts for nothing, and no list shows it: whoever learns may begin as often as they like.
"""

from klub.engine.contract import Seat
from klub.games import game, game_type
from klub.server.opening import Opening
from klub.server.stores import Identity, TableId
from klub.table import wishes
from klub.table.seed import Seed


def lesson(name: str, who: Identity, table: TableId, at: float) -> Opening:
    """A table for somebody who learns the game called ``name``, begun."""
    plan = game_type(name).presets.lesson
    opening = Opening(wishes.open_table(game(name), table, who.id, plan.options, at, lesson=True))
    opening.sit(Seat(0), who.id, who.name)
    opening.start(Seed(plan.seed))
    return opening
