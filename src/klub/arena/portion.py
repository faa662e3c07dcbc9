"""How many games are handed out at a time."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from math import ceil

from klub.arena.pairing import Order
from klub.engine.errors import Refusal

LEAST = 1.5
"""s of games in a portion, by what games have taken so far: a second, and some for chance."""
TRIES = 3
"""How often a game is handed out whose player has died."""


class Portions:
    """Games that wait, handed out in portions: single ones until it is known how long they take."""

    def __init__(self) -> None:
        self._waiting: deque[Order] = deque()
        self._games, self._seconds = 0, 0.0
        self._deaths: Counter[int] = Counter()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, orders: Iterable[Order]) -> None:
        """Let more games wait."""
        self._waiting.extend(orders)

    def take(self) -> list[Order]:
        """The next portion."""
        size = ceil(LEAST * self._games / max(self._seconds, 1e-9)) if self._games else 1
        taken = [self._waiting.popleft()]
        # A game that may have killed its player is tried alone, or it takes others down with it.
        while len(taken) < size and self._waiting and not self._fatal(taken[0], self._waiting[0]):
            taken.append(self._waiting.popleft())
        return taken

    def learn(self, games: int, seconds: float) -> None:
        """So long have some games taken."""
        self._games += games
        self._seconds += seconds

    def give_back(self, orders: Sequence[Order]) -> None:
        """Whoever had these games has died: they are played again, but not for ever."""
        for order in orders:
            self._deaths[order.index] += 1
            if self._deaths[order.index] == TRIES:
                raise Refusal("arena-deaths", game=str(order.index), times=TRIES)
        self._waiting.extendleft(reversed(orders))

    def _fatal(self, *orders: Order) -> bool:
        return any(self._deaths[order.index] for order in orders)
