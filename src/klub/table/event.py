"""What happens at a table of the club, as facts: a table is the fold of these.

Events are kept as they happened and are never changed. They carry results, so that folding them
needs no simulation. Some hold what players must not know, the seed above all: events are for the
store, and what is sent to anybody is made from a `Sitting`'s views.
"""

from typing import Annotated, Any, Literal

import msgspec

from klub.engine.errors import Malformed
from klub.table.name import MOST_POINTS

Text = Annotated[str, msgspec.Meta(max_length=500)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_POINTS)]
Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The id of an identity."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Happened(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """Something that happened at a moment."""

    at: float
    """s since 1970, by the clock of the club."""


class Opened(Happened, tag="opened", frozen=True):
    """A table was opened."""

    table: str
    """Its id, which nobody can guess."""
    game: str
    options: dict[str, Any]
    host: Who
    listed: bool = False
    """Whether it is shown to everybody; else it is found by its link alone."""
    rated: bool = False
    base: int | None = None
    """s for each player; none at a table without clocks."""
    bonus: int = 0
    daily: str | None = None
    """The day whose challenge is tried here."""
    kept: tuple[Who | None, ...] = ()
    """For whom each seat is kept, at a rematch; empty if all are for anybody."""
    lesson: bool = False
    """Whether somebody learns the game here: it counts for nothing."""


class Sat(Happened, tag="sat", frozen=True):
    """Somebody sat down, or put a bot on a seat."""

    seat: SeatNumber
    name: Name
    who: Who | None = None
    bot: str | None = None


class Stood(Happened, tag="stood", frozen=True):
    """A seat became free again, before the game."""

    seat: SeatNumber


class Started(Happened, tag="started", frozen=True):
    """The game began."""

    seed: str


class Played(Happened, tag="played", frozen=True):
    """A move that the rules accepted."""

    seat: SeatNumber
    move: str
    """A line of a record, without its seat."""
    result: Any = None
    """What came of it, for games in which that is long work to find again."""


class Undone(Happened, tag="undone", frozen=True):
    """The last move was taken back."""


class GaveUp(Happened, tag="gave_up", frozen=True):
    """A player resigned, or ran out of time; a bot plays on if more than one is left."""

    seat: SeatNumber
    why: Literal["resigned", "time"]


class Resumed(Happened, tag="resumed", frozen=True):
    """The club was closed for a while; clocks did not run."""

    used: float = 0.0
    """s of the turn under way that had passed before; an older klub did not charge them."""


class Said(Happened, tag="said", frozen=True):
    """Somebody wrote to the table."""

    who: Who
    name: Name
    text: Text


class Muted(Happened, tag="muted", frozen=True):
    """The host silenced somebody, or lets them speak again."""

    who: Who
    on: bool


class Removed(Happened, tag="removed", frozen=True):
    """The host sent somebody away."""

    who: Who


class Rematched(Happened, tag="rematched", frozen=True):
    """The same players went on at another table."""

    table: str


Event = (
    Opened
    | Sat
    | Stood
    | Started
    | Played
    | Undone
    | GaveUp
    | Resumed
    | Said
    | Muted
    | Removed
    | Rematched
)

_decoder = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def written(event: Event) -> bytes:
    """An event as it is kept."""
    return _encoder.encode(event)


def read(data: bytes) -> Event:
    """The event that is kept in ``data``."""
    try:
        event: Event = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("", 0, "event-invalid", detail=str(error)) from None
    return event
