"""Messages on the socket: what a client may ask for, and what the club tells.

JSON texts, told apart by ``t``; frames of a live turn are binary (`klub.wire.frame`). A client
gives each wish a number, and a refusal names it. What happens at a table comes as `News` in the
order of its ``seq``; a client that was away says the last it saw and gets the rest, or all anew.
"""

from typing import Annotated, Any

import msgspec

from klub.table.name import LONGEST
from klub.wire.clustered import ClusteredView
from klub.wire.kluster import KlusterView

VERSION = 1
LARGEST = 64_000
"""Bytes of a message from a client: a whole packed turn of Kluster fits."""

TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Small = Annotated[int, msgspec.Meta(ge=0, le=255)]
Metres = Annotated[float, msgspec.Meta(ge=-2, le=2)]
Degrees = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]

GameView = ClusteredView | KlusterView


# --- From a client


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """Something that a client asks for at a table."""

    table: TableId
    id: int = 0
    """Chosen by the client; a refusal names it."""


class Watch(Wish, tag="watch", frozen=True):
    """Be told of a table from now on, as a player or as an onlooker."""

    since: int | None = None
    """The last news that was seen."""


class Unwatch(Wish, tag="unwatch", frozen=True):
    """Be told no more."""


class Sit(Wish, tag="sit", frozen=True):
    """Sit down."""

    seat: SeatNumber
    name: Name


class SeatBot(Wish, tag="seat_bot", frozen=True):
    """Put a bot on a seat."""

    seat: SeatNumber
    bot: Name


class Stand(Wish, tag="stand", frozen=True):
    """Leave a seat, or clear one as the host."""

    seat: SeatNumber


class Start(Wish, tag="start", frozen=True):
    """Begin the game."""


class Move(Wish, tag="move", frozen=True):
    """Make a move, in the notation of the game; in Kluster a whole turn in short."""

    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=50_000)]


class Undo(Wish, tag="undo", frozen=True):
    """Take the own last move back."""


class GiveUp(Wish, tag="give_up", frozen=True):
    """Resign."""

    seat: SeatNumber


class Rematch(Wish, tag="rematch", frozen=True):
    """Play again, with the starter that the rules name."""


class Say(Wish, tag="say", frozen=True):
    """Write to the table."""

    text: Text


class Mute(Wish, tag="mute", frozen=True):
    """Silence somebody, as the host."""

    who: Who
    on: bool = True


class Remove(Wish, tag="remove", frozen=True):
    """Send somebody away, as the host."""

    who: Who


class Report(Wish, tag="report", frozen=True):
    """Tell those who run the club about somebody."""

    who: Who
    text: Text


class HandTo(Wish, tag="hand", frozen=True):
    """In a live turn: hold a stone here."""

    seat: SeatNumber
    hand: Small
    stone: Small
    x: Metres
    y: Metres
    z: Metres
    yaw: Degrees = 0.0
    tilt: Degrees = 0.0
    down: bool = False


class Release(Wish, tag="release", frozen=True):
    """In a live turn: let go of a stone."""

    seat: SeatNumber
    hand: Small


class PutBack(Wish, tag="put_back", frozen=True):
    """In a live turn: put a stone back into the stock."""

    seat: SeatNumber
    hand: Small


class Grab(Wish, tag="grab", frozen=True):
    """In a live turn: take hold of a cord."""

    seat: SeatNumber
    cord: Small
    node: Small


class Drag(Wish, tag="drag", frozen=True):
    """In a live turn: draw a cord."""

    seat: SeatNumber
    cord: Small
    x: Metres
    y: Metres


class LetGo(Wish, tag="let_go", frozen=True):
    """In a live turn: let a cord go."""

    seat: SeatNumber
    cord: Small


class EndTurn(Wish, tag="end_turn", frozen=True):
    """In a live turn: say that it is over."""

    seat: SeatNumber


FromClient = (
    Watch
    | Unwatch
    | Sit
    | SeatBot
    | Stand
    | Start
    | Move
    | Undo
    | GiveUp
    | Rematch
    | Say
    | Mute
    | Remove
    | Report
    | HandTo
    | Release
    | PutBack
    | Grab
    | Drag
    | LetGo
    | EndTurn
)


# --- From the club


class Told(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Something that the club tells."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first message on a socket."""

    version: int
    who: Who
    """The identity of this client."""
    name: str


class Preparing(Told, tag="preparing", frozen=True):
    """How far the physics has been compiled after a first start."""

    done: float
    """From 0 to 1."""


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
    rematch: str | None


class Snapshot(Told, tag="snapshot", frozen=True):
    """A table as it is now."""

    seq: int
    info: TableInfo
    view: GameView | None


class News(Told, tag="news", frozen=True):
    """Something happened at a table."""

    table: str
    seq: int
    at: float
    what: str
    """The name of the event: ``sat``, ``played``, …."""
    info: TableInfo
    view: GameView | None
    seat: int | None = None
    text: str | None = None
    """A move as this client may see it, or what was said."""
    name: str | None = None


class TurnEvent(Told, tag="turn_event", frozen=True):
    """Something happened in a live turn besides movement."""

    table: str
    tick: int
    kind: str
    stones: tuple[int, ...]
    cords: tuple[int, ...]


class Refused(Told, tag="refused", frozen=True):
    """A wish was not granted; nothing has changed."""

    id: int
    rule: str | None
    """The ruling or paragraph that forbids it."""
    message: str
    """Id of a text in the catalogs."""
    arguments: dict[str, str | int]
    text: str
    """The text in English."""


FromClub = Welcome | Preparing | Snapshot | News | TurnEvent | Refused
