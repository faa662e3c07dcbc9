"""How good each player was in a game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from klub.advice.review import Marked
from klub.engine.advice import MARKS, Mark
from klub.engine.contract import Seat


@dataclass(frozen=True, slots=True)
class Summary:
    """The turns of one seat, counted."""

    seat: Seat
    marks: Mapping[Mark, int]
    """How many turns got each mark, from the mildest on."""
    loss: float | None
    """What a turn gave away on average; nothing if there was never anything to choose."""


def summaries(turns: Iterable[Marked], seats: int) -> tuple[Summary, ...]:
    """One for each seat."""
    listed = list(turns)
    return tuple(_summary([one for one in listed if one.seat == s], Seat(s)) for s in range(seats))


def _summary(turns: list[Marked], seat: Seat) -> Summary:
    counts = Counter(one.verdict.mark for one in turns)
    losses = [one.verdict.loss for one in turns if one.verdict.mark != "none"]
    return Summary(
        seat,
        {mark: counts[mark] for mark in MARKS},
        sum(losses) / len(losses) if losses else None,
    )
