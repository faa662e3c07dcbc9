"""What the club answers over HTTP when it does not do what it was asked."""

from collections.abc import Callable, Mapping
from math import ceil
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from klub.engine.errors import Refusal
from klub.server.reason import reason
from klub.server.stores import Conflict, Stale, StoreAway, Taken, Unknown

JSON = "application/json"
PREPARING = ("turn-preparing", "advice-preparing")
"""Refusals by a club that is still compiling: the same request will be granted in a while."""
COMPILES = 5
"""s after which to ask again; compiling takes a minute or two."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done."""

    rule: str | None
    """The ruling or paragraph that forbids it, if a rule of a game does."""
    message: str
    """Id of a text, the same in every language."""
    arguments: dict[str, str | int]
    """What the text puts in."""
    text: str
    """The text in English."""


class Failure(Exception):  # noqa: N818 (it is an answer, not a mistake of ours)
    """A refusal with the HTTP status it is answered with."""

    def __init__(
        self, status: int, refusal: Refusal, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(status, refusal.message)
        self.status = status
        self.refusal = refusal
        self.headers = {} if headers is None else dict(headers)


def too_often(wait: float) -> Failure:
    """A failure that says to try again in ``wait`` seconds."""
    seconds = max(1, ceil(wait))
    refusal = Refusal("too-often", seconds=seconds)
    return Failure(429, refusal, {"Retry-After": str(seconds)})


def failure(refusal: Refusal) -> Failure:
    """A refusal of the store, the table or a game, with the status that fits it."""
    if isinstance(refusal, Taken | Conflict | Stale):
        return Failure(409, refusal)
    if isinstance(refusal, Unknown):
        return Failure(404, refusal)
    if isinstance(refusal, StoreAway):
        return Failure(503, refusal, {"Retry-After": "1"})
    if refusal.message in PREPARING:
        return Failure(503, refusal, {"Retry-After": str(COMPILES)})
    return Failure(422, refusal)  # it could be read, and is what was asked for, but may not be


def problem(refusal: Refusal) -> Problem:
    """A refusal as it is told."""
    why = reason(refusal)
    return Problem(why.rule, why.message, dict(why.arguments), why.text)


def failed(failure: Failure) -> Response:
    """The answer that tells of a failure."""
    content = msgspec.json.encode(problem(failure.refusal))
    return Response(content, failure.status, failure.headers, JSON)


async def unfit(_request: Request, error: Exception) -> Response:
    """The answer to what Starlette itself refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        refusal = Refusal("page-unknown")
    elif error.status_code == 405:
        refusal = Refusal("method-unknown")
    else:
        refusal = Refusal("request-unfit", status=error.status_code)
    return failed(Failure(error.status_code, refusal, error.headers))


async def _broken(_request: Request, _error: Exception) -> Response:
    """The answer after a mistake of ours, which says nothing of it."""
    return failed(Failure(500, Refusal("club-failed")))


HANDLERS: Mapping[Any, Callable[[Request, Exception], Any]] = {
    HTTPException: unfit,
    Exception: _broken,
}
"""For Starlette's ``exception_handlers``, so that its own failures look like all others."""
