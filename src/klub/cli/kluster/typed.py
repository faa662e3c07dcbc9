"""What a player types at the prompt, and what is meant by it."""

from dataclasses import dataclass
from enum import Enum, auto

from klub.engine.errors import Refusal

WORDS = {
    "?": "help",
    "help": "help",
    "l": "look",
    "look": "look",
    "h": "hint",
    "hint": "hint",
    "r": "rules",
    "rules": "rules",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "": "draw",
    "u": "undo",
    "undo": "undo",
}
RISK = "risk"
AT_ONCE = "!"
LONGEST = 2000
"""Characters of a line: more than anyone types."""


@dataclass(frozen=True, slots=True)
class Word:
    """A wish that is not a turn."""

    word: str


class How(Enum):
    """What is to be done with a turn."""

    ASK = auto()
    """Tell its chance, and ask before it is played."""
    PLAY = auto()
    TELL = auto()
    """Only tell its chance."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A turn that was typed."""

    steps: str
    how: How


def read(words: str) -> Word | Wish:
    """What ``words`` mean."""
    words = " ".join(words.split())
    if words.lower() in WORDS:
        return Word(WORDS[words.lower()])
    if len(words) > LONGEST:
        raise Refusal("typed-long", most=LONGEST)
    first, _, rest = words.partition(" ")
    if first.lower() == RISK:
        return Wish(rest, How.TELL)
    if words.endswith(AT_ONCE):
        return Wish(words.removesuffix(AT_ONCE).rstrip(), How.PLAY)
    return Wish(words, How.ASK)
