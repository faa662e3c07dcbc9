"""What a player does in a live turn of Kluster: messages that become inputs of the turn."""

from typing import Annotated

import msgspec

from klub.games.kluster import input as hands
from klub.wire.wish import SeatNumber, Wish

Small = Annotated[int, msgspec.Meta(ge=0, le=255)]
Metres = Annotated[float, msgspec.Meta(ge=-2, le=2)]
Degrees = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]


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


TurnInput = HandTo | Release | PutBack | Grab | Drag | LetGo | EndTurn


def input_of(wish: TurnInput) -> hands.Input:
    """The input that a message stands for; `Malformed` if there is no such hand, stone or place."""
    match wish:
        case HandTo():
            return hands.Hand(
                wish.hand, wish.stone, wish.x, wish.y, wish.z, wish.yaw, wish.tilt, wish.down
            )
        case Release(hand=hand):
            return hands.Release(hand)
        case PutBack(hand=hand):
            return hands.PutBack(hand)
        case Grab(cord=cord, node=node):
            return hands.Grab(cord, node)
        case Drag(cord=cord, x=x, y=y):
            return hands.Drag(cord, x, y)
        case LetGo(cord=cord):
            return hands.LetGo(cord)
        case EndTurn():
            return hands.End()
