"""The rules of Coins.

How a spun coin comes to rest counts as long work to find: a record holds it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from klub.engine.contract import Json, Outcome, Seat
from klub.engine.errors import Illegal, Malformed


@dataclass(frozen=True, slots=True)
class Tosses:
    """Two coins for each seat, and what was called so far."""

    coins: tuple[tuple[int, ...], ...]
    called: tuple[str, ...] = ()
    rests: tuple[tuple[int, ...] | None, ...] = ()
    """For each call where the coin came to rest, if it was spun."""


class Coins:
    """Each seat in turn calls ``heads`` or ``tails``, or ``waits``, or ``spins`` the coin.

    Waiting alone does not show the coin.
    """

    name = "coins"
    calls = ("heads", "tails", "waits", "spins")

    def spun(self, state: Tosses) -> tuple[int, ...]:
        """Where the coin comes to rest: the long work."""
        return (10 * len(state.called), *state.coins[0])

    def options(self, values: Mapping[str, Json]) -> int:
        """How many play."""
        if values.keys() != {"players"} or values["players"] not in (1, 2, 3):
            raise Illegal("players", "options-players", most=3, players=str(values))
        return int(str(values["players"]))

    def option_values(self, options: int) -> dict[str, Json]:
        """``options`` as a record tells them."""
        return {"players": options}

    def seats(self, options: int) -> int:
        """As many as play."""
        return options

    def start(self, options: int, rng: Random) -> Tosses:
        """Every coin is tossed."""
        return Tosses(tuple((rng.getrandbits(1), rng.getrandbits(1)) for _ in range(options)))

    def dealt(self, start: Tosses) -> dict[str, Json]:
        """Tuples, as a state holds them: to JSON they are lists."""
        return {"coins": start.coins, "more": {"first": start.coins[0]}}

    def rematch(self, state: Tosses) -> int:
        """As many play again."""
        return len(state.coins)

    def to_move(self, state: Tosses) -> Seat | None:
        """The seats in turn, twice each."""
        over = len(state.called) == 2 * len(state.coins)
        return None if over else Seat(len(state.called) % len(state.coins))

    def objection(self, state: Tosses, move: str) -> Illegal | None:
        """Anything may be called until the end."""
        return Illegal("C140", "game-over") if self.to_move(state) is None else None

    def sample(self, state: Tosses, rng: Random) -> str:
        """Any call."""
        return rng.choice(self.calls)

    def play(self, state: Tosses, move: str) -> Tosses:
        """One call more."""
        if illegal := self.objection(state, move):
            raise illegal
        return self._after(state, move, self.spun(state) if move == "spins" else None)

    def result(self, state: Tosses) -> Json:
        """Where the coin rests that was spun last."""
        rest = state.rests[-1] if state.rests else None
        return None if rest is None else {"rest": [*rest]}

    def recall(self, state: Tosses, move: str, result: Json) -> Tosses:
        """One call more, and no coin is spun again."""
        if illegal := self.objection(state, move):
            raise illegal
        if result is None and move != "spins":
            return self._after(state, move, None)
        rest = result.get("rest") if isinstance(result, dict) else None
        if not isinstance(rest, list) or move != "spins":
            raise Malformed("", 0, "result-none")
        return self._after(state, move, tuple(rest))

    def _after(self, state: Tosses, move: str, rest: tuple[int, ...] | None) -> Tosses:
        return replace(state, called=(*state.called, move), rests=(*state.rests, rest))

    def reveals(self, state: Tosses, move: str) -> bool:
        """Whether the coin is looked at."""
        return move != "waits"

    def shown(self, state: Tosses, move: str, seat: Seat | None) -> str:
        """What was called."""
        return move

    def view(self, state: Tosses, seat: Seat | None) -> Tosses:
        """Nobody hides anything."""
        return state

    def imagine(self, view: Tosses, rng: Random) -> Tosses:
        """What is seen is all there is."""
        return view

    def outcome(self, state: Tosses) -> Outcome | None:
        """A point for each right call."""
        if self.to_move(state) is not None:
            return None
        seats = len(state.coins)
        totals = [
            sum(("heads", "tails")[coin] == call for coin, call in zip(coins, calls, strict=True))
            for coins, calls in (
                (state.coins[seat], state.called[seat::seats]) for seat in range(seats)
            )
        ]
        best = tuple(Seat(seat) for seat in range(seats) if totals[seat] == max(totals))
        return Outcome(best, tuple({"total": total} for total in totals))

    def write(self, plays: Sequence[tuple[Seat, str]]) -> tuple[str, ...]:
        """Such as ``0:heads``."""
        return tuple(f"{seat} {move}" for seat, move in plays)

    def read(self, line: str) -> tuple[tuple[Seat, str], ...]:
        """The call in a line."""
        seat, _, move = line.partition(" ")
        if not seat.isdecimal() or move not in self.calls:
            raise Malformed(line, 0, "expected-seat", choices="0, 1, 2")
        return ((Seat(int(seat)), move),)
