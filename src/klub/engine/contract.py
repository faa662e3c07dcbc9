"""The contract that every engine keeps with tables, bots and research adapters.

An engine is pure: options, state and move in, new state out. It knows no clock, socket,
file or user, and draws no luck but from the generator it is given.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NewType, Protocol, TypeAlias, TypeVar

from klub.engine.errors import Illegal

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]

Options = TypeVar("Options")
State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended."""

    winners: tuple[Seat, ...]
    """Everyone who shares the win, by seat."""
    scores: tuple[Mapping[str, int], ...]
    """For each seat what it scored, part by part, with the sum as ``total``."""


class Engine(Protocol[Options, State, Move, View]):
    """What an engine owes the table, the bots and the research adapters."""

    @property
    def name(self) -> str:
        """The word that records and commands call the game by."""
        ...

    def options(self, values: Mapping[str, Json]) -> Options:
        """The options that ``values`` choose; `Illegal` if a rule forbids them."""
        ...

    def option_values(self, options: Options) -> dict[str, Json]:
        """``options`` as a record tells them: `options` reads them back."""
        ...

    def seats(self, options: Options) -> int:
        """How many sit down to a game with these options."""
        ...

    def start(self, options: Options, rng: Random) -> State:
        """The state before the first move."""
        ...

    def dealt(self, start: State) -> dict[str, Json]:
        """What luck decided in a starting state, as a record reveals it."""
        ...

    def to_move(self, state: State) -> Seat | None:
        """The seat that acts next, or ``None`` once the game is over."""
        ...

    def objection(self, state: State, move: Move) -> Illegal | None:
        """The rule that forbids ``move``, or ``None`` if none does."""
        ...

    def sample(self, state: State, rng: Random) -> Move:
        """A random legal move."""
        ...

    def play(self, state: State, move: Move) -> State:
        """The state after ``move``; the old state stays as it was."""
        ...

    def result(self, state: State) -> Json:
        """What the last move brought about, if a replay cannot know it without long work.

        ``None`` otherwise. A result is made of what JSON has: lists, and no tuples.
        """
        ...

    def recall(self, state: State, move: Move, result: Json) -> State:
        """The state after ``move``, told by its ``result`` and not played again.

        `Malformed` if that is no result.
        """
        ...

    def reveals(self, state: State, move: Move) -> bool:
        """Whether ``move`` shows its mover something that was hidden before."""
        ...

    def shown(self, state: State, move: Move, seat: Seat | None) -> str:
        """``move`` in notation, as ``seat`` may see it made; what it may not know is a ``?``."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """All that ``seat`` may know of ``state``; ``None`` is an onlooker."""
        ...

    def imagine(self, view: View, rng: Random) -> State:
        """A state that looks like ``view``, its hidden part drawn at random."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """The result, or ``None`` while the game goes on."""
        ...

    def rematch(self, state: State) -> Options:
        """What the next game of the same players begins with, after this one has ended so."""
        ...

    def write(self, plays: Sequence[tuple[Seat, Move]]) -> tuple[str, ...]:
        """``plays`` as the lines of a record, one a turn: a seat, a blank, and what it did."""
        ...

    def read(self, line: str) -> tuple[tuple[Seat, Move], ...]:
        """The plays in one line of a record; `Malformed` if it is not one."""
        ...


Bot: TypeAlias = Callable[[View, Random], Move]
"""Chooses a move for the seat whose turn it is, seeing what that player sees."""


AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]
"""An engine of any game."""
AnyBot: TypeAlias = Bot[Any, Any]
