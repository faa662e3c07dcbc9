"""What every message from a client has, and the kinds of values in them."""

from typing import Annotated

import msgspec

from klub.table.name import MOST_POINTS

TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Who = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_POINTS)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """Something that a client asks for at a table."""

    table: TableId
    id: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    """Chosen by the client; the answer names it. Who says none is told of refusals only."""
