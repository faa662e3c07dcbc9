"""Messages from a client: what it may ask for.

JSON texts, told apart by ``t``. A client gives each wish a number, and the answer names it.
"""

from typing import Annotated

import msgspec

from klub.wire.inputs import TurnInput
from klub.wire.wish import Name, SeatNumber, Text, Who, Wish

LARGEST = 64_000
"""Bytes of a message from a client: a turn of Kluster in short fits many times."""
LONGEST_MOVE = 20_000
"""Characters of a move: 400 steps of a plan fit."""


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
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]


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
    | TurnInput
)
