"""One request to the club: who asks, from where, and when."""

from typing import TYPE_CHECKING

from starlette.requests import Request

from klub.engine.errors import Refusal
from klub.server.accounts.entry import (
    SECURE_COOKIE,
    Entry,
    Secret,
    browser_in,
    new_secret,
    no_cookie,
    secret_in,
)
from klub.server.accounts.limits import Limits, Rate, neighbourhood
from klub.server.http.problem import Failure, too_often
from klub.server.stores import Identity, Store

if TYPE_CHECKING:  # an app may have the people's routes and no tables
    from klub.server.club import Club


class Visit:
    """What a route is told beside its parameters, and what it may say beside its answer."""

    def __init__(self, request: Request, now: float, status: int) -> None:
        self._request = request
        self.now = now
        """s since 1970."""
        self.address = neighbourhood("" if request.client is None else request.client.host)
        """Where the request comes from, as limits see it."""
        self.secret: Secret | None = secret_in(request)
        """What the cookie holds; it may be forgotten already."""
        self.browser: Secret | None = browser_in(request)
        """By which the browser is known after logging out, if it was here before."""
        self.identity: Identity | None = None
        """Who asks, if the club knows."""
        self.status = status
        """What the answer will have; a route with several may choose another of them."""
        self.cookies: list[str] = []
        """Cookies for the browser to set."""
        self.file: str | None = None
        """What a browser is to call the answer if it keeps it as a file."""

    @property
    def store(self) -> Store:
        """What outlives the server."""
        store: Store = self._request.app.state.store
        return store

    @property
    def entry(self) -> Entry:
        """The door."""
        entry: Entry = self._request.app.state.entry
        return entry

    @property
    def limits(self) -> Limits:
        """How often is too often."""
        limits: Limits = self._request.app.state.limits
        return limits

    @property
    def club(self) -> "Club":
        """The tables."""
        club: Club = self._request.app.state.club
        return club

    @property
    def known(self) -> tuple[Identity, Secret]:
        """Who asks and by which secret; 401 if the club does not know them."""
        if self.identity is None or self.secret is None:
            raise Failure(401, Refusal("not-in"))
        return self.identity, self.secret

    @property
    def me(self) -> Identity:
        """Who asks; 401 if the club does not know them."""
        return self.known[0]

    def take(self, what: str, rate: Rate, key: str) -> None:
        """Count once more against a limit; 429 if it is reached."""
        if wait := self.limits.take(rate, (what, key), self.now):
            raise too_often(wait)

    def give(self, secret: Secret) -> None:
        """Let the browser keep ``secret``."""
        self.cookies.append(secret.cookie(secure=self._secure))

    async def remember(self, identity: Identity) -> None:
        """Know this browser and network again when ``identity`` logs in from here."""
        browser = self.browser or new_secret()
        await self.entry.clients.remember(identity, browser.hash, self.address, self.now)
        self.cookies.append(browser.browser_cookie(secure=self._secure))

    def renew(self) -> None:
        """Behind https, move a secret that a browser has under the plain name to the safe one."""
        if self._secure and self.secret is not None and SECURE_COOKIE not in self._request.cookies:
            self.give(self.secret)

    def forget(self) -> None:
        """Let the browser forget its secret."""
        self.cookies.append(no_cookie(secure=self._secure))

    @property
    def _secure(self) -> bool:
        return self._request.url.scheme == "https"
