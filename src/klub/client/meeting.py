"""What an arena and bots from elsewhere say to each other, in the chat of a table of the club.

The arena opens a table that everybody sees and sits there alone. A bot that comes says that it is
ready; the arena calls it to each of its games, and says when a game goes on no longer.
"""

import re
from contextlib import suppress
from dataclasses import dataclass

from klub.client.failure import Unsure
from klub.client.table import Table

HOST = "Arena"
"""What the arena is called at the table where it meets the bots."""

TABLE = r"(?P<table>[A-Za-z0-9_-]{1,32})"
CALL = re.compile(rf"{TABLE} seat (?P<seat>\d{{1,2}}) (?P<name>.+)")
OVER = re.compile(rf"{TABLE} over")


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody is to sit down at a table and play."""

    table: str
    seat: int
    name: str

    def __str__(self) -> str:
        return f"{self.table} seat {self.seat} {self.name}"


@dataclass(frozen=True, slots=True)
class Over:
    """A game is played no further: whoever still sits there gives up."""

    table: str

    def __str__(self) -> str:
        return f"{self.table} over"


def read(text: str) -> Call | Over | None:
    """What the arena says, if it is anything that bots understand."""
    if found := CALL.fullmatch(text):
        return Call(found["table"], int(found["seat"]), found["name"])
    if found := OVER.fullmatch(text):
        return Over(found["table"])
    return None


def ready(name: str) -> str:
    """What a bot says that has come."""
    return f"ready {name}"


async def say(meeting: Table, words: str) -> None:
    """Say something for sure; to say it twice does no harm."""
    while True:
        with suppress(Unsure):
            await meeting.say(words)
            return


def host_here(meeting: Table) -> bool:
    """Whether the arena is at the table where it meets the bots."""
    return meeting.info.seats[0].here
