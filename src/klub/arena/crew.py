"""Who plays the games of a tournament: this process, here; a pool and a cluster are beside."""

import time
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Protocol

from klub.arena.ended import Ended
from klub.arena.pairing import Order
from klub.arena.portion import Portions
from klub.arena.tournament import Tournament


class Crew(Protocol):
    """Plays games somewhere, as a context manager."""

    def __enter__(self) -> "Crew": ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def play(self, orders: Sequence[Order]) -> Iterator[Sequence[Ended]]:
        """All the games, in portions and in the order in which they end."""
        ...


def portion(tournament: Tournament, orders: Sequence[Order]) -> tuple[list[Ended], float]:
    """Some games, and the seconds that they took."""
    begun = time.perf_counter()
    ended = [tournament.played(order) for order in orders]
    return ended, time.perf_counter() - begun


class Alone:
    """Plays one game after the other in this process."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament

    def __enter__(self) -> "Alone":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Nothing is left behind."""

    def play(self, orders: Sequence[Order]) -> Iterator[Sequence[Ended]]:
        """All the games in order."""
        portions = Portions()
        portions.add(orders)
        while portions:
            ended, seconds = portion(self._tournament, portions.take())
            portions.learn(len(ended), seconds)
            yield ended
