"""The move of a client that looks at its view: the most points at once, as `greedy` does."""

from random import Random

import msgspec


class Fit(msgspec.Struct):
    """A cell on which a card can be laid."""

    x: int
    y: int
    points: int


class HandCard(msgspec.Struct):
    """A card in the hand, and where it fits."""

    card: str
    fits: list[Fit]


class Seen(msgspec.Struct):
    """As much of a view as a move needs."""

    turn: int
    phase: str
    hand: list[HandCard]


class Wish(msgspec.Struct, frozen=True):
    """A card and where to lay it; nowhere if it is thrown away."""

    card: str
    fit: Fit | None


def best(seen: Seen, luck: Random) -> Wish:
    """One of the moves that make most points; a discard where no card fits."""
    lays = [Wish(held.card, fit) for held in seen.hand for fit in held.fits]
    if not lays:
        plain = [held.card for held in seen.hand if held.card != "W"]
        return Wish(luck.choice(plain or ["W"]), None)
    most = max(wish.fit.points for wish in lays if wish.fit)
    return luck.choice([wish for wish in lays if wish.fit and wish.fit.points == most])
