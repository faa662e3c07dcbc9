"""The house rules of a game as data, so that a client can build its form for a new table."""

from functools import cache
from typing import Annotated, Any

import msgspec

from klub.engine.options import ChoiceOption, Count, IntList, Option, OptionalCount, Seats, Switch
from klub.games import game, option_kinds
from klub.wire.allowed import PLAYERS, bounds
from klub.wire.told import Reason

MOST_OPTIONS = 64

Chosen = Annotated[dict[str, Any], msgspec.Meta(max_length=MOST_OPTIONS)]
"""House rules by key; what is not said is as usual."""


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option; its texts are the messages GAME-KEY, GAME-KEY-hint and GAME-KEY-WORD.

    A blank in a word is a hyphen in its message.
    """

    key: str
    kind: str
    """``choice``, ``switch``, ``count``, ``perhaps`` (a number or a word), ``row`` (numbers),
    ``seats``, or ``text`` in a form of the game's own."""
    usual: Any
    """What holds if nothing is said."""
    words: tuple[str, ...] = ()
    """Of a choice; of ``perhaps`` the word for none."""
    least: int | None = None
    most: int | None = None


class FormAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules as somebody has chosen them so far."""

    options: Chosen = {}


class FieldNow(msgspec.Struct, frozen=True):
    """What can be chosen for one option while the others are as they are."""

    key: str
    least: int | None
    """Of a number."""
    most: int | None
    barred: dict[str, Reason]
    """Words of a choice, ``on`` or ``off`` of a switch, that would be refused, and why."""


class FormNow(msgspec.Struct, frozen=True):
    """What a form for a new table shows."""

    values: dict[str, Any]
    """Every house rule as it would hold."""
    refused: Reason | None
    """Why no table can be opened so."""
    fields: tuple[FieldNow, ...]


@cache
def form(name: str) -> tuple[Field, ...]:
    """Every option of a game, with what is usual at a table for two."""
    engine = game(name)
    usual = engine.option_values(engine.options({}))
    kinds = option_kinds(name)
    fields = [_field(key, kind, usual[key]) for key, kind in kinds.items()]
    return tuple(_tight(name, one) if one.key == PLAYERS else one for one in fields)


def _tight(name: str, field: Field) -> Field:
    """A number with the bounds that hold at a table where nothing else was chosen."""
    kind = option_kinds(name)[field.key]
    assert isinstance(kind, Count)
    found = bounds(game(name), {}, field.key, kind, field.usual)
    assert found is not None, "as usual everything goes together"
    least, most = found
    return msgspec.structs.replace(field, least=least, most=most)


def _field(key: str, option: Option, usual: Any) -> Field:
    match option:
        case ChoiceOption(words):
            return Field(key, "choice", usual, words)
        case Switch():
            return Field(key, "switch", usual)
        case Count(_, least, most):
            return Field(key, "count", usual, least=least, most=most)
        case OptionalCount(none, Count(_, least, most)):
            return Field(key, "perhaps", usual, (none,), least, most)
        case IntList():
            return Field(key, "row", usual)
        case Seats():
            return Field(key, "seats", usual)
    return Field(key, "text", usual)
