"""People make puzzles of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
oldest_program = "0011"


def upgrade() -> None:
    """Add the puzzles that people made."""
    op.create_table(
        "own_puzzles",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("task", sa.String(length=40), nullable=False),
        sa.Column("goal", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_own_puzzles_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_own_puzzles"),
    )
    op.create_index("ix_own_puzzles_person", "own_puzzles", ["person"])
