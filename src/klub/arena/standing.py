"""How everybody did: ratings, wins, points and time, with what chance may have done."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from klub.arena.ended import Ended
from klub.arena.rating import WIDTH, Rating, Ratings


@dataclass(frozen=True, slots=True)
class Mean:
    """An average over games, and where the true one lies with 95 %."""

    value: float
    interval: tuple[float, float] | None
    """None if there are too few games to tell."""

    @staticmethod
    def of(values: Sequence[float]) -> "Mean | None":
        """The average of ``values``, if there are any; the interval by the normal distribution."""
        if not values:
            return None
        mean = fmean(values)
        if len(values) == 1:
            return Mean(mean, None)
        side = WIDTH * stdev(values) / sqrt(len(values))
        return Mean(mean, (mean - side, mean + side))

    @staticmethod
    def share(parts: Sequence[float]) -> "Mean | None":
        """The average of parts of wins; the interval by Wilson's score.

        It stays within 0 and 1, and has a width even if somebody has won every game.
        """
        if not parts:
            return None
        share, games = fmean(parts), len(parts)
        scale = 1 + WIDTH**2 / games
        middle = (share + WIDTH**2 / (2 * games)) / scale
        side = WIDTH * sqrt(share * (1 - share) / games + (WIDTH / (2 * games)) ** 2) / scale
        return Mean(share, (max(0.0, middle - side), min(1.0, middle + side)))


@dataclass(frozen=True, slots=True)
class Row:
    """One entrant."""

    number: int
    name: str
    games: int
    rating: Rating | None
    """None in games that are played alone, and before the first game."""
    wins: float
    """A shared win counts in parts."""
    share: Mean | None
    """Of the wins."""
    points: Mean | None
    """In games that were played to the end."""
    thinking: float | None
    """s a move."""
    forfeits: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Everybody, after some games."""

    names: tuple[str, ...]
    games: tuple[Ended, ...]
    """In the order of their index."""
    ratings: Ratings

    @staticmethod
    def of(names: Sequence[str], games: Sequence[Ended]) -> "Standing":
        """How everybody stands after ``games``, in whatever order they ended."""
        ordered = tuple(sorted(games, key=lambda game: game.index))
        return Standing(tuple(names), ordered, Ratings.of(len(names), ordered))

    @property
    def rows(self) -> list[Row]:
        """From the strongest to the weakest; who plays alone is compared by points."""
        rows = [self._row(one) for one in self.ratings.order()]
        if any(row.rating for row in rows):
            return rows
        return sorted(rows, key=lambda row: -row.points.value if row.points else 0.0)

    @property
    def paired(self) -> bool:
        """Whether two sat at each table, so that it can be told who did how well against whom."""
        return bool(self.games) and len(self.games[0].seats) == 2

    def against(self, one: int, other: int) -> Mean | None:
        """The share of the wins that ``one`` has of the games with ``other``."""
        return Mean.share(
            [
                game.share(game.seats.index(one))
                for game in self.games
                if one in game.seats and other in game.seats and one != other
            ]
        )

    def _row(self, entrant: int) -> Row:
        played = list(self._played(entrant))
        shares = [game.share(seat) for game, seat in played]
        totals = [game.total(seat) for game, seat in played]
        turns = sum(game.turns[seat] for game, seat in played)
        seconds = sum(game.seconds[seat] for game, seat in played)
        rated = any(len(game.seats) > 1 for game, _ in played)
        return Row(
            number=entrant,
            name=self.names[entrant],
            games=len(played),
            rating=self.ratings.now[entrant] if rated else None,
            wins=sum(shares),
            share=Mean.share(shares),
            points=Mean.of([float(total) for total in totals if total is not None]),
            thinking=seconds / turns if turns else None,
            forfeits=sum(
                game.forfeit is not None and game.forfeit.seat == seat for game, seat in played
            ),
        )

    def _played(self, entrant: int) -> Iterator[tuple[Ended, int]]:
        """The games of an entrant, and where it sat."""
        for game in self.games:
            if entrant in game.seats:
                yield game, game.seats.index(entrant)
