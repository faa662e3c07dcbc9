"""The options of a table that differ from the usual, as they are typed."""

from collections.abc import Sequence
from typing import Any

from klub.engine.contract import AnyEngine, Json


def house_rules(
    game: AnyEngine,
    options: Any,
    given: Sequence[str] = ("players",),
    told: Sequence[str] = (),
) -> str:
    """What is not as at a table that agreed on nothing but the options that are ``given``.

    Those that have been ``told`` otherwise are left out.
    """
    values = game.option_values(options)
    usual = game.option_values(game.options({key: values[key] for key in given}))
    differing = (key for key in values if key not in told and values[key] != usual[key])
    return ", ".join(f"{key}={_word(values[key])}" for key in differing)


def _word(value: Json) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
