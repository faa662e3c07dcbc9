"""Somebody who starts klub, reads what it prints and types answers."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from klub.cli import main

SEED = "0123456789abcdef0123456789abcdef"

Typist = Callable[[str], str]
"""Answers what stands on the screen."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of one command."""

    code: int
    out: str
    err: str


@dataclass(slots=True)
class Klub:
    """klub in this process."""

    home: Path
    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]
    screens: list[str] = field(default_factory=list)
    """What was printed before each answer of the last command."""

    def __call__(self, *words: object, typist: Typist | Iterable[str] = ()) -> Ran:
        """Run a command; a typist who has no more answers leaves."""
        answer = typist if callable(typist) else _listed(typist)
        screens = self.screens = []

        def typed(prompt: object = "", /) -> str:
            screens.append(self.capsys.readouterr().out)
            return answer(screens[-1])

        self.monkeypatch.setattr("builtins.input", typed)
        self.capsys.readouterr()
        code = main([str(word) for word in words])
        printed = self.capsys.readouterr()
        return Ran(code, "".join(screens) + printed.out, printed.err)

    @property
    def saved(self) -> Path:
        """The one unfinished game."""
        (path,) = self.home.glob("unfinished/*.json")
        return path

    @property
    def record(self) -> Path:
        """The one record of a finished game."""
        (path,) = self.home.glob("records/*.json")
        return path


def _listed(answers: Iterable[str]) -> Typist:
    left = iter(answers)

    def answer(screen: str) -> str:
        for word in left:
            return word
        raise EOFError

    return answer


def first_choice(screen: str) -> str:
    """Always the first of what can be chosen, whatever is asked."""
    question = " ".join(screen.split())
    if question.endswith(("Press Enter when nobody else is looking.", "move back).")):
        return ""
    if question.endswith("(two numbers):"):
        return "1 2"
    if drawn := re.search(r"just drawn:? \(?(\d) \S+, \d \S+\):$", question):
        return drawn[1]
    if question.endswith("Which one do you discard?"):
        return "1"
    if question.endswith("or Enter to go back:"):
        return "a"
    assert question.endswith("or ? for help:"), question[-200:]
    return f"{open_numbers(screen)[0]} a"


def card_first(screen: str) -> str:
    """The same, but a look at where the card fits before it is laid."""
    return first_choice(screen).removesuffix(" a")


def open_numbers(screen: str) -> list[str]:
    """The numbers of the hand cards that can be chosen."""
    lines = [line for line in screen.splitlines() if re.fullmatch(r"( *\(?\d\)? *)+", line)]
    return re.findall(r"(?<!\()\b\d\b(?!\))", lines[-1])


def leaving_after(answers: int, typist: Typist = first_choice, last: str = "q") -> Typist:
    """A typist who types ``last`` after some answers."""
    given = 0

    def answer(screen: str) -> str:
        nonlocal given
        given += 1
        return typist(screen) if given <= answers else last

    return answer
