"""The people of the club in SQL."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Double, Row, Text, delete, literal, select, update
from sqlalchemy.exc import IntegrityError

from klub.engine.contract import Json
from klub.server.stores.database import Database
from klub.server.stores.jsontext import read_json, write_json
from klub.server.stores.people import Identity, IdentityId, Report, Taken, Unknown, handle_key
from klub.server.stores.schema import identities, reports, secrets


class SqlPeople(Database):
    """Identities, secrets and reports as rows."""

    async def add_identity(self, identity: Identity, secret_hash: str) -> None:
        """Let somebody in."""
        new = self.insert(identities).values(
            id=identity.id,
            name=identity.name,
            created=identity.created,
            handle=identity.handle,
            handle_key=None if identity.handle is None else handle_key(identity.handle),
            password_hash=identity.password_hash,
            settings=write_json(identity.settings),
        )
        secret = self.insert(secrets).values(
            secret_hash=secret_hash, identity=identity.id, since=identity.created
        )
        try:
            async with self.writing() as connection:
                await connection.execute(new)
                await connection.execute(secret)
        except IntegrityError:
            raise await self._taken(identity) from None

    async def add_secret(self, identity: IdentityId, secret_hash: str, at: float) -> None:
        """Accept one more secret."""
        known = select(literal(secret_hash, Text), identities.c.id, literal(at, Double))
        new = self.insert(secrets).from_select(
            [secrets.c.secret_hash, secrets.c.identity, secrets.c.since],
            known.where(identities.c.id == identity),
        )
        try:
            async with self.writing() as connection:
                if (await connection.execute(new)).rowcount == 0:
                    raise Unknown("identity-unknown")
        except IntegrityError:
            raise Taken("identity-taken") from None

    async def forget_secret(self, secret_hash: str) -> None:
        """Accept a secret no longer."""
        async with self.writing() as connection:
            await connection.execute(delete(secrets).where(secrets.c.secret_hash == secret_hash))

    async def forget_secrets(self, identity: IdentityId, but: str | None = None) -> None:
        """Accept none of somebody's secrets but one."""
        forgotten = delete(secrets).where(secrets.c.identity == identity)
        if but is not None:
            forgotten = forgotten.where(secrets.c.secret_hash != but)
        async with self.writing() as connection:
            await connection.execute(forgotten)

    async def identity(self, identity: IdentityId) -> Identity | None:
        """Somebody by their id."""
        return await self._identity(identities.c.id == identity)

    async def identity_by_secret(self, secret_hash: str) -> Identity | None:
        """Somebody by the hash of a secret."""
        whose = select(secrets.c.identity).where(secrets.c.secret_hash == secret_hash)
        return await self._identity(identities.c.id == whose.scalar_subquery())

    async def identity_by_handle(self, handle: str) -> Identity | None:
        """Somebody by their handle."""
        return await self._identity(identities.c.handle_key == handle_key(handle))

    async def rename(self, identity: IdentityId, name: str) -> None:
        """Show another name."""
        await self._change(identity, name=name)

    async def claim_handle(self, identity: IdentityId, handle: str, password_hash: str) -> None:
        """Give somebody a handle."""
        try:
            await self._change(
                identity, handle=handle, handle_key=handle_key(handle), password_hash=password_hash
            )
        except IntegrityError:
            raise Taken("handle-taken", handle=handle) from None

    async def save_settings(self, identity: IdentityId, settings: Mapping[str, Json]) -> None:
        """Keep settings."""
        await self._change(identity, settings=write_json(settings))

    async def add_report(self, report: Report) -> None:
        """Keep a complaint."""
        new = self.insert(reports).values(
            id=report.id,
            who=report.who,
            about=report.about,
            table_id=report.table,
            text=report.text,
            at=report.at,
        )
        async with self.writing() as connection:
            await connection.execute(new.on_conflict_do_nothing())

    async def reports(self, limit: int | None = None) -> tuple[Report, ...]:
        """The complaints, latest first."""
        latest = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
        async with self.reading() as connection:
            return tuple(
                Report(row.id, row.who, row.about, row.table_id, row.text, row.at)
                for row in await connection.execute(latest)
            )

    async def _identity(self, condition: ColumnElement[bool]) -> Identity | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(identities).where(condition))).one_or_none()
            return None if row is None else _identity(row)

    async def _taken(self, identity: Identity) -> Taken:
        """Which part of somebody new is another's already."""
        handle = identity.handle
        if handle is None or await self.identity(identity.id) is not None:
            return Taken("identity-taken")
        if await self.identity_by_handle(handle) is None:
            return Taken("identity-taken")
        return Taken("handle-taken", handle=handle)

    async def _change(self, identity: IdentityId, **values: str) -> None:
        changed = update(identities).where(identities.c.id == identity).values(values)
        async with self.writing() as connection:
            if (await connection.execute(changed)).rowcount == 0:
                raise Unknown("identity-unknown")


def _identity(row: Row[Any]) -> Identity:
    return Identity(
        id=row.id,
        name=row.name,
        created=row.created,
        handle=row.handle,
        password_hash=row.password_hash,
        settings=read_json(row.settings),
    )
