"""Boxes, files of corrected data, are kept by their digest; a table may be played with one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
oldest_program = "0006"  # an earlier one would deal a table without its box


def upgrade() -> None:
    """Add the boxes, who saved which, and the box of a table."""
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_boxes")),
    )
    op.create_table(
        "saved_boxes",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("saved", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["digest"], ["boxes.digest"], name=op.f("fk_saved_boxes_digest"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_saved_boxes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "digest", name=op.f("pk_saved_boxes")),
    )
    op.add_column("tables", sa.Column("box", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("box_name", sa.String(length=60), nullable=False, server_default=""))
