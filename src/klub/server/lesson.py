"""Lessons: a table at which the tutorial is played, with the same luck for everybody.

A lesson counts for nothing, and no list shows it: whoever learns may begin as often as they like.
"""

from dataclasses import dataclass

from klub.game import Json, Seat
from klub.games import game
from klub.server.opening import Opening
from klub.server.stores import Identity, TableId
from klub.table import wishes
from klub.table.seed import Seed


@dataclass(frozen=True, slots=True)
class Lesson:
    """The house rules and the luck of a tutorial."""

    options: dict[str, Json]
    seed: Seed


LESSONS = {
    # The first hand is Sf1 Sf2 Sf3 Se2 Ts3. The filled squares make a row of three at once; Ts3
    # goes with none of the others and fits beside the start card alone. Then Se3 is drawn, which
    # makes a square of four with Sf2, Sf3 and Se2, and after it a wild.
    "clustered": Lesson({"players": 1}, Seed("00000000000000000000000000007ce4")),
    "kluster": Lesson(
        {"players": 1, "mode": "solo", "boxes": "trio"}, Seed("00000000000000000000000000000001")
    ),
}


def lesson(name: str, who: Identity, table: TableId, at: float) -> Opening:
    """A table for somebody who learns the game called ``name``, begun."""
    plan = LESSONS[name]
    opening = Opening(wishes.open_table(game(name), table, who.id, plan.options, at, lesson=True))
    opening.sit(Seat(0), who.id, who.name)
    opening.start(plan.seed)
    return opening
