"""What an option can be: each kind reads a JSON value. `typed` makes such values of typed words.

The options of a game are a mapping of such kinds by key. They are data, so that a form can be
made of them as well.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from klub.engine.contract import Json
from klub.engine.errors import Malformed

EVERYBODY = "all"
NOBODY = "none"


class Option(Protocol):
    """A kind of value that a table can agree on."""

    def read(self, key: str, value: Json) -> Any:
        """What ``value`` says for the option ``key``; `Malformed` if it says nothing."""
        ...


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One word out of several."""

    words: tuple[str, ...]
    """The usual one first."""

    def read(self, key: str, value: Json) -> str:
        """The word that was chosen."""
        if isinstance(value, str) and value in self.words:
            return value
        raise refused(key, value, ", ".join(self.words))


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, key: str, value: Json) -> bool:
        """Whether it is on."""
        if isinstance(value, bool):
            return value
        return ChoiceOption(("on", "off")).read(key, value) == "on"


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number."""

    expected: str = "a whole number"
    """What a player is told to write."""
    least: int = 0
    most: int = 999_999

    def read(self, key: str, value: Json) -> int:
        """The number."""
        if isinstance(value, int) and not isinstance(value, bool):
            if self.least <= value <= self.most:
                return value
        elif isinstance(value, str) and _number(value) != value:
            raise refused(key, value, f"a number, not a text: {self.expected}")
        raise refused(key, value, self.expected)


@dataclass(frozen=True, slots=True)
class OptionalCount:
    """A whole number, or a word that says that there is none."""

    none: str
    count: Count

    def read(self, key: str, value: Json) -> int | None:
        """The number, if there is one."""
        return None if value == self.none else self.count.read(key, value)


@dataclass(frozen=True, slots=True)
class IntList:
    """Whole numbers one after the other, such as ``2,0,1`` or a list, or ``none``."""

    expected: str

    def read(self, key: str, value: Json) -> tuple[int, ...]:
        """The numbers as they stand."""
        if value == NOBODY:
            return ()
        listed: Json = list(map(_number, value.split(","))) if isinstance(value, str) else value
        try:
            if isinstance(listed, list | tuple):
                return tuple(Count().read(key, number) for number in listed)
        except Malformed:
            pass
        raise refused(key, value, self.expected)


@dataclass(frozen=True, slots=True)
class Seats:
    """Some of the seats, in any order, or ``all`` or ``none``."""

    def read(self, key: str, value: Json) -> tuple[int, ...] | str:
        """The seats in order, each once; or `EVERYBODY`, as only the table knows who that is."""
        if value == EVERYBODY:
            return EVERYBODY
        seats = IntList("all, none, or seats such as 0,2").read(key, value)
        return tuple(sorted(set(seats)))


def refused(key: str, value: Json, expected: str, at: int = 0) -> Malformed:
    """Why ``value`` cannot be read from its character ``at`` on."""
    text = f"{key}={value}"
    return Malformed(text, len(key) + 1 + at, "option-value", key=key, expected=expected)


def parse_options(known: Mapping[str, Option], values: Mapping[str, Json]) -> dict[str, Any]:
    """What ``values`` choose among the ``known`` options of a game."""
    read: dict[str, Any] = {}
    for key, value in values.items():
        if key not in known:
            raise Malformed(key, 0, "option-unknown", key=key, known=", ".join(known))
        read[key] = known[key].read(key, value)
    return read


def typed(known: Mapping[str, Option], words: Mapping[str, str]) -> dict[str, Json]:
    """The JSON values that typed ``words`` mean: where an option is a number, digits are one."""
    return {
        key: _number(word) if isinstance(known.get(key), Count | OptionalCount) else word
        for key, word in words.items()
    }


def _number(word: str) -> int | str:
    """The whole number that ``word`` writes, or ``word`` itself."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 6 else word
