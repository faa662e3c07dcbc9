"""`solid`: one look ahead, at the own next card and at the next player's."""

from random import Random

from klub.games.clustered.state import Move
from klub.games.clustered.view import View, imagine


def solid(view: View, rng: Random) -> Move:
    """The most points now and soon, less what the next player can be expected to make."""
    # Machine code takes a while to load, and whoever plays without it need not wait.
    from klub.games.clustered.kernel import code
    from klub.games.clustered.kernel.solid import solid as chosen

    record = code.pack(imagine(view, rng))[0]
    record["luck"] = rng.getrandbits(64)
    return code.move_of(chosen(record), code.Frame.around(record))
