"""Browsers and networks from which a handle is usually used.

Wrong passwords from anywhere else count against the handle; those from a known client count against
that client, so that nobody else can lock the owner out. An entry grants nothing but a limit of its
own. It is made by a password, by a session that looks in (networks, few a day) or by one that ends
(its browser), so that no stolen session makes limits without end.
"""

import logging
from dataclasses import dataclass

from klub.server.accounts.limits import Limits, Rate
from klub.server.key import Key
from klub.server.ops.logs import log
from klub.server.stores import ClientKind, Identity, KnownClient, Store
from klub.server.stores.people import handle_key

MOST = 16
"""Browsers, and as many networks, that are stored for an identity."""
NEW_NETWORKS = Rate(4, 86_400)
"""Networks that become known without a password: a home, a phone, an office."""
STALE = 86_400
"""s after which a network that is still in use is stored as seen again."""
LOOKS = Rate(1, STALE)
"""How often the database is asked about a session's network."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What is known of where a try to log in comes from; keys of limits."""

    browser: str | None
    network: str | None


class KnownClients:
    """Stores clients by a keyed hash of the handle with the cookie or the address.

    A handle that does not exist is looked up by the same query as one that does.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key: Key | None = None
        self._limits = Limits()

    async def origin(self, handle: str, browser: str | None, network: str) -> Origin:
        """Whether ``handle`` was used from this browser or network before."""
        from_network = await self._hash(ClientKind.NETWORK, handle, network)
        from_browser = await self._hash(ClientKind.BROWSER, handle, browser or "")
        known = await self._store.known_clients([from_network, from_browser])
        return Origin(
            from_browser if from_browser in known else None,
            from_network if from_network in known else None,
        )

    async def remember(self, identity: Identity, browser: str, network: str, now: float) -> None:
        """Store the browser and network of an owner who has just proved to be one."""
        for kind, value in ((ClientKind.BROWSER, browser), (ClientKind.NETWORK, network)):
            await self._remember(identity, kind, value, now)

    async def notice(self, identity: Identity, network: str, now: float) -> None:
        """Store the network of a session, so that a home is known to those who never log out."""
        if identity.handle is None or self._limits.take(LOOKS, (identity.id, network), now):
            return
        try:
            found = await self._hash(ClientKind.NETWORK, identity.handle, network)
            seen = (await self._store.known_clients([found])).get(found)
            if seen is None and self._limits.take(NEW_NETWORKS, identity.id, now):
                return
            if seen is None or seen < now - STALE:
                await self._remember(identity, ClientKind.NETWORK, network, now)
        except Exception as error:  # the request itself needs no disk
            log("client-not-kept", level=logging.ERROR, error=error)

    async def forget(self, identity: Identity) -> None:
        """Delete all clients of ``identity``."""
        await self._store.forget_clients(identity.id)

    async def _remember(self, identity: Identity, kind: ClientKind, value: str, now: float) -> None:
        hashed = await self._hash(kind, identity.handle or "", value)
        await self._store.remember_client(KnownClient(hashed, identity.id, kind, now), MOST)

    async def _hash(self, kind: ClientKind, handle: str, value: str) -> str:
        if self._key is None:
            self._key = await Key.of(self._store)
        # Neither a kind, nor a cookie's hash, nor an address contains a line feed.
        return self._key.digest(f"{kind}\n{value}\n{handle_key(handle)}").hex()
