"""The house rules of a game as data, so that a client can build its form for a new table."""

from typing import Any

import msgspec

from klub.games import game, option_kinds
from klub.option import Choice, Count, Option, Perhaps, Row, Seats, Switch


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option. Its texts are the messages GAME-KEY and GAME-KEY-WORD of the catalogs."""

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


def form(name: str) -> tuple[Field, ...]:
    """Every option of a game, with what is usual at a table for two."""
    engine = game(name)
    usual = engine.option_values(engine.options({}))
    return tuple(_field(key, kind, usual[key]) for key, kind in option_kinds(name).items())


def _field(key: str, option: Option, usual: Any) -> Field:
    match option:
        case Choice(words):
            return Field(key, "choice", usual, words)
        case Switch():
            return Field(key, "switch", usual)
        case Count(_, least, most):
            return Field(key, "count", usual, least=least, most=most)
        case Perhaps(none, Count(_, least, most)):
            return Field(key, "perhaps", usual, (none,), least, most)
        case Row():
            return Field(key, "row", usual)
        case Seats():
            return Field(key, "seats", usual)
    return Field(key, "text", usual)
