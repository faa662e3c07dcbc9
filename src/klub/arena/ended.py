"""What is known of a game that was played: a line of the results file."""

import msgspec


class Forfeit(msgspec.Struct, frozen=True):
    """A bot that failed, and so lost."""

    seat: int
    error: str
    """What it raised, or why its move was refused."""


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    index: int = -1
    """Its number in the tournament, from 0."""
    seats: tuple[int, ...] = ()
    """For each seat the number of the entrant that sat there."""
    seed: str
    """All luck of the game comes from it."""
    winners: tuple[int, ...]
    """Seats that share the win."""
    scores: tuple[dict[str, int], ...] | None
    """For each seat its points, part by part; none if a bot failed."""
    moves: tuple[str, ...]
    """One line a turn, in the notation of the game."""
    turns: tuple[int, ...]
    """How many moves each seat made."""
    seconds: tuple[float, ...]
    """How long each seat thought in all: the only part that differs from run to run."""
    forfeit: Forfeit | None = None

    def share(self, seat: int) -> float:
        """What a seat has of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def total(self, seat: int) -> int | None:
        """The points of a seat, if the game was played to its end."""
        return None if self.scores is None else self.scores[seat]["total"]

    def fits(self, entrants: int) -> bool:
        """Whether it can be a game among so many: each part tells of the same seats."""
        seats = range(len(self.seats))
        scores = self.scores
        return (
            self.index >= 0
            and all(0 <= one < entrants for one in self.seats)
            and len(self.seats) == len(self.turns) == len(self.seconds) > 0
            and all(seat in seats for seat in self.winners)
            and (scores is None) == (self.forfeit is not None)
            and (self.forfeit is None or self.forfeit.seat in seats)
            and (scores is None or bool(self.winners))
            and (scores is None or len(scores) == len(seats))
            and all("total" in score for score in scores or ())
        )

    @property
    def places(self) -> tuple[int, ...]:
        """For each seat its place, from 1: the winners, then by points."""
        ranks = [
            (0, 0) if seat in self.winners else (1, -(self.total(seat) or 0))
            for seat in range(len(self.seats))
        ]
        return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
