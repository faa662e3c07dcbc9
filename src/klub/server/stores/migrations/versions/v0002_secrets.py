"""Several secrets for one person, who sits at which table, and words that last."""

from alembic import op
from sqlalchemy import Column, Double, Text

revision = "0002"
down_revision = "0001"

WORD = Text().with_variant(Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Give secrets a table of their own and move there what people have."""
    op.create_table(
        "secrets",
        Column("secret_hash", WORD, primary_key=True),
        Column("identity", WORD, nullable=False),
        Column("since", Double, nullable=False),
    )
    op.create_index("secrets_by_identity", "secrets", ["identity"])
    op.execute(
        "insert into secrets (secret_hash, identity, since)"
        " select secret_hash, id, created from identities"
    )
    op.drop_index("identities_by_secret", "identities")
    # SQLite gets a copy of the table without the column: not every SQLite can drop one.
    with op.batch_alter_table("identities") as identities:
        identities.drop_column("secret_hash")
    op.create_table(
        "sitters",
        Column("table_id", WORD, primary_key=True),
        Column("identity", WORD, primary_key=True),
    )
    op.create_index("sitters_by_identity", "sitters", ["identity"])
    op.create_table(
        "words",
        Column("name", WORD, primary_key=True),
        Column("word", WORD, nullable=False),
    )
