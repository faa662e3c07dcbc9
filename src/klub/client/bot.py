"""A bot of klub, or one like it, that plays at a table of any club as a guest of it."""

import asyncio
from random import Random
from typing import Any

from klub.client.eyes import seen
from klub.client.failure import Refused, Unsure, refused_here
from klub.client.live import Live
from klub.client.table import Table
from klub.client.turn import Turn
from klub.engine.contract import AnyBot, Seat
from klub.engine.errors import Refusal
from klub.games import game
from klub.games.kluster.input import TICKS, Release
from klub.games.kluster.plan import Played
from klub.i18n import text

ATTEMPTS = 3
"""Times that a turn is tried: a club whose rules are not ours may refuse what we think is legal."""


async def sit_down(table: Table, seat: int | None, name: str) -> Seat:
    """Take a seat: the one that is the own already, the one that is wished for, or a free one."""
    if table.seats and seat in (None, *table.seats):
        return table.seats[0] if seat is None else Seat(seat)
    free = [n for n, chair in enumerate(table.info.seats) if chair.who is None and not chair.bot]
    if seat is None and not free:
        raise refused_here(Refusal("client-no-seat"))
    chosen = free[0] if seat is None else seat
    await table.sit(chosen, name)
    return Seat(chosen)


async def play(table: Table, bot: AnyBot, luck: Random) -> None:
    """Play from all of the own seats until the game is over."""
    refusals = 0
    async for turn in table.turns():
        view = seen(turn.view, table.info.options, turn.seat)
        move = await asyncio.to_thread(bot, view, luck)
        try:
            await make(turn, move)
        except Unsure:
            pass  # it comes again if it is still to be played
        except Refused:
            refusals += 1
            if refusals == ATTEMPTS:
                raise
        else:
            refusals = 0


async def make(turn: Turn, move: Any) -> None:
    """Make a move that a bot has chosen."""
    if isinstance(move, Played):
        await _by_hand(turn.live(), move)
        return
    (line,) = game(turn.table.info.game).write([(turn.seat, move)])
    await turn.play(line.partition(" ")[2])


def ending(table: Table) -> str:
    """How a game has ended, for people."""
    names = [table.info.seats[seat].name for seat in table.info.winners or ()]
    return text("client-over", winners=", ".join(names), number=len(names))


async def _by_hand(live: Live, played: Played) -> None:
    """Play a turn of Kluster that cannot be said in short.

    Each input waits until the club has done the one before, however slowly time passes there.
    """
    before, released = 0, False
    for tick, one in played.log:
        await asyncio.sleep((tick - before) / TICKS)
        if tick - before > 1 and released:
            await live.until(_resting)
        if live.over:
            return
        await live.do(one)
        before, released = tick, released or isinstance(one, Release)
    await live.until_over()


def _resting(live: Live) -> bool:
    """Whether a stone was placed and nothing moves any more."""
    duty = live.now.duty if live.now else None
    return duty is None or duty.message not in ("turn-nothing-placed", "turn-moving")
