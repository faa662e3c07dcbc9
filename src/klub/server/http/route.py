"""A route of the club's HTTP part: what it asks for, and what it may answer, as types say it."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import NoneType
from typing import Any, get_type_hints

import msgspec

from klub.server.http.asked import check_kind, given

LARGEST = 64_000
"""Bytes of a body, unless a route says otherwise."""

Function = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One thing that can be done over HTTP."""

    method: str
    path: str
    """With parameters in braces."""
    function: Function
    """It takes the `Visit`, then by name the path's parameters, ``query`` and ``body``."""
    statuses: tuple[int, ...]
    """Of an answer that is no failure; the first is the usual one."""
    known: bool
    """Whether only somebody whom the club knows may ask."""
    errors: tuple[int, ...]
    """Every failure that can be the answer."""
    limit: int
    """Bytes of the largest body."""
    places: Mapping[str, Any]
    """The kinds of the parameters in the path."""
    query: type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None
    answer: Any
    """The kind of the answer; ``None`` if it has no content."""

    @property
    def name(self) -> str:
        """What programs call it by."""
        return getattr(self.function, "__name__", "")

    @property
    def body_needed(self) -> bool:
        """Whether there has to be a body: not if it could be empty anyway."""
        return self.body is not None and any(
            field.required for field in msgspec.structs.fields(self.body)
        )


def route(
    method: str,
    path: str,
    *,
    status: int | tuple[int, ...] = 200,
    known: bool = False,
    errors: tuple[int, ...] = (),
    limit: int = LARGEST,
) -> Callable[[Function], Route]:
    """Make a function a route. ``errors`` are those of its own, beside what any such route has."""

    def made(function: Function) -> Route:
        hints = get_type_hints(function, include_extras=True)
        places = {name: hints[name] for name in re.findall(r"{(\w+)}", path)}
        query, body, answer = hints.get("query"), hints.get("body"), hints["return"]
        for kind in places.values():
            check_kind(kind)
        for field in () if query is None else msgspec.structs.fields(query):
            check_kind(given(field.type))
        if body is not None and not body.__struct_config__.forbid_unknown_fields:
            raise TypeError(f"{body} lets unknown fields pass")
        found = {400, 429, 500, *errors}
        found |= {401} if known else set()
        found |= {403} if method != "GET" else set()  # by the guard: a foreign origin
        found |= {413, 415} if body is not None else set()
        return Route(
            method=method,
            path=path,
            function=function,
            statuses=(status,) if isinstance(status, int) else status,
            known=known,
            errors=tuple(sorted(found)),
            limit=limit,
            places=places,
            query=query,
            body=body,
            answer=None if answer is NoneType else answer,
        )

    return made
