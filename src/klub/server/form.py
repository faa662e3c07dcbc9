"""What a form for a new table has to know of the house rules that were chosen so far."""

import json
from functools import lru_cache

from klub.engine.contract import AnyEngine, Json
from klub.engine.options import Count, Option, OptionalCount, Switch
from klub.games import game, option_kinds
from klub.server.reason import reason
from klub.wire.allowed import Values, barred, bounds, readable, refusal, standing
from klub.wire.forms import Field, FieldNow, FormNow, form

ANSWERS = 256
"""That are remembered: most forms are as usual, but for a choice or two."""
SWITCHED = ("on", "off")


def form_now(name: str, values: Values) -> FormNow:
    """The form for a table of the game called ``name`` at which ``values`` were chosen."""
    return _form_now(name, json.dumps(dict(values), sort_keys=True))


@lru_cache(maxsize=ANSWERS)
def _form_now(name: str, written: str) -> FormNow:
    engine, kinds = game(name), option_kinds(name)
    values: dict[str, Json] = json.loads(written)
    chosen = readable(kinds, values)
    refused = refusal(engine, values)
    held = standing(engine, chosen)
    return FormNow(
        values=held,
        refused=None if refused is None else reason(refused),
        fields=tuple(
            _field(engine, chosen, usual, kinds[usual.key], held[usual.key]) for usual in form(name)
        ),
    )


def _field(engine: AnyEngine, chosen: Values, usual: Field, kind: Option, now: Json) -> FieldNow:
    words = SWITCHED if isinstance(kind, Switch) else usual.words
    count = kind.count if isinstance(kind, OptionalCount) else kind
    least, most = usual.least, usual.most
    if isinstance(count, Count):
        least, most = bounds(engine, chosen, usual.key, count, now) or (least, most)
    why = barred(engine, chosen, usual.key, words)
    return FieldNow(usual.key, least, most, {word: reason(one) for word, one in why.items()})
