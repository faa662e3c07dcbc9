"""The tables of the database, as the newest migration leaves them.

Times are s since 1970. No table points to another with a foreign key: a log is written before its
table is listed, and results outlive people.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

VERSION = "0004"
"""The newest migration; a database that has it is opened without looking at any."""

WORD = Text().with_variant(Text(collation="C"), "postgresql")
"""Text that sorts by its characters' numbers, whatever the language of the machine."""

metadata = MetaData()

logs = Table(
    "logs",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("node", WORD),
    Column("until", Double),
)
"""The end of each table's log, and who may add to it until when."""

events = Table(
    "events",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", WORD, primary_key=True),
    Column("game", WORD, nullable=False),
    Column("status", WORD, nullable=False),
    Column("host", WORD, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("summary", WORD, nullable=False),
    Index("tables_by_change", "status", "changed"),
    Index("tables_by_host", "host", "changed"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("identity", WORD, primary_key=True),
    Index("sitters_by_identity", "identity"),
)
"""Who sits at each table."""

identities = Table(
    "identities",
    metadata,
    Column("id", WORD, primary_key=True),
    Column("name", WORD, nullable=False),
    Column("created", Double, nullable=False),
    Column("handle", WORD),
    Column("handle_key", WORD),
    Column("password_hash", WORD),
    Column("settings", WORD, nullable=False),
    Index("identities_by_handle", "handle_key", unique=True),
)
"""``handle_key`` is the handle with its letters folded, so that no two look alike."""

secrets = Table(
    "secrets",
    metadata,
    Column("secret_hash", WORD, primary_key=True),
    Column("identity", WORD, nullable=False),
    Column("since", Double, nullable=False),
    Index("secrets_by_identity", "identity"),
)
"""A row for each browser that somebody is logged in with."""

clients = Table(
    "clients",
    metadata,
    Column("hash", WORD, primary_key=True),
    Column("identity", WORD, nullable=False),
    Column("kind", WORD, nullable=False),
    Column("seen", Double, nullable=False),
    Index("clients_by_identity", "identity"),
)
"""Browsers and networks from which each identity has come in."""

reports = Table(
    "reports",
    metadata,
    Column("id", WORD, primary_key=True),
    Column("who", WORD, nullable=False),
    Column("about", WORD, nullable=False),
    Column("table_id", WORD, nullable=False),
    Column("text", WORD, nullable=False),
    Column("at", Double, nullable=False),
    Index("reports_by_time", "at"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("game", WORD, nullable=False),
    Column("options", WORD, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", WORD),
    Column("bot", WORD),
    Column("place", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Index("standings_by_identity", "identity"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", WORD, primary_key=True),
    Column("game", WORD, primary_key=True),
    Column("players", WORD, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", BigInteger, nullable=False),
    Index("ratings_by_game", "game", "players"),
)

bests = Table(
    "bests",
    metadata,
    Column("identity", WORD, primary_key=True),
    Column("game", WORD, primary_key=True),
    Column("options", WORD, primary_key=True),
    Column("total", BigInteger, nullable=False),
    Column("table_id", WORD, nullable=False),
    Column("at", Double, nullable=False),
    Index("bests_by_total", "game", "options", "total"),
)

dailies = Table(
    "dailies",
    metadata,
    Column("day", WORD, primary_key=True),
    Column("game", WORD, primary_key=True),
    Column("identity", WORD, primary_key=True),
    Column("total", BigInteger, nullable=False),
    Column("table_id", WORD, nullable=False),
    Column("at", Double, nullable=False),
    Index("dailies_by_total", "day", "game", "total"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", WORD, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Finished games, compressed."""

words = Table(
    "words",
    metadata,
    Column("name", WORD, primary_key=True),
    Column("word", WORD, nullable=False),
)
"""What the club once made up for itself and keeps, such as keys."""

runs = Table(
    "runs",
    metadata,
    Column("began", Double, primary_key=True, autoincrement=False),
    Column("seen", Double, nullable=False),
)
"""From when until when the club was open, as far as its clocks need to know."""
