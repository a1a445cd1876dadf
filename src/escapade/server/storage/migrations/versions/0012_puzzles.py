"""People's tries at puzzles, and their runs on the path of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
oldest_program = "0011"  # an earlier one knows nothing of these tables, and needs nothing from them

_PERSON = "people.id"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], [_PERSON], name="fk_puzzle_tries_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_index("ix_puzzle_tries_puzzle", "puzzle_tries", ["puzzle"])
    op.create_index("ix_puzzle_tries_game", "puzzle_tries", ["game"])
    op.create_table(
        "daily_runs",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("elapsed", sa.Integer(), nullable=True),
        sa.Column("right", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["person"], [_PERSON], name="fk_daily_runs_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "person", name="pk_daily_runs"),
    )
    op.create_index("ix_daily_runs_person", "daily_runs", ["person"])
