"""A game of Clustered in the terminal: what is shown, what is asked, what is kept."""

from dataclasses import dataclass, field
from random import Random

from rich.console import Console
from rich.markdown import Markdown

from klub.cli import home, typed
from klub.cli.rules import rules_page
from klub.cli.screen import board_picture, hand_picture, legend
from klub.cli.screen.scores import count_table, player
from klub.cli.voice import sentence
from klub.clustered import (
    BOTS,
    Card,
    Cell,
    Clustered,
    Discard,
    Drop,
    Lay,
    Move,
    Options,
    Phase,
    State,
    View,
    legal_moves,
    scoring,
)
from klub.clustered.bots import Prospects, greedy
from klub.clustered.rules import objection_to_cell
from klub.game import Refusal, Seat
from klub.i18n import text
from klub.table import Table

BOT = "bot:"

ClusteredTable = Table[Options, State, Move, View]


class Quit(Exception):  # noqa: N818 (a wish, not an error)
    """The player wants to stop here."""


@dataclass(slots=True)
class Terminal:
    """One terminal at which a table is played to its end, or left."""

    console: Console
    table: ClusteredTable
    looking: Seat | None = None
    """The person who sees the screen now."""
    card: Card | None = None
    """The card for which cells are shown."""
    news: list[str] = field(default_factory=list)
    """What happened since the screen was last drawn."""

    def run(self) -> None:
        """Play until the game is over or the player leaves; every move is kept at once."""
        try:
            while (seat := self.table.to_move) is not None:
                if bot := self.bot(seat):
                    self.bot_moves(seat, bot)
                else:
                    self.person_moves(seat)
                home.keep(self.table)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say(text("left", file=str(home.keep(self.table))))
            return
        self.end()

    @property
    def people(self) -> list[Seat]:
        """The seats on which persons sit."""
        return [Seat(seat) for seat, name in enumerate(self.table.names) if not self.bot(seat)]

    def bot(self, seat: int) -> str:
        """The bot on a seat, or nothing."""
        name = self.table.names[seat]
        return name.removeprefix(BOT) if name.startswith(BOT) else ""

    def say(self, line: str) -> None:
        """Print a line as it is."""
        self.console.print(line, markup=False, highlight=False)

    def bot_moves(self, seat: Seat, bot: str) -> None:
        """Let a bot move; its luck follows from the game's seed, so that a resumed game agrees."""
        view = self.table.game.view(self.table.state, seat)
        luck = Random(f"{self.table.seed}/{len(self.table.plays)}")
        self.made(seat, BOTS[bot](view, luck))

    def made(self, seat: Seat, move: Move) -> None:
        """Put a legal move on the table and remember to tell it."""
        before = Prospects.of(self.table.game.view(self.table.state, None), seat)
        self.table = self.table.play(seat, move)
        self.card = None
        name = self.table.names[seat]
        # Whoever looks at the screen next may not be the one who threw the card away.
        shown = self.table.options.discards == "open" or self.people == [seat]
        match move:
            case Lay(_, cell):
                points = before.gain(cell)
                told = text("told-lay", name=name, move=str(move), points=points)
            case Discard() if shown:
                told = text("told-discard", name=name, move=str(move))
            case Discard():
                told = text("told-discard-hidden", name=name)
            case Drop() if shown:
                told = text("told-drop", name=name, move=str(move))
            case Drop(cards):
                told = text("told-drop-hidden", name=name, cards=len(cards))
        self.news.append(told)

    def person_moves(self, seat: Seat) -> None:
        """Ask until the player has made one move, or taken one back."""
        self.hand_over(seat)
        if self.table.to_move != seat:
            return
        view = self.table.game.view(self.table.state, seat)
        self.draw(view)
        while True:
            words = self.console.input(f"{self.question(view)} ")
            try:
                meant = typed.read(words, view, self.card, self.cells(view))
                if self.answer(meant, view):
                    return
            except Refusal as refusal:
                self.say(sentence(refusal))

    def hand_over(self, seat: Seat) -> None:
        """At a shared screen hide the last player's hand until the next one sits down."""
        if len(self.people) > 1 and self.looking not in (None, seat):
            self.console.clear()
            words = self.console.input(f"{text('hand-over', name=self.table.names[seat])} ")
            if words.strip().lower() in ("u", "undo"):
                self.undo()
                return
        self.looking = seat

    def undo(self) -> None:
        """Take the last move back, if it showed nothing new."""
        if self.table.plays and self.bot(self.table.plays[-1][0]):
            raise Refusal("undo-bot")
        self.table = self.table.undo()
        self.news.append(text("undone"))

    def cells(self, view: View) -> tuple[Cell, ...]:
        """Where the chosen card fits."""
        return typed.cells_for(view, self.card) if self.card else ()

    def answer(self, meant: typed.Typed, view: View) -> bool:
        """Do what the player meant; whether it changed the table."""
        match meant:
            case typed.Word("quit"):
                raise Quit
            case typed.Word("undo"):
                self.undo()
                return True
            case typed.Word("help"):
                self.say(text("help"))
                self.console.print(legend())
            case typed.Word("rules"):
                self.console.print(Markdown(rules_page("clustered")))
            case typed.Word("hint"):
                self.say(text("hint", move=str(greedy(view, Random(0)))))
            case typed.Word("score"):
                self.draw(view, counted=True)
            case typed.Word():
                self.card = None
                self.draw(view)
            case typed.Chosen(card):
                self.card = card
                self.draw(view)
            case typed.Why(cards, cell):
                self.explain(view, cards, cell)
            case move:
                self.made(view.turn, move)
                return True
        return False

    def explain(self, view: View, cards: tuple[Card, ...], cell: Cell) -> None:
        """Say of each card why it does not fit on ``cell``, or that it does."""
        reasons = {}
        for card in cards:
            illegal = objection_to_cell(view.board, card, cell)
            reasons[sentence(illegal) if illegal else text("fits", card=str(card))] = card
        for reason in reasons:
            self.say(reason)

    def question(self, view: View) -> str:
        """What is expected of the player now."""
        if view.phase is Phase.OPENING:
            return text("ask-opening")
        if view.phase is Phase.DROP:
            return text("ask-drop", cards=" ".join(map(str, view.drawn)))
        if isinstance(legal_moves(view)[0], Discard):
            return text("ask-discard")
        return text("ask-cell", card=str(self.card)) if self.card else text("ask-card")

    def draw(self, view: View, *, counted: bool = False) -> None:
        """Draw the table as the player sees it."""
        scores = scoring.scores(view.board, view.options, view.firsts)
        own = Prospects.of(view, view.turn)
        choices = {
            cell: f"{typed.label(place)}{own.gain(cell):+d}"
            for place, cell in enumerate(self.cells(view))
        }
        lays = (move for _, move in reversed(self.table.plays) if isinstance(move, Lay))
        last = next((move.cell for move in lays), None)
        self.console.print()
        self.console.rule(player(view.turn, self.table.names[view.turn]))
        self.console.print(
            board_picture(view.board, scores=scores if counted else (), choices=choices, last=last)
        )
        for line in self.news:
            self.say(line)
        self.news.clear()
        self.console.print(count_table(scores, self.table.names))
        self.say(text("cards-left", cards=view.deck_sizes[view.turn]))
        fitting = {
            card
            for card in view.hand
            if view.phase is not Phase.TURN or typed.cells_for(view, card)
        }
        self.console.print(hand_picture(view.hand, view.turn, fitting=fitting))

    def end(self) -> None:
        """Show the final count, and how it compares with the best so far."""
        state = self.table.state
        scores = scoring.scores(state.board, state.options, state.firsts)
        self.console.rule(text("game-ended"))
        self.console.print(board_picture(state.board, scores=scores))
        self.console.print(legend())
        for line in self.news:
            self.say(line)
        self.console.print(count_table(scores, self.table.names))
        names = [self.table.names[seat] for seat in scoring.winners(scores, state.options)]
        if len(scores) > 1:
            self.say(text("won", names=", ".join(names), number=len(names)))
        else:
            self.solo_end(scores[0].total)
        self.say(text("kept", file=str(home.keep(self.table))))

    def solo_end(self, total: int) -> None:
        """Say whether the best was beaten, and keep it if so (C174)."""
        values = Clustered().option_values(self.table.options)
        before = home.bests()
        best = before.best("clustered", values)
        after = before.after("clustered", values, total)
        if after is not before:
            home.keep_bests(after)
        message = "solo-first" if best is None else "solo-best" if after is not before else "solo"
        self.say(text(message, total=total, best=best or 0))
