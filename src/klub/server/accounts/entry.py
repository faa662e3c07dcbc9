"""Who comes in: guests by a secret in a cookie, and those with a handle by its password too."""

import asyncio
import hashlib
import re
import secrets
from base64 import b64encode
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar
from unicodedata import normalize
from weakref import WeakValueDictionary

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection

from klub.engine.contract import Json
from klub.engine.errors import Refusal
from klub.i18n import text
from klub.server.accounts.known_clients import KnownClients
from klub.server.accounts.presence import Presence
from klub.server.http.problem import Failure
from klub.server.stores import Identity, IdentityId, Store
from klub.table.name import LONGEST, named
from klub.table.signs import bare
from klub.wire.people import LONGEST_PASSWORD, SHORTEST_HANDLE, SHORTEST_PASSWORD

COOKIE = "klub"
"""The cookie that says who somebody is, where the club is reached by http."""
SECURE_COOKIE = "__Host-klub"
"""Its name behind https: browsers take it from this very host alone, not from a neighbour."""
BROWSER_COOKIE = "klub-browser"
"""The cookie by which a browser is known after logging out; it opens nothing."""
SECURE_BROWSER_COOKIE = "__Host-klub-browser"
"""Its name behind https."""
STAYS = 400 * 24 * 3600
"""s that a cookie stays: browsers keep none longer than 400 days."""
LARGEST_SETTINGS = 8192
"""Bytes as JSON."""
DEEPEST_SETTINGS = 16
"""Lists and objects in each other; what lies deeper than Python's stack could not be kept."""
AT_ONCE = 2
"""Passwords that are hashed at the same time: each takes 64 MB."""

T = TypeVar("T")


class Secret:
    """What the cookie of one browser holds, 256 random bits. It never shows itself."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    @property
    def hash(self) -> str:
        """What the store knows of it. Nobody can find a secret by how long a look-up takes."""
        return hashlib.sha256(self._text.encode()).hexdigest()

    def cookie(self, *, secure: bool) -> str:
        """The header that gives it to a browser."""
        return _cookie(SECURE_COOKIE if secure else COOKIE, self._text, STAYS, secure=secure)

    def browser_cookie(self, *, secure: bool) -> str:
        """The header that lets a browser keep it as proof of having been here."""
        name = SECURE_BROWSER_COOKIE if secure else BROWSER_COOKIE
        return _cookie(name, self._text, STAYS, secure=secure)


def new_secret() -> Secret:
    """A secret that nobody has."""
    return Secret(secrets.token_urlsafe(32))


def no_cookie(*, secure: bool) -> str:
    """The header that makes a browser forget its secret."""
    return _cookie(SECURE_COOKIE if secure else COOKIE, "", 0, secure=secure)


def _cookie(name: str, value: str, stays: int, *, secure: bool) -> str:
    told = f"{name}={value}; Path=/; Max-Age={stays}; HttpOnly; SameSite=Lax"
    return f"{told}; Secure" if secure else told


def secret_in(connection: HTTPConnection) -> Secret | None:
    """The secret that a request or a socket brings, if it looks like one.

    Behind https a browser may still have it under the plain name, from before.
    """
    return _secret_under(connection, SECURE_COOKIE, COOKIE)


def browser_in(connection: HTTPConnection) -> Secret | None:
    """The secret by which a request's browser is known, if it looks like one."""
    return _secret_under(connection, SECURE_BROWSER_COOKIE, BROWSER_COOKIE)


def _secret_under(connection: HTTPConnection, *names: str) -> Secret | None:
    held = next((found for name in names if (found := connection.cookies.get(name))), "")
    return Secret(held) if re.fullmatch("[A-Za-z0-9_-]{43}", held) else None


class Entry:
    """The door of the club.

    It remembers nobody: each request asks the store, so that a change holds at once, on every
    machine. Of sockets, which ask only when they open, it knows those of this process.
    """

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self.presence = Presence()
        """Who has come in and is still there."""
        self.clients = KnownClients(store)
        """From where people with a handle usually come."""
        self._claims: WeakValueDictionary[IdentityId, asyncio.Lock] = WeakValueDictionary()
        """Whose handle is being changed."""
        self._hasher = PasswordHasher() if hasher is None else hasher
        self._threads = ThreadPoolExecutor(AT_ONCE, "klub-password")
        self._nobody = _nobody(self._hasher)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def known(self, secret: Secret | None) -> Identity | None:
        """Whoever has this secret."""
        return None if secret is None else await self._store.identity_by_secret(secret.hash)

    async def come_in(self, name: str | None, now: float) -> tuple[Identity, Secret]:
        """Let a new guest in."""
        if name is None:
            name = text("guest-name", number=str(1000 + secrets.randbelow(9000)))
        identity = Identity(IdentityId(secrets.token_urlsafe(12)), named(name), now)
        secret = new_secret()
        await self._store.add_identity(identity, secret.hash)
        return identity, secret

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Show another name."""
        name = named(name)
        await self._store.rename(identity.id, name)
        return replace(identity, name=name)

    async def save_settings(self, identity: Identity, settings: Mapping[str, Json]) -> Identity:
        """Keep settings, if they are few enough."""
        fitting(settings)
        await self._store.save_settings(identity.id, settings)
        return replace(identity, settings=settings)

    async def claim(
        self, identity: Identity, secret: Secret, handle: str, password: str, old: str | None
    ) -> Identity:
        """Give somebody a handle; to change one takes the old password, and ends other log-ins.

        One after the other, as far as they come to this process: of two first claims at once, the
        second needs the password of the first. If two processes get one each, the later one holds.
        """
        handle, password = handle_of(handle), password_of(password)
        async with self._claims.setdefault(identity.id, asyncio.Lock()):
            identity = await self._store.identity(identity.id) or identity  # as it is by now
            changes = identity.password_hash is not None
            if changes and not await self._opens(identity.password_hash or "", old or ""):
                raise Failure(403, Refusal("password-wrong"))
            hashed = await self._in_thread(lambda: self._hasher.hash(password))
            await self._store.claim_handle(identity.id, handle, hashed)
            if changes:
                await self.log_out_elsewhere(identity, secret)
        return replace(identity, handle=handle, password_hash=hashed)

    async def log_in(self, handle: str, password: str, now: float) -> tuple[Identity, Secret]:
        """Let somebody in by their handle, with a secret for this browser.

        It takes as long, and is refused in the same words, whether the handle is there or not.
        """
        # What cannot be a handle is not asked for: a database may stumble over a NUL.
        identity = await self._store.identity_by_handle(handle) if handle.isprintable() else None
        hashed = None if identity is None else identity.password_hash
        opens = await self._opens(self._nobody if hashed is None else hashed, password)
        if identity is None or hashed is None or not opens:
            raise Failure(401, Refusal("log-in-wrong"))
        secret = new_secret()
        await self._store.add_secret(identity.id, secret.hash, now)
        return identity, secret

    async def log_out(self, secret: Secret) -> None:
        """Accept this secret no longer, and close its sockets."""
        await self._store.forget_secret(secret.hash)
        self.presence.end(secret.hash)

    async def log_out_elsewhere(self, identity: Identity, secret: Secret) -> None:
        """Accept none of somebody's secrets but this one, and close the sockets of the others."""
        await self._store.forget_secrets(identity.id, but=secret.hash)
        self.presence.end_elsewhere(identity.id, but=secret.hash)

    async def _opens(self, hashed: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(hashed, normalize("NFC", password))
            except (VerificationError, InvalidHashError):
                return False

        return await self._in_thread(verify)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def handle_of(handle: str) -> str:
    """``handle``, if somebody can have it."""
    if not _fits(handle):
        raise Refusal("handle-unfit", handle=handle, least=SHORTEST_HANDLE, most=LONGEST)
    return handle


def _fits(handle: str) -> bool:
    try:
        long = SHORTEST_HANDLE <= len(handle) <= LONGEST
        return long and " " not in handle and bare(handle) and named(handle) == handle
    except Refusal:
        return False


def password_of(password: str) -> str:
    """``password`` as it is hashed, if it is neither too short nor too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("password-unfit", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return normalize("NFC", password)  # the same letters, however a keyboard composes them


def fitting(settings: Mapping[str, Json]) -> None:
    """Refuse settings that are too large to keep for everybody."""
    layer: list[Json] = [settings]
    for _ in range(DEEPEST_SETTINGS):
        layer = [inner for outer in layer for inner in _within(outer)]
    if layer:
        raise Refusal("settings-deep", deepest=DEEPEST_SETTINGS)
    if len(msgspec.json.encode(settings)) > LARGEST_SETTINGS:
        raise Failure(413, Refusal("settings-large", largest=LARGEST_SETTINGS))


def _within(value: Json) -> list[Json]:
    if isinstance(value, Mapping):
        return list(value.values())
    return value if isinstance(value, list) else []


def _nobody(hasher: PasswordHasher) -> str:
    """A hash that no password has, and that takes as long to find out as a real one."""
    salt, tag = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${tag}"
