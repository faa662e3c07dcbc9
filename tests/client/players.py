"""Players that tests let play: anything legal, or as told."""

import asyncio

from klub.client import Table, Turn
from klub.wire.clustered import ClusteredView
from klub.wire.kluster import KlusterView


def any_move(view: object) -> str:
    """A legal move of Clustered, read off the view."""
    assert isinstance(view, ClusteredView)
    if view.phase == "opening":
        return f"~{view.hand[0].card} ~{view.hand[1].card}"
    if view.phase == "drop":
        return next(f"~{card.card}" for card in view.hand if card.drawn)
    for card in view.hand:
        for fit in card.fits:
            return f"{card.card}@{fit.x},{fit.y}"
    return f"-{view.hand[0].card}"


async def play_to_the_end(table: Table) -> int:
    """Play any legal moves; how many."""
    moves = 0
    async for turn in table.turns():
        await turn.play(any_move(turn.view))
        moves += 1
    return moves


async def first_turn(table: Table) -> Turn:
    """The turn that is to be played now."""
    async for turn in table.turns():
        return turn
    raise AssertionError("the game is over")


async def reaches(table: Table, seq: int, playing: asyncio.Task[None]) -> None:
    """Wait until a table has come to some news, while somebody plays."""
    waiting = asyncio.create_task(table.until(lambda one: one.seq >= seq))
    await asyncio.wait({waiting, playing}, return_when=asyncio.FIRST_COMPLETED)
    assert not playing.done(), playing.exception()


def stones(turn: Turn) -> KlusterView:
    """The view of a turn of Kluster."""
    assert isinstance(turn.view, KlusterView)
    return turn.view
