"""Hints for players: off where they would be unfair, and thought about once for a position."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from random import Random
from typing import Any

from klub.engine.contract import Seat
from klub.engine.errors import Illegal, Refusal
from klub.server.live.table import LiveTable
from klub.server.live.thinking import Thinking
from klub.server.ops.kernels import Kernels
from klub.server.stores import TableId
from klub.table import wishes
from klub.table.sitting import Sitting
from klub.wire.advice import Hints

MOST = 256
"""Tables whose last hints are remembered."""


@dataclass(frozen=True, slots=True)
class _Hinted:
    """What is, or will be, known of one position."""

    state: Any
    answer: "asyncio.Task[Hints]"


class Hinting:
    """Whoever wants to know what could be played."""

    def __init__(self, thinking: Thinking, kernels: Kernels) -> None:
        self._thinking, self._kernels = thinking, kernels
        self._known: OrderedDict[TableId, _Hinted] = OrderedDict()

    async def hints(self, table: LiveTable, who: str, seat: int) -> Hints:
        """The best moves for a seat that somebody holds and whose turn it is.

        Whoever asks again in the same position, or while it is thought about, is told the same.
        """
        state = _position(table.sitting, who, seat)
        if self._kernels.done < 1:
            raise Refusal("advice-preparing")
        known = self._known.get(table.id)
        if known is None or known.state is not state or _failed(known.answer):
            known = _Hinted(state, asyncio.create_task(self._think(table, Seat(seat))))
            self._known[table.id] = known
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        self._known.move_to_end(table.id)
        return await asyncio.shield(known.answer)

    async def _think(self, table: LiveTable, seat: Seat) -> Hints:
        sitting = table.sitting
        assert sitting.table is not None
        luck = Random(f"{table.id}/{len(sitting.table.plays)}")
        return await self._thinking.hints(sitting, seat, luck)


def _position(sitting: Sitting, who: str, seat: int) -> Any:
    """The state in which a hint is wanted, if one may be given."""
    if sitting.opened.rated:
        raise Refusal("hint-rated")
    if sitting.opened.daily is not None:
        raise Refusal("hint-daily")
    try:
        return wishes.may_play(sitting, who, seat).state
    except Illegal:
        raise Refusal("hint-not-your-turn") from None


def _failed(answer: "asyncio.Task[Hints]") -> bool:
    return answer.done() and (answer.cancelled() or answer.exception() is not None)
