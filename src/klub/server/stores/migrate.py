"""Bringing a database to the form that this klub knows."""

from pathlib import Path

from sqlalchemy import Connection, inspect

from klub.server.stores.database import Unopened
from klub.server.stores.schema import VERSION

FOLDER = Path(__file__).parent / "migrations"

ALONE = 7_562_498
"""The lock that machines share on PostgreSQL so that only one migrates; any number will do."""


def migrate(connection: Connection, to: str = VERSION) -> None:
    """Bring the database to version ``to`` within the connection's transaction.

    `Unopened` if it was written by a newer klub.
    """
    if version(connection) == to:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({ALONE})")
    if version(connection) != to:
        _upgrade(connection, to)


def version(connection: Connection) -> str | None:
    """The migration that the database has, or ``None`` if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql(
        "select version_num from alembic_version"
    ).scalar()
    return found


def known_versions() -> list[str]:
    """Every migration there is, the newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]


def _upgrade(connection: Connection, to: str) -> None:
    # Reading alembic takes longer than opening a database that needs none of it.
    from alembic import command
    from alembic.config import Config

    found = version(connection)
    if found is not None and found not in known_versions():
        raise Unopened("store-newer", version=found, known=VERSION)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, to)
