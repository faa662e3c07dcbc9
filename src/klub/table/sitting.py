"""A table of the club: who sits where, its clocks, and the game under way.

A `Sitting` is the fold of its events: `after` takes one event more. It checks nothing, for what
has happened has happened; `klub.table.wishes` decides what may happen.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Any

from klub.engine.contract import AnyEngine, Outcome, Seat
from klub.table.clock import Clock, Limits
from klub.table.event import (
    Event,
    GaveUp,
    Muted,
    Opened,
    Played,
    Rematched,
    Removed,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
)
from klub.table.name import BOT
from klub.table.record import Record
from klub.table.seed import Seed
from klub.table.table import Table

AnyTable = Table[Any, Any, Any, Any]

REMEMBERED = 100
"""Of what was said, the last so many."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it."""

    name: str = ""
    who: str | None = None
    """The identity that plays from it; several chairs may have the same."""
    bot: str | None = None
    gave_up: str | None = None
    """Why its player no longer plays: ``resigned`` or ``time``."""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down."""
        return self.who is None and self.bot is None

    @property
    def thinks_itself(self) -> bool:
        """Whether a bot makes the moves: it sits there, or stands in for who gave up."""
        return self.bot is not None or self.gave_up is not None

    @property
    def recorded(self) -> str:
        """The name as a record tells it."""
        return f"{BOT}{self.bot}" if self.bot else self.name


@dataclass(frozen=True)  # without slots, which cached properties cannot be kept in
class Sitting:
    """All that has happened at a table, folded."""

    game: AnyEngine
    opened: Opened
    options: Any
    chairs: tuple[Chair, ...]
    seq: int = 1
    """How many events there have been."""
    table: AnyTable | None = None
    """The game, once it has begun."""
    clock: Clock | None = None
    said: tuple[Said, ...] = ()
    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    rematch: str | None = None
    """The table at which the same players went on."""

    @staticmethod
    def of(game: AnyEngine, events: Iterable[Event]) -> "Sitting":
        """The table at which these events have happened; the first opened it."""
        first, *others = events
        assert isinstance(first, Opened), "a table begins by being opened"
        options = game.options(first.options)
        start = Sitting(game, first, options, (Chair(),) * game.seats(options))
        return reduce(Sitting.after, others, start)

    @property
    def status(self) -> str:
        """``open`` before the game, ``playing``, or ``over``."""
        if self.table is None:
            return "open"
        return "playing" if self.to_move is not None else "over"

    @cached_property
    def staying(self) -> tuple[Seat, ...]:
        """The seats that have not been given up."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if not chair.gave_up)

    @cached_property
    def to_move(self) -> Seat | None:
        """The seat that acts next; none before the game and after it."""
        if self.table is None or self._abandoned:
            return None
        return self.table.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; who gave up cannot win, even if the bot that stood in would have."""
        if self.table is None:
            return None
        if self._abandoned:
            return Outcome(self.staying if len(self.chairs) > 1 else (), ())
        outcome = self.table.outcome
        if outcome is None or len(self.staying) == len(self.chairs):
            return outcome
        winners = tuple(seat for seat in outcome.winners if seat in self.staying)
        if not winners:
            best = max(outcome.scores[seat]["total"] for seat in self.staying)
            winners = tuple(s for s in self.staying if outcome.scores[s]["total"] == best)
        return replace(outcome, winners=winners)

    @property
    def _abandoned(self) -> bool:
        """Whether too few are left to go on: one against nobody, or nobody but bots."""
        if len(self.staying) == len(self.chairs):
            return False
        persons = [seat for seat in self.staying if self.chairs[seat].who is not None]
        return len(self.staying) < 2 or not persons

    def seats_of(self, who: str) -> tuple[Seat, ...]:
        """The seats from which an identity plays."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.who == who)

    def kept_for(self, seat: int) -> str | None:
        """For whom a seat is kept at a rematch, as long as it is free."""
        kept = self.opened.kept
        return kept[seat] if seat < len(kept) and self.chairs[seat].free else None

    def record(self) -> Record | None:
        """The game as it is kept and shared: not for players before its end."""
        return None if self.table is None else self.table.record()

    def after(self, event: Event) -> "Sitting":
        """The table after one event more."""
        return replace(self._folded(event), seq=self.seq + 1)

    def _folded(self, event: Event) -> "Sitting":
        match event:
            case Sat(seat=seat, name=name, who=who, bot=bot):
                return self._with(seat, Chair(name, who, bot))
            case Stood(seat=seat):
                return self._with(seat, Chair())
            case Started():
                return self._started(event)
            case Played() | Undone():
                return self._timed(replace(self, table=self._moved(event)), event)
            case GaveUp(seat=seat, why=why):
                given = self._with(seat, replace(self.chairs[seat], gave_up=why))
                return self._timed(given, event)
            case Resumed(at=at, used=used):
                return replace(self, clock=self.clock and self.clock.resumed(at, used))
            case Said():
                return replace(self, said=(*self.said, event)[-REMEMBERED:])
            case Muted(who=who, on=on):
                return replace(self, muted=self.muted | {who} if on else self.muted - {who})
            case Removed(who=who):
                chairs = tuple(Chair() if chair.who == who else chair for chair in self.chairs)
                kept = self.chairs if self.table else chairs
                return replace(self, removed=self.removed | {who}, chairs=kept)
            case Rematched(table=table):
                return replace(self, rematch=table)
        return self

    def _started(self, event: Started) -> "Sitting":
        names = [chair.recorded for chair in self.chairs]
        table = Table.open(self.game, self.options, names, Seed(event.seed))
        clock = None
        if self.opened.base is not None:
            clock = Clock.of(Limits(self.opened.base, self.opened.bonus), len(names))
        return self._timed(replace(self, table=table, clock=clock), event)

    def _moved(self, event: Played | Undone) -> AnyTable:
        assert self.table is not None, "nothing is played before the start"
        if isinstance(event, Undone):
            return self.table.undo()
        table = self.table
        for seat, move in self.game.read(f"{event.seat} {event.move}"):
            told = event.result is not None
            table = table.recall(seat, move, event.result) if told else table.play(seat, move)
        return table

    @staticmethod
    def _timed(changed: "Sitting", event: Started | Played | Undone | GaveUp) -> "Sitting":
        """Set the clock of the seat going that is to move; nobody waits for a bot's."""
        if changed.clock is None:
            return changed
        seat = changed.to_move
        if seat is not None and changed.chairs[seat].thinks_itself:
            seat = None
        if isinstance(event, Undone):
            return replace(changed, clock=changed.clock.set_back(seat, event.at))
        return replace(changed, clock=changed.clock.set_going(seat, event.at))

    def _with(self, seat: int, chair: Chair) -> "Sitting":
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))
