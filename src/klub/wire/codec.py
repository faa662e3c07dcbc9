"""Messages as bytes: only what is exactly a message is read."""

from typing import Annotated

import msgspec

from klub.engine.errors import Malformed
from klub.wire.asked import LARGEST, FromClient
from klub.wire.told import FromClub


class _Numbered(msgspec.Struct):
    id: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0


_wishes = msgspec.json.Decoder(FromClient)
_numbers = msgspec.json.Decoder(_Numbered)
_news = msgspec.json.Decoder(FromClub)
_encoder = msgspec.json.Encoder()


def read_wish(data: bytes | str) -> FromClient:
    """What a client asks for; `Malformed` if it is nothing that can be asked for."""
    if len(data) > LARGEST:
        raise Malformed("", 0, "message-large", largest=LARGEST)
    try:
        wish: FromClient = _wishes.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("", 0, "message-invalid", detail=str(error)[:200]) from None
    return wish


def number_of(data: bytes | str) -> int:
    """The number of a wish that could not be read, if it has one, so that the answer names it."""
    try:
        return _numbers.decode(data).id if len(data) <= LARGEST else 0
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


def read_news(data: bytes | str) -> FromClub:
    """What the club tells."""
    try:
        told: FromClub = _news.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("", 0, "message-invalid", detail=str(error)[:200]) from None
    return told


def written(message: FromClient | FromClub) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
