"""Messages from the club: what it tells its clients.

What happens at a table comes as `News` in the order of its ``seq``; a client that was away says the
last it saw and gets the rest, or all anew.
"""

from typing import Any

import msgspec

from klub.wire.clustered import ClusteredView
from klub.wire.kluster import KlusterView

GameView = ClusteredView | KlusterView


class Told(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Something that the club tells."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first message on a socket."""

    version: int
    who: str | None
    """The identity of this client; none for somebody who only looks on."""
    name: str


class Preparing(Told, tag="preparing", frozen=True):
    """How far the physics has been compiled after a first start."""

    done: float
    """From 0 to 1."""


class Done(Told, tag="done", frozen=True):
    """A wish was granted and is on disk."""

    id: int
    seq: int
    """The news that it made, or the last before it."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who has it."""

    name: str
    who: str | None
    bot: str | None
    gave_up: str | None
    here: bool
    """Whether a player is connected; bots always are."""
    seconds: float | None
    """What is left on its clock."""
    kept: bool
    """Whether it is free, but kept for one of those who played before."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock that is played with."""

    base: int
    """s for each player, for the whole game."""
    bonus: int
    """s that every turn gives back."""


class TableInfo(msgspec.Struct, frozen=True):
    """All that is known of a table besides its game."""

    table: str
    game: str
    status: str
    """``open``, ``playing`` or ``over``."""
    options: dict[str, Any]
    host: str
    listed: bool
    rated: bool
    commitment: str | None
    """SHA-256 of the seed, once the game has begun."""
    seats: tuple[SeatInfo, ...]
    to_move: int | None
    winners: tuple[int, ...] | None
    onlookers: int
    muted: tuple[str, ...]
    """Whom the host has silenced."""
    rematch: str | None
    """The table at which the same players went on."""
    daily: str | None
    """The day of whose challenge this is a try, as ``2031-05-04``."""
    lesson: bool
    """Whether somebody learns the game here; it counts for nothing."""
    aids: bool
    """Whether a client may show training aids."""
    opened_at: float
    """s since 1970."""
    clock: ClockInfo | None


class Line(msgspec.Struct, frozen=True):
    """Something that was said."""

    at: float
    who: str
    name: str
    text: str


class Snapshot(Told, tag="snapshot", frozen=True):
    """A table as it is now."""

    seq: int
    info: TableInfo
    viewer: int | None
    """The seat through whose eyes the view is; none for onlookers."""
    view: GameView | None
    said: tuple[Line, ...]
    """What was said last, the latest last."""


class News(Told, tag="news", frozen=True):
    """Something happened at a table."""

    table: str
    seq: int
    at: float
    what: str
    """The name of the event: ``sat``, ``played``, …."""
    seat: int | None
    text: str | None
    """A move as this client may see it, unless it is very long, or what was said."""
    who: str | None
    name: str | None
    viewer: int | None
    info: TableInfo | None
    """How the table is now: none if later news are on their way already."""
    view: GameView | None


class Presence(Told, tag="presence", frozen=True):
    """Somebody came or went; no news, for nothing of it is kept."""

    table: str
    here: tuple[bool, ...]
    """By seat."""
    onlookers: int


class TurnEvent(Told, tag="turn_event", frozen=True):
    """Something happened in a live turn besides movement."""

    table: str
    tick: int
    kind: str
    stones: tuple[int, ...]
    cords: tuple[int, ...]


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be."""

    rule: str | None
    """The ruling or paragraph that forbids it."""
    message: str
    """Id of a text in the catalogs."""
    arguments: dict[str, str | int]
    text: str
    """The text in English."""


class TurnNow(Told, tag="turn", frozen=True):
    """How far a live turn has come; frames tell what moves meanwhile."""

    table: str
    seat: int
    tick: int
    phase: str
    """``open``, ``ending``, ``timed_out``, ``lost`` or ``over``."""
    duty: Reason | None
    """What keeps the player from ending it."""
    left: float | None
    """s until time is up, at a table with a turn timer."""


class Refused(Told, tag="refused", frozen=True):
    """A wish was not granted; nothing has changed."""

    id: int
    table: str | None
    reason: Reason


FromClub = Welcome | Preparing | Done | Snapshot | News | Presence | TurnEvent | TurnNow | Refused
