"""The people of the club in memory."""

from collections.abc import Mapping
from dataclasses import replace

from klub.engine.contract import Json
from klub.server.stores.jsontext import read_json, write_json
from klub.server.stores.people import (
    Identity,
    IdentityId,
    Report,
    ReportId,
    Taken,
    Unknown,
    handle_key,
)


class MemoryPeople:
    """Identities and reports by their ids, and whose each secret is."""

    def __init__(self) -> None:
        super().__init__()
        self._identities: dict[IdentityId, Identity] = {}
        self._secrets: dict[str, IdentityId] = {}
        self._reports: dict[ReportId, Report] = {}

    async def add_identity(self, identity: Identity, secret_hash: str) -> None:
        """Let somebody in."""
        if identity.id in self._identities:
            raise Taken("identity-taken")
        self._check_handle(identity)
        self._accept(secret_hash, identity.id)
        self._keep(identity)

    async def add_secret(self, identity: IdentityId, secret_hash: str, at: float) -> None:
        """Accept one more secret."""
        self._accept(secret_hash, self._known(identity).id)

    async def forget_secret(self, secret_hash: str) -> None:
        """Accept a secret no longer."""
        self._secrets.pop(secret_hash, None)

    async def forget_secrets(self, identity: IdentityId, but: str | None = None) -> None:
        """Accept none of somebody's secrets but one."""
        self._secrets = {
            secret: whose
            for secret, whose in self._secrets.items()
            if whose != identity or secret == but
        }

    async def identity(self, identity: IdentityId) -> Identity | None:
        """Somebody by their id."""
        return self._identities.get(identity)

    async def identity_by_secret(self, secret_hash: str) -> Identity | None:
        """Somebody by the hash of a secret."""
        whose = self._secrets.get(secret_hash)
        return None if whose is None else self._identities[whose]

    async def identity_by_handle(self, handle: str) -> Identity | None:
        """Somebody by their handle."""
        known = (one for one in self._identities.values() if one.handle is not None)
        return next((one for one in known if _same(one.handle, handle)), None)

    async def rename(self, identity: IdentityId, name: str) -> None:
        """Show another name."""
        self._keep(replace(self._known(identity), name=name))

    async def claim_handle(self, identity: IdentityId, handle: str, password_hash: str) -> None:
        """Give somebody a handle."""
        known = replace(self._known(identity), handle=handle, password_hash=password_hash)
        self._check_handle(known)
        self._keep(known)

    async def save_settings(self, identity: IdentityId, settings: Mapping[str, Json]) -> None:
        """Keep settings."""
        self._keep(replace(self._known(identity), settings=settings))

    async def add_report(self, report: Report) -> None:
        """Keep a complaint."""
        self._reports.setdefault(report.id, report)

    async def reports(self, limit: int | None = None) -> tuple[Report, ...]:
        """The complaints, latest first."""
        latest = sorted(self._reports.values(), key=lambda report: (-report.at, report.id))
        return tuple(latest[:limit])

    def _known(self, identity: IdentityId) -> Identity:
        if identity not in self._identities:
            raise Unknown("identity-unknown")
        return self._identities[identity]

    def _check_handle(self, identity: Identity) -> None:
        for other in self._identities.values():
            if other.id != identity.id and _same(other.handle, identity.handle):
                raise Taken("handle-taken", handle=str(identity.handle))

    def _accept(self, secret_hash: str, identity: IdentityId) -> None:
        if secret_hash in self._secrets:
            raise Taken("identity-taken")
        self._secrets[secret_hash] = identity

    def _keep(self, identity: Identity) -> None:
        settings = read_json(write_json(identity.settings))
        self._identities[identity.id] = replace(identity, settings=settings)


def _same(one: str | None, other: str | None) -> bool:
    return one is not None and other is not None and handle_key(one) == handle_key(other)
