"""Bots of the club: they think in threads, so that nobody has to wait for them."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from klub.advice import hints
from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.games import bots, game_type
from klub.games.kluster.plan import Plan
from klub.server.live.turn import unfit
from klub.server.ops.logs import log
from klub.table.sitting import Sitting
from klub.wire.advice import Hints, hint_of


class Thinking:
    """Threads in which bots choose their moves, and one in which plans are tried."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "klub-bot")
        self._trying = ThreadPoolExecutor(1, "klub-plan")  # many long ones delay no bot

    async def move(self, sitting: Sitting, seat: Seat, luck: Random) -> Any:
        """The move of the bot at ``seat``, which sees what a player there sees."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _chosen, sitting, seat, luck)

    async def hints(self, sitting: Sitting, seat: Seat, luck: Random) -> Hints:
        """What a person at ``seat`` could play, from what they see."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _hinted, sitting, seat, luck)

    async def check(self, sitting: Sitting, plan: Plan) -> Refusal | None:
        """Why a turn of Kluster cannot be played as planned; to find out is long work."""
        assert sitting.table is not None
        loop, state = asyncio.get_running_loop(), sitting.table.state
        return await loop.run_in_executor(self._trying, unfit, state, plan)

    def close(self) -> None:
        """Let nobody begin to think any more."""
        for threads in (self._threads, self._trying):
            threads.shutdown(wait=False, cancel_futures=True)


def _hinted(sitting: Sitting, seat: Seat, luck: Random) -> Hints:
    game, table = sitting.game, sitting.table
    assert table is not None
    found = hints(game, game.view(table.state, seat), luck)
    return Hints(tuple(map(hint_of, found)))


def _chosen(sitting: Sitting, seat: Seat, luck: Random) -> Any:
    """A legal move, even if the bot fails."""
    game, table = sitting.game, sitting.table
    assert table is not None
    name = sitting.chairs[seat].bot or game_type(game.name).presets.stand_in
    try:
        move = bots(game.name)[name](game.view(table.state, seat), luck)
        if game.name != "kluster" and (illegal := game.objection(table.state, move)):
            raise illegal
    except Exception as error:
        log("bot-failed", level=logging.ERROR, bot=name, error=error)
        return game.sample(table.state, luck)
    return move
