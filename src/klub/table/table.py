"""A table: seats, a seed, and the moves made so far. It knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic

from klub.engine.contract import Engine, Json, Move, Options, Outcome, Seat, State, View
from klub.engine.errors import Illegal
from klub.table.record import Record
from klub.table.seed import Luck, Seed, commitment


@dataclass(frozen=True, slots=True)
class Table(Generic[Options, State, Move, View]):
    """A game under way, as a value: a move makes a new table and leaves the old one."""

    game: Engine[Options, State, Move, View]
    options: Options
    names: tuple[str, ...]
    """Who sits on each seat: a person's name, or ``bot:`` and the bot's."""
    seed: Seed
    start: State
    """Before the first move; later states follow from it."""
    state: State
    plays: tuple[tuple[Seat, Move], ...] = ()
    results: tuple[Json, ...] = ()
    """For each play what came of it, if that is long work to find again; else ``None``."""
    earlier: tuple[State, ...] = field(default=(), compare=False, repr=False)
    """The states before the last plays, as far back as none showed anything new: they follow from
    the plays, but to find them again would take as long as the whole game."""

    @staticmethod
    def open(
        game: Engine[Options, State, Move, View], options: Options, names: Sequence[str], seed: Seed
    ) -> "Table[Options, State, Move, View]":
        """A table at which everything is shuffled and dealt from ``seed``."""
        seats = game.seats(options)
        if len(names) != seats:
            raise Illegal("seats", "seat-count", seats=seats, names=len(names))
        start = game.start(options, Luck(seed))
        return Table(game, options, tuple(names), seed, start, start)

    @property
    def to_move(self) -> Seat | None:
        """The seat that acts next, or ``None`` once the game is over."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self.state)

    def play(self, seat: Seat, move: Move) -> "Table[Options, State, Move, View]":
        """The table after ``seat`` has made ``move``."""
        self._expect(seat)
        state = self.game.play(self.state, move)
        return self._after(seat, move, state, self.game.result(state))

    def recall(self, seat: Seat, move: Move, result: Json) -> "Table[Options, State, Move, View]":
        """The table after ``seat`` has made ``move``, of which ``result`` is known to have come."""
        self._expect(seat)
        return self._after(seat, move, self.game.recall(self.state, move, result), result)

    def undo(self) -> "Table[Options, State, Move, View]":
        """The table before the last move, unless that move showed its mover something new."""
        if not self.plays:
            raise Illegal("undo", "nothing-to-undo")
        if not self.earlier:
            raise Illegal("undo", "undo-revealed")
        *earlier, state = self.earlier
        return replace(
            self,
            state=state,
            plays=self.plays[:-1],
            results=self.results[:-1],
            earlier=tuple(earlier),
        )

    def record(self) -> Record:
        """All that has happened, seed included: not for the eyes of players before the end."""
        outcome = self.outcome
        return Record(
            game=self.game.name,
            options=self.game.option_values(self.options),
            seats=self.names,
            commitment=commitment(self.seed),
            seed=self.seed,
            dealt=self.game.dealt(self.start),
            moves=self.game.write(self.plays),
            results=None if all(result is None for result in self.results) else self.results,
            scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
        )

    def _expect(self, seat: Seat) -> None:
        """Refuse any seat but the one whose turn it is; after the end the game refuses."""
        if self.to_move is not None and seat != self.to_move:
            raise Illegal("turn", "not-your-turn", seat=seat, turn=self.to_move)

    def _after(
        self, seat: Seat, move: Move, state: State, result: Json
    ) -> "Table[Options, State, Move, View]":
        return replace(
            self,
            state=state,
            plays=(*self.plays, (seat, move)),
            results=(*self.results, result),
            earlier=() if self.game.reveals(self.state, move) else (*self.earlier, self.state),
        )
