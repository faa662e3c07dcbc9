"""How strong everybody is, by openskill's model of Plackett and Luce."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from klub.arena.ended import Ended

WIDTH = 1.96
"""σ to either side, between which the true strength lies with 95 %."""

_model = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength."""

    mu: float
    """The likeliest strength; everybody begins with 25."""
    sigma: float
    """How unsure that is."""

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true strength lies with 95 %."""
        return self.mu - WIDTH * self.sigma, self.mu + WIDTH * self.sigma


@dataclass
class Ratings:
    """The ratings after some games; they depend on the games' order, which is that of the index."""

    now: list[Rating]
    course: list[tuple[Rating, ...]] = field(default_factory=list)
    """The ratings after each game."""

    @staticmethod
    def of(entrants: int, games: Iterable[Ended]) -> "Ratings":
        """The ratings after ``games``, which come in the order of their index."""
        fresh = _model.rating()
        ratings = Ratings([Rating(fresh.mu, fresh.sigma)] * entrants)
        for game in games:
            ratings.rate(game)
        return ratings

    def rate(self, game: Ended) -> None:
        """Learn from one game more; from a game that is played alone there is nothing to learn."""
        if len(game.seats) > 1:
            teams = [
                [_model.rating(mu=self.now[one].mu, sigma=self.now[one].sigma)]
                for one in game.seats
            ]
            rated = _model.rate(teams, ranks=[float(place) for place in game.places])
            for entrant, (own,) in zip(game.seats, rated, strict=True):
                self.now[entrant] = Rating(own.mu, own.sigma)
        self.course.append(tuple(self.now))

    def order(self) -> Sequence[int]:
        """The entrants from the strongest to the weakest; equal ones as they were named."""
        return sorted(range(len(self.now)), key=lambda one: -self.now[one].mu)
