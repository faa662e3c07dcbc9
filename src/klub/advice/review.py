"""A game gone through turn by turn: how good each was, and what would have been better."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from klub.engine.advice import Budget, Verdict, worst
from klub.engine.contract import Seat
from klub.games import game, game_type
from klub.table import Record, Table, replay

AnyTable = Table[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Marked:
    """A turn and how good it was."""

    turn: int
    """Its number among the moves of the record, from 0; a replay counts the same."""
    seat: Seat
    verdict: Verdict[Any]


def review(record: Record, seed: str = "0", budget: Budget | None = None) -> Iterator[Marked]:
    """The turns of ``record`` one after the other; `Untrue` where a move cannot have happened.

    Each is judged by what its player could see. The luck of the simulations follows from ``seed``
    and the turn alone, so that with a fixed number of them a review is the same every time.
    """
    tables = replay(game(record.game), record)
    before = next(tables)
    for turn, line in enumerate(record.moves):
        plays = before.game.read(line)
        positions = [before]
        positions += [next(tables) for _ in plays]
        yield reviewed(turn, positions[:-1], plays, seed, budget)
        before = positions[-1]


def reviewed(
    turn: int,
    positions: Sequence[AnyTable],
    plays: Sequence[tuple[Seat, Any]],
    seed: str = "0",
    budget: Budget | None = None,
) -> Marked:
    """One turn: the position before each of its plays, and what was played.

    A turn of several plays, as Quick play has them, is as good as the worst.
    """
    advising = game_type(positions[0].game.name).advice()
    luck = Random(f"{seed}/{turn}")
    verdicts = [
        advising.verdict(
            table.game.view(table.state, seat), move, luck, budget or advising.THOROUGH
        )
        for table, (seat, move) in zip(positions, plays, strict=True)
    ]
    return Marked(turn, plays[0][0], worst(verdicts))
