"""A sitting remembers how a rated game changed the rating."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
oldest_program = "0006"


def upgrade() -> None:
    """Add the rating before and after the game, empty for games from before."""
    op.add_column("sittings", sa.Column("rating_before", sa.Double(), nullable=True))
    op.add_column("sittings", sa.Column("rating_after", sa.Double(), nullable=True))
