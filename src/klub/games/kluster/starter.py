"""Who begins: by height in a first game, by stones held in the next (R4, R5, R6)."""

from dataclasses import replace
from random import Random

from klub.engine.contract import Seat
from klub.games.kluster.options import HOST, Options
from klub.games.kluster.state import State


def starter(options: Options, rng: Random) -> Seat:
    """The seat that takes the first turn."""
    if options.previous or options.first_out is not None:
        return _next_starter(options)
    match options.starter:
        case "youngest":
            return options.youngest
        case "host":
            return HOST
        case "random":
            return Seat(rng.randrange(options.players))
    return options.by_height[0]


def _next_starter(options: Options) -> Seat:
    """Who held most; the shortest if that is not one player."""
    most = max(options.previous, default=0)
    # R6: nobody held stones, as after an Elimination; that is a tie of all.
    if not most and options.elim_rematch == "first_out" and options.first_out is not None:
        return options.first_out
    tied = [seat for seat, held in enumerate(options.previous) if held == most]
    # R5: the shortest of all, even if that is not one of the tied.
    if len(tied) > 1 and options.tie_among == "all":
        return options.by_height[0]
    return next((seat for seat in options.by_height if seat in tied), options.by_height[0])


def rematch(state: State) -> Options:
    """What the next game at the same table begins with."""
    options = state.options
    # R6: after an Elimination or a Solo nobody held stones.
    held = options.mode in ("standard", "expert")
    return replace(
        options,
        previous=state.counts if held else (0,) * options.players,
        first_out=state.out[0] if state.out else None,
    )
