"""Advice over HTTP: what could be played, and how the turns of a finished game were."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from klub.advice import Marked, Suggestion
from klub.games.clustered.state import Discard, Drop, Lay
from klub.games.kluster import notation
from klub.games.kluster.plan import Placement, Plan, Pull, Step
from klub.wire.club import MOST_SEATS
from klub.wire.clustered import Place

DIGITS = {"clustered": 1, "kluster": 3}
"""To which points and chances are told."""


class HintAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to know what could be played."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    """A seat that the person holds, and whose turn it is."""


class ClusteredHint(msgspec.Struct, frozen=True, tag_field="game", tag="clustered"):
    """A move of Clustered that can be made."""

    move: str
    """In the notation of the game."""
    worth: float
    """Points by which the player can expect to be ahead of the best other at the end; alone, the
    points."""
    card: str | None
    """What is laid, discarded or dropped; none where two cards are dropped."""
    cell: Place | None
    """Where it is laid."""


class Draw(msgspec.Struct, frozen=True):
    """A cord that is drawn to make room."""

    cord: int
    node: int
    """The point of it that is taken hold of."""
    x: float
    """m, where it is drawn to."""
    y: float
    """m."""


class KlusterHint(msgspec.Struct, frozen=True, tag_field="game", tag="kluster"):
    """A placement of Kluster that can be tried."""

    move: str
    """In the notation of the game."""
    worth: float
    """How likely a person who takes care is to do it without a fault, from 0 to 1."""
    stone: int
    x: float
    """m."""
    y: float
    """m."""
    yaw: float
    """Degrees."""
    face: str
    """``up``, ``down`` or ``edge``."""
    draw: Draw | None
    """What to do before, where there is no room as it is."""


AnyHint = ClusteredHint | KlusterHint


class Hints(msgspec.Struct, frozen=True):
    """The best that a player can do now."""

    moves: tuple[AnyHint, ...]
    """The best first, at most five."""


class MarkedTurn(msgspec.Struct, frozen=True):
    """A turn of a finished game, and how good it was."""

    turn: int
    """Its number in the replay, from 0."""
    seat: int
    mark: Literal["best", "fine", "slip", "blunder", "none"]
    """None where there was nothing to choose."""
    worth: float | None
    """Of what was played."""
    best: float | None
    """Of the best that could have been played."""
    better: tuple[AnyHint, ...]
    """What would have been better, the best first, at most three."""


class Review(msgspec.Struct, frozen=True):
    """How good the turns of a finished game were, as far as they have been looked at."""

    game: str
    of: int
    """Turns of the game: as many as its replay has."""
    turns: tuple[MarkedTurn, ...]
    """From the first on; all are marked once there are as many as ``of``."""


def hint_of(choice: Suggestion[Any]) -> AnyHint:
    """A move and its worth, as a client is told of them."""
    match choice.move:
        case Plan(steps=(*pulls, Placement(stone, x, y, yaw, face))):
            text, worth = notation.write_move(choice.move), round(choice.worth, DIGITS["kluster"])
            return KlusterHint(text, worth, stone, x, y, yaw, face, _draw(pulls))
        case Lay(card, cell):
            return _of_cards(choice, str(card), (cell.x, cell.y))
        case Discard(card) | Drop((card,)):
            return _of_cards(choice, str(card))
        case _:
            return _of_cards(choice)


def _draw(pulls: Sequence[Step]) -> Draw | None:
    match pulls:
        case [Pull(cord, node, x, y)]:
            return Draw(cord, node, x, y)
        case _:
            return None


def _of_cards(
    choice: Suggestion[Any], card: str | None = None, cell: Place | None = None
) -> ClusteredHint:
    return ClusteredHint(str(choice.move), round(choice.worth, DIGITS["clustered"]), card, cell)


def turn_of(game: str, marked: Marked) -> MarkedTurn:
    """A turn of a review, as a client is told of it."""
    told, digits = marked.verdict, DIGITS[game]
    return MarkedTurn(
        turn=marked.turn,
        seat=marked.seat,
        mark=told.mark,
        worth=None if told.worth is None else round(told.worth, digits),
        best=None if told.best is None else round(told.best, digits),
        better=tuple(map(hint_of, told.better)),
    )
