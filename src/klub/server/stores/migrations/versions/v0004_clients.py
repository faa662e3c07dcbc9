"""Browsers and networks from which people have come in."""

from alembic import op
from sqlalchemy import Column, Double, Text

revision = "0004"
down_revision = "0003"

WORD = Text().with_variant(Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the table; people are known again once they look in."""
    op.create_table(
        "clients",
        Column("hash", WORD, primary_key=True),
        Column("identity", WORD, nullable=False),
        Column("kind", WORD, nullable=False),
        Column("seen", Double, nullable=False),
    )
    op.create_index("clients_by_identity", "clients", ["identity"])
