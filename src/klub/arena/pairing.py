"""Who meets whom, and who sits where."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Protocol

from klub.arena.ended import Ended
from klub.arena.rating import Ratings
from klub.engine.contract import Json


@dataclass(frozen=True, slots=True)
class Order:
    """A game that is to be played."""

    index: int
    """Its number in the tournament, from 0: its luck follows from it."""
    seats: tuple[int, ...]
    """For each seat the number of an entrant."""


class Pairing(Protocol):
    """A way to decide who meets whom."""

    @property
    def total(self) -> int:
        """How many games there will be."""
        ...

    def round(self, number: int, ended: Mapping[int, Ended]) -> Sequence[Order]:
        """The games of a round, which depend on the rounds before alone; none after the last."""
        ...

    def told(self) -> dict[str, Json]:
        """What the games depend on; a tournament that is only made longer tells the same."""
        ...


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """Every set of entrants that fills a table meets equally often."""

    entrants: int
    players: int
    games: int
    """Of each set, a multiple of the players."""
    seed: str

    @property
    def total(self) -> int:
        """How many games there will be."""
        return self.games * len(self._sets)

    @property
    def _sets(self) -> list[tuple[int, ...]]:
        return list(combinations(range(self.entrants), self.players))

    def round(self, number: int, ended: Mapping[int, Ended]) -> Sequence[Order]:
        """All games are in the first round, in an order that more games only make longer."""
        if number > 0:
            return ()
        seatings = (
            seats
            for block in range(self.games // self.players)
            for one in self._sets
            for seats in _seatings(one, f"{self.seed}/{one}/{block}")
        )
        return [Order(index, seats) for index, seats in enumerate(seatings)]

    def told(self) -> dict[str, Json]:
        """Its name: more games change nothing of those before."""
        return {"kind": "round-robin"}


@dataclass(frozen=True, slots=True)
class Ladder:
    """In each round everybody meets those who are next to them by rating."""

    entrants: int
    players: int
    games: int
    """Of each meeting, a multiple of the players."""
    rounds: int
    seed: str

    @property
    def _meetings(self) -> int:
        return self.entrants - self.players + 1

    @property
    def total(self) -> int:
        """How many games there will be."""
        return self.rounds * self._meetings * self.games

    def round(self, number: int, ended: Mapping[int, Ended]) -> Sequence[Order]:
        """The meetings of a round: as many as sit at a table, next to each other by rating."""
        if number >= self.rounds:
            return ()
        first = number * self._meetings * self.games
        ratings = Ratings.of(self.entrants, (ended[index] for index in range(first)))
        standing = ratings.order()
        seatings = (
            seats
            for at in range(self._meetings)
            for block in range(self.games // self.players)
            for seats in _seatings(
                standing[at : at + self.players], f"{self.seed}/{number}/{at}/{block}"
            )
        )
        return [Order(first + index, seats) for index, seats in enumerate(seatings)]

    def told(self) -> dict[str, Json]:
        """Its name and the size of a meeting: more rounds change nothing of those before."""
        return {"kind": "ladder", "games": self.games}


def _seatings(entrants: Sequence[int], luck: str) -> Iterator[tuple[int, ...]]:
    """A set round the table in some order, turned until everybody has sat on each seat."""
    order = list(entrants)
    Random(luck).shuffle(order)
    for turn in range(len(order)):
        yield (*order[turn:], *order[:turn])
