"""What a game allows of one house rule while the others stay.

It is found by asking the engine, so that no rule is told twice.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from klub.engine.contract import AnyEngine, Json
from klub.engine.errors import Refusal
from klub.engine.options import Count, Option

Values = Mapping[str, Json]
Accepts = Callable[[int], bool]

PLAYERS = "players"
MOST_PLAYERS = 64
"""So many seats can be told apart in the log of a table."""


def refusal(engine: AnyEngine, values: Values) -> Refusal | None:
    """Why a table cannot agree on ``values``, or ``None`` if it can."""
    try:
        engine.options(values)
    except Refusal as refused:
        return refused
    return None


def readable(kinds: Mapping[str, Option], values: Values) -> dict[str, Json]:
    """Those of ``values`` that say something, though it may be forbidden."""
    read: dict[str, Json] = {}
    for key, kind in kinds.items():
        with suppress(KeyError, Refusal):
            kind.read(key, values[key])
            read[key] = values[key]
    return read


def standing(engine: AnyEngine, values: Values) -> dict[str, Json]:
    """Every house rule as it would hold with ``values``, which can all be read.

    If they do not go together, each still stands as it was chosen, and what was not chosen is as
    usual with as many of them as do.
    """
    if refusal(engine, values) is None:
        return engine.option_values(engine.options(values))
    together: dict[str, Json] = {}
    for key, value in values.items():
        if refusal(engine, {**together, key: value}) is None:
            together[key] = value
    return {**engine.option_values(engine.options(together)), **values}


def barred(engine: AnyEngine, values: Values, key: str, words: Iterable[str]) -> dict[str, Refusal]:
    """The words that cannot be chosen for ``key`` with the other ``values``, and why not.

    If none can, the fault lies with another house rule, and none is named.
    """
    asked = {word: refusal(engine, {**values, key: word}) for word in words}
    refused = {word: why for word, why in asked.items() if why is not None}
    return refused if len(refused) < len(asked) else {}


def bounds(
    engine: AnyEngine, values: Values, key: str, count: Count, now: Json
) -> tuple[int, int] | None:
    """The least and the most that can be chosen for ``key`` with the other ``values``.

    ``None`` if nothing can: the fault lies with another house rule then.
    """

    def accepts(number: int) -> bool:
        return refusal(engine, {**values, key: number}) is None

    if key == PLAYERS:
        return _scanned(accepts, count.least, min(count.most, MOST_PLAYERS))
    known = next(
        (
            number
            for number in (now, count.least, count.most)
            if isinstance(number, int) and not isinstance(number, bool) and accepts(number)
        ),
        None,
    )
    if known is None:
        return None
    return _edge(accepts, known, count.least), _edge(accepts, known, count.most)


def _scanned(accepts: Accepts, least: int, most: int) -> tuple[int, int] | None:
    """The bounds of numbers of which some in between may be refused."""
    low = next((number for number in range(least, most + 1) if accepts(number)), None)
    if low is None:
        return None
    return low, next(number for number in range(most, low - 1, -1) if accepts(number))


def _edge(accepts: Accepts, inside: int, end: int) -> int:
    """The last accepted number on the way from ``inside``, which is, to ``end``."""
    if accepts(end):
        return end
    outside = end
    while abs(outside - inside) > 1:
        middle = (inside + outside) // 2
        if accepts(middle):
            inside = middle
        else:
            outside = middle
    return inside
