"""Errands over HTTP, each in a thread, with the secret in its cookie."""

import asyncio
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from klub.client.failure import Unreachable, refused, refused_here
from klub.engine.errors import Malformed, Refusal
from klub.i18n import text
from klub.wire.told import Reason

COOKIE = "klub"
"""The cookie that says who somebody is."""
COOKIES = (COOKIE, "__Host-klub")
"""What a club calls it when it gives it: by http, and by https. It takes both names back."""
PATIENCE = 30.0
"""s. Longer than this no answer takes."""

T = TypeVar("T")


class _NoRedirect(HTTPRedirectHandler):
    """Goes nowhere else: the cookie is for this club alone."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        """Nothing."""


class Http:
    """The doors of a club that are asked one question at a time."""

    def __init__(self, url: str, secret: str | None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise refused_here(Refusal("client-url", url=url))
        self.root = f"{parts.scheme}://{parts.netloc}"
        self.secret = secret
        self._opener = build_opener(_NoRedirect)

    @property
    def headers(self) -> dict[str, str]:
        """What shows who asks."""
        return {} if self.secret is None else {"Cookie": f"{COOKIE}={self.secret}"}

    async def get(self, path: str, kind: type[T]) -> T:
        """What is at ``path``."""
        return _read(await self.fetched(path), kind)

    async def post(self, path: str, body: Any, kind: type[T]) -> T:
        """What the club answers to ``body``."""
        return _read(await self.fetched(path, msgspec.json.encode(body)), kind)

    async def fetched(self, path: str, data: bytes | None = None) -> bytes:
        """The answer as it came; `Refused` if it is an objection."""
        return await asyncio.to_thread(self._call, path, data)

    def _call(self, path: str, data: bytes | None) -> bytes:
        headers = self.headers | {"Accept": "application/json"}
        if data is not None:
            headers["Content-Type"] = "application/json"
        # S310: only http and https get through __init__.
        request = Request(self.root + path, data, headers)  # noqa: S310
        try:
            with self._opener.open(request, timeout=PATIENCE) as response:
                self._keep(response.headers.get_all("Set-Cookie") or [])
                return bytes(response.read())
        except HTTPError as error:
            with error:
                raise refused(_reason(error)) from None
        except (OSError, HTTPException) as error:
            told = text("client-unreachable", url=self.root, detail=str(error))
            raise Unreachable(told) from error

    def _keep(self, cookies: list[str]) -> None:
        for one in cookies:
            try:
                found = SimpleCookie(one)
            except CookieError:
                continue
            for name in COOKIES:
                if name in found:
                    self.secret = found[name].value


def _read(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        invalid = Malformed("", 0, "message-invalid", detail=str(error)[:200])
        raise refused_here(invalid) from None


def _reason(error: HTTPError) -> Reason:
    """What the club objects, or what stands between it and here."""
    try:
        return msgspec.json.decode(error.read(), type=Reason)
    except (msgspec.MsgspecError, OSError, HTTPException):
        told = text("client-http", status=error.code)
        return Reason(None, "client-http", {"status": error.code}, told)
