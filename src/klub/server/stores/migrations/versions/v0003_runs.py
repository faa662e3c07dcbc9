"""From when until when the club was open."""

from alembic import op
from sqlalchemy import Column, Double

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table; of a club that was closed before, nobody knows since when."""
    op.create_table(
        "runs",
        Column("began", Double, primary_key=True, autoincrement=False),
        Column("seen", Double, nullable=False),
    )
