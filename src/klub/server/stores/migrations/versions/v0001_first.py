"""Logs, tables, people, results and records."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, LargeBinary, Text

revision = "0001"
down_revision = None

WORD = Text().with_variant(Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "logs",
        Column("table_id", WORD, primary_key=True),
        Column("seq", BigInteger, nullable=False),
        Column("epoch", BigInteger, nullable=False),
        Column("node", WORD),
        Column("until", Double),
    )
    op.create_table(
        "events",
        Column("table_id", WORD, primary_key=True),
        Column("seq", BigInteger, primary_key=True, autoincrement=False),
        Column("epoch", BigInteger, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        Column("table_id", WORD, primary_key=True),
        Column("seq", BigInteger, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", WORD, primary_key=True),
        Column("game", WORD, nullable=False),
        Column("status", WORD, nullable=False),
        Column("host", WORD, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("created", Double, nullable=False),
        Column("changed", Double, nullable=False),
        Column("summary", WORD, nullable=False),
    )
    op.create_table(
        "identities",
        Column("id", WORD, primary_key=True),
        Column("name", WORD, nullable=False),
        Column("secret_hash", WORD, nullable=False),
        Column("created", Double, nullable=False),
        Column("handle", WORD),
        Column("handle_key", WORD),
        Column("password_hash", WORD),
        Column("settings", WORD, nullable=False),
    )
    op.create_table(
        "reports",
        Column("id", WORD, primary_key=True),
        Column("who", WORD, nullable=False),
        Column("about", WORD, nullable=False),
        Column("table_id", WORD, nullable=False),
        Column("text", WORD, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_table(
        "results",
        Column("table_id", WORD, primary_key=True),
        Column("game", WORD, nullable=False),
        Column("options", WORD, nullable=False),
        Column("ranked", Boolean, nullable=False),
        Column("ended", Double, nullable=False),
    )
    op.create_table(
        "standings",
        Column("table_id", WORD, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("identity", WORD),
        Column("bot", WORD),
        Column("place", Integer, nullable=False),
        Column("score", BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("identity", WORD, primary_key=True),
        Column("game", WORD, primary_key=True),
        Column("players", WORD, primary_key=True),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", BigInteger, nullable=False),
    )
    op.create_table(
        "bests",
        Column("identity", WORD, primary_key=True),
        Column("game", WORD, primary_key=True),
        Column("options", WORD, primary_key=True),
        Column("total", BigInteger, nullable=False),
        Column("table_id", WORD, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_table(
        "dailies",
        Column("day", WORD, primary_key=True),
        Column("game", WORD, primary_key=True),
        Column("identity", WORD, primary_key=True),
        Column("total", BigInteger, nullable=False),
        Column("table_id", WORD, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_table(
        "records",
        Column("table_id", WORD, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_index("tables_by_change", "tables", ["status", "changed"])
    op.create_index("tables_by_host", "tables", ["host", "changed"])
    op.create_index("identities_by_secret", "identities", ["secret_hash"], unique=True)
    op.create_index("identities_by_handle", "identities", ["handle_key"], unique=True)
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_index("standings_by_identity", "standings", ["identity"])
    op.create_index("ratings_by_game", "ratings", ["game", "players"])
    op.create_index("bests_by_total", "bests", ["game", "options", "total"])
    op.create_index("dailies_by_total", "dailies", ["day", "game", "total"])
