"""A rating counts the different people it was won against; it is provisional while they are few."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
oldest_program = "0006"


def upgrade() -> None:
    """Add the number of opponents, 0 for ratings from before."""
    op.add_column("ratings", sa.Column("opponents", sa.Integer(), nullable=False, server_default="0"))
