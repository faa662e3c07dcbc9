"""What people write when they open or join a table, as the club wants it."""

import re
from typing import Any
from urllib.parse import SplitResult, urlsplit

from klub.client.failure import refused_here
from klub.engine.errors import Refusal

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
USUAL = {"http": 80, "https": 443}
"""The ports that need not be said."""


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
    raise refused_here(Refusal("client-seat", seat=text))


def table_id(link: str, club: str) -> str:
    """The id of a table at ``club``, from itself or at the end of its link."""
    try:
        parts = urlsplit(link)
        elsewhere = bool(parts.netloc) and _place(parts) != _place(urlsplit(club))
    except ValueError:
        raise refused_here(Refusal("client-link", link=link)) from None
    if elsewhere:
        raise refused_here(Refusal("client-elsewhere", link=link, url=club))
    last = parts.path.rstrip("/").rpartition("/")[2]
    if not ID.fullmatch(last):
        raise refused_here(Refusal("client-link", link=link))
    return last


def _place(parts: SplitResult) -> tuple[str | None, int | None]:
    """The host and its port; none for the usual one, so that http finds what is at https."""
    return parts.hostname, None if parts.port == USUAL.get(parts.scheme) else parts.port
