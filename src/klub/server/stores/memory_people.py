"""The people of the club in memory."""

from collections.abc import Mapping
from dataclasses import replace

from klub.game import Json
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
    """Identities and reports by their ids."""

    def __init__(self) -> None:
        super().__init__()
        self._identities: dict[IdentityId, Identity] = {}
        self._reports: dict[ReportId, Report] = {}

    async def add_identity(self, identity: Identity) -> None:
        """Let somebody in."""
        if identity.id in self._identities:
            raise Taken("identity-taken")
        self._keep(identity)

    async def identity(self, identity: IdentityId) -> Identity | None:
        """Somebody by their id."""
        return self._identities.get(identity)

    async def identity_by_secret(self, secret_hash: str) -> Identity | None:
        """Somebody by the hash of their secret."""
        known = self._identities.values()
        return next((one for one in known if one.secret_hash == secret_hash), None)

    async def identity_by_handle(self, handle: str) -> Identity | None:
        """Somebody by their handle."""
        known = (one for one in self._identities.values() if one.handle is not None)
        return next((one for one in known if _same(one.handle, handle)), None)

    async def rename(self, identity: IdentityId, name: str) -> None:
        """Show another name."""
        self._keep(replace(self._known(identity), name=name))

    async def claim_handle(self, identity: IdentityId, handle: str, password_hash: str) -> None:
        """Give somebody a handle."""
        known = self._known(identity)
        self._keep(replace(known, handle=handle, password_hash=password_hash))

    async def change_secret(self, identity: IdentityId, secret_hash: str) -> None:
        """Accept a new secret."""
        self._keep(replace(self._known(identity), secret_hash=secret_hash))

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

    def _keep(self, identity: Identity) -> None:
        for other in self._identities.values():
            if other.id == identity.id:
                continue
            if _same(other.handle, identity.handle):
                raise Taken("handle-taken", handle=str(identity.handle))
            if other.secret_hash == identity.secret_hash:
                raise Taken("identity-taken")
        settings = read_json(write_json(identity.settings))
        self._identities[identity.id] = replace(identity, settings=settings)


def _same(one: str | None, other: str | None) -> bool:
    return one is not None and other is not None and handle_key(one) == handle_key(other)
