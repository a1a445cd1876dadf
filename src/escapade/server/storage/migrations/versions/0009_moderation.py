"""Chat has quick phrases, lines can be reported, and moderators mute people everywhere for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
oldest_program = "0006"


def upgrade() -> None:
    """Add the reports, the phrase of a chat line, and who is a moderator or muted."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("reporter", sa.String(length=40), nullable=True),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    for column in ("table_id", "person", "reporter", "created"):
        op.create_index(op.f(f"ix_reports_{column}"), "reports", [column])
    op.add_column("chat", sa.Column("phrase", sa.String(length=20), nullable=False, server_default=""))
    op.add_column("people", sa.Column("moderator", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted_until", sa.BigInteger(), nullable=False, server_default="0"))
