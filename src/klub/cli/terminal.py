"""A game of Clustered in the terminal: who is asked what, and what is kept."""

from contextlib import nullcontext
from dataclasses import dataclass, field
from random import Random

from rich.console import Console

from klub.cli import home, names, typed
from klub.cli.console import ask, shared, wipe
from klub.cli.news import house_rules, told
from klub.cli.question import question
from klub.cli.rules import show_rules
from klub.cli.screen.ending import draw_ending
from klub.cli.screen.legend import legend
from klub.cli.screen.turn import Turn, draw_turn
from klub.cli.voice import sentence
from klub.clustered import BOTS, Card, Cell, Clustered, Lay, Move, Options, State, View
from klub.clustered.bots import greedy
from klub.clustered.rules import objection_to_cell
from klub.game import Refusal, Seat
from klub.i18n import text
from klub.table import Table

ClusteredTable = Table[Options, State, Move, View]


class Quit(Exception):  # noqa: N818 (a wish, not an error)
    """The player wants to stop here."""


@dataclass(slots=True)
class Terminal:
    """One terminal at which a table is played to its end, or left."""

    console: Console
    table: ClusteredTable
    place: home.Place
    """Where the game is kept."""
    looking: Seat | None = None
    """The person who sees the screen now."""
    card: Card | None = None
    """The card for which cells are shown."""
    focus: Cell | None = None
    """The cell that the player wants to look at."""
    news: list[str] = field(default_factory=list)
    """What happened since the table was opened or resumed."""
    known: dict[Seat, int] = field(default_factory=dict)
    """How much of the news each person knew when moving last."""

    def run(self) -> None:
        """Play until the game is over or the player leaves; every move is kept at once."""
        if agreed := house_rules(self.table.options):
            self.news.append(text("house-rules", options=agreed))
        try:
            with shared(self.console) if len(self.people) > 1 else nullcontext():
                self.play()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say_where("left")
            return
        self.end()

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

    @property
    def shown_names(self) -> tuple[str, ...]:
        """What everybody is called on the screen."""
        return names.shown(self.table.names)

    @property
    def last(self) -> Cell | None:
        """Where the last card was laid."""
        lays = (move for _, move in reversed(self.table.plays) if isinstance(move, Lay))
        return next((move.cell for move in lays), None)

    def bot_moves(self, seat: Seat, bot: str) -> None:
        """Let a bot move; its luck follows from the game's seed, so that a resumed game agrees."""
        view = self.table.game.view(self.table.state, seat)
        luck = Random(f"{self.table.seed}/{len(self.table.plays)}")
        self.made(seat, BOTS[bot](view, luck))

    def made(self, seat: Seat, move: Move) -> None:
        """Put a legal move on the table and remember to tell it."""
        before, self.table = self.table, self.table.play(seat, move)
        self.card = self.focus = None
        # Whoever looks at the screen next may not be the one who threw the card away.
        shown = self.table.options.discards == "open" or self.people == [seat]
        self.known[seat] = len(self.news)
        self.news.append(told(before, seat, move, self.shown_names[seat], shown=shown))

    def person_moves(self, seat: Seat) -> None:
        """Ask until the player has made one move, or taken one back."""
        self.hand_over(seat)
        if self.table.to_move != seat:
            return
        view = self.table.game.view(self.table.state, seat)
        self.draw(view)
        while True:
            words = ask(self.console, question(view, self.card))
            try:
                if self.answer(typed.read(words, view, self.card), view):
                    return
            except Refusal as refusal:
                self.console.print(sentence(refusal))

    def hand_over(self, seat: Seat) -> None:
        """At a shared screen hide the last player's hand until the next one sits down."""
        if len(self.people) < 2 or self.looking == seat:
            return
        wipe(self.console)
        undoable = self.undoable
        asked = text("hand-over", name=self.shown_names[seat], undo="yes" if undoable else "no")
        while words := ask(self.console, asked).strip().lower():
            match typed.WORDS.get(words):
                case "quit":
                    raise Quit
                case "undo" if undoable:
                    self.undo()
                    return
        self.looking = seat

    @property
    def undoable(self) -> bool:
        """Whether the last move may be taken back."""
        try:
            self.undone()
        except Refusal:
            return False
        return True

    def undone(self) -> ClusteredTable:
        """The table before the last move, if that was a person's and showed nothing new."""
        if self.table.plays and names.bot(self.table.names[self.table.plays[-1][0]]):
            raise Refusal("undo-bot")
        return self.table.undo()

    def undo(self) -> None:
        """Take the last move back; at a shared screen it may not be its mover who asks for it."""
        self.table = self.undone()
        self.card = self.focus = self.looking = None
        self.news.append(text("undone"))

    def answer(self, meant: typed.Typed, view: View) -> bool:
        """Do what the player meant; whether it changed the table."""
        match meant:
            case typed.Word("quit"):
                raise Quit
            case typed.Word("undo"):
                self.undo()
                return True
            case typed.Word("help"):
                self.console.print(text("help"))
                self.console.print(legend(len(self.table.names)))
            case typed.Word("rules"):
                show_rules(self.console, "clustered")
                self.draw(view)
            case typed.Word("hint"):
                self.console.print(text("hint", move=str(greedy(view, Random(0)))))
            case typed.Word("score"):
                self.draw(view, counted=True)
            case typed.Word():
                self.card = self.focus = None
                self.draw(view)
            case typed.Look(cell):
                self.focus = cell
                self.draw(view)
            case typed.Chosen(card):
                self.choose(view, card)
            case typed.Why(cards, cell):
                self.explain(view, cards, cell)
            case move:
                self.made(view.turn, move)
                return True
        return False

    def choose(self, view: View, card: Card) -> None:
        """Show where ``card`` fits."""
        if not typed.cells_for(view, card):
            raise Refusal("fits-nowhere", card=str(card))
        self.card, self.focus = card, None
        self.draw(view)

    def explain(self, view: View, cards: tuple[Card, ...], cell: Cell) -> None:
        """Say of each card why it does not fit on ``cell``, or that it does; no reason twice."""
        objections = {card: objection_to_cell(view.board, card, cell) for card in cards}
        reasons = (
            text("fits", card=str(card)) if illegal is None else sentence(illegal)
            for card, illegal in objections.items()
        )
        for reason in dict.fromkeys(reasons):
            self.console.print(reason)

    def draw(self, view: View, *, counted: bool = False) -> None:
        """Draw the table as the player sees it."""
        cells = typed.cells_for(view, self.card) if self.card else ()
        news = self.news[self.known.get(view.turn, 0) :]
        turn = Turn(view, self.shown_names, cells, news, self.last, self.focus)
        draw_turn(self.console, turn, counted=counted)

    def end(self) -> None:
        """Show the final count, and how it compares with the best so far."""
        news = self.news[min((self.known.get(seat, 0) for seat in self.people), default=0) :]
        draw_ending(self.console, self.table.state, self.shown_names, self.last, news)
        if len(self.table.names) == 1:
            self.solo_end()
        self.say_where("kept")

    def say_where(self, message: str) -> None:
        """Keep the game and say where, in a line that is not broken, so that it can be copied."""
        file = home.keep(self.table, self.place)
        self.console.print(text(message, file=str(file)), soft_wrap=True)

    def solo_end(self) -> None:
        """Say whether the best was beaten, and keep it if so (C174)."""
        assert self.table.outcome
        total = self.table.outcome.scores[0]["total"]
        values = Clustered().option_values(self.table.options)
        before = home.bests()
        best = before.best("clustered", values)
        after = before.after("clustered", values, total)
        if after is not before:
            home.keep_bests(after)
        message = "solo-first" if best is None else "solo-best" if after is not before else "solo"
        self.console.print(text(message, total=total, best=best or 0))
