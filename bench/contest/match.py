"""A match between two levels: games in pairs, and what came of them with its 95 % interval."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, TypeVar

Row = dict[str, Any]
"""A figure, as JSON tells it."""
Player = TypeVar("Player")
SURE = 1.96
"""Standard deviations to either side of a mean that 95 % lie within."""


def pairs(
    one: Player, other: Player, players: int, games: int
) -> Iterator[tuple[int, tuple[Player, ...]]]:
    """For each game the number of its deal, and who sits where: by turns round the table.

    Each deal is played twice, the second time with everybody a seat further.
    """
    if players % 2:
        raise ValueError(f"expected as many seats of one as of the other, not {players} in all")
    seats = (one, other) * (players // 2)
    for deal in range(games // 2):
        yield deal, seats
        yield deal, (*seats[1:], seats[0])


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    wide = SURE**2 / games
    middle = (share + wide / 2) / (1 + wide)
    reach = SURE * sqrt(share * (1 - share) / games + wide / (4 * games)) / (1 + wide)
    return middle - reach, middle + reach


def share_won(parts: Sequence[float]) -> Row:
    """How much was won, from the part of each game's win."""
    share = fmean(parts)
    low, high = wilson(share, len(parts))
    return {
        "games": len(parts),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def mean(name: str, values: Sequence[float]) -> Row:
    """The mean of what each game brought; of one game alone nobody knows how far it may be off."""
    middle = fmean(values)
    reach = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {
        "games": len(values),
        name: round(middle, 2),
        "low": round(middle - reach, 2),
        "high": round(middle + reach, 2),
    }
