"""The rules of Kluster by the contract of `klub.engine`. A move is a whole turn."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from klub.engine.contract import Json, Outcome, Seat
from klub.engine.errors import Illegal, Malformed
from klub.games.kluster import notation, options, rules, setup, starter
from klub.games.kluster.kept import kept, recalled
from klub.games.kluster.notation import Move
from klub.games.kluster.options import Options
from klub.games.kluster.plan import Plan, perform, repeat
from klub.games.kluster.result import TurnResult
from klub.games.kluster.spots import random_turn
from klub.games.kluster.state import State
from klub.games.kluster.turn import Turn
from klub.games.kluster.view import View


class Kluster:
    """The engine: pure, though a turn is a simulation, for the world does the same every time."""

    name = "kluster"

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
        """Cords laid and stones shared."""
        return setup.start(options_, rng)

    def dealt(self, start: State) -> dict[str, Json]:
        """The seed of each box, from which the sizes of its stones follow, and who begins."""
        return {"boxes": list(start.seeds), "starter": start.turn}

    def to_move(self, state: State) -> Seat | None:
        """The seat whose turn it is."""
        return None if state.over else state.turn

    def objection(self, state: State, move: Move) -> Illegal | None:
        """The rule that forbids ``move``: the turn is played to find out."""
        came = played(state, move)
        return came if isinstance(came, Illegal) else None

    def sample(self, state: State, rng: Random) -> Move:
        """A turn at random places, as careful as somebody is who only looks where there is room."""
        return random_turn(state, rng, lambda move: self.objection(state, move) is None)

    def play(self, state: State, move: Move) -> State:
        """The state after ``move``."""
        came = played(state, move)
        if isinstance(came, Illegal):
            raise came
        return rules.after(state, came)

    def result(self, state: State) -> Json:
        """What came of the last turn."""
        return None if state.last is None else kept(state.last)

    def recall(self, state: State, move: Move, result: Json) -> State:
        """The state after a turn that is told and not simulated."""
        if state.over:
            raise Illegal("R20", "kluster-over")
        return rules.after(state, recalled(state, move, result))

    def reveals(self, state: State, move: Move) -> bool:
        """Always: how the stones moved is what the player did not know before."""
        return True

    def shown(self, state: State, move: Move, seat: Seat | None) -> str:
        """The whole turn: everybody has seen it."""
        return notation.write_move(move)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything."""
        return View(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        """What is seen is all there is."""
        return view.state

    def outcome(self, state: State) -> Outcome | None:
        """Who has won, and by how much."""
        return rules.outcome(state)

    def rematch(self, state: State) -> Options:
        """The same again, begun by whom the rules name (R5, R6)."""
        return starter.rematch(state)

    def write(self, plays: Sequence[tuple[Seat, Move]]) -> tuple[str, ...]:
        """One line a turn."""
        return tuple(notation.write_turn(seat, move) for seat, move in plays)

    def read(self, line: str) -> tuple[tuple[Seat, Move], ...]:
        """The turn in a line."""
        return (notation.turn(line),)


@lru_cache(maxsize=8)
def played(state: State, move: Move) -> TurnResult | Illegal:
    """What comes of a turn, or the rule that forbids it.

    Asking whether a move is legal and then making it is common, hence the memory.
    """
    if state.over:
        return Illegal("R20", "kluster-over")
    turn = Turn(state)
    try:
        for _ in perform(turn, move) if isinstance(move, Plan) else repeat(turn, move):
            if turn.restarts:
                return Illegal("4.6", "turn-impossible")
    except Illegal as illegal:
        return illegal
    except Malformed as malformed:
        return Illegal("4.6", malformed.message, **malformed.arguments)
    assert turn.result is not None
    return turn.result
