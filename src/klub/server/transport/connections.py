"""How many TCP connections each address has: the limit that holds before anything is read."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from klub.server.accounts.limits import Limits, Rate, neighbourhood
from klub.server.ops.logs import log

LINES = Rate(1, 60)
"""Lines of the log about one address and one reason."""


@dataclass(eq=False, slots=True)
class Peer:
    """One connection."""

    host: str
    """Where it comes from: a client or a proxy."""
    address: str
    """What it counts for: a client, or a proxy whose client is not known yet."""
    drop: Callable[[], None]
    """Ends it."""
    busy: bool = False
    """Whether a whole request is being answered. A socket is busy until it ends."""


class Connections:
    """All connections of this process.

    Where one too many comes, the oldest of its address that sends no whole request makes room: a
    client that opens connections without end thus shuts out itself. If all are busy, the new one
    is turned away. Connections of a trusted proxy count for the client that the proxy names; until
    a request has named one, a proxy may have half of all connections.
    """

    def __init__(self, each: int, total: int, proxies: list[str] | str) -> None:
        self._each = each
        self._total = total
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._open: dict[str, dict[Peer, None]] = {}
        """By address, oldest first."""
        self._count = 0
        self._lines = Limits()

    def __len__(self) -> int:
        return self._count

    def admit(self, host: str, drop: Callable[[], None]) -> Peer | None:
        """Count a new connection from ``host``; None if there is no room for it."""
        proxy = host in self._proxies
        peer = Peer(host, f"proxy {host}" if proxy else neighbourhood(host), drop)
        most = self._total // 2 if proxy else self._each
        return peer if self._add(peer, most) else None

    def identify(self, peer: Peer, forwarded: str) -> bool:
        """Count a connection for the client that a request names; whether there is room for it.

        ``forwarded`` is the header X-Forwarded-For, which is believed of trusted proxies alone.
        """
        if peer.host not in self._proxies:
            return True
        named = self._proxies.get_trusted_client_address(forwarded)[0] if forwarded else ""
        address = neighbourhood(named or peer.host)
        if address == peer.address:
            return True
        self.leave(peer)
        peer.address = address
        return self._add(peer, self._each)

    def leave(self, peer: Peer) -> None:
        """Count a connection no more."""
        held = self._open.get(peer.address, {})
        if peer in held:
            del held[peer]
            self._count -= 1
            if not held:
                del self._open[peer.address]

    def turned_away(self, address: str, why: str) -> None:
        """Write down that an address was turned away, once a minute."""
        if not self._lines.take(LINES, (address, why), time.monotonic()):
            log("turned-away", address=address, why=why)

    def _add(self, peer: Peer, most: int) -> bool:
        if len(self._open.get(peer.address, ())) >= most:
            self.turned_away(peer.address, "connections")
            if not self._make_room(peer.address):
                return False
        if self._count >= self._total:
            crowded = max(self._open, key=lambda address: len(self._open[address]))
            self.turned_away(crowded, "all-connections")
            if not self._make_room(crowded):
                return False
        self._open.setdefault(peer.address, {})[peer] = None
        self._count += 1
        return True

    def _make_room(self, address: str) -> bool:
        """End the oldest connection of ``address`` that is not busy."""
        oldest = next((peer for peer in self._open.get(address, ()) if not peer.busy), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop()
        return True


async def _nothing(*_: Any) -> None:
    """Stands for an app where only the list of proxies is wanted."""
