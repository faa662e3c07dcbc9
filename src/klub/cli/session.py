"""A game in the terminal, whatever is played: who is asked, and that every move is kept."""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from random import Random
from typing import Generic

from rich.console import Console

from klub.cli import home, names
from klub.engine.contract import Move, Options, Seat, State, View
from klub.games import bots
from klub.i18n import text
from klub.table import Table


class Quit(Exception):  # noqa: N818 (a wish, not an error)
    """The player wants to stop here."""


@dataclass(slots=True)
class Session(ABC, Generic[Options, State, Move, View]):
    """One terminal at which a table is played to its end, or left."""

    console: Console
    table: Table[Options, State, Move, View]
    place: home.Place
    """Where the game is kept."""
    news: list[str] = field(default_factory=list)
    """What happened since the table was opened or resumed."""
    known: dict[Seat, int] = field(default_factory=dict)
    """How much of the news each person knew when moving last."""

    @property
    @abstractmethod
    def shown_names(self) -> tuple[str, ...]:
        """What everybody is called on the screen."""

    @abstractmethod
    def agreed(self) -> str:
        """The house rules that are worth telling, if any."""

    @abstractmethod
    def person_moves(self, seat: Seat) -> None:
        """Ask until the player has changed the table."""

    @abstractmethod
    def made(self, seat: Seat, move: Move) -> None:
        """Put a legal move on the table and remember to tell it."""

    @abstractmethod
    def end(self) -> None:
        """Show how the game ended."""

    def screen(self) -> AbstractContextManager[None]:
        """What the game is played on: the terminal as it is."""
        return nullcontext()

    def run(self) -> None:
        """Play until the game is over or the player leaves; every move is kept at once."""
        if agreed := self.agreed():
            self.news.append(agreed)
        try:
            with self.screen():
                self.play()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say_where("left")
            return
        self.end()
        self.say_where("kept")

    def play(self) -> None:
        """Let everybody move in turn until the game is over."""
        home.keep(self.table, self.place)
        while (seat := self.table.to_move) is not None:
            if bot := names.bot(self.table.names[seat]):
                self.bot_moves(seat, bot)
            else:
                self.person_moves(seat)
            home.keep(self.table, self.place)

    @property
    def people(self) -> list[Seat]:
        """The seats on which persons sit."""
        return [Seat(seat) for seat, name in enumerate(self.table.names) if not names.bot(name)]

    def bot_moves(self, seat: Seat, bot: str) -> None:
        """Let a bot move; its luck follows from the game's seed, so that a resumed game agrees."""
        view = self.table.game.view(self.table.state, seat)
        self.made(seat, bots(self.table.game.name)[bot](view, self.luck()))

    def luck(self) -> Random:
        """Luck for this turn that is not the game's own."""
        return Random(f"{self.table.seed}/{len(self.table.plays)}")

    def unknown_news(self, seat: Seat) -> list[str]:
        """What happened since a person moved last."""
        return self.news[self.known.get(seat, 0) :]

    def last_news(self) -> list[str]:
        """What happened since the person moved who has waited longest."""
        return self.news[min((self.known.get(seat, 0) for seat in self.people), default=0) :]

    def say_where(self, message: str) -> None:
        """Keep the game and say where, in a line that is not broken, so that it can be copied."""
        file = home.keep(self.table, self.place)
        self.console.print(text(message, file=str(file)), soft_wrap=True)

    def compare(self, message: str) -> None:
        """Say whether a solo player has beaten the best so far, and keep it if so (C174)."""
        assert self.table.outcome
        total, game = self.table.outcome.scores[0]["total"], self.table.game
        values = game.option_values(self.table.options)
        before = home.bests()
        best = before.best(game.name, values)
        after = before.after(game.name, values, total)
        if after is not before:
            home.keep_bests(after)
        which = "first" if best is None else "best" if after is not before else "other"
        self.console.print(text(message, which=which, total=total, best=best or 0))
