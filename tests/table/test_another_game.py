"""The table knows no game: here two play heads or tails."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

import pytest

from klub.cli.voice import sentence
from klub.game import Game, Illegal, Json, Malformed, Outcome, Seat
from klub.table import Record, Seed, Table, read_record, verify, write_record

SEED = Seed("0123456789abcdef0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Tosses:
    """Two coins for each seat, and what was called so far."""

    coins: tuple[tuple[int, ...], ...]
    called: tuple[str, ...] = ()


class Coins:
    """Each seat in turn calls ``heads`` or ``tails``, or ``waits``; only a call shows the coin."""

    name = "coins"

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

    def to_move(self, state: Tosses) -> Seat | None:
        """The seats in turn, twice each."""
        over = len(state.called) == 2 * len(state.coins)
        return None if over else Seat(len(state.called) % len(state.coins))

    def objection(self, state: Tosses, move: str) -> Illegal | None:
        """Anything may be called until the end."""
        return Illegal("C140", "game-over") if self.to_move(state) is None else None

    def sample(self, state: Tosses, rng: Random) -> str:
        """Any call."""
        return rng.choice(("heads", "tails", "waits"))

    def play(self, state: Tosses, move: str) -> Tosses:
        """One call more."""
        if illegal := self.objection(state, move):
            raise illegal
        return replace(state, called=(*state.called, move))

    def reveals(self, state: Tosses, move: str) -> bool:
        """Whether the coin is looked at."""
        return move != "waits"

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
        return tuple(f"{seat}:{move}" for seat, move in plays)

    def read(self, line: str) -> tuple[tuple[Seat, str], ...]:
        """The call in a line."""
        seat, _, move = line.partition(":")
        if not seat.isdecimal() or move not in ("heads", "tails", "waits"):
            raise Malformed(line, 0, "expected-seat", choices="0, 1, 2")
        return ((Seat(int(seat)), move),)


Toss: TypeAlias = Table[int, Tosses, str, Tosses]
GAME: Game[int, Tosses, str, Tosses] = Coins()


def played(*calls: str) -> Toss:
    table = Table.open(GAME, 2, ["Ann", "Bob"], SEED)
    for call in calls:
        assert table.to_move is not None
        table = table.play(table.to_move, call)
    return table


def reread(table: Toss) -> Record:
    return read_record(write_record(table.record()))


def test_the_record_of_any_game_is_true() -> None:
    for calls in (), ("heads",), ("heads", "waits", "tails", "tails"):
        assert verify(GAME, reread(played(*calls))) is None


def test_a_record_that_never_was_text_is_true_as_well() -> None:
    finished = played("tails", "waits", "heads", "heads").record()
    assert finished.scores == ({"total": 1}, {"total": 1})
    assert finished.winners == (0, 1)
    assert verify(GAME, finished) is None


def test_what_luck_decided_is_checked_in_any_game() -> None:
    record = reread(played("heads"))
    assert record.dealt == {"coins": [[1, 1], [0, 0]], "more": {"first": [1, 1]}}
    for dealt, where in (
        ({**record.dealt, "coins": [[1, 1], [1, 0]]}, "coins[1][0]"),
        ({**record.dealt, "more": {"first": [1, 0]}}, "more.first[1]"),
        ({**record.dealt, "more": {}}, "more"),
    ):
        found = verify(GAME, replace(record, dealt=dealt))
        assert found is not None
        assert found.where == where
        assert sentence(found).startswith(f"{where} is told as ")


def test_a_game_says_itself_what_can_be_taken_back() -> None:
    assert played("heads", "waits").undo() == played("heads")
    for calls in ("heads",), ("waits", "tails"), ("waits", "waits", "waits", "heads"):
        with pytest.raises(Illegal) as refused:
            played(*calls).undo()
        assert refused.value.message == "undo-revealed"


def test_a_record_is_only_of_its_own_game() -> None:
    found = verify(GAME, replace(played().record(), game="clustered"))
    assert found is not None
    assert found.where == "game"
