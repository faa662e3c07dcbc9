"""Small JSON values as they are kept: as text."""

from collections.abc import Mapping

import msgspec

from klub.engine.contract import Json


def write_json(value: Mapping[str, Json]) -> str:
    """``value`` as text."""
    return msgspec.json.encode(value).decode()


def read_json(text: str) -> dict[str, Json]:
    """The value in ``text``; what was a tuple has become a list."""
    value: dict[str, Json] = msgspec.json.decode(text)
    return value
