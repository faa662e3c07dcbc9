"""Records: one JSON document a game, described by docs/record.schema.json."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec

from klub.engine.contract import Json, Seat
from klub.engine.errors import Malformed, Refusal

VERSION = 1
LARGEST = 4_000_000
"""Bytes of a record, at most: a hundred times the longest game of cards."""


DEEPEST = 8
"""Lists and objects within each other, at most: a result may hold lists of lists of points."""


class Untrue(Refusal):
    """A record that does not tell a game as it can have happened."""

    def __init__(self, where: str, message: str, **arguments: str | int) -> None:
        super().__init__(message, **arguments)
        self.args = (where, message)
        self.where = where
        """The first place that is wrong, as a path into the document."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept and shared."""

    game: str
    options: Mapping[str, Json]
    seats: tuple[str, ...]
    commitment: str
    """SHA-256 of the seed, published before the first move."""
    moves: tuple[str, ...]
    """One line a turn, in the game's notation."""
    seed: str | None = None
    """Revealed after the last move."""
    dealt: Mapping[str, Json] = field(default_factory=dict)
    """What the game's luck decided, under names of the game's own (Clustered: ``decks``)."""
    scores: tuple[Mapping[str, int], ...] | None = None
    winners: tuple[Seat, ...] | None = None
    results: tuple[Json, ...] | None = None
    """What came of each play, for games in which a replay cannot know it without long work."""


Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class _Document(msgspec.Struct):
    """The part of a record that all games share, as JSON holds it."""

    klub: Literal[1]
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: Digest
    moves: tuple[str, ...]
    seed: str | None = None
    scores: tuple[dict[str, int], ...] | None = None
    winners: tuple[int, ...] | None = None
    results: tuple[Any, ...] | None = None


def read_record(text: str | bytes) -> Record:
    """The record in ``text``; `Malformed` says what is not as it should be."""
    try:
        data = text.encode() if isinstance(text, str) else text
        if len(data) > LARGEST:
            raise Malformed("", 0, "record-large", largest=LARGEST)
        values = msgspec.json.decode(data, type=dict[str, Any])
        shared = msgspec.convert(values, _Document)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("", 0, "record-invalid", detail=str(error)) from None
    if not _shallow(values, DEEPEST):
        raise Malformed("", 0, "record-deep")
    return Record(
        game=shared.game,
        options=shared.options,
        seats=shared.seats,
        commitment=shared.commitment,
        moves=shared.moves,
        seed=shared.seed,
        dealt={key: values[key] for key in values if key not in _Document.__struct_fields__},
        scores=shared.scores,
        winners=None if shared.winners is None else tuple(map(Seat, shared.winners)),
        results=shared.results,
    )


def _shallow(value: object, depth: int) -> bool:
    """Whether lists and objects are nested at most ``depth`` deep."""
    inner = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inner, list):
        return True
    return depth > 0 and all(_shallow(one, depth - 1) for one in inner)


def write_record(record: Record) -> str:
    """``record`` as JSON, a line for each part, each move and each result."""
    parts: dict[str, Json] = {"klub": VERSION, "game": record.game, "options": record.options}
    parts |= {"seats": record.seats, "commitment": record.commitment}
    if record.seed is not None:
        parts |= {"seed": record.seed, **record.dealt}
    parts["moves"] = record.moves
    if record.results is not None:
        parts["results"] = record.results
    if record.scores is not None and record.winners is not None:
        parts |= {"scores": record.scores, "winners": record.winners}
    lines = (f"{json.dumps(key)}: {_value(key, value)}" for key, value in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(key: str, value: Json) -> str:
    if key in ("moves", "results") and isinstance(value, tuple) and value:
        return "[\n" + ",\n".join(json.dumps(one) for one in value) + "\n]"
    return json.dumps(value)
