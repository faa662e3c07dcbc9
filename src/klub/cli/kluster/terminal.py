"""A game of Kluster in the terminal: everything is in the open, and a turn is typed."""

from dataclasses import dataclass

from klub.advice import hints
from klub.cli import names
from klub.cli.console import ask
from klub.cli.house_rules import house_rules
from klub.cli.kluster.draft import Draft, draft
from klub.cli.kluster.hint import draw_hints
from klub.cli.kluster.news import told
from klub.cli.kluster.screen import draw_ending, draw_turn
from klub.cli.kluster.typed import How, Wish, Word, read
from klub.cli.progress import waiting
from klub.cli.rules import show_rules
from klub.cli.session import Quit, Session
from klub.cli.voice import sentence
from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.games.kluster import Move, Options, State, Turn, View, notation
from klub.games.kluster.summary import lines
from klub.i18n import text
from klub.table import Table

KlusterTable = Table[Options, State, Move, View]
SURE = 0.5
"""The chance from which a turn is played if the player only presses Enter."""


@dataclass(slots=True)
class Terminal(Session[Options, State, Move, View]):
    """One terminal at which stones are placed."""

    @property
    def shown_names(self) -> tuple[str, ...]:
        """What everybody is called on the screen."""
        return names.numbered(self.table.names)

    @property
    def state(self) -> State:
        """How everything lies now."""
        return self.table.state

    def agreed(self) -> str:
        """Which game of Kluster this is, and its house rules."""
        options = self.table.options
        kind = text(
            "kluster-kind",
            mode=options.mode,
            boxes=" + ".join({"duo": "DUO²"}.get(box, box.upper()) for box in options.boxes),
            equilibrium="on" if options.equilibrium else "off",
        )
        told_already = ("mode", "equilibrium")
        if rules := house_rules(self.table.game, options, ("players", "boxes"), told_already):
            kind = f"{kind} {text('kluster-agreed', options=rules)}"
        return kind

    def play(self) -> None:
        """Let everybody move in turn, once the magnets are ready."""
        with waiting(text("waking")):
            Turn(self.state).tick()
        # The method of the class above: `super()` does not find it in a class with slots.
        Session.play(self)

    def bot_moves(self, seat: Seat, bot: str) -> None:
        """Let a bot think, and say so."""
        with waiting(text("bot-thinks", name=self.shown_names[seat])):
            Session.bot_moves(self, seat, bot)

    def made(self, seat: Seat, move: Move) -> None:
        """Play a turn and remember to tell it."""
        before, self.table = self.state, self.table.play(seat, move)
        assert self.state.last
        self.known[seat] = len(self.news)
        self.news.append(told(before, self.state.last, self.shown_names[seat]))

    def person_moves(self, seat: Seat) -> None:
        """Ask until the player has taken a turn."""
        self.draw()
        before = self.table
        while self.table is before:
            self.answer(ask(self.console, text("ask-stone", stone=self.state.stock[0])))

    def answer(self, words: str) -> None:
        """Do what the player meant; a refusal is told, and nothing has changed."""
        try:
            match read(words):
                case Word(word):
                    self.fulfil(word)
                case Wish(steps, how):
                    self.consider(steps, how)
        except Refusal as refusal:
            self.console.print(sentence(refusal))

    def fulfil(self, word: str) -> None:
        """A wish that is not a turn."""
        match word:
            case "quit":
                raise Quit
            case "help":
                self.console.print(text("help-kluster"))
            case "rules":
                show_rules(self.console, "kluster")
                self.draw()
            case "look":
                for line in lines(self.state):
                    self.console.print(line)
            case "hint":
                with waiting(text("hint-thinking")):
                    view = self.table.game.view(self.state, self.state.turn)
                    found = hints(self.table.game, view, self.luck())
                draw_hints(self.console, self.state, self.table.names, found)
            case "undo":
                raise Refusal("no-undo")
            case _:
                self.draw()

    def consider(self, steps: str, how: How) -> None:
        """Tell the chance of a turn that was typed, and play it if the player agrees."""
        thought = draft(steps, self.state, self.luck())
        if illegal := self.table.game.objection(self.state, thought.plan):
            raise illegal
        if how is How.TELL:
            self.console.print(self.chance("told-chance", thought))
        elif how is How.PLAY:
            self.made(self.state.turn, thought.plan)
        else:
            answer = ask(self.console, self.chance("ask-play", thought))
            sure = thought.chance >= SURE
            match answer.strip().lower() or ("y" if sure else "n"):
                case "y" | "yes":
                    self.made(self.state.turn, thought.plan)
                case "n" | "no":
                    pass
                case _:
                    self.answer(answer)

    def chance(self, message: str, thought: Draft) -> str:
        """A turn in notation, with the chance that a hand manages it."""
        chance = round(100 * thought.chance)
        usual = "yes" if thought.chance >= SURE else "no"
        told = notation.write_move(thought.plan)
        return text(message, move=told, chance=chance, usual=usual)

    def draw(self) -> None:
        """Draw the table for the player to move."""
        news = self.unknown_news(self.state.turn)
        draw_turn(self.console, self.state, self.shown_names, news)

    def end(self) -> None:
        """Show how everybody ended, and how a solo result compares with the best so far."""
        assert self.table.outcome
        news = self.last_news()
        draw_ending(self.console, self.state, self.table.outcome, self.shown_names, news)
        if len(self.table.names) == 1 and self.people:
            self.compare("solo-stones")
