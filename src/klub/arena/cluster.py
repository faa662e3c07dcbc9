"""Games on a Ray cluster; a node that is lost costs only time."""

import socket
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any

from klub.arena.crew import portion
from klub.arena.ended import Ended
from klub.arena.pairing import Order
from klub.arena.portion import Portions
from klub.arena.tournament import Tournament
from klub.engine.errors import Refusal

RETRIES = 3
"""How often Ray itself gives a task to somebody else whose player has died."""
AHEAD = 2
"""Tasks for each processor that are handed out, so that none waits for the next."""
PATIENCE = 10
"""s for a cluster to open its door. Ray itself would knock for minutes, and say nothing."""


class Cluster:
    """All processors of a cluster, as many as there are at the time."""

    def __init__(self, tournament: Tournament, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise Refusal("arena-ray-missing") from None
        self._ray: Any = ray
        self._tournament = tournament
        self._address = address
        self._portions = Portions()
        self._ours = False

    def __enter__(self) -> "Cluster":
        if not self._ray.is_initialized():
            try:
                _knock(self._address)
                self._ray.init(address=self._address, logging_level="ERROR", log_to_driver=False)
            except (OSError, ValueError, RuntimeError) as error:
                (detail, *_) = str(error).splitlines() or [type(error).__name__]
                raise Refusal("arena-ray", address=self._address, detail=detail) from None
            self._ours = True
        task = self._ray.remote(max_retries=RETRIES, scheduling_strategy="SPREAD")
        self._play = task(portion)
        # By value, sources of bots included: no other machine has to have their files.
        self._shared = self._ray.put(self._tournament)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._ours:
            self._ray.shutdown()

    def play(self, orders: Sequence[Order]) -> Iterator[Sequence[Ended]]:
        """All the games, as they end."""
        self._portions.add(orders)
        under_way: dict[Any, Sequence[Order]] = {}
        while self._portions or under_way:
            while self._portions and len(under_way) < self._room:
                orders = self._portions.take()
                under_way[self._play.remote(self._shared, orders)] = orders
            (done, *_), _ = self._ray.wait(list(under_way), num_returns=1)
            orders = under_way.pop(done)
            try:
                ended, seconds = self._ray.get(done)
            except self._ray.exceptions.RayTaskError:
                raise
            except self._ray.exceptions.RayError:
                self._portions.give_back(orders)
                continue
            self._portions.learn(len(ended), seconds)
            yield ended

    @property
    def _room(self) -> int:
        """How many tasks the cluster can have at once."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """`OSError` if nobody is at home; an address without a port is Ray's own business."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()
