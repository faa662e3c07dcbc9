"""What people write when they open or join a table, as the club wants it."""

import re
from typing import Any
from urllib.parse import urlsplit

from klub.game import Refusal

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def seat_wanted(text: str) -> dict[str, Any]:
    """Who is to sit on a seat: ``me``, ``me:NAME``, ``open`` or ``bot:NAME``."""
    kind, colon, name = text.partition(":")
    match kind, bool(colon):
        case "bot", True:
            return {"kind": "bot", "bot": name}
        case "me", True:
            return {"kind": "me", "name": name}
        case (("me" | "open"), False):
            return {"kind": kind}
    raise Refusal("client-seat", seat=text)


def table_id(link: str) -> str:
    """The id of a table, from itself or at the end of its link."""
    last = urlsplit(link).path.rstrip("/").rpartition("/")[2]
    if not ID.fullmatch(last):
        raise Refusal("client-link", link=link)
    return last
