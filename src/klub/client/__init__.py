"""A club from a program: sit down at its tables and play.

    async with Club("http://127.0.0.1:8000", name="Ada") as club:
        table = await club.open_table("clustered", seats=["me", "bot:greedy"], start=True)
        async for turn in table.turns():
            ...

docs/client.md tells the rest.
"""

from klub.client.club import Club
from klub.client.failure import Forbidden, Refused, Unreachable, Unsure, Untrue
from klub.client.live import Live
from klub.client.table import Table
from klub.client.turn import Turn

__all__ = [
    "Club",
    "Forbidden",
    "Live",
    "Refused",
    "Table",
    "Turn",
    "Unreachable",
    "Unsure",
    "Untrue",
]
