"""A game of Clustered in the terminal: who is asked what, and what is shown to whom."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from klub.advice import hints
from klub.cli import names
from klub.cli.clustered import typed
from klub.cli.clustered.hint import print_hints
from klub.cli.clustered.news import told
from klub.cli.clustered.question import question
from klub.cli.clustered.screen.ending import draw_ending
from klub.cli.clustered.screen.legend import legend
from klub.cli.clustered.screen.turn import Turn, draw_turn
from klub.cli.console import ask, shared, wipe
from klub.cli.house_rules import house_rules
from klub.cli.progress import waiting
from klub.cli.rules import show_rules
from klub.cli.session import Quit, Session
from klub.cli.voice import sentence
from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.games.clustered import Card, Cell, Lay, Move, Options, State, View
from klub.games.clustered.rules import objection_to_cell
from klub.i18n import text
from klub.table import Table

ClusteredTable = Table[Options, State, Move, View]


@dataclass(slots=True)
class Terminal(Session[Options, State, Move, View]):
    """One terminal at which cards are laid; hands are hidden from the others."""

    looking: Seat | None = None
    """The person who sees the screen now."""
    card: Card | None = None
    """The card for which cells are shown."""
    focus: Cell | None = None
    """The cell that the player wants to look at."""

    @property
    def shown_names(self) -> tuple[str, ...]:
        """What everybody is called on the screen."""
        return names.coloured(self.table.names)

    def agreed(self) -> str:
        """The house rules, if there are any."""
        rules = house_rules(self.table.game, self.table.options)
        return text("house-rules", options=rules) if rules else ""

    def screen(self) -> AbstractContextManager[None]:
        """With several players a screen from which no hand can be scrolled back."""
        return shared(self.console) if len(self.people) > 1 else nullcontext()

    @property
    def last(self) -> Cell | None:
        """Where the last card was laid."""
        lays = (move for _, move in reversed(self.table.plays) if isinstance(move, Lay))
        return next((move.cell for move in lays), None)

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
                self.advise(view)
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

    def advise(self, view: View) -> None:
        """Print the best moves, as games that are played on in mind find them."""
        with waiting(text("hint-thinking")):
            found = hints(self.table.game, view, self.luck())
        print_hints(self.console, found, alone=len(self.table.names) == 1)

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
        news = self.unknown_news(view.turn)
        turn = Turn(view, self.shown_names, cells, news, self.last, self.focus)
        draw_turn(self.console, turn, counted=counted)

    def end(self) -> None:
        """Show the final count, and how it compares with the best so far."""
        state, news = self.table.state, self.last_news()
        draw_ending(self.console, state, self.shown_names, self.last, news)
        if len(self.table.names) == 1 and self.people:
            self.compare("solo")
