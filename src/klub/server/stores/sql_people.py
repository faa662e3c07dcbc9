"""The people of the club in SQL."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Row, select, update
from sqlalchemy.exc import IntegrityError

from klub.game import Json
from klub.server.stores.database import Database
from klub.server.stores.jsontext import read_json, write_json
from klub.server.stores.people import Identity, IdentityId, Report, Taken, Unknown, handle_key
from klub.server.stores.schema import identities, reports


class SqlPeople(Database):
    """Identities and reports as rows."""

    async def add_identity(self, identity: Identity) -> None:
        """Let somebody in."""
        new = self.insert(identities).values(
            id=identity.id,
            name=identity.name,
            secret_hash=identity.secret_hash,
            created=identity.created,
            handle=identity.handle,
            handle_key=None if identity.handle is None else handle_key(identity.handle),
            password_hash=identity.password_hash,
            settings=write_json(identity.settings),
        )
        try:
            async with self.writing() as connection:
                await connection.execute(new)
        except IntegrityError:
            handle = identity.handle
            other = None if handle is None else await self.identity_by_handle(handle)
            if other is None or other.id == identity.id:
                raise Taken("identity-taken") from None
            raise Taken("handle-taken", handle=str(handle)) from None

    async def identity(self, identity: IdentityId) -> Identity | None:
        """Somebody by their id."""
        return await self._identity(identities.c.id == identity)

    async def identity_by_secret(self, secret_hash: str) -> Identity | None:
        """Somebody by the hash of their secret."""
        return await self._identity(identities.c.secret_hash == secret_hash)

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

    async def change_secret(self, identity: IdentityId, secret_hash: str) -> None:
        """Accept a new secret."""
        try:
            await self._change(identity, secret_hash=secret_hash)
        except IntegrityError:
            raise Taken("identity-taken") from None

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

    async def _change(self, identity: IdentityId, **values: str) -> None:
        changed = update(identities).where(identities.c.id == identity).values(values)
        async with self.writing() as connection:
            if (await connection.execute(changed)).rowcount == 0:
                raise Unknown("identity-unknown")


def _identity(row: Row[Any]) -> Identity:
    return Identity(
        id=row.id,
        name=row.name,
        secret_hash=row.secret_hash,
        created=row.created,
        handle=row.handle,
        password_hash=row.password_hash,
        settings=read_json(row.settings),
    )
