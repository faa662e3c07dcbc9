"""The mailbox of a socket: what waits to be sent, so that a slow reader delays nobody else.

Messages wait in order, and somebody who lets too many pile up is cut off. Frames of a live turn do
not pile up: those that wait are merged into one, which is as true as the last of them.
"""

import asyncio
from collections import deque
from dataclasses import dataclass

from klub.games.kluster.frame import Frame
from klub.wire.frame import merged, packed

MOST_MESSAGES = 400
MOST_BYTES = 4_000_000


class Mailbox:
    """Filled by tables, emptied by the task of one socket."""

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._latest: dict[str, bytes] = {}
        self._frames: dict[str, tuple[Frame, bytes | None]] = {}
        self._filled = asyncio.Event()
        self._overfull = asyncio.Event()
        self._last = False
        self.merged = 0
        """Frames that were not sent on their own."""

    def put(self, message: bytes) -> None:
        """Leave a message."""
        if self.overfull or self._last:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._overfull.set()
            self._messages.clear()
            self._frames.clear()
        self._filled.set()

    def put_latest(self, what: str, message: bytes) -> None:
        """Leave a message that takes the place of an earlier one about the same."""
        self._latest[what] = message
        self._filled.set()

    def put_frame(self, table: str, frame: Frame, data: bytes) -> None:
        """Leave a frame, which is ``data`` when packed; it joins one that waits already."""
        waiting = self._frames.get(table)
        if waiting is None:
            self._frames[table] = (frame, data)
        else:
            self.merged += 1
            self._frames[table] = (merged(waiting[0], frame), None)
        self._filled.set()

    @property
    def overfull(self) -> bool:
        """Whether the reader was too slow to be told everything."""
        return self._overfull.is_set()

    async def overflow(self) -> None:
        """Wait until that is so."""
        await self._overfull.wait()

    @property
    def ended(self) -> bool:
        """Whether nothing waits, and nothing more will come."""
        return self._last and not (self._messages or self._latest or self._frames)

    def end(self) -> None:
        """Let what waits be the last."""
        self._last = True
        self._filled.set()

    def drop_frames(self, table: str) -> None:
        """Forget the frames of a turn that is over or began anew."""
        self._frames.pop(table, None)

    async def take(self) -> tuple[list[bytes], list[bytes]]:
        """All messages that wait, then the frames; waits until there is something."""
        await self._filled.wait()
        self._filled.clear()
        messages = [*self._messages, *self._latest.values()]
        self._messages.clear()
        self._latest.clear()
        self._bytes = 0
        frames = [
            packed(table, frame) if data is None else data
            for table, (frame, data) in self._frames.items()
        ]
        self._frames.clear()
        return messages, frames


@dataclass(frozen=True, slots=True)
class Sender:
    """Whoever asked for something, and the number by which the answer names it."""

    mailbox: Mailbox
    id: int
