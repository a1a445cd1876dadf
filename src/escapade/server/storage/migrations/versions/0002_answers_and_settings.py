"""Standing answers, which a table gives for a seat that is asked alike whatever it holds; and everybody's settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Remember an answer for each seat, where nothing means that the player is asked, and settings for each person."""
    op.add_column("people", sa.Column("settings", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("sittings", sa.Column("answer", sa.String(length=20), nullable=False, server_default=""))
