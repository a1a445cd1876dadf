"""A game may begin from a position instead of a deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
oldest_program = "0011"  # an earlier one would deal a new game instead


def upgrade() -> None:
    """Add the position a table begins from, empty for one that is dealt."""
    op.add_column("tables", sa.Column("position", sa.Text(), nullable=False, server_default=""))
