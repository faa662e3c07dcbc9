"""The rules of Clustered by the contract of `klub.engine`."""

from collections.abc import Mapping, Sequence
from random import Random

from klub.engine.contract import Json, Outcome, Seat
from klub.engine.errors import Illegal, Malformed
from klub.games.clustered import notation, options, rules, scoring, view
from klub.games.clustered.options import Options
from klub.games.clustered.state import Drop, Move, Phase, State
from klub.games.clustered.view import View


class Clustered:
    """The readable engine: plain values, one rule in one place."""

    name = "clustered"

    def options(self, values: Mapping[str, Json]) -> Options:
        """The options that ``values`` choose."""
        return options.options(values)

    def option_values(self, options_: Options) -> dict[str, Json]:
        """Every option, as a record tells it."""
        return options.option_values(options_)

    def seats(self, options_: Options) -> int:
        """As many as there are players."""
        return options_.players

    def start(self, options_: Options, rng: Random) -> State:
        """Shuffled and dealt."""
        return rules.start(options_, rng)

    def dealt(self, start: State) -> dict[str, Json]:
        """Each seat's deck in drawing order."""
        return {"decks": [[str(card) for card in deck] for deck in start.decks]}

    def to_move(self, state: State) -> Seat | None:
        """The seat with the turn card."""
        return None if state.phase is Phase.OVER else state.turn

    def objection(self, state: State, move: Move) -> Illegal | None:
        """The rule that forbids ``move``."""
        return rules.objection(state, move)

    def sample(self, state: State, rng: Random) -> Move:
        """One of the legal moves, each as likely as the others."""
        return rng.choice(rules.legal_moves(state))

    def play(self, state: State, move: Move) -> State:
        """The state after ``move``."""
        return rules.play(state, move)

    def result(self, state: State) -> Json:
        """Nothing: a card is laid in no time."""
        return None

    def recall(self, state: State, move: Move, result: Json) -> State:
        """The state after ``move``, which is as well played again."""
        if result is not None:
            raise Malformed("", 0, "result-none")
        return self.play(state, move)

    def reveals(self, state: State, move: Move) -> bool:
        """Whether a card is drawn: a drop draws none, nor does anyone whose deck is empty."""
        return not isinstance(move, Drop) and bool(state.stock(state.turn))

    def shown(self, state: State, move: Move, seat: Seat | None) -> str:
        """The move, without cards that lie face down for ``seat``."""
        return view.shown(state, move, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        """What ``seat`` sees."""
        return view.view(state, seat)

    def imagine(self, view_: View, rng: Random) -> State:
        """A state that could lie behind the view."""
        return view.imagine(view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        """The points, once every card is used (C140)."""
        if state.phase is not Phase.OVER:
            return None
        points = scoring.scores(state.board, state.options, state.firsts)
        return Outcome(
            winners=scoring.winners(points, state.options),
            scores=tuple(score.parts() for score in points),
        )

    def rematch(self, state: State) -> Options:
        """The same again; where the start rotates, it goes to the next seat (R49)."""
        return options.rematch(state.options)

    def write(self, plays: Sequence[tuple[Seat, Move]]) -> tuple[str, ...]:
        """One line a turn."""
        return notation.turns(plays)

    def read(self, line: str) -> tuple[tuple[Seat, Move], ...]:
        """The plays of one turn."""
        return notation.turn(line)
