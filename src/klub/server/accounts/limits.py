"""How often and how many: what one person or one address may ask of the club.

Nothing here reads a clock: whoever asks says what time it is, in seconds.
"""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, fields
from heapq import nsmallest
from ipaddress import AddressValueError, IPv4Address, IPv6Address
from typing import Any

MOST = 100_000
"""Buckets that are remembered: some 20 MB."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket of tokens that fills up again."""

    count: int
    """How many at once, if none were taken for a while."""
    seconds: float
    """The time in which as many come back."""

    def due(self, due: float, now: float, tokens: int = 1) -> tuple[float, float]:
        """Take tokens from the bucket that is full at ``due``: when it will be full, and the wait.

        With a wait of 0 they were taken, else none.
        """
        each = self.seconds / self.count
        # Though a clock is set back, an empty bucket is full after its own time.
        due = min(max(due, now), now + self.seconds)
        wait = due + each * tokens - now - self.seconds
        # Sums of a token's time carry rounding errors; a millionth of a token is not withheld.
        return (due + each * tokens, 0.0) if wait <= each * 1e-6 else (due, wait)


@dataclass(frozen=True, slots=True)
class Rates:
    """The club's figures. A host may change each of them."""

    requests: Rate = Rate(240, 12)
    """Questions of an address over HTTP: what 40 first pages ask for at once, and 20 a second."""
    guests: Rate = Rate(60, 3600)
    """New guests from an address: a school class at once, and one a minute."""
    log_ins: Rate = Rate(10, 600)
    """Tries to log in, or to change a handle, from an address: 10, and one a minute."""
    handle_log_ins: Rate = Rate(60, 3600)
    """Tries to log in to one handle from anywhere; who is in already stays in."""
    renames: Rate = Rate(20, 600)
    """Changes of the own name or settings."""
    tables: Rate = Rate(20, 1200)
    """Tables that somebody opens: 20, and one a minute."""
    forms: Rate = Rate(60, 60)
    """Questions of an address what can still be chosen: 60, and one a second."""
    messages: Rate = Rate(60, 2)
    """Messages on a socket: 30 a second."""
    address_messages: Rate = Rate(3000, 10)
    """Messages of an address, over all its sockets: 300 a second."""
    hand_inputs: Rate = Rate(180, 1.5)
    """Inputs of a hand on a socket: 120 a second, twice the rate of a screen."""
    chat_lines: Rate = Rate(8, 16)
    """Lines that somebody writes to tables: 8, and one each two seconds."""
    reports: Rate = Rate(5, 3600)
    """Complaints that somebody makes in an hour."""
    imports: Rate = Rate(10, 600)
    """Records that somebody brings in from elsewhere: 10, and one a minute."""
    hints: Rate = Rate(12, 120)
    """Hints that somebody asks for: 12, and one each ten seconds."""
    reviews: Rate = Rate(20, 1200)
    """Games of which an address begins a review: 20, and one a minute."""
    sockets: int = 64
    """Sockets that are open at once from an address."""
    socket_openings: Rate = Rate(300, 60)
    """Sockets that an address opens: 300, and five a second."""
    socket_frames: Rate = Rate(1000, 5)
    """Frames on a socket, control frames and fragments included: 1000, and 200 a second."""
    socket_bytes: Rate = Rate(4_000_000, 16)
    """Bytes on a socket: 4 MB, and 250 kB a second."""
    connections: int = 256
    """Connections that are open at once from an address, sockets among them."""
    header_seconds: int = 10
    """Seconds until the head of a request has to be here."""
    body_seconds: int = 60
    """Seconds from then on until its body has to be here."""


def unlimited() -> Rates:
    """Figures that nobody reaches, for measuring a club and for trying it out."""
    plenty: dict[str, Any] = {
        field.name: 10**6 if field.type is int else Rate(10**9, 1) for field in fields(Rates)
    }
    return Rates(**plenty)


class Bucket:
    """One bucket of its own, such as of a socket; it is gone with its owner."""

    __slots__ = ("_due", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._due = float("-inf")

    def take(self, now: float, tokens: int = 1) -> float:
        """Take tokens; 0, or the seconds to wait until there are as many."""
        self._due, wait = self._rate.due(self._due, now, tokens)
        return wait


class Limits:
    """Buckets by what they are for and whose they are; full ones are forgotten."""

    def __init__(self, rates: Rates | None = None, most: int = MOST) -> None:
        self.rates = Rates() if rates is None else rates
        self._most = most
        self._due: dict[Hashable, float] = {}
        """When each bucket is full again."""

    def __len__(self) -> int:
        return len(self._due)

    def take(self, rate: Rate, key: Hashable, now: float) -> float:
        """Take a token from the bucket called ``key``; 0, or the seconds to wait for one."""
        due, wait = rate.due(self._due.get(key, float("-inf")), now)
        if key not in self._due and len(self._due) >= self._most:
            self._forget(now)
        self._due[key] = due
        return wait

    def _forget(self, now: float) -> None:
        """Forget the buckets that are full, and at least a tenth: those that are full soonest."""
        self._due = {key: due for key, due in self._due.items() if due > now}
        enough = self._most * 9 // 10
        if len(self._due) > enough:
            soon = nsmallest(
                len(self._due) - enough, self._due.items(), key=lambda bucket: bucket[1]
            )
            for key, _ in soon:
                del self._due[key]


class Places:
    """How many of something each key holds at once, such as sockets of an address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def take(self, key: Hashable) -> bool:
        """Take a place if one is free; whoever got one gives it back by `leave`."""
        if self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        """Give a place back."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]


def neighbourhood(address: str) -> str:
    """What one household has in common: an IPv4 address, or the first half of an IPv6 one.

    >>> neighbourhood("2001:db8::1:2:3:4")
    '2001:db8::'
    """
    try:
        whole = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if whole.ipv4_mapped is not None:
        return str(IPv4Address(whole.ipv4_mapped))
    return str(IPv6Address(int(whole) >> 64 << 64))
