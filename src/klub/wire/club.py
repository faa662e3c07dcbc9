"""What is asked and answered over HTTP: tables, games, lists."""

from typing import Annotated, Any, Literal

import msgspec

from klub.wire.forms import Chosen, Field
from klub.wire.wish import Name

MOST_SEATS = 16


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "bot", "open"] = "open"
    name: Name | None = None
    """What the person is called; else the name they go by in the club."""
    bot: Name | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Literal["clustered", "kluster"]
    options: Chosen = {}
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    """From seat 0 on; the others are open."""
    listed: bool = False
    """Whether the table is shown to everybody; else it is found by its link alone."""
    rated: bool = False
    base: Annotated[int, msgspec.Meta(ge=10, le=604_800)] | None = None
    """s for each player, for the whole game; none for a table without clocks."""
    bonus: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    """s that every turn gives back."""
    start: bool = False
    """Whether to begin at once, if nobody is missing."""


class TableMade(msgspec.Struct, frozen=True):
    """Where a table is."""

    table: str
    path: str
    """The invitation: whoever has this path finds the table."""


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    names: tuple[str | None, ...]
    """By seat; none where nobody sits."""
    kept: tuple[bool, ...]
    """By seat whether it is free, but kept for somebody."""
    options: dict[str, Any]
    """House rules that are not as usual."""
    rated: bool
    timed: bool
    changed: float
    """s since 1970."""
    your_turn: bool


class TableRows(msgspec.Struct, frozen=True):
    """Tables, those that changed last first."""

    tables: tuple[TableRow, ...]


class GameRow(msgspec.Struct, frozen=True):
    """A game that is played in the club."""

    name: str
    form: tuple[Field, ...]
    bots: tuple[str, ...]
    """From the weakest to the strongest."""


class Games(msgspec.Struct, frozen=True):
    """What can be played, and how far the club is ready."""

    games: tuple[GameRow, ...]
    prepared: float
    """From 0 to 1: how much of the physics is compiled."""


class DailyRow(msgspec.Struct, frozen=True):
    """A line of the day's leaderboard."""

    place: int
    name: str
    total: int


class DailyBoard(msgspec.Struct, frozen=True):
    """The challenge of a day: the same luck for everybody."""

    day: str
    game: str
    rows: tuple[DailyRow, ...]
    mine: DailyRow | None
    table: str | None
    """The own try, if it has begun."""
    ends: float
    """s since 1970."""


class LadderRow(msgspec.Struct, frozen=True):
    """A line of the ladder."""

    place: int
    name: str
    rating: float
    """What the player surely reaches: μ − 3σ."""
    games: int


class Ladder(msgspec.Struct, frozen=True):
    """The strongest first."""

    game: str
    players: int
    rows: tuple[LadderRow, ...]


class BestRow(msgspec.Struct, frozen=True):
    """The most that somebody reached alone."""

    place: int
    name: str
    total: int
    at: float


class BestRows(msgspec.Struct, frozen=True):
    """Solo bests under the same house rules, the highest first."""

    game: str
    rows: tuple[BestRow, ...]


class Imported(msgspec.Struct, frozen=True):
    """A record that was found true and is kept."""

    table: str
    game: str
    moves: int
