"""People over HTTP: who somebody is, and what they have reached."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from klub.table.name import LONGEST
from klub.wire.wish import Name

SHORTEST_HANDLE = 3
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 128

Handle = Annotated[str, Meta(min_length=SHORTEST_HANDLE, max_length=LONGEST)]
Password = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
AnyPassword = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
GameName = Annotated[str, Meta(pattern="^[a-z]{1,32}$")]


class Me(Struct, frozen=True):
    """Who somebody is, as they see it themselves."""

    who: str
    """The public id."""
    name: str
    handle: str | None
    settings: dict[str, Any]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name | UnsetType = UNSET


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to change of themselves."""

    name: Name | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class _Discreet(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that holds a password, and does not show it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Claim(_Discreet, frozen=True, forbid_unknown_fields=True):
    """A handle that somebody wants."""

    handle: Handle
    password: Password
    old: AnyPassword | UnsetType = UNSET
    """The present password, if there is a handle already."""


class LogIn(_Discreet, frozen=True, forbid_unknown_fields=True):
    """Somebody who says who they are."""

    handle: Annotated[str, Meta(max_length=LONGEST)]
    password: AnyPassword


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to log out."""

    everywhere: bool = False
    """Whether in all other browsers, and not in this one."""


class Latest(Struct, frozen=True):
    """Which results are asked for."""

    game: GameName | None = None
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


class Seated(Struct, frozen=True):
    """What one seat reached."""

    who: str | None
    """The id of the person who sat there."""
    name: str | None
    """What they are called today."""
    bot: str | None
    place: int
    score: int


class Ended(Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    options: str
    """The house rules as JSON text."""
    ranked: bool
    ended: float
    """s since 1970."""
    seats: list[Seated]


class Results(Struct, frozen=True):
    """Games that are over, latest first."""

    results: list[Ended]


class Reached(Struct, frozen=True):
    """The most that somebody reached alone under some house rules."""

    game: str
    options: str
    total: int
    table: str
    at: float
    """s since 1970."""


class Bests(Struct, frozen=True):
    """All that somebody reached alone."""

    bests: list[Reached]


class Rated(Struct, frozen=True):
    """How strong somebody plays a game for so many."""

    game: str
    players: int
    rating: float
    """What they surely reach: μ − 3σ."""
    games: int


class Ratings(Struct, frozen=True):
    """All ratings of somebody."""

    ratings: list[Rated]
