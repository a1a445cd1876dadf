"""A table may show its players which card comes next."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
oldest_program = "0011"


def upgrade() -> None:
    """Add whether a table gives hints; tables so far do not."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
