"""Options that learners choose, and games dealt from a seed as a table of the club deals them."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.games.clustered import Clustered, Options, rules
from klub.games.clustered.card import deck
from klub.games.clustered.kernel.code import pack
from klub.games.clustered.kernel.deal import deal_each
from klub.research.clustered.refused import sentence
from klub.table.seed import Seed, block


def agreed(options: Mapping[str, Json] | Options | None, more: Mapping[str, Json]) -> Options:
    """The options that a mapping and keywords choose; `ValueError` says why they cannot be."""
    if isinstance(options, Options):
        if more:
            raise ValueError(f"Options are complete; {', '.join(more)} cannot be added to them")
        return options
    try:
        return Clustered().options({**(options or {}), **more})
    except Refusal as refusal:
        raise ValueError(sentence(refusal)) from refusal


def dealt(options: Options, seed: Seed) -> NDArray[np.void]:
    """An array of one record: a game before its first move."""
    blocks = options.players + 1
    while True:
        bits = b"".join([block(seed, number) for number in range(blocks)])
        games = copied(undealt(options))
        if deal_each(games, np.frombuffer(bits, np.uint8)[None], options.starter == "random"):
            return games
        blocks *= 2


def copied(games: NDArray[np.void]) -> NDArray[np.void]:
    """The same records again; as bytes, for NumPy copies records field by field."""
    return games.view(np.uint8).copy().view(games.dtype)


@lru_cache(64)
def undealt(options: Options) -> NDArray[np.void]:
    """An array of one record: the decks sorted, the hands as large as they will be."""
    decks = tuple(deck(extra_wild=seat in options.extra_wilds) for seat in range(options.players))
    # No luck is asked unless it picks the starter, and then `deal_each` does that.
    return pack(rules.dealt(options, decks, rules.starter(options, Random(0))))
