"""The kernel as an engine: the contract of `klub.engine`, played on records."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Json, Outcome, Seat
from klub.engine.errors import Illegal, Malformed
from klub.games.clustered import rules
from klub.games.clustered.engine import Clustered
from klub.games.clustered.kernel.code import (
    Frame,
    cell_number,
    move_number,
    move_of,
    pack,
    side_of,
    unpack,
)
from klub.games.clustered.kernel.count import PARTS
from klub.games.clustered.kernel.games import Games
from klub.games.clustered.kernel.layout import OVER, settled
from klub.games.clustered.kernel.turn import legal, play
from klub.games.clustered.options import Options, rematch
from klub.games.clustered.state import Drop, Lay, Move, State
from klub.games.clustered.view import View


@dataclass(frozen=True, eq=False)
class Position:
    """A game in the kernel's own memory layout; never written to once it is made."""

    options: Options
    games: NDArray[np.void]
    """One record."""

    @cached_property
    def state(self) -> State:
        """The same game as the readable engine holds it."""
        return unpack(self.games[0], self.options)

    def __reduce__(self) -> tuple[object, ...]:
        return _position, (self.options, self.games)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state == other.state


def _position(options: Options, games: NDArray[np.void]) -> Position:
    """A position that was pickled."""
    return Position(options, settled(games))


def _fits(position: Position, move: Move) -> bool:
    """Whether ``move`` is certainly legal."""
    record = position.games[0]
    if isinstance(move, Drop) and len(move.cards) not in (1, 2):
        return False
    # Far off, another cell would have the same place on the torus.
    if isinstance(move, Lay):
        place = cell_number(move.cell, side_of(record))
        if Frame.around(record).cell(place) != move.cell:
            return False
    return legal(record, move_number(move, side_of(record)))


class KernelClustered:
    """Plays on records, and asks the readable engine only for words and reasons."""

    name = "clustered"
    _readable = Clustered()

    def options(self, values: Mapping[str, Json]) -> Options:
        """The options that ``values`` choose."""
        return self._readable.options(values)

    def option_values(self, options: Options) -> dict[str, Json]:
        """Every option, as a record tells it."""
        return self._readable.option_values(options)

    def seats(self, options: Options) -> int:
        """As many as there are players."""
        return options.players

    def start(self, options: Options, rng: Random) -> Position:
        """Shuffled and dealt as the readable engine does it."""
        return Position(options, pack(self._readable.start(options, rng)))

    def dealt(self, start: Position) -> dict[str, Json]:
        """Each seat's deck in drawing order."""
        return self._readable.dealt(start.state)

    def to_move(self, state: Position) -> Seat | None:
        """The seat with the turn card."""
        record = state.games[0]
        return None if record["phase"] == OVER else Seat(int(record["turn"]))

    def objection(self, state: Position, move: Move) -> Illegal | None:
        """The rule that forbids ``move``; the kernel says whether, the rules say why."""
        return None if _fits(state, move) else rules.objection(state.state, move)

    def sample(self, state: Position, rng: Random) -> Move:
        """One of the legal moves, each as likely as the others."""
        number = rng.choice(Games(state.options, state.games).moves(0).tolist())
        return move_of(number, Frame.around(state.games[0]))

    def play(self, state: Position, move: Move) -> Position:
        """The position after ``move``."""
        if illegal := self.objection(state, move):
            raise illegal
        games = state.games.copy()
        play(games[0], move_number(move, side_of(games[0])))
        return Position(state.options, games)

    def result(self, state: Position) -> Json:
        """Nothing: a card is laid in no time."""
        return None

    def recall(self, state: Position, move: Move, result: Json) -> Position:
        """The position after ``move``, which is as well played again."""
        if result is not None:
            raise Malformed("", 0, "result-none")
        return self.play(state, move)

    def reveals(self, state: Position, move: Move) -> bool:
        """Whether a card is drawn."""
        return self._readable.reveals(state.state, move)

    def shown(self, state: Position, move: Move, seat: Seat | None) -> str:
        """The move, without cards that lie face down for ``seat``."""
        return self._readable.shown(state.state, move, seat)

    def view(self, state: Position, seat: Seat | None) -> View:
        """What ``seat`` sees."""
        return self._readable.view(state.state, seat)

    def imagine(self, view: View, rng: Random) -> Position:
        """A position that could lie behind the view."""
        return Position(view.options, pack(self._readable.imagine(view, rng)))

    def outcome(self, state: Position) -> Outcome | None:
        """The points, once every card is used."""
        if state.games[0]["phase"] != OVER:
            return None
        points, won = Games(state.options, state.games).scores()
        return Outcome(
            winners=tuple(Seat(seat) for seat in np.flatnonzero(won[0]).tolist()),
            scores=tuple(dict(zip(PARTS, parts, strict=True)) for parts in points[0].tolist()),
        )

    def rematch(self, state: Position) -> Options:
        """The same again, or with the next starter."""
        return rematch(state.options)

    def write(self, plays: Sequence[tuple[Seat, Move]]) -> tuple[str, ...]:
        """One line a turn."""
        return self._readable.write(plays)

    def read(self, line: str) -> tuple[tuple[Seat, Move], ...]:
        """The plays of one turn."""
        return self._readable.read(line)
