"""Webhooks are signed with a secret of their own, and notices wait in the database until they are taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
oldest_program = "0003"


def upgrade() -> None:
    """Add the secret, empty for webhooks from before, and the notices to deliver."""
    op.add_column("hooks", sa.Column("secret", sa.String(length=80), nullable=False, server_default=""))
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("hook", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["hook"], ["hooks.id"], name=op.f("fk_notices_hook"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"])
    op.create_index(op.f("ix_notices_hook"), "notices", ["hook"])
