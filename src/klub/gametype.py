"""What the house asks of a game besides its rules: bots, presets, advice, kernels.

A game has one `GameType` in its folder, and one line in `klub.games.REGISTRY`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Protocol

from klub.engine.advice import Budget, Suggestion, Verdict
from klub.engine.contract import AnyBot, AnyEngine, Json
from klub.engine.options import Option

Values = Mapping[str, Json]
"""Options by key."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The table of a tutorial, which is the same for everybody."""

    options: Values
    seed: str


@dataclass(frozen=True, slots=True)
class Presets:
    """What the house uses where a player chooses nothing."""

    stand_in: str
    """The bot that plays on for a player who resigned."""
    opponent: str
    """The bot that sits down in the terminal."""
    solo: Values
    """Options of a game alone."""
    daily: Values
    """Options of the daily challenge."""
    lesson: Lesson
    size_keys: tuple[str, ...]
    """Options on which the usual values of the others depend."""
    results_required: bool
    """Whether a record has to hold its results: finding them again takes minutes."""
    simulate: int
    """Games of a simulation."""
    arena: int
    """Games of a meeting in the arena."""


@dataclass(frozen=True, slots=True)
class KernelPackage:
    """A package with machine code that is compiled in steps."""

    name: str
    """``python -m`` of it prints a line after each step; its ``compilation`` has ``steps``."""
    seconds: tuple[float, ...]
    """Seconds of each step, without code on disk and with a core for itself.

    Only the proportions matter."""


class Advice(Protocol):
    """Judges moves: the ``advice`` module of a game."""

    THOROUGH: Budget
    """What goes into the verdict on one move of a review."""

    def choices(self, view: Any, rng: Random, budget: Budget) -> tuple[Suggestion[Any], ...]:
        """The best moves of the seat to move, the best first, at most five."""
        ...

    def verdict(self, view: Any, move: Any, rng: Random, budget: Budget) -> Verdict[Any]:
        """How good a move of the seat to move was."""
        ...


class GameType(ABC):
    """One game of the club. Each part is loaded when it is first asked for."""

    name: ClassVar[str]
    """As in records, addresses and commands."""
    presets: ClassVar[Presets]
    kernels: ClassVar[KernelPackage]

    @abstractmethod
    def engine(self) -> AnyEngine:
        """The rules."""

    @abstractmethod
    def options(self) -> Mapping[str, Option]:
        """What each option can be."""

    @abstractmethod
    def bots(self) -> Mapping[str, AnyBot]:
        """The bots by name, the weakest first."""

    @abstractmethod
    def advice(self) -> Advice:
        """What judges moves."""
