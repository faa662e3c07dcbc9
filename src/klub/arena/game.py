"""One game between bots: all of it follows from the bots, the options and the seed."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from random import Random
from typing import Any

from klub.arena.ended import Ended, Forfeit
from klub.engine.contract import AnyBot, AnyEngine, Seat
from klub.engine.errors import Refusal
from klub.i18n import text
from klub.table import Seed, Table

LONGEST_ERROR = 500
"""Characters that are kept of why a bot failed."""

Maker = Callable[[], AnyBot]
"""Makes a bot that has played nothing yet."""


def play(game: AnyEngine, options: Any, makers: Sequence[Maker], seed: Seed) -> Ended:
    """A game from start to end, or until a bot fails: then that bot has lost it.

    Each bot is made anew, so that nothing depends on what was played before, and each of its moves
    has a generator of its own.
    """
    names = [str(seat) for seat in range(len(makers))]
    table: Table[Any, Any, Any, Any] = Table.open(game, options, names, seed)
    seconds, turns = [0.0] * len(makers), [0] * len(makers)
    bots: dict[Seat, AnyBot] = {}
    forfeit = None
    # What a bot prints must not get between the lines of the arena.
    with redirect_stdout(sys.stderr):
        while (seat := table.to_move) is not None:
            view, luck = game.view(table.state, seat), luck_of(seed, len(table.plays))
            begun = time.perf_counter()
            try:
                if seat not in bots:
                    bots[seat] = makers[seat]()
                    begun = time.perf_counter()  # making it is no thinking
                move = bots[seat](view, luck)
                seconds[seat] += time.perf_counter() - begun
                turns[seat] += 1
                table = _after(table, seat, move)
            except (Exception, SystemExit) as error:
                forfeit = Forfeit(seat, failure(error))
                break
    return ended(table, seconds, turns, forfeit)


def _after(table: Table[Any, Any, Any, Any], seat: Seat, move: Any) -> Table[Any, Any, Any, Any]:
    """The table after a move, or the reason why it is none."""
    try:
        return table.play(seat, move)
    except Refusal:
        raise
    except Exception as error:  # an engine does not look whether it was given a move at all
        raise Refusal("arena-no-move", move=repr(move)[:LONGEST_ERROR]) from error


def luck_of(seed: Seed, plays: int) -> Random:
    """What a bot may draw from for the move after so many."""
    return Random(f"{seed}/{plays}")


def failure(error: BaseException) -> str:
    """Why a bot has lost a game by itself, in one line."""
    if isinstance(error, Refusal):
        return text(error.message, **error.arguments)[:LONGEST_ERROR]
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_ERROR]


def ended(
    table: Table[Any, Any, Any, Any],
    seconds: Sequence[float],
    turns: Sequence[int],
    forfeit: Forfeit | None,
) -> Ended:
    """What is kept of a game; if somebody failed, everybody else has won it."""
    others = tuple(s for s in range(len(seconds)) if forfeit and s != forfeit.seat)
    outcome = None if forfeit else table.outcome
    return Ended(
        seed=table.seed,
        winners=tuple(map(int, outcome.winners)) if outcome else others,
        scores=tuple(dict(score) for score in outcome.scores) if outcome else None,
        moves=table.game.write(table.plays),
        turns=tuple(turns),
        seconds=tuple(round(one, 6) for one in seconds),
        forfeit=forfeit,
    )
