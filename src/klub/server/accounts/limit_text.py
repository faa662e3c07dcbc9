"""Limits as a host writes them: ``guests=60/hour``, ``chat_lines=8/16``, ``connections=512``."""

import re
from dataclasses import fields
from difflib import get_close_matches

from klub.server.accounts.limits import Rate, Rates

DEFAULTS: dict[str, Rate | int] = {one.name: getattr(Rates(), one.name) for one in fields(Rates)}
"""Every limit by its name."""
UNITS = {"s": 1, "min": 60, "h": 3600, "hour": 3600, "d": 86_400, "day": 86_400}
"""s of each unit of time; of two with the same length the last one is written."""
MOST_COUNT, MOST_SECONDS = 10**9, 10**9
LEAST_SECONDS = 0.001

_RATE = re.compile(r"(\d+)/(\d+(?:\.\d+)?)?([a-z]*)")
_SECONDS = re.compile(r"(\d+)([a-z]*)")


def parse_limit(text: str) -> tuple[str, Rate | int]:
    """The name and value of one limit; `ValueError` says what was expected.

    >>> parse_limit("chat_lines=8/16s")
    ('chat_lines', Rate(count=8, seconds=16.0))
    """
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise ValueError(f"“{text}” is not written NAME=VALUE, such as guests=60/hour")
    if name not in DEFAULTS:
        raise ValueError(f"there is no limit called “{name}”; {_instead(name)}")
    found = _parse_value(name, value)
    if found is None:
        raise ValueError(f"“{value}” is no value of {name}; expected {_expected(name)}")
    return name, found


def format_limit(value: Rate | int) -> str:
    """A value as `parse_limit` reads it.

    >>> format_limit(Rate(60, 3600)), format_limit(Rate(8, 16)), format_limit(256)
    ('60/hour', '8/16s', '256')
    """
    if isinstance(value, int):
        return str(value)
    size, unit = max(
        ((size, unit) for unit, size in UNITS.items() if value.seconds % size == 0),
        default=(1, "s"),
    )
    count = value.seconds / size
    return f"{value.count}/{'' if count == 1 else f'{count:g}'}{unit}"


def _parse_value(name: str, text: str) -> Rate | int | None:
    default = DEFAULTS[name]
    if isinstance(default, Rate):
        return _parse_rate(text)
    found = _SECONDS.fullmatch(text) if name.endswith("_seconds") else re.fullmatch(r"(\d+)", text)
    if found is None:
        return None
    unit = found[2] or "s" if name.endswith("_seconds") else "s"
    number = int(found[1]) * UNITS.get(unit, 0)
    return number if 1 <= number <= MOST_COUNT else None


def _parse_rate(text: str) -> Rate | None:
    found = _RATE.fullmatch(text)
    if found is None or not (found[2] or found[3]):
        return None
    count = int(found[1])
    seconds = float(found[2] or 1) * UNITS.get(found[3] or "s", 0)
    fits = 1 <= count <= MOST_COUNT and LEAST_SECONDS <= seconds <= MOST_SECONDS
    return Rate(count, seconds) if fits else None


def _expected(name: str) -> str:
    default = DEFAULTS[name]
    usual = format_limit(default)
    if isinstance(default, Rate):
        units = ", ".join(UNITS)
        return (
            f"a count and the time in which as many come back, both above 0, such as {usual} "
            f"or 30/2s (units: {units}; s if none is given)"
        )
    if name.endswith("_seconds"):
        return f"whole seconds above 0, such as {usual}"
    return f"a whole number above 0, such as {usual}"


def _instead(name: str) -> str:
    near = get_close_matches(name.lower().replace("-", "_"), DEFAULTS, n=3)
    if near:
        return f"did you mean {' or '.join(near)}?"
    return f"there are {', '.join(DEFAULTS)}"
