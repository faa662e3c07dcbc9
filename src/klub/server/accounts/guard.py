"""What every answer carries for safety, and which pages may speak to the club at all."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from klub.engine.errors import Refusal
from klub.server.http.problem import Failure, failed

SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
POLICY_VIOLATION = 1008
"""The code that a socket is closed with; before it is accepted this becomes HTTP 403."""

CONTENT = (
    "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'"
)
"""What a page of the club may load: nothing from elsewhere, and no script written into it."""

MISDIRECTED = PlainTextResponse("There is no club of this name here.\n", 421)
"""The answer to a request for another host."""

HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a link out of a table must not tell its id
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), "
    "payment=(), usb=()",
}


class Guard:
    """Wraps the whole app, so that even the answer to a mistake of ours carries the headers."""

    def __init__(
        self, app: ASGIApp, origins: Iterable[str] = (), hosts: Iterable[str] = ()
    ) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)
        """Names by which the club may be asked for; empty for any."""
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        """Other origins whose pages may speak to the club, such as ``https://club.example``."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or socket."""
        if scope["type"] != "lifespan" and not self._meant(scope):
            if scope["type"] == "websocket":
                await receive()  # websocket.connect
            await MISDIRECTED(scope, receive, send)
        elif scope["type"] == "websocket":
            if self._own(scope):
                await self._app(scope, receive, send)
            else:
                await receive()  # websocket.connect
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {"headers": [], **message}
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        if scope["method"] in SAFE or self._own(scope):
            await self._app(scope, receive, guarded)
        else:
            await failed(Failure(403, Refusal("origin-foreign")))(scope, receive, guarded)

    def _meant(self, scope: Scope) -> bool:
        """Whether the request calls the club by a name that it may have."""
        if not self._hosts:
            return True
        given = Headers(scope=scope).getlist("host")
        try:
            return len(given) == 1 and urlsplit(f"//{given[0]}").hostname in self._hosts
        except ValueError:
            return False

    def _own(self, scope: Scope) -> bool:
        """Whether no page of another site asks."""
        headers = Headers(scope=scope)
        given = headers.getlist("origin")
        if not given:
            return True  # a program; a browser always says where a page is from
        origin = given[0].lower()
        if len(given) > 1 or origin == "null":
            return False
        return origin in self._origins or _same(origin, headers.getlist("host"), scope["scheme"])


def _same(origin: str, hosts: list[str], scheme: str) -> bool:
    """Whether ``origin`` is what the request calls the club by.

    A proxy that speaks https may pass requests on by http, so https is always well; but if the
    request came by https, a page that came by http may be anybody's.
    """
    try:
        page = urlsplit(origin)
        host = urlsplit(f"//{hosts[0]}") if len(hosts) == 1 else urlsplit("")
        default = PORTS[page.scheme]
        if "@" in origin or origin != f"{page.scheme}://{page.netloc}":
            return False
        same = page.hostname == host.hostname and (page.port or default) == (host.port or default)
    except (KeyError, ValueError):
        return False
    return same and not (scheme in ("https", "wss") and page.scheme == "http")
