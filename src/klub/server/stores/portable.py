"""The lines of a backup: what is kept, in a form that no database owns."""

from base64 import b64decode, b64encode
from collections.abc import Sequence

import msgspec

FORMAT = 1


class Start(msgspec.Struct, tag="start", tag_field="line", forbid_unknown_fields=True):
    """The first line."""

    klub_backup: int
    """The format of the file."""
    version: str
    """The form of the database: the last of its migrations."""


class Heading(msgspec.Struct, tag="table", tag_field="line", forbid_unknown_fields=True):
    """The line before the rows of a table."""

    name: str
    columns: list[str]


class End(msgspec.Struct, tag="end", tag_field="line", forbid_unknown_fields=True):
    """The last line: a file without it was cut off."""

    rows: int


class Blob(msgspec.Struct, tag="bytes", tag_field="line", forbid_unknown_fields=True):
    """Bytes within a row."""

    base64: str


Cell = bool | int | float | str | bytes | None

_Line = Start | Heading | End | list[bool | int | float | str | Blob | None]

_decoder: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)


def line(value: Start | Heading | End | Sequence[Cell]) -> bytes:
    """``value`` as a line of the file."""
    if isinstance(value, Start | Heading | End):
        return msgspec.json.encode(value) + b"\n"
    cells = [_blob(cell) if isinstance(cell, bytes) else cell for cell in value]
    return msgspec.json.encode(cells) + b"\n"


def read(text: bytes) -> Start | Heading | End | list[Cell]:
    """What a line of the file holds; a `msgspec.MsgspecError` or `ValueError` if it is not one."""
    value = _decoder.decode(text)
    if not isinstance(value, list):
        return value
    return [b64decode(cell.base64) if isinstance(cell, Blob) else cell for cell in value]


def _blob(data: bytes) -> Blob:
    return Blob(b64encode(data).decode())
