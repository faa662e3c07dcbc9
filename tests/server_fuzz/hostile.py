"""Messages that nobody should send: made at random, and none of them may change a table."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from klub.wire.asked import LARGEST
from server_fuzz.line import BINARY, TEXT
from server_fuzz.texts import (
    ABSURD_PLANS,
    CLUSTERED_MOVES,
    LINES,
    NAMES,
    PARTS,
    PLACES,
    UNFIT_NAMES,
    VALUES,
    broken,
)

Parts = dict[str, str]
"""The parts of a message, each as JSON text: so that it can be what JSON has not."""

SEATED = ("stand", "give_up", "move", "hand", "release", "put_back", "end_turn")
INPUTS = ("hand", "release", "put_back", "grab", "drag", "let_go", "end_turn")
KINDS = (
    *("watch", "unwatch", "sit", "seat_bot", "stand", "start", "move", "undo", "give_up"),
    *("rematch", "say", "mute", "remove", "report"),
    *INPUTS,
)


@dataclass(frozen=True, slots=True)
class Hostile:
    """A message, and what may be answered to it."""

    data: bytes
    number: int
    """Its id; the answer names this or, if the message could not be read, 0."""
    harmless: bool = False
    """Whether it may be granted, such as watching."""
    opcode: int = TEXT


@dataclass
class Attacker:
    """Somebody who makes up messages."""

    luck: Random
    tables: dict[str, str]
    people: tuple[str, ...]
    seat: int | None = None
    """Where they sit at every table that has begun; what would be granted there is left out."""
    speechless: frozenset[str] = frozenset()
    """Tables at which what they say must be refused."""
    own: str | None = None
    """A table of Clustered at which it is their turn, alone."""
    legal: frozenset[str] = frozenset()
    """The moves that would be legal there, and are left out."""
    hosted: str | None = None
    """A table that they opened, with seat 1 free and nothing begun."""
    made: tuple[str, ...] = ()
    """Moves that were legal elsewhere, or are for somebody else."""
    number: int = 0
    counted: dict[str, int] = field(default_factory=dict)

    def message(self) -> Hostile:
        """The next message."""
        self.number += 1
        ways: tuple[tuple[Callable[[], Hostile], int], ...] = (
            (self.noise, 3),
            (self.mutant, 4),
            (self.wish, 13),
        )
        (way,) = self.luck.choices([way for way, _ in ways], [often for _, often in ways])
        made = way()
        return made if len(made.data) <= LARGEST else self.message()  # it would end the socket

    # --- Not a wish at all

    def noise(self) -> Hostile:
        """Bytes, broken JSON, or JSON that is no message."""
        data = broken(self.luck, self._text(*self._hostile()))
        binary = self.luck.random() < 0.5
        try:
            data.decode()
        except UnicodeDecodeError:
            binary = True  # as a text it would end the socket at once
        return Hostile(data, self.number, opcode=BINARY if binary else TEXT)

    def mutant(self) -> Hostile:
        """A wish with some parts exchanged, added or left out."""
        kind, parts = self._hostile(hosting=False)  # of what a host wishes, much is granted
        luck = self.luck
        for _ in range(luck.choice((1, 1, 1, 2, 3))):
            match luck.randrange(4):
                case 0 if len(parts) > 1:
                    parts.pop(luck.choice(list(parts)))
                case 1:
                    parts[luck.choice(PARTS)] = luck.choice(VALUES)
                case _:
                    parts[luck.choice(list(parts))] = luck.choice(VALUES)
        if kind in ("stand", "give_up") and _number(parts.get("seat", "")) == self.seat:
            parts["seat"] = "3"
        harmless = kind in ("watch", "unwatch", "say", "report")
        harmless |= kind == "rematch" and self.seat is not None
        number = _number(parts.get("id", str(self.number)))
        if harmless and not number:
            # Who gives no number is not told when a wish is granted.
            del parts["id"]
            number = self.number
        data = self._text(kind, parts)
        opcode = luck.choice((TEXT, TEXT, TEXT, BINARY))
        return Hostile(data, number or 0, harmless, opcode)

    # --- Wishes that can be read, and must be refused

    def wish(self) -> Hostile:
        """A wish that is written well."""
        kind, parts = self._hostile()
        table = json.loads(parts["table"])
        harmless = kind in ("watch", "unwatch", "report")
        harmless |= kind == "say" and table not in self.speechless
        harmless |= kind == "rematch" and self.seat is not None  # it has been granted before
        return Hostile(self._text(kind, parts), self.number, harmless)

    def _text(self, kind: str, parts: Parts) -> bytes:
        self.counted[kind] = self.counted.get(kind, 0) + 1
        parts = {"t": json.dumps(kind), "id": str(self.number), **parts}
        return ("{" + ",".join(f'"{key}":{value}' for key, value in parts.items()) + "}").encode()

    def _hostile(self, *, hosting: bool = True) -> tuple[str, Parts]:
        """A kind of wish with its parts, which would be refused or do no harm."""
        luck = self.luck
        if self.own is not None and luck.random() < 0.2:
            move = luck.choice(CLUSTERED_MOVES + self.made)
            if move not in self.legal:
                return "move", self._parts(self.own, seat=0, move=move)
        if hosting and self.hosted is not None and luck.random() < 0.1:
            return self._of_a_host(self.hosted)
        while True:
            kind = luck.choice(KINDS)
            what = luck.choice([*self.tables, "", "unknown"])
            table = self.tables.get(what, luck.choice(PLACES))
            seat = luck.choice((0, 0, 1, 1, 3, luck.randrange(64)))
            if kind == "sit" and what == "open":
                seat = luck.choice((0, 1, 2, 2, 3))
            if self.seat is not None and kind in ("stand", "give_up") and seat == self.seat:
                continue
            if kind in ("say", "watch", "unwatch") and luck.random() < 0.7:
                continue  # rarely: each makes others write
            return kind, self._of(kind, what, table, seat)

    def _of_a_host(self, table: str) -> tuple[str, Parts]:
        """What not even a host may do."""
        luck, parts = self.luck, self._parts
        match luck.randrange(5):
            case 0:
                return "seat_bot", parts(table, seat=1, bot=luck.choice(("gentle", *NAMES)))
            case 1:
                return "sit", parts(table, seat=1, name=luck.choice(UNFIT_NAMES))
            case 2:
                return "remove", parts(table, who=self.people[1])
            case 3:
                return "stand", parts(table, seat=luck.choice((1, 2, 63)))
        return luck.choice(("start", "rematch", "undo")), parts(table)

    def _of(self, kind: str, what: str, table: str, seat: int) -> Parts:
        luck, parts = self.luck, self._parts
        somebody = luck.choice((*self.people, "nobody", "\0", "😀" * 16, "x" * 64))
        match kind:
            case "watch":
                since = luck.choice((None, 0, -1, 1, 5, 2**63, -(2**63), 10**30))
                return parts(table, since=since)
            case "sit":
                fits = what != "open" or seat != 2
                return parts(table, seat=seat, name=luck.choice(NAMES if fits else UNFIT_NAMES))
            case "seat_bot":
                return parts(table, seat=seat, bot=luck.choice(("greedy", "gentle", *NAMES)))
            case "stand" | "give_up" | "end_turn":
                return parts(table, seat=seat)
            case "move":
                move = luck.choice(luck.choice((CLUSTERED_MOVES, self.made, ABSURD_PLANS)))
                return parts(table, seat=seat, move=move)
            case "say":
                return parts(table, text=luck.choice(LINES))
            case "mute":
                return parts(table, who=somebody, on=luck.random() < 0.5)
            case "remove":
                return parts(table, who=somebody)
            case "report":
                return parts(table, who=somebody, text=luck.choice(LINES))
            case "hand":
                return parts(
                    table,
                    seat=seat,
                    hand=luck.choice((0, 1, 2, 255)),
                    stone=luck.choice((0, 1, 23, 24, 95, 96, 255)),
                    x=self._metres(),
                    y=self._metres(),
                    z=self._metres(),
                    yaw=luck.choice((0, 90, -1e6, 1e6, 0.05)),
                    tilt=luck.choice((0, 180, 180.1, -1e6)),
                    down=luck.random() < 0.5,
                )
            case "release" | "put_back":
                return parts(table, seat=seat, hand=luck.choice((0, 1, 2, 255)))
            case "grab":
                node = luck.choice((0, 63, 64, 255))
                return parts(table, seat=seat, cord=luck.choice((0, 1, 7, 8, 255)), node=node)
            case "drag":
                cord = luck.choice((0, 1, 7, 8, 255))
                return parts(table, seat=seat, cord=cord, x=self._metres(), y=self._metres())
            case "let_go":
                return parts(table, seat=seat, cord=luck.choice((0, 1, 7, 8, 255)))
        return parts(table)

    def _metres(self) -> float:
        return self.luck.choice((0, -0.0, 0.5, -0.5, 2, -2, 1e-320, self.luck.uniform(-2, 2)))

    def _parts(self, table: str, **parts: object) -> Parts:
        return {key: json.dumps(value) for key, value in {"table": table, **parts}.items()}


def _number(value: str) -> int | None:
    """The whole number in JSON text, if it is one."""
    try:
        return int(float(value))
    except (ValueError, OverflowError):
        return None
